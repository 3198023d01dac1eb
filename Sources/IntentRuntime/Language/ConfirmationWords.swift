import AppIntents
import LanguageTags

/// What people type for going on where an app has named the action, besides yes: *send*.
enum ConfirmationWords {
  /// The words for an action in a language, or in English: `turnOn` → *turn on*, *einschalten*.
  static func words(for action: String, language: String) -> [String] {
    (LanguageTag(language).value(in: all) ?? english)[action] ?? []
  }

  /// The words of each language that the runtime speaks, by the actions' names.
  static let all: [String: [String: [String]]] = [
    "en": english, "de": german, "fr": french, "es": spanish, "ja": japanese, "ar": arabic,
  ]
}

extension ConfirmationWords {
  private static let english: [String: [String]] = [
    "add": ["add", "add it"], "addData": ["add data", "add"], "book": ["book", "book it"],
    "buy": ["buy", "buy it"], "call": ["call"], "checkIn": ["check in"],
    "continue": ["continue", "go on"], "create": ["create", "create it"], "do": ["do", "do it"],
    "download": ["download", "download it"], "filter": ["filter"], "find": ["find", "find it"],
    "get": ["get", "get it"], "go": ["go", "go ahead"], "log": ["log", "log it"],
    "open": ["open", "open it"], "order": ["order", "order it"], "pay": ["pay", "pay it"],
    "play": ["play", "play it"], "playSound": ["play sound", "play a sound", "play"],
    "post": ["post", "post it"], "request": ["request", "request it"], "run": ["run", "run it"],
    "search": ["search"], "send": ["send", "send it"], "set": ["set", "set it"],
    "share": ["share", "share it"], "start": ["start", "start it"],
    "startNavigation": ["start navigation", "start"], "toggle": ["toggle", "toggle it"],
    "turnOff": ["turn off", "turn it off"], "turnOn": ["turn on", "turn it on"],
    "view": ["view", "view it"],
  ]

  private static let german: [String: [String]] = [
    "add": ["hinzufügen"], "addData": ["daten hinzufügen", "hinzufügen"], "book": ["buchen"],
    "buy": ["kaufen"], "call": ["anrufen"], "checkIn": ["einchecken"],
    "continue": ["fortfahren", "weiter"], "create": ["erstellen", "anlegen"],
    "do": ["tun", "mach das"], "download": ["laden", "herunterladen"], "filter": ["filtern"],
    "find": ["finden"], "get": ["holen", "abrufen"], "go": ["los", "los geht's"],
    "log": ["eintragen", "protokollieren"], "open": ["öffnen"], "order": ["bestellen"],
    "pay": ["bezahlen", "zahlen"], "play": ["abspielen", "spielen"],
    "playSound": ["ton abspielen", "ton wiedergeben", "abspielen"],
    "post": ["posten", "veröffentlichen"], "request": ["anfordern", "anfragen"],
    "run": ["ausführen"], "search": ["suchen"], "send": ["senden", "abschicken"],
    "set": ["einstellen", "setzen", "festlegen"], "share": ["teilen"],
    "start": ["starten", "beginnen"], "startNavigation": ["navigation starten", "starten"],
    "toggle": ["umschalten"], "turnOff": ["ausschalten"], "turnOn": ["einschalten"],
    "view": ["anzeigen", "ansehen"],
  ]

  private static let french: [String: [String]] = [
    "add": ["ajouter"], "addData": ["ajouter des données", "ajouter"], "book": ["réserver"],
    "buy": ["acheter"], "call": ["appeler"], "checkIn": ["s'enregistrer", "enregistrer"],
    "continue": ["continuer"], "create": ["créer"], "do": ["faire"], "download": ["télécharger"],
    "filter": ["filtrer"], "find": ["trouver", "rechercher"], "get": ["obtenir"],
    "go": ["aller", "allons-y", "y aller"], "log": ["consigner", "enregistrer"],
    "open": ["ouvrir"], "order": ["commander"], "pay": ["payer"], "play": ["lire", "jouer"],
    "playSound": ["émettre un son", "jouer un son"], "post": ["publier"],
    "request": ["demander"], "run": ["exécuter"], "search": ["rechercher", "chercher"],
    "send": ["envoyer"], "set": ["définir", "régler"], "share": ["partager"],
    "start": ["démarrer", "commencer"], "startNavigation": ["démarrer la navigation", "démarrer"],
    "toggle": ["basculer"], "turnOff": ["désactiver", "éteindre"],
    "turnOn": ["activer", "allumer"], "view": ["afficher", "voir"],
  ]

  private static let spanish: [String: [String]] = [
    "add": ["añadir", "agregar"], "addData": ["añadir datos", "añadir"], "book": ["reservar"],
    "buy": ["comprar"], "call": ["llamar"], "checkIn": ["registrarse", "facturar"],
    "continue": ["continuar"], "create": ["crear"], "do": ["hacer", "hazlo"],
    "download": ["descargar"], "filter": ["filtrar"], "find": ["buscar", "encontrar"],
    "get": ["obtener"], "go": ["ir", "adelante", "vamos"], "log": ["registrar"],
    "open": ["abrir"], "order": ["pedir", "encargar"], "pay": ["pagar"],
    "play": ["reproducir"], "playSound": ["reproducir sonido", "reproducir"],
    "post": ["publicar"], "request": ["solicitar", "pedir"], "run": ["ejecutar"],
    "search": ["buscar"], "send": ["enviar"], "set": ["definir", "ajustar"],
    "share": ["compartir"], "start": ["iniciar", "empezar"],
    "startNavigation": ["iniciar navegación", "iniciar la navegación", "iniciar"],
    "toggle": ["alternar"], "turnOff": ["desactivar", "apagar"],
    "turnOn": ["activar", "encender"], "view": ["ver", "mostrar"],
  ]

  private static let japanese: [String: [String]] = [
    "add": ["追加", "追加する"], "addData": ["データを追加", "追加"], "book": ["予約", "予約する"],
    "buy": ["購入", "購入する", "買う"], "call": ["発信", "電話する"],
    "checkIn": ["チェックイン", "チェックインする"], "continue": ["続ける", "続行"],
    "create": ["作成", "作成する"], "do": ["実行", "実行する"],
    "download": ["ダウンロード", "ダウンロードする"], "filter": ["絞り込む", "フィルタ"],
    "find": ["探す", "見つける"], "get": ["取得", "取得する"], "go": ["実行", "進む"],
    "log": ["記録", "記録する"], "open": ["開く"], "order": ["注文", "注文する"],
    "pay": ["支払う", "支払い"], "play": ["再生", "再生する"],
    "playSound": ["サウンドを再生", "再生"], "post": ["投稿", "投稿する"],
    "request": ["リクエスト", "リクエストする"], "run": ["実行", "実行する"],
    "search": ["検索", "検索する"], "send": ["送信", "送信する", "送る"],
    "set": ["設定", "設定する"], "share": ["共有", "共有する"], "start": ["開始", "開始する"],
    "startNavigation": ["ナビを開始", "ナビゲーションを開始", "開始"],
    "toggle": ["切り替える", "切り替え"], "turnOff": ["オフにする", "オフ"],
    "turnOn": ["オンにする", "オン"], "view": ["表示", "表示する", "見る"],
  ]

  private static let arabic: [String: [String]] = [
    "add": ["إضافة", "أضف"], "addData": ["إضافة بيانات", "إضافة"], "book": ["حجز", "احجز"],
    "buy": ["شراء", "اشتر"], "call": ["اتصال", "اتصل"], "checkIn": ["تسجيل الوصول"],
    "continue": ["متابعة", "تابع"], "create": ["إنشاء", "أنشئ"], "do": ["تنفيذ", "نفذ"],
    "download": ["تنزيل"], "filter": ["تصفية"], "find": ["بحث", "ابحث"],
    "get": ["الحصول", "احصل"], "go": ["انطلق", "اذهب"], "log": ["تسجيل", "سجل"],
    "open": ["فتح", "افتح"], "order": ["طلب", "اطلب"], "pay": ["دفع", "ادفع"],
    "play": ["تشغيل", "شغل"], "playSound": ["تشغيل صوت", "تشغيل"], "post": ["نشر", "انشر"],
    "request": ["طلب", "اطلب"], "run": ["تشغيل", "نفذ"], "search": ["بحث", "ابحث"],
    "send": ["إرسال", "أرسل"], "set": ["تعيين", "عين"], "share": ["مشاركة", "شارك"],
    "start": ["بدء", "ابدأ"], "startNavigation": ["بدء التنقل", "بدء"], "toggle": ["تبديل", "بدل"],
    "turnOff": ["إيقاف", "أوقف"], "turnOn": ["تشغيل", "شغل"], "view": ["عرض", "اعرض"],
  ]
}

import LanguageTags

/// Words that wildcards and strings are made of: things to buy, to do and to name.
///
/// They are nouns and adjectives of everyday life, so that they seldom are a template's own words.
struct SampleWords {
  private let words: [String]
  private let separator: String

  /// - Parameter words: Words to use instead of the language's.
  init(language: String, words own: [String]? = nil) {
    let tag = LanguageTag(language)
    let known = tag.value(in: Self.table) ?? Self.fallback
    let given = own?.filter { !$0.isEmpty } ?? []
    words = given.isEmpty ? known.split(separator: " ").map(String.init) : given
    separator = tag.separatesWords ? " " : ""
  }

  /// One word.
  func word(_ dice: inout Dice) -> String { words[dice.below(words.count)] }

  /// One to three words; one as often as two and three together.
  func phrase(_ dice: inout Dice) -> String {
    let count = [1, 1, 2, 3][dice.below(4)]
    return (0..<count).map { _ in word(&dice) }.joined(separator: separator)
  }

  /// For languages without a list of their own: words that are none of any language's own.
  private static let fallback = "Mirado Tavola Pesto Kiwano Bamako Lumina Zorvik Quinto Delmar Oslo"

  private static let table: [String: String] = [
    "ar": "حليب خبز تفاح دفتر طماطم قهوة صابون رسالة حديقة مفتاح قميص كتاب زيتون سكر",
    "bg": "мляко хляб ябълки тетрадка домати кафе сапун писмо градина ключ риза книга захар",
    "bn": "দুধ রুটি আপেল খাতা টমেটো কফি সাবান চিঠি বাগান চাবি জামা বই চিনি",
    "ca": "llet pa pomes llibreta tomàquets cafè sabó carta jardí clau camisa llibre sucre",
    "cs": "mléko chléb jablka sešit rajčata káva mýdlo dopis zahrada klíč košile kniha cukr",
    "da": "mælk brød æbler hæfte tomater kaffe sæbe brev have nøgle skjorte bog sukker",
    "de": "Milch Brot Äpfel Heft Tomaten Kaffee Seife Brief Garten Schlüssel Hemd Buch Zucker",
    "el": "γάλα ψωμί μήλα τετράδιο ντομάτες καφές σαπούνι γράμμα κήπος κλειδί βιβλίο ζάχαρη",
    "en": "milk bread apples notebook tomatoes coffee soap letter garden key shirt book sugar",
    "es": "leche pan manzanas cuaderno tomates café jabón carta jardín llave camisa libro azúcar",
    "et": "piim leib õunad vihik tomatid kohv seep kiri aed võti särk raamat suhkur",
    "eu": "esnea ogia sagarrak koadernoa tomateak kafea xaboia gutuna lorategia giltza liburua",
    "fa": "شیر نان سیب دفتر گوجه قهوه صابون نامه باغ کلید پیراهن کتاب شکر",
    "fi": "maito leipä omenat vihko tomaatit kahvi saippua kirje puutarha avain paita kirja sokeri",
    "fr": "lait pain pommes cahier tomates café savon lettre jardin clé chemise livre sucre",
    "he": "חלב לחם תפוחים מחברת עגבניות קפה סבון מכתב גינה מפתח חולצה ספר סוכר",
    "hi": "दूध रोटी सेब कॉपी टमाटर चाय साबुन चिट्ठी बगीचा चाबी कमीज़ किताब चीनी",
    "hr": "mlijeko kruh jabuke bilježnica rajčice kava sapun pismo vrt ključ košulja knjiga šećer",
    "hu": "tej kenyér alma füzet paradicsom kávé szappan levél kert kulcs ing könyv cukor",
    "id": "susu roti apel buku tomat kopi sabun surat kebun kunci kemeja gula",
    "is": "mjólk brauð epli bók tómatar kaffi sápa bréf garður lykill skyrta sykur",
    "it": "latte pane mele quaderno pomodori caffè sapone lettera giardino chiave camicia libro",
    "ja": "牛乳 パン りんご ノート トマト コーヒー 石けん 手紙 庭 鍵 シャツ 本 砂糖",
    "ko": "우유 빵 사과 공책 토마토 커피 비누 편지 정원 열쇠 셔츠 책 설탕",
    "lt": "pienas duona obuoliai sąsiuvinis pomidorai kava muilas laiškas sodas raktas knyga",
    "lv": "piens maize āboli burtnīca tomāti kafija ziepes vēstule dārzs atslēga krekls grāmata",
    "nb": "melk brød epler hefte tomater kaffe såpe brev hage nøkkel skjorte bok sukker",
    "nl": "melk brood appels schrift tomaten koffie zeep brief tuin sleutel hemd boek suiker",
    "pl": "mleko chleb jabłka zeszyt pomidory kawa mydło list ogród klucz koszula książka cukier",
    "pt": "leite pão maçãs caderno tomates café sabonete carta jardim chave camisa livro açúcar",
    "ro": "lapte pâine mere caiet roșii cafea săpun scrisoare grădină cheie cămașă carte zahăr",
    "ru": "молоко хлеб яблоки тетрадь помидоры кофе мыло письмо сад ключ рубашка книга сахар",
    "sk": "mlieko chlieb jablká zošit paradajky káva mydlo list záhrada kľúč košeľa kniha cukor",
    "sl": "mleko kruh jabolka zvezek paradižnik kava milo pismo vrt ključ srajca knjiga sladkor",
    "sr": "млеко хлеб јабуке свеска парадајз кафа сапун писмо башта кључ кошуља књига шећер",
    "sv": "mjölk bröd äpplen häfte tomater kaffe tvål brev trädgård nyckel skjorta bok socker",
    "ta": "பால் ரொட்டி ஆப்பிள் தக்காளி காபி சோப்பு கடிதம் தோட்டம் சாவி சட்டை புத்தகம்",
    "th": "นม ขนมปัง แอปเปิล สมุด มะเขือเทศ กาแฟ สบู่ จดหมาย กุญแจ หนังสือ น้ำตาล",
    "tr": "süt ekmek elma defter domates kahve sabun mektup bahçe anahtar gömlek kitap şeker",
    "uk": "молоко хліб яблука зошит помідори кава мило лист сад ключ сорочка книга цукор",
    "ur": "دودھ روٹی سیب کاپی ٹماٹر چائے صابن خط باغ چابی قمیض کتاب چینی",
    "vi": "sữa bánh táo vở cà chua xà phòng thư vườn khóa áo sách đường",
    "zh": "牛奶 面包 苹果 笔记本 西红柿 咖啡 肥皂 信 花园 钥匙 衬衫 书 糖",
    "zh-HK": "牛奶 麵包 蘋果 筆記簿 番茄 咖啡 肥皂 信 花園 鎖匙 恤衫 書 糖",
    "zh-TW": "牛奶 麵包 蘋果 筆記本 番茄 咖啡 肥皂 信 花園 鑰匙 襯衫 書 糖",
  ]
}

extension Thesaurus {
  static let german = """
    gesehen|geschaut|geguckt|angeschaut|angesehen|gekannt
    habe gesehen|hab gesehen|habe geschaut|kenne ich schon|kenn ich|gesehen|geguckt|hab geguckt|gestern gesehen
    habe|hab|haben|hatte
    als gesehen|als geschaut|als erledigt|als bekannt
    ansehen|sehen|schauen|gucken|anschauen|angucken|reinziehen
    markiere|markier|merk|vermerk|notier|hak|verbuch|trag|setz|kreuz
    markieren|vermerken|abhaken|eintragen|notieren|ankreuzen
    als ungesehen|als nicht gesehen|als noch offen
    entferne|nimm|lösch|streich|entfern|wirf|hol
    nicht gesehen|noch nicht gesehen|nie gesehen|doch nicht gesehen|noch nicht geguckt
    welche filme habe ich noch nicht|welche kenn ich noch nicht|was fehlt mir noch|welche stehen noch aus|was muss ich noch|welche fehlen noch
    füge|setz|setze|pack|leg|stell|schieb|tu|nimm|speicher|schreib|hau
    hinzufügen|packen|setzen|legen|aufnehmen|speichern
    zu meiner|auf meine|auf die|in meine|in die|zu meinen|zu den
    später|irgendwann|mal|demnächst|ein andermal
    ich möchte|ich will|ich würde gern|ich mag|ich wollte
    bewerte|benote|gib|beurteile|vergib für|ich gebe|von mir für|meine note für
    gib|ich geb|ich gebe|kriegt|bekommt|kriegt von mir|verdient
    stern|sterne|sternen|punkte|punkten
    mit|hat|volle|nur|glatte
    zeig|zeige|zeig mir|such|finde|liste|gib mir|ich will|gibt's|hast du|gibt es
    filme|streifen|titel|alle filme|alles
    film|streifen|titel
    von|mit|aus der hand von|unter der regie von
    durchsuche|stöbere in|blättere durch|zeig|durchstöbere
    mindestens|ab|wenigstens|nicht unter
    oder mehr|und mehr|aufwärts|oder besser|und höher
    erinnere mich|erinner mich|sag mir bescheid|gib mir bescheid|melde dich|weck mich|denk dran|lass mich nicht vergessen|ping mich
    erinnere mich an|erinnerung für|erinner mich an|stups mich wegen|nicht vergessen
    erinnerung|wecker|notiz
    such|wähl|such aus|nimm|empfiehl|schlag vor|zieh|such du|wähl du
    zufälligen|irgendeinen|beliebigen|einen|egal welchen|einen x beliebigen
    zufall|los|glück
    überrasch mich|such du aus|entscheide du|mir egal|lass das los entscheiden|würfel
    was soll ich|ich weiß nicht was ich|was könnte ich|was kann man
    mach an|schalte ein|starte|stell an
    mach aus|schalte aus|stopp|stell ab
    """

  static let french = """
    regardé|vu|maté|visionné|fini|terminé
    j'ai regardé|j'ai vu|vu|on a vu|j'ai maté|j'ai enfin vu|je viens de voir|hier j'ai vu|j'ai fini
    regarder|voir|mater|visionner
    marque|note|coche|enregistre|mets|retiens|indique|inscris|compte
    comme vu|comme regardé|dans les vus|parmi les vus
    comme non vu|comme pas vu|comme à voir
    je n'ai pas vu|je n'ai pas regardé|finalement pas vu|j'ai pas vu|pas vu
    enlève|retire|supprime|efface|décoche|annule|oublie|vire|ôte
    quels films je n'ai pas vus|il me manque quoi|lesquels me restent|qu'est-ce qu'il me reste|lesquels j'ai pas vus|que reste-t-il
    ajoute|mets|colle|range|place|glisse|sauvegarde|garde|fous
    à ma|dans ma|sur ma|dans mes|à mes|dans les|aux
    plus tard|un jour|une autre fois|un de ces jours
    je veux|je voudrais|j'aimerais|faut que je|j'ai envie de
    favoris|préférés|coups de cœur
    note|évalue|donne|je mets|je donne|mets|ma note pour|mérite
    donne|je donne|je mets|mets|colle|attribue
    étoile|étoiles|points|sur cinq
    montre|affiche|trouve|cherche|donne|liste|sors|fais voir
    montre-moi|donne-moi|je veux|tu as|t'as|il y a|je cherche|y a-t-il
    films|titres|longs métrages|trucs
    film|titre|long métrage
    de|du réalisateur|réalisés par|signés|tournés par
    parcours|explore|feuillette|montre|passe en revue
    au moins|à partir de|minimum|pas moins de
    ou plus|et plus|minimum|ou mieux
    rappelle-moi|préviens-moi|fais-moi penser|fais-moi signe|alerte-moi|dis-moi|réveille-moi|n'oublie pas
    rappelle-moi de regarder|rappel pour|fais-moi penser à|préviens-moi pour|un rappel pour
    choisis|sélectionne|suggère|propose|recommande|trouve|tire au sort|prends
    au hasard|n'importe lequel|n'importe quel|au pif|aléatoire|quelconque
    un film au hasard|n'importe quoi|ce que tu veux|une surprise|quelque chose
    surprends-moi|choisis pour moi|à toi de choisir|décide|lance les dés
    que regarder|que dois-je regarder|je ne sais pas quoi regarder|quoi voir
    allume|démarre|active|lance
    éteins|arrête|coupe|désactive
    """

  static let spanish = """
    visto|mirado|terminado|acabado
    he visto|vi|ya vi|acabo de ver|vimos|por fin vi|ayer vi|hemos visto|terminé de ver|acabamos de ver
    ver|mirar|echar un vistazo a
    marca|apunta|anota|registra|pon|guarda|señala|tacha|cuenta
    como vista|como visto|entre las vistas
    como no vista|como pendiente|como sin ver
    no he visto|no vi|al final no vi|nunca he visto|nunca vi
    quita|elimina|borra|saca|desmarca|retira|olvida que vi|deshaz
    qué películas no he visto|cuáles no he visto|cuáles me faltan|qué me queda|qué pelis me quedan|cuáles tengo sin ver|qué me falta por ver
    añade|agrega|pon|mete|ponme|guarda|apunta|manda|suma|echa
    a mi|en mi|a la|en la|a mis|en mis
    más tarde|algún día|luego|otro día|en otro momento
    quiero ver|me gustaría ver|quisiera ver|tengo ganas de ver|querría ver
    favoritas|favoritos|preferidas
    califica|puntúa|valora|ponle|dale|mi nota para|le doy a|pon nota a
    dale|le doy|ponle|le pongo|se lleva|se merece
    estrella|estrellas|puntos|estrellitas
    muestra|enseña|busca|encuentra|lista|saca|dime|dame
    muéstrame|enséñame|dame|quiero|hay|tienes|búscame|ponme
    películas|pelis|títulos|cintas
    película|peli|cinta|título
    de|dirigidas por|hechas por|del director
    explora|hojea|recorre|muestra|repasa
    al menos|mínimo|a partir de|por lo menos
    o más|para arriba|o mejor|en adelante
    recuérdame|avísame|acuérdame|hazme acordar|dime|que no se me olvide|dame un toque
    recuérdame ver|recordatorio para|avísame de|que no se me olvide ver|un recordatorio de
    elige|escoge|selecciona|sugiere|recomienda|sortea|saca|tira
    al azar|cualquiera|aleatoria|la que sea|a suertes|lo que sea
    una película al azar|una cualquiera|la que quieras|algo|una sorpresa
    sorpréndeme|elige tú|tú decides|lo que tú quieras|tira los dados
    qué veo|qué puedo ver|no sé qué ver|no me decido
    enciende|activa|arranca|pon
    apaga|para|detén|desactiva
    """

  static let japanese = """
    視聴済みに|見たことに|観たことに|見た事に|チェック済みに|見終わったことに
    を見た|を観た|見た|観た|見ました|観ました|見終わった|見終えた|鑑賞した|観てきた
    見たい|観たい|見てみたい|気になる
    見る|観る|鑑賞する|視聴する
    未視聴に|見てないことに|未視聴扱いに|見ていないことに|まだ見てないことに
    見ていない|観ていない|見てない|観てない|未視聴の|まだの|残ってる
    して|しておいて|しといて|してください|お願い|頼む
    記録して|メモして|登録して|残して|つけて|チェックして
    取り消して|やめて|消して|戻して|外して|なかったことにして
    追加して|入れて|加えて|保存して|入れといて|突っ込んで|登録して
    評価して|採点して|点数をつけて|つけて|評価する
    星|スター|ほし
    つ星|点|個|つ
    見せて|教えて|表示して|出して|探して|一覧にして|リストにして|ある
    映画|作品|フィルム|やつ
    監督の|が撮った|が監督した|の作った
    以上|より上|から上
    リマインドして|思い出させて|教えて|忘れないように言って|知らせて|通知して|声かけて|リマインド
    選んで|決めて|おすすめして|提案して|引いて|ピックアップして|出して
    ランダムに|適当に|なんか|てきとうに|どれか|お任せで|何でもいいから
    何を見|何観|どれ見|なに見
    """

  static let arabic = """
    شاهدت|شفت|رأيت|تفرجت على|خلصت|حضرت|أنهيت|شفنا
    مشاهد|مشاهدا|كمشاهد|شفته|تمت مشاهدته
    مشاهدة|أشوف|أتفرج|رؤية|حضور
    أن أشاهد|أشوف|أتفرج على|أحضر|مشاهدة
    سجل|علم|احسب|دون|ضع علامة|حط علامة|اكتب|قيد
    كغير مشاهد|كأني ما شفته|لم أشاهده
    لم أشاهد|ما شفت|لم أر|ما حضرت|ما تفرجت على
    احذف|أزل|شيل|امسح|الغ|ألغ|تراجع عن|انس
    ما الأفلام التي لم أشاهدها|أي أفلام لسه|شو باقي|ايش ناقصني|ما الذي بقي|إيه اللي ناقصني
    أضف|ضيف|حط|ضع|احفظ|خلي|ارم|انقل
    إلى|على|في|ب
    لاحقا|بعدين|يوما ما|في وقت آخر
    أريد|بدي|عايز|أبغى|ودي|نفسي|أود
    المفضلة|مفضلتي|أحب الأفلام
    قيم|أعط|أعطي|اعط|تقييمي ل|درجتي ل|ياخذ|حط
    نجوم|نجمة|نقاط|من خمسة
    أظهر|اعرض|أرني|ورني|هات|جيب|ابحث عن|دور على|شو في
    أفلام|افلام|الأفلام|شي
    فيلم|الفيلم|فلم
    للمخرج|من إخراج|لـ|تبع|إخراج
    تصفح|قلب|استعرض|اعرض
    على الأقل|فما فوق|وأكثر|لا يقل عن
    ذكرني|نبهني|فكرني|لا تخليني أنسى|خبرني|أعلمني|قل لي
    ذكرني بمشاهدة|ذكرني بفيلم|تذكير بفيلم|نبهني على|فكرني بفيلم
    اختر|اختار|رشح|اقترح|نقي|اسحب|انتق
    عشوائي|عشوائيا|أي|بالحظ|على ذوقك|كيفما كان
    فاجئني|اختار انت|على كيفك|أنت قرر
    ماذا أشاهد|شو أحضر|إيش أشوف|محتار شو أشوف|لا أعرف ماذا أشاهد
    شغل|افتح|ابدأ
    أطفئ|أغلق|أوقف
    """
}

extension FindLanguage {
  static let arabic = FindLanguage(
    title: "البحث عن <plural>",
    sentences: [
      "((<show>|<ask>) [<all>] <described>|[<all>] <described>|<show> [<all>] <name>) <filters>"
        + " [<sorting>] [<app>]",
      """
      (<show> [<all>] <described>|[<which>] <rank> [<count>] <things>\
      |[<which>] [<all>] <things> (<rank>|<adjective>)) \
      [<sorting>] [<app>]
      """,
      "(رتب|رتبي|افرز|افرزي) [<all>] <things> ((حسب|بحسب|وفق) <key> [<direction>|<first>]|<first>)"
        + " [<app>]",
      "[<all>] <things> <sorting> [<app>]",
    ],
    parts: [
      "show": """
      (اعرض|اعرضي|أرني|أريني|أظهر|أظهري|اذكر|هات) [لي]|(ابحث|ابحثي) [لي] عن|ما [هي]|أعطني|أعطيني
      """,
      "ask": """
      [هل] (هناك|يوجد|توجد|لديك|عندك|لدي|عندي)|(أريد|أود) [مشاهدة|رؤية|أن أشاهد|أن أرى]|أبحث عن\
      |<which>
      """,
      "which": "ما (هو|هي)|ما|أي",
      "first": "من <rank> [إلى (الأحدث|الأقدم|الأعلى|الأدنى)|أولا]",
      "all": "جميع|كل|كافة",
      "amount": "[أول] <count>",
      "described": "[<amount>] [<rank>] [<count>] <things> [<rank>|<adjective>]",
      "filters": "<filter> [(و |و|[ ])<filter> [(و |و|[ ])<filter>]|<or> <filter> [<or> <filter>]]",
      "sorting": "(مرتبة|مرتبا|مرتبين) (حسب|بحسب|وفق) <key> [ترتيبا] [<direction>]"
        + "|(حسب|بحسب) <key> [<direction>]|[مرتبة|مرتبا] <first>",
      "app": "(في|باستخدام) <name>",
      "byWord": "ل",
      "yearWord": "[عام|سنة|العام|السنة|عامي|سنتي]",
    ],
    adjectives: [.choice: "[من نوع] <v>", .boolean: "<v>"],
    filters: [
      .text: [
        .is: ["(حيث|التي) <p> [هو|هي] <v>", "(ذات|ذو) <p> <v>"],
        .isNot: ["(حيث|التي) <p> (ليس|ليست) <v>"],
        .contains: [
          "[حيث|التي] (يحتوي|تحتوي) <p> على [كلمة] <v>", "التي في <p> <v>",
          "[التي] (يحتوي|تحتوي) على [كلمة] <v> في <p>",
        ],
        .begins: ["(حيث|التي) (يبدأ|تبدأ) <p> ب[ ]<v>"],
        .ends: ["(حيث|التي) (ينتهي|تنتهي) <p> ب[ ]<v>"],
      ],
      .number: [
        .is: ["(ذات|بـ|حيث) <p> <v>"], .isNot: ["(حيث|التي) <p> (ليس|ليست) <v>"],
        .above: ["(ذات|حيث|التي) <p> (أكثر|أكبر|أعلى) من <v>"],
        .atLeast: ["(ذات|حيث|التي) <p> <v> على الأقل", "(ذات|حيث) <p> لا (يقل|تقل) عن <v>"],
        .below: ["(ذات|حيث|التي) <p> (أقل|أصغر|أدنى) من <v>"],
        .atMost: ["(ذات|حيث|التي) <p> <v> على الأكثر"],
        .from: ["(ذات|حيث|التي) <p> بين <from> (و |و)<to>"],
      ],
      .year: [
        .is: ["<bare>[<lead>] (من|في|عام|سنة|لعام|لسنة) <yearWord> <v>"],
        .isNot: ["<bare>(غير|ليست) من <yearWord> <v>"],
        .above: ["<bare>[<lead>] بعد <yearWord> <v>"],
        .atLeast: ["<bare>[<lead>] (منذ|ابتداء من) <yearWord> <v>"],
        .below: ["<bare>[<lead>] قبل <yearWord> <v>"],
        .atMost: ["<bare>[<lead>] حتى <yearWord> <v>"],
        .from: [
          "<bare>[<lead>] (بين <yearWord> <from> (و |و)<to>|من <yearWord> <from> إلى"
            + " <yearWord> <to>)"
        ],
      ],
      .date: [
        .is: ["<bare>(من|في) <v>", "<lead> [في] <v>"],
        .above: ["<bare>بعد <v>", "<lead> بعد <v>"],
        .atLeast: ["<bare>منذ <v>", "<lead> منذ <v>"],
        .below: ["<bare>قبل <v>", "<lead> قبل <v>"], .atMost: ["<bare>حتى <v>"],
        .from: ["<bare>بين <from> (و |و)<to>", "<lead> بين <from> (و |و)<to>"],
      ],
      .boolean: [.is: ["(التي هي|وهي) <v>"]],
      .choice: [
        .is: ["(من|ذات) (<p>|نوع) <v>", "(حيث|التي) <p> <v>"],
        .isNot: ["(غير|ليست|عدا|ما عدا) <v>"],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: [
          "من إخراج [المخرج|المخرجة] <v>", "[التي|الذي] (أخرجها|أخرجه|أخرجتها|أخرجته) <v>",
          "(للمخرج|للمخرجة) <v>", "المخرج <v>",
        ], names: ["المخرج", "مخرج"]),
      .author: ConceptWording(
        matches: [
          "من تأليف <v>", "(التي|الذي) (كتبها|كتبه|كتبتها) <v>", "(للكاتب|للكاتبة|للمؤلف) <v>",
        ], names: ["المؤلف", "الكاتب"]),
      .artist: ConceptWording(
        matches: ["(للفنان|للفنانة|للمغني) <v>", "(التي|الذي) غناها <v>"], names: ["الفنان"]),
      .performer: ConceptWording(
        matches: ["(من بطولة|بطولة|من تمثيل) <v>"], names: ["الممثل"]),
      .owner: ConceptWording(matches: ["(المسندة إلى|التابعة ل) <v>"]),
      .title: ConceptWording(
        names: ["العنوان", "الاسم"], ascending: ["أبجديا"],
        relations: [
          .is: ["(بعنوان|باسم|اسمها|المسماة|المسمى) <v>"],
          .contains: ["التي (يحتوي عنوانها|يحتوي اسمها|في عنوانها|في اسمها) [على] <v>"],
          .begins: ["التي (تبدأ|يبدأ عنوانها|يبدأ اسمها) ب[ ]<v>"],
          .ends: ["التي (تنتهي|ينتهي عنوانها|ينتهي اسمها) ب[ ]<v>"],
        ]),
      .topic: ConceptWording(matches: ["(عن|حول|بخصوص) <v>"]),
      .tag: ConceptWording(matches: ["ذات الوسم <v>"], names: ["الوسم"]),
      .place: ConceptWording(matches: ["(في|قرب|بالقرب من) <v>"], names: ["المكان"]),
      .year: ConceptWording(
        names: ["السنة", "العام", "التاريخ"],
        lead: "الصادرة|الصادر|[التي] صدرت|[الذي] صدر|المنتجة|[التي] أنتجت",
        ascending: ["أقدم", "الأقدم"], descending: ["أحدث", "الأحدث", "آخر", "الأخيرة"]),
      .date: ConceptWording(
        names: ["التاريخ"], ascending: ["أقدم", "الأقدم"], descending: ["أحدث", "الأحدث", "آخر"]),
      .created: ConceptWording(
        names: ["تاريخ الإنشاء"], lead: "المنشأة|التي أنشئت", ascending: ["أقدم", "الأقدم"],
        descending: ["أحدث", "الأحدث", "آخر"]),
      .added: ConceptWording(
        names: ["تاريخ الإضافة"], lead: "المضافة|التي أضيفت", descending: ["المضافة حديثا"]),
      .modified: ConceptWording(
        names: ["تاريخ التعديل"], lead: "المعدلة|التي عدلت", descending: ["المعدلة حديثا"]),
      .due: ConceptWording(names: ["تاريخ الاستحقاق"], lead: "المستحقة"),
      .released: ConceptWording(
        names: ["تاريخ الإصدار"], lead: "الصادرة|الصادر|التي صدرت",
        ascending: ["أقدم", "الأقدم"], descending: ["أحدث", "الأحدث", "آخر"]),
      .rating: ConceptWording(
        names: ["التقييم"], ascending: ["أسوأ", "الأقل تقييما"],
        descending: ["أفضل", "الأعلى تقييما"],
        relations: [
          .is: ["(بتقييم|ذات) <v> (نجمة|نجوم)"], .atLeast: ["بتقييم <v> نجوم على الأقل"],
        ]),
      .duration: ConceptWording(
        names: ["المدة"], ascending: ["أقصر", "الأقصر"], descending: ["أطول", "الأطول"],
        relations: [
          .above: ["أطول من <v> (دقيقة|دقائق)"], .below: ["أقصر من <v> (دقيقة|دقائق)"],
        ]),
      .price: ConceptWording(
        names: ["السعر"], ascending: ["أرخص", "الأرخص"], descending: ["أغلى", "الأغلى"],
        relations: [.below: ["(أرخص|بأقل) من <v>"], .above: ["(أغلى|بأكثر) من <v>"]]),
      .size: ConceptWording(
        names: ["الحجم"], ascending: ["أصغر", "الأصغر"], descending: ["أكبر", "الأكبر"]),
    ],
    any: ["أو", "او"],
    ascending: ["تصاعديا", "تصاعدي"], descending: ["تنازليا", "تنازلي", "عكسيا"],
    yes: ["<p>"], no: ["غير <p>"], nounPrefix: "[ال]", nounSuffix: "[ا]",
    labels: FindLabels(
      sorting: "الترتيب حسب", ranking: "التصنيف", order: "الترتيب", limit: "العدد الأقصى",
      mode: "عوامل التصفية", allFilters: "كل عوامل التصفية", anyFilter: "أي عامل تصفية",
      relations: [
        .is: "<p>", .isNot: "<p> ليس", .contains: "<p> يحتوي على", .begins: "<p> يبدأ بـ",
        .ends: "<p> ينتهي بـ", .above: "<p> أكبر من", .atLeast: "<p> على الأقل",
        .below: "<p> أقل من", .atMost: "<p> على الأكثر", .from: "<p> من", .to: "<p> إلى",
      ]))
}

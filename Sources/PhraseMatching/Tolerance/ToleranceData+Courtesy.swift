/// Courtesy and hesitation in languages of which no more is known: phrases are found with it around
/// them, and nothing else is forgiven there but typing errors, doubled words and order.
///
/// Each says nothing about what is to be done, wherever it stands. What a language's own phrases are
/// likely to begin with, such as a verb in the polite form, is left to the app.
extension ToleranceData {
  /// A language of which only its fillers are known.
  init(fillers: [String]) {
    self = .empty
    self.fillers = fillers
  }

  static let courtesy: [String: [String]] = [
    "it": [
      "per favore", "per piacere", "per cortesia", "gentilmente", "cortesemente", "ciao", "ehi",
      "salve", "buongiorno", "ok", "okay", "allora", "dunque", "ehm", "beh", "senti", "scusa",
      "scusi", "puoi", "potresti", "può", "potrebbe", "puoi per favore",
      "potresti per favore", "ti dispiacerebbe", "vorrei", "mi piacerebbe", "voglio", "per me",
      "grazie", "grazie mille", "adesso", "subito", "velocemente",
    ],
    "pt": [
      "por favor", "por gentileza", "se faz favor", "faz favor", "pf", "pfv", "olá", "oi",
      "bom dia", "boa tarde", "boa noite", "ok", "okay", "então", "hum",
      "escuta", "desculpa", "desculpe", "pode", "podes", "você pode", "você poderia", "poderia",
      "podia", "pode por favor", "poderia por favor", "eu gostaria de", "gostaria de", "queria",
      "eu quero", "quero", "para mim", "pra mim", "obrigado", "obrigada", "muito obrigado",
      "muito obrigada", "agora", "rapidinho",
    ],
    "nl": [
      "alsjeblieft", "alstublieft", "aub", "graag", "hallo", "hoi", "hé", "hey", "ok", "oké", "dus",
      "eh", "uhm", "nou", "even", "eventjes", "kun je", "kan je", "kunt u", "zou je", "zou u",
      "wil je", "wilt u", "ik wil graag", "ik wil", "ik zou graag", "voor mij", "dank je",
      "dank je wel", "dank u", "bedankt", "nu", "snel", "misschien",
    ],
    "pl": [
      "proszę", "proszę cię", "poproszę", "cześć", "hej", "dzień dobry", "ok", "okej", "więc",
      "hmm", "czy możesz", "możesz", "czy mógłbyś", "mógłbyś", "czy mogłabyś", "mogłabyś",
      "czy może pan", "czy może pani", "chciałbym", "chciałabym", "chcę", "dla mnie", "dziękuję",
      "dzięki", "teraz", "szybko",
    ],
    "ru": [
      "пожалуйста", "пожалуйста же", "будь добр", "будь добра", "будьте добры", "привет",
      "здравствуй", "здравствуйте", "эй", "ок", "окей", "ну", "эм", "слушай", "можешь",
      "можете", "ты можешь", "вы можете", "мог бы ты", "могли бы вы", "не мог бы ты",
      "не могла бы ты", "не могли бы вы", "я хотел бы", "я хотела бы", "хотелось бы", "я хочу",
      "для меня", "спасибо", "большое спасибо", "сейчас", "быстро", "давай", "давайте",
    ],
    "uk": [
      "будь ласка", "прошу", "привіт", "добрий день", "гей", "ок", "ну", "отже", "слухай",
      "можеш", "можете", "чи можеш", "чи можете", "чи міг би ти", "чи могли б ви", "я хотів би",
      "я хотіла б", "я хочу", "для мене", "дякую", "зараз", "швидко", "давай",
    ],
    "tr": [
      "lütfen", "rica etsem", "rica ederim", "zahmet olmazsa", "merhaba", "selam", "hey", "tamam",
      "peki", "hadi", "bana", "benim için", "teşekkürler", "teşekkür ederim",
      "sağ ol", "sağ olun", "şimdi", "hemen", "çabuk", "acaba",
    ],
    "id": [
      "tolong", "mohon", "silakan", "halo", "hai", "hei", "oke", "ok", "hmm",
      "bisakah kamu", "bisakah anda", "bisa tolong", "maukah kamu", "saya ingin", "saya mau",
      "aku mau", "untuk saya", "terima kasih", "makasih", "sekarang", "cepat", "dong",
    ],
    "ms": [
      "tolong", "sila", "hai", "helo", "ok", "bolehkah anda", "boleh awak",
      "saya mahu", "saya ingin", "untuk saya", "terima kasih", "sekarang", "cepat",
    ],
    "vi": [
      "làm ơn", "vui lòng", "xin", "xin vui lòng", "giúp tôi", "giùm tôi", "xin chào", "chào",
      "ok", "ừm", "bạn có thể", "tôi muốn", "cho tôi", "cảm ơn",
      "ngay bây giờ", "nhanh", "nhé",
    ],
    "hi": [
      "कृपया", "प्लीज", "प्लीज़", "ज़रा", "जरा", "नमस्ते", "अरे", "ठीक है", "अच्छा", "उम", "क्या आप",
      "क्या तुम", "मैं चाहता हूँ कि", "मैं चाहती हूँ कि", "मेरे लिए", "धन्यवाद", "शुक्रिया", "अभी", "जल्दी से",
    ],
    "mr": [
      "कृपया", "प्लीज", "जरा", "नमस्कार", "अरे", "अहो", "ठीक आहे", "बरं", "माझ्यासाठी", "धन्यवाद",
      "आत्ता", "लवकर",
    ],
    "bn": [
      "দয়া করে", "দয়া করে", "প্লিজ", "অনুগ্রহ করে", "একটু", "হ্যালো", "নমস্কার", "আচ্ছা", "ঠিক আছে",
      "তুমি কি", "আপনি কি", "আমি চাই", "আমার জন্য", "ধন্যবাদ", "এখন", "এখনই", "তাড়াতাড়ি",
    ],
    "ur": [
      "براہ کرم", "مہربانی کرکے", "پلیز", "ذرا", "سلام", "السلام علیکم", "ارے", "ٹھیک ہے", "اچھا",
      "کیا آپ", "میرے لیے", "میرے لئے", "شکریہ", "ابھی", "جلدی سے",
    ],
    "fa": [
      "لطفا", "لطفاً", "خواهش می‌کنم", "بی‌زحمت", "سلام", "هی", "خب", "باشه", "می‌توانی", "می‌تونی",
      "می‌توانید", "می‌خواهم", "برای من", "برام", "ممنون", "مرسی", "متشکرم", "الان", "سریع",
    ],
    "ta": ["தயவுசெய்து", "தயவு செய்து", "ப்ளீஸ்", "கொஞ்சம்", "வணக்கம்", "சரி", "எனக்காக", "நன்றி", "இப்போது"],
    "te": ["దయచేసి", "ప్లీజ్", "కొంచెం", "నమస్కారం", "హలో", "సరే", "నా కోసం", "ధన్యవాదాలు", "ఇప్పుడు"],
    "ko": [
      "제발", "부탁해", "부탁해요", "부탁드려요", "부탁드립니다", "좀", "저기", "저기요", "안녕", "안녕하세요",
      "그럼", "혹시", "나를 위해", "고마워", "고마워요", "고맙습니다", "감사합니다", "지금", "빨리", "얼른",
    ],
    "zh": [
      "请", "請", "麻烦", "麻煩", "麻烦你", "麻煩你", "请你", "請你", "拜托", "拜託", "劳驾", "你好", "您好", "嗨",
      "嘿", "喂", "好的", "嗯", "呃", "能不能", "可不可以", "你能", "你可以", "帮我", "幫我",
      "给我", "給我", "我想", "谢谢", "謝謝", "谢谢你", "現在", "现在", "快点", "快點", "一下", "吧",
    ],
    "th": [
      "กรุณา", "โปรด", "ได้โปรด", "ช่วย", "รบกวน", "สวัสดี", "โอเค", "เอ่อ", "หน่อย", "ให้หน่อย", "ให้ฉัน",
      "ขอบคุณ", "ครับ", "ค่ะ", "คะ", "นะ", "นะครับ", "นะคะ", "ตอนนี้", "เร็วๆ",
    ],
    "sw": [
      "tafadhali", "naomba", "hujambo", "sawa", "basi", "unaweza", "ningependa", "nataka",
      "kwa ajili yangu", "asante", "asante sana", "sasa", "haraka",
    ],
    "tl": [
      "paki", "pakiusap", "hoy", "kumusta", "sige", "ok", "maaari mo bang", "pwede mo bang",
      "gusto kong", "para sa akin", "salamat", "ngayon", "po",
    ],
  ]
}

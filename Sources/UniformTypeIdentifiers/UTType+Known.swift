extension UTType {
  struct Fact {
    var parents: [String]
    var extensions: [String] = []
    var mime: String?
  }

  /// What is known about the types below; parents lead from special to general.
  static let facts: [String: Fact] = [
    "public.data": Fact(parents: ["public.item"]),
    "public.content": Fact(parents: []),
    "public.folder": Fact(parents: ["public.item"]),
    "public.text": Fact(parents: ["public.data", "public.content"]),
    "public.plain-text": Fact(parents: ["public.text"], extensions: ["txt"], mime: "text/plain"),
    "public.rtf": Fact(parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
    "public.html": Fact(parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    "public.json": Fact(parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "public.xml": Fact(parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
    "public.comma-separated-values-text": Fact(
      parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    "net.daringfireball.markdown": Fact(parents: ["public.text"], extensions: ["md"]),
    "com.adobe.pdf": Fact(
      parents: ["public.data", "public.content"], extensions: ["pdf"], mime: "application/pdf"),
    "public.url": Fact(parents: ["public.data"]),
    "public.file-url": Fact(parents: ["public.url"], extensions: []),
    "public.image": Fact(parents: ["public.data", "public.content"]),
    "public.jpeg": Fact(
      parents: ["public.image"], extensions: ["jpg", "jpeg"], mime: "image/jpeg"),
    "public.png": Fact(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.heic": Fact(parents: ["public.image"], extensions: ["heic"], mime: "image/heic"),
    "public.tiff": Fact(
      parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
    "public.svg-image": Fact(
      parents: ["public.image"], extensions: ["svg"], mime: "image/svg+xml"),
    "com.compuserve.gif": Fact(parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "org.webmproject.webp": Fact(
      parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
    "public.audiovisual-content": Fact(parents: ["public.data", "public.content"]),
    "public.audio": Fact(parents: ["public.audiovisual-content"]),
    "public.mp3": Fact(parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
    "public.mpeg-4-audio": Fact(parents: ["public.audio"], extensions: ["m4a"], mime: "audio/mp4"),
    "com.microsoft.waveform-audio": Fact(
      parents: ["public.audio"], extensions: ["wav"], mime: "audio/wav"),
    "public.movie": Fact(parents: ["public.audiovisual-content"]),
    "public.video": Fact(parents: ["public.movie"]),
    "public.mpeg-4": Fact(parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
    "com.apple.quicktime-movie": Fact(
      parents: ["public.movie"], extensions: ["mov"], mime: "video/quicktime"),
    "public.archive": Fact(parents: ["public.data"]),
    "public.zip-archive": Fact(
      parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"),
    "public.contact": Fact(parents: ["public.data"]),
    "public.vcard": Fact(parents: ["public.contact"], extensions: ["vcf"], mime: "text/vcard"),
    "public.calendar-event": Fact(parents: ["public.data"], extensions: ["ics"]),
  ]

  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Documents, pictures, recordings.
  public static let content = UTType(exportedAs: "public.content")
  /// Bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text of any kind.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text without formatting, in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.plain-text")
  /// Formatted text.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// Web pages.
  public static let html = UTType(exportedAs: "public.html")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// Pictures.
  public static let image = UTType(exportedAs: "public.image")
  /// JPEG pictures.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// PNG pictures.
  public static let png = UTType(exportedAs: "public.png")
  /// HEIC pictures.
  public static let heic = UTType(exportedAs: "public.heic")
  /// GIF pictures.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// TIFF pictures.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// SVG drawings.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// WebP pictures.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// Sound and moving pictures.
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// MP3.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// Waveforms.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
  /// Moving pictures with sound.
  public static let movie = UTType(exportedAs: "public.movie")
  /// Moving pictures.
  public static let video = UTType(exportedAs: "public.video")
  /// MPEG-4 films.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// QuickTime films.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// Packed files.
  public static let archive = UTType(exportedAs: "public.archive")
  /// ZIP files.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// People.
  public static let contact = UTType(exportedAs: "public.contact")
  /// People as cards.
  public static let vCard = UTType(exportedAs: "public.vcard")
  /// Appointments.
  public static let calendarEvent = UTType(exportedAs: "public.calendar-event")
}

extension SchemaLanguage {
  static let german = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> [<article>] <term> [<app>]",
      "<show> [<that>] <things> in (dem|der|denen) [<article>] <term> (vorkommt|vorkommen) [<app>]",
      "(welcher|welche|welches) <things> (war|ist|handelt) [das] <about> [<article>] <term>"
        + " [<app>]",
      "(such|suche|suchen Sie|finde|finden Sie) [nach] <term> (in|im|mit) (<name>|[meinen"
        + "|den|allen] <things>)",
      "(durchsuche|durchsuchen Sie) (<name>|[meine|die|alle] <things>) nach <term>",
    ],
    searchHere: [
      "(such|suche|suchen Sie|finde|finden Sie) [nach] <term> auf (dieser|der) Seite [<app>]"
    ],
    act: ["<do> [<app>]"],
    whole: """
      [den|die|das|dem|der|diesen|diese|dieses|diesem|dieser|mein|meine|meinen|meinem|einen\
      |eine|ein|alle|alle meine] \
      <object> [(namens|mit dem Titel) <target>]
      """,
    new: """
      [einen|eine|ein|den|die|das] [neuen|neue|neues] <object> [(namens|mit dem Titel|über) \
      <target>]
      """,
    parts: [
      "show": """
      (zeig|zeige|zeigen Sie) [mir]|(such|suche|suchen Sie) [mir] [nach]|(finde|finden Sie) [mir]
      """,
      "that": "den|die|das|diesen|diese|dieses|einen|eine|ein|alle|jene|jenen",
      "about": "über|mit|von|wo es um|der von|die von|das von",
      "article": "den|dem|der|die|das|einen|einem|einer|eine|ein",
      "app": "(in|mit) <name>",
    ],
    verbs: [
      .create:
        "(erstelle|erstell|erstellen Sie|mach|mache) [mir] <x>|(lege|leg|legen Sie) <x> an"
        + "|<x> (erstellen|anlegen)",
      .write: "(schreib|schreibe|schreiben Sie|verfasse) [mir] <x>|<x> (schreiben|verfassen)",
      .record: "(nimm|nehmen Sie) <x> auf|<x> aufnehmen",
      .open: "(öffne|öffnen Sie|zeig|zeige) [mir] <x>|<x> öffnen",
      .read: "(lies|lesen Sie) <x>|<x> lesen",
      .play: "(spiel|spiele|spielen Sie) <x> [ab]|<x> abspielen",
      .switchTo: "(wechsle|wechsel|wechseln Sie|geh|gehe) (zu|zum|zur) <x>",
      .close: "(schließe|schließ|schließen Sie) <x>|<x> schließen",
      .delete: "(lösche|lösch|löschen Sie|entferne|entfernen Sie) <x>|<x> (löschen|entfernen)",
      .move: "(verschiebe|verschieb|verschieben Sie) <x>|<x> verschieben",
      .rename: "(benenne|benennen Sie) <x> um|<x> umbenennen",
      .edit: "(bearbeite|bearbeiten Sie|ändere|ändern Sie) <x>|<x> (bearbeiten|ändern)",
      .archive: "(archiviere|archivieren Sie) <x>|<x> archivieren",
      .forward: "(leite|leiten Sie) <x> weiter|<x> weiterleiten",
      .reply: "(antworte|antworten Sie) auf <x>|(beantworte|beantworten Sie) <x>|<x> beantworten",
      .save: "(speichere|speichern Sie) <x>|<x> speichern",
      .send: "(sende|senden Sie|schick|schicke|schicken Sie) <x> [ab]|<x> (senden|abschicken)",
      .crop: "(schneide|schneiden Sie) <x> zu|<x> zuschneiden",
      .duplicate:
        "(dupliziere|duplizieren Sie|kopiere|kopieren Sie) <x>|<x> (duplizieren|kopieren)",
      .cleanUp: "(bereinige|bereinigen Sie) <x>|<x> bereinigen",
      .rotate: "(drehe|dreh|drehen Sie) <x>|<x> drehen",
      .straighten: "(begradige|begradigen Sie) <x>|(richte|richten Sie) <x> gerade",
      .start: "(starte|starten Sie|beginne|beginnen Sie) <x>|<x> starten",
      .stop: "(stoppe|stopp|stoppen Sie|beende|beenden Sie) <x>|<x> beenden",
      .bookmark: "(setze|setz|setzen Sie) ein Lesezeichen für <x>",
    ],
    objects: [
      .book: "Buch|Bücher", .audiobook: "Hörbuch|Hörbücher", .page: "Seite|Seiten",
      .website: "Website|Webseite|Webseiten", .tab: "Tab|Tabs|Browsertab",
      .newTab: "neuen Tab", .window: "Browserfenster", .newWindow: "neues Browserfenster",
      .bookmark: "Lesezeichen", .history: "Browserverlauf|Verlauf des Browsers",
      .file: "Datei|Dateien", .folder: "Ordner",
      .entry: "Tagebucheintrag|Tagebucheinträge|Journaleintrag",
      .audioEntry: "Audioeintrag im Tagebuch|gesprochenen Tagebucheintrag",
      .draft: "E-Mail-Entwurf|Mailentwurf|Entwurf", .mail: "E-Mail|Mail|E-Mails|Mails",
      .photo: "Foto|Fotos|Bild|Bilder", .album: "Album|Alben|Fotoalbum",
      .recording: "Aufnahme|Videoaufnahme",
      .presentation: "Präsentation|Präsentationen|Diashow", .slide: "Folie|Folien",
      .document: "Dokument|Dokumente", .spreadsheet: "Tabelle|Tabellen|Kalkulationstabelle",
      .sheet: "Tabellenblatt|Blatt", .board: "Whiteboard|Whiteboards",
    ])
}

extension SchemaLanguage {
  static let german = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> [<article>] <term> [<app>]",
      "<show> [<that>] <things> in (dem|der|denen) [<article>] <term> (vorkommt|vorkommen) [<app>]",
      "(welcher|welche|welches) <things> (war|ist|handelt) [das] <about> [<article>] <term>"
        + " [<app>]",
      "<ask> [<that>] <things> <about> [<article>] <term> [<app>]",
      "<ask> [<that>] <things> in (dem|der|denen) [<article>] <term> (vorkommt|vorkommen) [<app>]",
      "(kannst du|könntest du|können Sie) [mir] [<that>] <things> <about> [<article>] <term>"
        + " (zeigen|suchen|finden|heraussuchen) [<app>]",
      "in (welchem|welcher|welchen) <things> (kommt|kommen) [<article>] <term> vor [<app>]",
      "in (welchem|welcher|welchen) <things> geht es um [<article>] <term> [<app>]",
      "<things> über [<article>] <term> [<app>]",
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
      (zeig|zeige|zeigen Sie|öffne|öffnen Sie) [mir]|(such|suche|suchen Sie) [mir] [nach]|(finde|finden Sie) [mir]
      """,
      "that": """
      der|den|die|das|dieser|diesen|diese|dieses|einen|eine|ein|alle|jene|jenen|meinen|meine|mein|alle meine
      """,
      "about": "über|mit|von|wo es um|der von|die von|das von",
      "ask": """
      gibt es|(hast du|habe ich|haben wir|haben Sie)|(kennst du|kennen Sie)|ich suche\
      |wie (heißt|hieß|heißen)|was (ist|war|sind)
      """,
      "article": "den|dem|der|die|das|einen|einem|einer|eine|ein",
      "app": "(in|mit) <name>",
      "to": "(in|auf|zu) <y>|(ins|aufs|zum|zur) <y.noun>",
      "of": "(in|auf|von|für) <y>|<y>|(im|vom|des) <y.noun>",
      "from": "(aus|von|in) <y>|(vom|im) <y.noun>",
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
      .enhance: "(verbessere|verbessern Sie|optimiere) <x>|<x> verbessern",
      .resize:
        "(ändere|ändern Sie) die Größe (<y>|von <x>|des <x.noun>)|(skaliere|skalieren Sie) <x>",
      .mark: "(markiere|markieren Sie) <x> als <choice>|<x> als <choice> markieren",
      .openMode: "(öffne|öffnen Sie|starte) <x> [im <choice> [Modus]]|<x> öffnen",
      .choose: "(wähle|wählen Sie|nimm) <x> [<choice>] [aus]|(benutze|verwende|nimm) die <choice>"
        + " <x.noun>",
      .flip: "(wechsle|wechsel|wechseln Sie) <x>|<x> wechseln",
      .turn: "(blättere|blättern Sie|blätter) [<x>] (um|<valueless>(weiter|zurück))"
        + "|(blättere|blätter|geh|gehe) zur (<choice>|<valueless>(nächsten|vorherigen)) <x.noun>"
        + "|(blättere|blätter|geh|gehe) (zu|auf) Seite <number>",
      .set: "(stelle|stell|stellen Sie|setze|setzen Sie) <x> [auf <value>] [ein]"
        + "|(ändere|ändern Sie) <x> [(auf|in) <value>]|<x> (ändern|einstellen)"
        + "|(mach|mache|machen Sie) <x> <choice>",
      .make: "(mach|mache|machen Sie) <x> <choice>",
      .setOf: "(stelle|stell|setze|setzen Sie|ändere|ändern Sie) <x> (<of> [(auf|in) <value>]"
        + "|[(auf|in) <value>] <app>) [ein]|<x> <of> [(auf|in) <value>] (ändern|einstellen|setzen)",
      .toggle: "<valueless>(schalte|schalten Sie) <x> (ein|aus|an)"
        + "|<valueless>(aktiviere|deaktiviere) <x>|<valueless><x> (einschalten|ausschalten)"
        + "|(schalte|schalten Sie) <x> (um|<choice>)",
      .insert: "(füge|füg|fügen Sie) (<x> <to>|<y> <x>) (ein|hinzu) [mit dem Text <text>]"
        + "|<x> <to> (einfügen|hinzufügen)",
      .addTo: "(füge|füg|fügen Sie) (<x> <to>|<y> <x>) hinzu|(leg|lege|verschiebe|pack) <x> <to>"
        + "|<x> <to> hinzufügen",
      .takeFrom: "(entferne|entfernen Sie|lösche|löschen Sie|nimm) <x> <from> [heraus]"
        + "|<x> <from> (entfernen|löschen)",
      .post: "(poste|teile|teilen Sie|lade|stelle|stell) <x> (<to>|<from>) [hoch]"
        + "|<x> <to> (posten|teilen|hochladen)",
      .editIn: "(bearbeite|bearbeiten Sie|ändere|verschiebe) <x> <of>|<x> <of> (bearbeiten|ändern)",
      .copyFrom: "(kopiere|kopieren Sie) <x> [<from>]|<x> [<from>] kopieren",
      .pasteOn: "(füge|füg|fügen Sie) <x> [<to>] ein|(wende|wenden Sie) <x> [<to>] an"
        + "|<x> [<to>] (einfügen|anwenden)",
      .importNew: "(importiere|importieren Sie) <x>|<x> importieren|(füge|füg) <x> <to> hinzu",
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
      .document: "Dokument|Dokumente|Dokuments",
      .spreadsheet: "Tabelle|Tabellen|Kalkulationstabelle",
      .sheet: "Tabellenblatt|Blatt", .board: "Whiteboard|Whiteboards",
      .worksheet: "Arbeitsblatt|Arbeitsblätter|Tabellenblatt|Blatt (in|der) (der|dieser|meiner)"
        + " Tabelle",
      .boardItem: "Element|Elemente|Notiz|Haftnotiz|Form", .audio: "Ton|Audio|Tonaufnahme",
      .comment: "Kommentar|Kommentare", .image: "Bild|Foto", .textBox: "Textfeld",
      .video: "Video|Videoclip", .webVideo: "Webvideo|Online-Video", .title: "Titel|Überschrift",
      .sharedAlbum: "(geteilte|geteiltes|geteilten|gemeinsame|gemeinsamen) Album",
      .library: "Mediathek|Fotomediathek|Fotobibliothek",
      .person: "Person (auf|in) (dem|diesem|meinem) (Foto|Bild)|erkannte Person",
      .edits: "Bearbeitungen|Fotobearbeitungen",
      .suggestedEdits: "vorgeschlagenen Bearbeitungen|vorgeschlagene Bearbeitungen",
      .exposure: "Belichtung", .saturation: "Sättigung|Farbsättigung",
      .warmth: "Farbwärme|Wärme|Farbtemperatur", .filter: "Filter|Fotofilter",
      .depth: "Tiefe|Tiefenschärfe|Schärfentiefe", .depthEffect: "Tiefeneffekt|Porträteffekt",
      .readingSettings: "Leseeinstellungen|Lesedesign", .text: "Text|Buchstaben",
      .fontSize: "Schrift|Schriftgröße|Textgröße", .lineSpacing: "Zeilenabstand",
      .characterSpacing: "Zeichenabstand|Buchstabenabstand", .wordSpacing: "Wortabstand",
      .camera: "Kamera|Kameras",
    ])
}

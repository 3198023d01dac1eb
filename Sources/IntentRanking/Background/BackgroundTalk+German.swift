extension BackgroundTalk {
  /// What people say in German; see ``english``.
  static let german = BackgroundTalk(
    lists: [
      "tag": "heute|morgen|am montag|am freitag|am wochenende|nächste woche|heute abend|übermorgen",
      "zeit": "um sieben|um 18 uhr|mittags|in zehn minuten|in einer stunde|um halb acht|später",
      "ort": "berlin|hamburg|wien|münchen|paris|rom|zürich|köln|london|leipzig",
      "wer": "mama|papa|meine frau|meinen chef|anna|peter|oma|den arzt|meine schwester|lukas",
      "essen": "milch|brot|eier|pizza|nudeln|käse|kaffee|äpfel|reis|butter|tomaten|bier",
      "raum": "küche|schlafzimmer|wohnzimmer|bad|garage|büro|flur|keller|garten",
      "gerät": "licht|heizung|lampe|fernseher|radio|ofen|staubsauger|ventilator|alarm",
      "musik": "adele|queen|mozart|die toten hosen|helene fischer|coldplay|rammstein|bach",
      "zahl": "zwei|drei|fünf|zehn|20|50|100|4|12|sieben|eins",
      "ding": "das auto|mein handy|den laptop|die jacke|das fahrrad|die schlüssel|den drucker",
    ],
    lines: """
      (wie hoch ist|was ist|zeig mir) (der Durchschnitt|die Durchschnittsnote|der Schnitt) (der Klasse|der Zahlen|der Gruppe|des Teams)
      (wie hoch ist|was ist) (mein Durchschnittstempo|meine Durchschnittsgeschwindigkeit|mein Notendurchschnitt|mein Puls im Schnitt)
      (Lieder|Musik|Mode|Autos|Hits) (aus den|der) (Sechzigern|Siebzigern|Achtzigern|Neunzigern)
      (lösch|lösche|entferne) (meine letzte|die letzte) (Nachricht|Mail|Datei)
      wie (wird|ist) das wetter (<tag>|in <ort>)
      (regnet|schneit) es <tag> [in <ort>]
      (brauche ich|muss ich) <tag> (einen schirm|eine jacke) [mitnehmen]
      wie (warm|kalt|windig) (ist|wird) es (draußen|<tag>|in <ort>)
      (stell|stelle) [mir] (einen|den) wecker (auf|für) <zeit>
      weck mich <tag> <zeit>
      (lösch|schalte) (alle|den|meinen) wecker [aus]
      (stell|starte|stopp) (einen timer|die eieruhr) [auf <zahl> minuten]
      erinner[e] mich (daran|<tag>|<zeit>) (<wer> anzurufen|<essen> zu kaufen|an den zahnarzt|an die miete)
      erinnere mich an (den termin|die besprechung|die blumen|den müll) <tag>
      was steht <tag> (in meinem kalender|an|auf dem plan)
      (trag|trage) (einen termin|ein meeting mit <wer>|den zahnarzt) <tag> (in den kalender ein|ein)
      (verschiebe|sag|streich) (den termin|das treffen) [mit <wer>] [auf <zeit>]
      wann ist (mein nächster termin|die nächste besprechung|feiertag|ostern)
      (setz|setze|schreib|pack) <essen> auf die (einkaufsliste|liste für den supermarkt)
      was steht auf (der|meiner) (einkaufsliste|todo liste|aufgabenliste)
      (streich|lösch|nimm) <essen> von der einkaufsliste
      (erstelle|lösche) eine [neue] (liste|notiz|aufgabe) [für <tag>]
      markiere (die aufgabe|die mail|die nachricht) als (erledigt|gelesen|wichtig|spam)
      (mach|schalte) (das|die|den) <gerät> [im <raum>|in der <raum>] (an|aus|ein)
      (dimme|mach heller) das licht [auf <zahl> prozent]
      stell die (heizung|temperatur) auf <zahl> grad
      (öffne|schließ|sperr) (die haustür|das garagentor|die fenster|die rollos) [zu|auf]
      ist (die tür|das fenster|der herd|das <gerät>) (offen|zu|an|aus)
      (spiel|spiele) (musik|etwas|ein lied|das neue album) von <musik>
      (spiel|mach) (jazz|radio|meine playlist|was ruhiges|klassik) [an]
      (nächstes|voriges|anderes) lied [bitte]
      (füg|speicher) dieses (lied|album) (zu meiner playlist hinzu|in der mediathek)
      (lauter|leiser|stumm|mach den ton aus|lautstärke auf <zahl>)
      (wer singt|wie heißt) (das|dieses lied)
      (ruf|ruf mal) <wer> an
      (schreib|schick) <wer> (eine nachricht|eine mail|dass ich später komme)
      (lies|zeig) [mir] (meine|die) [neuen] (nachrichten|mails|benachrichtigungen) [vor]
      hat <wer> (geantwortet|angerufen|geschrieben)
      (wie komme ich|navigiere|fahr mich) (nach <ort>|zum bahnhof|nach hause|zum flughafen)
      (wie ist der verkehr|gibt es stau) [nach <ort>|auf der a7]
      wie (weit|lange) ist es (nach <ort>|bis zum bahnhof|zu fuß)
      wo ist (die nächste tankstelle|die nächste apotheke|ein geldautomat|mein auto|der parkplatz)
      (ruf|bestell) [mir] ein taxi [<zeit>]
      wann (fährt|kommt) der nächste (zug|bus) [nach <ort>]
      (buche|such|finde) (einen flug|ein hotel|ein zugticket|einen mietwagen) (nach|in) <ort>
      (reserviere|bestell) einen tisch [für <zahl>] [<tag>]
      (empfiehl|such|kennst du) [mir] ein (gutes restaurant|café|hotel) [in <ort>|in der nähe]
      (bestell|hol) [mir] <essen> [nach hause]
      wo (ist|bleibt) (mein paket|meine bestellung|die lieferung)
      wie (koche|backe|lange kocht) [ich] <essen>
      (zeig|such|hast du) [mir] ein rezept (für|mit) <essen>
      wie viele kalorien hat <essen>
      wie (hoch|viel) ist (mein kontostand|mein guthaben|der strompreis|die miete)
      überweise <zahl> euro an <wer>
      (sperre|ich habe verloren) meine (kreditkarte|karte|bankkarte)
      wann (ist die rechnung fällig|kommt mein gehalt|kommt die rückzahlung)
      (rechne um|wie viel sind) <zahl> (dollar in euro|meilen in kilometer)
      was (ist|ergibt) <zahl> (plus|mal|minus) <zahl>
      (wie spät|wie viel uhr) ist es [in <ort>]
      (welcher tag|welches datum) ist heute
      wie viele tage [sind es] (bis weihnachten|bis zu meinem geburtstag|noch bis ostern)
      (was|wer|wo) ist (die hauptstadt von spanien|der bundeskanzler|der höchste berg)
      wer hat (das telefon erfunden|faust geschrieben|amerika entdeckt|angefangen)
      was (heißt|bedeutet) (das|serendipity|danke auf englisch|dieses wort)
      übersetze (guten tag|das|den satz) (ins englische|auf französisch)
      (wann spielt|hat) (bayern|der hsv|die nationalmannschaft) [gewonnen|gespielt]
      wie (steht es|ist es ausgegangen) (im spiel|bei bayern)
      (was gibt es neues|lies die nachrichten|die schlagzeilen bitte|was ist passiert) [in <ort>]
      (erzähl|sing) [mir] (einen witz|eine geschichte|ein gedicht|ein lied|was lustiges)
      (wirf eine münze|würfle|nenne eine zahl zwischen 1 und <zahl>)
      (wie heißt du|wer bist du|bist du ein roboter|wie alt bist du|was kannst du)
      (hallo|guten morgen|gute nacht|tschüss|bis später|guten abend|servus)
      (danke|vielen dank|gut gemacht|entschuldigung|egal|super)
      (mir ist|ich bin) (langweilig|müde|traurig|hungrig|kalt|krank|glücklich) [heute]
      ich (liebe|hasse|mag|vermisse) (dich|meinen job|montage|<wer>|<essen>)
      (kannst du|könntest du) (das wiederholen|mir helfen|lauter sprechen|leise sein)
      (mein kopf|mein rücken|mein zahn) tut weh
      was hilft gegen (kopfschmerzen|husten|schnupfen|fieber)
      (mach|vereinbare) einen termin (beim arzt|beim friseur|beim zahnarzt) [<tag>]
      (wie viele schritte|wie lange) (bin ich gelaufen|habe ich geschlafen)
      (starte|zeichne auf) (einen lauf|mein training|yoga)
      (mein auto|das fahrrad|der drucker) (springt nicht an|ist kaputt|macht geräusche|geht nicht)
      wie (wechsle ich einen reifen|entferne ich flecken|repariere ich den abfluss)
      mein (handy|laptop|wlan|internet) (geht nicht|ist langsam|ist abgestürzt|ist leer)
      (öffne|schließe|installiere) (die kamera|den browser|spotify|die app)
      (mach|zeig) [mir] (ein foto|ein selfie|meine bilder|den bildschirm)
      (such|google) [nach] (schuhen|katzenbildern|billigen flügen|einer wohnung)
      (was|welche schuhe|welches kleid) soll ich [<tag>] (anziehen|kochen|essen|kaufen|sagen)
      wie viel kostet (das|ein neues handy|der eintritt|die fahrt)
      (hat|haben) (der supermarkt|die bank|das museum|die apotheke) <tag> (offen|geöffnet|zu)
      (storniere|wo ist|ändere) (meine bestellung|mein abo|meine buchung)
      (fütter|wasch|geh mit) (die katze|den hund|die fische) [<tag>]
      (gieß|putz|räum) (die blumen|die fenster|das zimmer auf|die <raum>)
      (alles gute|frohe weihnachten|herzlichen glückwunsch|gute besserung)
      was (soll ich|kann man) <wer> schenken
      (notiere|schreib auf) (meine idee|die nummer|dass ich <wer> geld schulde)
      bewerte (dieses|das) (buch|restaurant|lied|hotel|rezept) [mit <zahl> sternen]
      (zeig|such|finde) [mir] [alle] (bücher|lieder|fotos|hotels|rechnungen|mails) (von <musik>|in <ort>|unter <zahl> euro)
      welche (bücher|lieder|alben) hat <musik> (geschrieben|gemacht|gesungen)
      ich habe (das buch gelesen|meine hausaufgaben gemacht|<ding> verloren|schon gegessen)
      ich habe noch nicht (gegessen|geschlafen|bezahlt|mit <wer> gesprochen)
      ich (möchte|will) (nach hause|<essen> essen|nach <ort> reisen|schlafen|gitarre lernen)
      ich (brauche|hätte gern) (einen kaffee|eine pause|hilfe|einen neuen job)
      (wähle|such) (einen namen|ein restaurant|eine farbe|ein geschenk für <wer>) aus
      ich kann (nicht schlafen|mich nicht entscheiden was ich essen soll|<ding> nicht finden)
      (leg|stell) (den schlüssel|<ding>|die tasse) (auf den tisch|weg|in den schrank)
      speicher (die datei|das spiel|die nummer|das dokument)
      wie (beantrage ich|bekomme ich) (einen pass|ein visum|kindergeld|einen kredit)
      (gibt es|sind) (konzerte|veranstaltungen|parkplätze|stau) [in <ort>] [<tag>]
      warum (ist der himmel blau|schnurren katzen|bellt der hund|geht das nicht)
      (welche filme|was) (laufen|läuft) (im kino|<tag>|in <ort>|im fernsehen)
      (kauf|bestell|reservier) <zahl> karten für (das kino|das konzert|die vorstellung) [<tag>]
      (wo|wann) läuft (der film|das spiel|die serie|die tagesschau)
      (erklär|hilf mir bei) (der aufgabe|photosynthese|meinem aufsatz|mathe)
      (nochmal|weiter|stopp|warte|jetzt nicht|sei still|ja genau|keine ahnung|vielleicht)
      """,
    commonWords: """
      der die das ein eine einen und oder aber nicht auch noch schon mal doch nur sehr mehr \
      alles etwas nichts jemand immer nie wieder hier da dort jetzt dann bald heute morgen \
      gestern gut schlecht groß klein neu alt lang kurz mensch mann frau kind tag nacht jahr \
      woche zeit leben welt haus hause weg sache name zahl stern sterne liste film filme ich \
      du er sie es wir ihr mein dein sein unser mit ohne von zu bei nach vor über unter für \
      gegen auf in an aus wenn weil dass ob wie was wer wo gesehen sehen gucken schauen
      """)
}

extension Thesaurus {
  static let german = """
    gesehen|geschaut|geguckt|angeschaut|angesehen|angeguckt|kenn*|durch|fertig|reingezogen|lief|erledigt|hinter mir|war im kino|aus dem kino
    seh*|schau*|guck*|anseh*|anschau*|anguck*|reinzieh*|sehen|gucken
    nicht|nie|kein*|noch nicht|nich|doch nicht|niemals|un
    ungesehen*|nicht gesehen|noch nicht gesehen|ungeseh*|offen|aussteh*|vor mir|nie gesehen
    markier*|merk*|vermerk*|notier*|hak*|abhak*|verbuch*|trag*|eintrag*|kreuz*|ankreuz*|speicher*|festhalt*|halt fest|zähl*|schreib*|als|protokollier*
    rückgängig|zurück*|vergiss*|doch nicht|versehentlich|aus versehen|irrtümlich|stimmt nicht|ungeschehen|entmark*|abwähl*|nimm zurück|haken weg|so tun|hoppla|ups|falsch|weg
    entfern*|lösch*|streich*|nimm*|wirf*|raus|runter|weg|schmeiß*|herunter|tilg*|hol
    füg*|setz*|pack*|leg*|stell*|schieb*|tu|hinzu*|speicher*|hau|aufnehm*|kommt|gehört|mach*|schmeiß*|rauf|merk vor|vormerk*
    auf meine|auf die|in meine|in die|zu meinen|zu den|zu meiner|auf den|drauf|dazu|rein
    später|irgendwann|demnächst|ein andermal|merkliste|vormerk*|aufheben|heb*|noch sehen|mal sehen
    möchte|will|würd*|wollen|wollte|lust|bock|hätte gern|stimmung|brauch*|lass uns|mag
    favorit*|liebling*|lieblings*|beste*|lieb*|herz*|top
    bewert*|benot*|beurteil*|note*|urteil*|verdient|bekommt|kriegt|einstuf*
    gib|geb*|vergib*|vergeb*|verteil*|bekommt|kriegt|verpass*|gegeben
    bewertung*|wertung*|note*|urteil*|sterne|punktzahl
    stern*|punkt*|von fünf
    durchschnitt*|mittel*|schnitt|im mittel|insgesamt|normalerweise
    zeig*|liste*|anzeig*|auflist*|sag*|nenn*|öffne*|gib mir|her damit|lass sehen|verrat*
    such*|find*|gibt's|gibt es|hast du|habt ihr|irgendwelche|etwas|was von|irgendwas
    film*|streifen|titel|kino*|werk*|spielfilm*
    was|welch*|was für|wie heißen
    wer|wessen|von wem
    von|vom|aus der hand|unter der regie|filmografie|werke
    regie*|gedreht|gemacht|inszenier*|dreht|regisseur*|geführt
    durchsuch*|stöber*|blätter*|durchblätter*|durchforst*|umsehen
    mindestens|ab|wenigstens|nicht unter|oder mehr|und mehr|aufwärts|oder besser|höher|minimum|plus
    gut*|toll*|sehenswert*|hoch bewertet*|anständig*
    erinner*|bescheid|meld dich|weck*|denk dran|vergesse*|ping*|stups*|benachrichtig*|erinnerung*|alarm*|gedächtnis|dran denken
    abbrech*|absag*|storn*|stopp*|brauch* keine|keine erinnerung|nicht mehr|abbestell*|vergiss
    verschieb*|verleg*|später|stattdessen|anderen tag|verschoben|vertag*|vorzieh*|umleg*
    änder*|korrigier*|anpass*|stell*|setz*|mach daraus|aktualisier*|umstell*
    wähl*|aussuch*|such aus|entscheid*|zieh*|nimm|greif*|pick*|aus
    empfiehl*|empfehl*|schlag*|vorschlag*|vorschläg*|tipp*|idee*|inspir*|rat
    zufall*|zufällig*|irgendein*|beliebig*|egal|los|lose|würfel*|was auch immer|du entscheid*|entscheide du|blind|glücksrad
    überrasch*|langweil*|unentschlossen|weiß nicht|keine ahnung|kann mich nicht
    wie viele|wieviele|anzahl|zähl*|zahl|wie oft|gesamt*
    wie lang*|dauer*|länge|laufzeit|minuten|stunden|geht
    wann|jahr*|rauskam|erschien*|herausk*|kam raus|premiere
    jahrzehnt*|zwanziger|dreißiger|vierziger|fünfziger|sechziger|siebziger|achtziger|neunziger
    zuletzt|letzt*|kürzlich*|neulich|vorhin
    älteste*|neueste*|neuste*|längste*|kürzeste*|erste*|jüngste*
    hab ich|habe ich|hatte ich|bin ich|haben wir|ob ich
    schon|bereits|bisher|jemals|bis jetzt
    fehl*|übrig|noch|offen|rest*|verbleib*|steht aus
    liste*|stapel|sammlung|merkliste|katalog
    leer*|alles|komplett|sämtliche
    tag|datum|wann|geplant|termin
    gestern|heute|eben|gerade|vorhin|endlich|gestern abend|heut*|neulich
    wochenende*|samstag*|sonntag*
    mach an|schalte ein|stell an|anschalten|einschalten
    mach aus|schalte aus|stell ab|ausschalten|abschalten
    start*|öffne*|beginn*|los
    spiel*|hör*|abspiel*|musik
    erstell*|anleg*|neu*
    schick*|send*|nachricht*|schreib*
    ruf*|anruf*|telefonier*
    kauf*|bestell*|besorg*|bezahl*
    buch*|reservier*
    wetter|regen|regnet|sonn*|temperatur
    kost*|preis*|teuer|billig|geld|euro
    konto|karte|überweis*|bank
    """
}

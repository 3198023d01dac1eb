extension ReplyParts {
  static let german = ReplyParts(
    [
      (
        .padding,
        """
        äh, ähm, öh, hm, hmm, hmmm, mhm, ach, ach so, ah, oh, och, oje, naja, na, na ja, nun, nun ja, na gut,
        tja, also, ja also, halt, eben, einfach, mal, eigentlich, ehrlich gesagt, wenn ich ehrlich bin,
        also wenn ich ehrlich bin, sagen wir, sagen wir mal, ich sag mal, ich sage, ich sag,
        ich würde sagen, ich würd sagen, würde ich sagen, würd ich sagen, ich würde, sagen, ich glaub,
        ich glaube, glaub ich, glaube ich, ich denke, ich denk, denk ich, denke ich, ich meine, mein ich,
        nehm, nehme, ich nehme, ich nehm, i nimm, ich nimm, nehme ich, nehm ich, dann nehme ich, dann nehm ich,
        nehmen wir, nimm, nimm bitte, nehmen sie, nehmen sie bitte, ich will, ich möchte, ich möcht,
        ich möchte gern, ich hätte gern, ich hätte gerne, ich hätt gern, hätte gern, ich wähle,
        ich entscheide mich für, ich bin für, es ist, es war, das ist, das war, das wäre, das wär, dann,
        dann wohl, wohl, vermutlich, vielleicht, wahrscheinlich, müsste, das müsste, müsste sein, muss,
        müsste das sein, könnten sie, könnten sie bitte, können sie bitte, könntest du, kannst du,
        kannst du bitte, würden sie bitte, würdest du, nehmen, wählen, gib mir, geben sie mir, bitte, bitteschön,
        bitte schön, bitte sehr, gern, gerne, wenn's recht ist, wenn es recht ist, wenn's geht,
        wenn es geht, wenn möglich, falls möglich, wenn ich bitten darf, wenn sie so nett wären,
        wenn's keine umstände macht, wäre mir recht, wär mir recht, wäre gut, wär gut, wäre nett, passt mir,
        für mich, natürlich, selbstverständlich, klar, sicher, bestimmt, definitiv, auf jeden fall, auf alle fälle,
        gell, gelle, wa, ne, nä, oder, woll, fei, eh, weißt du, weisste, mein lieber, mein freund, alter,
        digga, schatz, liebes, chef, mann, leute, nur, doch, ruhig, gleich, erst, erst mal, so, und, jetzt,
        ok also, gut also, von mir aus, meinetwegen, soweit ich weiß, wenn ich mich recht erinnere,
        wie wäre es mit, wie wär's mit, wie wärs mit, wie wäre, trag ein, setz, setze, mach, machen wir,
        mach mal, wenn überhaupt, meiner meinung nach, gefühlt, hätt i gern, i hätt gern, i mecht, i möcht
        """
      ),
      (
        .glue,
        """
        der, die, das, den, dem, des, dat, ein, eine, einer, einen, einem, eines, von, vom, aus, mit, im, in, am,
        an, auf, zu, film, filme, fassung, version, verfilmung, ausgabe, teil, streifen, schinken, filmchen,
        jahr, jahre, jahren, davon, von denen, beiden, von beiden, von den beiden, von den zweien, ist, war, ists, is, s,
        gedreht, gemacht, gedrehte, regisseur, als regisseur, regie, unter der regie, welcher, welche,
        diese, dieser, dieses, diesen, den film, der film, und, oder, weder, noch, sein, jenige, derjenige, mal,
        liste, nummer, nr, es
        """
      ),
      (
        .correction,
        """
        sorry, entschuldigung, verzeihung, tschuldigung, pardon, ich meine, ich meinte, ich mein,
        sorry ich meinte, nein ich meinte, ich wollte, ich wollte sagen, ich wollt sagen, halt nein, moment nein, nein moment,
        nein halt, nein warte, warte nein, stopp nein, ach nein, ach ne, ach nee, ach quatsch, quatsch, blödsinn, ups,
        hoppla, verklickt, vertippt, vertan, versprochen, ich habe mich vertippt, hab mich vertippt,
        hab mich vertan, ich hab mich vertan, ich habe mich vertan, ich hab mich versprochen,
        ich habe mich geirrt, hab mich geirrt, falsch, nee, ne, nö, vielmehr, besser gesagt, beziehungsweise,
        doch, doch lieber, doch eher, doch erst, lieber, eher, lieber doch, oder doch, oder doch lieber, doch nicht,
        stattdessen, mach, mach lieber, mach draus, draus, mach daraus, daraus, ändere das auf, ändere auf,
        ändere es auf, änder das auf, korrigiere, korrektur, nein besser, besser, äh, mein fehler, nein doch, äh nein
        """
      ),
      (
        .assent,
        """
        ja, jo, joa, jou, jep, jepp, jup, jawohl, jawoll, yes, ja bitte, ja gern, ja gerne, ja klar, ja sicher,
        ja genau, ja doch, ja ja, jaja, ja mach, ja mach das, mach das, mach es, mach's, machs, mach ruhig,
        machen, bitte machen, genau, genau das, genau so, stimmt, stimmt genau, das stimmt, richtig, korrekt,
        sicher, klar, na klar, klaro, logo, logisch, natürlich, selbstverständlich, gewiss, freilich, unbedingt,
        auf jeden fall, auf jeden, definitiv, absolut, bestätige, bestätigt, ich bestätige, einverstanden, passt,
        passt so, passt scho, geht klar, alles klar, so ist es, so soll es sein, gern, gerne, sehr gern,
        sehr gerne, mit vergnügen, nur zu, los, los geht's, leg los, tu es, tu das, ausführen, warum nicht, wieso nicht,
        von mir aus, meinetwegen, jawoi, basst, gebongt, geritzt, abgemacht, aber ja, aber klar, aber sicher,
        aber gerne, oh ja, und ob, bin dafür, das ist er, das ist sie, das ist es, dafür, jap, moin ja, ja na klar, ei jo
        """
      ),
      (
        .mildAssent,
        "ok, okay, okee, oki, gut, na gut, nun gut, also gut, schön, fein, in ordnung, is gut, ist gut, ist recht, recht so, passt, alles klar, klar"
      ),
      (
        .refusal,
        """
        nein, ne, nee, nö, nä, naa, na na, nope, nein nein, nee nee, nein danke, nee danke, ne danke, nö danke, nein bitte nicht,
        bitte nicht, lieber nicht, besser nicht, eher nicht, eigentlich nicht, auf keinen fall,
        auf gar keinen fall, keinesfalls, keineswegs, niemals, nie, nie im leben, nie und nimmer, mitnichten, kommt nicht in frage,
        kommt nicht infrage, nicht machen, mach das nicht, mach es nicht, tu das nicht, lass das, lass das sein, bloß nicht,
        ja nicht, stimmt nicht, das stimmt nicht, falsch, ganz falsch, nicht richtig, das ist falsch, nicht ganz, noch nicht, jetzt nicht,
        heute nicht, nicht jetzt, nicht heute, gar nicht, überhaupt nicht, absolut nicht, sicher nicht, bestimmt nicht,
        natürlich nicht, ganz sicher nicht, vergiss es lieber nicht, ich glaube nicht, ich glaub nicht, glaub nicht, i glaub ned, ich denke nicht,
        will ich nicht, ich will nicht, möchte ich nicht, nicht nötig, muss nicht sein, wahrscheinlich nicht, wohl nicht, negativ, nein man, ach nein,
        um gottes willen nein, bewahre, geh weida na, naa danke, nee lass mal, lass mal, nicht wirklich, nimmer
        """
      ),
      (
        .wrong,
        """
        nicht der, nicht den, nicht die, nicht das, nicht dieser, nicht diesen, nicht diese, nicht dieses, nicht der da, den nicht, der nicht, das nicht, die nicht, das war der falsche, das war die falsche,
        das war das falsche, das ist der falsche, der falsche, den falschen, die falsche, das falsche, falscher film, der falsche film, das war falsch,
        das war nicht der richtige, nicht der richtige, das ist nicht der richtige, das meinte ich nicht, den meinte ich nicht, so war das nicht gemeint,
        das war nicht gemeint, den wollte ich nicht, das wollte ich nicht, der war's nicht, der ist es nicht, der ist's nicht
        """
      ),
      (
        .doubt,
        """
        ach komm, komm, na komm, weiß nicht, weiß ich nicht, ich weiß nicht, ich weiß es nicht, weiß i net, woaß i ned, weiß nich, keine ahnung, ka, kp, kein plan, null plan,
        keinen plan, keinen schimmer, keinen blassen schimmer, keine idee, weiß der geier, weiß der kuckuck, weiß der himmel, wer weiß,
        wer weiß das schon, woher soll ich das wissen, da bin ich überfragt, ich bin überfragt, da fragst du mich was, da fragen sie mich was, gute frage, schwer zu sagen, schwierig,
        schwierige frage, das ist eine schwere frage, nicht sicher, bin nicht sicher, ich bin nicht sicher, bin mir nicht sicher, ich bin mir nicht sicher, unsicher, vielleicht, eventuell, möglicherweise, womöglich, mag sein, kann sein, könnte sein,
        wahrscheinlich, wahrscheinlich nicht, kommt drauf an, kommt darauf an, das kommt drauf an, je nachdem, egal, ist egal, ist mir egal, mir egal, is mir egal, is egal, völlig egal, ganz egal, mir gleich,
        wurscht, wurst, mir wurscht, ist mir wurscht, is mir wurscht, das ist doch wurscht, schnuppe, schnurz, schnurzegal, piepegal, is mir latte, latte, jacke wie hose, gehupft wie gesprungen, gehüpft wie gesprungen, spielt keine rolle, macht keinen unterschied,
        so oder so, irgendein, irgendeiner, irgendeinen, irgendwas, irgendwie, irgendwelche, wie du willst, wie sie wollen, wie du meinst, wie sie meinen, wenn du meinst, such du aus, such dir was aus, entscheide du, du entscheidest, überrasch mich, jein,
        mehr oder weniger, so lala, geht so, na ja geht so, so ungefähr, irgendwann, irgendwann mal, irgendwann vielleicht, ein andermal, später vielleicht, frag mich später, mal sehen, mal schauen, schauen wir mal, ich erinnere mich nicht, weiß ich nicht mehr, hab ich vergessen,
        ich hab's vergessen, vergessen, liegt mir auf der zunge, ich kann mich nicht entscheiden, kann mich nicht entscheiden, ich schwanke noch, ich überlege noch, bin noch am überlegen, ich bin noch am überlegen, noch unentschlossen, unentschlossen, kein kommentar, möchte ich nicht sagen, null bock, interessant, aha, soso, echt jetzt, im ernst, im ernst jetzt, na und, ja und, und jetzt
        """
      ),
      (
        .wait,
        """
        warte, wart, warte mal, wart mal, wart amol, warte kurz, wart kurz, warte mal kurz, wart mal kurz, warte bitte, warten sie, warten sie bitte, warten sie mal, bitte warten, warte eine sekunde, warte einen moment, moment, moment mal, moment bitte, einen moment, einen moment bitte,
        ein moment, en moment, kleinen moment, kleinen moment bitte, einen kleinen moment, nur einen moment, momentchen, momenterl, augenblick, augenblick bitte, einen augenblick, einen augenblick bitte, kleinen augenblick, sekunde, sekunde bitte, eine sekunde, ne sekunde, kurze sekunde, sekündchen, minute, eine minute, ne minute, minütchen, zwei minuten, zwei minuten noch, zwei sekunden, fünf minuten, halt, halt mal, stopp mal, langsam, nicht so schnell, sachte, geduld, gleich, gleich bin ich da, lass mich überlegen, lass mich kurz überlegen,
        lassen sie mich überlegen, lass mich nachdenken, lass mich denken, lass mich nachsehen, lass mich mal sehen, ich überlege, ich muss überlegen, muss überlegen, ich muss nachdenken, ich denke nach, bin gleich wieder da, bin gleich zurück, gleich wieder da, komme gleich wieder, ich schau nach, ich schau kurz nach, ich schaue nach, ich schau in den kalender, ich guck mal, ich gucke mal, ich muss kurz, ich muss kurz ans telefon, brb, einen moment geduld, gib mir eine sekunde, gib mir eine minute, gib mir einen moment, pause, momentle
        """
      ),
      (
        .thanks,
        """
        danke, danke dir, danke ihnen, danke schön, dankeschön, danke sehr, danke vielmals, vielen dank, vielen lieben dank, lieben dank, herzlichen dank, besten dank, schönen dank, tausend dank, ganz lieben dank, danke danke, dank dir, ich danke, ich danke dir, ich danke ihnen, merci, merci vielmals, thx, thanks, dankschee, vergelt's gott, dank schön, heißen dank, danke im voraus, vielen dank im voraus, das ist lieb, lieb von dir, nett von dir, sehr nett, sehr freundlich, du bist ein schatz
        """
      ),
      (
        .praise,
        "super, toll, prima, klasse, spitze, perfekt, wunderbar, großartig, genial, geil, cool, schön, sehr gut, sehr schön, ausgezeichnet, hervorragend, fantastisch, top, gut gemacht, gute arbeit, bravo, nice, stark, hammer, mega, fein, bestens, einwandfrei, tadellos, leiwand, saugut, brav"
      ),
      (
        .cancel,
        """
        abbrechen, abbruch, brich ab, bricht ab, brechen sie ab, abgebrochen, stopp, stop, halt stopp, aufhören, hör auf, hören sie auf, schluss, schluss damit, ende, beenden, vergiss es, vergiss das, vergessen sie es, ach vergiss es, egal vergiss es, lass es, lass es sein, lass es gut sein, lass gut sein, lassen wir das, lassen wir es, lassen sie es, lassen sie das, lass das, lass stecken, ach lass, ach lass mal, schon gut, schon gut lass, nicht so wichtig, nicht wichtig, doch nicht, ach doch nicht, nein doch nicht, ich will doch nicht, ich hab's mir anders überlegt, hab's mir anders überlegt, ich habe es mir anders überlegt, anders überlegt, stornieren, storniere, storniere das, zurückziehen, verwerfen, raus, raus hier, exit, verlassen, weg damit, kein bedarf mehr, hat sich erledigt, erledigt, hat sich erübrigt, überspringen, überspring das, nichts, gar nichts, passt schon lass
        """
      ),
      (
        .back,
        """
        zurück, geh zurück, gehe zurück, gehen sie zurück, bitte zurück, wieder zurück, einen zurück, eins zurück, ein schritt zurück, einen schritt zurück, schritt zurück, noch mal zurück, nochmal zurück, zurück bitte, zurück zur frage, zur vorigen frage, zur vorherigen frage, vorige frage, vorherige frage, die frage davor, die letzte frage, letzte frage, zur letzten frage, zurück zum anfang, zurückgehen, ich will zurück, ich möchte zurück, lass uns zurück, lass uns zurückgehen, können wir zurück, davor, retour, z'ruck, zruck, geh noch mal zurück, return, back, rückgängig, mach das rückgängig, nimm das zurück
        """
      ),
      (
        .more,
        """
        mehr, noch mehr, mehr bitte, mehr davon, mehr anzeigen, zeig mehr, zeig mir mehr, zeige mehr, zeigen sie mehr, zeigen sie mir mehr, weitere, weitere bitte, weitere anzeigen, zeig weitere, zeig mir weitere, noch weitere, nächste, nächste seite, die nächste seite, die nächsten, weiter, mach weiter, und weiter, weiter bitte, weiterblättern, blättern, blätter weiter, der rest, den rest, die restlichen, die übrigen, die anderen, andere, noch andere, gibt es noch andere, gibt's noch andere, gibt es noch mehr, gibt's noch mehr, gibt es weitere, was noch, was gibt's noch, was gibt es noch, was sonst, was sonst noch, sonst noch was, noch was, noch welche, hast du noch mehr, hast du noch andere, haben sie noch andere, vor
        """
      ),
      (
        .previous,
        "vorherige, vorige, vorherige seite, vorige seite, die seite davor, seite zurück, eine seite zurück, zurückblättern, blätter zurück, die vorherigen, die vorigen, die davor, nach oben, hoch, erste seite, die erste seite, zurück zur ersten seite, zum anfang, anfang der liste, früher, frühere, die früheren, die ersten noch mal, noch mal die ersten"
      ),
      (
        .none,
        """
        keiner, keine, keines, keins, keinen, keiner davon, keine davon, keines davon, keins davon, keinen davon, keiner von denen, keiner von diesen, keins von diesen, keiner von beiden, keine von beiden, keins von beiden, keinen von beiden, keinen von den beiden, keiner von den beiden, weder noch, weder der eine noch der andere, weder das eine noch das andere, gar keiner, gar keinen, gar keine, nichts davon, nichts von dem, nichts von alledem, nicht dabei, ist nicht dabei, ist nicht in der liste, steht nicht in der liste, nicht in der liste, meiner ist nicht dabei, meiner fehlt, meine ist nicht dabei, mein film ist nicht dabei, der ist nicht dabei, da ist er nicht dabei, ein anderer film, einen anderen film, was anderes, etwas anderes, einen anderen, ein anderer, einen ganz anderen, die alle nicht, alle nicht, keiner passt, passt keiner, passt alles nicht
        """
      ),
      (
        .again,
        "wie bitte, bitte, was, wie, hä, hää, häh, noch mal, nochmal, noch einmal, noch mal bitte, nochmal bitte, noch einmal bitte, wiederholen, wiederhole, wiederhole das, wiederhol das, wiederholen sie, wiederholen sie bitte, bitte wiederholen, kannst du das wiederholen, können sie das wiederholen, sag das noch mal, sag's noch mal, was hast du gesagt, was haben sie gesagt, wie war die frage, wie war das, wie lautet die frage, was war die frage, was wolltest du wissen, hab ich nicht verstanden, das habe ich nicht verstanden, nicht verstanden, wo waren wir, zeig noch mal, zeig noch mal die liste, wos"
      ),
      (
        .help,
        "hilfe, hilf mir, bitte hilf mir, helfen sie mir, ich brauche hilfe, kannst du mir helfen, können sie mir helfen, was kann ich sagen, was kann ich antworten, was kann ich tun, was kann ich machen, was soll ich sagen, was soll ich antworten, was soll ich tun, was muss ich sagen, was jetzt, was nun, und jetzt was, wie geht das, wie funktioniert das, wie antworte ich, wie soll ich antworten, was heißt das, was bedeutet das, was meinst du, was meinen sie, was willst du, was willst du wissen, ich verstehe nicht, versteh ich nicht, ich versteh's nicht, erklär mir das, erkläre das, erklärung, anleitung, optionen, zum beispiel, wie zum beispiel, was zum beispiel, was ist die skala, wie ist die skala, von wie vielen, kann ich auch einen wochentag sagen, kann ich einen wochentag sagen, was macht das"
      ),
      (
        .undo,
        "rückgängig, rückgängig machen, mach rückgängig, mach das rückgängig, mach es rückgängig, mach das wieder rückgängig, bitte rückgängig machen, bitte rückgängig, nimm das zurück, nimm es zurück, nehmen sie das zurück, zurücknehmen, nimm's zurück, das zurücknehmen, mach das weg, mach das wieder weg, lösch das wieder, lösch das, lösche das, entfern das wieder, entferne das, stell das wieder her, wiederherstellen, das war ein versehen, war ein versehen, aus versehen, das war ein fehler, undo, widerrufen, das letzte rückgängig, letzte aktion rückgängig, doch nicht"
      ),
      (
        .asksWhich,
        "welche, welcher, welchen, welches, welche gibt es, welche gibt's, welche sind das, welche gibts, welche denn, welche hast du, welche haben sie, welche meinst du, welche meinen sie, welchen meinst du, welche filme, welche filme meinst du, was gibt es, was gibt's, was hast du, was steht zur auswahl, was sind die optionen, welche optionen gibt es, welche optionen habe ich, welche möglichkeiten gibt es, was sind meine optionen, was ist der unterschied, was ist da der unterschied, wo ist der unterschied, worin liegt der unterschied, worin unterscheiden sie sich, wie unterscheiden sie sich, was unterscheidet sie, von wem ist, wer hat regie geführt, von wem, wer hat den gemacht, zeig sie mir, zeig mir die liste, zeig die liste, zeig alle, die liste, liste, auswahl, die auswahl, zähl sie auf, zähl auf, lies vor, lies sie vor, nenn sie, sag sie mir"
      ),
      (
        .asksCount,
        "wie viele, wieviele, wie viele sind es, wie viele sind das, wie viele gibt es, wie viele gibt's, wieviele gibt es, wie viele hast du, wie viele haben sie, wie viele filme, wie viele filme sind das, wie viele filme gibt es, wie viele davon, wie viele noch, wie viele treffer, wie viele optionen, wie viele insgesamt, wie viele denn, das sind wie viele"
      ),
      (
        .asksWhy,
        "warum, wieso, weshalb, wozu, weswegen, warum denn, wieso denn, aber warum, warum fragst du, wieso fragst du, warum fragen sie, wieso fragen sie, warum fragst du das, wieso fragst du das, warum fragst du mich das, wieso willst du das wissen, warum willst du das wissen, warum wollen sie das wissen, wozu brauchst du das, wofür, wofür brauchst du das, wofür ist das, wofür denn, was soll das, warum ist das wichtig, wozu denn das, für was"
      ),
      (
        .not,
        "nicht, nicht der, nicht den, nicht die, nicht das, außer, außer dem, außer der, nur nicht, bloß nicht, alles nur nicht, alles außer, alle außer, alle bis auf, bis auf, ohne, nicht der von, nicht den von, weder, noch, ned, net, ist's nicht, ist es nicht, ist nicht, nicht gerade, alles aber nicht, hauptsache nicht, jeder außer, jeder bloß nicht, der nicht, die nicht, das nicht"
      ),
      (
        .newest,
        "neueste, neuesten, neuester, neuestes, neuste, neusten, neuer, neuere, neueren, neueres, neue, neuen, neues, neu, jüngste, jüngsten, jüngere, jüngeren, aktuelle, aktuellste, aktuellsten, aktuellen, letzte erschienene, spätere, späterer, späteren, späteste, spätesten, moderne, modernen, modernere, neue version, neue fassung, der neueste von allen, frischeste, zuletzt erschienene, nei, neie"
      ),
      (
        .oldest,
        "älteste, ältesten, ältester, ältestes, ältere, älteren, älterer, älteres, alte, alten, alter, altes, alt, alte version, alte fassung, älteste fassung, früheste, frühesten, frühere, früheren, früherer, uralte, uralten, allererste, allererste fassung, olle, ollen, oide, oiden, klassiker, den klassiker, klassische"
      ),
      (
        .longest,
        "längste, längsten, längster, längere, längeren, lange, langen, größte, größten, größere, größeren, langfassung"
      ),
      (
        .shortest,
        "kürzeste, kürzesten, kürzester, kürzere, kürzeren, kurze, kurzen, kleinste, kleinsten, kleinere, kleineren, kurzfassung"
      ),
      (
        .original,
        "original, originale, originalen, originalfassung, originalversion, originalfilm, ursprüngliche, ursprünglichen, ursprungsfassung, urfassung, ur version, echte original"
      ),
      (
        .remake,
        "remake, remakes, neuverfilmung, neuverfilmungen, neuauflage, reboot, neufassung, neuinterpretation, neu verfilmte, neu gedrehte, realverfilmung, remakeversion"
      ),
      (.penultimate, "vorletzte, vorletzten, vorletzter, vorletztes, zweitletzte, zweitletzten"),
      (
        .middle,
        "mittlere, mittleren, mittlerer, mittleres, in der mitte, den in der mitte, dazwischen"
      ),
      (
        .all,
        "alle, alles, alle davon, sie alle, beide, beide davon, alle beide, beides, jeden, jeder, jede, jeden davon, sämtliche, allesamt, alle zusammen, das ganze, beide gesehen, hab beide gesehen, ich hab beide gesehen, alle drei, alle vier, alle zwei, alle fünf, die ganze liste, komplett"
      ),
      (
        .other,
        "andere, anderen, anderer, anderes, der andere, den anderen, die andere, das andere, jenes andere, der annere"
      ),
      (
        .also,
        "und, auch, auch noch, ebenfalls, ebenso, dazu, außerdem, genauso, und auch, noch, und noch, zusätzlich, ach und, dann noch"
      ),
      (.pronoun, "ihn, es, sie, den, das, diesen, ihm, dem, ihr, den film, diesen film, den da"),
      (
        .padding,
        "ne solide, eine solide, solide, eine glatte, ne glatte, glatte, ein glattes, knappe, eine knappe, gute, eine gute, einzigen, einzige, einen einzigen, volle, satte, ganze, locker, schwache, starke, strenge"
      ),
      (.unit, "stern, sterne, sternen, sternchen, punkt, punkte, punkten, sternderl"),
      (
        .highest,
        "bestnote, beste note, die bestnote, die beste note, volle punktzahl, die volle punktzahl, höchste, höchstnote, die höchstnote, höchste note, die höchste note, höchstwertung, höchste bewertung, die höchste bewertung, maximum, das maximum, maximal, maximale, maximale punktzahl, volle sterne, alle sterne, höchstpunktzahl, das höchste, das beste, das meiste, so viele wie möglich, so viel wie geht, volle wertung, topnote"
      ),
      (
        .lowest,
        "schlechteste, schlechteste note, die schlechteste note, niedrigste, niedrigste note, die niedrigste, die niedrigste note, das niedrigste, minimum, das minimum, minimal, minimale, so wenig wie möglich, das schlechteste, schlechteste wertung, niedrigste bewertung, die niedrigste bewertung, am wenigsten"
      ),
      (.decade, "jahre, jahren, jahrzehnt, er jahre, jahre film"),
      (
        .top,
        """
        oberste, obersten, oberster, oberstes, ganz oben, der ganz oben, den ganz oben, oben,
        der oben, den oben, zuoberst
        """
      ),
      (
        .bottom,
        """
        unterste, untersten, unterster, unterstes, ganz unten, der ganz unten, den ganz unten,
        unten, der unten, den unten, zuunterst
        """
      ),
      (
        .oldest,
        "ganz alt, ganz alten, ganz alte, uralt, uralten, uralte, steinalt, steinalten"
      ),
      (.newest, "ganz neu, ganz neuen, ganz neue, brandneu, brandneuen, brandneue"),
      (
        .padding,
        """
        i nimm, i nehm, isch nemm, isch nehm, ick nehm, ick nehme, ich nehm, ich nehm mal,
        nimm halt, gib ihm, gib ihr, gib dem, gebt ihm, ich geb ihm, ich geb dem, ich gebe dem,
        der kriegt, der kriegt von mir, kriegt, kriegt von mir, der bekommt, bekommt,
        der bekommt von mir, verdient, hat verdient, der verdient, würde ich sagen,
        würd ich sagen, tät i sagn, i tät sagn, sag ma mal, sagen wir mal
        """
      ),
      (.glue, "de, d, dr, s, des, die da, der da, den da, dem sein"),
      (
        .cancel,
        """
        doch nicht, ach doch nicht, lass ma, lass mal, lass ma gut sein, lassma,
        lass mal gut sein, doch lieber nicht, lieber doch nicht, ach nee lass, ach lass,
        ach lass mal, ach komm lass, is gut jetzt, vergiss das ganze, vergiss das alles,
        frag nicht mehr, frag nicht weiter, hör auf zu fragen, schluss jetzt, schluss damit, aus die maus
        """
      ),
      (.earlier, "vor, von vor, älter als, früher als, aus der zeit vor"),
      (.later, "nach, von nach, neuer als, jünger als, später als"),
      (
        .other,
        "anderen beiden, die anderen beiden, die anderen, die übrigen, den übrigen, der rest"
      ),
      (
        .refusal,
        """
        nee lass, nee lass mal, ne lass mal, nein lass, nein lass mal, nee lieber nicht,
        lass mal lieber, lieber net, mog i ned, will i ned
        """
      ),
      (
        .assent,
        """
        joa, joa mach, jo mach, jo mach mal, jo passt, na dann ja, na dann mal los, mach ma,
        leg los, los, dann mal los
        """
      ),
      (.padding, "gleich mit, auch mit, bitte mit, auch gleich mit, einfach mit, mal mit"),
    ] + AskedBack.german,
    decades: [
      "zwanziger, zwanzigern, zwanzigerjahre, zwanzigerjahren",
      "dreißiger, dreißigern, dreißigerjahre, dreißigerjahren",
      "vierziger, vierzigern, vierzigerjahre, vierzigerjahren",
      "fünfziger, fünfzigern, fünfzigerjahre, fünfzigerjahren",
      "sechziger, sechzigern, sechzigerjahre, sechzigerjahren",
      "siebziger, siebzigern, siebzigerjahre, siebzigerjahren",
      "achtziger, achtzigern, achtzigerjahre, achtzigerjahren",
      "neunziger, neunzigern, neunzigerjahre, neunzigerjahren",
    ],
    shares: [
      "{} von {max}", "{} aus {max}", "{} auf {max}", "{} sterne von {max}", "{} punkte von {max}",
    ],
    pronouns: [
      ("gib ihm {}", ""),
      ("gib ihr {}", ""),
      ("gib dem {}", ""),
      ("gib dem film {}", ""),
      ("geb ihm {}", ""),
      ("und gib ihm {}", ""),
      ("der kriegt {}", ""),
      ("der bekommt {}", ""),
    ])
}

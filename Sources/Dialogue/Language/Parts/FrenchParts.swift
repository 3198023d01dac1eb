extension ReplyParts {
  static let french = ReplyParts(
    [
      (
        .padding,
        """
        euh, heu, hum, hmm, hm, mmm, mm, ah, oh, ben, bah, beh, bon, bon ben, oh ben, eh bien, eh ben, ben écoute, écoute, écoutez, alors,
        alors moi, moi, donc, du coup, enfin, quoi, hein, là, voyons, voyons voir, disons, je dirais, je dirais que, moi je dirais, je dis, je pense, je pense que,
        je crois, je crois que, je crois bien, je suppose, j'imagine, il me semble, il me semble que c'est, à mon avis, selon moi, d'après moi, sauf erreur, si je me souviens bien, si je ne me trompe pas,
        je prends, j'prends, je vais prendre, je prendrais, je prendrai, je veux, je voudrais, j'aimerais, j'aurais voulu, je choisis, je vote pour, je parle de, je pensais à, on prend, on va prendre, on va dire, on dit, prends, prenez, mets, mettez, mettons, donne, donnez, donne moi, donnez moi, choisis, choisissez,
        pourriez vous, pourriez vous prendre, pouvez vous prendre, peux tu prendre, tu peux prendre, tu peux mettre, peux tu mettre, pouvez vous mettre, prendre, ce sera, ça sera, ce serait, ça serait, c'est, c'était, ça doit être, ce doit être, c'est sûrement, va pour, allez, allez hop, aller, allez y, hop, tiens, plutôt, peut être, sans doute, probablement, sûrement,
        s'il te plaît, s'il vous plaît, stp, svp, sil te plait, sil vous plait, je vous prie, je te prie, si possible, si c'est possible, si ça ne vous dérange pas, si cela ne vous dérange pas, si ça te dérange pas, si ça ne te dérange pas, si vous voulez bien, si tu veux bien, si vous permettez, quand vous pourrez, pour moi, à moi,
        bien sûr, évidemment, certainement, naturellement, forcément, carrément, franchement, honnêtement, en fait, à vrai dire, chépa moi, chais pas moi, mon ami, mon cher, ma chère, mec, frère, chef, madame, monsieur, d'avance, merci d'avance, facile, tout simplement, juste, seulement, uniquement, aussi, tout court, et, et puis, puis, genre, tu sais, vous savez, voilà, dans ce cas, le mieux serait, bien entendu, c'est celui, c'est celle, non mais, que, qui serait, pour, ok alors, et bien
        """
      ),
      (
        .glue,
        """
        le, la, les, l, un, une, celui, celle, ceux, celles, celui ci, celle ci, celui là, celle là, cet, cette, ce, de, du, des, d, en, dans, à, au, aux, par, avec, est, était, qui, qui est, date, en date, datant, sorti, sortie, version, versions, film, films, tourné, tournée, réalisé, réalisée, réalisateur, comme réalisateur, toute, tout, bien, des deux, des trois, de tous, parmi, entre, numéro, numéros, année, années, an, ans, ni, et, ou, n, c, a, y, il, elle, liste, opus, fait, faite, moderne américain
        """
      ),
      (
        .correction,
        """
        pardon, euh pardon, excusez moi, excuse moi, désolé, désolée, non pardon, pardon je voulais dire, je voulais dire, je veux dire, je veux dire plutôt, je voulais, non attends, non attendez, attends non, attends, attendez, ah non, ah non pardon, oh non, enfin non, euh non, mais non, non non, oups, zut, mince, erreur, mon erreur, au temps pour moi, autant pour moi, je me suis trompé, je me suis trompée, je me trompe, j'ai fait erreur, je me corrige, correction, plutôt, ou plutôt, non plutôt, finalement, en fait, en fait non, mets plutôt, mettez plutôt, mets, remplace par, change en, change pour, changez en, à la place, je rectifie, disons plutôt, mauvais film, mauvais numéro, pas celui là, pas ça, au lieu
        """
      ),
      (
        .assent,
        """
        oui, ouais, ouaip, ouep, oui oui, ouais ouais, ui, mouais oui, yes, yep, si, mais oui, mais si, ben oui, bah oui, bien oui, eh oui, oh oui, ah oui, oui bien sûr, bien sûr, bien sûr que oui, évidemment, certainement, certes, absolument, tout à fait, exactement, exact, c'est exact, précisément, effectivement, en effet, c'est ça, c'est bien ça, c'est cela, c'est bon, c'est correct, c'est juste, correct, juste, parfaitement, volontiers, avec plaisir, avec joie, pourquoi pas, allez y, vas y, allons y, fais le, faites le, fais ça, faites ça, fais donc, faites donc, fonce, go, carrément, grave, clairement, affirmatif, entendu, d'accord, dac, d'acc, je confirme, confirme, confirmé, confirmer, je valide, valide, validé, valider, je veux bien, oui je veux bien, s'il te plaît oui, oui merci, oui s'il vous plaît, oui s'il te plaît, sans problème, pas de problème, ça marche, ça roule, ça me va, ça joue, nickel vas y, banco, à fond, sans hésiter, oui vas y, oui allez y, tu peux y aller, vous pouvez y aller, tu peux, vous pouvez, chiche, oui oui oui, wi, ouiii, marque le, c'est lui, c'est celui là, c'est celle là
        """
      ),
      (
        .mildAssent,
        "ok, okay, oké, bon, bien, très bien, d'accord, soit, parfait, entendu, ça va, va, allez, daccord, dac, okey"
      ),
      (
        .refusal,
        """
        non, nan, non non, non non non, nan nan, nope, nân, non merci, nan merci, non mais non, mais non, ben non, bah non, ah non, oh non, oh que non, que nenni, pas du tout, absolument pas, certainement pas, sûrement pas, pas question, hors de question, jamais, jamais de la vie, au grand jamais, en aucun cas, aucunement, nullement, pas vraiment, pas maintenant, pas aujourd'hui, pas encore, pas tout de suite, plutôt pas, plutôt non, je ne préfère pas, je préfère pas, je préfère que non, je ne veux pas, je veux pas, ne fais pas ça, ne faites pas ça, fais pas ça, ne le fais pas, ne le faites pas, n'en fais rien, non ce n'est pas ça, ce n'est pas ça, c'est pas ça, c'est faux, faux, négatif, pas d'accord, bien sûr que non, évidemment que non, je ne crois pas, je crois pas, je ne pense pas, je pense pas, je crois que non, probablement pas, sans façon, très peu pour moi, rien du tout, pas la peine, pas besoin, inutile, laisse non, tu rêves, et puis quoi encore, mort de rire non, même pas en rêve, no way, en fait non, finalement non, pas bon, incorrect
        """
      ),
      (
        .wrong,
        """
        pas celui là, pas celle là, pas celui ci, pas celle ci, pas ça, pas lui, pas elle, pas le bon, pas la bonne, c'est pas le bon, ce n'est pas le bon, c'est pas la bonne, ce n'est pas la bonne, c'est pas celui là, ce n'est pas celui là, c'est pas celle là, c'était pas celui là, ce n'était pas celui là, ce n'est pas ça, c'est pas ça, mauvais film, le mauvais film, le mauvais, la mauvaise, c'est le mauvais, c'est la mauvaise, c'est le mauvais film, tu t'es trompé, vous vous êtes trompé, tu t'es trompé de film, ce n'est pas ce que je voulais, c'est pas ce que je voulais, c'est pas ce que j'ai dit, je ne voulais pas celui là, je voulais pas celui là, non pas celui là, pas le bon film
        """
      ),
      (
        .doubt,
        """
        je ne sais pas, je sais pas, j'sais pas, chais pas, chépa, ché pas, sais pas, je n'en sais rien, j'en sais rien, aucune idée, pas la moindre idée, je n'ai aucune idée, j'ai aucune idée, je n'en ai aucune idée, aucune, mystère, qui sait, va savoir, allez savoir, comment savoir, comment veux tu que je sache, difficile à dire, dur à dire, c'est difficile à dire, bonne question, pas sûr, pas sûre, je ne suis pas sûr, je suis pas sûr, je ne suis pas sûre, je suis pas sûre, pas certain, peut être, peut être bien, ptet, p't'être, possible, c'est possible, probablement, éventuellement, ça dépend, ça dépend de mon humeur, selon, peu importe, n'importe, n'importe lequel, n'importe laquelle, n'importe quoi, c'est égal, ça m'est égal, égal, je m'en fiche, je m'en fous, m'en fous, osef, on s'en fiche, on s'en fout, comme tu veux, comme vous voulez, comme vous voudrez, à toi de voir, à vous de voir, à toi de choisir, à vous de choisir, choisis pour moi, choisissez pour moi, surprends moi, bof, mouais, moyen, couci couça, plus ou moins, j'hésite, j'hésite encore, je me tâte, je n'arrive pas à me décider, j'arrive pas à choisir, je n'arrive pas à choisir, indécis, indécise, j'ai oublié, je ne me souviens pas, je me souviens pas, je me souviens plus, je ne me souviens plus, je ne sais plus, je sais plus, sur le bout de la langue, je l'ai sur le bout de la langue, un de ces jours, un jour, plus tard, plus tard peut être, une autre fois, une autre fois peut être, on verra, on verra bien, demande moi plus tard, sans opinion, sans avis, pas d'avis, sans commentaire, kif kif, c'est kif kif, du pareil au même, l'un ou l'autre, mdr, lol, ah bon, intéressant, sérieux, sérieusement, vraiment, et alors, ça alors, un de ces quatre, coucou, salut, je donne ma langue au chat
        """
      ),
      (
        .wait,
        """
        attends, attendez, attends un peu, attendez un peu, attends voir, attends une seconde, attendez une seconde, attends un instant, attends deux minutes, attends deux secondes, attends 2 secondes, attendez un instant, attends je réfléchis, un instant, un instant s'il vous plaît, un petit instant, un moment, un petit moment, une seconde, une petite seconde, une minute, une petite minute, deux secondes, deux minutes, deux petites secondes, 2 secondes, 2 minutes, deux sec, 2 sec, minute, minute papillon, seconde, instant, moment, patience, patiente, patientez, patientez un instant, laisse moi réfléchir, laissez moi réfléchir, laisse moi une minute, laissez moi une minute, laisse moi le temps, laissez moi le temps, laisse moi voir, laissez moi voir, laisse moi regarder, je réfléchis, je cherche, je vérifie, je regarde, je regarde mon agenda, je regarde mon calendrier, je reviens, je reviens tout de suite, je reviens de suite, je reviens dans une minute, je suis à vous tout de suite, j'arrive, faut que je réfléchisse, il faut que je réfléchisse, donne moi une minute, donnez moi une minute, donne moi une seconde, donne moi deux minutes, pas si vite, doucement, du calme, pause, bouge pas, bougez pas, ne quittez pas, ne quitte pas, tout doux, un p'tit instant, voyons voir
        """
      ),
      (
        .thanks,
        "merci, merci bien, merci beaucoup, merci à toi, merci à vous, merci infiniment, mille mercis, un grand merci, grand merci, merci mille fois, merci bcp, merci encore, merci d'avance, mci, mercii, thanks, thx, c'est gentil, c'est très gentil, trop gentil, très aimable, bien aimable, je te remercie, je vous remercie, remerciements, tous mes remerciements, t'es un ange, tu es un amour, bien merci, nickel merci, t'es génial, tu assures"
      ),
      (
        .praise,
        "super, génial, parfait, excellent, nickel, top, au top, impeccable, impec, formidable, magnifique, fantastique, extra, bravo, bien joué, beau travail, bon travail, bien, très bien, chouette, cool, trop bien, trop cool, sympa, merveilleux, splendide, au poil, tip top, bien vu, bonne nouvelle, ça c'est bien, la classe, hourra, youpi, trop fort"
      ),
      (
        .cancel,
        """
        annule, annulez, annuler, j'annule, annule ça, annulez ça, annule tout, annulez tout, annule tout ça, on annule, annulation, stop, stoppe, stoppez, arrête, arrêtez, arrête ça, arrêtez ça, arrête tout, on arrête, arrêter, laisse tomber, laissez tomber, oh laisse tomber, laisse, laissez, laisse béton, laisse ça, oublie, oubliez, oublie ça, oubliez ça, oublie tout, on oublie, tant pis, tant pis laisse, peu importe laisse tomber, rien, rien du tout, non rien, abandonne, abandonner, j'abandonne, abandon, quitter, quitte, sortir, fin, terminer, termine, c'est fini, fini, ça suffit, assez, j'ai changé d'avis, changé d'avis, je change d'avis, je ne veux plus, je veux plus, plus la peine, c'est plus la peine, pas la peine, pas grave, c'est pas grave, ce n'est pas grave, ça ne fait rien, ça fait rien, passons, on passe, passe, sans suite, ignore, ignore ça, tire un trait, on laisse tomber
        """
      ),
      (
        .back,
        "retour, retour en arrière, reviens, revenir, revenez, reviens en arrière, revenir en arrière, en arrière, arrière, un pas en arrière, une étape en arrière, recule, reculer, reculez, question précédente, la question précédente, à la question précédente, la question d'avant, question d'avant, reviens à la question précédente, revenons à la question précédente, revenons en arrière, on revient en arrière, on revient, remonte, précédent, avant, celle d'avant, la dernière question, je veux revenir, je voudrais revenir, je veux revenir en arrière, on peut revenir, peut on revenir en arrière, retourne, retourner, retourne en arrière, retourne à la question précédente, reviens à la question, marche arrière, fais marche arrière, revenir à l'étape précédente, étape précédente, reviens là dessus"
      ),
      (
        .more,
        "plus, encore, encore plus, plus d'options, plus de choix, plus de résultats, la suite, suite, suivant, suivante, suivants, suivantes, la page suivante, page suivante, les suivants, les suivantes, continue, continuez, continuer, d'autres, d'autres choix, d'autres films, d'autres options, les autres, le reste, montre le reste, montre la suite, montrez la suite, montre moi la suite, montre en plus, montre m'en plus, montre plus, montrez m'en plus, montre les autres, affiche la suite, affiche plus, affiche le reste, il y en a d'autres, y en a d'autres, y a t il d'autres choix, il y en a encore, y en a encore, quoi d'autre, et quoi d'autre, autre chose, et après, après, voir plus, voir la suite, en voir plus, j'en veux plus, t'en as d'autres, tu en as d'autres, vous en avez d'autres, plus bas, descends"
      ),
      (
        .previous,
        "précédents, précédentes, page précédente, la page précédente, la page d'avant, page d'avant, les précédents, les précédentes, ceux d'avant, celles d'avant, plus haut, remonte la liste, en haut, début, au début, le début, début de la liste, première page, la première page, reviens à la première page, retour à la première page, reviens au début, montre les précédents, remontre les premiers, les premiers, une page en arrière"
      ),
      (
        .none,
        "aucun, aucune, aucun d'eux, aucune d'elles, aucun des deux, aucune des deux, aucun de ceux là, aucun de ceux ci, aucune de celles là, aucun de ces films, aucun des trois, pas un seul, ni l'un ni l'autre, ni l'une ni l'autre, ni celui ci ni celui là, rien de tout ça, rien de tout cela, rien de ça, aucun ne convient, aucun ne va, aucun ne correspond, il n'y est pas, elle n'y est pas, il y est pas, elle y est pas, il n'est pas là, il est pas là, pas dans la liste, il n'est pas dans la liste, il est pas dans la liste, c'est pas dans la liste, ce n'est pas dans la liste, le mien n'est pas dans la liste, le mien n'y est pas, le mien y est pas, la mienne n'y est pas, mon film n'est pas dans la liste, mon film n'y est pas, autre chose, un autre, une autre, un autre film, pas ceux là, pas celles là, pas ceux ci, absent, absent de la liste, je ne le vois pas, je le vois pas, je ne vois pas le mien"
      ),
      (
        .again,
        "pardon, comment, comment ça, quoi, hein, répète, répétez, répéter, répète ça, répétez ça, répète la question, répétez la question, tu peux répéter, vous pouvez répéter, peux tu répéter, pouvez vous répéter, pourriez vous répéter, redis, redis le, redis moi ça, redites, redites moi, redis ça, encore une fois, une fois de plus, quelle question, quelle était la question, c'était quoi la question, qu'est ce que tu as dit, qu'est ce que tu dis, qu'avez vous dit, plaît il, j'ai pas compris la question, je n'ai pas entendu, j'ai pas entendu, j'ai pas suivi, on en était où, remontre, remontre moi, remontre la liste, montre encore, de quoi"
      ),
      (
        .help,
        "aide, à l'aide, aide moi, aidez moi, besoin d'aide, j'ai besoin d'aide, tu peux m'aider, vous pouvez m'aider, pouvez vous m'aider, que puis je dire, qu'est ce que je peux dire, je peux dire quoi, que puis je répondre, qu'est ce que je peux répondre, je peux répondre quoi, que dois je dire, que dois je répondre, qu'est ce que je dois dire, je dois dire quoi, je réponds quoi, que faire, quoi faire, je fais quoi, qu'est ce que je fais, et maintenant, comment ça marche, comment ça fonctionne, comment je réponds, comment répondre, comment faire, que veux tu dire, que voulez vous dire, tu veux dire quoi, ça veut dire quoi, qu'est ce que ça veut dire, c'est à dire, je ne comprends pas, je comprends pas, j'ai pas compris, je n'ai pas compris, explique, expliquez, explique moi, expliquez moi, instructions, mode d'emploi, par exemple, comme quoi, options, sur combien, noté sur combien, c'est sur combien, je peux dire un jour de la semaine, que voulez vous, tu veux quoi, ça fait quoi"
      ),
      (
        .undo,
        "annule, annule ça, annulez ça, annule cela, annule le, annule la dernière action, annule la dernière, annuler, défais, défais ça, défaire, défaites ça, reviens là dessus, reviens dessus, retire ça, retire le, retirez ça, enlève ça, enlevez ça, enlève le, efface ça, efface le, effacez ça, supprime ça, rétablis, rétablir, remets comme avant, remettez comme avant, remets comme c'était, c'était une erreur, c'est une erreur, j'ai fait une erreur, par erreur, undo, oups annule, retour en arrière, fais marche arrière"
      ),
      (
        .asksWhich,
        "lesquels, lesquelles, lequel, laquelle, lesquels y a t il, il y a lesquels, il y a lesquelles, y a quoi, il y a quoi, qu'est ce qu'il y a, quels films, quels sont les choix, quels sont les films, quelles sont les options, quelles options, quels choix, c'est quoi les options, c'est quoi les choix, c'est quoi mes options, quelles sont mes options, j'ai le choix entre quoi, c'est lesquels, tu parles desquels, vous parlez desquels, de quels films tu parles, quelle différence, quelle est la différence, c'est quoi la différence, quelles différences, en quoi sont ils différents, qu'est ce qui les distingue, qu'est ce qui change, qui l'a réalisé, qui l'a fait, c'est de qui, de qui, liste, la liste, montre la liste, montrez la liste, montre moi la liste, donne moi la liste, énumère, énumère les, les options, les choix, montre les, montre moi, dis moi lesquels, redonne la liste"
      ),
      (
        .asksCount,
        "combien, combien y en a t il, combien il y en a, il y en a combien, y en a combien, combien en as tu, combien tu en as, t'en as combien, combien en avez vous, vous en avez combien, combien de films, combien de films il y a, combien d'options, combien de choix, combien de résultats, combien sont ils, ils sont combien, combien ça fait, ça fait combien, ça fait combien de films, combien en tout, combien au total"
      ),
      (
        .asksWhy,
        "pourquoi, pourquoi ça, pourquoi donc, mais pourquoi, pourquoi tu demandes, pourquoi tu demandes ça, pourquoi tu me demandes ça, pourquoi demandes tu, pourquoi demandez vous, pourquoi vous demandez, pourquoi vous demandez ça, pourquoi vous me demandez ça, pourquoi cette question, pourquoi faire, pour quoi faire, à quoi ça sert, ça sert à quoi, à quoi bon, pourquoi tu veux savoir, pourquoi tu veux savoir ça, pourquoi voulez vous savoir, pourquoi voulez vous le savoir, dans quel but, pour quelle raison, comment ça se fait, qu'est ce que ça peut te faire, quel intérêt"
      ),
      (
        .not,
        "pas, pas le, pas la, pas l, pas celui, pas celle, pas de, n'est pas, n'est pas de, qui n'est pas, qui n'est pas de, sauf, tout sauf, tous sauf, toutes sauf, hormis, excepté, à part, hors, autre que, mais pas, tout mais pas, surtout pas, ni, sans, c'est pas, c'est pas ça, ce n'est pas, ce n'est pas ça, non pas, n'importe lequel sauf, ne pas, c'est pas celui là"
      ),
      (
        .newest,
        "plus récent, plus récente, le plus récent, la plus récente, récent, récente, dernier en date, dernière en date, dernier sorti, dernière sortie, plus nouveau, plus nouvelle, nouveau, nouvelle, nouvelle version, nouvel, plus jeune, plus moderne, moderne, dernière version, actuel, actuelle, plus tardif, plus tard, celui d'après, tout nouveau, toute nouvelle, le petit nouveau, neuf, plus neuf, de maintenant"
      ),
      (
        .oldest,
        "plus ancien, plus ancienne, ancien, ancienne, plus vieux, plus vieille, vieux, vieille, vieil, le tout premier, la toute première, toute première version, première version, tout premier, toute première, plus âgé, d'époque, antérieur, antérieure, ancienne version, vieille version, d'antan, le vieux, la vieille, d'avant, vieillot, premier sorti, le plus ancien de tous, classique, le classique"
      ),
      (.longest, "plus long, plus longue, long, longue, plus grand, plus grande, version longue"),
      (
        .shortest, "plus court, plus courte, court, courte, plus petit, plus petite, version courte"
      ),
      (
        .original,
        "original, originale, originel, originelle, originaux, version originale, film original, film d'origine, version d'origine, d'origine, vo, authentique"
      ),
      (
        .remake,
        "remake, remakes, reboot, reprise, nouvelle adaptation, version refaite, refait, refaite, remake américain, remake en live action, live action, nouvelle mouture, remake moderne"
      ),
      (
        .penultimate, "avant dernier, avant dernière, l'avant dernier, l'avant dernière, pénultième"
      ),
      (
        .middle,
        "milieu, du milieu, au milieu, celui du milieu, celle du milieu, central, intermédiaire"
      ),
      (
        .all,
        "tous, toutes, tout, tous les deux, toutes les deux, les deux, les trois, les quatre, tous les trois, toutes les trois, tous les quatre, tous ceux là, tous ceux ci, tous ensemble, l'ensemble, chacun, chacune, toute la liste, la totalité, l'un et l'autre, tous autant qu'ils sont, j'ai vu les deux, vu les deux, je les ai vus tous les deux, je les ai tous vus, tout le lot, la paire, au complet"
      ),
      (
        .other,
        "autre, l'autre, un autre que ça, l'autre film, l'autre version, autres, le deuxième des deux autre"
      ),
      (
        .also,
        "et, aussi, également, pareil pour, pareil, et aussi, et puis, ainsi que, de même, idem pour, idem, en plus, ajoute aussi, et pareil pour, itou"
      ),
      (.pronoun, "celui là, celle là, ce film, ce film là, ça, cela, celui ci"),
      (
        .padding,
        "un bon, une bonne, un petit, une petite, un gros, bon, petit, un solide, solide, un faible, une seule, un seul, seule, seul, largement, bien mérité, bien méritées, tranquille, sec, pile, la totale, haut la main, un beau, un joli, mérité, sans hésiter, grand max"
      ),
      (.unit, "étoile, étoiles, point, points, étoiloche"),
      (
        .highest,
        "note maximale, la note maximale, note maximum, la note maximum, note max, la note max, meilleure note, la meilleure note, la meilleure, le maximum, maximum, maximal, max, le max, au max, au maximum, plus haute note, la plus haute note, le plus haut, le plus, la totale, toutes les étoiles, tout, le plus possible, la plus haute, score parfait, note parfaite, la note parfaite, un sans faute parfait"
      ),
      (
        .lowest,
        "note minimale, la note minimale, note minimum, la note minimum, pire note, la pire note, la pire, le minimum, minimum, minimal, min, le min, plus basse note, la plus basse note, la plus basse, le plus bas, le moins possible, la note la plus basse, la note la plus faible"
      ),
      (.decade, "années, années là, décennie, décennie des, sixties années, les années"),
      (
        .top,
        """
        haut, en haut, du haut, d en haut, tout en haut, celui d en haut, celle d en haut,
        celui du haut, celle du haut, au dessus
        """
      ),
      (
        .bottom,
        """
        bas, en bas, du bas, d en bas, tout en bas, celui d en bas, celle d en bas,
        celui du bas, celle du bas
        """
      ),
      (
        .padding,
        """
        siouplaît, siouplait, s'te plaît, steuplaît, steuplait, stp, svp, ça vaut, ça vaut un,
        ça mérite, ça mérite un, il mérite, il mérite un, elle mérite, mérite un, je lui donne,
        je lui mets, je lui donnerais, je lui mettrais, je mettrais, je donnerais, allez hop,
        hop, va pour, ce sera, ça sera, je vais prendre, je vais dire, j'hésite mais
        """
      ),
      (
        .assent,
        """
        voilà, voilà oui, oui voilà, et comment, banco, bah oui, ben oui, mais carrément,
        tout juste, yes, go, allez, allez oui, ça roule, ça marche, ça me va, nickel
        """
      ),
      (
        .cancel,
        """
        laisse béton, on laisse tomber, on oublie, on arrête, on arrête là, arrête de demander,
        arrête avec tes questions, tant pis annule, tant pis, c est bon laisse, j abandonne,
        ça suffit, stop tout, on laisse, oublie tout
        """
      ),
      (.earlier, "avant, d avant, antérieur à, plus vieux que, plus ancien que, sorti avant"),
      (.later, "après, d après, postérieur à, plus récent que, sorti après"),
      (
        .other,
        "autres, les autres, les deux autres, le reste"
      ),
      (
        .refusal,
        """
        vaut mieux pas, il vaut mieux pas, mieux vaut pas, autant pas, plutôt pas, sans façon,
        très peu pour moi, non laisse, non laissez, ah non, oh non
        """
      ),
      (
        .doubt,
        "voilà quoi, enfin voilà, et voilà quoi, bref, bref voilà"
      ),
    ] + AskedBack.french,
    decades: [
      "vingt, twenties", "trente, thirties", "quarante, forties", "cinquante, fifties",
      "soixante, sixties", "soixante dix, seventies, septante",
      "quatre vingt, quatre vingts, eighties, huitante, octante",
      "quatre vingt dix, nineties, nonante",
    ],
    shares: ["{} sur {max}", "{} étoiles sur {max}", "{} de {max}"],
    pronouns: [
      ("mets lui {}", "mets {rest} à {}"),
      ("donne lui {}", "donne {rest} à {}"),
      ("mets lui {}", ""),
      ("donne lui {}", ""),
      ("mettez lui {}", ""),
      ("donnez lui {}", ""),
      ("et mets lui {}", ""),
      ("et donne lui {}", ""),
      ("je lui mets {}", ""),
      ("je lui donne {}", ""),
      ("rappelle le moi {}", "rappelle moi {} {rest}"),
      ("rappelle moi de le voir {}", "rappelle moi de voir {} {rest}"),
      ("rappelle moi de le regarder {}", "rappelle moi de regarder {} {rest}"),
    ],
    clitics: PronounTable.Clitics(words: ["le", "la", "les", "lui"]))
}

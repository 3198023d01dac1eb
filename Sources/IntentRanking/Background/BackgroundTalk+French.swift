extension BackgroundTalk {
  /// What people say in French; see ``english``.
  static let french = BackgroundTalk(
    lists: [
      "jour": "aujourd'hui|demain|lundi|vendredi|ce week-end|la semaine prochaine|ce soir|dimanche",
      "heure": "à sept heures|à midi|à 18 h|dans dix minutes|dans une heure|plus tard|à 6 h 30",
      "ville": "paris|lyon|marseille|bruxelles|genève|londres|rome|lille|nantes|berlin",
      "qui": "maman|papa|ma femme|mon chef|anna|pierre|mamie|le médecin|ma sœur|julie",
      "plat": "du lait|du pain|des œufs|une pizza|des pâtes|du fromage|du café|du riz|des pommes",
      "pièce": "cuisine|chambre|salon|salle de bain|garage|bureau|couloir|jardin",
      "appareil": "la lumière|le chauffage|la lampe|la télé|la radio|le four|l'aspirateur|l'alarme",
      "artiste": "adele|queen|mozart|stromae|coldplay|édith piaf|daft punk|angèle",
      "nombre": "deux|trois|cinq|dix|20|50|100|4|12|sept",
      "chose": "la voiture|mon téléphone|mes clés|le vélo|l'ordinateur|mon manteau|l'imprimante",
    ],
    lines: """
      (quelle est|donne-moi) (la moyenne|la note moyenne) (de la classe|du groupe|de ces nombres|de l'équipe)
      (quelle est|c'est quoi) ma (vitesse moyenne|moyenne générale|consommation moyenne)
      combien (d'argent|d'euros) (y a-t-il|il y a|ai-je|j'ai) sur (mon compte|ma carte|mon livret)
      (efface|supprime|enlève) (mon dernier|ma dernière|le dernier) (message|photo|mail|fichier)
      (des chansons|de la musique|la mode|les tubes) des années (60|70|80|90)
      quel temps (fait-il|fera-t-il|va-t-il faire) (<jour>|à <ville>)
      (est-ce qu'il va|va-t-il) (pleuvoir|neiger|faire beau) <jour>
      (ai-je besoin|faut-il) (d'un parapluie|prendre un manteau) <jour>
      quelle température (fait-il|fera-t-il) (dehors|<jour>|à <ville>)
      (mets|règle|programme) (un|le) réveil <heure>
      réveille-moi <jour> <heure>
      (annule|éteins|supprime) (mon|le|tous les) (réveil|alarmes)
      (lance|mets|arrête) un minuteur [de <nombre> minutes]
      rappelle-moi (d'appeler <qui>|d'acheter <plat>|de payer le loyer|le rendez-vous) [<jour>]
      rappelle-moi <jour> (de sortir les poubelles|d'arroser les plantes|la réunion)
      (qu'est-ce que j'ai|qu'y a-t-il) (dans mon agenda|de prévu) <jour>
      (ajoute|mets) (un rendez-vous|une réunion avec <qui>|le dentiste) (à l'agenda|dans le calendrier) <jour>
      (annule|déplace|reporte) (la réunion|mon rendez-vous) [avec <qui>] [<jour>]
      quand (est mon prochain rendez-vous|tombe pâques|sont les vacances)
      (ajoute|mets) <plat> (à|sur) la liste (de courses|des achats)
      qu'est-ce qu'il y a sur (ma|la) liste (de courses|de tâches)
      (enlève|retire|supprime) <plat> de la liste de courses
      (crée|supprime) une [nouvelle] (liste|note|tâche) [pour <jour>]
      marque (la tâche|le mail|le message) comme (fait|lu|important|terminé|indésirable)
      (allume|éteins) <appareil> [dans la <pièce>|du <pièce>]
      (baisse|monte) (la lumière|le chauffage|les stores) [à <nombre> %]
      règle (le chauffage|la température) à <nombre> degrés
      (ouvre|ferme|verrouille) (la porte|le garage|les fenêtres|les volets)
      est-ce que (la porte|le four|la fenêtre|<appareil>) est (ouverte|fermé|allumé)
      (mets|joue) (de la musique|une chanson|le nouvel album) de <artiste>
      (mets|joue) (du jazz|la radio|ma playlist|quelque chose de calme|du classique)
      (chanson suivante|chanson précédente|remets cette chanson|change de musique)
      ajoute (cette chanson|cet album) à ma playlist
      (plus fort|moins fort|coupe le son|monte le volume|volume à <nombre>)
      (qui chante|comment s'appelle) cette chanson
      (appelle|téléphone à) <qui>
      (envoie|écris) un (message|mail|sms) à <qui> [pour dire que j'arrive]
      (lis|montre)-moi (mes|les) [nouveaux] (messages|mails|notifications)
      est-ce que <qui> a (répondu|appelé|écrit)
      (comment aller|emmène-moi|itinéraire pour aller) (à <ville>|à la gare|au travail|à l'aéroport)
      (comment est la circulation|y a-t-il des bouchons) [vers <ville>]
      (à quelle distance est|combien de temps pour aller à) (<ville>|la gare|la plage)
      où est (la station-service|la pharmacie|le distributeur|ma voiture|le parking) [la plus proche]
      (appelle|commande|réserve)-moi un (taxi|uber) [<heure>]
      (quand part|à quelle heure est) le prochain (train|bus|métro) [pour <ville>]
      (réserve|cherche|trouve) (un vol|un hôtel|un billet de train|une voiture) (pour|à) <ville>
      réserve une table [pour <nombre>] [<jour>]
      (recommande|trouve|connais-tu) [moi] un bon (restaurant|café|hôtel) [à <ville>|près d'ici]
      commande <plat> [en livraison]
      où (est|en est) (mon colis|ma commande|la livraison)
      comment (cuire|cuisiner|préparer|faire) <plat>
      (donne|trouve|montre)-moi une recette (de|avec) <plat>
      combien de calories [il y a] dans <plat>
      quel est (mon solde|le prix de l'essence|le taux de change|mon plafond)
      (vire|envoie|paie) <nombre> euros à <qui>
      (bloque|j'ai perdu|fais opposition à) ma carte (bancaire|de crédit|)
      quand (dois-je payer la facture|arrive mon salaire|vais-je être remboursé)
      (convertis|combien font) <nombre> (dollars en euros|miles en kilomètres)
      combien (font|fait) <nombre> (plus|fois|moins) <nombre>
      quelle heure est-il [à <ville>]
      (quel jour|quelle date) (sommes-nous|est-on)
      combien de jours (avant noël|jusqu'à mon anniversaire|reste-t-il)
      (quelle est la capitale de l'espagne|qui est le président|où est le mont blanc)
      qui a (inventé le téléphone|écrit les misérables|découvert l'amérique|gagné)
      (que veut dire|que signifie|comment dit-on) (ce mot|merci en anglais|sérendipité)
      traduis (bonjour|cette phrase|le menu) en (anglais|allemand|japonais)
      (quand joue|est-ce que) (l'om|le psg|l'équipe de france) [a gagné]
      (quel est le score|qui a gagné le match|qui mène)
      (quelles sont les nouvelles|lis-moi les infos|les titres du jour|quoi de neuf) [à <ville>]
      (raconte|chante)-moi (une blague|une histoire|une chanson|un poème)
      (lance une pièce|lance un dé|donne un nombre entre 1 et <nombre>)
      (comment t'appelles-tu|qui es-tu|es-tu un robot|quel âge as-tu|que sais-tu faire)
      (bonjour|salut|bonne nuit|au revoir|à plus tard|bonsoir|coucou)
      (merci|merci beaucoup|bien joué|désolé|laisse tomber|super)
      (je suis|je me sens) (fatigué|triste|malade|heureux|seul|stressé) [aujourd'hui]
      (j'ai|on a) (faim|froid|sommeil|soif|peur|mal à la tête)
      (j'aime|je déteste|tu me manques|j'adore) [le lundi|<qui>|le chocolat|mon travail]
      (peux-tu|pourrais-tu) (répéter|m'aider|parler plus fort|te taire)
      (j'ai mal au dos|j'ai de la fièvre|que faire contre la toux|j'ai mal aux dents)
      (prends|annule) un rendez-vous chez (le médecin|le coiffeur|le dentiste) [<jour>]
      combien de (pas ai-je faits|temps ai-je dormi|calories ai-je brûlées)
      (démarre|enregistre) (une course|ma séance de sport|mon poids)
      (ma voiture|mon vélo|l'imprimante|le lave-linge) (ne démarre pas|est en panne|fait du bruit)
      comment (changer une roue|enlever une tache|réparer l'évier|déboucher l'évier)
      mon (téléphone|ordinateur|wifi|écran) (ne marche pas|est lent|est cassé)
      (ouvre|ferme|installe) (l'appareil photo|le navigateur|spotify|l'application)
      (prends|montre-moi) (une photo|un selfie|mes photos|une capture d'écran)
      (cherche|recherche) (des chaussures|des photos de chats|un appartement|un vol pas cher)
      (que|quelle robe|quelles chaussures) dois-je (manger|porter|cuisiner|mettre|dire) <jour>
      combien coûte (ce téléphone|un billet|l'entrée|une machine à laver)
      (est-ce que|à quelle heure) (le supermarché|la banque|le musée|la pharmacie) (est ouvert|ferme) [<jour>]
      (annule|retourne|modifie) (ma commande|mon abonnement|ma réservation)
      (nourris|promène|lave) (le chat|le chien|les poissons) [<jour>]
      (arrose|nettoie|range|peins) (les plantes|les vitres|la chambre|la <pièce>)
      (joyeux anniversaire|joyeux noël|félicitations|bon rétablissement)
      (que|quel cadeau) puis-je offrir à <qui>
      (note|écris) (mon idée|ce numéro|que je dois de l'argent à <qui>)
      (note|évalue|donne une note à) ce (livre|restaurant|morceau|hôtel) [<nombre> étoiles]
      donne <nombre> étoiles à (ce livre|ce restaurant|cette chanson|l'hôtel)
      (montre|cherche|trouve)-moi [tous] (les livres|les chansons|des photos|les hôtels|les factures) (de <artiste>|à <ville>|du mois)
      quels (livres|albums|titres) a (écrits|sortis) <artiste>
      j'ai (lu ce livre|fini mes devoirs|perdu <chose>|déjà mangé|acheté <plat>)
      je n'ai pas [encore] (mangé|dormi|payé|lu ce livre|parlé à <qui>)
      je (veux|voudrais) (rentrer|manger <plat>|aller à <ville>|dormir|apprendre la guitare)
      j'ai besoin (d'un café|d'une pause|d'aide|d'un nouveau travail)
      (choisis|suggère) (un prénom|un restaurant|une couleur|un cadeau pour <qui>)
      je n'arrive pas à (dormir|choisir quoi manger|trouver <chose>|me connecter)
      (pose|mets|range) (les clés|<chose>|la tasse) (sur la table|dans le placard)
      enregistre (le fichier|la partie|ce numéro|le document)
      comment (obtenir un passeport|demander un visa|ouvrir un compte|avoir un prêt)
      (y a-t-il|où sont) (des concerts|des événements|des places de parking) [à <ville>] [<jour>]
      pourquoi (le ciel est bleu|les chats ronronnent|le chien aboie|ça ne marche pas)
      (quels films passent|que passe-t-il) (au cinéma|<jour>|à <ville>|à la télé)
      (achète|réserve) <nombre> places pour (le cinéma|le concert|le spectacle) [<jour>]
      (où|quand) passe (le film|le match|la série)
      (explique|aide-moi avec) (la gravité|mes devoirs|cette équation|ma dissertation)
      (encore|continue|stop|attends|pas maintenant|tais-toi|oui voilà|je ne sais pas|peut-être)
      """,
    commonWords: """
      le la les un une des et ou mais ne pas aussi encore déjà plus moins tout toute tous rien \
      quelque toujours jamais ici là maintenant alors bientôt hier demain bon mauvais grand \
      petit nouveau vieux long court homme femme enfant jour nuit an année semaine temps vie \
      monde maison chose nom nombre étoile étoiles liste film films je tu il elle on nous vous \
      ils mon ton son notre votre avec sans de à chez après avant sur sous pour contre dans \
      par si que qui quoi où vu voir regarder regardé
      """)
}

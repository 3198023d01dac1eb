extension SchemaLanguage {
  static let french = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> <article><term> [<app>]",
      "<show> [<that>] <things> <about> <term> [<app>]",
      "(quel|quelle|quels|quelles) (est|était|sont) (ce|cet|cette|le|la|les|ces) <things>"
        + " <about> [<article>]<term> [<app>]",
      "<ask> [<that>] <things> <about> <article><term> [<app>]",
      "<ask> [<that>] <things> <about> <term> [<app>]",
      "[des|tous les|toutes les] <things> (sur|à propos de|au sujet de) <article><term> [<app>]",
      "[des|tous les|toutes les] <things> (sur|à propos de|au sujet de) <term> [<app>]",
      "(quel|quelle|quels|quelles) <things> (parle|parlent) (de <article>|de |d')<term> [<app>]",
      "(cherche|cherchez|recherche|recherchez|trouve|trouvez) <term> (dans|avec|sur) (<name>"
        + "|[mes|les|tous les|toutes les] <things>)",
    ],
    searchHere: [
      "(cherche|cherchez|recherche|recherchez|trouve|trouvez) <term> (sur|dans) (cette|la)"
        + " page [<app>]"
    ],
    act: ["<do> [<app>]"],
    whole: """
      (le |la |les |l'|ce |cet |cette |ces |mon |ma |mes |un |une |tous les |toutes les |tous \
      mes |toutes mes )\
      <object> [(appelé|appelée|intitulé|intitulée|nommé|nommée) <target>]
      """,
    new: """
      [un|une|le|la] [nouveau|nouvel|nouvelle] <object> \
      [(appelé|appelée|intitulé|intitulée|nommé|nommée|sur) <target>]
      """,
    parts: [
      "show": """
      montre|montre-moi|montrez-moi|affiche|affichez|ouvre|ouvrez|ouvrir|trouve|trouve-moi|trouvez|trouvez-moi\
      |cherche|cherchez|recherche|recherchez
      """,
      "that": "le|la|les|ce|cet|cette|ces|un|une|des|tous les|toutes les|mon|ma|mes",
      "about":
        "sur|avec|à propos de|au sujet de|qui parle de|qui parlent de|où il y a|où l'on voit",
      "ask": """
      (y a-t-il|il y a|est-ce qu'il y a)|(as-tu|avez-vous|ai-je)|(connais-tu|connaissez-vous)\
      |je cherche|comment (s'appelle|s'appelait)
      """,
      "article": "(le |la |les |l'|un |une |des |du )",
      "app": "(dans|avec|sur) <name>",
      "to": "(à|dans|sur) <y>|(au|aux) <y.noun>",
      "of": "(de|sur|dans) <y>|(du|des) <y.noun>",
    ],
    verbs: [
      .create: "(crée|créez|créer|ajoute|ajoutez|ajouter) <x>",
      .write: "(écris|écrivez|écrire|rédige|rédigez|rédiger) <x>",
      .record: "(enregistre|enregistrez|enregistrer) <x>",
      .open: "(ouvre|ouvrez|ouvrir|montre|montre-moi|montrez-moi) <x>",
      .read: "(lis|lisez|lire) <x>", .play: "(lis|lisez|écoute|écoutez|joue|jouez) <x>",
      .switchTo: "(passe|passez|va|allez) (à|sur) <x>", .close: "(ferme|fermez|fermer) <x>",
      .delete: "(supprime|supprimez|supprimer|efface|effacez|effacer) <x>",
      .move: "(déplace|déplacez|déplacer) <x>", .rename: "(renomme|renommez|renommer) <x>",
      .edit: "(modifie|modifiez|modifier|change|changez) <x>",
      .archive: "(archive|archivez|archiver) <x>",
      .forward: "(transfère|transférez|transférer|fais suivre|faites suivre) <x>",
      .reply: "(réponds|répondez|répondre) à <x>",
      .save: "(enregistre|enregistrez|enregistrer|sauvegarde|sauvegardez) <x>",
      .send: "(envoie|envoyez|envoyer) <x>", .crop: "(recadre|recadrez|recadrer) <x>",
      .duplicate: "(duplique|dupliquez|dupliquer|copie|copiez) <x>",
      .cleanUp: "(nettoie|nettoyez|nettoyer|retouche|retouchez) <x>",
      .rotate: "(fais pivoter|faites pivoter|pivote|pivotez) <x>",
      .straighten: "(redresse|redressez|redresser) <x>",
      .start: "(commence|commencez|démarre|démarrez|lance|lancez) <x>",
      .stop: "(arrête|arrêtez|arrêter|termine|terminez) <x>",
      .bookmark: "(ajoute|ajoutez|mets|mettez) <x> aux favoris",
      .enhance: "(améliore|améliorez|améliorer) <x>",
      .resize: "(redimensionne|redimensionnez|redimensionner) <x>",
      .mark: "(marque|marquez|marquer) <x> comme <choice>",
      .openMode: "(ouvre|ouvrez|ouvrir|lance|lancez) <x> [en mode <choice>|en <choice>]",
      .choose: "(choisis|choisissez|choisir|sélectionne|sélectionnez) <x> [<choice>]"
        + "|(utilise|utilisez|passe à|passez à) (la |le |l')<x.noun> <choice>",
      .flip: "(change|changez|changer) (de |d')<x.noun>|(inverse|inversez|inverser) <x>",
      .turn: "(tourne|tournez|tourner) <x>|(va|allez|passe|passez) à la"
        + " (<x.noun> <choice>|<valueless><x.noun> (suivante|précédente))"
        + "|(va|allez|passe|passez) à la page <number>",
      .set: "(règle|réglez|régler|ajuste|ajustez|change|changez|modifie|modifiez) <x>"
        + " [(à|en|sur) <value>]|(mets|mettez) <x> (en|à|sur) <value>|rends <x> <choice>",
      .make: "(rends|rendez|mets|mettez) <x> [en|plus] <choice>",
      .setOf: "(règle|réglez|régler|ajuste|ajustez|change|changez|modifie|modifiez|mets|mettez)"
        + " <x> (<of> [(à|en|sur) <value>]|[(à|en|sur) <value>] <app>)",
      .toggle: "<valueless>(active|activez|activer|désactive|désactivez|désactiver) <x>"
        + "|(bascule|basculez) <x>|(mets|mettez) <x> sur <choice>",
      .insert: "(ajoute|ajoutez|ajouter|insère|insérez|insérer|mets|mettez) <x> <to>"
        + " [(disant|avec le texte) <text>]",
      .addTo: "(ajoute|ajoutez|ajouter|mets|mettez|mettre) <x> <to>",
      .takeFrom: "(retire|retirez|retirer|enlève|enlevez|enlever|supprime|supprimez|supprimer)"
        + " <x> <of>",
      .post: "(publie|publiez|publier|partage|partagez|partager|ajoute|ajoutez) <x> <to>",
      .editIn: "(modifie|modifiez|modifier|change|changez|déplace|déplacez) <x> <of>",
      .copyFrom: "(copie|copiez|copier) <x> [<of>]",
      .pasteOn: "(colle|collez|coller|applique|appliquez|appliquer) <x> [<to>]",
      .importNew: "(importe|importez|importer) <x>|(ajoute|ajoutez|ajouter) <x> <to>",
    ],
    objects: [
      .book: "livre|livres", .audiobook: "livre audio|livres audio", .page: "page|pages",
      .website: "site|site web|page web|sites", .tab: "onglet|onglets", .newTab: "nouvel onglet",
      .window: "fenêtre du navigateur|fenêtres du navigateur",
      .newWindow: "nouvelle fenêtre du navigateur", .bookmark: "signet|signets|favori",
      .history: "historique de navigation|historique du navigateur", .file: "fichier|fichiers",
      .folder: "dossier|dossiers",
      .entry: "entrée de journal|entrées de journal|entrée du journal|entrée dans mon journal",
      .audioEntry: "(entrée audio|entrée vocale) (de|du|dans mon) journal",
      .draft: "brouillon d'e-mail|brouillon de mail|brouillon|brouillons",
      .mail: "e-mail|mail|courriel|e-mails|mails|courriels",
      .photo: "photo|photos|image|images", .album: "album|albums|album photo",
      .recording: "enregistrement|enregistrement vidéo",
      .presentation: "présentation|présentations|diaporama",
      .slide: "diapositive|diapositives|diapo",
      .document: "document|documents", .spreadsheet: "feuille de calcul|feuilles de calcul|tableur",
      .sheet: "feuille|feuilles", .board: "tableau blanc|tableaux blancs",
      .worksheet: "feuille du (tableur|classeur)|feuille de la feuille de calcul",
      .boardItem: "élément|éléments|note|forme|post-it",
      .audio: "son|audio|enregistrement audio|fichier audio", .comment: "commentaire|commentaires",
      .image: "image|photo", .textBox: "zone de texte|bloc de texte", .video: "vidéo|clip vidéo",
      .webVideo: "vidéo web|vidéo en ligne|vidéo du web", .title: "titre",
      .sharedAlbum: "album partagé|albums partagés", .library: "photothèque|bibliothèque",
      .person: "personne (sur|dans) (la|cette|ma) photo|personne reconnue",
      .edits: "retouches|modifications",
      .suggestedEdits: "retouches suggérées|modifications suggérées",
      .exposure: "exposition", .saturation: "saturation", .warmth: "chaleur|température de couleur",
      .filter: "filtre|filtre photo", .depth: "profondeur|profondeur de champ",
      .depthEffect: "effet de profondeur|effet portrait",
      .readingSettings: "réglages de lecture|thème de lecture", .text: "texte|lettres",
      .fontSize: "police|taille de la police|taille du texte",
      .lineSpacing: "interligne|espacement des lignes",
      .characterSpacing: "espacement des (caractères|lettres)",
      .wordSpacing: "espacement des mots", .camera: "caméra|appareil photo|caméras",
    ])
}

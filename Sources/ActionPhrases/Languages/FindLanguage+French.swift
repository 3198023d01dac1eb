extension FindLanguage {
  static let french = FindLanguage(
    title: "Rechercher des <plural>",
    sentences: [
      """
      ((<show>|<ask>) [<some>] <described>|[<all>] <described>|<ranked>\
      |<show> [tous|toutes] [les|mes] <name>\
      |(quels|quelles|quel|quelle) [sont|est] [les|le|la] <things> [sont|est]) \
      <filters> [<sorting>] [<app>]
      """,
      """
      (<show> [<some>] <described>|[<which>] <ranked>|[les|mes] <things> <adjective>) \
      [<sorting>] [<app>]
      """,
      "(trie|triez|trier|classe|classez) [tous|toutes] (les|mes) <things> par <key>"
        + " [<direction>] [<app>]",
      "[tous|toutes] [les|mes] <things> <sorting> [<app>]",
    ],
    parts: [
      "show": """
      montre|montre-moi|montrez-moi|affiche|affichez|liste|listez|(cherche|cherchez|recherche\
      |recherchez|trouve|trouvez|trouve-moi|trouvez-moi)|donne-moi|donnez-moi
      """,
      "ask": """
      (y a-t-il|il y a|est-ce qu'il y a)|(as-tu|avez-vous|ai-je|tu as|vous avez)|connais-tu\
      |je (cherche|veux voir|voudrais voir|voudrais)|<which>
      """,
      "which": "(quel|quelle|quels|quelles) (est|sont)",
      "all": "(tous|toutes) (les|mes)|les|mes|des|quelques",
      "some": "<all>|le|la|un|une|mon|ma",
      "ranked": "<the> [<amount>] <things> <rank>|[<the>] [<amount>] <rank> <things>",
      "the": "les|mes|le|la|mon|ma",
      "amount": "<count> [premiers|premières]|premiers <count>|premières <count>",
      "described": "[<amount>] [<rank>] <things> [<rank>] [<adjective>]",
      "filters": "<filter> [[et] <filter> [[et] <filter>]|<or> <filter> [<or> <filter>]]",
      "sorting": "(trié|triés|triées|classé|classés|classées) par <key> [par ordre] [<direction>]"
        + "|[triés|triées] <rank> [d'abord|en premier]",
      "app": "(dans|avec) <name>",
      "byWord": "de |d'|par ",
      "over": "supérieur à|supérieure à|de plus de|au-dessus de",
      "under": "inférieur à|inférieure à|de moins de|au-dessous de",
    ],
    adjectives: [.choice: "<v>", .boolean: "<v>"],
    filters: [
      .text: [
        .is: ["avec (le |la |l'|un |une |pour )<p> <v>", "dont (le |la |l')<p> est <v>"],
        .isNot: ["dont (le |la |l')<p> n'est pas <v>"],
        .contains: [
          "avec [le mot|les mots] <v> dans (le |la |l')<p>",
          "dont (le |la |l')<p> (contient|comporte) <v>",
        ],
        .begins: ["dont (le |la |l')<p> commence par <v>"],
        .ends: ["dont (le |la |l')<p> (finit|se termine) par <v>"],
      ],
      .number: [
        .is: ["avec (un |une |le |la |l')<p> de <v>", "dont (le |la |l')<p> est [de] <v>"],
        .isNot: ["dont (le |la |l')<p> n'est pas [de] <v>"],
        .above: ["(avec|dont) (un |une |le |la |l')<p> [est] <over> <v>"],
        .atLeast: [
          "(avec|dont) (un |une |le |la |l')<p> [est] d'au moins <v>", "avec au moins <v> <p>",
        ],
        .below: ["(avec|dont) (un |une |le |la |l')<p> [est] <under> <v>"],
        .atMost: [
          "(avec|dont) (un |une |le |la |l')<p> [est] d'au plus <v>", "avec au plus <v> <p>",
        ],
        .from: ["(avec|dont) (un |une |le |la |l')<p> [est] entre <from> et <to>"],
      ],
      .year: [
        .is: [
          "<bare>(de|en|datant de|de l'année|de l'an) <v>", "<lead> en <v>",
        ],
        .isNot: ["<bare>(pas|non) (de|en) <v>"],
        .above: ["<bare>[<lead>] (après|d'après|postérieurs à|postérieures à|postérieur à) <v>"],
        .atLeast: ["<bare>[<lead>] (depuis|à partir de|dès) <v>"],
        .below: ["<bare>[<lead>] (avant|d'avant|antérieurs à|antérieures à|antérieur à) <v>"],
        .atMost: ["<bare>[<lead>] (jusqu'en|jusqu'à) <v>"],
        .from: ["<bare>[<lead>] (entre <from> et <to>|de <from> à <to>)"],
      ],
      .date: [
        .is: ["<bare>(du|de|le) <v>", "<lead> [le] <v>"],
        .above: ["<bare>après [le] <v>", "<lead> après [le] <v>"],
        .atLeast: ["<bare>depuis [le] <v>", "<lead> depuis [le] <v>"],
        .below: ["<bare>avant [le] <v>", "<lead> avant [le] <v>"],
        .atMost: ["<bare>jusqu'(à|au) <v>"],
        .from: ["<bare>entre [le] <from> et [le] <to>", "<lead> entre [le] <from> et [le] <to>"],
      ],
      .boolean: [.is: ["qui sont <v>"]],
      .choice: [
        .is: ["(du|de) <p> <v>", "dont (le |la |l')<p> est <v>"],
        .isNot: ["qui ne sont pas <v>", "dont (le |la |l')<p> n'est pas <v>", "sauf <v>"],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: [
          "(réalisé|réalisés|réalisées) par <v>", "<by><v>",
          "que <v> a (réalisé|réalisés|tournés)", "a (réalisé|réalisés|tournés) <v>",
          "(du réalisateur|de la réalisatrice) <v>",
        ], names: ["réalisateur"]),
      .author: ConceptWording(
        matches: ["(écrit|écrits|écrite|écrites) par <v>", "<by><v>", "de l'auteur <v>"],
        names: ["auteur"]),
      .artist: ConceptWording(
        matches: ["<by><v>", "(chantés|chantées|interprétés|interprétées) par <v>"],
        names: ["artiste"]),
      .performer: ConceptWording(matches: ["avec (l'acteur|l'actrice) <v>"], names: ["acteur"]),
      .owner: ConceptWording(matches: ["(appartenant|assignés|assignées) à <v>"]),
      .title: ConceptWording(
        names: ["titre", "nom"], ascending: ["par ordre alphabétique"],
        descending: ["par ordre alphabétique inverse"],
        relations: [
          .is: [
            "(appelé|appelés|appelées|intitulé|intitulés|intitulées|nommés|nommées) <v>",
            "qui (s'appelle|s'appellent) <v>",
          ], .begins: ["(commençant|qui commencent) par <v>"],
          .ends: ["(finissant|qui finissent) par <v>"],
        ]),
      .topic: ConceptWording(matches: ["(sur|à propos de) <v>"]),
      .tag: ConceptWording(matches: ["avec (l'étiquette|le tag) <v>"], names: ["étiquette"]),
      .place: ConceptWording(matches: ["(à|près de) <v>"], names: ["lieu"]),
      .year: ConceptWording(
        names: ["année", "date"],
        lead: """
          [[qui] (est|sont)] (sorti|sortie|sortis|sorties|parus|parues)\
          |[qui ont été] (faits|faites|tournés|publiés|publiées)
          """,
        ascending: [
          "les plus anciens", "les plus anciennes", "le plus ancien", "la plus ancienne",
          "plus anciens", "plus anciennes", "plus ancien", "plus ancienne", "les plus vieux",
          "plus vieux", "plus vieilles", "plus vieille",
        ],
        descending: [
          "les plus récents", "les plus récentes", "le plus récent", "la plus récente",
          "plus récents", "plus récentes", "plus récent", "plus récente", "derniers", "dernières",
          "dernier", "dernière", "les plus nouveaux",
        ]),
      .date: ConceptWording(
        names: ["date"], ascending: ["les plus anciens", "les plus anciennes"],
        descending: ["les plus récents", "les plus récentes", "derniers", "dernières"]),
      .created: ConceptWording(
        names: ["date de création"], lead: "créés|créées|faits|faites",
        ascending: ["les plus anciens", "les plus anciennes"],
        descending: ["les plus récents", "les plus récentes", "derniers", "dernières"]),
      .added: ConceptWording(
        lead: "ajoutés|ajoutées", descending: ["derniers ajoutés", "dernières ajoutées"]),
      .modified: ConceptWording(
        names: ["date de modification"], lead: "modifiés|modifiées",
        descending: ["derniers modifiés", "dernières modifiées"]),
      .due: ConceptWording(
        names: ["échéance"], ascending: ["les plus urgents", "les plus urgentes"]),
      .released: ConceptWording(
        names: ["date de sortie"], lead: "sortis|sorties|parus|parues|publiés|publiées",
        ascending: ["les plus anciens", "les plus anciennes"],
        descending: ["les plus récents", "les plus récentes", "derniers", "dernières"]),
      .rating: ConceptWording(
        names: ["note"], ascending: ["les moins bien notés", "les moins bien notées"],
        descending: ["les mieux notés", "les mieux notées", "meilleurs", "meilleures"],
        relations: [
          .is: ["avec <v> (étoile|étoiles)"], .above: ["avec plus de <v> (étoile|étoiles)"],
          .atLeast: ["avec au moins <v> (étoile|étoiles)"],
          .below: ["avec moins de <v> (étoile|étoiles)"],
        ]),
      .duration: ConceptWording(
        names: ["durée"], ascending: ["les plus courts", "les plus courtes"],
        descending: ["les plus longs", "les plus longues"],
        relations: [
          .above: ["de plus de <v> (minute|minutes)"], .below: ["de moins de <v> (minute|minutes)"],
        ]),
      .price: ConceptWording(
        names: ["prix"], ascending: ["les moins chers", "les moins chères"],
        descending: ["les plus chers", "les plus chères"],
        relations: [.below: ["à moins de <v>"], .above: ["à plus de <v>"], .is: ["à <v>"]]),
      .size: ConceptWording(
        names: ["taille"], ascending: ["les plus petits", "les plus petites"],
        descending: ["les plus grands", "les plus grandes"]),
    ],
    any: ["ou"],
    ascending: ["croissant", "ordre croissant", "de a à z"],
    descending: ["décroissant", "ordre décroissant", "de z à a", "inverse", "ordre inverse"],
    yes: ["<p>"], no: ["non <p>", "pas <p>"],
    labels: FindLabels(
      sorting: "trier par", ranking: "classement", order: "ordre", limit: "nombre maximal",
      mode: "filtres", allFilters: "tous les filtres", anyFilter: "l'un des filtres",
      relations: [
        .is: "<p>", .isNot: "<p> n'est pas", .contains: "<p> contient",
        .begins: "<p> commence par", .ends: "<p> finit par", .above: "<p> supérieur à",
        .atLeast: "<p> d'au moins", .below: "<p> inférieur à", .atMost: "<p> d'au plus",
        .from: "<p> de", .to: "<p> à",
      ]))
}

extension FindLanguage {
  static let spanish = FindLanguage(
    title: "Buscar <plural>",
    sentences: [
      """
      ((<show>|<ask>) [<some>] <described>|[<all>] <described>|<ranked>\
      |<show> [todas|todos] [las|los|mis] <name>|(qué|cuáles) <things> [hay|son|están]) \
      <filters> [<sorting>] [<app>]
      """,
      """
      (<show> [<some>] <described>|[<which>] <ranked>|[las|los|mis] <things> <adjective>) \
      [<sorting>] [<app>]
      """,
      "(ordena|ordene|ordenar) [todas|todos] (las|los|mis) <things> por <key> [<direction>]"
        + " [<app>]",
      "[todas|todos] [las|los|mis] <things> <sorting> [<app>]",
    ],
    parts: [
      "show": """
      muestra|muéstrame|muestre|muéstreme|enséñame|lista|listar|enumera|enumere|busca|buscar\
      |busque|búscame|encuentra|encuentre|dame|deme
      """,
      "ask":
        "hay|tienes|tengo|tenemos|tiene|conoces|busco|estoy buscando|quiero [ver]|quisiera [ver]"
        + "|<which>",
      "which": "(cuál|cuáles|qué) (es|son)|cómo se (llama|llaman)",
      "all": """
      (todas|todos) [las|los|mis]|las|los|mis|algunas|algunos|unas|unos
      """,
      "some": "<all>|la|el|mi|alguna|algún|una|un",
      "ranked":
        "<the> [<amount>] <things> <rank>|[<the>] [<amount>] <rank> <things>",
      "the": "las|los|mis|la|el|mi",
      "amount": "<count> [primeras|primeros]|(primeras|primeros) <count>",
      "described": "[<amount>] [<rank>] <things> [<rank>] [<adjective>]",
      "filters": "<filter> [[y] <filter> [[y] <filter>]|<or> <filter> [<or> <filter>]]",
      "sorting":
        "(ordenadas|ordenados|clasificadas|clasificados) por <key> [en orden] [<direction>]"
        + "|[ordenadas|ordenados] <rank> [primero]",
      "app": "(en|con) <name>",
      "byWord": "de|por",
      "over": "(mayor|superior) (que|a)|de más de|por encima de",
      "under": "(menor|inferior) (que|a)|de menos de|por debajo de",
      "whose": "(cuyo|cuya)",
    ],
    adjectives: [.choice: "[de] <v>", .boolean: "<v>"],
    filters: [
      .text: [
        .is: ["con [el|la] <p> <v>", "<whose> <p> (es|sea) <v>"],
        .isNot: ["<whose> <p> no (es|sea) <v>"],
        .contains: [
          "con [la (palabra|palabras)] <v> en (el|la) <p>", "<whose> <p> (contiene|contenga) <v>",
        ],
        .begins: ["<whose> <p> (empieza|empiece|comienza|comience) (por|con) <v>"],
        .ends: ["<whose> <p> (termina|termine|acaba|acabe) (en|con) <v>"],
      ],
      .number: [
        .is: ["con [un|una|el|la] <p> de <v>", "<whose> <p> es <v>"],
        .isNot: ["<whose> <p> no es <v>"],
        .above: ["con [un|una] <p> <over> <v>", "<whose> <p> es <over> <v>"],
        .atLeast: ["con [un|una] <p> de al menos <v>", "con al menos <v> <p>"],
        .below: ["con [un|una] <p> <under> <v>", "<whose> <p> es <under> <v>"],
        .atMost: ["con [un|una] <p> de como máximo <v>", "con como máximo <v> <p>"],
        .from: ["con [un|una] <p> entre <from> y <to>", "<whose> <p> está entre <from> y <to>"],
      ],
      .year: [
        .is: ["<bare>(de|en|del año|del) <v>", "<lead> en <v>"],
        .isNot: ["<bare>que no (sean|son) de <v>"],
        .above: [
          "<bare>[<lead>] (después de|después del|posteriores a|posteriores al|más nuevas que) <v>"
        ],
        .atLeast: ["<bare>[<lead>] (desde|a partir de|desde el año) <v>"],
        .below: ["<bare>[<lead>] (antes de|antes del|anteriores a|anteriores al) <v>"],
        .atMost: ["<bare>[<lead>] hasta <v>"],
        .from: [
          "<bare>[<lead>] (entre <from> y <to>|de <from> a <to>|desde <from> hasta <to>)"
        ],
      ],
      .date: [
        .is: ["<bare>(de|del) <v>", "<lead> [el] <v>"],
        .above: ["<bare>después (de|del) <v>", "<lead> después (de|del) <v>"],
        .atLeast: ["<bare>desde [el] <v>", "<lead> desde [el] <v>"],
        .below: ["<bare>antes (de|del) <v>", "<lead> antes (de|del) <v>"],
        .atMost: ["<bare>hasta [el] <v>"],
        .from: ["<bare>entre [el] <from> y [el] <to>", "<lead> entre [el] <from> y [el] <to>"],
      ],
      .boolean: [.is: ["que (están|son) <v>"]],
      .choice: [
        .is: ["(del|de|con el|con la) <p> <v>", "<whose> <p> es <v>"],
        .isNot: ["que no son [de] <v>", "<whose> <p> no es <v>", "excepto <v>"],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: [
          "(dirigida|dirigidas|dirigido|dirigidos) por <v>", "<by> <v>", "que <v> dirigió",
          "[que] dirigió <v>",
          "(del director|de la directora) <v>",
        ], names: ["director"]),
      .author: ConceptWording(
        matches: [
          "(escrita|escritas|escrito|escritos) por <v>", "<by> <v>", "(del autor|de la autora) <v>",
        ], names: ["autor"]),
      .artist: ConceptWording(
        matches: ["<by> <v>", "(cantadas|cantados|interpretadas|interpretados) por <v>"],
        names: ["artista"]),
      .performer: ConceptWording(
        matches: ["con (el actor|la actriz) <v>", "protagonizadas por <v>"], names: ["actor"]),
      .owner: ConceptWording(matches: ["(asignadas|asignados) a <v>"]),
      .title: ConceptWording(
        names: ["título", "nombre"],
        ascending: ["alfabéticamente", "por orden alfabético", "en orden alfabético"],
        descending: ["en orden alfabético inverso"],
        relations: [
          .is: [
            "(llamada|llamadas|llamado|llamados|tituladas|titulados) <v>", "que se llaman <v>",
          ],
          .begins: ["que (empiezan|comienzan|empiecen) (por|con) <v>"],
          .ends: ["que (terminan|acaban) (en|con) <v>"],
        ]),
      .topic: ConceptWording(matches: ["(sobre|acerca de) <v>"]),
      .tag: ConceptWording(matches: ["con la etiqueta <v>"], names: ["etiqueta"]),
      .place: ConceptWording(matches: ["(en|cerca de) <v>"], names: ["lugar"]),
      .year: ConceptWording(
        names: ["año", "fecha"],
        lead: """
          [que (fue|fueron)] (estrenada|estrenadas|estrenado|estrenados|hechas|hechos|publicadas\
          |publicados)|[que] se (estrenó|estrenaron|publicó|publicaron)|que (salió|salieron)|salieron
          """,
        ascending: [
          "más antiguas", "más antiguos", "más antigua", "más antiguo", "más viejas", "más viejos",
          "más vieja", "más viejo",
        ],
        descending: [
          "más recientes", "más reciente", "más nuevas", "más nuevos", "más nueva", "más nuevo",
          "últimas", "últimos", "última", "último",
        ]),
      .date: ConceptWording(
        names: ["fecha"], ascending: ["más antiguas", "más antiguos"],
        descending: ["más recientes", "más nuevas", "más nuevos", "últimas", "últimos"]),
      .created: ConceptWording(
        names: ["fecha de creación"], lead: "creadas|creados|hechas|hechos",
        ascending: ["más antiguas", "más antiguos"],
        descending: ["más recientes", "más nuevas", "más nuevos", "últimas", "últimos"]),
      .added: ConceptWording(
        lead: "añadidas|añadidos",
        descending: ["añadidas recientemente", "añadidos recientemente"]),
      .modified: ConceptWording(
        names: ["fecha de modificación"], lead: "modificadas|modificados",
        descending: ["modificadas recientemente", "modificados recientemente"]),
      .due: ConceptWording(names: ["vencimiento"], ascending: ["más urgentes"]),
      .released: ConceptWording(
        names: ["fecha de estreno"], lead: "estrenadas|estrenados|publicadas|publicados",
        ascending: ["más antiguas", "más antiguos"],
        descending: ["más recientes", "más nuevas", "más nuevos", "últimas", "últimos"]),
      .rating: ConceptWording(
        names: ["valoración"], ascending: ["peor valoradas", "peor valorados", "peores"],
        descending: ["mejor valoradas", "mejor valorados", "mejores"],
        relations: [
          .is: ["con <v> (estrella|estrellas)"], .above: ["con más de <v> (estrella|estrellas)"],
          .atLeast: ["con al menos <v> (estrella|estrellas)"],
          .below: ["con menos de <v> (estrella|estrellas)"],
        ]),
      .duration: ConceptWording(
        names: ["duración"], ascending: ["más cortas", "más cortos"],
        descending: ["más largas", "más largos"],
        relations: [
          .above: ["de más de <v> (minuto|minutos)"], .below: ["de menos de <v> (minuto|minutos)"],
        ]),
      .price: ConceptWording(
        names: ["precio"], ascending: ["más baratas", "más baratos"],
        descending: ["más caras", "más caros"],
        relations: [.below: ["por menos de <v>"], .above: ["por más de <v>"], .is: ["por <v>"]]),
      .size: ConceptWording(
        names: ["tamaño"], ascending: ["más pequeñas", "más pequeños"],
        descending: ["más grandes"]),
    ],
    any: ["o", "u"],
    ascending: ["ascendente", "orden ascendente", "de la a a la z"],
    descending: [
      "descendente", "orden descendente", "de la z a la a", "inverso", "orden inverso",
    ],
    yes: ["<p>"], no: ["no <p>", "sin <p>"],
    labels: FindLabels(
      sorting: "ordenar por", ranking: "clasificación", order: "orden", limit: "número máximo",
      mode: "filtros", allFilters: "todos los filtros", anyFilter: "alguno de los filtros",
      relations: [
        .is: "<p>", .isNot: "<p> no es", .contains: "<p> contiene", .begins: "<p> empieza por",
        .ends: "<p> termina en", .above: "<p> mayor que", .atLeast: "<p> de al menos",
        .below: "<p> menor que", .atMost: "<p> de como máximo", .from: "<p> desde",
        .to: "<p> hasta",
      ]))
}

extension SchemaLanguage {
  static let spanish = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> [<article>] <term> [<app>]",
      "(cuál|cuáles) (es|era|son|eran) (esa|ese|la|el|las|los|esas|esos) <things> <about>"
        + " [<article>] <term> [<app>]",
      "<ask> [<that>] <things> <about> [<article>] <term> [<app>]",
      "[todas las|todos los|algunas|algunos] <things> (sobre|acerca de) [<article>] <term> [<app>]",
      "(qué|cuál|cuáles) <things> (trata de|tratan de|habla de|hablan de) [<article>] <term> [<app>]",
      "(busca|busque|buscar|encuentra|encuentre) <term> (en|con) (<name>|[mis|las|los|todas"
        + " las|todos los] <things>)",
      "(busca|busque|buscar) en (<name>|[mis|las|los] <things>) <term>",
    ],
    searchHere: [
      "(busca|busque|buscar|encuentra|encuentre) <term> en (esta|la) página [<app>]"
    ],
    act: ["<do> [<app>]"],
    whole: """
      [el|la|los|las|al|este|esta|estos|estas|ese|esa|mi|mis|un|una|todos los|todas las|todos \
      mis|todas mis] \
      <object> [(llamado|llamada|titulado|titulada) <target>]
      """,
    new: """
      [un|una|el|la|otro|otra] [nuevo|nueva] <object> [nuevo|nueva] \
      [(llamado|llamada|titulado|titulada|sobre) <target>]
      """,
    parts: [
      "show": """
      muestra|muéstrame|muestre|muéstreme|enséñame|abre|abra|abrir|busca|busque|buscar|búscame|encuentra\
      |encuentre|encuéntrame
      """,
      "that": """
      el|la|los|las|ese|esa|esos|esas|aquel|aquella|un|una|alguna|algún|todas las|todos los|mi|mis|todos mis\
      |todas mis
      """,
      "about":
        "sobre|acerca de|con|de la que sale|donde sale|en la que sale|que trata de|que tratan de",
      "ask": """
      hay|tienes|tengo|tenemos|tiene|conoces|recuerdas|busco|estoy buscando\
      |cómo se (llama|llamaba|llaman)
      """,
      "article": "el|la|los|las|un|una|unos|unas",
      "app": "(en|con) <name>",
      "to": "(a|en) <y>|al <y.noun>",
      "of": "(de|en) <y>|del <y.noun>",
    ],
    verbs: [
      .create: "(crea|cree|crear|haz|haga|añade|añada) <x>",
      .write: "(escribe|escriba|escribir|redacta|redacte|redactar) <x>",
      .record: "(graba|grabe|grabar) <x>", .open: "(abre|abra|abrir|muestra|muéstrame) <x>",
      .read: "(lee|lea|leer) <x>", .play: "(reproduce|reproduzca|reproducir|pon|escucha) <x>",
      .switchTo: "(cambia|cambie|ve|vaya|pasa) (a|al) <x>", .close: "(cierra|cierre|cerrar) <x>",
      .delete: "(borra|borre|borrar|elimina|elimine|eliminar) <x>",
      .move: "(mueve|mueva|mover) <x>",
      .rename: "(renombra|renombre|renombrar) <x>|(cambia|cambie) el nombre (de|del) <x>",
      .edit: "(edita|edite|editar|modifica|modifique|modificar) <x>",
      .archive: "(archiva|archive|archivar) <x>", .forward: "(reenvía|reenvíe|reenviar) <x>",
      .reply: "(responde|responda|responder|contesta|conteste) [a] <x>",
      .save: "(guarda|guarde|guardar) <x>", .send: "(envía|envíe|enviar|manda|mande) <x>",
      .crop: "(recorta|recorte|recortar) <x>",
      .duplicate: "(duplica|duplique|duplicar|copia|copie) <x>",
      .cleanUp: "(limpia|limpie|limpiar|retoca|retoque) <x>",
      .rotate: "(gira|gire|girar|rota|rote) <x>",
      .straighten: "(endereza|enderece|enderezar) <x>",
      .start: "(empieza|empiece|inicia|inicie|comienza|comience) <x>",
      .stop: "(detén|detenga|para|pare|termina|termine) <x>",
      .bookmark: "(añade|añada|guarda|guarde) <x> (a|en) (marcadores|favoritos)",
      .enhance: "(mejora|mejore|mejorar) <x>",
      .resize: "(redimensiona|redimensione|redimensionar) <x>"
        + "|(cambia|cambie|cambiar) el tamaño (de <x>|del <x.noun>)",
      .mark: "(marca|marque|marcar) <x> como <choice>",
      .openMode: "(abre|abra|abrir) <x> [en modo <choice>|en <choice>]",
      .choose: "(elige|elija|elegir|selecciona|seleccione) <x> [<choice>]"
        + "|(usa|use|usar|cambia a|cambie a) la <x.noun> <choice>",
      .flip: "(cambia|cambie|cambiar) de <x.noun>|(invierte|invierta|gira) <x>",
      .turn: "(pasa|pase|pasar) [de] <x>|(ve|vaya|ir|pasa|pase) a la"
        + " (<x.noun> <choice>|<choice> <x.noun>|<valueless><x.noun> (siguiente|anterior))"
        + "|(ve|vaya|ir|pasa|pase) a la página <number>",
      .set: "(ajusta|ajuste|ajustar|cambia|cambie|cambiar) <x> [(a|en) <value>]"
        + "|(pon|ponga|poner) <x> (a|en) <value>|(haz|haga) <x> [más] <choice>",
      .make: "(haz|haga|pon|ponga) <x> [más] <choice>",
      .setOf: "(ajusta|ajuste|ajustar|cambia|cambie|cambiar|pon|ponga) <x> (<of> [(a|en|por)"
        + " <value>]|[(a|en|por) <value>] <app>)",
      .toggle: "<valueless>(activa|active|activar|desactiva|desactive|desactivar) <x>"
        + "|(alterna|alterne) <x>|(pon|ponga) <x> en <choice>",
      .insert: "(añade|añada|añadir|inserta|inserte|insertar|pon|ponga) <x> <to>"
        + " [(que diga|con el texto) <text>]",
      .addTo: "(añade|añada|añadir|agrega|agregue|pon|ponga|mueve|mueva) <x> <to>",
      .takeFrom: "(quita|quite|quitar|elimina|elimine|eliminar|borra|borre|saca|saque) <x> <of>",
      .post:
        "(publica|publique|publicar|comparte|comparta|compartir|sube|suba|añade|añada) <x> <to>",
      .editIn: "(edita|edite|editar|modifica|modifique|cambia|cambie|mueve|mueva) <x> <of>",
      .copyFrom: "(copia|copie|copiar) <x> [<of>]",
      .pasteOn: "(pega|pegue|pegar|aplica|aplique|aplicar) <x> [<to>]",
      .importNew: "(importa|importe|importar) <x>|(añade|añada|añadir) <x> <to>",
    ],
    objects: [
      .book: "libro|libros", .audiobook: "audiolibro|audiolibros", .page: "página|páginas",
      .website: "sitio web|página web|sitios web", .tab: "pestaña|pestañas",
      .newTab: "nueva pestaña|pestaña nueva",
      .window: "ventana del navegador|ventanas del navegador",
      .newWindow: "nueva ventana del navegador", .bookmark: "marcador|marcadores",
      .history: "historial de navegación|historial del navegador",
      .file: "archivo|archivos|fichero",
      .folder: "carpeta|carpetas",
      .entry: "entrada de diario|entradas de diario|entrada del diario|entrada en mi diario",
      .audioEntry: "(entrada de audio|entrada de voz) (de|del|en mi) diario",
      .draft: "borrador de correo|borrador|borradores",
      .mail: "correo|correo electrónico|correos|email", .photo: "foto|fotos|imagen|imágenes",
      .album: "álbum|álbumes|álbum de fotos", .recording: "grabación|grabación de vídeo",
      .presentation: "presentación|presentaciones", .slide: "diapositiva|diapositivas",
      .document: "documento|documentos", .spreadsheet: "hoja de cálculo|hojas de cálculo",
      .sheet: "hoja|hojas", .board: "pizarra|pizarras",
      .worksheet: "hoja de la hoja de cálculo|hoja del libro de cálculo",
      .boardItem: "elemento|elementos|nota|nota adhesiva|forma",
      .audio: "audio|sonido|grabación de audio|archivo de audio",
      .comment: "comentario|comentarios", .image: "imagen|foto", .textBox: "cuadro de texto",
      .video: "vídeo|video|clip de vídeo", .webVideo: "vídeo web|vídeo de internet",
      .title: "título", .sharedAlbum: "álbum compartido|álbumes compartidos",
      .library: "fototeca|biblioteca de fotos|biblioteca",
      .person: "persona (de|en) (la|esta|mi) foto|persona reconocida", .edits: "ediciones|retoques",
      .suggestedEdits: "ediciones sugeridas|retoques sugeridos",
      .exposure: "exposición", .saturation: "saturación",
      .warmth: "calidez|temperatura de color", .filter: "filtro|filtro de foto",
      .depth: "profundidad|profundidad de campo",
      .depthEffect: "efecto de profundidad|efecto retrato",
      .readingSettings: "ajustes de lectura|tema de lectura", .text: "texto|letra|letras",
      .fontSize: "fuente|tamaño de letra|tamaño de la letra|tamaño del texto",
      .lineSpacing: "interlineado|espacio entre líneas",
      .characterSpacing: "espacio entre (caracteres|letras)",
      .wordSpacing: "espacio entre palabras", .camera: "cámara|cámaras",
    ])
}

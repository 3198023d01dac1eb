extension BackgroundTalk {
  /// What people say in Spanish; see ``english``.
  static let spanish = BackgroundTalk(
    lists: [
      "día": "hoy|mañana|el lunes|el viernes|este fin de semana|la semana que viene|esta noche",
      "hora": "a las siete|al mediodía|a las 18|en diez minutos|dentro de una hora|más tarde",
      "ciudad": "madrid|barcelona|sevilla|bogotá|lima|méxico|buenos aires|londres|parís|roma",
      "quién": "mamá|papá|mi mujer|mi jefe|ana|pedro|la abuela|el médico|mi hermana|luis",
      "comida": "leche|pan|huevos|pizza|pasta|queso|café|arroz|manzanas|pollo|tomates",
      "cuarto": "la cocina|el dormitorio|el salón|el baño|el garaje|la oficina|el pasillo",
      "aparato":
        "la luz|la calefacción|la lámpara|la tele|la radio|el horno|el ventilador|la alarma",
      "artista": "shakira|queen|mozart|rosalía|coldplay|juanes|adele|bad bunny",
      "número": "dos|tres|cinco|diez|20|50|100|4|12|siete",
      "cosa": "el coche|mi móvil|las llaves|la bici|el portátil|la chaqueta|la impresora",
    ],
    lines: """
      [cuál es|dime] la media (de la clase|del grupo|de estos números|del equipo)
      (cuál es|dime) mi (velocidad media|nota media|consumo medio|ritmo medio)
      (borra|elimina|quita) (mi último|el último|mi última) (mensaje|correo|foto|archivo)
      cuánto dinero (hay|tengo|queda) en (mi cuenta|la tarjeta|el banco)
      (canciones|música|moda|éxitos) de los (sesenta|setenta|ochenta|noventa)
      qué tiempo (hace|hará|va a hacer) (<día>|en <ciudad>)
      (va a|crees que va a) (llover|nevar|hacer sol) <día>
      (necesito|llevo) (paraguas|chaqueta) <día>
      (cuántos grados|qué temperatura) hace (fuera|<día>|en <ciudad>)
      (pon|programa) (una alarma|el despertador) <hora>
      despiértame <día> <hora>
      (apaga|cancela|borra) (la alarma|todas las alarmas|el despertador)
      (pon|inicia|para) un temporizador [de <número> minutos]
      recuérdame (llamar a <quién>|comprar <comida>|pagar el alquiler|la reunión) [<día>]
      recuérdame <día> (sacar la basura|regar las plantas|ir al dentista)
      qué (tengo|hay) (en la agenda|en el calendario|pendiente) <día>
      (añade|apunta|pon) (una cita|una reunión con <quién>|el dentista) (en el calendario|en la agenda) <día>
      (cancela|mueve|aplaza) (la reunión|mi cita) [con <quién>] [<día>]
      cuándo (es mi próxima cita|es semana santa|son las vacaciones)
      (añade|pon|apunta) <comida> (a|en) la lista de la compra
      qué hay en (la|mi) lista (de la compra|de tareas)
      (quita|borra|elimina) <comida> de la lista de la compra
      (crea|borra) una [nueva] (lista|nota|tarea) [para <día>]
      marca (la tarea|el correo|el mensaje) como (hecha|leído|importante|terminada|spam)
      (enciende|apaga) <aparato> [de <cuarto>|en <cuarto>]
      (baja|sube) (la luz|la calefacción|las persianas) [al <número> por ciento]
      pon (la calefacción|la temperatura|el aire) a <número> grados
      (abre|cierra) (la puerta|el garaje|las ventanas|las cortinas) [con llave]
      está (abierta la puerta|encendido el horno|apagada <aparato>|cerrada la ventana)
      (pon|reproduce) (música|una canción|el nuevo disco) de <artista>
      (pon|reproduce) (jazz|la radio|mi lista de reproducción|algo tranquilo)
      (siguiente canción|canción anterior|repite esta canción|cambia de música)
      añade esta canción a mi (lista de reproducción|biblioteca)
      (más alto|más bajo|silencio|sube el volumen|volumen al <número>)
      (quién canta|cómo se llama) esta canción
      (llama a|telefonea a) <quién>
      (envía|manda|escribe) un (mensaje|correo) a <quién> [que llego tarde]
      (lee|léeme|muéstrame) (mis|los) (mensajes|correos|avisos) [nuevos]
      (ha contestado|ha llamado|ha escrito) <quién>
      (cómo llego|llévame|cómo se va) (a <ciudad>|a la estación|al trabajo|al aeropuerto)
      (cómo está el tráfico|hay atasco) [hacia <ciudad>]
      (a qué distancia está|cuánto se tarda en llegar a) (<ciudad>|la playa|casa)
      dónde está (la gasolinera|la farmacia|el cajero|mi coche|el aparcamiento) [más cercano]
      (pide|llama) un (taxi|uber) [<hora>]
      (cuándo sale|a qué hora es) el próximo (tren|autobús|metro) [a <ciudad>]
      (reserva|busca|compra) (un vuelo|un hotel|un billete de tren|un coche) (a|en) <ciudad>
      reserva una mesa [para <número>] [<día>]
      (recomiéndame|busca|conoces) un buen (restaurante|bar|hotel) [en <ciudad>|cerca]
      pide <comida> [a domicilio]
      dónde está (mi paquete|mi pedido|el repartidor)
      cómo (se cocina|se prepara|hago) <comida>
      (dame|busca|muéstrame) una receta (de|con) <comida>
      cuántas calorías tiene <comida>
      cuál es (mi saldo|el precio de la gasolina|el tipo de cambio|mi límite)
      (transfiere|envía|paga) <número> euros a <quién>
      (bloquea|he perdido|cancela) mi tarjeta [de crédito]
      cuándo (vence la factura|cobro|llega mi reembolso)
      (convierte|cuánto son) <número> (dólares en euros|millas en kilómetros)
      cuánto es <número> (más|por|menos) <número>
      qué hora es [en <ciudad>]
      qué (día|fecha) es hoy
      cuántos días (faltan para navidad|quedan para mi cumpleaños)
      (cuál es la capital de francia|quién es el presidente|dónde está el everest)
      quién (inventó el teléfono|escribió el quijote|descubrió américa|ha ganado)
      (qué significa|cómo se dice) (esta palabra|gracias en inglés|serendipia)
      traduce (buenos días|esta frase|el menú) al (inglés|alemán|japonés)
      (cuándo juega|ha ganado) (el barça|el real madrid|la selección)
      (cómo va el partido|quién va ganando|cuál fue el resultado)
      (qué noticias hay|léeme las noticias|los titulares|qué hay de nuevo) [en <ciudad>]
      (cuéntame|cántame|dime) (un chiste|una historia|una canción|un poema)
      (lanza una moneda|tira un dado|di un número entre 1 y <número>)
      (cómo te llamas|quién eres|eres un robot|cuántos años tienes|qué sabes hacer)
      (hola|buenos días|buenas noches|adiós|hasta luego|buenas tardes)
      (gracias|muchas gracias|bien hecho|perdona|déjalo|genial)
      (estoy|me siento) (cansado|triste|enfermo|feliz|aburrida|solo) [hoy]
      (tengo) (hambre|frío|sueño|sed|miedo|dolor de cabeza)
      (me gusta|odio|echo de menos|me encanta) (el chocolate|los lunes|a <quién>|mi trabajo)
      (puedes|podrías) (repetir|ayudarme|hablar más alto|callarte)
      (me duele la espalda|tengo fiebre|qué hago para la tos|me duele una muela)
      (pide|cancela) cita (con el médico|en la peluquería|con el dentista) [<día>]
      cuántos (pasos he dado|kilómetros he corrido) hoy
      (empieza|registra) (una carrera|mi entrenamiento|mi peso)
      (el coche|la bici|la impresora|la lavadora) (no arranca|está roto|hace ruido|no funciona)
      cómo (cambio una rueda|quito una mancha|arreglo el grifo)
      mi (móvil|portátil|wifi|pantalla) (no funciona|va lento|está roto)
      (abre|cierra|instala) (la cámara|el navegador|spotify|la aplicación)
      (haz|muéstrame) (una foto|un selfie|mis fotos|una captura)
      (busca|encuentra) (zapatos|fotos de gatos|un piso|vuelos baratos)
      qué (me pongo|como|cocino|digo|compro) <día>
      cuánto cuesta (este móvil|la entrada|un billete|una lavadora)
      (está abierto|a qué hora cierra) (el supermercado|el banco|el museo|la farmacia) [<día>]
      (cancela|devuelve|cambia) (mi pedido|mi suscripción|mi reserva)
      (da de comer|saca|baña) (al gato|al perro|a los peces) [<día>]
      (riega|limpia|ordena|pinta) (las plantas|los cristales|<cuarto>)
      (feliz cumpleaños|feliz navidad|enhorabuena|que te mejores)
      qué (le regalo|le compro) a <quién>
      (anota|apunta|escribe) (mi idea|este número|que le debo dinero a <quién>)
      (valora|puntúa|califica) este (libro|restaurante|disco|hotel) [con <número> estrellas]
      dale <número> estrellas (al libro|a este restaurante|a la canción|al hotel)
      (muéstrame|busca|encuentra) [todos] (los libros|las canciones|fotos|los hoteles|las facturas) (de <artista>|en <ciudad>|del mes)
      qué (libros|discos|canciones) (ha escrito|ha sacado) <artista>
      he (leído ese libro|hecho los deberes|perdido <cosa>|comido ya|comprado <comida>)
      (todavía|aún) no he (comido|dormido|pagado|leído ese libro|hablado con <quién>)
      quiero (ir a casa|comer <comida>|viajar a <ciudad>|dormir|aprender guitarra)
      necesito (un café|un descanso|ayuda|un trabajo nuevo)
      (elige|sugiere|escoge) (un nombre|un restaurante|un color|un regalo para <quién>)
      no (puedo dormir|sé qué comer|encuentro <cosa>|puedo entrar)
      (deja|pon|guarda) (las llaves|<cosa>|la taza) (en la mesa|en el armario)
      guarda (el archivo|la partida|este número|el documento)
      cómo (saco el pasaporte|pido un visado|abro una cuenta|pido un préstamo)
      (hay|dónde hay) (conciertos|eventos|aparcamiento|huelga) [en <ciudad>] [<día>]
      por qué (el cielo es azul|ronronean los gatos|ladra el perro|no funciona)
      (qué películas ponen|qué echan) (en el cine|<día>|en <ciudad>|en la tele)
      (compra|reserva) <número> entradas para (el cine|el concierto|el teatro) [<día>]
      (dónde|cuándo) ponen (la película|el partido|la serie)
      (explica|ayúdame con) (la gravedad|los deberes|esta ecuación|mi redacción)
      (otra vez|sigue|para|espera|ahora no|cállate|sí eso|no lo sé|quizás)
      """,
    commonWords: """
      el la los las un una unos y o pero no también todavía aún ya más menos todo toda todos \
      nada algo alguien siempre nunca aquí allí ahora luego pronto ayer mañana bueno malo gran \
      grande pequeño nuevo viejo largo corto hombre mujer niño día noche año semana tiempo \
      vida mundo casa cosa nombre número estrella estrellas lista película películas peli \
      pelis yo tú él ella nosotros mi tu su nuestro con sin de a en tras antes sobre bajo para \
      contra por si que quien donde visto ver mirar
      """)
}

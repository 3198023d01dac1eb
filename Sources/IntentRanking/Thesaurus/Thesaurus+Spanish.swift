extension Thesaurus {
  static let spanish = """
    visto|vista|vi|vimos|vistas|mirado|miré|terminado|terminé|acabado|acabé|acabo de|vengo del cine|conozco|ya la|me tragué|salgo del cine
    ver|mirar|echar un vistazo|verla|verlo|veo
    no|nunca|sin|jamás|tampoco|ningun*
    no vist*|sin ver|pendiente*|no he visto|por ver|no vi|nunca vi
    marca*|apunta*|anota*|registra*|señala*|tacha*|cuenta*|como|recuerda*|toma nota|diario|tilda*
    desmarca*|deshaz*|olvida*|por error|sin querer|error|al final|quita la marca|vuelve|haz como|en realidad|equivoqu*|anula*
    quita*|elimina*|borra*|saca*|retira*|fuera|echa fuera|tira*
    añade*|agrega*|pon*|mete*|guarda*|suma*|echa*|manda*|incluye*|coloca*|va a|pasa*
    a mi|en mi|a la|en la|a mis|en mis|a las|en las
    más tarde|algún día|luego|otro día|en otro momento|más adelante|por ver|pendiente*
    quiero|gustaría|quisiera|ganas|querría|apetece|necesito|tengo que|quería|humor
    favorit*|preferid*|encant*|mejor*|adoro|amo|corazón
    califica*|puntúa*|puntua*|valora*|merece*|nota|evalúa*|opino|lleva
    dale|doy|da|ponle|pongo|otorga*|asigna*|di|dado|se lleva
    calificac*|nota*|puntuac*|valorac*|veredicto
    estrella*|estrellita*|punto*|de cinco
    media|promedio|de media|en general|normalmente
    muestra*|muéstra*|enseña*|enséña*|lista*|dime|dame|saca|abre|ver
    busca*|búsca*|encuentra*|hay|tienes|tenéis|algo|alguna*
    película*|peli|pelis|cinta*|título*|filme*|cine|largometraje*
    qué|cuál*|cuales|que
    quién*|de quién|quien
    de|del|por|dirigidas por|filmografía|obra*
    dirig*|rodó|hizo|director*|hecho|rodad*|filmó
    explora*|hojea*|recorre*|repasa*|curiose*|echar un ojo
    al menos|mínimo|a partir de|por lo menos|o más|para arriba|o mejor|en adelante|como mínimo
    buen*|bien valorad*|decente*
    recuérda*|recorda*|avísa*|avisa*|acuérda*|acorda*|se me olvide|un toque|notif*|aler*|despierta*|recuerda*
    cancela*|anula*|ya no|no hace falta|deja de|suspende*
    mueve*|aplaza*|pospon*|cambia*|retrasa*|mejor el|adelanta*|pasa*
    cambia*|corrige*|modifica*|ajusta*|actualiza*|sube|baja
    elige*|escoge*|selecciona*|decide*|sortea*|saca*|tira*|coge*
    sugie*|recomiend*|propon*|aconseja*|idea*|inspira*
    azar|cualquier*|aleatori*|la que sea|lo que sea|a suertes|da igual|tú decides|tú eliges|lo que quieras|dado*|ruleta|me da lo mismo
    sorpr*|aburr*|no sé|indecis*|ni idea|no me decido
    cuánt*|cuant*|número|cuenta|total
    dura*|duración|minutos|horas|cuánto tiempo|larga
    cuándo|año*|estren*|salió|de cuándo
    década*|años
    últim*|reciente*|anterior
    más antigu*|más nuev*|más larg*|más cort*|primer*|más viej*|más reciente
    he visto|vi ya|tengo|si he|si vi
    ya|hasta ahora|alguna vez
    falta*|queda*|rest*|todavía|aún
    lista*|montón|colección|catálogo
    vacía*|vaciar|todo|todas|todos
    día|fecha|cuándo|previsto
    ayer|anoche|por fin|hoy|esta noche|hace un rato
    fin de semana|finde|sábado|domingo
    enciende*|activa*|arranca*
    apaga*|detén|desactiva*|para
    abre|inicia*|empieza*
    reproduc*|escucha*|música|toca
    crea*|nuev*
    envía*|manda*|mensaje*|escribe*
    llama*|telefon*
    compra*|pide*|paga*
    reserva*|aparta una mesa|apartar
    tiempo hace|lluvia|llover|temperatura|clima
    cuesta*|precio*|car*|dinero|euros
    cuenta|tarjeta|banco|transfer*
    """
}

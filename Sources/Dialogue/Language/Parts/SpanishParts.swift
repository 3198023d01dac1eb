extension ReplyParts {
  static let spanish = ReplyParts(
    [
      (
        .padding,
        """
        eh, ehh, em, este, esteee, mmm, mm, hmm, hm, ah, ay, oh, uy, uf, bueno, bueno pues, pues, pues bueno, pues nada, pues mira, po, po sí hombre, a ver, veamos, vamos a ver, entonces, o sea, digamos, diría, diría que, yo diría, yo diría que, digo que, creo, creo que, yo creo, yo creo que, me parece, me parece que, pienso que, supongo, supongo que, imagino que, seguramente, probablemente, quizás, quizá, tal vez, a lo mejor, si no recuerdo mal, si mal no recuerdo, si no me equivoco,
        quiero, quisiera, querría, me gustaría, yo quiero, prefiero, elijo, escojo, me quedo con, me quedo, voy con, voy a elegir, voy a coger, cojo, agarro, tomo, dame, deme, ponme, póngame, pon, ponga, ponle, coge, toma, elige, escoge, selecciona, podría ser, puede ser, podría, podrías, puedes, sería, será, estaría bien, es, era, fue, debe ser, debe de ser, tiene que ser, ha de ser, va a ser, que sea, mejor,
        por favor, porfa, porfis, porfavor, plis, si no es molestia, si no le importa, si no te importa, si puede ser, si puedes, si es posible, si es tan amable, si eres tan amable, si fuera posible, cuando puedas, si te parece, si le parece, para mí, a mí,
        claro, claro está, obvio, obviamente, por supuesto, desde luego, naturalmente, seguro, sin duda, definitivamente, la verdad, la verdad es que, francamente, sinceramente, en realidad, de hecho, nomás, no más, nada más, nomas, no sé si, quillo, tío, tía, hombre, mujer, che, güey, wey, hermano, amigo, amiga, jefe, señor, señora, cariño, guapa, guapo, mi amor, pana, parce, vale pues, venga, venga va, va, anda, dale, ya, ahorita, solo, sólo, solamente, también, y, luego, pues sí, oye, mira, mire, fácil, ojalá, de una vez, ponle que, digo yo, vos, ta, hala, ea, ni modo, la verdad que
        """
      ),
      (
        .glue,
        """
        la, el, lo, los, las, un, una, uno, de, del, de la, de los, de las, al, en, con, por, para, que, es, era, que es, que era, esa, ese, esta, esto, eso, aquella, aquel, película, pelicula, peli, película de, versión, versiones, cinta, film, filme, año, años, hecha, hecho, dirigida, dirigido, director, como director, rodada, de ellas, de ellos, de las dos, de los dos, de las tres, de todas, de todos, número, numero, y, o, ni, sacada, salió, hace poco, de hace poco, lista, opción, a, más, mas, muy, toda
        """
      ),
      (
        .correction,
        """
        perdón, perdona, perdone, disculpa, disculpe, lo siento, digo, quiero decir, quería decir, quise decir, perdón quería decir, perdón quise decir, me refería a, me refiero a, no espera, espera no, espera, espérate, no no, ay no, uy no, ah no, no perdón, perdón no, oh no, más bien, mejor, mejor dicho, mejor ponle, ponle mejor, bueno mejor, mejor que sea, en realidad, me equivoqué, me he equivocado, me confundí, me he confundido, equivocado, fallo mío, error mío, error, corrijo, corrección, rectifico, ups, uy, cambia a, cámbialo a, cambia por, cámbialo por, cámbiala a, que sea, en vez de eso, en su lugar, película equivocada, esa no, ese no, no esa, no era, o mejor, o más bien
        """
      ),
      (
        .assent,
        """
        sí, si, sip, sipi, sí sí, sí sí sí, sii, siii, claro, claro que sí, clarísimo, claro pues, por supuesto, por supuesto que sí, desde luego, desde luego que sí, cómo no, como no, naturalmente, obvio, obvio que sí, obviamente, exacto, exactamente, correcto, así es, eso es, eso, esa es, ese es, esa misma, ese mismo, efectivamente, en efecto, afirmativo, seguro, seguro que sí, sin duda, indudablemente, definitivamente, absolutamente, totalmente, vale sí, sí vale, dale, dale nomás, dale pues, adelante, hazlo, hágalo, házmelo, hazlo por favor, venga, venga va, venga sí, va, vamos, por qué no, bueno por qué no, pues sí, que sí, ya sí, sí claro, sí por favor, sí porfa, sí gracias, sí hazlo, sí adelante, sí señor, sí señora, simón, sale, sale y vale, órale, ándale, ándele, de una, de acuerdo, conforme, confirmo, confirmado, confirma, confirmar, lo confirmo, acepto, aceptar, con gusto, con mucho gusto, encantado, encantada, ya lo creo, me parece bien, me parece perfecto, perfecto adelante, está bien, está bueno, bueno sí, es correcto, así es sí, tal cual, cabal, yes, eso sí, márcala, márcalo, sí po, obvi, ajá, aja, chi
        """
      ),
      (
        .mildAssent,
        "ok, okay, oki, okey, vale, bueno, bien, muy bien, de acuerdo, perfecto, está bien, venga, ya, listo, ta bien, órale, sale, va, dale"
      ),
      (
        .refusal,
        """
        no, nop, nope, no no, no no no, noo, nooo, nah, naa, que no, pues no, no gracias, no muchas gracias, no porfa, no por favor, por favor no, para nada, de ninguna manera, de ningún modo, en absoluto, ni hablar, ni loco, ni loca, ni de broma, ni de coña, ni en sueños, ni muerto, nunca, jamás, nunca jamás, claro que no, por supuesto que no, desde luego que no, obvio que no, obviamente no, seguro que no, mejor no, prefiero que no, preferiría que no, no quiero, no lo quiero, no la quiero, no lo hagas, no lo haga, no hagas eso, no hagas nada, no lo marques, no la marques, ahora no, hoy no, todavía no, aún no, no ahora, no todavía, creo que no, me parece que no, pienso que no, supongo que no, yo creo que no, negativo, incorrecto, falso, mal, está mal, eso no, así no, no es eso, no es así, no es cierto, no es correcto, no exactamente, no del todo, no realmente, la verdad no, la verdad que no, no me interesa, no hace falta, no es necesario, paso, qué va, que va, nones, nel, nel pastel, nanay, naranjas, ni pensarlo, tampoco, quita quita, nada de eso, no señor, no señora, en realidad no, probablemente no
        """
      ),
      (
        .wrong,
        """
        esa no, ese no, esta no, este no, eso no, no esa, no ese, no esta, no era esa, no era ese, no es esa, no es ese, no era eso, esa no era, ese no era, esa no es, ese no es, la equivocada, el equivocado, película equivocada, la película equivocada, te equivocaste, te has equivocado, te equivocaste de película, está mal, eso está mal, no quería esa, no quise decir esa, no me refería a esa, esa no la quería, no era la que quería, no es la que quería, no es la correcta, esa no es la correcta, no es la que dije, no la que dije
        """
      ),
      (
        .doubt,
        """
        no sé, no se, yo no sé, no lo sé, no lo se, ni idea, no tengo idea, no tengo ni idea, ni la menor idea, no tengo la menor idea, ni la más remota idea, ni puta idea, quién sabe, vaya usted a saber, vete a saber, a saber, yo qué sé, yo que sé, qué sé yo, sepa, sabe, sepa la bola, difícil de decir, difícil decirlo, es difícil, qué difícil, buena pregunta, no estoy seguro, no estoy segura, no seguro, inseguro, quizás, quizá, quizás no, quizá no, tal vez, a lo mejor, puede ser, puede que sí, puede que no, es posible, posiblemente, probablemente, igual, igual sí, depende, depende del día, según, según se mire, da igual, me da igual, da lo mismo, me da lo mismo, igual me da, lo mismo me da, qué más da, no importa, no me importa, me vale, como quieras, como quiera, lo que quieras, lo que sea, la que sea, el que sea, la que quieras, la que tú quieras, cualquiera, cualquier cosa, cual sea, elige tú, elige tú por mí, decide tú, tú decides, tú eliges, usted decide, sorpréndeme, así así, más o menos, regular, ni fu ni fa, estoy en duda, tengo dudas, dudo, no me decido, no me puedo decidir, no me acabo de decidir, estoy dudando, aún no sé, todavía no sé, todavía no lo sé, no me acuerdo, no recuerdo, no lo recuerdo, se me olvidó, se me ha olvidado, lo olvidé, lo tengo en la punta de la lengua, algún día, algún día de estos, un día de estos, más tarde, luego, luego te digo, otro día, otro día quizás, en otro momento, pregúntame luego, pregúntame después, ya veremos, ya veré, ya se verá, sin comentarios, sin opinión, prefiero no decirlo, ns nc, interesante, en serio, de verdad, ah sí, y qué, jaja, jajaja, un poco, hola, qué cosas, vaya, ahí ahí
        """
      ),
      (
        .wait,
        """
        espera, espere, espérate, espérame, espéreme, espera un momento, espera un segundo, espera un minuto, espera un poco, espera tantito, espera que, un momento, un momento por favor, un momentito, un momentito por favor, momento, momentito, un segundo, un segundito, segundo, segundito, dame un segundo, deme un segundo, dame un segundito, dame un minuto, deme un minuto, dame un momento, deme un momento, dame un ratito, dame un rato, dame dos minutos, dame un minutito, un minuto, un minutito, minuto, minutito, dos minutos, dos segundos, dos minutitos, un ratito, un rato, ahora vuelvo, ahorita vuelvo, ya vuelvo, vuelvo enseguida, enseguida vuelvo, vengo ahora, ya vengo, ahorita, ahora te digo, ahorita te digo, enseguida te digo, déjame pensar, déjeme pensar, déjame pensarlo, déjame ver, déjeme ver, deja que piense, deja que lo piense, déjame que mire, déjame mirar, déjame consultar, deja que mire, tengo que pensar, tengo que pensarlo, lo estoy pensando, estoy pensando, pensando, lo pienso, voy a pensarlo, aguanta, aguarda, aguarde, aguántame, aguántame tantito, calma, tranquilo, tranquila, despacio, no tan rápido, paciencia, pausa, para un momento, no corras, sin prisa, un instante, un instante por favor, un seg, miro la agenda, estoy mirando, lo estoy mirando, que miro la agenda, cálmate, tantito, permíteme, permítame, permítame un momento
        """
      ),
      (
        .thanks,
        "gracias, muchas gracias, mil gracias, muchísimas gracias, gracias mil, un millón de gracias, gracias a ti, gracias a usted, gracias de antemano, grax, thanks, thank you, thx, se agradece, te lo agradezco, se lo agradezco, agradecido, agradecida, muy agradecido, muy amable, qué amable, qué majo, qué maja, eres un sol, eres un amor, eres un cielo, te pasaste, gracias guapa, gracias guapo, gracias tío, gracias amigo, gracias hermano, gracias crack, gracias totales, dios te lo pague, grande, cracias, eres un crack, merci"
      ),
      (
        .praise,
        "genial, perfecto, perfecta, estupendo, estupenda, excelente, fantástico, maravilloso, maravilla, qué bien, qué bueno, muy bien, bien, bien hecho, buen trabajo, súper, super, fenomenal, guay, qué guay, chido, qué chido, padre, qué padre, bárbaro, buenísimo, buenísima, bravo, olé, bacán, chévere, increíble, de lujo, de maravilla, ideal, espectacular, crack, mola, listo, de diez, magnífico, brutal"
      ),
      (
        .cancel,
        """
        cancela, cancele, cancelar, cancélalo, cancélala, cancela eso, cancela esto, cancela todo, cancelado, anula, anular, anúlalo, anula eso, para, pare, parar, para ya, detente, detén, alto, stop, basta, basta ya, ya basta, olvídalo, olvídate, olvídelo, olvida, olvida eso, olvídate de eso, olvida lo que dije, déjalo, déjelo, déjalo así, déjalo estar, déjalo ya, dejémoslo, déjala, mejor déjalo, da igual déjalo, nada, no nada, nada nada, no es nada, nada déjalo, nada olvídalo, no importa déjalo, ya no, ya no quiero, ya no lo quiero, ya no hace falta, ya no importa, cambié de idea, cambié de opinión, he cambiado de idea, he cambiado de opinión, me arrepentí, me arrepiento, salir, sal, fuera, terminar, termina, fin, acabar, acaba, se acabó, ya está, abortar, aborta, abandona, abandonar, descarta, descartar, descártalo, ignóralo, ignora eso, no sigas, no hagas nada, quita, quítalo, sin efecto, dejar, deja, deja eso, suspende, saltar, sáltalo, da igual olvídalo
        """
      ),
      (
        .back,
        "atrás, vuelve atrás, volver atrás, vuelve, volver, vuelva, vuelve a la anterior, regresa, regresar, regrese, regresa a la anterior, para atrás, pa atrás, patrás, hacia atrás, ve atrás, ir atrás, un paso atrás, un paso hacia atrás, retrocede, retroceder, retroceda, pregunta anterior, la pregunta anterior, a la pregunta anterior, la pregunta de antes, la de antes, volver a la pregunta anterior, vuelve a la pregunta, última pregunta, la última pregunta, vamos atrás, volvamos, volvamos atrás, quiero volver, quiero volver atrás, quisiera volver, puedo volver, podemos volver, me devuelvo, devuélvete, da marcha atrás, marcha atrás, recula, echa para atrás, échate para atrás, tira para atrás, regresemos, retorna, back, deshaz, deshacer"
      ),
      (
        .more,
        "más, mas, muestra más, muéstrame más, muéstreme más, enséñame más, enséñeme más, enseña más, ver más, quiero ver más, quiero más, dame más, dime más opciones, más opciones, más resultados, más películas, hay más, no hay más, hay más opciones, siguiente, siguientes, la siguiente, las siguientes, los siguientes, siguiente página, la siguiente página, página siguiente, la página siguiente, próxima, próxima página, la próxima página, sigue, siga, seguir, continúa, continúe, continuar, adelante página, otras, otros, otras opciones, hay otras, hay otros, hay otras opciones, las otras, los otros, las demás, los demás, el resto, muestra el resto, muéstrame el resto, enséñame el resto, enséñame otras, muéstrame otras, qué más, qué más hay, qué más tienes, algo más, alguna más, alguna otra, tienes más, tienes otras, y las otras, y qué más, baja, más abajo, avanza, pasa, pasa página, pasa a la siguiente"
      ),
      (
        .previous,
        "anterior, anteriores, página anterior, la página anterior, las anteriores, los anteriores, las de antes, los de antes, ver anteriores, muestra las anteriores, enséñame las anteriores, arriba, más arriba, sube, subir, primera página, la primera página, vuelve a la primera página, al principio, al inicio, principio, inicio de la lista, principio de la lista, otra vez las primeras, las primeras otra vez, previa, previas, página previa, retrocede una página, una página atrás"
      ),
      (
        .none,
        "ninguna, ninguno, ninguna de ellas, ninguno de ellos, ninguna de esas, ninguno de esos, ninguna de estas, ninguno de estos, ninguna de las dos, ninguno de los dos, ninguna de las tres, ninguna de las anteriores, ninguna es, ni una ni otra, ni la una ni la otra, ni uno ni otro, ni esta ni esa, ni esa ni esta, no es ninguna, no es ninguno, ninguna me sirve, no está, no está ahí, no está aquí, no está en la lista, no sale, no sale en la lista, no aparece, no aparece en la lista, la mía no sale, la mía no está, la mía no aparece, el mío no está, mi película no está, mi película no sale, no la veo, no lo veo, no la veo ahí, no veo la mía, otra cosa, otra película, otra distinta, una distinta, una diferente, otra diferente, nada de eso, nada de esto, falta la mía, no la encuentro, ni esas, esas no, esos no, estas no, todas mal"
      ),
      (
        .again,
        "cómo, como, cómo dices, cómo dice, qué, que, eh, perdón, perdona, disculpa, mande, repite, repita, repetir, repítelo, repítemelo, repítamelo, repite por favor, repita por favor, repite la pregunta, repita la pregunta, puedes repetir, puede repetir, podrías repetir, podría repetir, me lo repites, me repites, otra vez, una vez más, de nuevo, dilo otra vez, dímelo otra vez, qué dijiste, qué has dicho, qué dices, qué decías, qué pregunta, cuál era la pregunta, cuál era, qué me preguntaste, no te oí, no te he oído, no te escuché, no te entendí la pregunta, no oí, muéstralas otra vez, enséñamelas otra vez, dónde estábamos, por dónde íbamos, la lista otra vez"
      ),
      (
        .help,
        "ayuda, ayúdame, ayúdeme, ayuda por favor, necesito ayuda, me ayudas, me puedes ayudar, puedes ayudarme, puede ayudarme, socorro, qué puedo decir, que puedo decir, qué puedo responder, qué puedo contestar, qué puedo hacer, qué digo, qué debo decir, qué tengo que decir, qué respondo, qué contesto, qué hago, qué hago ahora, y ahora qué, y ahora, cómo funciona, cómo funciona esto, cómo va esto, cómo respondo, cómo contesto, cómo se hace, qué significa, qué significa eso, qué quieres decir, qué quiere decir, qué quieres, qué necesitas, no entiendo, no lo entiendo, no entendí, no comprendo, no te entiendo, explícame, explícate, explica, explícamelo, instrucciones, opciones, por ejemplo, como qué, como cuál, sobre cuánto, sobre cuánto se puntúa, de cuánto, cuál es la escala, puedo decir un día de la semana, puedo decir un día, qué hace eso, estoy perdido, estoy perdida"
      ),
      (
        .undo,
        "deshaz, deshacer, deshazlo, deshaz eso, deshaga eso, deshacer eso, deshacerlo, deshaz lo último, deshaz lo anterior, revierte, revertir, reviértelo, revierte eso, quita eso, quítalo, quítala, quite eso, borra eso, bórralo, bórrala, borra lo último, elimina eso, elimínalo, anula eso, anula lo último, cancela lo último, da marcha atrás, echa eso para atrás, vuélvelo a dejar como estaba, déjalo como estaba, como estaba antes, ponlo como estaba, fue un error, ha sido un error, fue sin querer, ha sido sin querer, sin querer, por error, me equivoqué deshaz, undo, retira eso, retíralo"
      ),
      (
        .asksWhich,
        "cuáles, cuales, cuál, cual, cuáles hay, cuáles son, cuáles tienes, cuáles dices, qué hay, qué opciones hay, qué opciones tengo, qué opciones, cuáles son las opciones, cuáles son mis opciones, qué películas, qué películas hay, qué películas son, a cuáles te refieres, a cuál te refieres, de cuáles hablas, de cuál hablas, cuál es la diferencia, qué diferencia hay, qué diferencias hay, en qué se diferencian, en qué se distinguen, cómo se diferencian, qué las diferencia, qué cambia, de quién es, de quién son, quién la dirigió, quién la hizo, de qué año es, de qué año son, dime cuáles, dime cuáles son, dímelas, dime las opciones, muéstramelas, muéstrame la lista, muestra la lista, enséñame la lista, enséñamelas, enseña la lista, la lista, lista, las opciones, opciones, enuméralas, enumera, léemelas, léelas"
      ),
      (
        .asksCount,
        "cuántas, cuántos, cuantas, cuantos, cuántas hay, cuántos hay, cuántas son, cuántos son, cuántas tienes, cuántos tienes, cuántas películas, cuántas películas hay, cuántas películas son, cuántas opciones, cuántas opciones hay, cuántas en total, cuántos en total, cuántas de ellas, cuántas más, cuántas quedan, cuántos resultados, y cuántas son, cuántas dices"
      ),
      (
        .asksWhy,
        "por qué, por que, porqué, y por qué, pero por qué, por qué lo preguntas, por qué lo pregunta, por qué preguntas, por qué preguntas eso, por qué me preguntas eso, por qué me preguntas, por qué me lo preguntas, por qué quieres saberlo, por qué quieres saber, por qué quieres saber eso, por qué quiere saberlo, para qué, y para qué, para qué quieres saberlo, para qué lo quieres, para qué lo necesitas, para qué lo preguntas, para qué es, para qué sirve, para qué sirve eso, a qué viene, a qué viene eso, a cuento de qué, qué más te da, qué te importa, y eso por qué, cómo que por qué, por qué razón, con qué fin"
      ),
      (
        .not,
        "no, no es, no es la, no era, que no es, que no sea, que no es de, que no es del, no de, menos, todas menos, todo menos, cualquiera menos, excepto, todas excepto, salvo, excluyendo, aparte de, ni, tampoco, ni loca, ni loco, ni de broma, ni hablar de, sin contar, quitando, pero no, menos esa, esa no"
      ),
      (
        .newest,
        "más nueva, más nuevo, la más nueva, nueva, nuevo, nuevita, nuevecita, nueva versión, versión nueva, más reciente, más recientes, reciente, última en salir, último en salir, última versión, más moderna, más moderno, moderna, moderno, más actual, actual, más joven, posterior, más tardía, de ahora, última que salió, recién salida, nuevas"
      ),
      (
        .oldest,
        "más vieja, más viejo, vieja, viejo, viejita, viejito, más antigua, más antiguo, antigua, antiguo, antigüita, antigüilla, versión antigua, versión vieja, primera versión, la primera de todas, la primerísima, primera que se hizo, primera que hicieron, más añeja, añeja, clásica, clásico, de antes, de toda la vida, anterior de las dos, más temprana, la de época, viejas"
      ),
      (
        .longest,
        "más larga, más largo, larga, largo, más grande, grande, versión larga, versión extendida, más extensa"
      ),
      (
        .shortest,
        "más corta, más corto, corta, corto, más pequeña, más pequeño, pequeña, pequeño, versión corta, más breve"
      ),
      (
        .original,
        "original, originales, versión original, película original, la de verdad, la auténtica, auténtica, la original original"
      ),
      (
        .remake,
        "remake, remakes, refrito, nueva adaptación, reboot, la rehecha, versión nueva rehecha, la adaptación nueva, relanzamiento"
      ),
      (.penultimate, "penúltima, penúltimo, anteúltima, anteúltimo"),
      (
        .middle,
        "del medio, la del medio, el del medio, de en medio, la de en medio, intermedia, central, medio, en medio"
      ),
      (
        .all,
        "todas, todos, todas ellas, todos ellos, todo, las dos, los dos, las dos juntas, ambas, ambos, ambas dos, las tres, los tres, las cuatro, los cuatro, todas las anteriores, todas juntas, cada una, cada uno, una y otra, vi las dos, he visto las dos, vi ambas, las vi todas, he visto todas, toda la lista, enteras, toditas, toditos, el lote"
      ),
      (.other, "otra, otro, la otra, el otro, la otra versión, la otra película"),
      (
        .also,
        "y, también, tambien, además, igual para, lo mismo con, lo mismo para, y también, y además, igualmente, asimismo, añade también, y ya de paso, de paso"
      ),
      (.pronoun, "esa película, esta película, ese, esa, eso, esto, esa misma, ese mismo"),
      (
        .padding,
        "pelado, raspado, un buen, una buena, un, sólido, solido, un sólido, justito, justo, patatero, bien merecidas, merecidas, merecido, una sola, un solo, sola, enterito, redondo, clavado, mínimo, como mínimo, como mucho, por lo menos, largo, bueno, malo, yo le doy, le doy, le pongo, le daría, yo le pondría, le pondría, doy, que"
      ),
      (
        .unit,
        "estrella, estrellas, estrellita, estrellitas, estrellotas, estrellota, punto, puntos, puntito, puntitos"
      ),
      (
        .highest,
        "máxima nota, la máxima nota, nota máxima, la nota máxima, máxima puntuación, la máxima puntuación, puntuación máxima, la puntuación máxima, máxima calificación, la máxima calificación, calificación máxima, la calificación máxima, el máximo, máximo, máxima, la máxima, mejor nota, la mejor nota, la nota más alta, la más alta, la mejor, lo máximo, el tope, tope, todas las estrellas, la mayor nota, todas, lo más alto, el mayor, a tope, matrícula"
      ),
      (
        .lowest,
        "mínima nota, la mínima nota, nota mínima, la nota mínima, la mínima, puntuación mínima, la puntuación mínima, calificación mínima, el mínimo, mínimo, mínima, peor nota, la peor nota, la nota más baja, la más baja, la peor, lo mínimo, lo más bajo, lo peor, la menor nota, el menor"
      ),
      (
        .decade,
        "años, los años, década, década de los, la década de los, década de, los, de los años"
      ),
      (
        .top,
        """
        arriba, de arriba, la de arriba, el de arriba, más arriba, la de más arriba,
        el de más arriba, de arriba del todo, la de arriba del todo, el de arriba del todo,
        hasta arriba, la de hasta arriba
        """
      ),
      (
        .bottom,
        """
        abajo, de abajo, la de abajo, el de abajo, más abajo, la de más abajo, el de más abajo,
        de abajo del todo, la de abajo del todo, el de abajo del todo, hasta abajo,
        la de hasta abajo
        """
      ),
      (
        .padding,
        """
        se merece, se merece un, merece, merece un, le doy, le daría, le pongo, le pondría,
        yo le doy, yo le pondría, ponle un, dale un, vale un, échale, me quedo con,
        yo me quedo con, me voy con, me voy por, voy con, agarro, me agarro
        """
      ),
      (
        .refusal,
        """
        nanai, nanay, ni de coña, ni de broma, ni hablar del peluquín, tururú, ñanga, que va,
        qué va, nel pastel, nel, ni madres, de eso nada, naranjas de la china, para nada,
        nones, nop, nopi
        """
      ),
      (
        .cancel,
        """
        ya fue, ya no importa, ya déjalo, dejémoslo, mejor dejémoslo, déjalo estar,
        ya está déjalo, no importa olvídalo, deja de preguntar, no preguntes más, basta,
        basta ya, olvídalo todo, ya estuvo
        """
      ),
      (
        .doubt,
        """
        pues no seguro, pues no sé, anda ya, anda anda, venga ya, no me digas, tú verás, tú sabrás, usted verá, da igual,
        me da igual, da lo mismo, me da lo mismo, igual me da, ahí tú, la que quieras,
        el que quieras
        """
      ),
      (
        .earlier,
        "antes de, de antes de, anterior a, más vieja que, más antigua que, más antiguo que"
      ),
      (
        .later,
        "después de, de después de, posterior a, más nueva que, más reciente que, más nuevo que"
      ),
      (
        .other,
        "otras, las otras, otros, los otros, las demás, los demás, el resto"
      ),
      (
        .assent,
        """
        va que va, vale pues, pues sí, pues claro, pues vale, pues dale, échale, jálale,
        sobres, arre
        """
      ),
      (.padding, "con, con un, con una, con una nota de, con nota de"),
    ] + AskedBack.spanish,
    decades: [
      "veinte, años veinte, veintes", "treinta, años treinta, treintas, treintera",
      "cuarenta, años cuarenta, cuarentas, cuarentera",
      "cincuenta, años cincuenta, cincuentas, cincuentera",
      "sesenta, años sesenta, sesentas, sesentera",
      "setenta, años setenta, setentas, setentera",
      "ochenta, años ochenta, ochentas, ochentera, ochentero",
      "noventa, años noventa, noventas, noventera",
    ],
    shares: [
      "{} de {max}", "{} sobre {max}", "{} estrellas de {max}", "{} entre {max}",
      "{} estrellas sobre {max}",
    ],
    pronouns: [
      ("ponle {}", "ponle {rest} a {}"),
      ("dale {}", "dale {rest} a {}"),
      ("ponle {}", ""),
      ("y ponle {}", ""),
      ("dale {}", ""),
      ("y dale {}", ""),
      ("ponle una nota de {}", ""),
      ("le doy {}", ""),
      ("le pongo {}", ""),
      ("póngale {}", ""),
      ("recuérdamela {}", "recuérdame ver {} {rest}"),
      ("recuérdame verla {}", "recuérdame ver {} {rest}"),
    ],
    clitics: PronounTable.Clitics(endings: ["la", "lo", "las", "los"]))
}

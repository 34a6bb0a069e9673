/** Answers in Spanish: informal, neutral about who is a man or a woman. */
import type { ForeignBook } from './foreign-book.ts';

export const SPANISH: ForeignBook = {
  acts: {
    grief: [
      'Siento muchísimo lo de {who}. No hace falta que respondas, pero aquí me tienes.',
      'Lo siento de corazón. Lo de {who} tiene que doler mucho, te mando un abrazo grande.',
      'Lo siento muchísimo. Aquí estoy, para hablar o para estar en silencio.',
      'Te mando un abrazo muy fuerte. No tienes que estar bien hoy, ni contestar a nadie.',
      'Siento mucho tu pérdida. Si te apetece contarme cómo era, te escucho con gusto.',
    ],
    ill: [
      'Espero de verdad que vaya bien lo de {who}. Hoy no te preocupes por contestarme.',
      'Lo primero es lo primero. Un abrazo para ti y otro para {who}.',
      'Vaya, lo siento. Cuídate mucho y cuéntame cuando puedas, sin prisa.',
      '¿Y tú cómo lo llevas? Aquí estoy si te apetece hablar un rato.',
    ],
    close: [
      'Lo entiendo, y gracias por decírmelo con sinceridad. Te deseo lo mejor.',
      'Vale, claro que sí. Gracias por hablar tan claro, cuídate mucho.',
      'Gracias por la claridad, se agradece. Ha sido un gusto hablar contigo, mucha suerte.',
      'Tranquilidad total, lo respeto. Que te vaya muy bonito.',
      'Entendido. Hasta lo de {n} me ha hecho sonreír, así que me quedo con eso. Cuídate.',
    ],
    pace: [
      'Claro que sí, vamos a tu ritmo. Gracias por decírmelo.',
      'Me parece perfecto, sin prisa ninguna. Tú marcas el paso y yo tan feliz.',
      'Lo entiendo y lo respeto. Prefiero mil veces que me lo digas así de claro.',
    ],
    noCall: [
      'Sin problema, por aquí se está muy bien. Gracias por decírmelo.',
      'Perfecto, escribimos. Además así puedo releer lo bueno.',
      'Entendido, nada de eso. Cuéntame por aquí lo de {x}.',
    ],
    name: [
      'Tienes razón, perdona. No lo vuelvo a decir.',
      'Entendido, {name}. Gracias por decírmelo, empiezo de nuevo.',
      'Perdona, no volverá a pasar. Tu nombre es mucho mejor.',
    ],
    reschedule: [
      'Sin problema, lo de {x} va primero. El {day} me lo apunto: ¿a qué hora te viene bien?',
      'Claro, lo movemos. Y suerte con lo de {who}, de verdad.',
      'No pasa nada, lo cambiamos. ¿Qué día te viene mejor?',
      'El {day} suena bien. ¿Misma hora o prefieres otra?',
      'Ningún problema, ya encontraremos otro momento.',
      'Gracias por avisar con tiempo. Dime tú cuándo.',
    ],
    decline: [
      'No pasa nada, otro día será. Gracias por avisar.',
      'Tranquilidad, lo dejamos para cuando puedas. Espero que vaya bien lo de {x}.',
      'Sin problema. Cuando tengas un hueco, me dices.',
    ],
    quiet: [
      'Qué bien leerte otra vez. Nada que perdonar, ¿cómo va todo?',
      '¡Has vuelto! No hace falta explicación, aunque por lo de {x} sí pregunto.',
      'La vida pasa, sin dramas. ¿Qué me he perdido?',
    ],
    late: [
      'Sin prisa, aquí te espero. Ven con cuidado.',
      'No pasa nada. Así me da tiempo a elegir la mejor mesa.',
      'Tranquilidad, llega cuando llegues. Y lo de {x} me lo cuentas en persona.',
    ],
    here: [
      '¡Perfecto! Ya te busco con la mirada.',
      'Genial, enseguida nos vemos.',
      'Qué bien. Dime cómo te reconozco: ¿llevas algo fácil de ver?',
    ],
    confirm: [
      'Hecho, queda apuntado. Tengo ganas.',
      'Perfecto, {day} entonces. Ya tengo ganas.',
      '¡Trato hecho! Si cambia algo me avisas, y si no, allí nos vemos.',
    ],
    propose: [
      '¡Me apunto! ¿A qué hora quedamos el {day}?',
      'Me apetece mucho lo de {x}. ¿A qué hora te va bien?',
      'El {day} suena muy bien. Tú pones {x} y yo las ganas.',
      'Buen plan, me apetece. ¿Qué día y dónde quedamos?',
      'Sí a {x}. ¿Dónde quedamos?',
      'Me gusta la idea. Deja que mire el {day} y te confirmo hoy mismo.',
      'Me encantaría. Dime cuándo te va mejor.',
      'Me apunto sin pensarlo. ¿Cuándo te viene bien?',
    ],
    define: [
      'Buena pregunta, y merece una respuesta con calma. Lo que yo siento es [lo que sientes]. ¿Y tú?',
      'Me gusta que lo preguntes sin rodeos. ¿Lo hablamos en persona, con tiempo?',
      '¿Y a {who} qué le has dicho? Porque yo también quiero saber la respuesta oficial.',
      'A mí me gusta hacia dónde va esto. ¿Qué te gustaría a ti que fuera?',
    ],
    love: [
      'Gracias por decirlo así, hace falta valor. Quiero contestarte en persona y sin prisa.',
      'Me llega mucho lo que dices. Dame un momento, que esto merece palabras de verdad.',
      'Me has dejado con una sonrisa enorme. ¿Lo hablamos cara a cara?',
    ],
    missing: [
      'Qué bonito leer eso. ¿Le ponemos remedio esta semana?',
      'Eso tiene cura: un café y una buena charla. ¿Qué día puedes?',
      'Me has alegrado el día con eso. ¿Qué es lo que más echas de menos?',
    ],
    goodNews: [
      '¡Enhorabuena! Lo de {x} hay que celebrarlo. ¿Cómo te enteraste?',
      '¡Qué alegría! Te lo has ganado. ¿A quién se lo contaste primero?',
      '¡Bravo! Hoy te toca celebrarlo por todo lo alto. ¿Qué plan tienes?',
    ],
    birthday: [
      '¡Qué detalle, gracias! ¿Tú eres de tarta o de vela y deseo rápido?',
      '¡Muchas felicidades! Que no falte la tarta. ¿Cómo lo celebras?',
    ],
    bot: [
      'De carne y hueso, con sueño y con hambre. ¿Qué me ha delatado?',
      'Persona real, lo prometo. Pregúntame algo que un robot no sabría.',
      'Si fuera un robot tendría mejores chistes. ¿Qué te hizo dudar?',
    ],
    askKids: [
      'Buena pregunta: [tu respuesta]. ¿Y tú, tienes hijos?',
      'Te lo cuento sin problema, y tú igual: ¿tienes hijos?',
    ],
    askWork: [
      'Trabajo en [tu trabajo]. ¿Y tú, te gusta lo tuyo?',
      'A ver si lo adivinas: tienes tres intentos. ¿Y a qué te dedicas tú?',
    ],
    askLive: [
      'Soy de [tu ciudad]. ¿Y tú, de dónde eres?',
      'Te doy tres intentos para adivinarlo. ¿Y tú por dónde andas?',
    ],
    askMusic: [
      'Ahora mismo, [lo que escuchas o lees]. ¿Y tú, qué me recomiendas?',
      'Pregunta peligrosa, te contesto si tú también confiesas. ¿Qué es lo último que te enganchó?',
    ],
    askEat: [
      'Como de todo y repito, eso siempre cae bien. ¿Qué plato tuyo no se puede rechazar?',
      'Hoy [lo que comes]. ¿Y tú, qué plato te sale mejor?',
      'La respuesta corta es que sí, con hambre de verdad. ¿Qué me recomiendas comer primero?',
    ],
    askDoing: [
      'Ahora mismo [lo que haces]. ¿Y tú, qué planes tienes?',
      'Pensando qué contestarte, y va bien. ¿Y tú qué haces?',
      'Nada que no pueda esperar. ¿Qué tal va tu día?',
    ],
    askPartner: [
      'No, nadie más: [tu situación]. ¿Y tú, qué buscas por aquí?',
      'Buena pregunta, y la respuesta clara es [tu respuesta]. ¿Y tú?',
    ],
    compliment: [
      '¡Gracias! Me has alegrado el día con eso.',
      'Qué detalle, gracias. Lo de {x} me lo guardo.',
      'Vaya, así se empieza una conversación. ¿Qué más te llamó la atención?',
      'Gracias, de verdad. ¿Y tú siempre escribes cosas tan bonitas?',
    ],
    thanks: [
      '¡De nada! Me alegra que te gustara lo de {x}.',
      'Un placer, de verdad. ¿Y qué tal sigue tu día?',
      'No hay de qué. Lo haría otra vez.',
      'Eso me alegra mucho. ¿Repetimos algún día?',
    ],
    apology: [
      'No pasa nada, de verdad. ¿Cómo estás tú?',
      'Olvidado. Gracias por decirlo, eso dice mucho de ti.',
      'Tranquilidad, a todos nos pasa. ¿Qué tal va el día?',
    ],
    night: [
      'Buenas noches, que descanses. Mañana me cuentas más.',
      'Que duermas bien. Te espero en el capítulo de mañana.',
      'Dulces sueños, y gracias por la charla.',
    ],
    care: [
      'Qué detalle, gracias por pensar en eso. Te aviso.',
      'Gracias, me llega el ánimo. Tú también cuídate.',
      'Eso se agradece mucho. ¿Y tú, qué tal vas?',
    ],
    tired: [
      'Vaya día. ¿Y ya has podido sentarte un rato?',
      'Con un día así te mereces cena y sofá. ¿Qué te hace desconectar?',
      'Lo de {x} cansa solo de leerlo. Cena algo rico y descansa.',
    ],
    laugh: [
      'Jajaja, lo de {x} pide el final de la historia, y yo te la debo.',
      'Me alegra hacerte reír. Prometo no pasarme con lo de {x}.',
      'Jajaja, y todavía no has oído la mejor parte.',
      'Esa risa ya me ha salvado el día. ¿Qué ha sido lo que más gracia te ha hecho?',
    ],
    how: [
      'Bien, gracias por preguntar. ¿Y tú, cómo llevas el día?',
      'Mejor ahora que te leo. ¿Y tú, qué tal?',
      'Por aquí [cómo va tu día]. ¿Y el tuyo?',
    ],
    greeting: [
      '¡Hola! Qué bien leerte. ¿Qué tal va tu día?',
      '¡Hola! Tú primero: ¿qué ha sido lo mejor de hoy?',
      '¡Hola! Ya tenía curiosidad por saber de ti. ¿Cómo va todo?',
    ],
    yes: [
      '¡Así me gusta! Entonces sigo yo: ¿qué te apetece?',
      'Perfecto. Ahora quiero los detalles.',
      'Me vale. ¿Y tú cómo lo ves?',
    ],
    no: [
      'Vale, tomo nota. ¿Y qué te gusta más?',
      'Me parece bien, así de claro. ¿Qué prefieres tú?',
      'Entendido. Cuéntame mejor qué te apetece.',
    ],
  },
  kinds: {
    family: [
      'Dale las gracias a {who} de mi parte, ese elogio vale oro. ¿Qué más dice de mí?',
      'Quiero conocer las historias de {who}. ¿Es siempre así?',
      'Con {who} de mi lado ya tengo media partida ganada.',
    ],
    animal: [
      'Lo de {x} me ha ganado ya. ¿Cómo se llama?',
      '¿Y {x} siempre manda tanto en casa?',
      'Ya sé quién manda ahí: {x}.',
    ],
    food: [
      'Lo de {x} me ha dado hambre. ¿Lo haces tú o conoces el sitio?',
      'Con {x} me tienes de tu parte desde el principio.',
      '¿{n}? Ahora necesito la receta.',
    ],
    drink: ['Lo de {x} siempre es buena idea. ¿Cómo te gusta?', '¿{n} por la mañana o a cualquier hora?'],
    outdoors: [
      'Lo de {x} suena de maravilla. ¿Vas mucho?',
      'Qué envidia lo de {x}. ¿Qué es lo que más te gusta de allí?',
    ],
    work: [
      'Lo de {n} es un trabajo de verdad. ¿Qué tal ha ido el turno?',
      'Hace falta mucho aguante para lo de {n}. ¿Qué es lo mejor de tu día?',
      'Después de eso, lo mínimo es una buena cena. ¿Qué te apetece comer?',
    ],
    music: ['Lo de {x} me gusta. ¿Qué canción pongo primero?', '¿{n}? Cuéntame desde cuándo.'],
    sport: ['Lo de {x} tiene mérito. ¿Desde cuándo?', '¿{n}? Yo animo muy bien desde la grada.'],
    story: ['Lo de {x} me interesa mucho. ¿Me lo recomiendas?', '¿{n}? ¿Y cómo acaba, sin destripar nada?'],
  },
  about: [
    'Lo de {x} me lo tienes que contar bien. ¿Cómo empezó?',
    'Me ha encantado lo de {x}.',
    'Espera, que lo de {x} necesita una segunda parte.',
    'Con lo de {x} me has sacado una sonrisa.',
    '¿Y lo de {y}? Eso también quiero oírlo.',
    'Sigo pensando en lo de {x}. ¿Te pasa mucho?',
  ],
  mine: [
    '¿Lo de {m}? Te lo cuento: [tu respuesta]. ¿Y tú?',
    'Adivina tú lo de {m}, tienes tres intentos.',
    'Me gusta que te fijaras en {m}. ¿Qué te llamó la atención?',
    'Lo de {m} tiene su historia, y te la cuento si tú me cuentas una tuya.',
  ],
  plain: [
    'Cuéntame un poco más, que te leo con ganas.',
    '¿Y qué pasó después?',
    'Me gusta cómo lo cuentas. ¿Qué tal te ha ido hoy?',
  ],
};

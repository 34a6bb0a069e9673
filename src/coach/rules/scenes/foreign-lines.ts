/** Replies in the languages that the coach writes besides English. `{w}` is a telling word of the message. */
import type { Tone } from '../contract.ts';

export type ForeignBook = {
  /** They ask how the reader is, or greet. */
  readonly greeting: ReadonlyArray<readonly [Tone, string]>;
  /** They ask for a plan or for time. */
  readonly plan: ReadonlyArray<readonly [Tone, string]>;
  /** Anything else, around the word that tells most. */
  readonly other: ReadonlyArray<readonly [Tone, string]>;
};

export const FOREIGN_BOOKS: Record<string, ForeignBook> = {
  es: {
    greeting: [
      [
        'playful',
        '¡Hola! Por aquí: [qué tal tu jornada]. ¿Y el día tuyo con lo de "{w}", sobreviviste o hay que mandar ayuda?',
      ],
      [
        'witty',
        'Después de "{w}" y todavía con energía para escribir, eso tiene mérito. ¿Cuál fue lo mejor del día?',
      ],
      ['warm', '¡Hola! Qué bien leerte. Cuéntame más de "{w}" y del resto de tu día.'],
      ['flirty', 'Mi día acaba de mejorar bastante. Lo de "{w}", ¿lo celebramos con algo rico?'],
    ],
    plan: [
      ['warm', 'Me gusta el plan. ¿A qué hora te va bien y por qué zona?'],
      ['playful', 'Suena bien lo de "{w}". ¿Eliges tú el sitio o me arriesgo yo?'],
      [
        'calm',
        'Me apetece, déjame mirar la agenda y te digo algo hoy mismo. ¿Y si no, otro día de esta semana?',
      ],
      ['direct', 'Lo de "{w}" me interesa. ¿Qué día tenías en mente?'],
    ],
    other: [
      ['playful', 'Lo de "{w}" pide más detalles, no me dejes así.'],
      ['warm', 'Me ha hecho gracia lo de "{w}". ¿Cómo empezó?'],
      ['direct', '¿Y qué tal acabó lo de "{w}"?'],
      ['calm', 'Te leo. Cuéntame lo de "{w}" con calma, que tengo curiosidad.'],
    ],
  },
  fr: {
    greeting: [
      ['warm', 'Coucou ! Ma journée : [comment ça va]. Et toi, raconte, "{w}" ça s\'est passé comment ?'],
      ['playful', 'Ça va, et encore mieux avec ton message. Alors, "{w}", vrai exploit ou petit mensonge ?'],
      ['calm', 'Salut ! Contente ou fatiguée après "{w}" ? Dis-moi tout de ta journée.'],
      ['direct', 'Hello ! Et toi, le meilleur moment de ta journée ?'],
    ],
    plan: [
      ['warm', 'Un verre, très bonne idée. Vers quelle heure, et dans quel quartier ?'],
      [
        'playful',
        'Pour un verre, je me laisse facilement convaincre. Tu choisis le lieu ou je prends le risque ?',
      ],
      ['calm', 'Ce soir, je te confirme dans un moment. Sinon un verre demain, ça te dirait ?'],
      ['direct', 'Pourquoi pas ce soir. Tu es libre à partir de quelle heure ?'],
    ],
    other: [
      ['playful', 'Attends, "{w}", il me faut la version longue.'],
      ['warm', 'Ton histoire de "{w}" m\'a fait sourire. Ça a commencé comment ?'],
      ['direct', 'Et finalement, "{w}", tu referais ?'],
      ['calm', 'Je t\'écoute. Raconte-moi "{w}" tranquillement, ça m\'intéresse.'],
    ],
  },
  de: {
    greeting: [
      ['warm', 'Hey! Bei mir: [wie dein Tag war]. Und bei dir, was war heute das Beste?'],
      ['playful', 'Hallo! "{w}" klingt nach einer Geschichte, fang bitte vorne an.'],
      ['calm', 'Schön, von dir zu lesen. Wie war dein Tag, abgesehen von "{w}"?'],
    ],
    plan: [
      ['warm', 'Das klingt gut, ich bin neugierig. Wann und wo würde es dir passen?'],
      ['playful', 'Für "{w}" bin ich leicht zu überreden. Suchst du aus oder soll ich?'],
      [
        'calm',
        'Gute Idee. Ich schaue kurz nach und sage dir heute noch Bescheid. Wäre sonst ein anderer Tag recht?',
      ],
    ],
    other: [
      ['playful', 'Bei "{w}" will ich jetzt die ganze Geschichte.'],
      ['warm', 'Das mit "{w}" gefällt mir. Wie kam es dazu?'],
      ['direct', 'Und wie ging es mit "{w}" weiter?'],
    ],
  },
  pt: {
    greeting: [
      ['warm', 'Oi! Por aqui: [como foi o teu dia]. E o teu dia, qual foi a melhor parte?'],
      ['playful', 'Olá! Quero saber mais sobre "{w}", não me deixes na curiosidade.'],
      ['calm', 'Que bom ler-te. Como está a correr o dia, tirando "{w}"?'],
    ],
    plan: [
      ['warm', 'Gosto da ideia. A que horas e onde dava jeito?'],
      ['playful', 'Para "{w}" deixo-me convencer depressa. Escolhes tu o sítio?'],
      ['calm', 'Boa ideia. Confirmo ainda hoje, e se não der, outro dia desta semana?'],
    ],
    other: [
      ['playful', '"{w}" merece a história completa, força.'],
      ['warm', 'Achei graça a "{w}". Como começou?'],
      ['direct', 'E no fim, como correu "{w}"?'],
    ],
  },
  it: {
    greeting: [
      ['warm', "Ciao! Da me: [com'è andata la giornata]. E tu, qual è stata la parte migliore di oggi?"],
      ['playful', 'Ciao! Su "{w}" voglio tutti i dettagli, senza censura.'],
      ['calm', 'Che bello leggerti. Come va la giornata, a parte "{w}"?'],
    ],
    plan: [
      ['warm', "Mi piace l'idea. A che ora e in che zona?"],
      ['playful', 'Per "{w}" mi lascio convincere in fretta. Scegli tu il posto o rischio io?'],
      ['calm', "Volentieri, controllo e ti dico entro oggi. Altrimenti un'altra sera?"],
    ],
    other: [
      ['playful', '"{w}" merita la storia completa, ti ascolto.'],
      ['warm', 'Mi ha fatto sorridere "{w}". Com\'è cominciata?'],
      ['direct', 'E alla fine, con "{w}" com\'è andata?'],
    ],
  },
  nl: {
    greeting: [
      ['warm', 'Hoi! Bij mij: [hoe je dag was]. En bij jou, wat was het leukste van vandaag?'],
      ['playful', 'Hé! Over "{w}" wil ik het hele verhaal horen.'],
      ['calm', 'Leuk om van je te horen. Hoe is je dag, los van "{w}"?'],
    ],
    plan: [
      ['warm', 'Goed plan. Hoe laat en waar komt het je uit?'],
      ['playful', 'Voor "{w}" ben ik snel om te praten. Kies jij de plek?'],
      ['calm', 'Lijkt me leuk, ik laat het je vandaag nog weten. Anders een andere dag?'],
    ],
    other: [
      ['playful', '"{w}" vraagt om meer uitleg, vertel.'],
      ['warm', 'Ik moest lachen om "{w}". Hoe begon dat?'],
      ['direct', 'En hoe liep het af met "{w}"?'],
    ],
  },
  af: {
    greeting: [
      ['warm', 'Haai! Met my gaan dit [hoe jou dag was]. En met jou, wat was die beste deel van jou dag?'],
      ['playful', 'Hallo! Van "{w}" wil ek nou die hele storie hoor.'],
      ['calm', 'Lekker om van jou te hoor. Hoe gaan jou dag, behalwe vir "{w}"?'],
      ['direct', 'Dit gaan goed, dankie dat jy vra. Wat maak jy vandag?'],
    ],
    plan: [
      ['warm', 'Dit klink lekker. Hoe laat en waar pas jou die beste?'],
      ['playful', 'Vir "{w}" is ek maklik om te oortuig. Kies jy die plek, of moet ek waag?'],
      ['calm', "Ek hou van die plan. Ek kyk gou en laat jou vandag nog weet, anders dalk 'n ander dag?"],
    ],
    other: [
      ['playful', '"{w}" vra vir die lang weergawe, vertel.'],
      ['warm', 'Ek het geglimlag oor "{w}". Hoe het dit begin?'],
      ['direct', 'En hoe het dit toe afgeloop met "{w}"?'],
    ],
  },
  zu: {
    greeting: [
      ['warm', 'Yebo, sawubona nawe! Ngikhona, ngiyaphila. Lunjani olwakho namhlanje?'],
      [
        'playful',
        'Sawubona nawe! Ngikhona, futhi umyalezo wakho wenze usuku lwami lwaba ngcono. Unjani wena?',
      ],
      ['calm', 'Ngiyaphila, ngiyabonga ukubuza. Lunjani usuku lwakho namhlanje?'],
      ['flirty', 'Yebo! Ngiyaphila kakhulu manje. Wenzani namhlanje?'],
    ],
    plan: [
      ['warm', 'Yebo, ngiyathanda lokho. Ngasikhathi sini, futhi kuphi?'],
      ['playful', 'Ngiyavuma! Ukhetha wena indawo, noma ngikhethe mina?'],
      ['calm', 'Ngiyabonga ngesimemo. Ngizokutshela namhlanje ukuthi ngikhona yini.'],
    ],
    other: [
      ['warm', 'Yebo, ngiyezwa. Ngitshele kabanzi ngo-"{w}".'],
      ['playful', 'Hawu, "{w}"! Ngifuna ukuzwa yonke indaba.'],
      ['calm', 'Ngiyabonga ngokungitshela. Wena uzizwa unjani namhlanje?'],
    ],
  },
  xh: {
    greeting: [
      ['warm', 'Molo nawe! Ndiphilile, enkosi. Lunjani olwakho usuku?'],
      ['playful', 'Ewe, molo nawe! Ndikhona, kwaye umyalezo wakho undonwabisile. Unjani wena?'],
      ['calm', 'Ndiyaphila, enkosi ngokubuza. Lunjani usuku lwakho?'],
    ],
    plan: [
      ['warm', 'Ewe, ndiyayithanda loo nto. Ngabani ixesha, kwaye phi?'],
      ['playful', 'Ndiyavuma! Ukhetha wena indawo, okanye mna?'],
      ['calm', 'Enkosi ngesimemo. Ndiza kukuxelela namhlanje.'],
    ],
    other: [
      ['warm', 'Ewe, ndiyeva. Ndixelele ngakumbi nge-"{w}".'],
      ['playful', 'Yho, "{w}"! Ndifuna ukuva ibali lonke.'],
      ['calm', 'Enkosi ngokundixelela. Wena uziva njani namhlanje?'],
    ],
  },
  st: {
    greeting: [
      ['warm', 'Dumela! Ke phela hantle, kea leboha. Wena o phela joang kajeno?'],
      ['playful', 'Dumela le wena! Molaetsa oa hao o nthabisitse. O joang kajeno?'],
      ['calm', 'Ke teng, kea leboha ho botsa. Letsatsi la hao le joang?'],
    ],
    plan: [
      ['warm', 'E, ke rata moo. Ka nako mang, hona hokae?'],
      ['playful', 'Kea lumela! O khetha sebaka, kapa ke khethe nna?'],
      ['calm', 'Kea leboha. Ke tla o bolella kajeno.'],
    ],
    other: [
      ['warm', 'E, kea utloa. Mpolelle haholoanyane ka "{w}".'],
      ['playful', 'Helang, "{w}"! Ke batla ho utloa pale eohle.'],
      ['calm', 'Kea leboha ha o mpoleletse. Wena o ikutloa joang kajeno?'],
    ],
  },
  tn: {
    greeting: [
      ['warm', 'Dumela! Ke tsogile sentle, ke a leboga. Wena o tsogile jang?'],
      ['playful', 'Dumela le wena! Molaetsa wa gago o nthabisitse. O kae gompieno?'],
      ['calm', 'Ke teng, ke a leboga go botsa. Letsatsi la gago le ntse jang?'],
    ],
    plan: [
      ['warm', 'Ee, ke rata seo. Ka nako mang, le kae?'],
      ['playful', 'Ke a dumela! O tlhopha lefelo, kgotsa ke tlhophe nna?'],
      ['calm', 'Ke a leboga. Ke tla go bolelela gompieno.'],
    ],
    other: [
      ['warm', 'Ee, ke a utlwa. Mpolelele go le gontsi ka "{w}".'],
      ['playful', 'Ijoo, "{w}"! Ke batla go utlwa kgang yotlhe.'],
      ['calm', 'Ke a leboga go mpolelela. Wena o ikutlwa jang gompieno?'],
    ],
  },
};

/** Languages that are recognised and not written: an honest way to go on in English. */
export const UNWRITTEN_LANGUAGE: ReadonlyArray<readonly [Tone, string]> = [
  [
    'warm',
    'I read {language} slower than I would like. "{w}" I want to understand properly, can we mix in some English?',
  ],
  ['playful', 'My {language} is not up to "{w}" yet. Teach me that bit and I will owe you one.'],
  ['direct', 'Mind if I answer in English? I would hate to get "{w}" wrong.'],
];

export const LANGUAGE_NAMES: Record<string, string> = {
  en: 'English',
  'en-ZA': 'South African English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  tn: 'Setswana',
  sw: 'Swahili',
  pl: 'Polish',
  tr: 'Turkish',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  th: 'Thai',
  el: 'Greek',
  und: 'an unknown language',
};

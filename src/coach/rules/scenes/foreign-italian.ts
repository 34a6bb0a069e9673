/** Answers in Italian: `tu`, neutral about who is a man or a woman. */
import type { ForeignBook } from './foreign-book.ts';

export const ITALIAN: ForeignBook = {
  acts: {
    grief: [
      'Mi dispiace tantissimo per {who}. Non devi rispondere, io ci sono.',
      'Ti abbraccio forte. Se vuoi parlarmi di {who}, ti ascolto.',
      'Mi dispiace davvero. Sono qui, anche solo per stare in silenzio.',
      'Ti penso. Prenditi tutto il tempo che serve.',
    ],
    ill: [
      'Spero davvero che vada bene per {who}. Non pensare a rispondermi.',
      'Che giorni pesanti. Ci sono, se vuoi parlarne.',
      'Forza a tutti voi. E tu come stai?',
    ],
    close: [
      'Capisco, e grazie per la sincerità. Ti auguro il meglio.',
      'Grazie per averlo detto con correttezza. In bocca al lupo per tutto.',
      "Va bene così, lo rispetto. È stato bello conoscerti un po'.",
    ],
    pace: [
      'Certo, con calma. Grazie per avermelo detto.',
      'Per me va benissimo, decidi tu il ritmo.',
      'Capisco e lo rispetto. Nessuna pressione.',
    ],
    noCall: [
      'Nessun problema, ci scriviamo qui.',
      'Va bene, niente chiamate. Scrivere ha il suo fascino.',
      'Capito. Allora raccontami qui di {x}.',
    ],
    name: [
      'Hai ragione, scusa. Non lo dico più.',
      'Capito, {name}. Grazie per avermelo detto.',
      'Scusa, non succede più. Il tuo nome è molto più bello.',
    ],
    reschedule: [
      'Nessun problema, {day} va bene. A che ora?',
      'Certo, spostiamo. Quale giorno ti è più comodo?',
      'Tranquillità totale, {x} viene prima. Poi mi dici.',
      'Grazie per averlo detto. Troviamo un altro momento.',
      'Succede, davvero. Dimmi tu quando.',
    ],
    decline: [
      "Nessun problema, sarà per un'altra volta.",
      'Va bene, grazie per averlo detto. Quando puoi, dimmi tu.',
      'Peccato, ma capisco. In bocca al lupo per {x}.',
    ],
    quiet: [
      'Che bello leggerti di nuovo! Nulla da scusare.',
      'Eccoti! Adesso voglio sapere di {x}.',
      'La vita succede. Raccontami tutto.',
    ],
    late: [
      'Nessuna fretta, ti aspetto. Vai piano.',
      'Tranquillità, tengo il tavolo.',
      "Non c'è problema. Intanto studio il menù.",
    ],
    here: ['Perfetto, arrivo.', 'Bene! Ti cerco con lo sguardo.', 'Ottimo. Dove sei di preciso?'],
    confirm: [
      "Affare fatto, non vedo l'ora.",
      "{day}, allora. Non vedo l'ora.",
      'Perfetto. Se cambia qualcosa, scrivimi.',
    ],
    propose: [
      'Volentieri! {day} va bene, a che ora?',
      '{n}? Ci sto. Dove ci troviamo?',
      'Per {x} mi lascio convincere subito. {day}, a che ora?',
      "Mi piace l'idea. Quando e dove?",
      '{n} {day}, è deciso. Che cosa porto?',
      'Con piacere. Controllo {day} e ti confermo oggi stesso.',
      'Molto volentieri! Dimmi quando ti è comodo.',
      'Ci sto. Quale sera preferisci?',
    ],
    define: [
      'Bella domanda, merita una risposta vera. Ne parliamo di persona?',
      'Mi piace che tu lo chieda. Per me è [quello che senti]. E per te?',
      'E tu, che cosa vorresti che fosse?',
    ],
    love: [
      'Ci vuole coraggio a dirlo così, grazie. Voglio risponderti di persona.',
      'Mi tocca molto. Dammi un attimo per le parole giuste.',
      'Questo lo rileggo. Ne parliamo con calma?',
    ],
    missing: [
      'Che bello leggerlo. Quando ci vediamo?',
      "Un rimedio c'è. Quale sera puoi?",
      'Mi hai migliorato la giornata. Che cosa ti manca di più?',
    ],
    goodNews: [
      'Complimenti! {x}, che traguardo. Come festeggi?',
      "Che gioia! A chi l'hai detto prima di tutti?",
      'Grande! Qui ci vuole un brindisi.',
    ],
    birthday: ['Grazie, che pensiero gentile! Vieni per la torta?', 'Tanti auguri! Come festeggi?'],
    bot: [
      'Persona vera, con sonno e fame. Che cosa mi ha tradito?',
      'Un robot avrebbe battute migliori. Mettimi alla prova.',
      'Tutto umano, promesso. Perché il dubbio?',
    ],
    askKids: ['Risposta sincera: [la tua risposta]. E tu?', 'Rispondo se rispondi anche tu. Hai figli?'],
    askWork: [
      'Lavoro come [il tuo lavoro]. E a te piace il tuo?',
      'Indovina, hai tre tentativi. E tu che fai?',
    ],
    askLive: [
      'Sono di [la tua città]. E tu?',
      'Indovina, hai tre tentativi. E tu di dove sei?',
      "Prima brindiamo all'onestà, poi la geografia. Tu di dove sei?",
    ],
    askMusic: [
      'In questo periodo [la tua risposta]. E tu?',
      'Domanda pericolosa. Qual è la canzone che ti vergogni di amare?',
    ],
    askEat: [
      'Stasera [il tuo piatto]. E tu, che cosa cucini meglio?',
      'Di tutto, e faccio il bis. Qual è il tuo piatto forte?',
    ],
    askDoing: [
      'Adesso [quello che fai]. E tu?',
      'Niente di programmato, per ora. E tu, {x} a parte?',
      "Niente che non possa aspettare. Com'è la tua giornata?",
    ],
    askPartner: [
      'Risposta chiara: [la tua risposta]. E tu?',
      'Bella domanda, preferisco parlarne apertamente. E tu?',
    ],
    compliment: [
      'Grazie, mi hai fatto sorridere.',
      'Grazie! Per {x} chiederò spiegazioni.',
      'Che gentile, grazie. Che cosa ti ha colpito di più?',
    ],
    thanks: [
      'Figurati, è stato un piacere!',
      'Di niente. E il resto della giornata?',
      'Prego! Sono felice per {x}.',
    ],
    apology: [
      'Nessun problema, davvero. Ora come va?',
      'Già dimenticato. Grazie per averlo detto.',
      'Capita a tutti. E tu, tutto bene?',
    ],
    night: [
      'Buonanotte, riposa bene. Domani continuiamo.',
      "Sogni d'oro, e grazie per la serata.",
      'Notte! Domani voglio il resto della storia.',
    ],
    care: [
      'Che pensiero gentile, grazie. Ti scrivo io.',
      'Grazie, fa bene leggerlo. E tu come stai?',
      'Ti ringrazio di cuore.',
    ],
    tired: [
      'Che giornata. Sei già sul divano?',
      'Dopo {x} ti meriti una cena come si deve.',
      'Riposa, te lo meriti. Che cosa ti aiuta a staccare?',
    ],
    laugh: [
      'Ahah, per {x} mi dichiaro colpevole.',
      'Se ridi ho vinto io.',
      'Ahah, e non hai ancora sentito il finale.',
    ],
    how: ['Bene, grazie. E tu?', 'Meglio, da quando mi scrivi. E tu?', 'Qui [come va]. E lì da te?'],
    greeting: [
      'Ciao! Che bello leggerti. Come va la giornata?',
      'Ciao! Comincia tu: la parte migliore di oggi?',
      'Ehi! Tutto bene da quelle parti?',
    ],
    yes: [
      'Bene. Adesso voglio i dettagli.',
      'Perfetto. E che cosa ti andrebbe?',
      'Ottimo. E la tua giornata?',
    ],
    no: [
      'Capito. E allora che cosa preferisci?',
      'Sincerità, mi piace. Che cosa ti piace di più?',
      'Va bene. Dimmi tu che cosa ti andrebbe.',
    ],
  },
  kinds: {
    family: [
      'Salutami {who}. Da voi è sempre così?',
      'Mi piace già {who}. Raccontami di più.',
      'Con {who} non si scherza. Hai altre storie così?',
    ],
    animal: [
      "Lo sguardo di {x} l'ho già visto: vuole la pappa. Come si chiama?",
      'E in casa comanda {x}, vero?',
      'Con {x} farò pace, promesso.',
    ],
    food: [
      'Con {n} hai tutta la mia attenzione. Chi cucina?',
      'Adesso ho fame. {n}, dove?',
      '{n}: se mi dai il segreto, prometto di non dirlo a nessuno.',
    ],
    drink: ['{n} è sempre una buona idea. Dove?', 'Davanti a {n} si parla meglio.'],
    outdoors: ['{x}, che meraviglia. Ci vai spesso?', "Mi fai venire voglia di {n}. Che cosa c'è di bello?"],
    work: [
      '{n}, che mestiere. Qual è la parte migliore?',
      'Le giornate con {x} non saranno mai noiose. Come hai iniziato?',
    ],
    music: ['{n}? Voglio sentirti. Da quanto tempo?', 'Che gusto. Da dove comincio?'],
    sport: ['{n}? Io faccio un ottimo tifo. Chi vince?', 'Guardo volentieri anche solo {who} davanti a {x}.'],
    story: ['{n}? Racconta, senza svelare il finale.', 'Voglio sapere di più su {x}.'],
  },
  about: [
    'Aspetta, {x}: voglio tutti i dettagli.',
    'Mi ha fatto sorridere la storia con {x}.',
    'Vedo la scena con {x}.',
    'E {y}? Voglio sentire anche quella parte.',
    "{n}, questa non me l'aspettavo. Com'è cominciata?",
    'Sto ancora pensando a {x}. Succede spesso?',
  ],
  mine: [
    'Su {m}: [la tua risposta]. E tu?',
    'Indovina, per {m} hai tre tentativi.',
    'Che occhio, {m}. Che cosa ti ha colpito?',
  ],
  plain: [
    'Racconta, ti leggo volentieri.',
    'E poi che cosa è successo?',
    'Mi piace come lo racconti. E il resto della giornata?',
  ],
};

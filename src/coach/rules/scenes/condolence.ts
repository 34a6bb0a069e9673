/** Grief in the languages of the coach: what one says there, short and plain. Their word for the dead is left as it is. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { flagged, has, type Scene } from './scene.ts';

/** By base language: condolence, presence, no pressure. */
const WORDS: Readonly<Record<string, readonly [string, string, string]>> = {
  af: [
    'Ek is so jammer. My innige simpatie met jou en die familie.',
    'Jy hoef niks te sê nie. Ek is hier, of jy wil praat of nie.',
    'Ek dink aan jou. Neem al die tyd wat jy nodig het.',
  ],
  zu: [
    'Ngiyaxolisa kakhulu, akwehlanga lungehli. Induduzo kuwe nomndeni.',
    'Akudingeki usho lutho. Ngikhona, noma ufuna ukukhuluma noma cha.',
    'Ngicabanga ngawe. Thatha isikhathi sakho.',
  ],
  xh: [
    'Uxolo kakhulu, akuhlanga lungehliyo. Intuthuzelo kuwe nosapho.',
    'Akunyanzelekanga uthethe. Ndikhona, nokuba ufuna ukuthetha okanye hayi.',
    'Ndicinga ngawe. Thatha ixesha lakho.',
  ],
  st: [
    'Ke maswabi haholo. Matshediso ho wena le lelapa.',
    'Ha o tlameha ho bua letho. Ke teng, le ha o sa batle ho bua.',
    'Ke nahana ka wena. Nka nako ya hao.',
  ],
  es: [
    'Lo siento muchísimo. Un abrazo fuerte para ti y tu familia.',
    'No hace falta que digas nada. Aquí estoy, con ganas de hablar o sin ellas.',
    'Os acompaño en el sentimiento. Tómate todo el tiempo que necesites.',
  ],
  pt: [
    'Sinto muito. Um abraço forte para ti e para a família.',
    'Não precisas de dizer nada. Estou aqui, com ou sem palavras.',
    'Os meus sentimentos. Leva o tempo que precisares.',
  ],
  fr: [
    'Je suis vraiment désolé pour toi. Toutes mes condoléances à toi et à ta famille.',
    "Tu n'as rien à dire. Je suis là, que tu veuilles parler ou non.",
    'Je pense à toi. Prends tout le temps dont tu as besoin.',
  ],
  de: [
    'Das tut mir so leid. Mein Beileid dir und deiner Familie.',
    'Du musst nichts sagen. Ich bin da, ob du reden willst oder nicht.',
    'Ich denke an dich. Nimm dir alle Zeit, die du brauchst.',
  ],
  it: [
    'Mi dispiace tantissimo. Un abbraccio forte a te e alla tua famiglia.',
    'Non devi dire niente. Ci sono, che tu voglia parlare o no.',
    'Ti penso. Prenditi tutto il tempo che ti serve.',
  ],
  nl: [
    'Wat erg, het spijt me zo. Gecondoleerd, voor jou en je familie.',
    'Je hoeft niets te zeggen. Ik ben er, of je nu wilt praten of niet.',
    'Ik denk aan je. Neem alle tijd die je nodig hebt.',
  ],
  tr: [
    'Çok üzüldüm, başın sağ olsun. Sana ve ailene sabır diliyorum.',
    'Bir şey söylemek zorunda değilsin. Konuşmak istesen de istemesen de buradayım.',
    'Aklımdasın. Ne kadar zamana ihtiyacın varsa al.',
  ],
};

const base = (r: Reading): string => (/^(?:tn|nso)$/.test(r.language.base) ? 'st' : r.language.base);

export const CONDOLENCE_SCENES: readonly Scene[] = Object.entries(WORDS).map(
  ([language, [first, second, third]]) => ({
    name: `condolence: ${language}`,
    alone: true,
    when: (r) =>
      base(r) === language && r.action === 'support' && has(r, 'grief') && !flagged(r, 'self_harm'),
    lines: [
      ...lines('sympathise', [['warm', first]]),
      ...lines('stay with them', [['warm', second]]),
      ...lines('give space', [['calm', third]]),
    ],
  }),
);

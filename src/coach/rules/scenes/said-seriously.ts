/** Serious talk between the two whose matter no scene knows: it wants a plain answer, and nothing of it held up or joked about. */
import { type CuedLine, cued } from './cued.ts';
import type { Scene } from './scene.ts';

const L = 'appreciate a detail';

const SERIOUS =
  /\b(?:(?:can|could|shall|should) we (?:please )?(?:talk|speak)(?: (?:tonight|later|in person|about (?:it|this|us)|properly|face to face|on the phone))|i should(?:'ve| have) (?:said|told (?:you|u)|been (?:honest|straight))|i don'?t want to (?:lie|hide (?:it|this|anything)) (?:to|from) (?:you|u)|if (?:that'?s|this is|it'?s) too much\b|i'?ll understand if|(?:what|tell me what) (?:did i|i did) (?:do )?wrong|why (?:you|u)(?:'re| are) (?:so )?(?:short|cold|distant) with me|i need (?:you|u) to (?:understand|know|hear)|i (?:get|understand) why (?:it|you|u)|(?:complicated|difficult) (?:at home|right now|at the moment)|i owe (?:you|u) (?:an? )?(?:explanation|answer|honest)|to be (?:completely|fully|very) honest with (?:you|u)|you asked (?:me )?straight)\b/i;

/** Play, an errand, or what others said. */
const NO_SERIOUS =
  /\b(?:lo+l|haha+|lmao|jokes?|kidding|pizza|recipe|movie|series|game|quiz|parking|uber|order|wifi|boss (?:said|wants)|my (?:boss|mom|dad|sister|friend) (?:said|says|asked))\b|😂|🤣|😜/iu;

const LINES: readonly CuedLine[] = [
  [L, 'warm', 'Thank you for saying it straight. I know that was not easy to write.'],
  ['give space', 'calm', 'Let me take that in properly, so that I do not answer too fast.'],
  ['suggest meeting', 'direct', 'I would rather talk about this than type it. When can you?'],
  [L, 'calm', 'I am glad that you told me yourself. I am listening.'],
  [
    'say what you want',
    'direct',
    'What I need to know is [what matters most to you]. The rest can wait until we talk.',
  ],
  [
    'suggest meeting',
    'warm',
    'Yes, let us talk. Tonight is good, I will keep my evening free.',
    /\b(?:can|could|shall|should) we (?:please )?(?:talk|speak)\b/i,
  ],
  [
    'own it',
    'warm',
    'I am sorry that it felt like that. You did nothing wrong, let me explain it properly.',
    /\bwrong\b|\b(?:short|cold|distant) with me\b/i,
  ],
];

export const SAID_SERIOUSLY_SCENES: readonly Scene[] = [
  {
    ...cued({
      name: 'said seriously',
      when: SERIOUS,
      not: NO_SERIOUS,
      most: 120,
      asks: true,
      sure: true,
      lines: LINES,
    }),
    firm: true,
    keeps: true,
  },
];

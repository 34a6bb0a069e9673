/** All that people tell of their lives, ready for the order of scenes: what is told, and what is told before a question. */

import type { Reading } from '../reading/read.ts';
import { order } from '../situations/book.ts';
import { partOf, scenesIn } from '../situations/guards/index.ts';
import { DANGER_SCENES } from './danger.ts';
import { isHeavy } from './heavy.ts';
import { fedAfter, type Heard, heard, livesIn } from './life-heard.ts';
import type { Scene } from './scene.ts';
import { STORY_SCENES, SURE_STORY_SCENES } from './stories/index.ts';

/** Those of a tier that the order puts before the rest of it. */
const firstOf = (tier: string): readonly Scene[] =>
  order.first.flatMap((part) => (part.tier === tier && part.only ? partOf(scenesIn(tier), part) : []));
/** Life and death, and what comes right after it. */
const GRAVE: readonly Scene[] = [
  ...['danger to them', 'condolence', 'care grave', 'panic'].flatMap(scenesIn),
  ...firstOf('play light turns'),
  ...['heavy news', 'grief beside', 'grief', 'grief told'].flatMap(scenesIn),
  ...DANGER_SCENES,
];
const CARE: readonly Scene[] = ['hard days', 'troubles', 'care'].flatMap(scenesIn);

/** Heard in too little to know what it is about. */
const GENERAL =
  /^(?:a hard time|low|crying|worried|lonely|family|quarrel|unwell|worn out|felt a fool|cross|a rotten day|grey|good news|a small triumph|all clear|fond of the reader|you made it lighter|happy and afraid of it|proud tears|tender|survived|left behind|humiliated|not seen|alone among others|everything at once|after he moved out|awake in the night|remembered|the children are away|grief, not spelt out|a hard day)$/;
/** What has a scene of its own, told more closely, keeps it. */
const CLOSER: readonly Scene[] = [...GRAVE, ...CARE].filter(({ name }) => !GENERAL.test(name));
const closer = (r: Reading): boolean => CLOSER.some((scene) => scene.when(r));
/** Their matter is light, or one that is told here. */
const LIGHTER =
  /^(?:all clear|proud tears|a small triumph|fond of the reader|good news|you made it lighter|happy and afraid of it|unwell|worn out|a rotten day|cross|felt a fool|a public disaster|failed|worried|quarrel|awake in the night|burnt out|nerves before something|a hard time)$/;
const CAREFUL: readonly Scene[] = [...CARE, ...scenesIn('feelings low and left out')].filter(
  ({ name }) => !LIGHTER.test(name) && name !== 'the same small evening',
);
/** Told so closely there that nothing is left to add. */
const TOLD_CLOSER: readonly Scene[] = [...SURE_STORY_SCENES, ...STORY_SCENES].filter(
  ({ name }) => name === 'story: clear results' || name === 'story: a dream',
);
const FIRST: readonly Scene[] = [...TOLD_CLOSER, ...GRAVE, ...firstOf('hard days')];
/** Anything that asks for care. */
const careful = (r: Reading): boolean =>
  FIRST.some((scene) => scene.when(r)) || CAREFUL.some((scene) => scene.when(r));

const HARD: Heard = heard(livesIn('life harm', 'life letting go', 'life hard'), closer);
const heavyTold = (r: Reading): boolean =>
  isHeavy(r) ||
  careful(r) ||
  HARD.told.some((scene) => scene.when(r)) ||
  HARD.asked.some((scene) => scene.when(r));
/** Tears of joy are heard as tears. */
const GLAD: Heard = heard(
  livesIn('life glad'),
  (r) => [...HARD.told, ...TOLD_CLOSER].some((scene) => scene.when(r)) || isHeavy(r),
);
const LIGHT: Heard = heard(
  livesIn('life body', 'life work', 'life home', 'life family', 'life days'),
  heavyTold,
);
/** Told with the thing in it, so that the answer can name it. */
const CLOSE: Heard = heard(livesIn('life closer'), heavyTold);

/** Something was told, and the reader is asked whether they have eaten. */
const FED: Scene = fedAfter(heavyTold);

export const HARD_LIFE_SCENES: readonly Scene[] = [...HARD.asked, ...HARD.told];
export const CLOSE_LIFE_SCENES: readonly Scene[] = [
  // They ask back: the rest of a question's lines would answer them twice.
  ...CLOSE.asked.map((scene) => ({ ...scene, firm: true })),
  ...CLOSE.told,
];
export const LIFE_ASKED_SCENES: readonly Scene[] = [...GLAD.asked, ...LIGHT.asked, FED];
export const LIFE_TOLD_SCENES: readonly Scene[] = [...GLAD.told, ...LIGHT.told];

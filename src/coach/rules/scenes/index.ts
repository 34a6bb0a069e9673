/** Every situation, the graver and the more particular first. The first that stands alone ends the search. */
import type { Reading } from '../reading/read.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { ASKING_SCENES, SURE_ASKING_SCENES } from './asking.ts';
import { NAMED_ASK_SCENES } from './asks-named.ts';
import { BANTER_SCENES, SURE_BANTER_SCENES } from './banter.ts';
import { BOUNDARY_SCENES, CHILD_LIMIT_SCENES, FIRM_BOUNDARY_SCENES } from './boundaries.ts';
import { CARE_SCENES, GRAVE_SCENES } from './care.ts';
import { CLOSENESS_SCENES } from './closeness.ts';
import { HAPPY_SCENES, MISHAP_SCENES } from './daily-mishaps.ts';
import { DANGER_SCENES } from './danger.ts';
import { DIG_SCENES } from './digs.ts';
import { EMOJI_SCENES, GRAVE_EMOJI_SCENES } from './emoji.ts';
import { FLIRTING_SCENES } from './flirting.ts';
import { GHOST_SCENES } from './ghosting.ts';
import { SURE_FEELING_SCENES } from './hard-days.ts';
import { HEAVY_TOLD_SCENES } from './heavy-told.ts';
import { JOINED_SCENES, PHOTO_SCENES } from './jokes-joined.ts';
import {
  CLOSE_LIFE_SCENES,
  HARD_LIFE_SCENES,
  LIFE_ASKED_SCENES,
  LIFE_TOLD_SCENES,
} from './life-heard-scenes.ts';
import { KIND_LIMIT_SCENES, LIMIT_SCENES } from './limits.ts';
import { PLAIN_LIMIT_SCENES } from './limits-plain.ts';
import { LOGISTIC_SCENES, SURE_LOGISTIC_SCENES } from './logistics.ts';
import { GRAVE_LOOSE_ENDS, LOOSE_END_SCENES, SLIP_SCENES } from './loose-ends.ts';
import { MY_PART_SCENES } from './my-part.ts';
import { FALLEN_PLAN_SCENES, WENT_WRONG_SCENES } from './noes.ts';
import { ORDINARY_PLAN_SCENES } from './ordinary-plans.ts';
import { ORDINARY_PLAY_SCENES } from './ordinary-play.ts';
import { ORDINARY_REST_SCENES } from './ordinary-rest.ts';
import { ORDINARY_TURN_SCENES } from './ordinary-turns.ts';
import { FIRM_PLAN_SCENES, PLAN_ACT_SCENES, SURE_PLAN_SCENES } from './plan-acts.ts';
import { PLAIN_PLAN_SCENES } from './plan-plain.ts';
import { PLAN_WELCOMED_SCENES } from './plan-welcomed.ts';
import { PLAN_SCENES } from './plans.ts';
import { PLAN_IN_HAND_SCENES } from './plans-in-hand.ts';
import { PLAYFUL_OPENER_SCENES } from './playful-openers.ts';
import { PLAYFUL_TEST_SCENES } from './playful-tests.ts';
import { REFUSAL_SCENES } from './refusals.ts';
import { ROAST_SCENES } from './roasts.ts';
import {
  HURT_OTHERWISE_SCENES,
  LIMITS_OTHERWISE_SCENES,
  SILENCES_OTHERWISE_SCENES,
  US_OTHERWISE_SCENES,
} from './said-otherwise.ts';
import { SAID_SOFTLY_SCENES } from './said-softly.ts';
import type { Scene } from './scene.ts';
import { SECRET_MEETING_SCENES } from './secret-meeting.ts';
import { SMALL_PLAN_SCENES } from './small-plans.ts';
import { SMALL_TURN_SCENES } from './small-turns.ts';
import { SOUTH_AFRICAN_SCENES } from './south-african.ts';
import { SPICY_SCENES } from './spicy.ts';
import { STEERING_SCENES } from './steering.ts';
import { OTHER_STORY_SCENES, STORY_SCENES, SURE_STORY_SCENES, TOLD_SCENES } from './stories/index.ts';
import { SURE_PLAY_SCENES } from './sure-play.ts';
import { TALK_SCENES } from './talk.ts';
import { TEASING_SCENES, TITLE_SCENES } from './teasing.ts';
import { PLAIN_TEASE_SCENES } from './teasing-plain.ts';
import { THIN_SCENES } from './thin.ts';
import { TOGETHER_SCENES } from './together.ts';
import { TWIST_SCENES } from './twists.ts';
import { UNNAMED_HURT_SCENES } from './unnamed-hurt.ts';
import { widened } from './wider.ts';
import { WORDLESS_SCENES } from './wordless.ts';

/** Before what says that something is grave, and not what. */
const CHILD_HARMED = HARD_LIFE_SCENES.filter(({ name }) => name === 'life: a child is harmed');

/** The fright is over: what was cried on the way is no sorrow any more. */
const RELIEF = LIFE_TOLD_SCENES.filter(({ name }) => name === 'life: it is nothing bad').map((scene) => ({
  ...scene,
  when: (r: Reading) => r.flags.length > 0 && scene.when(r),
}));

/** A plan that hangs on somebody else is not called off. */
const NOT_SURE = [...scenesIn('plans called off'), ...scenesIn('plans moved')].filter(
  ({ name }) => name === 'arranging: not sure yet',
);

const WRITTEN: readonly Scene[] = [
  ...CHILD_HARMED,
  ...RELIEF,
  ...SAID_SOFTLY_SCENES,
  ...SECRET_MEETING_SCENES,
  ...scenesIn('my place'),
  ...GRAVE_EMOJI_SCENES,
  ...GRAVE_LOOSE_ENDS,
  ...scenesIn('plainest'),
  ...HEAVY_TOLD_SCENES,
  ...scenesIn('heard straight'),
  ...scenesIn('put sideways'),
  ...scenesIn('said of us'),
  ...scenesIn('in turn kind'),
  ...scenesIn('between us'),
  ...US_OTHERWISE_SCENES,
  ...scenesIn('news told'),
  ...scenesIn('told tenderly'),
  ...HARD_LIFE_SCENES,
  ...scenesIn('limits said'),
  ...scenesIn('limits crossed'),
  ...MY_PART_SCENES,
  ...CHILD_LIMIT_SCENES,
  ...HURT_OTHERWISE_SCENES,
  ...LIMITS_OTHERWISE_SCENES,
  ...SILENCES_OTHERWISE_SCENES,
  ...scenesIn('in turn light'),
  ...scenesIn('in turn play'),
  ...scenesIn('family invites'),
  ...scenesIn('limits plain noes'),
  ...scenesIn('heard lightly'),
  ...scenesIn('plans told whole'),
  ...NAMED_ASK_SCENES,
  ...PLAN_IN_HAND_SCENES,
  ...scenesIn('heard in jest'),
  ...scenesIn('openers getting on'),
  ...scenesIn('turns everyday'),
  ...scenesIn('everyday news'),
  ...scenesIn('openers answers'),
  ...scenesIn('answers to mine'),
  ...scenesIn('answers to more'),
  ...scenesIn('feelings straight'),
  ...scenesIn('everyday told plainly'),
  ...scenesIn('half a yes'),
  ...scenesIn('taken up'),
  ...scenesIn('choices'),
  ...scenesIn('name asked'),
  ...scenesIn('asked on'),
  ...scenesIn('asked of mine'),
  ...scenesIn('plans times'),
  ...scenesIn('plans changes'),
  ...scenesIn('plans ways'),
  ...scenesIn('turns written back'),
  ...JOINED_SCENES,
  ...scenesIn('small openings'),
  ...ORDINARY_REST_SCENES,
  ...ORDINARY_TURN_SCENES,
  ...ORDINARY_PLAN_SCENES,
  ...scenesIn('tender plain'),
  ...scenesIn('play turns'),
  ...PLAN_WELCOMED_SCENES,
  ...ORDINARY_PLAY_SCENES,
  ...scenesIn('feelings before it begins'),
  ...scenesIn('feelings mends'),
  ...scenesIn('feelings how they are'),
  ...scenesIn('feelings warm'),
  ...scenesIn('feelings of us'),
  ...scenesIn('weekend told'),
  ...scenesIn('everyday body'),
  ...scenesIn('everyday work'),
  ...scenesIn('everyday family'),
  ...scenesIn('everyday home'),
  ...scenesIn('everyday self'),
  ...scenesIn('everyday leisure'),
  ...scenesIn('plainly asked profile'),
  ...scenesIn('plainly asked days'),
  ...scenesIn('plainly asked life'),
  ...scenesIn('plainly asked love'),
  ...scenesIn('plainly asked taste'),
  ...scenesIn('plainly handed back'),
  ...scenesIn('handed back'),
  ...scenesIn('answered plainly'),
  ...scenesIn('told by question'),
  ...scenesIn('plans asked for'),
  ...scenesIn('plans settled'),
  ...scenesIn('plans told'),
  ...scenesIn('settling up'),
  ...SMALL_PLAN_SCENES,
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('feelings straight talk'),
  ...scenesIn('feelings fond memories'),
  ...scenesIn('feelings low and left out'),
  ...scenesIn('everyday good news'),
  ...scenesIn('feelings exes'),
  ...scenesIn('feelings sweet moments'),
  ...scenesIn('feelings told of me'),
  ...scenesIn('openers ages'),
  ...scenesIn('everyday scam stories'),
  ...scenesIn('play mock threats'),
  ...scenesIn('play mock suffering'),
  ...scenesIn('play dry teases'),
  ...scenesIn('play small jests'),
  ...SLIP_SCENES,
  ...scenesIn('quick turns'),
  ...scenesIn('quick feelings'),
  ...scenesIn('favours asked'),
  ...CLOSE_LIFE_SCENES,
  ...scenesIn('asked in turn'),
  ...HAPPY_SCENES,
  ...MISHAP_SCENES,
  ...SURE_STORY_SCENES,
  ...GRAVE_SCENES,
  ...DANGER_SCENES,
  ...KIND_LIMIT_SCENES,
  ...FIRM_BOUNDARY_SCENES,
  ...SURE_FEELING_SCENES,
  ...SURE_BANTER_SCENES,
  ...PLAIN_LIMIT_SCENES,
  ...NOT_SURE,
  ...PLAIN_PLAN_SCENES,
  ...SURE_ASKING_SCENES,
  ...SURE_LOGISTIC_SCENES,
  ...WORDLESS_SCENES,
  ...PLAIN_TEASE_SCENES,
  ...STORY_SCENES,
  ...ASKING_SCENES,
  ...TITLE_SCENES,
  ...SURE_PLAY_SCENES,
  ...SPICY_SCENES,
  ...EMOJI_SCENES,
  ...FALLEN_PLAN_SCENES,
  ...SURE_PLAN_SCENES,
  ...REFUSAL_SCENES,
  ...BOUNDARY_SCENES,
  ...GHOST_SCENES,
  ...CLOSENESS_SCENES,
  ...CARE_SCENES,
  ...TWIST_SCENES,
  ...scenesIn('told straight'),
  ...SOUTH_AFRICAN_SCENES,
  ...STEERING_SCENES,
  ...LOGISTIC_SCENES,
  ...PHOTO_SCENES,
  ...PLAYFUL_OPENER_SCENES,
  ...FLIRTING_SCENES,
  ...PLAYFUL_TEST_SCENES,
  ...DIG_SCENES,
  ...TEASING_SCENES,
  ...ROAST_SCENES,
  ...SMALL_TURN_SCENES,
  ...WENT_WRONG_SCENES,
  ...OTHER_STORY_SCENES,
  ...FIRM_PLAN_SCENES,
  ...THIN_SCENES,
  ...LIMIT_SCENES,
  ...TOGETHER_SCENES,
  ...TALK_SCENES,
  ...PLAN_ACT_SCENES,
  ...PLAN_SCENES,
  ...BANTER_SCENES,
  ...TOLD_SCENES,
  ...LOOSE_END_SCENES,
  ...UNNAMED_HURT_SCENES,
];

const SCENES = widened(WRITTEN, 'tender words', 'play words');

/**
 * Heard in wide words, with lines that name little of theirs: they speak where no scene above knows the message, and nothing else would but the
 * old frames (decision 32).
 */
const LATE_SCENES: readonly Scene[] = [
  ...scenesIn('said seriously'),
  ...scenesIn('parcel astray'),
  ...scenesIn('small shared'),
  ...scenesIn('small told'),
  ...LIFE_ASKED_SCENES,
  ...scenesIn('plans under way'),
  ...LIFE_TOLD_SCENES,
  ...scenesIn('plans called off'),
  ...scenesIn('plans afterwards'),
  ...scenesIn('plans moved'),
  ...scenesIn('plans asked'),
  ...scenesIn('plans when and where'),
];

export const sceneNamed = (name: string): Scene | undefined =>
  SCENES.find((scene) => scene.name === name) ?? LATE_SCENES.find((scene) => scene.name === name);

/** A message may be meant otherwise than the first scene takes it; so many more readings are heard beside it. */
const MOST_SCENES = 5;

/**
 * The scenes that apply, best first. A scene that stands alone is the last one where the matter is `grave`; elsewhere the next ones are
 * rivals that may put the message better.
 */
export function scenesFor(
  reading: Reading,
  skip: (scene: Scene) => boolean = () => false,
  grave = true,
): Scene[] {
  const found: Scene[] = [];
  for (const scene of SCENES) {
    if (!scene.when(reading) || skip(scene)) continue;
    found.push(scene);
    if (grave || scene.firm ? scene.alone : found.length >= MOST_SCENES && found.some(({ alone }) => alone))
      break;
  }
  if (found.some(({ alone }) => alone)) return found;
  const late = LATE_SCENES.find((scene) => !skip(scene) && scene.when(reading));
  if (!late) return found;
  return late.firm ? [late] : [late, ...found];
}

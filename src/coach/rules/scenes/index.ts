/** Every situation, the graver and the more particular first. The first that stands alone ends the search. */
import type { Reading } from '../reading/read.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { ASKING_SCENES, SURE_ASKING_SCENES } from './asking.ts';
import { NAMED_ASK_SCENES } from './asks-named.ts';
import { CARE_SCENES, GRAVE_SCENES } from './care.ts';
import { HAPPY_SCENES, MISHAP_SCENES } from './daily-mishaps.ts';
import { DANGER_SCENES } from './danger.ts';
import { EMOJI_SCENES, GRAVE_EMOJI_SCENES } from './emoji.ts';
import { GHOST_SCENES } from './ghosting.ts';
import { SURE_FEELING_SCENES } from './hard-days.ts';
import { HEAVY_TOLD_SCENES } from './heavy-told.ts';
import {
  CLOSE_LIFE_SCENES,
  HARD_LIFE_SCENES,
  LIFE_ASKED_SCENES,
  LIFE_TOLD_SCENES,
} from './life-heard-scenes.ts';
import { KIND_LIMIT_SCENES, LIMIT_SCENES } from './limits.ts';
import { PLAIN_LIMIT_SCENES } from './limits-plain.ts';
import { LOGISTIC_SCENES, SURE_LOGISTIC_SCENES } from './logistics.ts';
import { MY_PART_SCENES } from './my-part.ts';
import { FIRM_PLAN_SCENES, PLAN_ACT_SCENES, SURE_PLAN_SCENES } from './plan-acts.ts';
import { ASKED_OUT_SCENES } from './plan-plain.ts';
import {
  HURT_OTHERWISE_SCENES,
  LIMITS_OTHERWISE_SCENES,
  SILENCES_OTHERWISE_SCENES,
  US_OTHERWISE_SCENES,
} from './said-otherwise.ts';
import { SAID_SOFTLY_SCENES } from './said-softly.ts';
import { type Scene, says } from './scene.ts';
import { SECRET_MEETING_SCENES } from './secret-meeting.ts';
import { isHeavyTalk } from './small-turn.ts';
import { OTHER_STORY_SCENES, STORY_SCENES, SURE_STORY_SCENES, TOLD_SCENES } from './stories/index.ts';
import { THIN_SCENES } from './thin.ts';
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

/** Kept waiting at the hour that the reader had named. */
const WAITED_AS_AGREED = LOGISTIC_SCENES.filter(({ name }) => name === 'on the way: kept waiting').map(
  (scene) => ({
    ...scene,
    firm: true,
    when: (r: Reading) => scene.when(r) && says(r, /\b(?:you|u) said\b/i) && !isHeavyTalk(r.plain),
  }),
);

const LINES_DRAWN = scenesIn('limits drawn');
/** Who meets a child, and when, said beside whatever else. */
const CHILD_LIMITS = LINES_DRAWN.filter(({ name }) => name === 'line drawn: childMeets').map((scene) => ({
  ...scene,
  firm: true,
}));
/** What comes before any play: hands, comments on a body, names that sting. */
const FIRM_LIMITS = LINES_DRAWN.filter(({ name }) => /: (?:touch|myBody|petName|joke)$/.test(name));

/** Said of a date, a day or a laugh, so plainly that no story behind it counts. */
const SURE_BANTER = scenesIn('play banter').filter(({ name }) =>
  /^(?:it made|it was a good date|ranked by them)/.test(name),
);

const WRITTEN: readonly Scene[] = [
  ...CHILD_HARMED,
  ...RELIEF,
  ...SAID_SOFTLY_SCENES,
  ...SECRET_MEETING_SCENES,
  ...scenesIn('my place'),
  ...GRAVE_EMOJI_SCENES,
  ...scenesIn('loose ends grave'),
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
  ...CHILD_LIMITS,
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
  ...scenesIn('plans in hand'),
  ...WAITED_AS_AGREED,
  ...scenesIn('plans in hand more'),
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
  ...scenesIn('play joined'),
  ...scenesIn('small openings'),
  ...scenesIn('openers plain kinds'),
  ...scenesIn('turns short answers'),
  ...scenesIn('plans plainly'),
  ...scenesIn('tender plain'),
  ...scenesIn('play turns'),
  ...scenesIn('plans welcomed'),
  ...scenesIn('everyday small talk'),
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
  ...scenesIn('plans small'),
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
  ...scenesIn('slips'),
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
  ...FIRM_LIMITS,
  ...SURE_FEELING_SCENES,
  ...SURE_BANTER,
  ...PLAIN_LIMIT_SCENES,
  ...NOT_SURE,
  ...ASKED_OUT_SCENES,
  ...scenesIn('plans plain'),
  ...SURE_ASKING_SCENES,
  ...SURE_LOGISTIC_SCENES,
  ...WORDLESS_SCENES,
  ...scenesIn('play plain teases'),
  ...STORY_SCENES,
  ...ASKING_SCENES,
  ...scenesIn('play titles'),
  ...scenesIn('play sure'),
  ...scenesIn('heat'),
  ...EMOJI_SCENES,
  ...scenesIn('plans fallen'),
  ...SURE_PLAN_SCENES,
  ...scenesIn('refusals'),
  ...LINES_DRAWN,
  ...GHOST_SCENES,
  ...scenesIn('close'),
  ...CARE_SCENES,
  ...scenesIn('twists'),
  ...scenesIn('play south african'),
  ...scenesIn('told straight'),
  ...scenesIn('steering'),
  ...LOGISTIC_SCENES,
  ...scenesIn('play photos'),
  ...scenesIn('openers playful'),
  ...scenesIn('play flirting'),
  ...scenesIn('play tests'),
  ...scenesIn('play digs'),
  ...scenesIn('play teasing'),
  ...scenesIn('play roasts'),
  ...scenesIn('play light turns'),
  ...scenesIn('plans went wrong'),
  ...OTHER_STORY_SCENES,
  ...FIRM_PLAN_SCENES,
  ...THIN_SCENES,
  ...LIMIT_SCENES,
  ...scenesIn('feelings together'),
  ...scenesIn('turns talk'),
  ...PLAN_ACT_SCENES,
  ...scenesIn('plans'),
  ...scenesIn('play banter'),
  ...TOLD_SCENES,
  ...scenesIn('loose ends'),
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

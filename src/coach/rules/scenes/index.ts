/** Every situation in the order of `situations/order.yaml`, and which of them apply to a message. */
import type { Reading } from '../reading/read.ts';
import { order } from '../situations/book.ts';
import type { Part } from '../situations/entry.ts';
import { partOf, scenesIn } from '../situations/guards/index.ts';
import { ASKING_SCENES, SURE_ASKING_SCENES } from './asking.ts';
import { DANGER_SCENES } from './danger.ts';
import {
  CLOSE_LIFE_SCENES,
  HARD_LIFE_SCENES,
  LIFE_ASKED_SCENES,
  LIFE_TOLD_SCENES,
} from './life-heard-scenes.ts';
import {
  HURT_OTHERWISE_SCENES,
  LIMITS_OTHERWISE_SCENES,
  SILENCES_OTHERWISE_SCENES,
  US_OTHERWISE_SCENES,
} from './said-otherwise.ts';
import type { Scene } from './scene.ts';
import { STORY_SCENES, SURE_STORY_SCENES } from './stories/index.ts';
import { widened } from './wider.ts';

/** Tiers that code hears, by the names that the order calls them. */
const BY_CODE: Readonly<Record<string, readonly Scene[]>> = {
  asked: ASKING_SCENES,
  'asked surely': SURE_ASKING_SCENES,
  danger: DANGER_SCENES,
  'hurt otherwise heard': HURT_OTHERWISE_SCENES,
  'limits otherwise heard': LIMITS_OTHERWISE_SCENES,
  'lives asked': LIFE_ASKED_SCENES,
  'lives close': CLOSE_LIFE_SCENES,
  'lives hard': HARD_LIFE_SCENES,
  'lives told': LIFE_TOLD_SCENES,
  'silences otherwise heard': SILENCES_OTHERWISE_SCENES,
  stories: STORY_SCENES,
  'stories surely': SURE_STORY_SCENES,
  'us otherwise heard': US_OTHERWISE_SCENES,
};

const scenesOf = (part: Part): readonly Scene[] => partOf(BY_CODE[part.tier] ?? scenesIn(part.tier), part);

const SCENES = widened(order.first.flatMap(scenesOf), 'tender words', 'play words');
const LATE_SCENES = order.late.flatMap(scenesOf);

/** Several may share a name: another wording of a situation (`as`) has lines of its own. */
export const scenesNamed = (name: string): readonly Scene[] =>
  [...SCENES, ...LATE_SCENES].filter((scene) => scene.name === name);

/** The first situation that applies may be the wrong one: where nothing is grave, so many are taken together, and their lines compete. */
const MOST_SCENES = 5;

/** The scenes that apply, best first. Where the matter is `grave` or the scene `firm`, a scene with `alone` is the last; elsewhere the next ones compete. */
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

/** What has to be true of a message before an entry's own words are looked for: one guard a file, named as the entries name it. */
import type { Reading } from '../../reading.ts';
import { once } from '../../scenes/once.ts';
import type { Scene } from '../../scenes/scene.ts';
import { entriesIn, entryOf } from '../book.ts';
import { CODE } from '../code/index.ts';
import type { Entry, GuardName, Part } from '../entry.ts';
import { answer } from './answer.ts';
import { asked, handed, stated } from './asked.ts';
import { banter } from './banter.ts';
import { fitting } from './fitting.ts';
import { hardDay } from './hard-day.ts';
import { inTurn } from './in-turn.ts';
import { light } from './light.ts';
import { none } from './none.ts';
import { plain } from './plain.ts';
import { plan } from './plan.ts';
import { small } from './small.ts';
import { thin } from './thin.ts';
import { told } from './told.ts';
import { turn } from './turn.ts';
import { us } from './us.ts';

/**
 * Taken elsewhere: stories (`scenes/stories`) and lives (`scenes/life-heard.ts`) make two scenes of one entry, what is told, and what is told before
 * a question; other wordings (`scenes/said-otherwise.ts`, `scenes/wider.ts`) need the scenes of code that they are of; the questions and their wordings (`scenes/asking.ts`) are read against each question of a message by itself.
 */
const TAKEN_ELSEWHERE = ['life', 'otherwise', 'question', 'story', 'wider', 'wording'] as const;
const isTakenElsewhere = (guard: GuardName): guard is (typeof TAKEN_ELSEWHERE)[number] =>
  TAKEN_ELSEWHERE.some((one) => one === guard);

const GUARDS: Record<Exclude<GuardName, (typeof TAKEN_ELSEWHERE)[number]>, (entry: Entry) => Scene> = {
  answer,
  asked,
  banter,
  none,
  fitting,
  handed,
  'hard-day': hardDay,
  'in-turn': inTurn,
  light,
  plain,
  plan,
  small,
  stated,
  thin,
  told,
  turn,
  us,
};

/** By tier: several tiers of speaking have parts of one. */
const MADE = new Map<string, readonly Scene[]>();

/** The scenes of a tier, in the order of its file. */
export function scenesIn(tier: string): readonly Scene[] {
  const known = MADE.get(tier);
  if (known) return known;
  const entries = entriesIn(tier);
  const made = entries.some(({ first }) => first) ? firstOf(entries) : entries.map(sceneOf);
  MADE.set(tier, made);
  return made;
}

/** Those of a tier that speak at one place of the order. */
export function partOf(scenes: readonly Scene[], { only, code = [] }: Part): readonly Scene[] {
  const chosen = only ? scenes.filter(({ name }) => only.includes(name)) : scenes;
  return code.length > 0 ? chosen.map((scene) => withCode(scene, code)) : chosen;
}

/** It says what another of its tier says. */
const isOtherWording = ({ as, say }: Entry): boolean => as !== undefined && say.length === 0;

/** Only the first that is heard speaks; one that is another in other words lets that one speak. */
function firstOf(entries: readonly Entry[]): readonly Scene[] {
  const all = entries.map(sceneOf);
  const heard = once((reading) => all.find((scene) => scene.when(reading))?.name);
  return all
    .filter((_, at) => entries[at] && !isOtherWording(entries[at]))
    .map((scene) => ({ ...scene, when: (reading) => heard(reading) === scene.name }));
}

/** The name of what a tier hears in a message; undefined where it hears nothing. */
const heardIn = (tier: string, reading: Reading): string | undefined =>
  scenesIn(tier).find((scene) => scene.when(reading))?.name;

/** @param one a tier, or the situation of that name */
const isHeard = (one: string, reading: Reading): boolean => {
  const entry = entryOf(one);
  return entry
    ? scenesIn(entry.tier).some((scene) => scene.name === one && scene.when(reading))
    : heardIn(one, reading) !== undefined;
};

const flagsOf = ({ firm, pinned, alike, stands, bonus, exclusive, grounded }: Entry): Partial<Scene> => ({
  ...(firm === undefined ? {} : { firm }),
  ...(pinned === undefined ? {} : { keeps: pinned }),
  ...(alike === undefined ? {} : { alike }),
  ...(stands === undefined ? {} : { plainly: stands }),
  ...(exclusive === undefined ? {} : { alone: exclusive }),
  ...(grounded === undefined ? {} : { grounded }),
  ...(bonus === undefined ? {} : { lift: bonus }),
});

const unlessHeard = ({ unlessHeard: others }: Entry, scene: Scene): Scene =>
  others ? { ...scene, when: (r) => scene.when(r) && !others.some((one) => isHeard(one, r)) } : scene;

function sceneOf(entry: Entry): Scene {
  const { guard } = entry;
  if (isTakenElsewhere(guard)) throw new Error(`${entry.id}: a ${guard} is not taken by itself.`);
  const scene = unlessHeard(entry, { ...GUARDS[guard](entry), ...flagsOf(entry) });
  return withCode(scene, entry.code ?? []);
}

const withCode = (scene: Scene, names: readonly string[]): Scene =>
  names.reduce((made, name) => {
    const code = CODE[name];
    if (!code) throw new Error(`${scene.name}: there is no code "${name}".`);
    return code(made);
  }, scene);

/** What has to be true of a message before an entry's own words are looked for: one guard a file, named as the entries name it. */
import type { Scene } from '../../scenes/scene.ts';
import { entriesIn } from '../book.ts';
import { CODE } from '../code/index.ts';
import type { Entry, GuardName } from '../entry.ts';
import { answer } from './answer.ts';
import { plain } from './plain.ts';
import { told } from './told.ts';
import { turn } from './turn.ts';

/** A story makes two scenes of one entry and is told once for all of them (`scenes/stories`). */
const GUARDS: Record<Exclude<GuardName, 'story'>, (entry: Entry) => Scene> = {
  answer,
  plain,
  told,
  turn,
};

/** The scenes of a tier, in the order of its file. */
export const scenesIn = (tier: string): readonly Scene[] => entriesIn(tier).map(sceneOf);

function sceneOf(entry: Entry): Scene {
  if (entry.guard === 'story') throw new Error(`${entry.id}: a story stands in a tier of stories.`);
  const scene = GUARDS[entry.guard](entry);
  if (entry.code !== true) return scene;
  const code = CODE[entry.id];
  if (!code) throw new Error(`${entry.id}: there is no code of this name.`);
  return code(scene);
}

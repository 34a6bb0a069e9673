/** The interpreter: entries of the data files made into situations by their guard, their options and their code. */
import { madeOnce } from '../reading/made-once.ts';
import type { Reading } from '../reading.ts';
import { entriesIn, entryOf } from './book.ts';
import { CODE } from './code.ts';
import type { Entry, Part } from './entry.ts';
import type { Tiers } from './guards/guard.ts';
import { GUARDS } from './guards/index.ts';
import { once } from './once.ts';
import type { Situation } from './situation.ts';

/** A situation and the entry that it was made of. */
type Made = { readonly entry: Entry; readonly situation: Situation };

/** Made once: several places of the order have parts of one tier. */
const madeOf = madeOnce((tier: string): readonly Made[] => {
  const all = entriesIn(tier).flatMap((entry) =>
    situationsOf(entry).map((situation) => ({ entry, situation })),
  );
  return all.some(({ entry }) => entry.first) ? firstOf(all) : all;
});

/** The situations of a tier, in the order of its file. @throws where no data file has the tier */
export const situationsIn: Tiers = madeOnce((tier: string) => madeOf(tier).map(({ situation }) => situation));

/** Those of a tier that speak at one place of the order. */
export const partOf = ({ tier, only, having, lacking, form, code = [] }: Part): readonly Situation[] =>
  madeOf(tier)
    .filter(
      ({ entry, situation }) =>
        (!only || only.includes(situation.name)) &&
        (!having || entry[having] === true) &&
        (!lacking || entry[lacking] !== true) &&
        (!form || situation.form === form),
    )
    .map(({ situation }) => withCode(situation, code));

/** It says what another of its tier says. */
const isOtherWording = ({ as, say }: Entry): boolean => as !== undefined && say.length === 0;

/** Only the first that is heard speaks; one that is another in other words lets that one speak. */
function firstOf(all: readonly Made[]): readonly Made[] {
  const heard = once((reading) => all.find(({ situation }) => situation.when(reading))?.situation.name);
  return all
    .filter(({ entry }) => !isOtherWording(entry))
    .map(({ entry, situation }) => ({
      entry,
      situation: { ...situation, when: (reading) => heard(reading) === situation.name },
    }));
}

/** @param one a tier, or the situation of that name */
function isHeard(one: string, reading: Reading): boolean {
  const entry = entryOf(one);
  return situationsIn(entry?.tier ?? one).some(
    (situation) => (!entry || situation.name === one) && situation.when(reading),
  );
}

/** Keys of an entry that its situation has as they are. */
const OPTIONS = ['firm', 'pinned', 'alike', 'stands', 'exclusive', 'grounded', 'bonus'] as const;
const optionsOf = (entry: Entry): Partial<Situation> =>
  Object.fromEntries(OPTIONS.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]]])));

const unlessHeard = ({ unlessHeard: others }: Entry, situation: Situation): Situation =>
  others
    ? { ...situation, when: (r) => situation.when(r) && !others.some((one) => isHeard(one, r)) }
    : situation;

function situationsOf(entry: Entry): readonly Situation[] {
  const { guard, code = [] } = entry;
  const options = optionsOf(entry);
  // The code of a question decides which of them is meant: the guard itself asks it.
  const own = guard === 'question' ? [] : code;
  return [GUARDS[guard](entry, situationsIn)].flat().map((made) => {
    // One without options is left as it is, since a copy would work out lines that are made when they are needed.
    const situation = Object.keys(options).length > 0 ? { ...made, ...options } : made;
    return withCode(unlessHeard(entry, situation), own);
  });
}

const withCode = (situation: Situation, names: readonly string[]): Situation =>
  names.reduce((made, name) => {
    const code = CODE[name];
    if (!code) throw new Error(`${situation.name}: there is no code "${name}".`);
    return code(made);
  }, situation);

/** Where something closer, graver or gladder is told: the lives that are heard in wide words give way to it. */
import { madeOnce } from '../../reading/made-once.ts';
import type { Reading } from '../../reading.ts';
import { order } from '../book.ts';
import { isHeavyIn } from '../heavy.ts';
import { once } from '../once.ts';
import type { Situation } from '../situation.ts';
import type { Tiers } from './guard.ts';

const HARD = ['life harm', 'life letting go', 'life hard'];

/** Heard in too little to know what it is about. */
const GENERAL =
  /^(?:a hard time|low|crying|worried|lonely|family|quarrel|unwell|worn out|felt a fool|cross|a rotten day|grey|good news|a small triumph|all clear|fond of the reader|you made it lighter|happy and afraid of it|proud tears|tender|survived|left behind|humiliated|not seen|alone among others|everything at once|after he moved out|awake in the night|remembered|the children are away|grief, not spelt out|a hard day)$/;
/** Their matter is light, or one that is told here. */
const LIGHTER =
  /^(?:all clear|proud tears|a small triumph|fond of the reader|good news|you made it lighter|happy and afraid of it|unwell|worn out|a rotten day|cross|felt a fool|a public disaster|failed|worried|quarrel|awake in the night|burnt out|nerves before something|a hard time)$/;
/** Told so closely there that nothing is left to add. */
const CLOSELY = /^story: (?:clear results|a dream)$/;

type Applies = (reading: Reading) => boolean;

/** What a life of the tier gives way to. @param tiers asked when a message is read */
export const givesWay = (tier: string, tiers: Tiers): Applies => {
  const rules = rulesBy(tiers);
  return HARD.includes(tier) ? rules.closer : tier === 'life glad' ? rules.sad : rules.heavy;
};

const rulesBy = madeOnce(
  (tiers: Tiers): { readonly closer: Applies; readonly sad: Applies; readonly heavy: Applies } => {
    const some = (situations: () => readonly Situation[]): Applies => {
      let known: readonly Situation[] | undefined;
      return once((reading) => {
        known ??= situations();
        return known.some((situation) => situation.when(reading));
      });
    };
    const all = (...names: readonly string[]) => names.flatMap(tiers);
    /** Those of a tier that the order puts before the rest of it. */
    const firstOf = (name: string): readonly Situation[] =>
      order.first.flatMap(({ tier, only }) =>
        tier === name && only ? tiers(name).filter((situation) => only.includes(situation.name)) : [],
      );
    /** Life and death, and what comes right after it. */
    const grave = () => [
      ...all('danger to them', 'condolence', 'care grave', 'panic'),
      ...firstOf('play light turns'),
      ...all('heavy news', 'grief beside', 'grief', 'grief told'),
      ...all('place asked', 'scams', 'sexual pressure', 'abuse', 'control', 'strangers'),
    ];
    const care = () => all('hard days', 'troubles', 'care');
    /** What has a situation of its own, told more closely, keeps it. */
    const closer = some(() => [...grave(), ...care()].filter(({ name }) => !GENERAL.test(name)));
    const toldClosely = () =>
      all('stories company', 'stories won', 'stories mishaps', 'stories daily').filter(({ name }) =>
        CLOSELY.test(name),
      );
    const isToldClosely = some(toldClosely);
    /** Anything that asks for care. */
    const careful = some(() => [
      ...toldClosely(),
      ...grave(),
      ...firstOf('hard days'),
      ...[...care(), ...all('feelings low and left out')].filter(
        ({ name }) => !LIGHTER.test(name) && name !== 'the same small evening',
      ),
    ]);
    const hard = some(() => all(...HARD));
    const isHeavy = isHeavyIn(tiers);
    return {
      closer,
      sad: (r) => hard(r) || isToldClosely(r) || isHeavy(r),
      heavy: (r) => isHeavy(r) || careful(r) || hard(r),
    };
  },
);

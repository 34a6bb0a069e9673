/** They ask on after what the reader told of their day, their family or a story: only the reader knows the answer, so each line holds it open and names what was asked after. */

import { isHeavyTalk } from '../../reading/heavy-talk.ts';
import type { Situation } from '../situation.ts';
import { both, onlyWhere } from '../wrap.ts';

/** One place, whichever wording named it. */
const onePlace = (situation: Situation): Situation => ({
  ...situation,
  slots: (r) => {
    const said = situation.slots?.(r) ?? {};
    return { ...said, who: said.who ?? said.w };
  },
});

export const ASKED_OF_MINE_CODE = {
  'asked of mine: what somebody said': onePlace,
  'asked of mine: what somebody of mine did': onePlace,
  'asked of mine: how it ended': both(
    onlyWhere((r) => !isHeavyTalk(r.mine) && !isHeavyTalk(r.plain)),
    onePlace,
  ),
  'asked of mine: what I liked about it': onePlace,
  'asked of mine: as bad as they say': both(
    onlyWhere((r) => !isHeavyTalk(r.mine) && !isHeavyTalk(r.plain)),
    onePlace,
  ),
  'asked of mine: what the training is for': both(
    onlyWhere((r) => !isHeavyTalk(r.mine) && !isHeavyTalk(r.plain)),
    onePlace,
  ),
} as const;

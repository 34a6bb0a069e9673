/** Danger: what is within reach of them, what was asked for and what it would cost. */
import { KEPT_SECRET, LONELY } from '../../safety/dangers/coercive-control.ts';
import { filledWith } from '../../words/fill.ts';
import { flagged, says } from '../situation.ts';
import { filling, onlyWhere } from '../wrap.ts';

const MEANS =
  /\b(pills|tablets|engine|garage|bridge|rope|gun|9mm|pistol|blade|knife|balcony|train|tracks|rail|bottle)\b/i;

/** What to do with what is within reach. */
function handled(means: string): string {
  if (/^(?:engine|garage)$/.test(means)) return 'Please switch the engine off, go out into the air';
  if (/^(?:bridge|balcony|train|tracks|rail)$/.test(means))
    return `Please step away from the ${means} first and go where there are people`;
  if (/^(?:gun|9mm|pistol)$/.test(means))
    return 'Please put the gun away from you, or hand it to somebody, before anything else';
  return `Please put the ${means} somewhere you can't reach, or give them to someone`;
}

const COST =
  /\b(uber|bolt|lift|taxi|ride|petrol|tickets?|popcorn|data|airtime|electricity|token|bus|bill|wallet|parking|meat|airbnb|kayaks?|class|cinema|museum|raffle|cake sale|tyre|groceries|coffees?)\b/i;
/** What they would do instead, as they put it and as it is taken up. */
const OTHERWISE: Readonly<Record<string, string>> = {
  walk: 'the walk',
  salad: 'the salad',
  'another day': 'another day',
  'meet halfway': 'meeting halfway',
};

function otherIn(plain: string): string | undefined {
  const [, who, what] =
    /\bwait for (?:my )?(\w+)|\b(walk|meet halfway|salad|another day)\b/i.exec(plain) ?? [];
  return who ? `waiting for your ${who.toLowerCase()}` : what && OTHERWISE[what.toLowerCase()];
}

const DEMANDED =
  /\b(?:(?:phone |bank )?(?:password|passcode|pin)|location|screenshots?|id number|bank details|address|phone)\b/i;

export const DANGER_CODE = {
  'a secret meeting': onlyWhere((r) => says(r, KEPT_SECRET) && says(r, LONELY)),
  crisis: filling((r) => {
    const means = MEANS.exec(r.plain)?.[1]?.toLowerCase();
    return {
      means: filledWith(means && handled(means)),
      leaving: filledWith(flagged(r, 'coercive_control') ? 'what is between us' : undefined),
    };
  }),
  'possible money trouble': filling(({ plain, times }) => {
    const offered = times.find(({ text }) => /tomorrow|day|week/i.test(text) && !/tonight/i.test(text));
    const cost = COST.exec(plain)?.[1]?.toLowerCase();
    return {
      when: filledWith(offered?.text ?? 'another day'),
      cost: filledWith(cost ? `the ${cost}` : 'that'),
      other: filledWith(otherIn(plain)),
    };
  }),
  'a demand for a password or proof': filling(({ plain }) => {
    const demanded = DEMANDED.exec(plain)?.[0] ?? 'phone';
    return {
      it: {
        words: `my ${demanded.toLowerCase().replace(/^screenshots?$/, 'messages')}`,
        plural: /s$|^screenshot/i.test(demanded),
      },
    };
  }),
} as const;

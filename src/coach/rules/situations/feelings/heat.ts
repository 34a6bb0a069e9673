/** Heat between two who both want it: where it was, what stood by, what they would rather talk of. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { capitalise } from '../../reading/text.ts';
import { filledWith } from '../../words/fill.ts';
import { thingsOf } from '../slots/things.ts';
import { filling } from '../wrap.ts';

const WHERE =
  /\b(?:at|by|behind|outside|in front of|under|in) (?:the |a )?(robot|bins|bin|taxi rank|bus stop|parking(?: lot)?|car park|gate|kitchen|lift|stairs|doorway|door|rain|bar|station|museum|bridge|harbour|queue|balcony)\b/i;
const SUBJECT = latin(/\b(?:tell me about|talk about|describe) (your|the|my) (\p{L}+)/iu);
const NO_THING =
  /\b(?:kiss|thoughts|scale|bedroom|timetable|intentions|knees?|mood|filth|dream|sex\w*|nude|body)\b/i;

export const HEAT_CODE = {
  'heat: kiss': filling(({ plain, mine }) => {
    const where = WHERE.exec(`${plain} ${mine}`)?.[1]?.toLowerCase();
    return { where: filledWith(where && `by the ${where}`), where2: filledWith(where && `the ${where}`) };
  }),
  'heat: tested': filling(({ plain, mine }) => ({
    day: filledWith(
      capitalise(
        (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(`${plain} ${mine}`)?.[0] ?? '').toLowerCase(),
      ),
    ),
  })),
  'heat: mayI': filling(({ plain }) => ({
    helper: filledWith(
      /\b(?:the|my) (mirror|cat|dog|sister|flatmate|therapist)\b/i
        .exec(plain)?.[0]
        ?.toLowerCase()
        .replace(/^my/, 'your'),
    ),
  })),
  'heat: notTonight': filling(({ plain }) => {
    const [, whose, what] = find(SUBJECT, plain) ?? [];
    return {
      subject: filledWith(what && `${whose?.toLowerCase() === 'your' ? 'my' : 'the'} ${what.toLowerCase()}`),
    };
  }),
  'heat: lastNight': filling((r) => ({ thing: thingsOf(r).find(({ words }) => !NO_THING.test(words)) })),
  'heat: scale': filling(({ plain, conversation }) => {
    const held = /\b(lemons?|pyjamas?|wine|robe|slippers|candles?|popcorn)\b/i
      .exec(`${plain} ${conversation.map(({ text }) => text).join(' ')}`)?.[1]
      ?.toLowerCase();
    return { thing: filledWith(held && `the ${held}`) };
  }),
} as const;

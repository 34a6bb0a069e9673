/** Said one way and meant another: what the reader had proposed, and what is named. */
import { latin } from '../../reading/pattern.ts';
import { readSalient } from '../../reading/salient.ts';
import { readTimes } from '../../reading/times.ts';
import type { Reading } from '../../reading.ts';
import { placesFor, salientOf } from '../../words/about-salient.ts';
import type { Slot, Slots } from '../../words/fill.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const calm = (r: Reading): boolean => r.action === 'reply' && r.flags.length === 0;
const x = (r: Reading): Slots => {
  const best = salientOf(r).find(({ asked }) => !asked) ?? salientOf(r)[0];
  return best ? placesFor(best) : {};
};
/** What the reader's last turn was about: `the brewery`, `the birthday drinks`. */
function mine(r: Reading): Slot | undefined {
  const [best] = readSalient(r.mine, r.minePhrases, [], false);
  return best && { words: best.words.replace(/^your /, 'the '), plural: best.plural };
}
const upper = (text: string): string =>
  text.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
    (day) => (day[0] ?? '').toUpperCase() + day.slice(1).toLowerCase(),
  );
/** The day and place that stand in the reader's proposal: `Tuesday at the brewery`. */
function proposed(r: Reading): Slot | undefined {
  const time = readTimes(r.mine)
    .filter(({ polarity }) => polarity !== 'out')
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  const where = /\b(?:at|in) (?:the |my |your )?[\p{L}' ]{3,24}(?=[?.!,]|$)/u.exec(r.mine)?.[0] ?? '';
  const words = [time, time.includes(where) ? '' : where].filter(Boolean).join(' ');
  return words ? { words: upper(words) } : undefined;
}
const lastTime = (r: Reading): Slot | undefined => {
  const time = r.times.filter(({ polarity }) => polarity !== 'out').at(-1) ?? r.times.at(-1);
  return time && { words: upper(time.text) };
};
const DIET =
  /\b(?:halal|kosher|vegan|vegetarian|veggie|pescatarian|allerg\w*|epipen|coeliac|celiac|gluten|sesame|lactose|(?:no|nothing with|can'?t (?:have|eat)|don'?t eat|off) (?:nuts|pork|dairy|eggs|shellfish|alcohol|meat|fish|gluten|sugar|sesame|peanuts))\b/i;
/** `unless there's cake`: what would turn it into a yes. */
function unlessOf(r: Reading): Slot | undefined {
  const what = latin(
    /\bunless (?:there(?:'s| is)|you bring|it has|we have) (?:a |an |some )?([\p{L}' ]{3,24}?)(?=[.?!,]|$)/iu,
  ).exec(r.plain)?.[1];
  return what ? { words: what.trim() } : undefined;
}

export const TWISTS_CODE = {
  'calm words': onlyWhere((r) => calm(r) && r.language.base === 'en'),
  'they say fine after an apology': filling((r) => ({
    o: mine(r) ?? { words: readTimes(r.mine)[0]?.text ?? 'that' },
  })),
  'a sentence left half said': filling((r) => ({ p: mine(r) ?? proposed(r) })),
  'yes in odd words': filling((r) => ({ when: proposed(r), p: mine(r) })),
  'no in odd words': filling((r) => ({ p: mine(r) ?? proposed(r) })),
  'the last time they name counts': both(
    onlyWhere((r) => r.times.length >= 2),
    filling((r) => ({ t: lastTime(r) })),
  ),
  'not a no, only not then': filling((r) => {
    const after = latin(
      /\bnot (?:before|until|till) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|(?:the )?\p{L}+)/iu,
    ).exec(r.plain)?.[1];
    const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(r.plain)?.[0];
    return {
      after: after ? { words: after } : undefined,
      day: day ? { words: upper(day) } : undefined,
      ...x(r),
    };
  }),
  'yes with an exception': filling((r) => {
    const bit = /\b(?:except(?: for)?|apart from|minus|but not|just not) ([^.!?,]{4,48})/i.exec(r.plain)?.[1];
    return { bit: bit ? { words: bit.trim().replace(/\bwe wake up\b/i, 'we wake up') } : undefined };
  }),
  'they want another idea': filling(x),
  'on again after all': both(
    onlyWhere((r) => r.times.some(({ polarity }) => polarity !== 'out')),
    filling((r) => ({ t: lastTime(r), ...x(r) })),
  ),
  'mock refusal that is a yes': filling((r) => ({ when: lastTime(r), unless: unlessOf(r), ...x(r) })),
  'a dig at the profile': both(
    onlyWhere((r) => r.sarcastic || /\b(?:oh great|great\.|wow|another)\b/i.test(r.plain)),
    filling((r) => {
      const liked = latin(/\b(?:loves?|likes?|into|enjoys?) (\p{L}+ing)\b/iu).exec(r.plain)?.[1];
      return liked ? { x: { words: liked.toLowerCase() }, bare: { words: liked.toLowerCase() } } : x(r);
    }),
  ),
  'they laugh at my story': both(
    onlyWhere((r) => r.style.laughs),
    filling((r) => ({ m: mine(r), ...x(r) })),
  ),
  'they put me right': filling(x),
  'a limit on what they eat, and a yes': both(
    onlyWhere((r) =>
      /\b(?:dinner|lunch|eat|cook|restaurant|place|food|tonight|sunday|saturday|friday|burgers?|tacos?|falafel|braai|hungry|supper|brunch|kitchen|come over)\b/i.test(
        `${r.mine} ${r.plain}`,
      ),
    ),
    filling((r) => {
      const diet = DIET.exec(r.plain)?.[0]
        .toLowerCase()
        .replace(/^(?:no|nothing with|can'?t (?:have|eat)|don'?t eat|off) /, 'no ');
      const said = diet && /^allerg|epipen/.test(diet) ? 'the allergy' : diet;
      return {
        diet: said ? { words: said } : undefined,
        when: proposed(r),
      };
    }),
  ),
  'they cannot stop thinking about it': filling((r) => {
    const it =
      latin(/\bthink(?:ing)? (?:about|of) ((?:that|the|our|your) [\p{L}']+(?: \p{L}+)?)/iu).exec(
        r.plain,
      )?.[1] ?? '';
    return {
      x: { words: it.replace(/^your/i, 'my') },
      bare: { words: it.replace(/^(?:that|the|our|your) /i, '') },
    };
  }),
  'a compliment dressed as a complaint': filling(x),
  'they do not believe me': filling((r) => ({ m: mine(r) })),
  'they were right all along': filling((r) => ({ m: mine(r) })),
  'they give in': filling((r) => ({ m: mine(r), ...x(r) })),
  'a hint put hypothetically': filling(x),
} as const;

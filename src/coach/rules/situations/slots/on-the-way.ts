/** What a message on the way names: landmarks, the mishap, the funny detail, the time, two doors. */
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot, type Slots } from '../../words/fill.ts';
import { personIn, type Subject, subjectsOf, thingsIn } from './subjects.ts';

export const place = (one: Subject | undefined): Slot | undefined =>
  one && { words: one.words, plural: one.plural ?? false };

const AT_PLACE = latin(
  /\b(?:by|at|under|next to|behind|near|opposite|beside|outside|with|holding|wearing|in(?:side)?|past|see|theres?|there'?s|there is) (?:the one (?:with|in) )?(the|a|an|my|this|some) ((?:[\p{L}'-]+(?![\p{L}'-]) ?){1,4}?)(?= ?(?:\b(?:that|who|which|pretending|and|shaped|with|arguing|of|doing|wearing|by|near|next|holding|outside|isnt|is|has|but|and|where|there|theres|in|on|at|or|then|to|because|looking|waiting|reading|so|if)\b|[,.!?;()]|$))/giu,
);

/** `by the fountain that is not on`: what to look for. */
export function landmarks(r: Reading): Slot[] {
  const found: Slot[] = [];
  for (const match of r.plain.matchAll(AT_PLACE)) {
    const lead = match[1]?.toLowerCase() ?? 'the';
    const bare = match[2]?.trim() ?? '';
    if (
      /^(?:way|one|bit|minute|moment|place|car|end|back|side|middle|queue|time|second|way|same|wrong|man|woman|guy|tall man|total|hurry|sec|city|area)$/i.test(
        bare,
      ) ||
      bare.length < 3
    )
      continue;
    found.push({ words: `${lead === 'my' ? 'your' : 'the'} ${bare}`, plural: /[^s]s$/.test(bare) });
  }
  return found;
}

export const spot = (r: Reading): Slots => {
  const [first] = [...landmarks(r), ...thingsIn(r)];
  return { x: first ?? place(personIn(r)) };
};

const MISHAP =
  /\b(?:trams?|trains?|bus(?:es)?|taxis?|uber|bolt|driver|lorry|truck|traffic|road|bridge|flight|plane|signal|car|tyre|rank|accident|queue|robots?|parking|battery|boss|meeting|babysitter|dog|cat|elevator|lift|key|keys|storm|rain|cows?|sheep|goats?|taxi rank|ferry|platform|engine|roadworks|detour|marathon|parade|escalator)\b/i;

/** What made them late, as they tell it. */
export function mishapOf(r: Reading): Slot | undefined {
  const route =
    /\bthe (?:number|no\.?) \d{1,3}\b|\bthe \d{1,3}\b(?= (?:bus|tram|is|was|doesn'?t|never|didn'?t|stopped))/i.exec(
      r.plain,
    )?.[0] ?? /\bnumber \d{1,3}\b/i.exec(r.plain)?.[0];
  const things = subjectsOf(r).filter(
    ({ bare }) => !/^(?:table|zoo|way|sign|statue|nightmare|house|home|work|office|flat)$/i.test(bare),
  );
  const odd = things.find(({ bare, kind }) => kind !== undefined && !MISHAP.test(bare));
  const cause = things.find(({ bare }) => MISHAP.test(bare));
  const bare =
    /\b(?:taxi rank|traffic|trains?|bus|tram|uber|parking|roadworks|accident|signal failure|storm|flight)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  // `taxi rank` before `taxi`, and never a place alone: Slough did nothing.
  if (bare && /rank|signal failure|roadworks|accident/.test(bare))
    return { words: `the ${bare}`, plural: bare === 'roadworks' };
  const best = [cause, odd, things[0]].find((one) => one !== undefined && one.kind !== 'name');
  if (best && !(route && !cause))
    return {
      words: best.words
        .replace(/'s (?:delayed|late|stuck|cancelled|not moving|broken\b.*)$/i, '')
        .replace(/^(?!the |your |\p{Lu})(?=\p{Ll}+ (?:rank|queue|driver))/u, 'the '),
      plural: best.plural ?? false,
    };
  if (route) return { words: route.toLowerCase().replace(/^number/, 'the number') };
  return bare
    ? { words: bare === 'traffic' || bare === 'parking' ? bare : `the ${bare}`, plural: /s$/.test(bare) }
    : undefined;
}

/** The funny detail that came with the delay: the cabbages, the rabbit, the mattress. */
export const oddBeside = (r: Reading, cause: Slot | undefined): Slot | undefined =>
  place(
    thingsIn(r).find(
      ({ bare, kind, words }) =>
        kind !== undefined &&
        kind !== 'name' &&
        kind !== 'transit' &&
        !MISHAP.test(bare) &&
        words !== cause?.words &&
        !/^(?:table|sign|zoo)$/.test(bare),
    ),
  );

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  5: 'five',
  10: 'ten',
  15: 'fifteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
};

export const timeIn = (text: string): string | undefined =>
  /\b(?:half (?:past )?\w+|quarter (?:past|to) \w+|\d{1,2}[:.h]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m|(?:at|by|for) \d{1,2}\b(?! ?%)|\bten to \w+)\b/i
    .exec(text)?.[0]
    .replace(/^(?:at|by|for) /i, '');

export const lateBy = (r: Reading): Slot => {
  const minutes =
    /\b(\d{1,2}|five|ten|fifteen|twenty|thirty)(?: ?(?:min(?:ute)?s?))?(?= late| behind| away|!? ?min)/i.exec(
      r.plain,
    )?.[1] ?? /\b(?:late|be|about|like) (?:by |like |about )?(\d{1,2})\b/i.exec(r.plain)?.[1];
  // A space, so that the place counts as filled.
  return {
    words: minutes
      ? `${NUMBER_WORDS[minutes] ?? minutes} minutes ${minutes === '1' ? 'is' : 'is'} nothing, `
      : ' ',
  };
};

/** `the one with the lions or the one with the van`. */
export function twoDoors(r: Reading): Slots {
  const [first, second] = landmarks(r);
  const things = thingsIn(r);
  const by = latin(/\bthe ([\p{L}' -]{3,30}?) or the ([\p{L}' -]{3,30}?)(?=[?.!,]|$)/iu).exec(r.plain);
  const x = first ?? place(things[0]) ?? filledWith(by?.[1] && `the ${by[1]}`);
  const y =
    second ?? place(things.find((one) => one.words !== x?.words)) ?? filledWith(by?.[2] && `the ${by[2]}`);
  return { x, y };
}

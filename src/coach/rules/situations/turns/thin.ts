/** Thin answers: what they name, and what of the reader's own turn they are about. */
import { latin } from '../../reading/pattern.ts';
import { wordsOf } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slot, type Slots } from '../../words/fill.ts';
import { minePerson, mineTopic, thingsIn } from '../slots/subjects.ts';
import { filling, onlyWhere } from '../wrap.ts';

/** `nights`, to `mornings or nights`. */
export const picked = (r: Reading): boolean => {
  const two = choices(r);
  const answer = wordsOf(r.plain).filter(
    (word) =>
      !/^(?:the|a|definitely|always|probably|def|deffo|obvs|lol|all|day|any|please|obviously|for|me|100|of|course)$/.test(
        word,
      ),
  );
  return (
    two !== undefined &&
    answer.length === 1 &&
    two.some((one) => one.includes(answer[0] ?? '\0') || (answer[0] ?? '').includes(one))
  );
};
/** Two to choose between: theirs where the question named two, ours where it was open. */
function choices(r: Reading): readonly [string, string] | undefined {
  const pair = latin(/\b(?:the )?([\p{L}'-]+(?: [\p{L}'-]+)?) or (?:the )?([\p{L}'-]+)/iu).exec(
    r.mine.replace(/^.*[,:]\s*/, ''),
  );
  if (pair?.[1] && pair[2] && !/^(?:you|something|not|what|so|whatever|two)$/i.test(pair[2]))
    return [pair[1].split(' ').at(-1) ?? pair[1], pair[2]].map((word) => word.toLowerCase()) as [
      string,
      string,
    ];
  return undefined;
}
const OPEN_CHOICES: ReadonlyArray<readonly [RegExp, readonly [string, string]]> = [
  [/\b(?:fly|travel|go|trip|holiday|anywhere|live|country|city|move)\b/i, ['beach', 'mountains']],
  [/\b(?:eat|dinner|food|lunch|cook|order|restaurant|meal)\b/i, ['something spicy', 'something with cheese']],
  [/\b(?:watch|film|movie|series|show|netflix)\b/i, ['something funny', 'something that makes us cry']],
  [/\b(?:song|music|listen|band|album|playlist)\b/i, ['loud', 'slow']],
  [/\b(?:do|weekend|saturday|sunday|meet|plan|evening)\b/i, ['outside with snacks', 'inside with a blanket']],
];
function placesFor(r: Reading): Slots {
  const mine = mineTopic(r);
  const named = choices(r);
  const open = named ?? OPEN_CHOICES.find(([cue]) => cue.test(r.mine))?.[1] ?? ['yes', 'no'];
  const thing = thingsIn(r)[0];
  const doing = doingOf(r);
  const day = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i.exec(r.plain)?.[0];
  const mineDay =
    /\b(?:grey |gray |rainy |cold |hot )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|evening|morning)\b/i.exec(
      r.mine,
    )?.[0];
  return {
    m: mine && { words: mine.words, plural: mine.plural ?? false },
    ms: mine && { words: mine.words, plural: mine.plural ?? false },
    ma: asMentioned(r, mine),
    mBare: mine && { words: mine.bare, plural: mine.plural ?? false },
    said: filledWith(r.plain.trim().replace(/[.!?\s]+$/, '')),
    who: minePerson(r),
    x: thing && { words: thing.words, plural: thing.plural ?? false },
    c1: filledWith(named?.[0]),
    c2: filledWith(named?.[1]),
    e1: filledWith(open[0] === 'yes' ? undefined : open[0]),
    e2: filledWith(open[0] === 'yes' ? undefined : open[1]),
    doing: filledWith(doing),
    act: filledWith(doing?.replace(/^(?:the|doing the|watching|playing) /i, '')),
    dayName: day
      ? filledWith(day[0]?.toUpperCase() + day.slice(1).toLowerCase().replace(/s$/, ''))
      : undefined,
    aday: filledWith(
      mineDay
        ? `a ${mineDay.replace(/\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i, (name) => name[0]?.toUpperCase() + name.slice(1).toLowerCase())}`
        : 'a day like this',
    ),
  };
}
/** `a silent disco` stays one among many. */
function asMentioned(r: Reading, mine: (Slot & { readonly bare?: string }) | undefined): Slot | undefined {
  if (!mine?.bare) return undefined;
  const bare = mine.bare.toLowerCase();
  const at = r.mine.toLowerCase().indexOf(bare);
  const lead = at > 0 ? /\b(?:a|an|some) $/i.exec(r.mine.slice(0, at))?.[0] : undefined;
  return lead ? { words: `${lead.toLowerCase()}${mine.bare}`, plural: mine.plural ?? false } : mine;
}
/** `same old. ironing` is ironing, `nm just the cricket on` is the cricket. */
function doingOf(r: Reading): string | undefined {
  const plain = r.plain.toLowerCase();
  const deed =
    /\b((?!(?:nothing|something|morning|evening|being|doing|going|having|feeling|getting|boring|everything|anything|interesting|exciting|charming|depressing|confusing|annoying|surprising|king|thing|long|during|chilling out)\b)\p{L}{2,}ing)(?: (?:the |my |some |a )?(\p{L}+))?/u.exec(
      plain,
    );
  if (deed?.[1]) {
    const tail =
      deed[2] &&
      !/^(?:at|on|in|with|and|u|you|lol|now|rn|atm|today|tonight|here|hbu|wbu|then|again|out|up|for|it|really)$/.test(
        deed[2],
      )
        ? ` the ${deed[2]}`
        : '';
    return (
      deed[1] +
      (/^(?:watching|doing|cleaning|cooking|making|washing|reading|playing)$/.test(deed[1])
        ? tail.replace('the tv', 'tv')
        : '')
    );
  }
  const sport = /\b(?:cricket|rugby|football|soccer|match|tennis|game|f1)\b/.exec(plain)?.[0];
  if (sport) return `the ${sport}`;
  const chore = /\b(?:dishes|laundry|homework|chores|gym|groceries|errands)\b/.exec(plain)?.[0];
  return chore ? `the ${chore}` : undefined;
}

export const THIN_CODE = {
  'what a thin answer names': filling(placesFor),
  'thin: person ok': onlyWhere((r) => minePerson(r) !== undefined),
  'thin: picked': onlyWhere(picked),
  'thin: well after': onlyWhere((r) => mineTopic(r) !== undefined),
  'thin: doing lines': onlyWhere(
    (r) =>
      wordsOf(r.plain).length <= 3 ||
      doingOf(r) === wordsOf(r.plain)[0] ||
      /^\W*(?:nm|nothing|not much|same old|just)\b/i.test(r.plain),
  ),
} as const;

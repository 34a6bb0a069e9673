/** Where a text gives somebody away: addresses, numbers, codes, links. People's names are told apart in `people.ts`. */

/** What was hidden: `mark` is text that only looks like one of our own placeholders. */
export const HIDDEN_KINDS = ['email', 'link', 'handle', 'number', 'code', 'place', 'name', 'mark'] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];

/** A stretch of a text, in UTF-16 units. */
export type Find = { readonly kind: HiddenKind; readonly start: number; readonly end: number };

type Finder = {
  readonly kind: HiddenKind;
  readonly pattern: RegExp;
  /** What matched is let be after all. @param before the text in front of it */
  readonly spares?: (found: string, before: string, after: string) => boolean;
};

const TLD =
  'com|net|org|info|biz|io|me|app|co|za|uk|us|eu|de|fr|nl|es|pt|ch|ru|cn|ca|nz|ng|ke|zw|bw|na|mz|xyz|online|site|shop|store|link|click|top|live|club|vip|ly|gg|tv|cc|ai|dev|tech|page|chat|dating|mail';
const DOT = String.raw`\s?(?:\.|\(dot\)|\[dot\]|\sdot\s)\s?`;
const APP =
  'insta(?:gram)?|ig|snap(?:chat)?|telegram|whats ?app|tik ?tok|discord|twitter|facebook|fb|messenger|kik|skype|wechat|viber|threads|handle|username|user name|gamertag|psn';
const CODE_WORD =
  /\b(?:codes?|pins?|otp|cvv|cvc|passwords?|passcode|wachtwoord|kode|gate|alarm|vault|locker)\b[^.!?\n]{0,24}$/i;
const MONEY_BEFORE = /(?:\bzar|\br|[$€£¥])\s?$/i;
const AMOUNT_AFTER =
  /^\s?(?:km|kms|m|kg|g|ml|l|rand|bucks|euros?|dollars|pounds|steps|words|pieces|people|metres|meters|miles|calories|kilometers|kilometres|followers|photos|pics|songs|episodes|pages|times)\b/i;
const isYear = (found: string): boolean => /^(?:19|20)\d\d$/.test(found);

/** Words that stand between a number and a street's kind in no address: `5 minutes down the road`. */
const NO_STREET_NAME =
  'the|down|up|of|from|my|your|our|a|an|on|in|at|to|off|along|across|minutes?|mins?|hours?|blocks?|km|kms|miles|metres|meters|times|people|more|other|houses|doors|days|weeks|years|is|was|are|and|or';

/** The first that finds a stretch has it. Each is a table row of `finds.test.ts`. */
const FINDERS: readonly Finder[] = [
  { kind: 'mark', pattern: /<?\b(?:email|link|handle|number|code|place|name|mark)_\d+\b>?/giu },
  {
    kind: 'email',
    pattern: new RegExp(
      String.raw`[\p{L}\p{N}._%+'-]+\s?(?:@|\(at\)|\[at\]|\sat\s(?=[\p{L}\p{N}-]+(?:\s?\(dot\)|\s?\[dot\]|\sdot\s|\.(?:${TLD})\b)))\s?[\p{L}\p{N}-]+(?:${DOT}[\p{L}\p{N}-]{2,})+`,
      'giu',
    ),
  },
  { kind: 'link', pattern: /\b(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"]+/giu },
  {
    kind: 'link',
    pattern: /(?<![\p{L}\p{N}@])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/[^\s<>"]+/giu,
  },
  {
    kind: 'link',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:${TLD})(?![\p{L}\p{N}-])(?:[/:?#][^\s<>"]*)?`,
      'giu',
    ),
  },
  {
    kind: 'link',
    pattern:
      /(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:\s?(?:\(dot\)|\[dot\])\s?|\sdot\s)(?:com|net|org|co|za|io|me)\b/giu,
  },
  { kind: 'handle', pattern: /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/giu },
  {
    // Only what comes after the app is hidden; a word that anybody would say there is no name of an account.
    kind: 'handle',
    pattern: new RegExp(
      String.raw`(?<=\b(?:${APP})\b(?:\s(?:handle|name|account|id|profile|page))?(?:\s?[:=]\s?|\s?->\s?|\sis\s))(?!(?:the|so|not|an?|my|down|fine|easier|better|best|good|great|where|more|for|full|dead|private|too|just|only|ok|okay|always|how|what|still|gone|deleted|here|there|that|easiest|in|on|you|your|it|i)\b)[\p{L}\p{N}_][\p{L}\p{N}_.-]+[\p{L}\p{N}_]`,
      'giu',
    ),
  },
  {
    kind: 'number',
    pattern: /\b[A-Z]{2}\p{Nd}{2}(?:\s?[A-Z0-9]{2,5}){3,8}\b/gu,
  },
  {
    kind: 'number',
    // Six digits and more, however they are set apart: telephones, cards, accounts, identity numbers, dates of birth.
    pattern:
      /(?:\b[A-Z]{1,3}[- ]?(?=\p{Nd}{5}))?\+?\(?\p{Nd}(?:[\s().\-/_*]{0,3}\p{Nd}){5,}|\b[A-Z]{1,3}[- ]?\p{Nd}{5}\b/gu,
    spares: (found, before, after) =>
      found.replace(/\P{Nd}/gu, '').length <= 6 &&
      !CODE_WORD.test(before) &&
      /^\d[\d ]*$/.test(found) &&
      (MONEY_BEFORE.test(before) || AMOUNT_AFTER.test(after)),
  },
  {
    kind: 'number',
    pattern:
      /\b(?:(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[\s,.-]{0,3}){5,}/giu,
  },
  { kind: 'number', pattern: /\b(?=[A-Za-z]*\p{Nd})[A-Za-z\p{Nd}]{20,}\b/gu },
  { kind: 'handle', pattern: /(?<![\p{L}\p{N}])[\p{L}\p{N}]+#\p{Nd}{2,}/giu },
  {
    kind: 'handle',
    pattern: /(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_.]*[\p{L}])[\p{L}\p{N}.]+_[\p{L}\p{N}_.]*[\p{L}\p{N}]/giu,
  },
  {
    kind: 'handle',
    pattern: /(?<![\p{L}\p{N}_])\p{L}{3,}\p{Nd}{2,}\p{L}*(?![\p{L}\p{N}])/giu,
    spares: (found) => /^covid/i.test(found),
  },
  { kind: 'code', pattern: /(?<=\b(?:passwords?|passcode|wachtwoord)\s?(?:is|:|=)\s?)[^\s,]{4,}/giu },
  {
    kind: 'place',
    pattern: new RegExp(
      String.raw`(?:\b(?:flat|unit|apt|apartment|no\.?|number|house|suite|block)\s+\p{L}?\p{Nd}+\p{L}?,?\s+)?(?<![\p{L}\p{N}.:])\p{Nd}{1,5}\s?\p{L}?,?\s+(?:(?!(?:${NO_STREET_NAME})\b)\p{L}[\p{L}'.-]*\s+){1,4}?(?:street|str|st|road|rd|avenue|ave|lane|ln|crescent|cres|boulevard|blvd|terrace|highway|straat|weg|laan|drive|close|court)\b\.?(?:,\s?\p{Lu}[\p{L}' -]+)?`,
      'giu',
    ),
  },
  { kind: 'place', pattern: /\b(?:flat|unit|apt|apartment)\s+(?:no\.?\s?|number\s)?\p{Nd}+\p{L}?\b/giu },
  { kind: 'place', pattern: /\b[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]? ?\p{Nd}[A-Z]{2}\b/gu },
  {
    kind: 'code',
    pattern: /(?<![\p{N}.,:])\p{Nd}{3,5}(?![\p{N}]|[.,:]\p{Nd})/gu,
    spares: (found, before, after) =>
      !CODE_WORD.test(before) &&
      (found.length < 4 || isYear(found) || MONEY_BEFORE.test(before) || AMOUNT_AFTER.test(after)),
  },
];

/** Everything that gives somebody away but names, in order; no two stretches overlap. */
export function findGiveaways(text: string): Find[] {
  const found: Find[] = [];
  const isFree = (start: number, end: number) =>
    !found.some((other) => start < other.end && other.start < end);
  for (const { kind, pattern, spares } of FINDERS)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (end > start && isFree(start, end) && !spares?.(match[0], text.slice(0, start), text.slice(end)))
        found.push({ kind, start, end });
    }
  return found.sort((left, right) => left.start - right.start);
}

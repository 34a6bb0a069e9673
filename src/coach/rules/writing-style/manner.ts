/** A style in words is read into what the rules can follow. */
import { ANY_EMOJI, type Manner, type StyleWords } from './points.ts';

type Found = { -readonly [Key in keyof Manner]?: Manner[Key] };

/** `length: short; words: no full stops`: names and values; words without a name stand alone. */
function pairsOf(style: string | StyleWords): [name: string, value: string][] {
  if (typeof style !== 'string')
    return Object.entries(style).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
    ]);
  return style
    .split(/[;\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', ...value] = part.split(':');
      return value.length === 0 ? ['', name.trim()] : [name.trim().toLowerCase(), value.join(':').trim()];
    });
}

const NO = /^(?:no|none|never|without|off|false|0)$/i;
const often = (value: string): 'none' | 'some' | 'many' | undefined =>
  NO.test(value)
    ? 'none'
    : /\b(?:many|lots?|often|always|yes)\b/i.test(value)
      ? 'many'
      : /\b(?:now and then|some|few|sometimes|rarely|one)\b/i.test(value)
        ? 'some'
        : undefined;

/** What a point says whose name is known. */
const NAMED: readonly (readonly [name: RegExp, read: (value: string) => Found])[] = [
  [
    /^length$/,
    (value) => {
      const length = /\b(short|medium|long)\b/i.exec(value)?.[1]?.toLowerCase();
      return length ? { length: length as 'short' } : {};
    },
  ],
  [
    /^(?:capitals?|capital letters|letter case|case)$/,
    (value) =>
      NO.test(value) || LOWER.test(value)
        ? { capitals: 'lower' }
        : /\b(?:book|normal|yes|usual)\b/i.test(value)
          ? { capitals: 'book' }
          : {},
  ],
  [/^lower[ -]?case$/, (value) => ({ capitals: NO.test(value) ? 'book' : 'lower' })],
  [
    /^(?:full stops?|periods?)$/,
    (value) =>
      NO.test(value)
        ? { fullStops: 'none' }
        : /\bnot at the end\b/i.test(value)
          ? { fullStops: 'not-last' }
          : { fullStops: 'all' },
  ],
  [/^exclamation(?: marks?|s)?$/, (value) => given('exclaims', often(value))],
  [
    /^emojis?$/,
    (value) => ({
      ...given('emoji', often(value)),
      ...given('ownEmoji', value.match(ANY_EMOJI) ?? undefined),
    }),
  ],
  [/^emojis? (?:i )?uses?d?$/, (value) => given('ownEmoji', value.match(ANY_EMOJI) ?? undefined)],
  [
    /^(?:short forms?|contractions?)$/,
    (value) =>
      NO.test(value)
        ? { shortForms: 'never' }
        : /\b(?:always|yes)\b/i.test(value)
          ? { shortForms: 'always' }
          : {},
  ],
  [
    /^greetings?$/,
    (value) => {
      const [word] = value.split(/[,/]/);
      return word && /^[\p{L}' ]{2,20}$/u.test(word.trim()) && !NO.test(word.trim())
        ? { greeting: word.trim() }
        : {};
    },
  ],
];

const LOWER = /\b(?:all )?(?:lower[- ]?case|small letters)\b|\b(?:no|without|never) capitals?\b/i;
/** What words of their own may say. */
const TOLD: readonly (readonly [RegExp, Found])[] = [
  [LOWER, { capitals: 'lower' }],
  [
    /\b(?:no|without|never|drops?|leave out) (?:any |the )?(?:full ?stops?|periods?)\b/i,
    { fullStops: 'none' },
  ],
  [
    /\bno (?:full ?stop|period) at the end\b|\b(?:full ?stops?|periods?) not at the end\b/i,
    { fullStops: 'not-last' },
  ],
  [/\b(?:no|without|never|hates?) (?:any )?exclamation(?: marks?|s)?\b/i, { exclaims: 'none' }],
  [/\b(?:no|without|never|hates?) (?:any )?(?:emojis?|smileys?)\b/i, { emoji: 'none' }],
  [/\b(?:lots of|many) emojis?\b/i, { emoji: 'many' }],
  [/\b(?:no|without|never) (?:contractions|short forms)\b/i, { shortForms: 'never' }],
  [/\b(?:short|brief|terse)\b(?! forms?)|\bfew words\b|\bone[- ]liners?\b/i, { length: 'short' }],
  [/\b(?:long|longer) (?:messages|texts|replies)\b/i, { length: 'long' }],
];

function given<Key extends keyof Manner>(key: Key, value: Manner[Key] | undefined): Found {
  return value === undefined ? {} : ({ [key]: value } as Found);
}

/** @param style as it is stored, or the same as one text: `length: short; words: dry, no full stops` */
export function mannerOf(style: string | StyleWords | undefined): Manner {
  const [found, told]: [Found, Found] = [{}, {}];
  for (const [name, value] of pairsOf(style ?? '')) {
    const read = NAMED.find(([pattern]) => pattern.test(name))?.[1];
    if (read) Object.assign(found, read(value));
    else for (const [pattern, says] of TOLD) if (pattern.test(value)) Object.assign(told, says);
  }
  // What stands in their own words says nothing against a point of its own.
  return { ownEmoji: [], ...told, ...found };
}

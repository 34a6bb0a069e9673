/** Dates and times as chat apps write them beside a message. */

const WORDS = new Set(
  (
    'at today yesterday am pm mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday ' +
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december'
  ).split(' '),
);

/** Longest stamp in UTF-16 units; a longer text is not looked at. */
const STAMP_MAX = 44;
const CLOCK = /(?:^|[^\d:.])\d{1,2}[:.h]\d{2}(?:[:.]\d{2})?(?![\d:])/;
const NUMERIC_DATE =
  /(?:^|[^\d])(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2}))?|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;
const YEAR = /(?:^|[^\d])(?:19|20)\d{2}(?!\d)/;
const TOKEN = /^(?:\d{1,4}|\d{1,2}(?:am|pm)|\d{1,2}(?:st|nd|rd|th))$/;

/** Whether the text is a date, a time or both, and nothing else: `31/12/2023, 22:15`, `Today at 10:15 p.m.` */
export function isStamp(text: string): boolean {
  if (text.length > STAMP_MAX || !/\d/.test(text)) return false;
  if (!CLOCK.test(text) && !NUMERIC_DATE.test(text) && !YEAR.test(text)) return false;
  const plain = text.toLowerCase().replace(/([ap])\.\s?m\.?/, '$1m');
  return plain
    .split(/[\s,.:/–—-]+/)
    .filter((token) => token !== '')
    .every((token) => TOKEN.test(token) || /^\d{1,2}h\d{2}$/.test(token) || WORDS.has(token));
}

/** Whether the stamp names a day of a year and a time: what exports write below a message. */
export const isFullStamp = (text: string): boolean => isStamp(text) && YEAR.test(text) && CLOCK.test(text);

/** Milliseconds to compare two stamps by, or null where the order of day and month cannot be known. */
export function stampOrder(text: string): number | null {
  const at =
    /[a-z]{3}/i.test(text) || /^\d{4}-/.test(text) ? Date.parse(text.replace(/\bat\b/i, '')) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

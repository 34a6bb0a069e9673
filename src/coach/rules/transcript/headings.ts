/** Copies that put the name on a line of its own: Messenger, Instagram, Discord, and the exports with the date below each message. */
import { nameBesideStamp } from './lines.ts';
import { isBetween } from './machine-lines.ts';
import { isNameLike } from './speakers.ts';
import { isFullStamp, isStamp, stampOrder } from './stamps.ts';
import type { Utterance } from './utterance.ts';

const YOU_SENT = /^you (?:sent|replied(?: to .{1,60})?)$/i;
const THEY_REPLIED = /^(.{1,60}?) (?:sent|replied to (?:you|themselves|themself))$/i;
const QUOTED = /^original message:?$/i;

/** The messages, or null where the lines have no such headings. */
export function readHeadings(lines: string[]): Utterance[] | null {
  const trimmed = lines.map((line) => line.trim());
  return readExport(trimmed) ?? readCopy(trimmed, lines);
}

/** Messenger's and Instagram's downloads: name, words, date; the newest first. */
function readExport(lines: string[]): Utterance[] | null {
  const blocks: { lines: string[]; stamp: string }[] = [];
  let open: string[] = [];
  for (const line of lines) {
    if (isFullStamp(line)) {
      blocks.push({ lines: open, stamp: line });
      open = [];
    } else if (line !== '') open.push(line);
  }
  const whole = blocks.filter((block) => block.lines.length > 1);
  if (whole.length < 2 || open.length > 0 || !whole.every((block) => isNameLike(block.lines[0] ?? '')))
    return null;
  const newestFirst = isFalling(blocks.map(({ stamp }) => stampOrder(stamp)));
  return (newestFirst ? whole.reverse() : whole).map(({ lines: [name = '', ...said] }) => ({
    name,
    text: said.filter((line) => !isBetween(line)).join('\n'),
  }));
}

function isFalling(times: (number | null)[]): boolean {
  const known = times.filter((time) => time !== null);
  const [first, last] = [known.at(0), known.at(-1)];
  return known.length === times.length && first !== undefined && last !== undefined && first > last;
}

/** A screen selected and copied: headings that say who, and lines of the app in between. */
function readCopy(lines: string[], raw: string[]): Utterance[] | null {
  const repeated = repeatedNames(lines);
  const youSent = lines.some((line) => YOU_SENT.test(line));
  const [first, second] = lines.filter((line) => line !== '' && !isStamp(line) && !isBetween(line));
  const firstName = youSent && second !== undefined && !YOU_SENT.test(second) ? first : undefined;
  let headings = 0;
  let own = 0;
  let quoted = false;
  const said: { name: string | null; lines: string[] }[] = [];
  lines.forEach((line, index) => {
    const name = headingOf(line, raw[index] ?? '', youSent, repeated, firstName);
    if (name !== null) {
      headings += 1;
      if (name === 'You') own += 1;
      quoted = false;
      said.push({ name, lines: [] });
      return;
    }
    if (QUOTED.test(line)) quoted = true;
    if (quoted || isStamp(line) || (youSent && isBetween(line))) return;
    const open = said.at(-1);
    if (open) open.lines.push(line);
    else if (line !== '') said.push({ name: null, lines: [line] });
  });
  const people = new Set(said.flatMap(({ name }) => name ?? []));
  if (own === 0 && (headings < 2 || people.size < 2)) return null;
  return said.map(({ name, lines: own }) => ({ name, text: own.join('\n') }));
}

function headingOf(
  line: string,
  raw: string,
  youSent: boolean,
  repeated: Set<string>,
  firstName: string | undefined,
): string | null {
  if (line === '' || line.length > 120) return null;
  if (YOU_SENT.test(line)) return 'You';
  const replied = youSent ? THEY_REPLIED.exec(line)?.[1] : undefined;
  if (replied !== undefined && isNameLike(replied)) return replied;
  const beside = nameBesideStamp(raw.trimEnd());
  if (beside !== null) return beside;
  return youSent && isNameLike(line) && (repeated.has(line) || line === firstName) ? line : null;
}

/** Lines that stand more than once, can be a name and have words below them. */
function repeatedNames(lines: string[]): Set<string> {
  const counts = new Map<string, number>();
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (line !== '' && next && !YOU_SENT.test(next) && line.length <= 60)
      counts.set(line, (counts.get(line) ?? 0) + 1);
  });
  return new Set([...counts].flatMap(([line, count]) => (count > 1 ? [line] : [])));
}

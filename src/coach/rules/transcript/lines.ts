/** What the head of one line says: who speaks, and where the words begin. */
import { isNameLike, isPronoun } from './speakers.ts';
import { isStamp } from './stamps.ts';

/** `heading`: the words follow on the next lines. `notice`: a line of the app itself, said by nobody. */
export type Head =
  | { kind: 'said'; name: string; text: string }
  | { kind: 'heading'; name: string }
  | { kind: 'notice' };

/** Marks of writing direction, which exports put around names and dates. */
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const WIDE_SPACES = /[\u00a0\u202f\u2009]/g;
/** WhatsApp on an iPhone puts this mark before what the app says in a person's name. */
const MACHINE_MARK = '\u200e';

const NAME_MAX = 60;

/** The line without invisible marks, and with plain spaces. */
export const plainLine = (line: string): string => line.replace(INVISIBLE, '').replace(WIDE_SPACES, ' ');

/** Cuts `name: text`; null where there is no name. The text keeps its marks. */
function cutName(rest: string): { name: string; text: string } | null {
  const colon = rest.indexOf(':');
  if (colon < 1 || colon > NAME_MAX) return null;
  const after = rest.slice(colon + 1);
  if (after !== '' && !/^\s/.test(after)) return null;
  const name = plainLine(rest.slice(0, colon)).trim();
  return name === '' ? null : { name, text: after.trim() };
}

function saidOrNotice(rest: string): Head {
  const cut = cutName(rest);
  if (!cut || cut.text.startsWith(MACHINE_MARK)) return { kind: 'notice' };
  return { kind: 'said', name: cut.name.replace(/^~\s?/, ''), text: plainLine(cut.text) };
}

/** WhatsApp's exports and copies, and Telegram's: a date and a time before or after the name; null for any other line. */
export function stampedHead(raw: string): Head | null {
  const line = raw.replace(/^[\u200e\u200f\ufeff\s]+/, '').replace(WIDE_SPACES, ' ');
  if (line.startsWith('[')) {
    const end = line.indexOf(']');
    if (end < 0 || end > NAME_MAX || !isStamp(plainLine(line.slice(1, end)))) return null;
    return saidOrNotice(line.slice(end + 1).trim());
  }
  if (/^\d/.test(line)) {
    const dash = /\s[-–—]\s/.exec(line.slice(0, NAME_MAX));
    if (!dash || !isStamp(plainLine(line.slice(0, dash.index)))) return null;
    return saidOrNotice(line.slice(dash.index + dash[0].length).trim());
  }
  // Telegram: `Name, [31.12.2023 22:15]`, the words below it.
  const telegram = /^(.{1,60}?),? \[([^\]]{4,44})\]:?\s*$/.exec(plainLine(line));
  if (telegram && isStamp(telegram[2] ?? '')) return { kind: 'heading', name: telegram[1]?.trim() ?? '' };
  return null;
}

/** `Name — Today at 22:15` or `Name  10:15 PM` on a line of its own: the name, else null. */
export function nameBesideStamp(line: string): string | null {
  if (line.length > 100) return null;
  const cut = /^(.{1,60}?)(?:\s+[-–—•·|]\s+|,\s+|\s{2,}|\s+\()([^()]{4,44})\)?$/.exec(line);
  const name = cut?.[1]?.trim() ?? '';
  return cut && isStamp(cut[2] ?? '') && (isNameLike(name) || isPronoun(name)) ? name : null;
}

const LABEL = /^\s{0,8}(?:[-*•>]\s{1,4})?([^\s:：][^:：\n]{0,58})[:：]\s*(?!\/\/)(.*)$/;
/** A time beside the name: `Her (22:15)`, `22:15 Her`. */
const TIME_BESIDE = /^\(?\[?\d{1,2}[:.h]\d{2}\)?\]?\s+|\s+[([]?\d{1,2}[.:h]\d{2}(?:\s?[ap]m)?[)\]]?$/i;
const TIMED_LABEL =
  /^\s{0,8}(?:\(?\[?\d{1,2}[:.]\d{2}\)?\]?\s{1,4}([^\s:][^:\n]{0,39})|([^\s:][^:\n]{0,39}?)\s{1,4}[([]\d{1,2}[:.]\d{2}(?:\s?[ap]m)?[)\]])\s?:\s*(.*)$/i;

/** `Me: …`, `Naledi: …`, `Her (22:15): …`: the label and the words, where the label is a pronoun or can be a name. */
export function labelHead(line: string): { name: string; text: string } | null {
  const timed = TIMED_LABEL.exec(line);
  const plain = timed ? null : LABEL.exec(line);
  const label = (timed ? (timed[1] ?? timed[2]) : plain?.[1]) ?? '';
  const name = label
    .replace(TIME_BESIDE, '')
    .replace(/^\*+|\*+$/g, '')
    .trim();
  if (name === '' || !(isPronoun(name) || isNameLike(name))) return null;
  return { name, text: ((timed ? timed[3] : plain?.[2]) ?? '').replace(/^\*+\s?/, '').trim() };
}

/** Takes a pasted text apart into turns. Linear in the length of the text; no clock, nothing kept. */
import { readHeadings } from './headings.ts';
import { labelHead, plainLine, stampedHead } from './lines.ts';
import { saidOf } from './machine-lines.ts';
import { isMe, isPronoun, isThem } from './speakers.ts';
import type { Utterance } from './utterance.ts';

export interface TranscriptTurn {
  from: 'me' | 'them';
  text: string;
  /** The name or label that stood before the words; missing where none did. */
  name?: string;
}

export interface Transcript {
  /** `message`: no chat was recognised, and the whole text is one turn of theirs. */
  kind: 'chat' | 'message';
  /** In the order in which they were said; empty for an empty text. One for each message, also where one person sent several. */
  turns: TranscriptTurn[];
  /** The names and labels seen, as written, in the order of their first line. */
  names: string[];
  /** Which of `names` is taken for the reader's, or null where none is. */
  me: string | null;
  /** `certain`: a label says which lines are the reader's (or `me` was given). `guessed`, `unknown`: ask which one is the reader. */
  sides: 'certain' | 'guessed' | 'unknown';
  /** Lines said by nobody that were left out: pictures, calls, notices. */
  leftOut: number;
}

/**
 * @param me which name is the reader's, where that is known
 * @example parseTranscript('Me: hi\nHer: hello').turns // [{from:'me',text:'hi',name:'Me'}, {from:'them',text:'hello',name:'Her'}]
 */
export function parseTranscript(pasted: string, { me }: { me?: string } = {}): Transcript {
  const lines = pasted.split(/\r\n?|\n|\u2028/);
  const said = readStamped(lines) ?? readHeadings(lines.map(plainLine)) ?? readLabels(lines.map(plainLine));
  const found = said?.flatMap(({ name, text }) => {
    const words = saidOf(text);
    return words === null ? [] : [{ name, text: words }];
  });
  if (!said || !found || found.length === 0) return asOneMessage(pasted);
  return withSides(found, said.length - found.length, me);
}

function asOneMessage(pasted: string): Transcript {
  const text = pasted.trim();
  return {
    kind: 'message',
    turns: text === '' ? [] : [{ from: 'them', text }],
    names: [],
    me: null,
    sides: 'certain',
    leftOut: 0,
  };
}

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function withSides(found: Utterance[], leftOut: number, given: string | undefined): Transcript {
  const names = new Map<string, string>();
  for (const { name } of found)
    if (name !== null) names.set(name.toLowerCase(), names.get(name.toLowerCase()) ?? name);
  const seen = [...names.values()];
  const { me, sides } = whoIsMe(seen, found, given);
  return {
    kind: 'chat',
    turns: found.map(({ name, text }) => ({
      from: name !== null && me !== null && sameName(name, me) ? 'me' : 'them',
      text,
      ...(name === null ? {} : { name }),
    })),
    names: seen,
    me,
    sides,
    leftOut,
  };
}

function whoIsMe(
  names: string[],
  found: Utterance[],
  given: string | undefined,
): Pick<Transcript, 'me' | 'sides'> {
  const chosen = given === undefined ? undefined : names.find((name) => sameName(name, given));
  if (chosen !== undefined) return { me: chosen, sides: 'certain' };
  // Beside `Me:`, a `You:` is the other person.
  const own = names.filter(isMe).toSorted((a, b) => Number(sameName(a, 'you')) - Number(sameName(b, 'you')));
  if (own[0] !== undefined) return { me: own[0], sides: 'certain' };
  if (names.every(isThem)) return { me: null, sides: 'certain' };
  const others = names.filter((name) => !isThem(name));
  if (names.length === 2 && others.length === 1) return { me: others[0] ?? null, sides: 'certain' };
  // What somebody wants to answer is the last thing that was said: who said it is the other person.
  const last = found.findLast(({ name }) => name !== null)?.name ?? '';
  if (names.length === 2)
    return { me: names.find((name) => !sameName(name, last)) ?? null, sides: 'guessed' };
  return { me: null, sides: names.length > 2 ? 'unknown' : 'guessed' };
}

/** Messages with a date and a time before the name; a line without belongs to the message above. Null where no line has them. */
function readStamped(lines: string[]): Utterance[] | null {
  const said: { name: string | null; lines: string[] }[] = [];
  let seen = false;
  let inNotice = false;
  for (const line of lines) {
    const head = stampedHead(line);
    if (!head) {
      const open = said.at(-1);
      if (inNotice) continue;
      if (open) open.lines.push(plainLine(line));
      // The tail of a message whose head was not copied.
      else if (line.trim() !== '') said.push({ name: null, lines: [plainLine(line)] });
      continue;
    }
    inNotice = head.kind === 'notice';
    if (head.kind === 'notice') said.push({ name: null, lines: [] });
    else {
      seen = true;
      said.push({ name: head.name, lines: head.kind === 'said' ? [head.text] : [] });
    }
  }
  return seen ? said.map(({ name, lines: own }) => ({ name, text: own.join('\n') })) : null;
}

/** Two pronouns on one line: `Me: hi / Her: hello`. */
const ON_ONE_LINE = /\s\/\s(?=(?:me|you|i|her|him|them|she|he|they)\s?:)/i;

/** `Name: words` at the start of lines. Null where the labels do not look like two people in turn. */
function readLabels(whole: string[]): Utterance[] | null {
  const said: { name: string | null; lines: string[] }[] = [];
  const counts = new Map<string, number>();
  let unlabelled = 0;
  for (const line of whole.flatMap((one) => one.split(ON_ONE_LINE))) {
    const head = labelHead(line);
    if (head) {
      said.push({ name: head.name, lines: [head.text] });
      const key = head.name.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
      continue;
    }
    if (line.trim() !== '') unlabelled += 1;
    const open = said.at(-1);
    if (open) open.lines.push(line);
    else if (line.trim() !== '') said.push({ name: null, lines: [line] });
  }
  const labels = [...counts.keys()];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const startsLabelled = said[0]?.name != null;
  const people = labels.some(isPronoun)
    ? startsLabelled || total > 1
    : startsLabelled &&
      total > 1 &&
      labels.length <= Math.max(2, total / 2) &&
      (unlabelled === 0 || (labels.length > 1 && total > labels.length));
  return people ? said.map(({ name, lines }) => ({ name, text: lines.join('\n') })) : null;
}

/**
 * Finds the items of a list in what a model wrote. The JSON may be fenced, cut off, damaged, a bare list, or stand behind prose or thoughts;
 * jsonrepair mends it. An item counts once it is closed, so half a text is never taken for a whole one.
 */
import { jsonrepair } from 'jsonrepair';

export type Answer = {
  readonly items: readonly unknown[];
  /** The object that held the list, as far as it is closed; empty where there was none. */
  readonly whole: Readonly<Record<string, unknown>>;
};

const NOTHING: Answer = { items: [], whole: {} };

/** Where a JSON object or list may begin; a bracket in prose is followed by something else. */
const BEGINNING = /\{(?=\s*(?:["'“]|\w+["”]?\s*:))|\[(?=\s*["'“{])/g;

/** Openings in prose that are looked into before the text is given up. */
const MOST_TRIED = 24;

/**
 * @param list the key of the list: `replies`
 * @param ended whether nothing follows any more
 */
export function readAnswer(text: string, list: string, ended: boolean): Answer {
  const said = afterThoughts(text);
  if (ended && said.trimStart().startsWith('"{')) return readAnswer(unquoted(said), list, true);
  const loose: unknown[] = [];
  let bare: readonly unknown[] = [];
  BEGINNING.lastIndex = 0;
  for (let tried = 0, at = BEGINNING.exec(said); at && tried < MOST_TRIED; at = BEGINNING.exec(said)) {
    tried++;
    const { end, part } = valueAt(said, at.index, ended);
    const value = part === '' ? undefined : parsed(part);
    const found = listIn(value, list);
    if (found.items.length > 0) return found;
    // Some write the items one after the other, without the list around them.
    if (isItem(value) && end !== undefined) loose.push(value);
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) bare = value;
    if (end !== undefined) BEGINNING.lastIndex = end;
  }
  if (loose.length > 0) return { items: loose, whole: {} };
  // Prose may hold a list of words too, so this one is taken where there is nothing else.
  return ended ? { items: bare, whole: {} } : NOTHING;
}

/** The first JSON object or list of a whole answer; undefined where there is none. */
export function readValue(text: string): unknown {
  const said = afterThoughts(text);
  if (said.trimStart().startsWith('"{')) return readValue(unquoted(said));
  BEGINNING.lastIndex = 0;
  for (let at = BEGINNING.exec(said); at; at = BEGINNING.exec(said)) {
    const value = parsed(valueAt(said, at.index, true).part);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What stands after the thoughts of a model that thinks aloud; nothing while it still thinks. */
function afterThoughts(text: string): string {
  const closed = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)].at(-1);
  const rest = closed ? text.slice(closed.index + closed[0].length) : text;
  return /^\s*<(?:think|thinking|thought|reasoning)>/i.test(rest) ? '' : rest;
}

/** An answer that was put into a JSON text once more. */
function unquoted(text: string): string {
  try {
    return String(JSON.parse(text.trim()));
  } catch {
    return text.replaceAll('\\"', '"').slice(text.indexOf('{'));
  }
}

/**
 * The value that begins here, up to its end, or up to the last thing in it that is closed.
 * @returns `end`: the index after it, where it is whole
 */
function valueAt(text: string, start: number, ended: boolean): { end?: number; part: string } {
  let depth = 0;
  let closedAt = start;
  let stringAt = -1;
  for (let index = start; index < text.length; index++) {
    const sign = text[index];
    if (stringAt >= 0) {
      if (sign === '\\') index++;
      else if (sign === '"') stringAt = -1;
    } else if (sign === '"') stringAt = index;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      closedAt = index + 1;
      if (depth === 0) return { end: index + 1, part: text.slice(start, index + 1) };
    }
  }
  if (!ended) return { part: text.slice(start, closedAt) };
  // Cut off: a text that was not finished goes, what was closed before it stays.
  return { part: text.slice(start, stringAt < 0 ? text.length : stringAt) };
}

function parsed(text: string): unknown {
  // While it is written, what is missing is mostly the end of the list and of what holds it.
  for (const end of ['', ']}', '}'])
    try {
      return JSON.parse(text + end);
    } catch {}
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItem = (value: unknown): boolean => isRecord(value) && typeof value.text === 'string';

/** The list by its name; else a bare list, or one that holds such items under another name. */
function listIn(value: unknown, list: string): Answer {
  if (Array.isArray(value)) {
    const [first] = value;
    // A list around the whole answer.
    if (isRecord(first) && Array.isArray(first[list])) return listIn(first, list);
    return { items: value.filter(isItem), whole: {} };
  }
  if (!isRecord(value)) return NOTHING;
  if (Array.isArray(value[list])) return { items: value[list], whole: value };
  for (const inner of Object.values(value)) {
    if (isRecord(inner) && Array.isArray(inner[list])) return { items: inner[list], whole: inner };
    if (Array.isArray(inner) && inner.some(isItem)) return { items: inner.filter(isItem), whole: value };
  }
  return NOTHING;
}

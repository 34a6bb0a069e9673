import { type FileRow, isRecord, readRows } from '#kit';

/** One document of the old database: its id, and its fields as plain values. Times are ISO 8601 in UTC. */
export interface OldDocument {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

const COLLECTION = 'subscriptions';

/**
 * The documents of a Firestore dump: the answer of the REST API (`{documents:[{name,fields}]}`, one document, or one a
 * line) or what an Admin SDK script writes (`{id:{…}}`, `[{id,…}]`, `[{id,data:{…}}]`, also under `subscriptions`).
 */
export const readDocumentRows = (text: string): FileRow[] | null => readRows(text, pick);

function pick(document: unknown): [string, unknown][] | null {
  if (Array.isArray(document)) return document.map((one, at) => [`document ${at + 1}`, one]);
  if (!isRecord(document)) return null;
  if (Array.isArray(document.documents)) return pick(document.documents);
  if (isRest(document)) return [[String(document.name), document]];
  const collections = isRecord(document.__collections__) ? document.__collections__ : document;
  if (COLLECTION in collections) return pick(collections[COLLECTION]);
  const entries = Object.entries(document);
  if (entries.length === 0 || !entries.every(([, fields]) => isRecord(fields))) return null;
  // `{id: fields}`: the key is what a document of the dump does not carry itself.
  return entries.map(([id, fields]) => [id, { id, data: fields }]);
}

const isRest = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.name === 'string' && isRecord(value.fields);

/** One row in whichever shape, or what is wrong with it. */
export function readDocument(raw: unknown): { ok: true; document: OldDocument } | { ok: false; why: string } {
  if (!isRecord(raw)) return { ok: false, why: 'is no document' };
  if (isRest(raw)) {
    const id = String(raw.name).split('/').at(-1) ?? '';
    const value = mapOf(raw.fields as Readonly<Record<string, unknown>>);
    return value
      ? { ok: true, document: { id, fields: value } }
      : { ok: false, why: 'holds an unknown kind of value' };
  }
  const { id, data, ...own } = raw;
  const key = id ?? own.userId ?? own.user_id;
  if (typeof key !== 'string') return { ok: false, why: 'has no id' };
  return { ok: true, document: { id: key, fields: plainMap(isRecord(data) ? data : own) } };
}

/** REST: each value says its kind. Undefined when one says none that there is. */
function mapOf(fields: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const plain: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const read = restValue(value);
    if (read === undefined) return undefined;
    plain.push([name, read]);
  }
  return Object.fromEntries(plain);
}

function restValue(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const [entry, ...more] = Object.entries(value);
  if (!entry || more.length > 0) return undefined;
  const [kind, held] = entry;
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue': {
      // A string, since JSON's numbers are too small for 64 bits.
      const number = Number(held);
      return Number.isSafeInteger(number) ? number : undefined;
    }
    case 'doubleValue':
    case 'booleanValue':
    case 'stringValue':
    case 'bytesValue':
    case 'referenceValue':
    case 'geoPointValue':
      return held;
    case 'timestampValue':
      return isoOf(Date.parse(String(held))) ?? undefined;
    case 'arrayValue': {
      const values = isRecord(held) ? (held.values ?? []) : undefined;
      if (!Array.isArray(values)) return undefined;
      const read = values.map(restValue);
      return read.includes(undefined) ? undefined : read;
    }
    case 'mapValue':
      return isRecord(held) ? mapOf(isRecord(held.fields) ? held.fields : {}) : undefined;
    default:
      return undefined;
  }
}

const plainMap = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]));

/** SDK dumps write a timestamp as `{seconds,nanoseconds}`, with or without a leading underscore. */
function plainOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isRecord(value)) return value;
  const seconds = value.seconds ?? value._seconds;
  const nanoseconds = value.nanoseconds ?? value._nanoseconds ?? 0;
  if (typeof seconds === 'number' && typeof nanoseconds === 'number' && Object.keys(value).length <= 2)
    return isoOf(seconds * 1000 + Math.floor(nanoseconds / 1e6)) ?? value;
  return plainMap(value);
}

/** Null for what is no time that a calendar knows. */
export const isoOf = (ms: number): string | null =>
  Number.isFinite(ms) && Math.abs(ms) < 253_402_300_800_000 ? new Date(ms).toISOString() : null;

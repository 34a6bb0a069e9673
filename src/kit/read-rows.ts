/** One row of a file that another system wrote: what it holds, or why it cannot be read. `place` is for the report. */
export type FileRow =
  | { readonly ok: true; readonly place: string; readonly value: unknown }
  | { readonly ok: false; readonly place: string; readonly why: string };

/**
 * The rows of a JSON document, or of a file with one JSON document a line. In the second form a broken line stops only
 * itself.
 *
 * @param pick finds the rows in a whole document, by name or number; null when this is no such document
 * @returns null when the text is neither
 */
export function readRows(
  text: string,
  pick: (document: unknown) => [place: string, value: unknown][] | null,
): FileRow[] | null {
  const whole = parse(text);
  if (whole.ok) {
    const rows = pick(whole.value);
    return rows?.map(([place, value]) => ({ ok: true, place, value })) ?? null;
  }
  const lines = text.split('\n').map((line, at) => ({ line: line.trim(), place: `line ${at + 1}` }));
  const full = lines.filter(({ line }) => line !== '');
  // A broken whole document would otherwise read as thousands of broken lines.
  if (full.length < 2 || !full.some(({ line }) => line.startsWith('{') && parse(line).ok)) return null;
  return full.map(({ line, place }) => {
    const one = parse(line);
    return one.ok ? { ok: true, place, value: one.value } : { ok: false, place, why: 'is not JSON' };
  });
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** True for a JSON object, which is neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

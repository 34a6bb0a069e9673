/** What the reader themselves brought up last: short answers and `it` point back to it. */

import { readSalient } from '../reading/salient.ts';
import type { Reading } from '../reading.ts';

/** What the reader's last message was about, as the reader would name it. */
export function mineOf(reading: Reading): string | undefined {
  const [best] = readSalient(reading.mine, reading.minePhrases, [], false);
  if (!best) return undefined;
  const lead = reading.mine.slice(best.start, best.end).split(/\s/)[0]?.toLowerCase() ?? '';
  return /^(?:my|our)$/.test(lead)
    ? `my ${best.bare}`
    : /^(?:your|ur)$/.test(lead)
      ? `your ${best.bare}`
      : best.words;
}

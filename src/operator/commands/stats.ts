import { writeFileSync } from 'node:fs';
import { asJson, type Command, OperatorFault } from '../command.ts';
import { statsHtml } from '../report/stats-html.ts';
import { readStats } from '../report/stats-report.ts';
import { statsText } from '../report/stats-terminal.ts';

const DEFAULT_DAYS = 30;
const MOST_DAYS = 3_660;

/** `stats`: how many came, chose, paid and used it. */
export const stats: Command = {
  arguments: { least: 0, most: 0 },
  options: { days: { type: 'string' }, json: { type: 'boolean' }, html: { type: 'string' } },
  optionHelp: [
    ['--days N', `the last N days up to today (${DEFAULT_DAYS})`],
    ['--json', 'as JSON'],
    ['--html FILE', 'also as a page of its own, with charts'],
  ],
  async run({ values }, place) {
    const report = await readStats(place, readDays(values.days));
    if (values.html !== undefined) {
      const file = String(values.html);
      try {
        writeFileSync(file, statsHtml(report, place.settings.BRAND_NAME));
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown fault';
        throw new OperatorFault(`${file} could not be written (${code})`, { cause });
      }
      place.say(`Written: ${file}`);
    }
    return values.json ? asJson(report) : statsText(report);
  },
};

function readDays(given: unknown): number {
  if (given === undefined) return DEFAULT_DAYS;
  const days = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new OperatorFault(`--days must be a whole number from 1 to ${MOST_DAYS}`);
}

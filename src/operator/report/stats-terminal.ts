import { formatRand } from '#plans';
import { textTable } from '../text-table.ts';
import { percent, READING_NOTES, type StatsReport } from './stats-report.ts';

const BAR_COLUMNS = 30;

/** The funnel, a line a day, the events and the pages, for a terminal. */
export function statsText(report: StatsReport): string {
  const most = Math.max(1, ...report.funnel.map(({ people }) => people));
  const funnel = textTable(
    [
      { heading: 'Step', of: ({ says }) => says },
      { heading: 'People', of: ({ people }) => people },
      { heading: 'Of visitors', of: ({ ofFirst }) => percent(ofFirst).padStart(11) },
      { heading: '', of: ({ people }) => '█'.repeat(Math.ceil((people / most) * BAR_COLUMNS)) },
    ],
    report.funnel,
  );
  const days = textTable(
    [
      { heading: 'Day', of: ({ day }) => day },
      { heading: 'Visitors', of: ({ visitors }) => visitors },
      { heading: 'Views', of: ({ views }) => views },
      { heading: 'Choices', of: ({ choices }) => choices },
      { heading: 'Paid', of: ({ paid }) => paid },
      { heading: 'Taken', of: ({ amountInCents }) => (amountInCents ? formatRand(amountInCents) : '–') },
      { heading: 'Replies', of: ({ repliesAsked }) => repliesAsked },
    ],
    report.days,
  );
  const events = textTable(
    [
      { heading: 'Event', of: ({ name, label }) => (label ? `  ${label}` : name) },
      { heading: 'Count', of: ({ count }) => count },
      { heading: 'People', of: ({ visitors }) => visitors },
      { heading: 'What happened', of: ({ says, label }) => (label ? '' : says) },
    ],
    report.events,
  );
  const pages = textTable(
    [
      { heading: 'Page', of: ({ path }) => path },
      { heading: 'Views', of: ({ views }) => views },
    ],
    report.pages,
  );
  return [
    `From ${report.from} to ${report.to}`,
    '',
    funnel,
    '',
    days,
    ...(report.events.length ? ['', events] : []),
    ...(report.pages.length ? ['', pages] : []),
    '',
    ...READING_NOTES,
  ].join('\n');
}

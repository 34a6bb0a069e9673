import { formatRand } from '#plans';
import { STATS_CSS } from './stats-css.ts';
import { percent, READING_NOTES, type StatsReport } from './stats-report.ts';
import { dayColumns, escapeXml, lyingBars } from './svg-charts.ts';

/** The statistics as one file that needs nothing else: no script, no font, nothing from elsewhere. */
export function statsHtml(report: StatsReport, brandName: string): string {
  const title = `${brandName}: ${report.from} to ${report.to}`;
  const columns = (of: 'visitors' | 'paid' | 'repliesAsked') =>
    report.days.map((day) => ({ day: day.day, value: day[of] }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeXml(title)}</title>
<style>${STATS_CSS}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
<section>
<h2>From the first page to a reply</h2>
<div class="pair">
<figure>${lyingBars(
    'funnel-chart',
    'People at each step',
    report.funnel.map(({ says, people, ofFirst }) => ({
      name: says,
      value: people,
      says: `${people} · ${percent(ofFirst)}`,
    })),
  )}</figure>
${table(
  'People at each step',
  ['Step', 'People', 'Of visitors'],
  report.funnel.map(({ says, people, ofFirst }) => [says, people, percent(ofFirst)]),
)}
</div>
</section>
<section>
<h2>Day by day</h2>
<div class="pair">
<div>
<figure><figcaption>Visitors</figcaption>${dayColumns('visitors-chart', 'Visitors a day', columns('visitors'), 'bar')}</figure>
<figure><figcaption>Payments</figcaption>${dayColumns('paid-chart', 'Payments a day', columns('paid'), 'bar')}</figure>
<figure><figcaption>Replies asked for</figcaption>${dayColumns('replies-chart', 'Replies asked for a day', columns('repliesAsked'), 'bar')}</figure>
</div>
${table(
  'Day by day, the latest first',
  ['Day', 'Visitors', 'Views', 'Choices', 'Paid', 'Taken', 'Replies'],
  [...report.days]
    .reverse()
    .map((day) => [
      day.day,
      day.visitors,
      day.views,
      day.choices,
      day.paid,
      day.amountInCents ? formatRand(day.amountInCents) : '–',
      day.repliesAsked,
    ]),
)}
</div>
</section>
<section>
<h2>Every event</h2>
${table(
  'Events of the catalogue that happened',
  ['Event', 'Label', 'Count', 'People', 'What happened'],
  report.events.map(({ name, label, count, visitors, says }) => [
    name,
    label || 'all',
    count,
    visitors,
    says,
  ]),
)}
</section>
<footer>${READING_NOTES.map((note) => `<p>${escapeXml(note)}</p>`).join('')}</footer>
</main>
</body>
</html>
`;
}

function table(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<td class="number">${value}</td>` : `<td>${escapeXml(value)}</td>`;
  const isNumber = headings.map(
    (_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'),
  );
  const line = ([first = '', ...rest]: readonly (string | number)[]) =>
    `<tr><th scope="row">${escapeXml(String(first))}</th>${rest.map(cell).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeXml(caption)}"><table><caption>${escapeXml(caption)}</caption><thead><tr>${headings
    .map(
      (heading, at) => `<th scope="col"${isNumber[at] ? ' class="number"' : ''}>${escapeXml(heading)}</th>`,
    )
    .join('')}</tr></thead><tbody>${rows.map(line).join('')}</tbody></table></div>`;
}

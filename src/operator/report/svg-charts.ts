/** Charts as SVG text, coloured by the classes of the page around them, so that both themes are one drawing. */

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number with room to breathe: two decimals are more than a screen shows. */
const round = (n: number): number => Math.round(n * 100) / 100;

const svg = (id: string, title: string, width: number, height: number, body: string): string =>
  `<svg role="img" aria-labelledby="${id}" viewBox="0 0 ${width} ${height}"><title id="${id}">${escapeXml(title)}</title>${body}</svg>`;

const text = (x: number, y: number, words: string, className: string, anchor = 'start'): string =>
  `<text x="${round(x)}" y="${round(y)}" class="${className}" text-anchor="${anchor}">${escapeXml(words)}</text>`;

export interface Bar {
  name: string;
  value: number;
  /** Stands at the bar's end. */
  says: string;
}

/** Bars that lie, each with its name and its value written out: nothing has to be read off an axis. */
export function lyingBars(id: string, title: string, bars: readonly Bar[]): string {
  const [width, row, left, right] = [720, 38, 170, 120];
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const drawn = bars.map(({ name, value, says }, index) => {
    const y = index * row;
    const length = round((value / most) * (width - left - right));
    return [
      text(left - 12, y + 24, name, 'name', 'end'),
      `<rect x="${left}" y="${y + 6}" width="${Math.max(length, value > 0 ? 2 : 0)}" height="${row - 12}" rx="4" class="bar"/>`,
      text(left + length + 10, y + 24, says, 'value'),
    ].join('');
  });
  return svg(id, title, width, bars.length * row, drawn.join(''));
}

/** A round number at or above, to end an axis on. */
export function niceTop(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** Columns over days; every bar tells its day and value when pointed at. */
export function dayColumns(
  id: string,
  title: string,
  days: readonly { day: string; value: number }[],
  className: string,
): string {
  const [width, height, left, top, bottom] = [720, 180, 44, 10, 26];
  const ceiling = niceTop(Math.max(...days.map(({ value }) => value)));
  const plot = height - top - bottom;
  const step = (width - left) / Math.max(1, days.length);
  const lines = [0, 0.5, 1].map((part) => {
    const y = round(top + plot * (1 - part));
    return `<line x1="${left}" x2="${width}" y1="${y}" y2="${y}" class="grid"/>${text(left - 8, y + 4, String(ceiling * part), 'tick', 'end')}`;
  });
  const broad = Math.min(28, step - Math.min(2, step / 4));
  const columns = days.map(({ day, value }, index) => {
    const tall = round((value / ceiling) * plot);
    const hit = `<rect x="${round(left + index * step)}" y="${top}" width="${round(step)}" height="${plot}" class="hit"/>`;
    const column = `<rect x="${round(left + (index + 0.5) * step - broad / 2)}" y="${round(top + plot - tall)}" width="${round(broad)}" height="${tall}" rx="${Math.min(3, tall)}" class="${className}"/>`;
    return `<g><title>${escapeXml(`${day}: ${value}`)}</title>${hit}${column}</g>`;
  });
  const every = Math.max(1, Math.ceil(days.length / 6));
  const names = days.map(({ day }, index) =>
    index % every === 0 ? text(left + (index + 0.5) * step, height - 6, day.slice(5), 'tick', 'middle') : '',
  );
  return svg(id, title, width, height, [...lines, ...columns, ...names].join(''));
}

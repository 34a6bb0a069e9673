import { escaped, LETTER_STYLES, like } from './letter-look.ts';

/** One mail, without its addressee: plain text for every reader, and the same in HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Where the mail program's own button posts to, of a letter that can be unsubscribed from (RFC 8058). */
  oneClickUrl?: string;
}

export interface LetterParts {
  /** What the product is called here (`BRAND_NAME`). */
  brand: string;
  subject: string;
  /** In the order of reading; plain text, without markup. */
  paragraphs: readonly string[];
  /** The one thing to do, if there is one; stands after the first paragraph, or `last`, where the news come first. */
  action?: { label: string; url: string; last?: true };
  /** A second thing that can be done, as a link after the paragraphs. */
  also?: { label: string; url: string };
  /** A code to be typed, set apart so that it can be read off a lock screen. */
  code?: string;
  /** A table of a few lines, after the paragraphs: what it is, and what it says. */
  facts?: readonly (readonly [term: string, says: string, weight?: 'strong'])[];
  /** How to get no more of such letters: a link at the end, and the mail program's own button. */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
  /** Why this came, and what to do if it was not asked for. */
  footnote: string;
}

/** Sets a letter; nothing that a person typed reaches the HTML unescaped, and a subject is one line. */
export function writeLetter(parts: LetterParts): Letter {
  return {
    subject: parts.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    text: plainText(parts),
    html: html(parts),
    ...(parts.unsubscribe ? { oneClickUrl: parts.unsubscribe.oneClickUrl } : {}),
  };
}

function plainText({
  brand,
  paragraphs,
  action,
  also,
  code,
  facts = [],
  unsubscribe,
  footnote,
}: LetterParts): string {
  const [first = '', ...rest] = paragraphs;
  const parts = [first];
  if (code) parts.push(code);
  // On a line of its own: programs that make links of addresses then take neither a word nor a full stop with them.
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  if (!action?.last) parts.push(...link);
  const table = facts.map(([term, says]) => `${term}: ${says}`).join('\n');
  const off = unsubscribe ? `\n\n${unsubscribe.label}:\n${unsubscribe.url}` : '';
  const last = action?.last ? link : [];
  if (also) rest.push(`${also.label}:\n${also.url}`);
  return [...parts, ...rest, ...(table ? [table] : []), ...last, `-- \n${footnote}${off}\n\n${brand}`].join(
    '\n\n',
  );
}

/** Nothing is fetched from anywhere: no picture, no font, no counter. */
function html({
  brand,
  subject,
  paragraphs,
  action,
  also,
  code,
  facts = [],
  unsubscribe,
  footnote,
}: LetterParts): string {
  const [first = '', ...rest] = paragraphs;
  const paragraph = (line: string) => `<p ${like('line')}>${escaped(line)}</p>`;
  return [
    '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${LETTER_STYLES}</style></head>`,
    `<body ${like('paper')}><div ${like('paper')}><div ${like('sheet')}>`,
    `<p ${like('brand')}>${escaped(brand)}</p><div ${like('card')}>`,
    paragraph(first),
    code ? `<p ${like('code')}>${escaped(code)}</p>` : '',
    action && !action.last ? button(action) : '',
    ...rest.map(paragraph),
    also
      ? `<p ${like('line')}><a ${like('also')} href="${escaped(also.url)}">${escaped(also.label)}</a></p>`
      : '',
    table(facts),
    action?.last ? button(action) : '',
    action
      ? `<p ${like('small')}>If the button does nothing, copy this address into your browser:<br><span ${like('address')}>${escaped(action.url)}</span></p>`
      : '',
    `</div><p ${like('foot')}>${escaped(footnote)}</p>`,
    unsubscribe
      ? `<p ${like('foot')}><a ${like('off')} href="${escaped(unsubscribe.url)}">${escaped(unsubscribe.label)}</a></p>`
      : '',
    '</div></div></body></html>',
  ].join('');
}

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p ${like('call')}><a ${like('button')} href="${escaped(url)}">${escaped(label)}</a></p>`;

function table(facts: NonNullable<LetterParts['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([term, says, weight]) =>
      `<tr><th scope="row" align="left" valign="top" ${like('term')}>${escaped(term)}</th><td align="left" valign="top" ${like(weight === 'strong' ? 'total' : 'says')}>${escaped(says)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" width="100%" ${like('facts')}><tbody>${rows.join('')}</tbody></table>`;
}

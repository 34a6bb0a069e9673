/** One mail, without its addressee: plain text for every reader, and the same in HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

export interface LetterParts {
  /** What the product is called here (`BRAND_NAME`). */
  brand: string;
  subject: string;
  /** In the order of reading; plain text, without markup. */
  paragraphs: readonly string[];
  /** The one thing to do, if there is one; stands after the first paragraph. */
  action?: { label: string; url: string };
  /** A code to be typed, set apart so that it can be read off a lock screen. */
  code?: string;
  /** Why this came, and what to do if it was not asked for. */
  footnote: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Sets a letter; nothing that a person typed reaches the HTML unescaped, and a subject is one line. */
export function writeLetter(parts: LetterParts): Letter {
  const [first = '', ...rest] = parts.paragraphs;
  const call = parts.action ? [`${parts.action.label}: ${parts.action.url}`] : [];
  const code = parts.code ? [parts.code] : [];
  const text = [first, ...code, ...call, ...rest, `-- \n${parts.footnote}\n${parts.brand}`].join('\n\n');
  const p = (line: string) => `<p style="margin:0 0 16px">${escaped(line)}</p>`;
  const html = [
    '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(parts.subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fff8f0;color:#241629;font:16px/1.5 Helvetica,Arial,sans-serif">',
    '<div style="max-width:30em;margin:0 auto">',
    `<p style="margin:0 0 24px;font:600 20px Georgia,serif">${escaped(parts.brand)}</p>`,
    p(first),
    parts.code
      ? `<p style="margin:0 0 16px;font:600 28px/1.2 monospace;letter-spacing:4px">${escaped(parts.code)}</p>`
      : '',
    parts.action
      ? `<p style="margin:0 0 16px"><a href="${escaped(parts.action.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#c8401a;color:#fff;text-decoration:none;font-weight:600">${escaped(parts.action.label)}</a></p>`
      : '',
    ...rest.map(p),
    `<p style="margin:24px 0 0;font-size:14px;color:#6b5a66">${escaped(parts.footnote)}</p>`,
    '</div></body></html>',
  ].join('');
  return { subject: parts.subject.replace(/\s+/g, ' ').trim(), text, html };
}

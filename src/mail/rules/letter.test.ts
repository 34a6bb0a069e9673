import { expect, it } from 'vitest';
import * as mail from './index.ts';

const { writeLetter } = mail;
const parts = {
  brand: 'Repartee',
  subject: 'Set a new password',
  paragraphs: ['First line.', 'Second line.', 'Third line.'],
  footnote: 'If you did not ask for this, do nothing.',
};
const action = { label: 'Set it', url: 'https://repartee.example/login?reset=abc&x="1"' };

it('reads the same in plain text and in HTML, in one order', () => {
  const { text, html } = writeLetter({ ...parts, action, code: '012345' });
  for (const body of [text, html.replaceAll('&amp;', '&').replaceAll('&quot;', '"')])
    expect(
      ['First line.', '012345', action.url, 'Second line.', 'Third line.', parts.footnote].map((part) =>
        body.indexOf(part),
      ),
    ).toEqual(
      ['First line.', '012345', action.url, 'Second line.', 'Third line.', parts.footnote]
        .map((part) => body.indexOf(part))
        .sort((a, b) => a - b),
    );
});

it('has links and code on lines of their own in plain text', () => {
  const also = { label: 'See the plans', url: 'https://repartee.example/pricing' };
  const { text, html } = writeLetter({ ...parts, action, also, code: '012345' });
  const lines = text.split('\n');
  expect(lines).toContain(also.url);
  expect(html).toContain(`href="${also.url}">See the plans</a>`);
  expect(lines).toContain(action.url);
  expect(lines).toContain('012345');
});

it('escapes whatever stands in it, and keeps the subject on one line', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { html, subject } = writeLetter({
    brand: evil,
    subject: `Hello\r\nBcc: a@example.com\u0000\u2028${evil}`,
    paragraphs: [evil, evil],
    action: { label: evil, url: `https://repartee.example/${evil}` },
    code: evil,
    footnote: evil,
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"\'&');
  expect(subject).not.toMatch(/\p{Cc}/u);
});

it('fetches nothing, runs nothing and follows nobody', () => {
  const { html } = writeLetter({ ...parts, action, code: '012345' });
  expect(html).not.toMatch(
    /<(img|script|link|iframe|object|svg|form)\b|src=|url\(|@import|@font-face|\son\w+=/i,
  );
  expect(html.match(/https?:\/\/[^"<]*/g)).toEqual([
    'https://repartee.example/login?reset=abc&amp;x=&quot;1&quot;',
    'https://repartee.example/login?reset=abc&amp;x=&quot;1&quot;',
  ]);
});

it('shows light and dark', () => {
  const { html } = writeLetter(parts);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain('lang="en-ZA"');
});

it('of ours, tells what to do if it was not you, names the brand, and has no second code in it', () => {
  const brand = 'Sparkle';
  const url = 'https://sparkle.example/x?token=abc';
  const ours = [
    mail.passwordResetLetter({ brand, url }),
    mail.passwordResetDoneLetter({ brand, loginUrl: url }),
    mail.oneTimeCodeLetter({ brand, code: '123456' }),
    mail.unprovenAccessRemovedLetter({ brand, loginUrl: url }),
    mail.verifyEmailLetter({ brand, url }),
  ];
  for (const letter of ours) {
    expect(letter.text).toMatch(/If (you did not|not,)/);
    expect(letter.text).toContain(brand);
    expect(`${letter.subject} ${letter.text}`).not.toContain('Repartee');
    expect((letter.text.match(/\b\d{6}\b/g) ?? []).length).toBeLessThan(2);
    expect(letter.subject.length).toBeLessThan(70);
  }
});

it.each([
  ['ended', /has ended with it/, true],
  ['kept', /goes on as it was/, false],
  ['none', /nothing else changes/, false],
] as const)('of a refund tells what, when, and that access is %s', (access, says, hasButton) => {
  const about = { brand: 'Sparkle', amount: 'R249.99', paymentId: 'ch_1', paidAtMs: 0, support: null };
  const { subject, text } = mail.refundLetter({ ...about, access, pricingUrl: 'https://x.example/pricing' });
  expect(subject).toBe('We gave you back R249.99');
  expect(text).toContain('1 January 1970');
  expect(text).toMatch(/within about 10 working days/);
  expect(text).toMatch(says);
  expect(text).toContain('ch_1');
  expect(text.includes('https://x.example/pricing')).toBe(hasButton);
});

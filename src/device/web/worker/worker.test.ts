import { describe, expect, it } from 'vitest';
import { sharedOf } from '../../rules/index.ts';
import { handOverPage } from './hand-over.ts';
import { takeShared } from './take-shared.ts';

const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request('https://a.example/cyrano', { method: 'POST', body });
};

describe('what another app sends', () => {
  it('is taken from the form, pictures too', async () => {
    const picture = new File([new Uint8Array([1, 2, 3])], 'chat.png', { type: 'image/png' });
    expect(await takeShared(form({ title: 'App', text: 'hey', pictures: picture }))).toEqual({
      text: 'hey',
      pictures: [{ name: 'chat.png', dataUrl: 'data:image/png;base64,AQID' }],
      leftOut: 0,
    });
  });
  it('is nothing where it is no form', async () => {
    const request = new Request('https://a.example/cyrano', { method: 'POST', body: 'hey' });
    expect(await takeShared(request)).toEqual({ text: '', pictures: [], leftOut: 0 });
  });
});

describe('the page that hands it over', () => {
  const shared = { text: '</script><script>alert(1)</script>', pictures: [], leftOut: 0 };
  it('holds the text as data that ends no script', async () => {
    const html = await handOverPage(shared, 'once').text();
    const data = /<script type="application\/json" id="shared">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(sharedOf(JSON.parse(data))).toEqual(shared);
    expect(html.match(/<script/g)).toHaveLength(2);
  });
  it('runs its own script alone, and is kept by nobody', () => {
    const { headers } = handOverPage(shared, 'once');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'nonce-once'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

import { expect, it } from 'vitest';
import { withOfflineFiles } from './offline-files.ts';
import { etagOf, type Site, type SiteFile } from './site.ts';

const file = (text: string): SiteFile => ({
  body: Buffer.from(text),
  type: 'text/html; charset=utf-8',
  etag: etagOf(Buffer.from(text)),
  immutable: false,
  scriptHashes: [],
  styleHashes: [],
  forms: new Map([['br', Buffer.from('packed')]]),
});
const site = (page: string): Site =>
  new Map([
    ['/sw.js', file('keep(self.__WB_MANIFEST)')],
    ['/offline', file(page)],
    ['/assets/a-12345678.js', file('a')],
    ['/assets/b-12345678.woff2', file('b')],
  ]);
const PAGE =
  '<link rel="preload" href="/assets/b-12345678.woff2"/><a href="/">home</a><script src="/assets/a-12345678.js"></script><script src="/assets/gone.js"></script>';
const workerOf = (files: Site) => files.get('/sw.js') as SiteFile;

it('the worker is told of the offline page and of each file that it names', () => {
  const list = /keep\((.*)\)/.exec(String(workerOf(withOfflineFiles(site(PAGE))).body))?.[1] ?? '';
  expect(JSON.parse(list)).toEqual([
    { url: '/offline', revision: etagOf(Buffer.from(PAGE)) },
    { url: '/assets/b-12345678.woff2', revision: null },
    { url: '/assets/a-12345678.js', revision: null },
  ]);
});

it('other words on the page make another worker, and nothing packed before is sent', () => {
  const one = workerOf(withOfflineFiles(site(PAGE)));
  const other = workerOf(withOfflineFiles(site(`${PAGE}!`)));
  expect(one.etag).not.toBe(other.etag);
  expect(one.forms.size).toBe(0);
});

it('a build without them is left alone', () => {
  const files: Site = new Map([['/', file('home')]]);
  expect(withOfflineFiles(files)).toBe(files);
});

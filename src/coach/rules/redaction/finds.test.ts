import { expect } from 'vitest';
import { inOneTest } from '../testing.ts';
import { findGiveaways } from './finds.ts';

const found = (text: string) =>
  findGiveaways(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

inOneTest<[string, string[]]>([
  ['mail me at thandi.m+x@gmail.com please', ['email: thandi.m+x@gmail.com']],
  ['sipho at gmail dot com', ['email: sipho at gmail dot com']],
  ['sipho (at) mail (dot) co (dot) za', ['email: sipho (at) mail (dot) co (dot) za']],
  ['look: https://x.example/a?b=c#d now', ['link: https://x.example/a?b=c#d']],
  ['www.foo.bar/x', ['link: www.foo.bar/x']],
  ['bit.ly/abc or t.me/foo', ['link: bit.ly/abc', 'link: t.me/foo']],
  ['my site foo-bar.co.za is up', ['link: foo-bar.co.za']],
  ['hxxps://bad.example', ['link: hxxps://bad.example']],
  ['type lovely dot com', ['link: lovely dot com']],
  ['I am @thandi.m there', ['handle: @thandi.m']],
  ['my insta is thandi_m', ['handle: thandi_m']],
  ['snap: foxylady. ok?', ['handle: foxylady']],
  ['telegram is better for me', []],
  ['discord foo#1234', ['handle: foo#1234']],
  ['thandi99 everywhere', ['handle: thandi99']],
  ['082 123 4567', ['number: 082 123 4567']],
  ['+27 (0)82-123-4567 k', ['number: +27 (0)82-123-4567']],
  ['call0821234567now', ['number: 0821234567']],
  ['0 8 2 1 2 3 4 5 6 7', ['number: 0 8 2 1 2 3 4 5 6 7']],
  ['oh eight two one two three four', ['number: oh eight two one two three four']],
  ['4242 4242 4242 4242', ['number: 4242 4242 4242 4242']],
  ['DE89 3704 0044 0532 0130 00', ['number: DE89 3704 0044 0532 0130 00']],
  ['ID 9001015009087', ['number: ID 9001015009087']],
  ['passport A12345678', ['number: A12345678']],
  ['wallet 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['number: 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa']],
  ['born 24/11/1990', ['number: 24/11/1990']],
  ['the code is 4821', ['code: 4821']],
  ['your otp: 482 910', ['number: 482 910']],
  ['cvv 123', ['code: 123']],
  ['the password is hunter-two', ['code: hunter-two']],
  ['meet me at 12 Long Street, Cape Town', ['place: 12 Long Street, Cape Town']],
  ['24b main road', ['place: 24b main road']],
  ['flat 4b', ['place: flat 4b']],
  ['unit 12, 8 Kloof Nek Rd', ['place: unit 12, 8 Kloof Nek Rd']],
  ['SW1A 1AA', ['place: SW1A 1AA']],
  ['it says <name_1> there', ['mark: <name_1>']],
  // What gives nobody away stays, or nothing is left to answer.
  ['five minutes down the road, 5 minutes down the road', []],
  ['dinner at 19:30 on the 24th, 3 dogs and 2 cats', []],
  ['it cost R1500 in 2019', []],
  ['I ran 10 km and walked 12000 steps', []],
  ['a 1000 piece puzzle, no, 1000 pieces', ['code: 1000']],
  ["I'm at home.Let's go", []],
  ['Table Mountain on Saturday?', []],
  ['covid19 ruined it', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

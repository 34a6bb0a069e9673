import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFirebaseUser, readHashConfig, readUserRows } from './index.ts';

const row = {
  localId: 'kZ3x-_9',
  email: ' Thandi@Example.com ',
  emailVerified: true,
  passwordHash: 'lSrfV15c-_8=',
  salt: '42xEC-ixf3L2lw==',
  displayName: 'Thandi',
  createdAt: '1700000000000',
};

describe('a row of the old export', () => {
  it('becomes a person with the same id', () => {
    expect(readFirebaseUser(row)).toEqual({
      ok: true,
      notes: [],
      user: {
        id: 'kZ3x-_9',
        email: 'thandi@example.com',
        emailVerified: true,
        name: 'Thandi',
        disabled: false,
        createdAtMs: 1_700_000_000_000,
        password: { hash: 'lSrfV15c+/8=', salt: '42xEC+ixf3L2lw==' },
        googleId: null,
      },
    });
  });

  it.each([
    [
      'Google alone',
      {
        passwordHash: undefined,
        salt: undefined,
        providerUserInfo: [{ providerId: 'google.com', rawId: '11' }],
      },
      [],
    ],
    [
      'Facebook alone',
      {
        passwordHash: undefined,
        salt: undefined,
        providerUserInfo: [{ providerId: 'facebook.com', rawId: '5' }],
      },
      ['provider'],
    ],
    ['no way in at all', { passwordHash: undefined, salt: undefined }, ['no-way-in']],
    [
      'a photo, a phone, a claim, a second factor',
      { photoUrl: 'https://x.example/a', phoneNumber: '+27', customAttributes: '{"a":1}', mfaInfo: [{}] },
      ['photo', 'attributes', 'second-factor', 'phone'],
    ],
    ['no claims', { customAttributes: '{}' }, []],
  ])('with %s is taken, and what is left behind is told', (_case, change, notes) => {
    expect(readFirebaseUser({ ...row, ...change })).toMatchObject({ ok: true, notes });
  });

  it.each([
    ['', 'thandi'],
    ['  \u0000Thandi\n\u001b[31m ', 'Thandi [31m'],
    ['x'.repeat(500), 'x'.repeat(100)],
  ])('calls who is named %j: %j', (displayName, name) => {
    const read = readFirebaseUser({ ...row, displayName });
    expect(read.ok && read.user.name).toBe(name);
  });

  it.each<[string, unknown, string]>([
    ['a text', 'x', 'is no record'],
    ['null', null, 'is no record'],
    ['a list', [], 'is no record'],
    ['no address', { ...row, email: undefined }, 'has no e-mail address (a phone or anonymous account)'],
    ['half an address', { ...row, email: 'thandi@' }, 'email is no e-mail address'],
    ['an endless address', { ...row, email: `${'a'.repeat(300)}@example.com` }, 'email is wrong'],
    ['no id', { ...row, localId: undefined }, 'localId is wrong'],
    [
      'an id that is a path',
      { ...row, localId: '../x' },
      'localId has other signs than letters, digits, - and _',
    ],
    ['a hash that is none', { ...row, passwordHash: '<script>' }, 'passwordHash is not base64'],
    ['a hash that would add a part', { ...row, passwordHash: 'a$b' }, 'passwordHash is not base64'],
    ['a hash without its salt', { ...row, salt: undefined }, 'passwordHash has no salt'],
    ['a time that is none', { ...row, createdAt: 'soon' }, 'createdAt is no time'],
    ['disabled that is no yes or no', { ...row, disabled: 'no' }, 'disabled is wrong'],
    [
      'Google without its id',
      { ...row, providerUserInfo: [{ providerId: 'google.com' }] },
      'providerUserInfo has Google without rawId',
    ],
    [
      'a null byte in the id at Google',
      { ...row, providerUserInfo: [{ providerId: 'google.com', rawId: '1\u00002' }] },
      'providerUserInfo is wrong',
    ],
  ])('with %s is refused, and why', (_case, raw, why) => {
    expect(readFirebaseUser(raw)).toEqual({ ok: false, why });
  });

  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.object(), (anything, change) => {
        for (const raw of [anything, { ...row, ...change }]) {
          const read = readFirebaseUser(raw);
          expect(read.ok || read.why.length > 0).toBe(true);
        }
      }),
    );
  });
});

describe('the rows of a file', () => {
  const places = (text: string) => readUserRows(text)?.map(({ place, ok }) => [place, ok]);
  it.each([
    [
      'the export',
      JSON.stringify({ users: [row, row] }),
      [
        ['user 1', true],
        ['user 2', true],
      ],
    ],
    ['a bare list', JSON.stringify([row]), [['user 1', true]]],
    ['an empty one', '{"users":[]}', []],
    [
      'one a line, one broken',
      `${JSON.stringify(row)}\n\n{"localId":\n${JSON.stringify(row)}\n`,
      [
        ['line 1', true],
        ['line 3', false],
        ['line 4', true],
      ],
    ],
  ])('%s', (_case, text, found) => expect(places(text)).toEqual(found));

  it.each([
    ['a broken export', '{"users":[{"localId":"a"},{"localId"'],
    ['a spreadsheet', 'a,b,c\n1,2,3'],
    ['something else', '{"people":[]}'],
    ['nothing', ''],
  ])('%s is none', (_case, text) => expect(readUserRows(text)).toBeNull());
});

describe('the parameters of old passwords', () => {
  const config = { signerKey: 'c2lnbmVy', saltSeparator: 'Bw==', rounds: 8, memCost: 14 };
  it.each([
    [
      'as the console prints them',
      'hash_config {\n  algorithm: SCRYPT,\n  base64_signer_key: c2lnbmVy,\n  base64_salt_separator: Bw==,\n  rounds: 8,\n  mem_cost: 14,\n}',
    ],
    [
      'as JSON',
      '{"algorithm":"SCRYPT","base64_signer_key":"c2lnbmVy","base64_salt_separator":"Bw==","rounds":8,"mem_cost":14}',
    ],
    [
      'as JSON in a wrapper',
      '{"hash_config":{"algorithm":"scrypt","base64_signer_key":"c2lnbmVy","base64_salt_separator":"Bw","rounds":"8","mem_cost":"14"}}',
    ],
  ])('%s', (_case, text) => expect(readHashConfig(text)).toEqual({ ok: true, value: config }));

  it.each([
    [
      'another algorithm',
      'hash_config { algorithm: BCRYPT, base64_signer_key: c2lnbmVy, base64_salt_separator: Bw==, rounds: 8, mem_cost: 14 }',
      'algorithm',
    ],
    [
      'no key',
      'hash_config { algorithm: SCRYPT, base64_salt_separator: Bw==, rounds: 8, mem_cost: 14 }',
      'base64_signer_key',
    ],
    [
      'more memory than a small server has',
      'hash_config { algorithm: SCRYPT, base64_signer_key: c2lnbmVy, base64_salt_separator: Bw==, rounds: 64, mem_cost: 20 }',
      'asks for too much memory',
    ],
    ['nothing', '', 'algorithm'],
  ])('refuses %s and never repeats the key', (_case, text, named) => {
    const read = readHashConfig(text);
    expect(read).toMatchObject({ ok: false, why: expect.stringContaining(named) });
    expect(JSON.stringify(read)).not.toContain('c2lnbmVy');
  });
});

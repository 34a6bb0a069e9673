import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './content/common-passwords.ts';
import { type PasswordFault, refusePassword } from './password.ts';

describe('which passwords may be set', () => {
  it.each<[string, PasswordFault | null]>([
    ['', 'weak-password'],
    ['12345', 'weak-password'],
    ['qwert', 'weak-password'],
    ['🦊🦊🦊', 'weak-password'],
    ['🦊🐻🐼🐨🐯🦁', null],
    ['x'.repeat(129), 'password-too-long'],
    ['x'.repeat(5_000), 'password-too-long'],
    ['123456', 'common-password'],
    ['password', 'common-password'],
    ['PassWord', 'common-password'],
    ['ｐａｓｓｗｏｒｄ', 'common-password'],
    ['iloveyou', 'common-password'],
    ['thandi.m', 'common-password'],
    ['Thandi.M', 'common-password'],
    ['thandi.m@example.com', 'common-password'],
    ['thandi.m2', null],
    ['let me in 22', null],
    // Common, and not among the hundred.
    ['secret123', null],
    ['test1234', null],
    ['secret1', null],
    ['constructor', null],
    ['__proto__', null],
    ['hasOwnProperty', null],
    ['пароль1', null],
    ['x'.repeat(128), null],
  ])('%j: %s', (password, fault) => {
    expect(refusePassword(password, ' Thandi.M@Example.com')).toBe(fault);
  });

  it('knows the hundred most common that are long enough to be set otherwise, in small letters', () => {
    expect(COMMON_PASSWORDS.size).toBe(100);
    for (const password of COMMON_PASSWORDS)
      expect([password, refusePassword(password.toUpperCase(), 'a@example.com')]).toEqual([
        password,
        'common-password',
      ]);
  });
});

import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('sameSitePath', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/checkout?plan=monthly#pay', '/checkout?plan=monthly#pay'],
    [null, null],
    ['', null],
    ['checkout', null],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['/login', null],
    ['/login?x=1', null],
  ])('%j → %j', (path, expected) => {
    expect(sameSitePath(path)).toBe(expected);
  });
});

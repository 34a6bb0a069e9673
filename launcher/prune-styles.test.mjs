import { describe, expect, it } from 'vitest';
import { parseRules, pruneStyles, writeRules } from './prune-styles.mjs';

const having =
  (...names) =>
  (name) =>
    names.includes(name);

describe('the styles of one page', () => {
  it.each([
    ['a class of the page stays', '.a{color:red}', '.a{color:red}'],
    ['a class that it lacks goes', '.b{color:red}', ''],
    ['one selector of several goes', '.a,.b{color:red}', '.a{color:red}'],
    ['a selector needs all of its classes', '.a .b{color:red}.a.a{color:blue}', '.a.a{color:blue}'],
    [
      'what is said inside :not() or :is() is not asked',
      '.a:not(.b):is(.c *){top:0}',
      '.a:not(.b):is(.c *){top:0}',
    ],
    ['elements stay', 'h1,p>b{top:0}', 'h1,p>b{top:0}'],
    [
      'escaped names are read as they stand in HTML',
      '.sm\\:a{top:0}.w-1\\/2{top:0}.lg\\:b{top:0}',
      '.sm\\:a{top:0}.w-1\\/2{top:0}',
    ],
    ['a name that begins with an escaped digit', '.\\32 xl{top:0}', '.\\32 xl{top:0}'],
    ['arbitrary values', '.p-\\[1\\.5rem\\,2px\\]{top:0}', '.p-\\[1\\.5rem\\,2px\\]{top:0}'],
    ['rules within rules', '@media (width>=40rem){.a{top:0}.b{top:0}}', '@media (width>=40rem){.a{top:0}}'],
    ['a group that is left empty goes', '@layer x{@media print{.b{top:0}}}', ''],
    ['an order of layers stays', '@layer a,b;.a{top:0}', '@layer a,b;.a{top:0}'],
    ['signs in strings are not signs', '.a:after{content:"}.b{"}', '.a:after{content:"}.b{"}'],
  ])('%s', (_, css, left) => {
    expect(pruneStyles(css, having('a', 'sm:a', 'w-1/2', '2xl', 'p-[1.5rem,2px]'))).toBe(left);
  });

  it('keeps a value, a movement and a property only while something names it', () => {
    const css =
      ':root{--used:1px;--through:var(--used);--lone:2px}@keyframes go{to{top:0}}@keyframes stay{to{top:0}}' +
      '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}' +
      '.a{width:var(--through);animation:go 1s;translate:var(--tw-x)}';
    expect(pruneStyles(css, having('a'))).toBe(
      ':root{--used:1px;--through:var(--used)}@keyframes go{to{top:0}}@property --tw-x{syntax:"*";inherits:false}' +
        '.a{width:var(--through);animation:go 1s;translate:var(--tw-x)}',
    );
  });

  it('goes on until nothing is left that only the dropped named', () => {
    expect(pruneStyles(':root{--a:var(--b);--b:1px}.b{top:var(--a)}h1{top:0}', having())).toBe('h1{top:0}');
  });

  it('writes what it read', () => {
    const css = '@import "x";@font-face{src:url(a)}@media print{.a:hover>b{top:0}}h1{top:0}';
    expect(writeRules(parseRules(css))).toBe(css);
  });
});

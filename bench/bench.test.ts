import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Bench, chosen } from './bench.ts';

const bench = (...parts: string[]): Bench => ({ parts, run: () => ({}) });
const benches = { tea: bench('leaf', 'cup'), toast: bench() };
const named = (args: string[]) => chosen(args, benches).map(({ name, parts }) => [name, parts]);

describe('what to run', () => {
  it.each([
    {
      args: [],
      found: [
        ['tea', ['leaf', 'cup']],
        ['toast', []],
      ],
    },
    { args: ['tea'], found: [['tea', ['leaf', 'cup']]] },
    { args: ['tea', 'cup'], found: [['tea', ['cup']]] },
  ])('$args', ({ args, found }) => expect(named(args)).toEqual(found));

  it('with a number said of it', () => {
    const kettle = { kettle: { ...bench('water', 'steam'), flags: ['litres'] } };
    expect(chosen(['kettle', '--litres', '2', 'steam'], kettle)).toMatchObject([
      { parts: ['steam'], flags: { litres: 2 } },
    ]);
    expect(() => chosen(['kettle', '--litres', 'some'], kettle)).toThrow('--litres takes a whole number.');
    expect(() => chosen(['kettle', '--cups', '2'], kettle)).toThrow('Unknown part "--cups" of kettle.');
  });

  it.each([
    { args: ['coffee'], says: 'Unknown benchmark "coffee". There are: tea, toast.' },
    { args: ['toString'], says: 'Unknown benchmark "toString".' },
    { args: ['tea', 'sugar'], says: 'Unknown part "sugar" of tea. There are: leaf, cup.' },
  ])('refuses $args', ({ args, says }) => expect(() => named(args)).toThrow(says));

  it('is refused in one line with exit 1', () => {
    const program = fileURLToPath(new URL('main.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'kettle'], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'bench: Unknown benchmark "kettle". There are: coach, cyrano, pages, identity, faults, golden, growth, patterns, screenshots, stall, writer.\n',
    ]);
  });
});

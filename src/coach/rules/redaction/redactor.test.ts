import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOneTest } from '../testing.ts';
import { namesOfPeople } from './people.ts';
import { createRedactor } from './redactor.ts';

describe('names of people', () => {
  inOneTest<[string, string[]]>([
    ['Hey Anna, how are you?', ['Anna']],
    ["I'm Sipho Dlamini by the way", ['Sipho Dlamini', 'Dlamini', 'Sipho']],
    ['my name is zubair', ['zubair']],
    ['my sister Noor is visiting', ['Noor']],
    ['with lerato and thandeka', ['thandeka', 'lerato']],
    ['Dr. Moodley said so', ['Moodley']],
    ['I met Ruben there', ['Ruben']],
    ['Lovely talking.\n- Priscilla', ['Priscilla']],
    ["yesterday, Xander's birthday went on", ['Xander']],
    ['Hey there, happy Friday!', []],
    ['Hi Beautiful', []],
    ['I went up Table Mountain on Sunday', []],
    ["I'm so glad", []],
    ['my suster heet Annelie', ['Annelie']],
    ['Ek het vir Danie gesê hy moet kom', ['Danie']],
    ['Udadewethu uNomsa uyeza noZanele', ['Nomsa', 'Zanele']],
    ['NginguXolelwa waseMlazi', ['Xolelwa']],
    ['NgoMgqibelo ngiya eThekwini noMama', []],
  ])('%s', (text, names) => {
    expect(namesOfPeople(text).sort()).toEqual([...names].sort());
  });
});

describe('the redactor', () => {
  it('gives the same words one placeholder in every text of a request', () => {
    const redactor = createRedactor(['Hi, I am Noor, 082 123 4567', 'noor again, 082 123 4567, and Anna']);
    expect(redactor.hide('Hi, I am Noor, 082 123 4567')).toBe('Hi, I am <name_1>, <number_1>');
    expect(redactor.hide('noor again, 082 123 4567, and Anna')).toBe(
      '<name_1> again, <number_1>, and <name_2>',
    );
  });

  it('hides a name behind the mark that isiZulu puts in the same word', () => {
    const redactor = createRedactor(['Ngibone uThabo noNomsa emsebenzini']);
    expect(redactor.hide('Ngibone uThabo noNomsa emsebenzini')).toBe(
      'Ngibone u<name_1> no<name_2> emsebenzini',
    );
    expect(redactor.restore('Bingelela u<name_1>!').text).toBe('Bingelela uThabo!');
  });

  it('puts back what was hidden, however the model spells the placeholder', () => {
    const redactor = createRedactor(['My name is Noor, at 12 Long Street']);
    redactor.hide('My name is Noor, at 12 Long Street');
    const { text, kinds, lost } = redactor.restore('NAME_1 of <place_1>, <name_7>');
    expect(text).toBe('Noor of 12 Long Street, ');
    expect([...kinds].sort()).toEqual(['name', 'place']);
    expect(lost).toBe(true);
  });

  it('hides a name whose letters were set apart by what nobody sees', () => {
    expect(createRedactor(['hi Anna']).hide('An\u200bna, 082\u2060 123 4567')).toBe('<name_1>, <number_1>');
  });

  it('takes a placeholder that was written into the message for text', () => {
    const redactor = createRedactor(['<name_1> says Anna']);
    const hidden = redactor.hide('<name_1> says Anna');
    expect(hidden).toBe('<mark_1> says <name_1>');
    expect(redactor.restore(hidden).text).toBe('<name_1> says Anna');
  });

  const digits = (least: number, most: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })
      .map((all) => all.join(''));
  const word = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    minLength: 3,
    maxLength: 9,
  });
  const giveaway = fc.oneof(
    fc.tuple(word, word).map(([user, host]) => `${user}@${host}.com`),
    fc.tuple(word, word).map(([host, path]) => `https://${host}.example/${path}`),
    digits(9, 11).map((all) => `0${all}`),
    digits(9, 9).map((all) => `+27 ${all.slice(0, 2)} ${all.slice(2, 5)} ${all.slice(5)}`),
    digits(16, 16).map((all) => all.replace(/(.{4})(?=.)/g, '$1 ')),
    digits(13, 13),
    word.map((user) => `@${user}`),
    fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('Long', 'Kloof Nek', 'van der Byl'))
      .map(([number, street]) => `${number} ${street} Street`),
    fc
      .constantFrom('Thandeka', 'Sipho', 'Anna', 'Lerato', 'François du Plessis')
      .map((name) => `I am ${name}`),
  );
  const around = fc.constantFrom(
    '',
    'hey, ',
    'you can find me here: ',
    'pls write to ',
    ' lol ok? ',
    '\n',
    ' (that is me) ',
    ' 😂 ',
    'between 7 and 8, ',
  );

  it('lets nothing of it through, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(around, giveaway), { minLength: 1, maxLength: 6 }), (pieces) => {
        const text = pieces.map(([before, secret]) => `${before} ${secret} `).join(';');
        const hidden = createRedactor([text]).hide(text);
        for (const [, secret] of pieces) expect(hidden).not.toContain(secret.replace(/^I am /, ''));
        // Nor half of one: no run of digits is left that could be rung up.
        expect(hidden.replace(/<\w+>/g, '')).not.toMatch(/\d[\d\s-]{5,}\d|@/);
      }),
      { numRuns: 500 },
    );
  });

  it('gives back what went in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(around, giveaway), { minLength: 1, maxLength: 4 }), (pieces) => {
        const text = pieces.map(([before, secret]) => `${before.replace(/\n/g, ' ')} ${secret}`).join('; ');
        const redactor = createRedactor([text]);
        expect(redactor.restore(redactor.hide(text)).text.toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});

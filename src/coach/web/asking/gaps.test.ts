import { describe, expect, it } from 'vitest';
import { emptyGaps, filledText, gapPieces } from './gaps.ts';

describe('the gaps of a suggestion', () => {
  const cases: [string, string[] | undefined, string[]][] = [
    ['Meet me at [place] at [time]?', undefined, ['place', 'time']],
    ['Meet me at [place] at [time]?', ['place', 'time'], ['place', 'time']],
    ['I was at [place]. Yes, [place].', undefined, ['place']],
    ['He wrote "[sic]" and I laughed at [place].', ['place'], ['place']],
    ['No gap at all.', undefined, []],
    ['An [open bracket', undefined, []],
    ['[]', undefined, []],
  ];
  it.each(cases)('of "%s" with the names %j are %j', (text, needs, names) => {
    const pieces = gapPieces(text, needs);
    expect(emptyGaps(pieces, {})).toEqual(names);
    expect(pieces.map(({ text }) => text).join('')).toBe(text);
  });

  it('keep the text from being copied until each is filled', () => {
    const pieces = gapPieces('Meet me at [place] at [time]?');
    expect(filledText(pieces, {})).toBeNull();
    expect(filledText(pieces, { place: 'the harbour', time: '  ' })).toBeNull();
    expect(filledText(pieces, { place: ' the harbour ', time: 'six' })).toBe(
      'Meet me at the harbour at six?',
    );
  });

  it('take the same words wherever the same name stands', () => {
    const pieces = gapPieces('[place]? I love [place].');
    expect(filledText(pieces, { place: 'Knysna' })).toBe('Knysna? I love Knysna.');
  });

  it('are filled one by one where the name says no thing', () => {
    const pieces = gapPieces(
      "He [is or isn't] okay. And the leg [is or isn't] okay. He left [when], I came [when].",
    );
    const values = { "is or isn't": 'is', when: 'at six' };
    expect(emptyGaps(pieces, values)).toEqual(["is or isn't", 'when']);
    expect(filledText(pieces, values)).toBeNull();
    expect(filledText(pieces, { ...values, "is or isn't 2": "isn't", 'when 2': 'at eight' })).toBe(
      "He is okay. And the leg isn't okay. He left at six, I came at eight.",
    );
  });

  it('are none in a text without brackets, which can be copied at once', () => {
    expect(filledText(gapPieces('Hello there'), {})).toBe('Hello there');
  });
});

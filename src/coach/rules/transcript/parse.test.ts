import { describe, expect, it } from 'vitest';
import { parseTranscript } from './parse.ts';

/** The turns as `me|them: words`, one a line. */
const sides = (pasted: string, me?: string) =>
  parseTranscript(pasted, me === undefined ? {} : { me }).turns.map(({ from, text }) => `${from}: ${text}`);
const LRM = '\u200e';

describe('a chat that was pasted', () => {
  it.each<[string, string, string[]]>([
    ['Me and Her', 'Me: hi there\nHer: hello you', ['me: hi there', 'them: hello you']],
    ['Me and Him, in small letters', 'him: hey\nme: hey\nhim: up?', ['them: hey', 'me: hey', 'them: up?']],
    ['on one line', 'Me: hi / Her: hello', ['me: hi', 'them: hello']],
    ['You beside Me', 'You: hey\nMe: hey yourself', ['them: hey', 'me: hey yourself']],
    ['You beside a name', 'You: hey\nNaledi: hey yourself', ['me: hey', 'them: hey yourself']],
    ['only the other person', 'Her: hi\nHer: you there?', ['them: hi', 'them: you there?']],
    ['a name beside Me', 'Me: hi\nNaledi Dlamini: hello', ['me: hi', 'them: hello']],
    [
      'names, who spoke last is the other person',
      'Naledi: hi\nTom: hello\nNaledi: how was it?',
      ['them: hi', 'me: hello', 'them: how was it?'],
    ],
    ['two names, a line each', 'Thabo: hey\nLerato: hi', ['me: hey', 'them: hi']],
    ['blank lines between', 'Me: hi\n\nHer: hello\n\n\nMe: ok', ['me: hi', 'them: hello', 'me: ok']],
    [
      'a message of several lines',
      'Me: hi\nHer: first line\nsecond line\n\nthird\nMe: ok',
      ['me: hi', 'them: first line\nsecond line\n\nthird', 'me: ok'],
    ],
    ['times beside the labels', 'Me (22:15): hi\n22:16 Her: hello', ['me: hi', 'them: hello']],
    ['bold labels of a chat on the web', '**Me:** hi\n**Her:** hello', ['me: hi', 'them: hello']],
    [
      'a colon in the words',
      'Me: one thing: tea\nHer: at 19:30: yes',
      ['me: one thing: tea', 'them: at 19:30: yes'],
    ],
    ['Windows line ends', 'Me: hi\r\nHer: hello', ['me: hi', 'them: hello']],
    [
      'words before the first label',
      'so this happened\nMe: hi\nHer: hello',
      ['them: so this happened', 'me: hi', 'them: hello'],
    ],
  ])('%s', (_name, pasted, expected) => expect(sides(pasted)).toEqual(expected));
});

describe('WhatsApp', () => {
  const turns = ['me: Hi Naledi', 'them: haha okay\nfine', 'me: deal'];
  it.each<[string, string[]]>([
    ['Android, day first', ['31/12/2023, 22:15 - ', '31/12/2023, 22:16 - ', '01/01/2024, 00:01 - ']],
    ['Android, South Africa', ['2023/12/31, 22:15 - ', '2023/12/31, 22:16 - ', '2024/01/01, 00:01 - ']],
    [
      'Android, United States',
      ['12/31/23, 10:15\u202fPM - ', '12/31/23, 10:16\u202fPM - ', '1/1/24, 12:01\u202fAM - '],
    ],
    ['Android, German', ['31.12.23, 22:15 - ', '31.12.23, 22:16 - ', '01.01.24, 00:01 - ']],
    ['Android, Dutch', ['31-12-2023 22:15 - ', '31-12-2023 22:16 - ', '01-01-2024 00:01 - ']],
    [
      'Android, p.m.',
      ['31/12/2023, 10:15 p.m. - ', '31/12/2023, 10:16 p.m. - ', '01/01/2024, 12:01 a.m. - '],
    ],
    ['iPhone', ['[31/12/2023, 22:15:03] ', `${LRM}[31/12/2023, 22:16:40] `, '[01/01/2024, 00:01:09] ']],
    [
      'iPhone, South Africa',
      ['[2023/12/31, 22:15:03] ', '[2023/12/31, 22:16:40] ', '[2024/01/01, 00:01:09] '],
    ],
    [
      'iPhone, AM and PM',
      ['[12/31/23, 10:15:03\u202fPM] ', '[12/31/23, 10:16:40\u202fPM] ', '[1/1/24, 12:01:09\u202fAM] '],
    ],
    ['copied on a phone', ['[31/12, 22:15] ', '[31/12, 22:16] ', '[01/01, 00:01] ']],
    ['copied on the web', ['[22:15, 31/12/2023] ', '[22:16, 31/12/2023] ', '[00:01, 01/01/2024] ']],
    [
      'copied on the web, AM and PM',
      ['[10:15 PM, 12/31/2023] ', '[10:16 PM, 12/31/2023] ', '[12:01 AM, 1/1/2024] '],
    ],
  ])('%s', (_name, [one, two, three]) => {
    const pasted = `${one}Tom Smith: Hi Naledi\n${two}Naledi 🌻: haha okay\nfine\n${three}Tom Smith: deal`;
    expect(parseTranscript(pasted)).toMatchObject({ kind: 'chat', names: ['Tom Smith', 'Naledi 🌻'] });
    expect(sides(pasted, 'tom smith')).toEqual(turns);
  });

  it('leaves out what nobody said, and counts it', () => {
    const pasted = [
      '2023/12/31, 22:14 - Messages and calls are end-to-end encrypted. Only people in this chat can read them.',
      '2023/12/31, 22:15 - Naledi: <Media omitted>',
      '2023/12/31, 22:15 - Naledi: IMG-20231231-WA0001.jpg (file attached)\nlook at him',
      '2023/12/31, 22:16 - Tom: This message was deleted',
      '2023/12/31, 22:17 - Tom: cute <This message was edited>',
      '2023/12/31, 22:18 - Naledi changed their phone number. Tap to message\nor add the new number.',
      '2023/12/31, 22:19 - Naledi: Missed voice call',
      '2023/12/31, 22:20 - Naledi: right?',
    ].join('\n');
    expect(sides(pasted)).toEqual(['them: look at him', 'me: cute', 'them: right?']);
    expect(parseTranscript(pasted).leftOut).toBe(5);
  });

  it('leaves out what an iPhone marks as the app’s own', () => {
    const pasted = [
      `[2023/12/31, 22:14:00] Naledi: ${LRM}Messages and calls are end-to-end encrypted.`,
      `[2023/12/31, 22:15:00] Naledi: ${LRM}image omitted`,
      `[2023/12/31, 22:15:20] Naledi: the dog ${LRM}<attached: 00000012-PHOTO.jpg>`,
      '[2023/12/31, 22:16:00] ~ Tom: oh',
    ].join('\n');
    expect(sides(pasted, 'Tom')).toEqual(['them: the dog', 'me: oh']);
  });

  it('keeps the end of a message whose head was not copied', () => {
    expect(sides('and then we left\n[31/12, 22:16] Naledi: right?')).toEqual([
      'them: and then we left',
      'them: right?',
    ]);
  });

  it('takes one message with its head', () => {
    expect(parseTranscript('[22:15, 31/12/2023] Naledi: are you free on Friday?')).toMatchObject({
      turns: [{ from: 'them', text: 'are you free on Friday?', name: 'Naledi' }],
      sides: 'guessed',
    });
  });
});

describe('other apps', () => {
  it.each<[string, string, string[]]>([
    [
      'Telegram, copied',
      'Naledi, [31.12.2023 22:15]\nhaha okay\nfine\n\nTom, [31.12.2023 22:16]\ndeal\n\nNaledi, [31.12.2023 22:17]\nfinally',
      ['them: haha okay\nfine', 'me: deal', 'them: finally'],
    ],
    [
      'Telegram, on one line',
      '[31.12.2023 22:15] Naledi: haha\n[31.12.2023 22:16] Tom: deal\n[31.12.2023 22:17] Naledi: ok',
      ['them: haha', 'me: deal', 'them: ok'],
    ],
    [
      'Messenger, copied',
      'Naledi\nhaha okay fine\nSun 22:15\nYou sent\ndeal\nYou sent\nSaturday?\nNaledi\nfinally\nEnter',
      ['them: haha okay fine', 'me: deal', 'me: Saturday?', 'them: finally'],
    ],
    [
      'Messenger, with an answer to a message',
      'Naledi\nhaha okay fine\nYou replied to Naledi\nOriginal message:\nhaha okay fine\nYou sent\ndeal',
      ['them: haha okay fine', 'me: deal'],
    ],
    [
      'Instagram, copied',
      'naledi.d\nyour dog is famous\nYou sent\nhe charges for photos\nSeen\nnaledi.d\nhow much',
      ['them: your dog is famous', 'me: he charges for photos', 'them: how much'],
    ],
    [
      'a download of Messenger, the newest first',
      'Naledi Dlamini\nfinally\nDec 31, 2023 10:17 pm\nTom Smith\ndeal\nDec 31, 2023 10:16 pm\nNaledi Dlamini\nhaha\nDec 31, 2023 10:15 pm',
      ['them: haha', 'me: deal', 'them: finally'],
    ],
    [
      'Discord',
      'Naledi — Today at 22:15\nhaha okay\nTom — Today at 22:16\ndeal\nNaledi — Today at 22:17\nok',
      ['them: haha okay', 'me: deal', 'them: ok'],
    ],
  ])('%s', (_name, pasted, expected) => expect(sides(pasted)).toEqual(expected));
});

describe('one message of theirs', () => {
  it.each([
    'haha okay fine, you win',
    'First thing.\n\nSecond thing, longer.\n\nThird?',
    'Plan for Saturday: coffee first, then the market',
    'Friday: dinner at 7\nSaturday: the beach',
    'Pros: you cook\nCons: you cook fish',
    'Note: bring a coat\nPS: and the dog',
    'Two rules:\nno snoring\nno anchovies',
    'Meet me there\nat the gate\n22:15\nbring a coat',
    'https://example.com/a: look at this\nhttps://example.com/b',
    'Naledi: just this line',
    'Seen\nYou sent me a song yesterday',
    '- 2 eggs\n- 1 cup of flour',
    'It was 10/10 - honestly: best night',
    '3 - 2: we won!',
    'My mum always says: if it rains: stay in',
  ])('%j', (pasted) =>
    expect(parseTranscript(pasted)).toEqual({
      kind: 'message',
      turns: [{ from: 'them', text: pasted }],
      names: [],
      me: null,
      sides: 'certain',
      leftOut: 0,
    }),
  );

  it.each(['', '  \n \t'])('none at all for %j', (pasted) =>
    expect(parseTranscript(pasted).turns).toEqual([]),
  );
});

describe('who is who', () => {
  const group = 'Naledi: hi\nTom: hello\nAnneke: hey all\nNaledi: right?\nTom: yes\nAnneke: ok';
  it.each<[string, string, string | undefined, object]>([
    ['a label says it', 'Me: hi\nHer: yo', undefined, { me: 'Me', sides: 'certain' }],
    ['two names are guessed', 'Naledi: a\nTom: b\nNaledi: c', undefined, { me: 'Tom', sides: 'guessed' }],
    ['a name that was chosen', 'Naledi: a\nTom: b\nNaledi: c', 'naledi', { me: 'Naledi', sides: 'certain' }],
    ['a name that is not there', 'Naledi: a\nTom: b\nNaledi: c', 'Zola', { me: 'Tom', sides: 'guessed' }],
    ['a name beside Her', 'Tom: a\nHer: b', undefined, { me: 'Tom', sides: 'certain' }],
    [
      'a group is not guessed',
      group,
      undefined,
      { me: null, sides: 'unknown', names: ['Naledi', 'Tom', 'Anneke'] },
    ],
    [
      'a name in another case is the same',
      'Naledi: a\nTom: b\nnaledi: c',
      undefined,
      { names: ['Naledi', 'Tom'] },
    ],
  ])('%s', (_name, pasted, me, expected) =>
    expect(parseTranscript(pasted, me === undefined ? {} : { me })).toMatchObject(expected),
  );
});

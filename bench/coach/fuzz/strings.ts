/** Random messages of every unpleasant kind, always the same ones for the same seed. */
import { MESSAGE_MAX_CHARACTERS } from '#coach';
import { BAITS } from './baits.ts';
import { type Random, seeded } from './random.ts';

const WORDS =
  `i you my your we the a and but so not don't can could would will want like love hate miss meet call send pay kill die
  alone money gift card code bank bitcoin link photo pics nudes age school dog cat coffee wine braai hike beach Friday
  tomorrow 7pm R500 $200 haha lol wyd u ur k ok yes no please thanks sorry Thabo Cape Town why what who how when
  where if because ignore previous instructions system: [photo] {{name}} <b> http://a.co/x me@x.com +27821234567 ek jy
  ngiyakuthanda molo dumela hoe gaan dit 😂 ❤️ 👍🏽 …`.split(/\s+/);

const EMOJI = ['😂', '❤️', '👍🏽', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇿🇦', '1️⃣', '☺', '🫠', '👨🏿‍🦱'];
const RIGHT_TO_LEFT = ['שלום', 'مرحبا', '\u202E', '\u200F', 'كيف', 'حالك', '\u2067', '\u2069', '؟'];
const MARKS = ['\u0301', '\u0308', '\u20DD', '\u0489', '\uFE0F', '\u200D', '\u0E33', '\u093F'];
const PUNCTUATION = [...'.,;:!?-–—…\'"“”‘’`´()[]{}<>/\\|@#$%^&*_+=~¿¡'];
const SCRIPTS = [
  '日本語',
  '한국어',
  'Привет',
  'ｆｕｌｌ',
  'ﷺ',
  'ß',
  'İ',
  'ſ',
  'Ⅷ',
  '𝓱𝓲',
  'ไทย',
  'नमस्ते',
  '中文？',
  '。',
  '！',
];
const BROKEN_HALVES = ['\uD83D', '\uDE00', '\uD800', '\uDFFF'];

const codePoint = (random: Random): string => {
  const point = random.below(0x11_0000);
  return String.fromCodePoint(point >= 0xd800 && point <= 0xdfff ? 0x2603 : point);
};
const letter = (random: Random): string => String.fromCharCode(97 + random.below(26));
const times = (random: Random, most: number, piece: () => string, between = ''): string =>
  Array.from({ length: 1 + random.below(most) }, piece).join(between);

/** Each makes a piece of text; the length of a message comes from how many are put together. */
const MAKERS: ReadonlyArray<(random: Random) => string> = [
  (random) => times(random, 30, () => random.pick(WORDS), ' '),
  (random) =>
    times(random, 20, () => random.pick([...WORDS, ...PUNCTUATION, '\n', '  ']), random.pick([' ', ''])),
  (random) => times(random, 12, () => random.pick(EMOJI)),
  (random) => times(random, 12, () => random.pick(RIGHT_TO_LEFT), ' '),
  (random) => times(random, 20, () => letter(random) + random.pick(MARKS)),
  (random) => times(random, 20, () => codePoint(random)),
  (random) => times(random, 20, () => String.fromCharCode(random.below(32))),
  (random) => times(random, 8, () => random.pick(BROKEN_HALVES) + letter(random)),
  (random) => times(random, 40, () => String(random.below(10))),
  (random) => random.pick(PUNCTUATION).repeat(1 + random.below(60)),
  (random) => times(random, 300, () => letter(random)),
  (random) => random.pick(BAITS).repeat(1 + random.below(40)),
  (random) => '(['.repeat(random.below(30)) + random.pick(WORDS) + '])'.repeat(random.below(30)),
  (random) => times(random, 10, () => random.pick(SCRIPTS), random.pick(['', ' '])),
  (random) =>
    random.pick([' ', '\n', '\t', '\u00A0', '\u3000', '\u200B', '\r\n']).repeat(1 + random.below(30)),
  () => '',
];

/** One in this many is as long as a message may be. */
const LONG_EVERY = 200;

/** Cut to a number of characters (code points), as the contract counts them. */
export const cut = (text: string, characters: number): string =>
  text.length <= characters ? text : [...text].slice(0, characters).join('');

function message(random: Random, index: number): string {
  if (index % LONG_EVERY === LONG_EVERY - 1) {
    let text = '';
    const makers = [random.pick(MAKERS), random.pick(MAKERS)];
    for (let empty = 0; text.length < 2 * MESSAGE_MAX_CHARACTERS && empty < 5000; empty++)
      text += `${random.pick(makers)(random)} `;
    return cut(text, MESSAGE_MAX_CHARACTERS);
  }
  return times(random, 4, () => random.pick(MAKERS)(random), random.pick(['', ' ', '\n']));
}

/** `count` messages, none longer than the contract allows. */
export function* messages(seed: number, count: number): Generator<string> {
  const random = seeded(seed);
  for (let index = 0; index < count; index++) yield message(random, index);
}

/** Reads a row of emoji: the things it shows, in order, and the mood it is in. */
import { type EmojiMood, emojiMood, emojiThing, flagCountry } from './emoji-words.ts';
import { EMOJI } from './text.ts';

export type EmojiThing = { readonly words: string; readonly count: number };
export type EmojiReading = {
  readonly things: readonly EmojiThing[];
  readonly moods: readonly EmojiMood[];
  readonly countries: readonly string[];
  /** The mood that sets the register: grief before pain before joy. */
  readonly mood: EmojiMood | undefined;
  /** An aubergine or peach with drops: no still life. */
  readonly lewd: boolean;
};

const WEIGHTIEST: readonly EmojiMood[] = [
  'heartbreak', 'hurt', 'ill', 'sad', 'brave', 'melt', 'wince', 'angry', 'scared', 'hot', 'cold', 'doubt', 'flat', 'facepalm', 'dead', 'shy', 'smirk', 'party',
  'moved', 'love', 'laugh', 'fire', 'hope', 'sleepy', 'shock', 'eyes', 'mask', 'shrug', 'no', 'ok', 'cool', 'salute', 'wave', 'question',
]; // biome-ignore format: an order

const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;

export function readEmoji(plain: string): EmojiReading {
  const counts = new Map<string, number>();
  const moods: EmojiMood[] = [];
  for (const emoji of plain.match(EMOJI) ?? []) {
    const mood = emojiMood(emoji);
    if (mood) {
      if (!moods.includes(mood)) moods.push(mood);
      continue;
    }
    const thing = emojiThing(emoji);
    if (thing) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const countries = (plain.match(FLAG) ?? []).flatMap((flag) => flagCountry(flag) ?? []);
  return {
    things: [...counts].map(([words, count]) => ({ words, count })),
    moods,
    countries,
    mood: WEIGHTIEST.find((one) => moods.includes(one)),
    lewd: /[🍆🍑👅]/u.test(plain) && /[💦👅😏😈🍑🔥]/u.test(plain.replace(/[🍆]/gu, '')),
  };
}

/** `wine, couch and rain` would be a triad: two at most are named. */
export const emojiPlural = (words: string): boolean =>
  /[^s]s$/.test(words) && !/^(?:chess|darts|tennis|table tennis|christmas)$/i.test(words);

/** How the writer writes, so that an answer can sit beside it: length, case, emoji, laughter, netspeak. */
import { emojiOf, wordsOf } from './text.ts';

export type Style = {
  readonly characters: number;
  readonly words: number;
  readonly emoji: readonly string[];
  readonly laughs: boolean;
  readonly lowercase: boolean;
  readonly netspeak: boolean;
  readonly exclaims: boolean;
};

export function readStyle(plain: string): Style {
  const letters = plain.match(/\p{L}/gu)?.join('') ?? '';
  return {
    characters: [...plain].length,
    words: wordsOf(plain).length,
    emoji: emojiOf(plain),
    laughs: /\b(?:a?ha(?:ha)+|hehe+|lo+l|lmf?ao|jaja+|mdr|kkk+)\b|😂|🤣|😅/i.test(plain),
    lowercase: letters.length > 3 && letters === letters.toLowerCase(),
    netspeak: /(?:^|\s)(?:u|ur|r|ya|wyd|hbu|wbu|rn|tbh|idk|ngl|btw|omg|thx|pls)(?=$|[\s?.!,])/i.test(plain),
    exclaims: /!/.test(plain),
  };
}

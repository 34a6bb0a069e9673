/** The calls of the coach, filled from one recipe up to the contract's sizes or less. */
import { CONVERSATION_MAX_TURNS, MESSAGE_MAX_CHARACTERS, REPLIES_MAX_COUNT } from '#coach';
import type { Recipe } from './texts.ts';

export type Size = { readonly characters: number; readonly turns: number };
/** The contract's. */
export const WHOLE: Size = { characters: MESSAGE_MAX_CHARACTERS, turns: CONVERSATION_MAX_TURNS };
/** What many requests are told apart by before the costliest are tried whole. */
export const SMALL: Size = { characters: 400, turns: 4 };

export const CALLS = ['advice', 'starters', 'rewrite', 'insights'] as const;
export type Call = (typeof CALLS)[number];

export function requestOf(call: Call, recipe: Recipe, { characters, turns }: Size): object {
  const text = recipe(characters);
  const about = { me: text, them: text };
  const conversation = Array.from({ length: turns }, (_, index) => ({
    from: index % 2 === 0 ? 'them' : 'me',
    text,
  }));
  switch (call) {
    case 'advice':
      return { message: text, conversation, about, count: REPLIES_MAX_COUNT };
    case 'starters':
      return { about, count: REPLIES_MAX_COUNT };
    case 'rewrite':
      return { draft: text, tone: 'witty', message: text };
    case 'insights':
      return { conversation, about };
  }
}

/** A chat that was pasted as one message: their last words are the message, what stands before them is the conversation. */
import type { Turn } from '../contract.ts';
import { parseTranscript } from '../transcript/index.ts';

type Asked = { readonly message: string; readonly conversation?: Turn[] | undefined };

/**
 * The request with a pasted `Me: … / Her: …` taken apart. The same request where the labels do not say for certain who is the reader, or
 * where the other person says nothing. What the reader wrote after their last words is left out.
 */
export function takenApart<T extends Asked>(request: T): T {
  const { kind, turns, sides } = parseTranscript(request.message);
  const last = turns.findLastIndex(({ from }) => from === 'them');
  if (kind !== 'chat' || sides !== 'certain' || last < 0) return request;
  const mine = turns.slice(0, last).findLastIndex(({ from }) => from === 'me');
  const textOf = turns.slice(mine + 1, last + 1).map(({ text }) => text);
  const before = turns.slice(0, mine + 1).map(({ from, text }) => ({ from, text }));
  return {
    ...request,
    message: textOf.join('\n'),
    ...(before.length > 0 ? { conversation: [...(request.conversation ?? []), ...before] } : {}),
  };
}

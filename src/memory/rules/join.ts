import {
  type AdviceCall,
  type AdviceRequest,
  CONVERSATION_MAX_TURNS,
  isWithinLimit,
  MESSAGE_MAX_CHARACTERS,
  type Turn,
} from '#coach';
import type { Person, StoredTurn, Voice } from './contract.ts';

export interface Stored {
  person: Pick<Person, 'notes'> & Partial<Pick<Person, 'stage'>>;
  /** The newest, oldest first. */
  turns: readonly StoredTurn[];
  voice: Voice;
}

/**
 * What is stored joins what is sent: stored turns stand before those sent, stored notes before those sent. What is too
 * much for a request falls off where it is oldest; how much of the rest is read, the coach says.
 */
export function joinStored(
  { person: _id, ...call }: AdviceCall,
  { person, turns, voice }: Stored,
): AdviceRequest {
  const sent = call.conversation ?? [];
  const conversation = [...olderThan(turns, [...sent, { from: 'them', text: call.message }]), ...sent].slice(
    -CONVERSATION_MAX_TURNS,
  );
  const about = {
    ...notes('me', [call.about?.me, ...voice.facts]),
    ...notes('them', [person.notes, call.about?.them]),
  };
  return {
    ...call,
    ...(conversation.length > 0 ? { conversation } : {}),
    ...(about.me || about.them ? { about } : {}),
    ...(person.stage ? { stage: person.stage } : {}),
    ...(voice.never.length > 0 ? { never: voice.never } : {}),
    ...(Object.keys(voice.style).length > 0 ? { style: styleText(voice.style) } : {}),
  };
}

/** The stored turns without those at their end that are sent again: the screen shows what is stored too. */
function olderThan(stored: readonly StoredTurn[], sent: readonly Turn[]): Turn[] {
  const isSame = (turn: Turn | undefined, other: Turn | undefined) =>
    turn?.from === other?.from && turn?.text === other?.text;
  const turns = stored.map(({ from, text }): Turn => ({ from, text }));
  for (let shared = Math.min(turns.length, sent.length); shared > 0; shared--) {
    const end = turns.slice(-shared);
    // Sent as far as it is stored: with the message that is being answered, or up to it.
    for (const last of [sent.length, sent.length - 1])
      if (last >= shared && end.every((turn, at) => isSame(turn, sent[last - shared + at])))
        return turns.slice(0, -shared);
  }
  return turns;
}

/** One text a line, as many lines from the first as there is room for. */
function notes<Whose extends 'me' | 'them'>(
  whose: Whose,
  texts: readonly (string | undefined)[],
): Partial<Record<Whose, string>> {
  let joined = '';
  for (const text of texts) {
    const longer = [joined, text?.trim()].filter(Boolean).join('\n');
    if (isWithinLimit(longer, MESSAGE_MAX_CHARACTERS)) joined = longer;
  }
  return joined === '' ? {} : ({ [whose]: joined } as Record<Whose, string>);
}

/** @example styleText({ length: 'short', emoji: false }) // 'length: short; emoji: no' */
const styleText = (style: Voice['style']): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`)
    .join('; ');

import { type AdviceCall, CONVERSATION_MAX_TURNS } from '#coach';
import type { Recalled } from '#coach/server';
import { joinStored } from '#memory';
import type { MemoryDeps } from './deps.ts';
import { findSettings } from './owner.ts';
import { findPerson } from './people.ts';
import { addTurns, listTurns } from './turns.ts';
import { findVoice } from './voice.ts';

/**
 * An advice call with what is stored for its owner: whom they want to write, their voice, and of a person the turns and
 * notes; the message then is kept as a turn of theirs. Where there is no room for it, it is answered and not kept.
 *
 * @returns null where the owner has no such person
 */
export async function recall(deps: MemoryDeps, userId: string, call: AdviceCall): Promise<Recalled | null> {
  const { person: id, ...request } = call;
  const { keepDays } = await findSettings(deps.db, userId);
  // Where nothing is kept, nobody is known, and a screen that still shows somebody is answered all the same.
  if (keepDays === 0) return { request, keep: async () => {} };
  const voice = await findVoice(deps, userId);
  // How somebody writes is theirs, whomever they write to.
  if (id === undefined)
    return {
      request: joinStored(call, { person: { notes: '' }, turns: [], voice }),
      keep: async () => {},
    };
  // PostgreSQL takes no null byte, and no id of ours holds anything else.
  if (!/^[\w-]+$/.test(id)) return null;
  const person = await findPerson(deps, userId, id);
  const turns = await listTurns(deps, userId, id, { before: null, limit: CONVERSATION_MAX_TURNS });
  if (!person || !turns) return null;
  const message = { from: 'them', text: call.message } as const;
  return {
    request: joinStored(call, { person, turns, voice }),
    async keep() {
      try {
        await addTurns(deps, userId, id, [message], { unlessNewest: true });
      } catch (error) {
        // Their answer is ready. Only the kind of the fault: an error of a database can quote what it was given.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'fault';
        console.error(`memory: a message was answered and could not be kept (${code})`);
      }
    },
  };
}

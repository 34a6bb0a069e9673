/** One question to an OpenAI-compatible endpoint; what it writes comes back item by item, whole ones only. */
import { z } from 'zod';
import type { EndpointState } from '../choose-engine.ts';
import type { Draft, Prompt } from '../work/types.ts';
import { readAnswer, readValue } from './answer-text.ts';
import { bodyIn, type Dialect, FULL, nextDialect } from './dialect.ts';
import { stateOf } from './endpoint-state.ts';
import { Failure, failureOf, Refusal, Unusable } from './failures.ts';
import { type Piece, pieces } from './wire.ts';

export type UpstreamOptions = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

export type How = {
  readonly signal: AbortSignal;
  /** Whether the items are wanted one by one while they are written. */
  readonly stream: boolean;
};

/** A part of an answer: a reply as it was written, or what the model read in the message. */
export type Answered = { readonly draft: Draft } | { readonly reading: unknown };

/** Every call throws {@link Failure} for what went wrong; an abort ends it and closes the socket. */
export type Upstream = {
  /** Replies and reading, in the order in which they were written. */
  answers(prompt: Prompt, how: How): AsyncGenerator<Answered>;
  /** One JSON value, whole. */
  ask(prompt: Prompt, how: { readonly signal: AbortSignal }): Promise<unknown>;
  /** Whether the endpoint takes a question at all; what it writes does not count. Never fails. */
  probe(how: { readonly signal: AbortSignal }): Promise<EndpointState>;
};

/** A model that will not stop is cut off here; five replies need a tenth. */
const ANSWER_CHARACTERS = 20_000;
/** Each is one refusal, answered at once. */
const WAYS_TRIED = 5;

const draftSchema = z.object({
  text: z.string(),
  tone: z.unknown().optional(),
  strategy: z.unknown().optional(),
  uses: z.unknown().optional(),
});

/** As small as a question can be, in the shape of all others, so that it also finds out what the endpoint takes. */
const PROBE: Prompt = {
  version: 'probe',
  system: 'Answer with JSON alone.',
  user: 'Answer {"replies":[]}.',
  schema: {
    type: 'object',
    properties: { replies: { type: 'array', items: { type: 'string' } } },
    required: ['replies'],
    additionalProperties: false,
  },
  temperature: 0.7,
  maxTokens: 200,
};

export function upstream({ baseUrl, apiKey, model }: UpstreamOptions): Upstream {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  // What the endpoint took last; found out once, by its refusals.
  let known: Dialect = FULL;

  /** Asks in the way that the endpoint takes. */
  async function* asked(prompt: Prompt, { signal, stream }: How): AsyncGenerator<Piece> {
    let dialect = known;
    for (let tried = 1; ; tried++) {
      let begun = false;
      try {
        const body = bodyIn(dialect, model, prompt, stream);
        for await (const piece of pieces({ url, apiKey, body, signal })) {
          begun = true;
          known = dialect;
          yield piece;
        }
        return;
      } catch (cause) {
        const next = !begun && cause instanceof Refusal ? nextDialect(dialect, cause) : null;
        if (!next || tried >= WAYS_TRIED) throw signal.aborted ? signal.reason : cause;
        dialect = next;
      }
    }
  }

  /** What is written, longer each time; its last is the whole. @throws Unusable for one that never ends */
  async function* texts(
    prompt: Prompt,
    list: string,
    how: How,
  ): AsyncGenerator<{ text: string; closes: boolean }> {
    let text = '';
    let thoughts = '';
    for await (const piece of asked(prompt, how)) {
      thoughts = (thoughts + (piece.thoughts ?? '')).slice(-ANSWER_CHARACTERS);
      if (!piece.text) continue;
      text += piece.text;
      if (text.length > ANSWER_CHARACTERS) throw new Unusable('endless');
      // Only what closes something can have made an item whole.
      yield { text, closes: piece.text.includes('}') };
    }
    // Servers that take all of it for thoughts put the answer at their end.
    const at = thoughts.lastIndexOf('{', thoughts.lastIndexOf(`"${list}"`));
    if (text === '' && at >= 0) yield { text: thoughts.slice(at), closes: true };
  }

  return {
    async *answers(prompt, how) {
      let text = '';
      let given = 0;
      let isAny = false;
      let isRead = false;
      let cut: unknown;
      /** What is new in the answer so far. */
      function* partsOf(ended: boolean): Generator<Answered> {
        const { items, whole } = readAnswer(text, 'replies', ended);
        const keys = Object.keys(whole);
        // One that something follows is whole; the last one only where nothing was cut off.
        const isWhole = ended ? cut === undefined : keys.indexOf('reading') < keys.indexOf('replies');
        if (!isRead && whole.reading !== undefined && isWhole) {
          isRead = true;
          yield { reading: whole.reading };
        }
        for (const draft of readable(items.slice(given))) {
          isAny = true;
          yield { draft };
        }
        given = Math.max(given, items.length);
      }
      try {
        for await (const so of texts(prompt, 'replies', how)) {
          text = so.text;
          if (how.stream && so.closes) yield* partsOf(false);
        }
      } catch (cause) {
        // What came before it broke off is read all the same.
        if (how.signal.aborted || text === '')
          throw failureOf(how.signal.aborted ? how.signal.reason : cause);
        cut = cause;
      }
      yield* partsOf(true);
      if (cut !== undefined) throw failureOf(cut);
      if (!isAny) throw new Failure('not-json');
    },
    async ask(prompt, { signal }) {
      let text = '';
      try {
        for await (const so of texts(prompt, '', { signal, stream: false })) text = so.text;
      } catch (cause) {
        throw failureOf(signal.aborted ? signal.reason : cause);
      }
      const value = readValue(text);
      if (value === undefined) throw new Failure('not-json');
      return value;
    },
    async probe({ signal }) {
      try {
        for await (const _ of asked(PROBE, { signal, stream: false })) break;
        return 'ready';
      } catch (cause) {
        return stateOf(signal.aborted ? signal.reason : cause);
      }
    },
  };
}

/** One that does not fit does not spoil the others. */
function* readable(items: readonly unknown[]): Generator<Draft> {
  for (const item of items) {
    const { success, data } = draftSchema.safeParse(typeof item === 'string' ? { text: item } : item);
    if (success && data.text.trim() !== '') yield data;
  }
}

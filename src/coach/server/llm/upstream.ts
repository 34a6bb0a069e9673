/** One question to an OpenAI-compatible endpoint; what it writes comes back item by item, whole ones only. */
import { z } from 'zod';
import type { Draft, Prompt } from '../work/types.ts';
import { type Answer, readAnswer } from './answer-text.ts';
import { bodyIn, type Dialect, FULL, nextDialect } from './dialect.ts';
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

/** Every call throws {@link Failure} for what went wrong; an abort ends it and closes the socket. */
export type Upstream = {
  /**
   * The replies.
   * @param how `onWhole`: gets the object that held them, as far as it was closed, once nothing follows; what stands beside them is in it
   */
  drafts(
    prompt: Prompt,
    how: How & { readonly onWhole?: (whole: Answer['whole']) => void },
  ): AsyncGenerator<Draft>;
  /**
   * The items of any other list (`refuse`, `starters`); there may be none.
   * @param list the key that they stand under
   */
  items(prompt: Prompt, list: string, how: { readonly signal: AbortSignal }): Promise<readonly unknown[]>;
  /** Whether the endpoint takes a question at all. What it writes does not count. */
  probe(how: { readonly signal: AbortSignal }): Promise<void>;
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

  async function* drafts(
    prompt: Prompt,
    { onWhole, ...how }: Parameters<Upstream['drafts']>[1],
  ): AsyncGenerator<Draft> {
    let text = '';
    let given = 0;
    let cut: unknown;
    try {
      for await (const so of texts(prompt, 'replies', how)) {
        text = so.text;
        if (!how.stream || !so.closes) continue;
        const { items } = readAnswer(text, 'replies', false);
        yield* readable(items.slice(given));
        given = Math.max(given, items.length);
      }
    } catch (cause) {
      // What came before it broke off is read all the same.
      if (how.signal.aborted || text === '') throw failureOf(how.signal.aborted ? how.signal.reason : cause);
      cut = cause;
    }
    const { items, whole } = readAnswer(text, 'replies', true);
    const left = [...readable(items.slice(given))];
    yield* left;
    if (cut !== undefined) throw failureOf(cut);
    if (given + left.length === 0) throw new Failure('not-json');
    onWhole?.(whole);
  }

  return {
    drafts,
    async items(prompt, list, { signal }) {
      let text = '';
      try {
        for await (const so of texts(prompt, list, { signal, stream: false })) text = so.text;
      } catch (cause) {
        throw failureOf(signal.aborted ? signal.reason : cause);
      }
      const { items, whole } = readAnswer(text, list, true);
      if (items.length === 0 && !Array.isArray(whole[list])) throw new Failure('not-json');
      return items;
    },
    async probe({ signal }) {
      try {
        for await (const _ of asked(PROBE, { signal, stream: false })) return;
      } catch (cause) {
        const failure = failureOf(signal.aborted ? signal.reason : cause);
        // It answered.
        if (failure.outcome !== 'not-json') throw failure;
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

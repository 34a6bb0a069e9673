/** One question to an OpenAI-compatible endpoint; what it writes comes back reply by reply. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  extractJsonMiddleware,
  extractReasoningMiddleware,
  generateText,
  jsonSchema,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  streamText,
  wrapLanguageModel,
} from 'ai';
import { z } from 'zod';
import type { Draft, Prompt } from '../work/types.ts';
import { failureOf, Unusable } from './failures.ts';

export type UpstreamOptions = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
};

export type Upstream = {
  /**
   * Throws {@link Failure} for what went wrong; an abort ends it and closes the socket.
   * @param stream whether replies are wanted one by one while they are written
   */
  drafts(prompt: Prompt, how: { signal: AbortSignal; stream: boolean }): AsyncIterable<Draft>;
};

/** A model that will not stop is cut off here; five replies need a tenth. */
const ANSWER_CHARACTERS = 20_000;

const replySchema = z.object({ text: z.string(), tone: z.unknown(), strategy: z.unknown() });
const answerSchema = z.object({ replies: z.array(z.unknown()).min(1) });

// It would write its own lines to the console, about features of an endpoint that the operator cannot change.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** An endpoint that sends on to another address would send there what only it was meant to get. */
const toNobodyElse: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

export function upstream({ baseUrl, apiKey, model }: UpstreamOptions): Upstream {
  const made = (supportsStructuredOutputs: boolean) =>
    wrapLanguageModel({
      model: createOpenAICompatible({
        name: 'llm',
        baseURL: baseUrl,
        ...(apiKey === undefined ? {} : { apiKey }),
        supportsStructuredOutputs,
        fetch: toNobodyElse,
      })(model),
      // Models that think aloud, and models that fence their JSON, are common behind such endpoints.
      middleware: [extractJsonMiddleware(), extractReasoningMiddleware({ tagName: 'think' })],
    });
  const schemaBound = made(true);
  const free = made(false);
  // Not every endpoint takes a schema: one that refuses with it and answers without is asked without from then on.
  let takesSchema = true;

  return {
    async *drafts(prompt, how) {
      const bound = takesSchema;
      let begun = false;
      try {
        for await (const draft of asked(bound ? schemaBound : free, bound, prompt, how)) {
          begun = true;
          yield draft;
        }
        return;
      } catch (cause) {
        if (begun || !bound || !failureOf(cause).refusesSchema) throw failureOf(cause);
      }
      try {
        for await (const draft of asked(free, false, prompt, how)) {
          takesSchema = false;
          yield draft;
        }
      } catch (cause) {
        throw failureOf(cause);
      }
    },
  };
}

async function* asked(
  model: LanguageModel,
  bound: boolean,
  { system, user, schema }: Prompt,
  { signal, stream }: { signal: AbortSignal; stream: boolean },
): AsyncGenerator<Draft> {
  const call = {
    model,
    instructions: system,
    prompt: user,
    abortSignal: signal,
    // Whoever waits is answered in time; who may be asked again says so, and that is decided above this.
    maxRetries: 0,
    telemetry: { isEnabled: false },
  };
  const output = bound
    ? { output: Output.object({ schema: jsonSchema<unknown>(schema), name: 'replies' }) }
    : {};
  if (!stream) {
    const replies = repliesIn(jsonIn(await wholeText({ ...call, ...output })));
    if (replies.length === 0) throw new Unusable('not what was asked for');
    yield* readable(replies);
    return;
  }
  const { stream: events } = streamText({ ...call, ...output, onError: () => {} });
  let text = '';
  let given = 0;
  for await (const part of events) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw signal.reason;
    if (part.type !== 'text-delta') continue;
    text += part.text;
    if (text.length > ANSWER_CHARACTERS) throw new Unusable('endless');
    // Only what closes something can have made a reply whole.
    if (!part.text.includes('}')) continue;
    const whole = repliesIn(jsonSoFar(text)).slice(given);
    given += whole.length;
    yield* readable(whole);
  }
  const left = repliesIn(jsonIn(text)).slice(given);
  if (given + left.length === 0) throw new Unusable('not what was asked for');
  yield* readable(left);
}

/** The library refuses what is not the schema to the letter; here it is read for what is of use in it. */
async function wholeText(call: Parameters<typeof generateText>[0]): Promise<string> {
  try {
    return (await generateText(call)).text;
  } catch (cause) {
    if (NoObjectGeneratedError.isInstance(cause) && cause.text !== undefined) return cause.text;
    throw cause;
  }
}

function repliesIn(value: unknown): unknown[] {
  const parsed = answerSchema.safeParse(value);
  return parsed.success ? parsed.data.replies : [];
}

/** One that does not fit does not spoil the others. */
function* readable(replies: readonly unknown[]): Generator<Draft> {
  for (const reply of replies) {
    const { success, data } = replySchema.safeParse(reply);
    if (success) yield data;
  }
}

/** Where a model talks around its JSON, what stands between the first brace and the last is taken. */
const jsonIn = (text: string): unknown => parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** What is closed already: up to the last brace nothing may be open but the list and what holds it. A brace inside a text closes nothing. */
const jsonSoFar = (text: string): unknown =>
  ['', '}', ']}']
    .map((end) => parsed(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1) + end))
    .find((value) => value !== undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

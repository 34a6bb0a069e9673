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

/** A part of an answer: a reply as it was written, or what the model read in the message. */
export type Answered = { readonly draft: Draft } | { readonly reading: unknown };

/** Both throw {@link Failure} for what went wrong; an abort ends them and closes the socket. */
export type Upstream = {
  /** @param stream whether replies are wanted one by one while they are written */
  answers(prompt: Prompt, how: { signal: AbortSignal; stream: boolean }): AsyncIterable<Answered>;
  /** One JSON value, whole. */
  ask(prompt: Prompt, how: { signal: AbortSignal }): Promise<unknown>;
};

/** A model that will not stop is cut off here; five replies need a tenth. */
const ANSWER_CHARACTERS = 20_000;

const replySchema = z.object({
  text: z.string(),
  tone: z.unknown().optional(),
  strategy: z.unknown().optional(),
  uses: z.unknown().optional(),
});
const answerSchema = z.object({ replies: z.array(z.unknown()).min(1) });
const readingSchema = z.object({ reading: z.record(z.string(), z.unknown()) });

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

  /** Asked with a schema as long as the endpoint takes one. */
  async function* inItsDialect<T>(ask: (model: LanguageModel, bound: boolean) => AsyncIterable<T>) {
    const bound = takesSchema;
    let begun = false;
    try {
      for await (const part of ask(bound ? schemaBound : free, bound)) {
        begun = true;
        yield part;
      }
      return;
    } catch (cause) {
      if (begun || !bound || !failureOf(cause).refusesSchema) throw failureOf(cause);
    }
    try {
      for await (const part of ask(free, false)) {
        takesSchema = false;
        yield part;
      }
    } catch (cause) {
      throw failureOf(cause);
    }
  }

  return {
    answers: (prompt, how) => inItsDialect((model, bound) => asked(model, bound, prompt, how)),
    async ask(prompt, { signal }) {
      async function* once(model: LanguageModel, bound: boolean) {
        const value = jsonIn(await wholeText(callOf(model, bound, prompt, signal)));
        if (value === undefined) throw new Unusable('not what was asked for');
        yield value;
      }
      for await (const value of inItsDialect(once)) return value;
      return undefined;
    },
  };
}

/** What an endpoint that refuses the schema may refuse with it is left out as well. */
const callOf = (
  model: LanguageModel,
  bound: boolean,
  { system, user, schema, temperature, maxTokens }: Prompt,
  signal: AbortSignal,
) => ({
  model,
  instructions: system,
  prompt: user,
  abortSignal: signal,
  // Whoever waits is answered in time; who may be asked again says so, and that is decided above this.
  maxRetries: 0,
  telemetry: { isEnabled: false },
  ...(bound
    ? {
        temperature,
        maxOutputTokens: maxTokens,
        // A model that thinks is to think shortly: somebody waits.
        providerOptions: { llm: { reasoningEffort: 'low' } },
        output: Output.object({ schema: jsonSchema<unknown>(schema), name: 'answer' }),
      }
    : {}),
});

async function* asked(
  model: LanguageModel,
  bound: boolean,
  prompt: Prompt,
  { signal, stream }: { signal: AbortSignal; stream: boolean },
): AsyncGenerator<Answered> {
  const call = callOf(model, bound, prompt, signal);
  if (!stream) {
    const value = jsonIn(await wholeText(call));
    const replies = repliesIn(value);
    if (replies.length === 0) throw new Unusable('not what was asked for');
    yield* readingIn(value);
    yield* readable(replies);
    return;
  }
  const { stream: events } = streamText({ ...call, onError: () => {} });
  let text = '';
  let given = 0;
  let read = false;
  function* news(value: unknown): Generator<Answered> {
    for (const part of read ? [] : readingIn(value)) {
      read = true;
      yield part;
    }
    const whole = repliesIn(value).slice(given);
    given += whole.length;
    yield* readable(whole);
  }
  for await (const part of events) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw signal.reason;
    if (part.type !== 'text-delta') continue;
    text += part.text;
    if (text.length > ANSWER_CHARACTERS) throw new Unusable('endless');
    // Only what closes something can have made a reply whole.
    if (part.text.includes('}')) yield* news(jsonSoFar(text));
  }
  yield* news(jsonIn(text));
  if (given === 0) throw new Unusable('not what was asked for');
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
function* readable(replies: readonly unknown[]): Generator<Answered> {
  for (const reply of replies) {
    const { success, data } = replySchema.safeParse(reply);
    if (success) yield { draft: data };
  }
}

function* readingIn(value: unknown): Generator<Answered> {
  const { success, data } = readingSchema.safeParse(value);
  if (success) yield { reading: data.reading };
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

/** One call to a chat completion over HTTP: what is written comes out piece by piece, whatever way the endpoint answers in. */
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { createParser } from 'eventsource-parser';
import { jsonrepair } from 'jsonrepair';
import { Refusal, Unusable } from './failures.ts';

export type Call = {
  /** Of the chat completions. */
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly body: object;
  readonly signal: AbortSignal;
};

/** A piece of the answer. Thoughts are apart: they are no part of what was asked for. */
export type Piece = { readonly text?: string; readonly thoughts?: string };

/** What comes on the wire at the most, thoughts and the shell around each piece included. */
const ANSWER_BYTES = 8_000_000;
const REFUSAL_CHARACTERS = 2_000;

/**
 * Connections are kept for the next call, for less than the five seconds after which many servers close them: a call must not take one
 * that is just being closed. All else (a proxy) is as the process was started.
 */
const KEPT = { keepAlive: true, timeout: 4_000 } as const;
const { options } = http.globalAgent as { options?: http.AgentOptions };
const AGENTS = {
  http: new http.Agent({ ...options, ...KEPT }),
  https: new https.Agent({ ...https.globalAgent.options, ...KEPT }),
} as const;

/** Throws {@link Refusal}, {@link Unusable}, the reason of the signal, or what the connection says. */
export async function* pieces({ url, apiKey, body, signal }: Call): AsyncGenerator<Piece> {
  const response = await posted(url, JSON.stringify(body), signal, {
    'content-type': 'application/json',
    accept: 'stream' in body ? 'text/event-stream' : 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  });
  const status = response.statusCode ?? 0;
  if (status < 200 || status >= 300) {
    const says = await beginningOf(response);
    // An endpoint that sends on to another address would send there what only it was meant to get.
    if (status >= 300 && status < 400) throw new Error('redirect');
    throw new Refusal(status, says, response.headers['retry-after'] ?? null);
  }
  yield* read(response);
}

/**
 * Node's own client and not its `fetch`, whose streams cost as much again as all else that is done with an answer. Its connections are
 * kept and used anew.
 */
function posted(
  url: string,
  body: string,
  signal: AbortSignal,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const isSecure = url.startsWith('https:');
    const { request } = isSecure ? https : http;
    const agent = isSecure ? AGENTS.https : AGENTS.http;
    const length = { 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' };
    // Not the `signal` of its options: that would stay with the connection when another call has it.
    // Without the reason: a connection that has it would tell of it when nobody listens any more. What is whole already stays.
    let answer: IncomingMessage | undefined;
    const leave = () => answer?.complete || call.destroy();
    const call = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (response) => {
      // Whoever reads it is told; after that nobody minds how the connection ends.
      response.on('error', () => {});
      answer = response;
      resolve(response);
    });
    signal.addEventListener('abort', leave, { once: true });
    call.on('close', () => signal.removeEventListener('abort', leave));
    call.on('error', reject);
    call.end(body);
  });
}

/** What it says about a refusal, as far as that is of use. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let says = '';
  try {
    for await (const part of response) {
      says += (part as Buffer).toString('utf8');
      if (says.length >= REFUSAL_CHARACTERS) break;
    }
  } catch {
    // What has come has to do.
  }
  return says.slice(0, REFUSAL_CHARACTERS);
}

/** A stream of events or one object: told by what comes, because not every endpoint answers in the way that it was asked in. */
async function* read(response: IncomingMessage): AsyncGenerator<Piece> {
  const decoder = new TextDecoder();
  let waiting: Piece[] = [];
  /** All that one part of the network brought is one piece: each costs every layer above a turn of the event loop. */
  const taken = (): Piece => {
    const all = waiting;
    waiting = [];
    return joined(all);
  };
  let fault: Error | undefined;
  let ended = false;
  const parser = createParser({
    onEvent({ data }) {
      if (ended || fault) return;
      if (data.trim() === '[DONE]') {
        ended = true;
        return;
      }
      try {
        waiting.push(pieceOf(JSON.parse(data)));
      } catch (cause) {
        // One event that cannot be read does not spoil the others; one that tells of a fault ends it.
        if (!(cause instanceof SyntaxError)) fault = cause as Error;
      }
    },
  });
  let bytes = 0;
  let head = '';
  let isStream: boolean | undefined;
  try {
    for await (const part of untilCut(response, (cause) => {
      fault = cause;
    })) {
      bytes += part.byteLength;
      if (bytes > ANSWER_BYTES) throw new Unusable('endless');
      const text = decoder.decode(part, { stream: true });
      if (isStream) parser.feed(text);
      else {
        head += text;
        if (isStream === undefined && head.trim() !== '') isStream = !/^\s*[{["<]/.test(head);
        if (isStream) parser.feed(head);
      }
      if (waiting.length > 0) yield taken();
      if (fault) throw fault;
      if (ended) return;
    }
  } finally {
    // Behind its end nothing follows, and the connection serves the next call; else nobody reads on, and it is closed.
    if (ended) response.resume();
    else response.destroy();
  }
  if (isStream) {
    parser.reset({ consume: true });
    if (waiting.length > 0) yield taken();
  } else if (head !== '') yield pieceOf(jsonOf(head));
  if (fault) throw fault;
}

function joined(pieces: readonly Piece[]): Piece {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const text = pieces.map((piece) => piece.text ?? '').join('');
  const thoughts = pieces.map((piece) => piece.thoughts ?? '').join('');
  return { ...(text === '' ? {} : { text }), ...(thoughts === '' ? {} : { thoughts }) };
}

/** The parts up to where the connection is cut; how it was cut is told apart, so that what came before can be read. */
async function* untilCut(response: IncomingMessage, cut: (cause: Error) => void): AsyncGenerator<Buffer> {
  try {
    yield* response.iterator({ destroyOnReturn: false });
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name === 'AbortError') throw cause;
    cut(cause);
  }
}

/** One that was cut off is read as far as it came. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {}
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    throw new Unusable('not JSON');
  }
}

type Said = {
  content?: unknown;
  /** Reasoning models, by whoever serves them. */
  reasoning_content?: unknown;
  reasoning?: unknown;
  /** Some serve a schema as the call of a tool. */
  tool_calls?: Array<{ function?: { arguments?: unknown } }> | null;
};
type Chunk = {
  error?: unknown;
  choices?: Array<{ delta?: Said | null; message?: Said | null; text?: unknown }> | null;
};

function pieceOf(value: unknown): Piece {
  const { error, choices } = (value ?? {}) as Chunk;
  // Gateways tell with 200 that what they stand before has failed.
  if (error && !choices?.length) throw new Refusal(statusIn(error), '', null);
  const choice = choices?.[0];
  const said = choice?.delta ?? choice?.message;
  const text =
    textOf(said?.content) || textOf(said?.tool_calls?.[0]?.function?.arguments) || textOf(choice?.text);
  const thoughts = textOf(said?.reasoning_content) || textOf(said?.reasoning) || thoughtsOf(said?.content);
  return { ...(text === '' ? {} : { text }), ...(thoughts === '' ? {} : { thoughts }) };
}

const BAD_GATEWAY = 502;

function statusIn(error: unknown): number {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const told = [code, status].map(Number).find((number) => number >= 400 && number < 600);
  return told ?? BAD_GATEWAY;
}

type Part = { type?: unknown; text?: unknown; thinking?: unknown };
const partsOf = (content: unknown): Part[] =>
  Array.isArray(content) ? content.filter((part) => typeof part === 'object' && part !== null) : [];

/** A text, or the texts of a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return partsOf(content)
    .map(({ type, text }) => (type !== 'thinking' && typeof text === 'string' ? text : ''))
    .join('');
}

const thoughtsOf = (content: unknown): string =>
  partsOf(content).some(({ type }) => type === 'thinking') ? '…' : '';

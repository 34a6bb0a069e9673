/** For tests: an endpoint that speaks the real wire on a real socket and misbehaves on demand. The well-behaved one is a library's. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  readonly body: string;
  readonly stream: boolean;
  readonly authorization: string | undefined;
  /** Whether a schema came along. */
  readonly schema: boolean;
  /** The names of the fields. */
  readonly fields: readonly string[];
  /** Resolves once the asker's side of the connection has gone before the answer was whole. */
  readonly dropped: Promise<void>;
};
export type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export type Peer = {
  readonly url: string;
  readonly asked: Asked[];
  /** Connections made to it so far. */
  connections(): number;
  /** What it does from now on: one behaviour a call, the last one goes on for ever. */
  behave(...behaviours: Behaviour[]): void;
  /** Resolves with the next call. */
  nextCall(): Promise<Asked>;
  close(): Promise<void>;
};

export async function startPeer(): Promise<Peer> {
  const asked: Asked[] = [];
  let behaviours: Behaviour[] = [];
  let told: (one: Asked) => void = () => {};
  // A kept connection that is closed just as the next call takes it would be a failure of the test alone.
  const server = createServer({ keepAliveTimeout: 120_000 }, async (request, response) => {
    const one = await readAsked(request, response);
    asked.push(one);
    told(one);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    await behaviour?.(response, one);
  });
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    connections: () => connections,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(...given) {
      behaviours = given;
    },
    nextCall: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAsked(request: IncomingMessage, response: ServerResponse): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString('utf8');
  const sent = JSON.parse(body) as { stream?: boolean; response_format?: { type?: string } };
  const { stream, response_format: format } = sent;
  return {
    body,
    stream: stream === true,
    authorization: request.headers.authorization,
    schema: format?.type === 'json_schema',
    fields: Object.keys(sent),
    dropped: new Promise((resolve) =>
      response.once('close', () => {
        if (!response.writableEnded) resolve();
      }),
    ),
  };
}

/** The JSON that was asked for. */
export const answerOf = (texts: readonly string[]): string =>
  JSON.stringify({ replies: texts.map((text) => ({ text, tone: 'warm', strategy: 'follow up' })) });

/** An event of a stream. */
export const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

/** As much of an answer as is given, in pieces of a few characters; it is left open. */
export function begin(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant' }));
  for (const piece of content.match(/.{1,9}/gs) ?? []) response.write(chunk({ content: piece }));
}

/** Answers whole, in the way that was asked for. */
export const say =
  (content: string): Behaviour =>
  (response, { stream }) => {
    if (stream) {
      begin(response, content);
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content };
    response.end(
      JSON.stringify({
        id: 'c1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

/** One object, whatever way was asked for. */
export const answerWith =
  (body: object | string, type = 'application/json'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const reply = (...texts: string[]): Behaviour => say(answerOf(texts));

export const refuse =
  (status: number, headers: Record<string, string> = {}, message = 'no'): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'x', code: null } }));
  };

/** Never answers. */
export const hang: Behaviour = () => {};

export const reset: Behaviour = (response) => void response.socket?.resetAndDestroy();

/**
 * A model on loopback in a thread of its own: it streams an answer a few characters at a time, marks on the wire where its first reply is
 * whole, and tells when that was.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { begin, chunk } from '../../src/coach/server/llm/testing.ts';

/** The answers by the message that they are to; `other` where it is none of them. */
export type PeerData = {
  readonly answers: Readonly<Record<string, string>>;
  readonly other: string;
  /** Milliseconds to the end of the first reply, and between two replies. */
  readonly firstMs: number;
  readonly nextMs: number;
  /** Stands on the wire where the first reply is whole. */
  readonly mark: string;
};
const { answers, other, firstMs, nextMs, mark } = workerData as PeerData;

async function write(response: ServerResponse, answer: string): Promise<void> {
  let from = 0;
  for (let end = answer.indexOf('}') + 1; end > 0; end = answer.indexOf('}', from) + 1) {
    await wait(from === 0 ? firstMs : nextMs);
    if (response.destroyed) return;
    if (from === 0) begin(response, answer.slice(0, end));
    else
      for (const piece of answer.slice(from, end).match(/.{1,9}/gs) ?? [])
        response.write(chunk({ content: piece }));
    if (from === 0) {
      response.write(mark);
      parentPort?.postMessage({ firstAtMs: performance.timeOrigin + performance.now() });
    }
    from = end;
  }
  response.end(`${chunk({ content: answer.slice(from) })}${chunk({}, 'stop')}data: [DONE]\n\n`);
}

const server = createServer({ keepAliveTimeout: 120_000 }, async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
    messages: Array<{ content: string }>;
  };
  const { message } = JSON.parse(messages.at(-1)?.content ?? '{}') as { message?: string };
  await write(response, answers[message ?? ''] ?? other);
});
// All of a burst wait in line to be taken.
server.listen({ port: 0, host: '127.0.0.1', backlog: 2_048 }, () =>
  parentPort?.postMessage({ port: (server.address() as AddressInfo).port }),
);

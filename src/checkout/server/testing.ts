import { Worker } from 'node:worker_threads';

/**
 * A card provider on a thread of its own, so that it goes on answering while this thread is blocked. Its answers are
 * those of Yoco and of the sandbox; a look-up finds nothing.
 */
export interface AnsweringProvider {
  url: string;
  /** Resolves once so many requests have arrived in all. */
  arrived(count: number): Promise<void>;
  /** Lets the charges answer that are `held`. */
  answer(): void;
  close(): Promise<void>;
}

const SERVER = `
const { createServer } = require('node:http');
const { parentPort, workerData } = require('node:worker_threads');
let charges = 0;
const answerOf = (url, body) => {
  if (url.startsWith('/v1/refunds')) return { id: 'rfd_1', status: 'successful' };
  if (url.startsWith('/v1/payments')) return { captures: [] };
  charges += 1;
  return { id: 'ch_' + charges, status: 'successful', currency: body.currency, amountInCents: body.amountInCents };
};
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => { text += part; });
  request.on('end', () => {
    parentPort.postMessage('arrived');
    const answer = () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answerOf(request.url, text ? JSON.parse(text) : null)));
    };
    if (workerData === 'never') return;
    if (workerData !== 'held') setTimeout(answer, workerData);
    else if (request.method === 'POST') parentPort.once('message', answer);
    else answer();
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** @param when milliseconds after the request; `held` keeps charges and refunds until `answer()` */
export async function answeringProvider(when: number | 'held' | 'never'): Promise<AnsweringProvider> {
  const worker = new Worker(SERVER, { eval: true, workerData: when });
  let count = 0;
  let tell = () => {};
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: number | 'arrived') => {
      if (message !== 'arrived') return resolve(message);
      count += 1;
      tell();
    });
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    arrived: (wanted) =>
      new Promise((resolve) => {
        tell = () => {
          if (count >= wanted) resolve();
        };
        tell();
      }),
    answer: () => worker.postMessage('answer'),
    async close() {
      await worker.terminate();
    },
  };
}

/** Blocks this thread, and with it the event loop, for so long. */
export function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

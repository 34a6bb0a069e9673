/** Pages per second, beside a bare server that answers the same bytes, turn and turn about so that both meet the same machine. */
import { get } from 'node:http';
import autocannon from 'autocannon';
import { startBare } from './bare.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
const accepting = { 'accept-encoding': 'br' };

/** One page's figures: requests a second as medians, and how they compare. */
export type Serving = {
  path: string;
  bytes: number;
  perSecond: number;
  barePerSecond: number;
  ratio: number;
};

/** A page as it goes over the wire, still compressed. */
const rawPage = (url: string): Promise<{ body: Buffer; headers: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: accepting }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const own = Object.entries(answer.headers).filter(
          ([name]) => !/^(?:date|connection|keep-alive|content-length)$/.test(name),
        );
        resolve({
          body: Buffer.concat(parts),
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
        });
      });
    }).on('error', reject);
  });

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: accepting });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

/** @param base the product's address, loopback */
export async function measureServing(base: string, paths: readonly string[]): Promise<Serving[]> {
  const found: Serving[] = [];
  for (const path of paths) {
    const { body, headers } = await rawPage(base + path);
    const bare = await startBare(body, headers);
    try {
      const ours: number[] = [];
      const theirs: number[] = [];
      await load(base + path);
      await load(bare.url);
      for (let round = 0; round < ROUNDS; round++) {
        theirs.push(await load(bare.url));
        ours.push(await load(base + path));
      }
      const perSecond = median(ours);
      const barePerSecond = median(theirs);
      found.push({ path, bytes: body.length, perSecond, barePerSecond, ratio: perSecond / barePerSecond });
    } finally {
      bare.stop();
    }
  }
  return found;
}

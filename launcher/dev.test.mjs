import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCheckout } from './testing.mjs';

/** A server with a page, an answer that is no page, and a draining that would wait for an open stream. */
const entry = (greeting) => `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/data') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2' });
    response.end('{}');
    return;
  }
  const page = '<h1>${greeting}</h1>' + (request.headers['accept-encoding'] ?? 'plain');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': String(page.length) });
  response.end(page);
});
server.listen(0, '127.0.0.1', () => console.log('ready at ' + server.address().port + '.'));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
`;

let checkout;
let running;
beforeEach(() => {
  checkout = makeCheckout(entry('one'));
  running = checkout.start(['dev']);
});
afterEach(async () => {
  running.child.kill('SIGTERM');
  await running.end;
  checkout.remove();
});

/** The address that the nth start announced. */
async function addressOf(start) {
  const ports = () => [...running.said.out.matchAll(/ready at (\d+)\./g)].map((match) => match[1]);
  await expect.poll(() => ports().length).toBeGreaterThanOrEqual(start);
  return `http://127.0.0.1:${ports()[start - 1]}`;
}

const asDocument = { headers: { 'sec-fetch-dest': 'document', 'accept-encoding': 'br' } };
const textAt = async (url, init) => (await fetch(url, init)).text();

/** Reads the stream up to the first boot number, and gives the means to close it. */
async function bootAt(address) {
  const response = await fetch(`${address}/__dev/reload`);
  const reader = response.body.getReader();
  let text = '';
  while (!/data: .+\n\n/.test(text)) text += new TextDecoder().decode((await reader.read()).value);
  return { boot: /data: (.+)/.exec(text)[1], reader };
}

it('serves documents with the reload script, all else as it is', async () => {
  const address = await addressOf(1);
  expect(await textAt(address, asDocument)).toBe(
    '<h1>one</h1>plain<script src="/__dev/reload.js" defer></script>',
  );
  expect(await textAt(`${address}/data`)).toBe('{}');
  expect(await textAt(address, { headers: { 'sec-fetch-dest': 'iframe' } })).not.toContain('__dev');
  expect(await textAt(`${address}/__dev/reload.js`)).toContain('EventSource');
});

it('restarts the server on a change, with the page still listening, and the page learns of it', async () => {
  const before = await bootAt(await addressOf(1));
  checkout.write('src/server/main.ts', entry('two'));
  const address = await addressOf(2);
  expect(await textAt(address, asDocument)).toContain('<h1>two</h1>');
  const after = await bootAt(address);
  expect(after.boot).not.toBe(before.boot);
  expect(checkout.callsOf('react-router')).toHaveLength(1);
});

it('rebuilds for a changed page', async () => {
  await addressOf(1);
  checkout.write('src/pages/root.tsx', 'two');
  await addressOf(2);
  expect(checkout.callsOf('react-router')).toHaveLength(2);
});

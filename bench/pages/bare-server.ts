/** Run as a program of its own by `serving.ts`: the least that can answer the bytes of a file, on a port that it writes to standard output. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const fixed = JSON.parse(headers) as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(200, { ...fixed, 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

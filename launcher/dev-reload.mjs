/**
 * Loaded before the server by `npm run dev` only: adds a script to served documents that reloads them when the server
 * comes back as another process. It stands outside the product, so nothing of it can be switched on in a real start.
 */
import { Server } from 'node:http';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/reload';
const bootId = `${process.pid}-${Date.now()}`;

const script = `
let boot = null;
new EventSource('${eventsPath}').addEventListener('boot', (event) => {
  if (boot !== null && boot !== event.data) location.reload();
  boot = event.data;
});
`;

const streams = new Set();
// An open event stream must not hold up the server's draining.
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.prependListener(signal, () => {
    for (const stream of streams) stream.destroy();
  });
}

function answerEvents(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: 250\nevent: boot\ndata: ${bootId}\n\n`);
  streams.add(response);
  response.on('close', () => streams.delete(response));
}

/** Compressed forms could not be added to, so none is asked for. */
function askForPlainText(request) {
  delete request.headers['accept-encoding'];
  const raw = request.rawHeaders;
  for (let index = raw.length - 2; index >= 0; index -= 2) {
    if (raw[index].toLowerCase() === 'accept-encoding') raw.splice(index, 2);
  }
}

function setAll(response, headers) {
  if (!headers) return;
  const pairs = Array.isArray(headers)
    ? Array.from({ length: headers.length / 2 }, (_, index) => [headers[index * 2], headers[index * 2 + 1]])
    : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

function addScript(response) {
  const writeHead = response.writeHead;
  const end = response.end;
  let isDocument = false;
  response.writeHead = function (status, ...rest) {
    setAll(
      this,
      rest.find((part) => part !== null && typeof part === 'object'),
    );
    isDocument = String(this.getHeader('content-type') ?? '').startsWith('text/html');
    if (isDocument) this.removeHeader('content-length');
    return writeHead.call(this, status);
  };
  response.end = function (chunk, ...rest) {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (!isDocument) return end.call(this, chunk, ...rest);
    if (chunk && typeof chunk !== 'function') this.write(chunk);
    return end.call(this, `<script src="${scriptPath}" defer></script>`);
  };
}

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, request, response, ...rest) {
  if (event !== 'request') return emit.call(this, event, request, response, ...rest);
  if (request.url === eventsPath) {
    answerEvents(response);
    return true;
  }
  if (request.url === scriptPath) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    response.end(script);
    return true;
  }
  // Documents in frames are reloaded with the page that holds them.
  if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') {
    askForPlainText(request);
    addScript(response);
  }
  return emit.call(this, event, request, response, ...rest);
};

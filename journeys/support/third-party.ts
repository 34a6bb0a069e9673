/** A chatbot of somebody else: a page with the deep-chat component from npm, and a small server behind it, on an origin of its own. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const component = fileURLToPath(import.meta.resolve('deep-chat/dist/deepChat.bundle.js'));

/** What the page stands at; an address of the installation that operators would name in `CHATBOT_URL`. */
const PAGE = '/talk?bot=7';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Chat</title>
    <style>html, body { height: 100%; margin: 0 }</style>
    <script type="module" src="/deep-chat.js"></script>
  </head>
  <body>
    <deep-chat
      style="display: block; width: 100%; height: 100%; border: 0"
      connect='{"url": "/answer"}'
      introMessage='{"text": "Hi, what is on your mind?"}'
      textInput='{"placeholder": {"text": "Ask the bot"}}'
    ></deep-chat>
  </body>
</html>`;

/** A running third party, and what a story may change about it. */
export interface ThirdParty {
  /** For `CHATBOT_URL`. */
  url: string;
  /** Headers of its page beside the type. */
  headers: Record<string, string>;
  /** Its page's status. */
  status: number;
  /** While set, the component's script is asked for and not answered, as on a line that hangs. */
  isSlow: boolean;
  /** Addresses of its page that were asked for, with the site that a browser says it is framed by; null from a program. */
  readonly asked: { url: URL; referrer: string | null; cookie: string | null; isFrame: boolean }[];
  stop: () => Promise<void>;
}

/** @param port the port of an earlier one, to come back at its address; any where left out */
export async function startThirdParty(port = 0): Promise<ThirdParty> {
  const held = new Set<ServerResponse>();
  const script = readFileSync(component);
  const bot: ThirdParty = { url: '', headers: {}, status: 200, isSlow: false, asked: [], stop };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', bot.url);
    if (url.pathname === '/deep-chat.js') {
      if (bot.isSlow) return void held.add(response);
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (url.pathname === '/answer') {
      const { messages } = JSON.parse(await textOf(request)) as { messages: { text: string }[] };
      const text = `You said "${messages.at(-1)?.text}". Tell me more.`;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
    } else if (url.pathname === '/talk') {
      const { referer, cookie } = request.headers;
      const isFrame = request.headers['sec-fetch-dest'] === 'iframe';
      bot.asked.push({ url, referrer: referer ?? null, cookie: cookie ?? null, isFrame });
      response.writeHead(bot.status, { 'content-type': 'text/html', ...bot.headers }).end(page);
    } else response.writeHead(404).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  bot.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`;
  return bot;

  async function stop(): Promise<void> {
    for (const response of held) response.destroy();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

import type { Socket } from 'node:net';
import { problem } from '#kit';

const ANSWERS: Readonly<Record<string, readonly [status: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers-too-large',
    'The headers of this request are too large.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [
    '413 Payload Too Large',
    'body-too-large',
    'The chunk extensions of this request are too large.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'request-timeout',
    'The request did not arrive in time. Please try again.',
  ],
};
const INVALID = ['400 Bad Request', 'invalid-request', 'This is not a request that can be read.'] as const;

/**
 * Answers what Node could not parse, or what did not arrive in time, in the contract's shape, and ends the connection
 * whether or not the client ends its side: Node lets a client keep its side open for ever.
 *
 * @param isAnswering whether an answer is under way on this connection; nothing may be written into that
 * @param closeDelayMs how long the connection stays open for the client to read the answer
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { isAnswering, closeDelayMs }: { isAnswering: boolean; closeDelayMs: number },
): void {
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) return void socket.destroy();
  const [status, code, message] = ANSWERS[error.code ?? ''] ?? INVALID;
  const body = JSON.stringify(problem(code, message));
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  const timer = setTimeout(() => socket.destroy(), closeDelayMs);
  socket.once('close', () => clearTimeout(timer));
}

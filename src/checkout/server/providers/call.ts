import { answerDeadline } from './answer-deadline.ts';

export interface Answer {
  status: number;
  /** Parsed JSON; null where it is none. */
  body: unknown;
}

/** One call and its answer with the body: a connection lost half-way through it is an outcome not seen. Never repeated. */
export async function callProvider(
  url: string,
  timeoutMs: number,
  init: RequestInit,
): Promise<Answer & { text: string }> {
  const deadline = answerDeadline(timeoutMs);
  try {
    const answer = await fetch(url, { redirect: 'error', ...init, signal: deadline.signal });
    const text = await answer.text();
    return { status: answer.status, body: parseJson(text), text };
  } finally {
    deadline.clear();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Faults in which not one byte of the request can have reached the provider. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
]);

/** What a fetch that threw means: whether the provider may have got it, and why. */
export function faultOf(error: unknown): { mayHaveArrived: boolean; reason: string } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const name = error instanceof Error ? error.name : 'fault';
  return { mayHaveArrived: !NEVER_SENT.has(code), reason: code || name };
}

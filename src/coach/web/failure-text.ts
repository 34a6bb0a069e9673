import { CHAT_FALLBACK, CHAT_NETWORK_ERROR, chatMessage } from '#chat';
import { CYRANO_COPY } from './copy.ts';

/** A call that brought no advice; status 0: nobody answered. */
export interface Failure {
  status: number;
  code: string;
  /** The server's text: the left-hand side of the spec's chat table, or words of its own for the reader. */
  message: string;
  /** When the server wants to be asked again. */
  retryAfterSeconds?: number | undefined;
}

/** What Cyrano says of a failed call: by its code where asking again later helps, the spec's chat table, else the server's own words. */
export function failureText({ status, code, message, retryAfterSeconds }: Failure): string {
  if (status === 0) return CHAT_NETWORK_ERROR;
  // The server knows whether a shorter text would help, so its words are taken where they came.
  if (code === 'coach-busy')
    return `${message || CYRANO_COPY.busy(when(retryAfterSeconds))} ${CYRANO_COPY.kept}`;
  if (code === 'too-many-requests')
    return `${CYRANO_COPY.tooManyRequests(when(retryAfterSeconds))} ${CYRANO_COPY.kept}`;
  const text = chatMessage(message);
  return text === CHAT_FALLBACK && message !== '' ? message : text;
}

const MINUTE_SECONDS = 60;

function when(seconds: number | undefined): string {
  if (seconds === undefined) return 'in a moment';
  if (seconds <= 1) return 'in a second';
  if (seconds < 2 * MINUTE_SECONDS) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / MINUTE_SECONDS)} minutes`;
}

import { CHAT_FALLBACK, CHAT_NETWORK_ERROR, chatMessage } from '#chat';

/** A call that brought no advice; status 0: nobody answered. */
export interface Failure {
  status: number;
  code: string;
  /** The server's text: the left-hand side of the spec's chat table, or words of its own for the reader. */
  message: string;
}

/** What Cyrano says of a failed call: the spec's chat table first, else the server's own words. */
export function failureText({ status, message }: Failure): string {
  if (status === 0) return CHAT_NETWORK_ERROR;
  const text = chatMessage(message);
  return text === CHAT_FALLBACK && message !== '' ? message : text;
}

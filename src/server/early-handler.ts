import type { IncomingMessage, ServerResponse } from 'node:http';

/** Runs before the app. Returns true when it has answered the request, false when the next handler has to. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Told of every answer that the app did not give, for the metrics; the duration in seconds. */
export type ObserveAnswer = (method: string, route: string, status: number, seconds: number) => void;

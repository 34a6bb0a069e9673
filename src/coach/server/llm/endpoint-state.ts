/** What a question at the start tells of an endpoint, in the few words that may be counted. */
import type { EndpointState } from '../choose-engine.ts';
import { failureOf, Refusal } from './failures.ts';

const WRONG_KEY = [401, 403];
const NOT_FOUND = 404;
const BAD_REQUEST = [400, 422];
/** Some tell of an unknown model as of any bad question. */
const ABOUT_THE_MODEL =
  /model.{0,60}\b(?:not|unknown|exist|invalid|available)|(?:unknown|invalid|no such|not a valid) model/is;

/** @param cause what the question ended with */
export function stateOf(cause: unknown): EndpointState {
  const { outcome, status } = failureOf(cause);
  if (outcome === 'not-json') return 'ready';
  if (outcome === 'timeout') return 'no-answer';
  if (status === undefined) return 'unreachable';
  if (WRONG_KEY.includes(status)) return 'wrong-key';
  if (status === NOT_FOUND) return 'unknown-model';
  if (BAD_REQUEST.includes(status) && cause instanceof Refusal && ABOUT_THE_MODEL.test(cause.says))
    return 'unknown-model';
  return outcome === 'rejected' ? 'refused' : 'failing';
}

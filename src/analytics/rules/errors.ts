import { allEvents, findEvent } from './catalogue.ts';

/** What `POST /api/analytics` refuses, with its status and its text. The reader is whoever writes a screen. */
export const ANALYTICS_ERRORS = {
  'invalid-origin': { status: 403, message: 'Only our own pages are counted here.' },
  'invalid-request': {
    status: 400,
    message: 'Send {"kind":"view","path"} or {"kind":"event","category","action","label"?,"value"?,"path"}.',
  },
  'unknown-event': { status: 400, message: 'There is no such event in the catalogue.' },
  'unknown-label': { status: 400, message: 'This event has no such label in the catalogue.' },
  'unexpected-value': {
    status: 400,
    message: 'This event has no value in the catalogue, or lacks its value.',
  },
  'not-yours-to-count': { status: 400, message: 'This event is counted by the server.' },
  'too-many-requests': { status: 429, message: 'Too much at once. It is not counted.' },
} as const;

export type AnalyticsErrorCode = keyof typeof ANALYTICS_ERRORS;

/** What stands in the catalogue instead, for the developer who meets a refusal. */
export function knownInstead(code: AnalyticsErrorCode, category: string, action: string): string[] {
  if (code === 'unknown-event') return allEvents().map(({ name }) => name);
  if (code === 'unknown-label') return [...(findEvent(category, action)?.labels ?? [])];
  return [];
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** ISO 8601 in UTC with milliseconds; sorts as text in the order of time. */
export type IsoTime = string;

export const isoTime = (ms: number): IsoTime => new Date(ms).toISOString();

/** Days of 24 hours: South Africa has no daylight saving, and a plan is a length of time, not a date. */
export const addDays = (ms: number, days: number): number => ms + days * DAY_MS;

import { DAY_MS, isoTime } from '#kit';

/**
 * A day of the statistics is a day in South Africa (Africa/Johannesburg), where the shop is: UTC+2 all year, without
 * daylight saving, so no zone table is needed.
 */
export const DAY_ZONE = 'Africa/Johannesburg';
const AHEAD_OF_UTC_MS = 2 * 60 * 60_000;

/** `2026-11-21`; sorts as text. */
export type Day = string;

export const dayOf = (ms: number): Day => isoTime(ms + AHEAD_OF_UTC_MS).slice(0, 10);

/** Unix time at which a day begins. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`) - AHEAD_OF_UTC_MS;

/** The last `count` days up to and with the day of `nowMs`, oldest first. */
export const lastDays = (nowMs: number, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => dayOf(nowMs - (count - 1 - index) * DAY_MS));

import type { IsoTime } from '#kit';

/**
 * A receipt's number as people read it: the year in which it was issued, and its place among all receipts.
 *
 * @example receiptNumber(123, '2026-11-28T09:00:00.000Z') // '2026-000123'
 */
export const receiptNumber = (serial: number, issuedAt: IsoTime): string =>
  `${issuedAt.slice(0, 4)}-${String(serial).padStart(6, '0')}`;

import { OperatorFault } from './command.ts';

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Unix time of a text with its zone: without one, it would be this machine's. @throws OperatorFault */
export function readTime(option: string, text: string): number {
  const atMs = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(atMs))
    throw new OperatorFault(`${option} takes a time with its zone, 2026-11-21T10:00:00Z`);
  return atMs;
}

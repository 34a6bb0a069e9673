/**
 * The needs of the patterns as they were when `node checks/record-sieve.ts` last ran: working them out anew costs a fresh process more than all the
 * rest of its first answer. A pattern that is not among them is worked out when it is asked, so an old list costs time and nothing else.
 */
import known from './known.json' with { type: 'json' };
import { allOf, anyOf, isAll, type Need, sizeOf } from './needs.ts';

const NEEDS: Readonly<Record<string, string>> = known;

/** Stands for a source: 53 bits of it. */
export function keyOf(source: string, unicode: boolean): string {
  let one = unicode ? 0x1b873593 : 0x5bd1e995;
  let other = source.length;
  for (let at = 0; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x9e3779b1);
    other = Math.imul(other ^ unit, 0x85ebca77) ^ (one >>> 15);
  }
  one = Math.imul(one ^ (one >>> 16), 0xc2b2ae35) ^ (other >>> 13);
  return ((other >>> 0) * 0x20_0000 + ((one >>> 0) & 0x1f_ffff)).toString(36);
}

export function knownNeed(source: string, unicode: boolean): Need | undefined {
  const key = keyOf(source, unicode);
  return Object.hasOwn(NEEDS, key) ? unpack(NEEDS[key] as string) : undefined;
}

/** A number is three signs of six bits. Heads stand above the traces. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Uint8Array(0x80);
for (let at = 0; at < SIGNS.length; at++) VALUES[SIGNS.charCodeAt(at)] = at;
const HEADS = 0x2_0000;

export const pack = (need: Need): string =>
  need
    .map((number) => {
      const value = number >= 0 ? number : HEADS + sizeOf(number) * 2 + (isAll(number) ? 1 : 0);
      if (value >= 0x4_0000) throw new RangeError('A need that is too long to be kept.');
      return [value >> 12, (value >> 6) & 63, value & 63].map((part) => SIGNS[part]).join('');
    })
    .join('');

function unpack(packed: string): Need {
  const need: number[] = [];
  const part = (at: number) => VALUES[packed.charCodeAt(at)] as number;
  for (let at = 0; at < packed.length; at += 3) {
    const value = (part(at) << 12) | (part(at + 1) << 6) | part(at + 2);
    if (value < HEADS) need.push(value);
    else need.push((value & 1) === 1 ? allOf((value - HEADS) >> 1) : anyOf((value - HEADS) >> 1));
  }
  return need;
}

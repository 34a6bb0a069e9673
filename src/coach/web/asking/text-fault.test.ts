import { describe, expect, it } from 'vitest';
import { lengthSaid, textFault } from './text-fault.ts';

describe('a text before it is sent', () => {
  it('says what is missing, and how much is too much', () => {
    expect(textFault('  ', 'Write something.')).toBe('Write something.');
    expect(textFault('a'.repeat(8_000), 'x')).toBeNull();
    expect(textFault(`  ${'a'.repeat(8_001)}  `, 'x')).toMatch(/^1 character too many: 8,000 /);
    expect(textFault('🙂'.repeat(9_234), 'x')).toMatch(/^1,234 characters too many/);
  });

  it('tells its length only when it comes near the limit', () => {
    expect(lengthSaid('short')).toBeNull();
    expect(lengthSaid('a'.repeat(6_500))).toBe('6,500 of 8,000 characters');
  });
});

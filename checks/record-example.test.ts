import { expect, it } from 'vitest';
import { recordExample, recordedExample } from './record-example.ts';

it('the landing page shows what the coach really says (else: node checks/record-example.ts)', () => {
  const now = recordExample();
  expect(recordedExample()).toEqual(now);
  expect(now.notes).toHaveLength(3);
  expect(now.replies).toHaveLength(3);
});

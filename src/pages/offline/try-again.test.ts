import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseSeconds, startTrying } from './try-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose device and server are as `now` says. */
function page(now: { online: boolean; reached: boolean }) {
  const seen = { opened: 0, asked: 0, said: '' };
  const attempt = startTrying({
    isOnline: () => now.online,
    canReach: async () => {
      seen.asked += 1;
      return now.reached;
    },
    open: () => void seen.opened++,
    say: (text) => {
      seen.said = text;
    },
  });
  return { seen, attempt };
}

it.each([
  [0, 2],
  [1, 4],
  [4, 32],
  [40, 32],
])('waits after %i tries in vain for %i seconds', (tries, seconds) =>
  expect(pauseSeconds(tries)).toBe(seconds),
);

describe('the offline page', () => {
  it('asks nobody while the device is offline, and opens the page when it is back', async () => {
    const now = { online: false, reached: true };
    const { seen, attempt } = page(now);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toMatchObject({
      asked: 0,
      opened: 0,
      said: expect.stringContaining('This device is offline'),
    });
    now.online = true;
    await attempt();
    expect(seen).toMatchObject({ asked: 1, opened: 1 });
  });

  it('tries by itself where the server is away, with longer and longer pauses', async () => {
    const now = { online: true, reached: false };
    const { seen } = page(now);
    expect(seen.said).toContain('Next try in 2 seconds');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seen.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen.asked).toBe(2);
    now.reached = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).toMatchObject({ asked: 3, opened: 1 });
  });

  it('does not ask twice at once', async () => {
    const { seen, attempt } = page({ online: true, reached: false });
    await Promise.all([attempt(), attempt()]);
    expect(seen.asked).toBe(1);
  });
});

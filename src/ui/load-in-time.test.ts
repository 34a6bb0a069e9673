import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkFault, loadInTime } from './load-in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part of the app', () => {
  it('that never arrives is given up after two minutes and not a moment earlier', async () => {
    const ended = vi.fn();
    loadInTime(() => new Promise(() => {})).catch(ended);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.any(ChunkFault));
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('that fails once is asked for again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('network changed'))
      .mockResolvedValueOnce('here');
    await expect(loadInTime(load)).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that fails twice is told as what it is', async () => {
    const why = new TypeError('offline');
    const fault = await loadInTime(() => Promise.reject(why)).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ChunkFault);
    expect((fault as Error).cause).toBe(why);
  });
});

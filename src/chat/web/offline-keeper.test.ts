import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfflineCopy } from '#device';
import { createOfflineKeeper, REST_MS } from './offline-keeper.ts';

const AT = '2026-11-28T10:00:00.000Z';
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** A server with these people and one message of each, and a device. */
function surroundings(names: string[]) {
  const server = { names, online: true, asked: [] as string[] };
  const device: { copy: OfflineCopy | null } = {
    copy: { version: 1, owner: 'me', keepDays: null, fullAtMs: 0, people: [] },
  };
  const answer = async <T>(value: T): Promise<T> => {
    if (!server.online) throw new Error('no answer');
    return value;
  };
  const keeper = createOfflineKeeper({
    client: {
      settings: () => answer({ keepDays: 30, writer: 'local', consent: null }),
      people: () =>
        answer(
          server.names.map((name) => ({
            id: name,
            name,
            stage: 'talking',
            notes: '',
            archived: false,
            createdAt: AT,
            lastTurnAt: AT,
          })),
        ),
      turns: (person) => {
        server.asked.push(person);
        return answer([{ id: 't1', from: 'them', text: `hey from ${person}`, at: AT }]);
      },
    },
    store: {
      read: async () => device.copy,
      change: async (change) => {
        if (device.copy) device.copy = change(device.copy);
      },
    },
    nowMs: Date.now,
  });
  const kept = () => device.copy?.people.map(({ name, turns }) => `${name}: ${turns[0]?.text}`) ?? null;
  return { server, device, keeper, kept, rest: () => vi.advanceTimersByTimeAsync(REST_MS) };
}

it('keeps what is stored, and fetches only what changed', async () => {
  const { server, device, keeper, kept, rest } = surroundings(['Naledi', 'Thabo']);
  keeper.changed(null);
  await rest();
  expect(kept()).toEqual(['Naledi: hey from Naledi', 'Thabo: hey from Thabo']);
  expect(device.copy?.keepDays).toBe(30);
  server.asked = [];
  keeper.changed('Thabo');
  await rest();
  expect(server.asked).toEqual(['Thabo']);
});

it('fetches everybody once an hour, and at other openings only who was written with since', async () => {
  const { server, keeper, rest } = surroundings(['Naledi', 'Thabo']);
  keeper.look();
  await rest();
  expect(server.asked).toEqual(['Naledi', 'Thabo']);
  server.asked = [];
  keeper.look();
  await rest();
  expect(server.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  keeper.look();
  await rest();
  expect(server.asked).toEqual(['Naledi', 'Thabo']);
});

it('takes somebody out at once who is being deleted, and back when that is taken back', async () => {
  const { keeper, kept, rest } = surroundings(['Naledi', 'Thabo']);
  keeper.changed(null);
  await rest();
  keeper.dropped('Naledi');
  await vi.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual(['Thabo: hey from Thabo']);
  // The server still has her until the time to take it back has passed.
  keeper.changed('Thabo');
  await rest();
  expect(kept()).toEqual(['Thabo: hey from Thabo']);
  keeper.changed('Naledi');
  await rest();
  expect(kept()).toEqual(['Naledi: hey from Naledi', 'Thabo: hey from Thabo']);
});

it('leaves the copy as it is while nobody answers, and goes on after the next change', async () => {
  const { server, keeper, kept, rest } = surroundings(['Naledi']);
  keeper.changed(null);
  await rest();
  server.online = false;
  server.names = [];
  keeper.changed(null);
  await rest();
  expect(kept()).toEqual(['Naledi: hey from Naledi']);
  server.online = true;
  keeper.changed('Naledi');
  await rest();
  expect(kept()).toEqual([]);
});

it('makes no copy anew that was deleted meanwhile', async () => {
  const { device, keeper, kept, rest } = surroundings(['Naledi']);
  device.copy = null;
  keeper.changed(null);
  await rest();
  expect(kept()).toBeNull();
});

import { expect, it } from 'vitest';
import { keptCyrano, keptOfCyrano, sharedScreen } from './kept-cyrano.ts';
import { stateFrom } from './replies/kept-state.ts';

it.each([
  { person: 'p1', replies: { version: 1 }, wishes: {} },
  {
    person: 'p1',
    replies: null,
    wishes: { p1: { tone: 'calm' as const, intensity: 1 as const, goal: null } },
  },
  { person: null, replies: { version: 1 }, wishes: { p1: null } },
])('%o comes back as it was', (kept) => {
  expect(keptCyrano(JSON.parse(JSON.stringify(keptOfCyrano(kept))))).toEqual(kept);
});

it('keeps nothing of an empty screen, and takes nothing from what is not its own', () => {
  expect(keptOfCyrano({ person: null, replies: null, wishes: {} })).toEqual({ wishes: {} });
  for (const other of [null, undefined, 'text', { person: 7 }, []])
    expect(keptCyrano(other)).toEqual({ person: null, replies: null, wishes: {} });
});

it('starts with a shared text in the box, and with nothing where none was shared', () => {
  const { person, replies } = keptCyrano(JSON.parse(JSON.stringify(sharedScreen('Still up for Saturday?'))));
  expect(person).toBeNull();
  expect(stateFrom(replies)).toMatchObject({ draft: 'Still up for Saturday?', phase: 'idle', turns: [] });
  expect(sharedScreen(' ')).toBeNull();
});

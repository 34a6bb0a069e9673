import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, ApiError } from '#identity/web';
import { createFrameSession, type FrameState, READY_TIMEOUT_MS } from './frame-session.ts';

const frameUrl = (ticket: string) => `http://localhost:3001/?session=user_a_1#ticket=${ticket}`;
const refused = (status: number, code: string, message: string) => new ApiError(status, code, message);

function scene(answers: (string | Error)[]) {
  const states: FrameState[] = [];
  const tickets: string[] = [];
  let asked = 0;
  const api: ApiClient = {
    get: async () => {
      throw new Error('not asked');
    },
    delete: async (path) => {
      throw new Error(`nobody deletes ${path} here`);
    },
    post: async (path) => {
      expect(path).toBe('/api/chat/session');
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return { status: 200, body: { url: answer } as never };
    },
  };
  const session = createFrameSession({
    api,
    sendTicket: (ticket) => void tickets.push(ticket),
    onState: (state) => void states.push(state),
  });
  return { session, states, tickets, state: () => states.at(-1), asked: () => asked };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a frame', () => {
  it('loads until it says ready', async () => {
    const s = scene([frameUrl('T1')]);
    await s.session.open();
    expect(s.state()).toEqual({ at: 'loading', frame: { url: frameUrl('T1') } });
    s.session.loaded();
    expect(s.state()).toMatchObject({ at: 'loading' });
    s.session.hear('ready');
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS);
    expect(s.state()).toEqual({ at: 'ready', frame: { url: frameUrl('T1') } });
  });

  it('is an error after fifteen seconds, and Retry starts over', async () => {
    const s = scene([frameUrl('T1'), frameUrl('T2')]);
    await s.session.open();
    await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS - 1);
    expect(s.state()).toMatchObject({ at: 'loading' });
    await vi.advanceTimersByTimeAsync(1);
    expect(s.state()).toEqual({
      at: 'error',
      trouble: { text: 'Failed to load chat interface', leads: 'stay' },
    });
    s.session.hear('ready');
    expect(s.state()).toMatchObject({ at: 'error' });
    await s.session.open();
    s.session.hear('ready');
    expect(s.state()).toEqual({ at: 'ready', frame: { url: frameUrl('T2') } });
  });

  it('of a third party is ready when it has loaded', async () => {
    const s = scene(['https://bot.example/?session=user_a_1']);
    await s.session.open();
    s.session.loaded();
    expect(s.state()).toMatchObject({ at: 'ready' });
  });

  it('that says error while loading shows the error box, but not once it is ready', async () => {
    const s = scene([frameUrl('T1')]);
    await s.session.open();
    s.session.hear('error');
    expect(s.state()).toMatchObject({ at: 'error' });
    const ready = scene([frameUrl('T1')]);
    await ready.session.open();
    ready.session.hear('ready');
    ready.session.hear('error');
    expect(ready.state()).toMatchObject({ at: 'ready' });
  });
});

describe('a ticket', () => {
  it.each(['expired', 'unauthorised'] as const)('is renewed after %s, once at a time', async (type) => {
    const s = scene([frameUrl('T1'), frameUrl('T2'), frameUrl('T3')]);
    await s.session.open();
    s.session.hear('ready');
    s.session.hear(type);
    s.session.hear(type);
    await settle();
    expect(s.tickets).toEqual(['T2']);
    expect(s.state()).toMatchObject({ at: 'ready', frame: { url: frameUrl('T1') } });
  });

  it('that is refused again and again is given up', async () => {
    const s = scene([frameUrl('T')]);
    await s.session.open();
    for (let turn = 0; turn < 5; turn += 1) {
      s.session.hear('unauthorised');
      await settle();
    }
    expect(s.tickets).toHaveLength(3);
    expect(s.state()).toMatchObject({ at: 'error' });
  });

  it('a page that has become ready in between may ask again', async () => {
    const s = scene([frameUrl('T')]);
    await s.session.open();
    for (let turn = 0; turn < 5; turn += 1) {
      s.session.hear('ready');
      s.session.hear('expired');
      await settle();
    }
    expect(s.tickets).toHaveLength(5);
    expect(s.state()).toMatchObject({ at: 'ready' });
  });
});

describe('a session refused', () => {
  it.each([
    [
      refused(401, 'invalid-token', 'Invalid token'),
      'Your session has expired. Please log in again.',
      'login',
    ],
    [
      refused(403, 'no-subscription', 'No active subscription'),
      'No active subscription found. Please check your subscription status.',
      'pricing',
    ],
    [
      refused(0, 'network-request-failed', ''),
      'Network error. Please check your internet connection and try again.',
      'stay',
    ],
    [new Error('bug'), 'Failed to load chat interface', 'stay'],
  ])('%s', async (error, text, leads) => {
    const s = scene([error]);
    await s.session.open();
    expect(s.state()).toEqual({ at: 'error', trouble: { text, leads } });
  });

  it('while it runs: the door closes it, a lost line does not', async () => {
    const line = scene([frameUrl('T1'), refused(0, 'network-request-failed', '')]);
    await line.session.open();
    line.session.hear('ready');
    line.session.hear('expired');
    await settle();
    expect(line.state()).toMatchObject({ at: 'ready' });

    const door = scene([frameUrl('T1'), refused(403, 'no-subscription', 'No active subscription')]);
    await door.session.open();
    door.session.hear('ready');
    door.session.hear('unauthorised');
    await settle();
    expect(door.state()).toMatchObject({ at: 'error', trouble: { leads: 'pricing' } });
  });

  it('after the screen was left shows nothing', async () => {
    const s = scene([frameUrl('T1')]);
    const opening = s.session.open();
    s.session.stop();
    await opening;
    expect(s.states).toEqual([{ at: 'loading', frame: null }]);
  });
});

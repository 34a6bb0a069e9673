import { describe, expect, it } from 'vitest';
import { readHit } from '../rules/contract.ts';
import { type BeaconHost, sendHit } from './beacon.ts';
import { analyticsId, CONSENT_KEY, type Consent } from './consent.ts';
import { createCounting } from './counting.ts';
import { trackFromFrame } from './from-frame.ts';
import { createGoogle, type GoogleHost } from './google.ts';
import { onReturn, type SeenHost, whenSeen } from './page-seen.ts';

/** A browser as far as counting needs one. */
function browser(
  options: { navigator?: Partial<BeaconHost['navigator']>; beacon?: boolean | 'missing' } = {},
) {
  const sent: { by: 'beacon' | 'fetch'; url: string; hit: unknown; init?: RequestInit }[] = [];
  const { beacon = true } = options;
  const host: BeaconHost = {
    navigator: {
      ...(beacon === 'missing'
        ? {}
        : {
            sendBeacon: (url, body) => {
              if (beacon) sent.push({ by: 'beacon', url, hit: JSON.parse(body) });
              return beacon;
            },
          }),
      ...options.navigator,
    },
    fetch: async (url, init) => {
      sent.push({ by: 'fetch', url, hit: JSON.parse(String(init.body)), init });
    },
  };
  return { sent, host };
}

const CHOICE = { category: 'plan-selection', action: 'choose', label: 'monthly', value: 24_999 } as const;

describe('a hit', () => {
  it('goes by beacon, and the server takes it', () => {
    const { sent, host } = browser();
    sendHit({ kind: 'view', path: '/pricing' }, host);
    sendHit({ kind: 'event', ...CHOICE, path: '/pricing' }, host);
    expect(sent.map(({ by, url }) => [by, url])).toEqual([
      ['beacon', '/api/analytics'],
      ['beacon', '/api/analytics'],
    ]);
    expect(sent.every(({ hit }) => readHit(hit).ok)).toBe(true);
  });

  it.each(['missing', false] as const)(
    'goes by a fetch that outlives the page when the beacon is %s',
    (beacon) => {
      const { sent, host } = browser({ beacon });
      sendHit({ kind: 'view', path: '/' }, host);
      expect(sent).toMatchObject([{ by: 'fetch', init: { keepalive: true, credentials: 'omit' } }]);
    },
  );

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('stays at home with %j', (navigator) => {
    const { sent, host } = browser({ navigator });
    sendHit({ kind: 'view', path: '/' }, host);
    expect(sent).toEqual([]);
  });

  it('that a blocker stops disturbs nobody', () => {
    const { host } = browser({
      navigator: {
        sendBeacon: () => {
          throw new Error('blocked');
        },
      },
    });
    expect(() => sendHit({ kind: 'view', path: '/' }, host)).not.toThrow();
  });
});

describe('an event in the frame', () => {
  const copied = { category: 'chat', action: 'reply-copied', label: 'frame' } as const;
  const door = (token: string | null) => ({
    baseUrl: 'https://repartee.example',
    token: async () => token,
  });

  it('goes to the product with the frame’s token and without cookies', async () => {
    const { sent, host } = browser();
    await trackFromFrame(door('rc_1'), copied, host);
    expect(sent).toMatchObject([
      {
        url: 'https://repartee.example/api/analytics',
        init: { credentials: 'omit', headers: { authorization: 'Bearer rc_1' } },
      },
    ]);
    expect(readHit(sent[0]?.hit)).toMatchObject({ ok: true, value: { name: 'chat.reply-copied' } });
  });

  it('stays there without a token, and where nobody may be counted', async () => {
    const shut = browser();
    await trackFromFrame(door(null), copied, shut.host);
    const switched = browser({ navigator: { doNotTrack: '1' } });
    await trackFromFrame(door('rc_1'), copied, switched.host);
    expect([...shut.sent, ...switched.sent]).toEqual([]);
  });
});

describe('a page view', () => {
  function page(state: { prerendering?: boolean; visibilityState?: 'visible' | 'hidden' } = {}) {
    const heard = new Map<string, Set<(event: Event) => void>>();
    const target = {
      addEventListener: (name: string, hear: (event: Event) => void) =>
        void heard.set(name, (heard.get(name) ?? new Set()).add(hear)),
      removeEventListener: (name: string, hear: (event: Event) => void) => void heard.get(name)?.delete(hear),
    };
    const document = { prerendering: false, visibilityState: 'visible', ...state, ...target };
    const say = (name: string, fields: object = {}) => {
      for (const hear of [...(heard.get(name) ?? [])]) hear(fields as Event);
    };
    return { host: { document, window: target } as unknown as SeenHost, document, say };
  }

  it('counts at once when the page is in sight', () => {
    let seen = 0;
    whenSeen(page().host, () => seen++);
    expect(seen).toBe(1);
  });

  it('waits for the activation of a page that was drawn ahead, and counts it once', () => {
    const { host, document, say } = page({ prerendering: true });
    let seen = 0;
    whenSeen(host, () => seen++);
    expect(seen).toBe(0);
    document.prerendering = false;
    say('prerenderingchange');
    say('prerenderingchange');
    expect(seen).toBe(1);
  });

  it('waits for a tab that was opened in the background', () => {
    const { host, document, say } = page({ visibilityState: 'hidden' });
    let seen = 0;
    whenSeen(host, () => seen++);
    say('visibilitychange');
    expect(seen).toBe(0);
    document.visibilityState = 'visible';
    say('visibilitychange');
    document.visibilityState = 'hidden';
    say('visibilitychange');
    expect(seen).toBe(1);
  });

  it('counts nothing once it was left', () => {
    const { host, document, say } = page({ visibilityState: 'hidden' });
    let seen = 0;
    whenSeen(host, () => seen++)();
    document.visibilityState = 'visible';
    say('visibilitychange');
    expect(seen).toBe(0);
  });

  it('counts again when the page comes back from the back-forward cache, and not at its first show', () => {
    const { host, say } = page();
    let back = 0;
    const stop = onReturn(host, () => back++);
    say('pageshow', { persisted: false });
    say('pageshow', { persisted: true });
    stop();
    say('pageshow', { persisted: true });
    expect(back).toBe(1);
  });
});

describe('Google Analytics', () => {
  function place(options: { kept?: string; navigator?: Partial<BeaconHost['navigator']>; id?: null } = {}) {
    const { sent, host } = browser({ ...(options.navigator ? { navigator: options.navigator } : {}) });
    const window: GoogleHost = {};
    const scripts: string[] = [];
    const ended: string[] = [];
    const stored: Record<string, string> = options.kept ? { [CONSENT_KEY]: options.kept } : {};
    let open: ((consent: Consent) => void) | null = null;
    const google = createGoogle({
      id: 'G-TEST1',
      host: window,
      origin: 'https://repartee.example',
      addScript: (url) => scripts.push(url),
      cookies: { names: () => ['_ga', '_ga_TEST1', 'theme'], end: (name) => ended.push(name) },
      now: () => new Date(0),
    });
    const counting = createCounting({
      ...host,
      google: options.id === null ? null : google,
      storage: () => ({
        getItem: (key) => stored[key] ?? null,
        setItem: (key, value) => {
          stored[key] = value;
        },
      }),
      pathname: () => '/checkout',
      ask: (answer) => {
        open = answer;
        return () => {
          open = null;
        };
      },
    });
    const calls = () => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
    return { counting, sent, scripts, ended, stored, calls, answer: () => open };
  }

  it('does not exist, and nobody is asked, without an id', () => {
    const { counting, answer, sent } = place({ id: null });
    counting.consent(true);
    counting.askAgain();
    counting.view();
    expect([answer(), counting.canChoose, sent.length]).toEqual([null, false, 1]);
  });

  it('loads nothing before a yes; our own counting goes on', () => {
    const { counting, scripts, calls, answer, sent } = place();
    counting.consent(true);
    counting.view();
    counting.track(CHOICE);
    counting.told({ category: 'checkout', action: 'paid', label: 'monthly', value: 24_999 });
    expect(answer()).not.toBeNull();
    expect([scripts, calls()]).toEqual([[], []]);
    expect(sent).toHaveLength(2);
  });

  it('after a yes is told known paths and fixed words, with adverts off', () => {
    const { counting, scripts, calls, answer, stored } = place();
    counting.consent(true);
    answer()?.('yes');
    counting.track(CHOICE);
    expect([stored[CONSENT_KEY], answer()]).toEqual(['yes', null]);
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    expect(calls()[0]).toMatchObject([
      'consent',
      'default',
      { ad_storage: 'denied', analytics_storage: 'granted' },
    ]);
    expect(calls().slice(-2)).toEqual([
      ['event', 'page_view', { page_location: 'https://repartee.example/checkout', page_title: '/checkout' }],
      [
        'event',
        'choose',
        {
          event_category: 'plan-selection',
          event_label: 'monthly',
          value: 24_999,
          page_location: 'https://repartee.example/checkout',
        },
      ],
    ]);
  });

  it('hears of a payment from the screen, and our own store does not', () => {
    const { counting, sent, calls } = place({ kept: 'yes' });
    counting.consent(true);
    counting.told({ category: 'checkout', action: 'paid', label: 'weekly', value: 9_999 });
    expect(calls().at(-1)).toMatchObject(['event', 'paid', { value: 9_999 }]);
    expect(sent).toEqual([]);
  });

  it('a no is kept, and nobody is asked again', () => {
    const { counting, scripts, stored, answer } = place();
    counting.consent(true);
    answer()?.('no');
    counting.consent(true);
    expect([stored[CONSENT_KEY], answer(), scripts]).toEqual(['no', null, []]);
  });

  it('a yes can be taken back: nothing more is sent and its cookies go', () => {
    const { counting, calls, ended, answer } = place({ kept: 'yes' });
    counting.consent(true);
    counting.askAgain();
    answer()?.('no');
    const before = calls().length;
    counting.view();
    expect([calls().length - before, ended]).toEqual([0, ['_ga', '_ga_TEST1']]);
  });

  it('an answer in another tab counts here too', () => {
    const { counting, stored, answer, scripts } = place();
    counting.consent(true);
    stored[CONSENT_KEY] = 'yes';
    counting.heard();
    expect([answer(), scripts.length]).toEqual([null, 1]);
  });

  it('asks nobody who is not to be disturbed, or who said no by the browser’s own switch', () => {
    const quiet = place();
    quiet.counting.consent(false);
    const switched = place({ navigator: { globalPrivacyControl: true }, kept: 'yes' });
    switched.counting.consent(true);
    switched.counting.view();
    expect([quiet.answer(), switched.answer(), switched.scripts, switched.sent]).toEqual([
      null,
      null,
      [],
      [],
    ]);
  });

  it.each([
    ['G-ABC123', 'G-ABC123'],
    ['UA-1234-5', 'UA-1234-5'],
    ['', null],
    ['%%ANALYTICS_ID%%', null],
    ['x"><script>', null],
  ])('the mark %j names %j', (mark, id) => expect(analyticsId(mark)).toBe(id));
});

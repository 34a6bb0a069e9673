import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { prepareFirstPaint } from './first-paint.mjs';

const files = {
  '/a.css':
    '@font-face{font-family:X;src:url(/x.woff2);unicode-range:U+20-7E}@font-face{font-family:Y;src:local(Georgia)}.seen{top:0}.other{top:0}',
  '/b.css': '.by-script{top:0}h1{top:0}',
  '/island.js': 'e.classList.add("by-script")',
  '/icon.svg': '<svg fill="#fff"><path d="M1 1"/></svg>',
};
const read = (address) => files[address];
const plain =
  '<html><head><link rel="manifest" href="/m.webmanifest"/><link rel="preload" as="font" href="/x.woff2"/>' +
  '<link rel="icon" type="image/svg+xml" href="/icon.svg"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>' +
  '</head><body><h1 class="seen">Hi</h1><script type="module" src="/island.js"></script><script type="module" src="/island.js"></script></body></html>';
const made = prepareFirstPaint(plain, read);

describe('a plain page', () => {
  it('asks for nothing before it is drawn', () => {
    const [loud = ''] = made.split('<noscript>');
    expect(loud).not.toMatch(/<link(?![^>]*href="data:)|src="|url\(\/(?!x\.woff2)/);
    expect(made).toContain(`href="data:image/svg+xml,%3Csvg fill='%23fff'%3E%3Cpath d='M1 1'/%3E%3C/svg%3E"`);
  });

  it('has the styles that it or its script can use in itself, stand-ins with them, and the faces switched off', () => {
    expect(made).toContain(
      '<style>@font-face{font-family:Y;src:local(Georgia)}.seen{top:0}.by-script{top:0}h1{top:0}</style>',
    );
    expect(made).toContain(
      '<style id="faces" media="not all">@font-face{font-family:X;src:url(/x.woff2);unicode-range:U+20-7E}</style>',
    );
  });

  it('gives the faces and the manifest to somebody without script', () => {
    expect(made).toContain(
      '<noscript><link rel="manifest" href="/m.webmanifest"/><style>@font-face{font-family:X;src:url(/x.woff2);unicode-range:U+20-7E}</style></noscript>',
    );
  });

  it('a page of the app stays as it is', () => {
    const app = plain.replace('</body>', '<script>window.__reactRouterContext={}</script></body>');
    expect(prepareFirstPaint(app, read)).toBe(app);
    const two = plain.replace('</body>', '<script type="module" src="/other.js"></script></body>');
    expect(prepareFirstPaint(two, read)).toBe(two);
  });
});

describe('what waits', () => {
  const [code = ''] = /<script>(.*?)<\/script>/s.exec(made)?.slice(1) ?? [];

  /** Runs the page's own script in the least of a browser. */
  function open({
    referrer = '',
    prerendering = false,
    readyState = 'complete',
    tellsPaint = true,
    facesCome = true,
    hash = '',
    type = 'navigate',
    below = [],
  } = {}) {
    const listen = (name, run) => {
      const before = heard[name];
      heard[name] = () => {
        before?.();
        run();
      };
    };
    const root = { dataset: {} };
    const frames = [];
    const asked = [];
    const added = [];
    const faces = { media: 'not all' };
    const heard = {};
    let paint = () => {};
    const timers = [];
    class PerformanceObserver {
      constructor(tell) {
        paint = tell;
      }
      observe() {
        if (!tellsPaint) throw new TypeError('no paint');
      }
    }
    const self = { requestIdleCallback: (run) => run() };
    runInContext(
      code,
      createContext({
        self,
        PerformanceObserver,
        FontFace: class {
          constructor(_, source) {
            asked.push(source);
          }
          load = () => (facesCome ? Promise.resolve() : Promise.reject(new Error('gone')));
        },
        location: { origin: 'https://a.test', hash },
        performance: { getEntriesByType: () => [{ type }] },
        requestAnimationFrame: (run) => frames.push(run),
        setTimeout: (run, ms) => timers.push([run, ms]),
        addEventListener: listen,
        document: {
          referrer,
          prerendering,
          readyState,
          documentElement: root,
          getElementById: () => faces,
          querySelector: (asked) => (asked === '.below' && below.find((section) => !section.shown)) || null,
          createElement: (name) => ({ name }),
          head: { append: (element) => added.push(element) },
          addEventListener: listen,
        },
      }),
    );
    return {
      added,
      asked,
      faces,
      frames,
      heard,
      root,
      paint: (name) => paint({ getEntriesByName: (asked) => (asked === name ? [{}] : []) }),
      timers,
    };
  }
  const all = [
    { name: 'script', type: 'module', src: '/island.js' },
    { name: 'link', rel: 'manifest', href: '/m.webmanifest' },
  ];

  it('comes when something is on screen, once', async () => {
    const page = open();
    expect([page.faces.media, page.added]).toEqual(['not all', []]);
    page.paint('first-paint');
    expect(page.added).toEqual([]);
    page.paint('first-contentful-paint');
    page.paint('first-contentful-paint');
    expect([page.asked, page.added, page.faces.media]).toEqual([['url(/x.woff2)'], all, 'not all']);
    await vi.waitFor(() => expect(page.faces.media).toBe('all'));
  });

  it('faces that do not come are left to the browser, which asks again', async () => {
    const page = open({ facesCome: false });
    page.paint('first-contentful-paint');
    await vi.waitFor(() => expect(page.faces.media).toBe('all'));
  });

  it('comes two seconds after the load where a browser does not tell of its painting', () => {
    const page = open({ tellsPaint: false });
    page.heard.load();
    const [[run, ms]] = page.timers;
    run();
    expect([ms, page.added]).toEqual([2000, all]);
  });

  it.each([{ referrer: 'https://a.test/pricing' }, { prerendering: true }])('comes at once: %j', (way) => {
    expect(open(way).added).toEqual(all);
  });

  it('comes late to somebody from elsewhere, though the name begins alike', () => {
    expect(open({ referrer: 'https://a.test.evil/' }).added).toEqual([]);
  });

  it('what is below the first screen is shown section by section, a frame for each, once the faces are on', async () => {
    const section = () => {
      const it = {
        shown: false,
        classList: { remove: (name) => Object.assign(it, { shown: name === 'below' }) },
      };
      return it;
    };
    const below = [section(), section()];
    const page = open({ below });
    expect(page.frames).toEqual([]);
    page.paint('first-contentful-paint');
    await vi.waitFor(() => expect(page.faces.media).toBe('all'));
    const shown = () => below.map((each) => each.shown);
    const frame = () => {
      page.frames.shift()?.();
      page.timers.pop()?.[0]();
    };
    expect(shown()).toEqual([false, false]);
    frame();
    expect(shown()).toEqual([true, false]);
    frame();
    expect(shown()).toEqual([true, true]);
    frame();
    expect(page.frames).toEqual([]);
  });

  it.each([
    [{}, undefined],
    [{ hash: '#messages' }, ''],
    [{ type: 'reload' }, ''],
    [{ type: 'back_forward' }, ''],
  ])('who is put back somewhere on the page gets it whole: %j', (way, whole) => {
    expect(open(way).root.dataset.whole).toBe(whole);
  });

  it.each(['pointerdown', 'keydown'])('so does who presses before the sections are there: %s', (name) => {
    const page = open();
    expect(page.root.dataset.whole).toBeUndefined();
    page.heard[name]();
    expect(page.root.dataset.whole).toBe('');
  });

  it('the script waits for the page to be there', () => {
    const page = open({ prerendering: true, readyState: 'loading' });
    expect([page.faces.media, page.added]).toEqual(['all', []]);
    page.heard.DOMContentLoaded();
    expect(page.added).toEqual(all);
  });
});

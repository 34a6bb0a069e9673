import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentsOf, glanceOf, isWebSource, listWebSources } from './build.mjs';
import { isNoise, planFor } from './dev.mjs';
import { installFingerprint, pathWithoutBin, treeMatchesLock } from './install.mjs';
import { chooseNode } from './node.mjs';
import { exitCodeOf } from './run.mjs';

describe('installFingerprint', () => {
  const base = {
    lockText: '{"packages":{}}',
    packageText: JSON.stringify({ dependencies: { hono: '4.0.0' }, scripts: { start: 'a' } }),
    platform: 'linux',
    arch: 'x64',
  };
  it.each([
    { change: 'another lock', input: { lockText: '{"packages":{"a":1}}' }, stale: true },
    {
      change: 'another dependency',
      input: { packageText: '{"dependencies":{"hono":"4.0.1"}}' },
      stale: true,
    },
    { change: 'another processor', input: { arch: 'arm64' }, stale: true },
    { change: 'another system', input: { platform: 'darwin' }, stale: true },
    {
      change: 'another script',
      input: { packageText: JSON.stringify({ dependencies: { hono: '4.0.0' }, scripts: { start: 'b' } }) },
      stale: false,
    },
    { change: 'nothing', input: {}, stale: false },
  ])('$change: stale is $stale', ({ input, stale }) => {
    expect(installFingerprint({ ...base, ...input }) !== installFingerprint(base)).toBe(stale);
  });
});

describe('treeMatchesLock', () => {
  const hono = { version: '4.0.0', integrity: 'sha512-a' };
  const lock = {
    packages: {
      '': { name: 'x' },
      'node_modules/hono': hono,
      'node_modules/native-darwin': { version: '1.0.0', optional: true },
    },
  };
  it.each([
    { tree: 'the same', packages: { 'node_modules/hono': hono }, is: true },
    { tree: 'another version', packages: { 'node_modules/hono': { ...hono, version: '4.0.1' } }, is: false },
    { tree: 'other bytes', packages: { 'node_modules/hono': { ...hono, integrity: 'sha512-b' } }, is: false },
    { tree: 'one too few', packages: {}, is: false },
    { tree: 'one too many', packages: { 'node_modules/hono': hono, 'node_modules/left': hono }, is: false },
  ])('$tree: $is', ({ packages, is }) => {
    expect(treeMatchesLock(lock, { packages })).toBe(is);
  });

  it('never takes an empty lock for installed', () => {
    expect(treeMatchesLock({}, {})).toBe(false);
  });
});

describe('isWebSource', () => {
  it.each([
    ['src/pages/root.tsx', true],
    ['src/plans/rules/catalogue.ts', true],
    ['src/identity/web/login/screen.tsx', true],
    ['src/ui/tokens.css', true],
    ['public/icon.svg', true],
    ['vite.config.ts', true],
    ['package-lock.json', true],
    ['src/server/main.ts', false],
    ['src/database/open.ts', false],
    ['src/identity/server/routes.ts', false],
    ['src/plans/rules/catalogue.test.ts', false],
    ['checks/run.ts', false],
    ['README.md', false],
  ])('%s: %s', (path, is) => {
    expect(isWebSource(path)).toBe(is);
  });
});

describe('planFor', () => {
  it.each([
    { paths: ['src/pages/root.tsx'], is: { build: true, restart: true } },
    { paths: ['src/server/app.ts'], is: { build: false, restart: true } },
    { paths: ['sandbox-gateway/cards.ts'], is: { build: false, restart: true } },
    { paths: ['.env'], is: { build: false, restart: true } },
    { paths: ['vite.config.ts'], is: { build: true, restart: true } },
    { paths: ['README.md', 'data'], is: { build: false, restart: false } },
    {
      paths: ['src/plans/rules/plans.test.ts', 'src/pages/.root.tsx.swp'],
      is: { build: false, restart: false },
    },
  ])('$paths', ({ paths, is }) => {
    expect(planFor(paths)).toEqual(is);
  });

  it('knows what editors leave behind', () => {
    expect(['src/a.ts~', 'src/4913', 'src/#a.ts#', 'src/.#a.ts'].map(isNoise)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('chooseNode', () => {
  it.each([
    [{ pinnedRuns: true, hostVersion: '20.20.2' }, 'pinned'],
    [{ pinnedRuns: false, hostVersion: '24.0.0' }, 'host'],
    [{ pinnedRuns: false, hostVersion: '26.1.0' }, 'host'],
    [{ pinnedRuns: false, hostVersion: '22.20.0' }, null],
  ])('%o: %s', (facts, is) => {
    expect(chooseNode(facts)).toBe(is);
  });
});

describe('small things', () => {
  it('leaves the bin folder out of the PATH of npm ci', () => {
    const path = ['/a/node_modules/.bin', '/usr/bin', '/b/node_modules/.bin/', '/bin'].join(delimiter);
    expect(pathWithoutBin(path)).toBe(['/usr/bin', '/bin'].join(delimiter));
    expect(pathWithoutBin(undefined)).toBe('');
  });

  it('turns a signal into the exit code that a shell shows', () => {
    expect([exitCodeOf(0, null), exitCodeOf(7, null), exitCodeOf(null, 'SIGTERM')]).toEqual([0, 7, 143]);
  });
});

describe('the keys of a build', () => {
  let root = '';
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const keys = () => {
    const sources = listWebSources(root);
    return { glance: glanceOf(sources), contents: contentsOf(root, sources) };
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'repartee-keys-'));
    write('src/pages/root.tsx', 'one');
    write('src/server/main.ts', 'two');
    write('package.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('both move with a text', () => {
    const before = keys();
    write('src/pages/root.tsx', 'another text');
    expect(keys().glance).not.toBe(before.glance);
    expect(keys().contents).not.toBe(before.contents);
  });

  it('only the cheap one moves with a time', () => {
    const before = keys();
    utimesSync(join(root, 'src/pages/root.tsx'), 1, 1);
    expect(keys().glance).not.toBe(before.glance);
    expect(keys().contents).toBe(before.contents);
  });

  it('both move with a new name and with a removed file', () => {
    const before = keys();
    write('src/pages/new.tsx', '');
    expect(keys().contents).not.toBe(before.contents);
    rmSync(join(root, 'src/pages/new.tsx'));
    expect(keys()).toEqual(before);
  });

  it('neither moves with a file of the server', () => {
    const before = keys();
    write('src/server/main.ts', 'three');
    expect(keys()).toEqual(before);
  });
});

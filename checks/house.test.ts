import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, missingEntries, platformOf } from './complete-lock.ts';
import { isIgnoredBy, projectFiles, root, textOf } from './tracked-files.ts';

const files = projectFiles();
const code = files.filter((path) => /\.(?:ts|tsx|mjs|js|cjs)$/.test(path));
const texts = files.filter((path) => !/\.(?:png|jpe?g|webp|ico|woff2|gz|bin|onnx|weights)$/.test(path));

describe('the files', () => {
  it('are seen at all', () => {
    expect(files).toContain('package.json');
    expect(code.length).toBeGreaterThan(50);
    expect(files.filter((path) => path.includes('node_modules'))).toEqual([]);
  });

  /** Words are data: copy, lexicons, topics, tables of cases. */
  const isData = (path: string) =>
    /\.test\.(?:tsx?|mjs)$|\.spec\.ts$|(?:^|\/)(?:content|copy|lexicons?|topics|packs|data)\/|(?:copy|words|lexicon|phrases|topics)\.ts$/.test(
      path,
    );

  it('are no longer than one can read', () => {
    const long = code
      .filter((path) => !isData(path))
      .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('are named after the thing: kebab-case, components in PascalCase', () => {
    const kebab = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
    const component = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx$/;
    const odd = code.filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      return !kebab.test(name) && !component.test(name);
    });
    expect(odd).toEqual([]);
  });

  it('lie in no drawer', () => {
    const drawers = new Set([
      'lib',
      'libs',
      'util',
      'utils',
      'helper',
      'helpers',
      'misc',
      'common',
      'manager',
      'service',
    ]);
    expect(code.filter((path) => path.split(/[/.]/).some((part) => drawers.has(part)))).toEqual([]);
  });

  it('hold no JSX where Node runs them', () => {
    const onServer =
      /^(?:sandbox-gateway|src\/(?:kit|database|server|operator)|src\/[^/]+\/(?:rules|server))\//;
    expect(code.filter((path) => onServer.test(path) && path.endsWith('x'))).toEqual([]);
  });
});

describe('the texts', () => {
  it.each([
    ['a registry', /\/\/registry\.[a-z]/],
    ["a path of somebody's machine", /(?<![\w.@-])\/(?:work|root|home\/[a-z]+|Users\/[A-Za-z]+)\/[\w-]{3,}/],
    ['a folder outside the checkout', /(?:\.\.|work)\/shared\b/],
  ])('name nowhere %s', (_what, pattern) => {
    expect(texts.filter((path) => pattern.test(textOf(path)))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const lock = JSON.parse(textOf('package-lock.json')) as Lock;

  it('names no address to fetch from', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
    expect(textOf('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });

  it('is whole: run `node checks/complete-lock.ts` after npm install', () => {
    expect(missingEntries(lock)).toEqual({});
  });

  it("knows the bytes of every package that is not another platform's", () => {
    const blind = Object.entries(lock.packages).filter(
      ([path, entry]) => path !== '' && entry.integrity === undefined && platformOf(path) === null,
    );
    expect(blind.map(([path]) => path)).toEqual([]);
  });

  it('completes a lock by what the parent pins and the name tells', () => {
    const native = {
      '@a/linux-x64-musl': '1.2.3',
      '@a/win32-arm64': '1.2.3',
      '@a/here-x64-linux': '1.2.3',
      '@a/plain': '1.0.0',
    };
    const packages = {
      'node_modules/a': { version: '1.2.3', dev: true, optionalDependencies: native },
      'node_modules/a/node_modules/@a/here-x64-linux': { version: '1.2.3' },
    };
    expect(missingEntries({ packages })).toEqual({
      'node_modules/@a/linux-x64-musl': {
        version: '1.2.3',
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
      'node_modules/@a/win32-arm64': {
        version: '1.2.3',
        os: ['win32'],
        cpu: ['arm64'],
        dev: true,
        optional: true,
      },
    });
  });
});

describe('package.json', () => {
  const own = JSON.parse(textOf('package.json')) as Record<string, Record<string, string> | undefined>;

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])('%s are exact', (kind) => {
    const loose = Object.entries(own[kind] ?? {}).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has doors that open', () => {
    // What is compiled stands in build/, which is not in git.
    const lost = Object.entries(own.imports ?? {}).filter(
      ([, path]) => !path.startsWith('./build/') && !files.includes(path.replace('./', '')),
    );
    expect(lost).toEqual([]);
  });
});

describe('continuous integration', () => {
  it('calls npm test and nothing else', () => {
    const commands = textOf('.ci/run')
      .split('\n')
      .filter((line) => line !== '' && !/^(?:#|set |cd )/.test(line));
    expect(commands).toEqual(['exec npm test']);
    expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0);
  });
});

describe('the decision records', () => {
  const records = files.filter((path) => /^decisions\/.*\.md$/.test(path) && !path.endsWith('README.md'));
  const headings = ['Context', 'Options', 'Decision', 'Consequences', 'Enforced by', 'Revisit when'];

  it('are there, numbered without a gap', () => {
    expect(records.length).toBeGreaterThan(0);
    const numbers = records.map((path) => Number(/^decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1]));
    expect(numbers).toEqual(records.map((_, index) => index + 1));
  });

  it('have every heading, in order, and something under each', () => {
    const faulty = records.filter((path) => {
      const sections = textOf(path).split(/^## /m).slice(1);
      const found = sections.map((section) => section.split('\n')[0]?.trim());
      const empty = sections.some((section) => section.split('\n').slice(1).join('').trim() === '');
      return empty || headings.join() !== found.join();
    });
    expect(faulty).toEqual([]);
  });
});

describe('isIgnoredBy', () => {
  it.each([
    ['node_modules', true],
    ['a/node_modules', true],
    ['a/b.log', true],
    ['bench/results', true],
    ['src/bench/results', false],
    ['src/build-plan.ts', false],
  ])('%s: %s', (path, is) => {
    expect(isIgnoredBy(['node_modules/', '*.log', 'bench/results/'])(path)).toBe(is);
  });

  it('refuses a pattern that it would misread', () => {
    expect(() => isIgnoredBy(['!keep'])).toThrow('cannot read');
  });
});

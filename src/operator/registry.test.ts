import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlace, testPlace } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { COMMANDS } from './registry.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Tells at the end what was loaded, on standard error. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  process.on('exit', () => process.stderr.write('LOADED ' + JSON.stringify(loaded)));
`)}`;

it('names every file of commands once, and each loads', async () => {
  const files = readdirSync(fileURLToPath(new URL('./commands', import.meta.url)));
  expect(COMMANDS.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  for (const { name, load } of COMMANDS) {
    const command = await load();
    expect([name, typeof ('run' in command ? command.run : command.runBare)]).toEqual([name, 'function']);
    expect(command.optionHelp.map(([option]) => option.slice(2).split(' ')[0]).sort()).toEqual(
      Object.keys(command.options).sort(),
    );
  }
});

describe('the terminal loads no more than the command needs:', () => {
  let place: TestPlace;
  let product: TestProduct;
  let email: string;
  beforeAll(async () => {
    place = await testPlace('sqlite');
    product = await testProduct('sqlite', { place });
    const person = await product.person();
    await person.buy('weekly');
    ({ email } = person);
  });
  afterAll(async () => {
    await product.close();
    await place.remove();
  });

  function loadedBy(...args: string[]): string[] {
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--import', WATCH, MAIN, ...args],
      {
        cwd: place.dataDir,
        env: { PATH: process.env.PATH ?? '', DATA_DIR: place.dataDir },
        encoding: 'utf8',
      },
    );
    expect([args, status]).toEqual([args, 0]);
    return JSON.parse(stderr.slice(stderr.indexOf('LOADED ') + 7)) as string[];
  }
  const packages = (urls: string[]) =>
    new Set(urls.flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));

  it('no package at all for the help', () => {
    expect([...packages(loadedBy('--help'))]).toEqual([]);
  });

  it('neither the identity library nor the mailer to look something up', () => {
    for (const args of [['list'], ['show', email], ['stats']]) {
      const loaded = packages(loadedBy(...args));
      expect(loaded).toContain('kysely');
      expect([args, [...loaded].filter((name) => /better-auth|passkey|nodemailer/.test(name))]).toEqual([
        args,
        [],
      ]);
    }
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { map } from './dependency-map.ts';
import { doorsOf, readStructure, type Structure } from './structure.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A small whole house with the real doors: what stands here is allowed. */
const cleanHouse: Record<string, string> = {
  'src/kit/index.ts': 'export const one = 1;',
  'src/plans/rules/index.ts':
    "import { one } from '#kit';\nexport { price } from './price.ts';\nexport type Plan = typeof one;",
  'src/plans/rules/price.ts': 'export const price = 2;',
  'src/plans/server/index.ts':
    "import { Hono } from 'hono';\nimport { price } from '../rules/price.ts';\nexport const app = [Hono, price];",
  'src/plans/web/index.ts':
    "import { price } from '../rules/price.ts';\nimport { useState } from 'react';\nexport const x = [price, useState];",
  'src/subscriptions/rules/index.ts':
    "import type { Plan } from '#plans';\nexport const next = (plan: Plan) => plan;",
  'src/checkout/rules/index.ts': 'export const checkout = 3;',
  'src/database/index.ts':
    "import { Kysely } from 'kysely';\nimport { join } from 'node:path';\nexport const open = [Kysely, join];",
  'src/ui/index.ts': 'export const Button = 4;',
  'src/server/main.ts':
    "import { gateway } from '#sandbox-gateway';\nimport { app } from '#plans/server';\nexport const all = [gateway, app];",
  'src/server/testing.ts':
    "import { all } from './main.ts';\nimport { place } from '#database/testing';\nexport const product = [all, place];",
  'src/database/testing.ts': 'export const place = 5;',
  'src/plans/server/index.test.ts':
    "import { product } from '#server/testing';\nimport { expect } from 'vitest';\nexpect(product);",
  'sandbox-gateway/index.ts': "import { Hono } from 'hono';\nexport const gateway = Hono;",
  'checks/spec-texts.json': '{}',
};

/** One planted file a row; `says` is part of the line that has to name it. */
const planted = [
  {
    breach: 'another slice past its door',
    file: 'src/checkout/rules/deep.ts',
    text: "import { price } from '../../plans/rules/price.ts';\nexport const x = price;",
    says: 'src/plans/rules/price.ts',
  },
  {
    breach: 'the door file itself, but not through the door',
    file: 'src/checkout/rules/relative.ts',
    text: "import { price } from '../../plans/rules/index.ts';\nexport const x = price;",
    says: 'src/plans/rules/index.ts',
  },
  {
    breach: 'a deep path behind a door',
    file: 'src/checkout/rules/behind.ts',
    text: "import { price } from '#plans/rules/price.ts';\nexport const x = price;",
    says: 'must-resolve',
  },
  {
    breach: 'a slice that the map does not give it',
    file: 'src/plans/rules/upward.ts',
    text: "import { checkout } from '#checkout';\nexport const x = checkout;",
    says: 'src/checkout/rules/index.ts',
  },
  {
    breach: 'a type only',
    file: 'src/plans/rules/type-only.ts',
    text: "import type { next } from '#subscriptions';\nexport type X = typeof next;",
    says: 'src/subscriptions/rules/index.ts',
  },
  {
    breach: 'a type inside a type',
    file: 'src/plans/rules/type-inline.ts',
    text: "export type X = import('#subscriptions').next;",
    says: 'src/subscriptions/rules/index.ts',
  },
  {
    breach: 'rules with React',
    file: 'src/plans/rules/react.ts',
    text: "import { useState } from 'react';\nexport const x = useState;",
    says: 'react',
  },
  {
    breach: 'rules with Node',
    file: 'src/plans/rules/node.ts',
    text: "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
    says: 'fs',
  },
  {
    breach: 'rules with Hono',
    file: 'src/plans/rules/hono.ts',
    text: "import { Hono } from 'hono';\nexport const x = Hono;",
    says: 'hono',
  },
  {
    breach: 'rules with their server',
    file: 'src/plans/rules/server.ts',
    text: "import { app } from '../server/index.ts';\nexport const x = app;",
    says: 'src/plans/server/index.ts',
  },
  {
    breach: 'web with its server',
    file: 'src/plans/web/server.ts',
    text: "import { app } from '../server/index.ts';\nexport const x = app;",
    says: 'src/plans/server/index.ts',
  },
  {
    breach: 'web with the database',
    file: 'src/plans/web/database.ts',
    text: "import { open } from '#database';\nexport const x = open;",
    says: 'src/database/index.ts',
  },
  {
    breach: 'web with Node',
    file: 'src/plans/web/node.ts',
    text: "import { join } from 'node:path';\nexport const x = join;",
    says: 'path',
  },
  {
    breach: 'a server with React',
    file: 'src/plans/server/react.ts',
    text: "import { useState } from 'react';\nexport const x = useState;",
    says: 'react',
  },
  {
    breach: 'a dynamic import',
    file: 'src/plans/rules/dynamic.ts',
    text: "export const x = () => import('#database');",
    says: 'src/database/index.ts',
  },
  {
    breach: 'a re-export',
    file: 'src/plans/rules/export.ts',
    text: "export { checkout } from '#checkout';",
    says: 'src/checkout/rules/index.ts',
  },
  {
    breach: 'ui that knows a slice',
    file: 'src/ui/price.ts',
    text: "import { price } from '#plans';\nexport const x = price;",
    says: 'src/plans/rules/index.ts',
  },
  {
    breach: 'kit that knows a slice',
    file: 'src/kit/price.ts',
    text: "import type { Plan } from '#plans';\nexport type X = Plan;",
    says: 'src/plans/rules/index.ts',
  },
  {
    breach: 'pages with a server room',
    file: 'src/pages/server.ts',
    text: "import { app } from '#plans/server';\nexport const x = app;",
    says: 'src/plans/server/index.ts',
  },
  {
    breach: 'a slice with the sandbox gateway',
    file: 'src/checkout/server/sandbox.ts',
    text: "import { gateway } from '#sandbox-gateway';\nexport const x = gateway;",
    says: 'sandbox-gateway/index.ts',
  },
  {
    breach: 'the gateway with the product',
    file: 'sandbox-gateway/product.ts',
    text: "import { one } from '#kit';\nexport const x = one;",
    says: 'src/kit/index.ts',
  },
  {
    breach: "the table of the spec's texts",
    file: 'src/server/texts.ts',
    text: "import texts from '../../checks/spec-texts.json' with { type: 'json' };\nexport const x = texts;",
    says: 'checks/spec-texts.json',
  },
  {
    breach: 'a package that the room does not have',
    file: 'src/plans/server/pg.ts',
    text: "import pg from 'pg';\nexport const x = pg;",
    says: 'pg',
  },
  {
    breach: 'test tools outside a test',
    file: 'src/plans/rules/vitest.ts',
    text: "import { expect } from 'vitest';\nexport const x = expect;",
    says: 'vitest',
  },
  {
    breach: 'a slice that is not on the map',
    file: 'src/loyalty/rules/index.ts',
    text: 'export const points = 1;',
    says: 'no room of the map',
  },
  {
    breach: 'a room that is not on the map',
    file: 'src/plans/helpers/index.ts',
    text: 'export const help = 1;',
    says: 'no room of the map',
  },
  {
    breach: 'a file outside every room',
    file: 'src/plans/loose.ts',
    text: 'export const loose = 1;',
    says: 'no room of the map',
  },
  {
    breach: 'product code with the support of tests',
    file: 'src/server/use.ts',
    text: "import { product } from './testing.ts';\nexport const x = product;",
    says: 'only-for-tests',
  },
  {
    breach: 'a test with a slice that its room does not have',
    file: 'src/plans/rules/upward.test.ts',
    text: "import { checkout } from '#checkout';\nexport const x = checkout;",
    says: 'src/checkout/rules/index.ts',
  },
  {
    breach: 'a circle',
    file: 'src/plans/rules/about.ts',
    text: "import { round } from './round.ts';\nexport const about = () => round;",
    says: 'no-circle',
    more: {
      'src/plans/rules/round.ts': "import { about } from './about.ts';\nexport const round = () => about;",
    },
  },
];

const folders: string[] = [];

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'repartee-structure-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  writeFileSync(join(folder, 'package.json'), readFileSync(join(root, 'package.json'), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the dependency map', () => {
  it('finds nothing in a clean house', async () => {
    const found = await readStructure(plant(cleanHouse));
    expect(found).toEqual({ moduleCount: Object.keys(cleanHouse).length - 1, faults: [] });
  });

  it('refuses to call a tree clean of which it saw nothing', async () => {
    await expect(readStructure(plant({ 'src/readme.md': 'no code' }))).rejects.toThrow('saw no module');
    await expect(readStructure(plant({ 'src/kit/index.ts': 'export const x = 1;' }))).rejects.toThrow(
      'saw no import',
    );
  });

  describe('bites a planted', () => {
    let found: Structure;
    beforeAll(async () => {
      const files = planted.flatMap((row) => [[row.file, row.text], ...Object.entries(row.more ?? {})]);
      found = await readStructure(plant({ ...cleanHouse, ...Object.fromEntries(files) }));
    });

    it.each(planted)('$breach', ({ file, says }) => {
      const about = found.faults.filter((fault) => fault.startsWith(`${file} `));
      expect(about.join('\n')).toContain(says);
    });

    it('and nothing that is allowed', () => {
      const clean = Object.keys(cleanHouse);
      expect(found.faults.filter((fault) => clean.some((file) => fault.startsWith(`${file} `)))).toEqual([]);
    });
  });

  it('bites the serving thread that loads the engine of the coach, however far away', async () => {
    const coach = {
      ...cleanHouse,
      'src/coach/rules/contract.ts': 'export const TONES = 1;',
      'src/coach/rules/index.ts': "export { TONES } from './contract.ts';",
      'src/coach/rules/advise.ts': 'export const advise = 2;',
      'src/coach/rules/engine.ts': "export { advise } from './advise.ts';",
      'src/coach/server/work.ts': "import { advise } from '#coach/engine';\nexport const work = advise;",
      'src/coach/server/index.ts':
        "import { TONES } from '#coach';\nexport const entry = [TONES, new URL('./work.ts', import.meta.url)];",
      'src/server/main.ts': "import { entry } from '#coach/server';\nexport const all = entry;",
    };
    expect((await readStructure(plant(coach))).faults).toEqual([]);
    const loading = {
      ...coach,
      'src/coach/server/near.ts': "export const late = () => import('./work.ts');",
      'src/coach/server/index.ts': "export { late as entry } from './near.ts';",
    };
    const { faults } = await readStructure(plant(loading));
    expect(faults.join('\n')).toContain('src/server/main.ts leads to src/coach/rules/advise.ts');
  });

  it('bites two folders of the coach that lead back to each other, by types too', async () => {
    const coach = {
      ...cleanHouse,
      'src/coach/rules/read.ts': "import { danger } from './safety/gate.ts';\nexport const read = danger;",
      'src/coach/rules/safety/gate.ts':
        "import { text } from '../reading/text.ts';\nexport const danger = text;",
      'src/coach/rules/reading/text.ts': "export const text = '';",
    };
    expect((await readStructure(plant(coach))).faults).toEqual([]);
    const { faults } = await readStructure(
      plant({
        ...coach,
        'src/coach/rules/reading/words.ts':
          "import type { danger } from '../safety/gate.ts';\nexport type Words = typeof danger;",
      }),
    );
    expect(faults).toEqual([
      'src/coach/rules/reading/words.ts imports src/coach/rules/safety/gate.ts, and safety leads back to it (no-folder-circle).',
      'src/coach/rules/safety/gate.ts imports src/coach/rules/reading/text.ts, and reading leads back to it (no-folder-circle).',
    ]);
  });

  it('names doors that exist in package.json only', () => {
    const doors = doorsOf(root);
    const named = [...new Set(Object.values(map).flatMap((place) => place.doors))];
    expect(named.filter((door) => !(door in doors))).toEqual([]);
  });

  it.each(Object.entries(map).filter(([key]) => key.endsWith('/rules')))('keeps %s pure', (_key, place) => {
    expect(place.node).toBe(false);
    expect(
      place.doors.filter((door) => door.includes('/') || door === '#ui' || door === '#database'),
    ).toEqual([]);
    expect(place.packages.filter((name) => name !== 'zod')).toEqual([]);
  });

  it('lets only the server mount the sandbox gateway', () => {
    const holders = Object.entries(map).filter(([, place]) => place.doors.includes('#sandbox-gateway'));
    expect(holders.map(([key]) => key)).toEqual(['server']);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The first lock: package.json "imports" lists the doors, so Node and tsc refuse what stands behind them. */
describe('a deep import behind a door', () => {
  let folder = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'repartee-doors-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    write('package.json', readFileSync(join(root, 'package.json'), 'utf8'));
    const config = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
    write('tsconfig.json', JSON.stringify({ ...config, include: ['src'] }));
    write('src/plans/rules/index.ts', "export { price } from './price.ts';\n");
    write('src/plans/rules/price.ts', 'export const price: number = 24999;\n');
    write('src/checkout/rules/good.ts', "import { price } from '#plans';\nconsole.info(price);\n");
    write(
      'src/checkout/rules/deep.ts',
      "import { price } from '#plans/rules/price.ts';\nconsole.info(price);\n",
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails in Node, where the door itself opens', () => {
    const good = run(join(folder, 'src/checkout/rules/good.ts'));
    expect([good.status, good.stdout]).toEqual([0, '24999\n']);
    const deep = run(join(folder, 'src/checkout/rules/deep.ts'));
    expect(deep.status).toBe(1);
    expect(deep.stderr).toContain('ERR_PACKAGE_IMPORT_NOT_DEFINED');
  });

  it('fails in tsc, where the door itself opens', () => {
    const { status, stdout } = run(
      join(root, 'node_modules', '.bin', 'tsc'),
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      folder,
    );
    expect(status).not.toBe(0);
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/deep\.ts.*TS2307.*#plans\/rules\/price\.ts/);
  });
});

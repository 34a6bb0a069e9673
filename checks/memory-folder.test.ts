import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRunFolder } from './memory-folder.ts';

describe('the folder of a run', () => {
  let disk: string;
  beforeEach(() => {
    disk = mkdtempSync(join(tmpdir(), 'repartee-folder-'));
  });
  afterEach(() => rmSync(disk, { recursive: true, force: true }));

  it('stands on the disk where there is no memory to mount, or too little', () => {
    const folder = makeRunFolder(join(disk, 'nowhere'), disk);
    expect(dirname(folder)).toBe(disk);
    expect(existsSync(folder)).toBe(true);
  });

  it('takes along what a killed run left, and leaves what a running one uses', () => {
    // Far above the highest process number of Linux.
    const left = join(disk, 'repartee-run-99999999-abcdef');
    const used = join(disk, `repartee-run-${process.ppid}-abcdef`);
    for (const folder of [left, used]) mkdirSync(folder);
    const own = makeRunFolder(join(disk, 'nowhere'), disk);
    expect([left, used, own].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  });
});

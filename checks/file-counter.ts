/** A reporter for Vitest: how many test files are done of how many, since its own says only which. */
import type { Reporter } from 'vitest/node';
import { spell } from './progress.ts';

const lineEveryMs = 15_000;

export default class FileCounter implements Reporter {
  private files = 0;
  private done = 0;
  private startedMs = 0;
  private saidMs = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.files = files.length;
    this.startedMs = Date.now();
    this.saidMs = this.startedMs;
  }

  onTestModuleEnd(): void {
    this.done += 1;
    const now = Date.now();
    if (now - this.saidMs < lineEveryMs && this.done < this.files) return;
    this.saidMs = now;
    console.info(`── ${this.done} of ${this.files} test files, ${spell(now - this.startedMs)} ──`);
  }
}

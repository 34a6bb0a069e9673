/** The coach's situations are compiled before the first test of a run (`globalSetup` of vitest.config.ts). */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureCompiled } from '../launcher/situations.mjs';

export const setup = () => ensureCompiled(dirname(dirname(fileURLToPath(import.meta.url))));

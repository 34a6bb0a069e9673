/** The system's Chromium, the way every journey drives it. */
import { existsSync } from 'node:fs';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is: CHROMIUM_PATH, else the usual places. */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.CHROMIUM_PATH || (usualPaths.find((path) => existsSync(path)) ?? '/usr/bin/chromium');
}

/** Works as root and in a container, and keeps the browser from calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

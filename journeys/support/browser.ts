/** The system's Chromium, the way every journey drives it. */
import { existsSync } from 'node:fs';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's package `chromium-headless-shell`. Not its script in /usr/bin, which would stand between the browser and its signals. */
const usualShellPaths = ['/usr/lib/chromium/chromium-headless-shell'];

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Where the browser is: CHROMIUM_PATH, else the usual places. */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.CHROMIUM_PATH || (firstOf(usualPaths) ?? '/usr/bin/chromium');
}

/**
 * The same engine without the windows of a browser around it, at half of the processor time: what most stories are told in. CHROMIUM_PATH,
 * else where the system has it, else the whole browser.
 */
export function headlessShellPath(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.CHROMIUM_PATH || (firstOf(usualShellPaths) ?? chromiumPath(environment));
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

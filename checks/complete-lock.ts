/**
 * Completes package-lock.json after `npm install`: npm leaves out an optional package of another platform that the
 * registry at hand does not carry, and `npm ci` then refuses the lock everywhere. An entry with the version that its
 * parent pins and the platform that its name tells is enough; npm never installs it where the platform differs.
 * `node checks/complete-lock.ts` writes, and says what it added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface LockEntry {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[] | string;
  cpu?: string[] | string;
  libc?: string[] | string;
  optionalDependencies?: Record<string, string>;
}

/** The part of package-lock.json that matters here. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform in a native package's name: `@biomejs/cli-linux-x64-musl` is linux, x64, musl. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | null {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (cpu === undefined || (os === undefined && cpu !== 'wasm32')) return null;
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    cpu: [cpu],
    ...(os === undefined ? {} : { os: [os] }),
    ...(os === 'linux' && libc !== undefined ? { libc: [libc] } : {}),
  };
}

/** Whether a package that stands at `path` would find `name`, as Node looks upwards. */
function isFound(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; ) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

/** The optional packages that the lock names and does not hold, as entries to add (path to entry). */
export function missingEntries(lock: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (platform === null || !/^\d/.test(version) || isFound(lock, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platform,
        ...(parent.dev ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(dirname(dirname(fileURLToPath(import.meta.url))), 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const missing = missingEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.info(`${Object.keys(missing).length} entries added`);
}

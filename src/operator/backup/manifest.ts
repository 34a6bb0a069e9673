import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorFault } from '../command.ts';

export const MANIFEST = 'manifest.json';
/** Raised when an older version could not put such a backup back. */
const FORMAT = 1;

/** What stands beside a backup's files. */
const manifest = z.object({
  format: z.number().int(),
  /** Everything that was committed before this moment is in the backup. ISO 8601, UTC. */
  takenAt: z.iso.datetime(),
  takenBy: z.string(),
  version: z.string(),
  node: z.string(),
  sqlite: z.string(),
  /** The last one that the database has seen. */
  migration: z.string(),
  /** `PAYMENTS`. */
  payments: z.string(),
  /** Secrets that the settings gave, and which are in no file of the backup. */
  secretsNotIncluded: z.array(z.string()),
  files: z.array(
    z.object({ name: z.string().regex(/^[\w-]+(\.\w+)?$/), bytes: z.number().int(), sha256: z.string() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

export const writeManifest = (made: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...made } satisfies Manifest, null, 2)}\n`;

/** @throws OperatorFault for a folder that holds no whole backup, or one of a newer version */
export function readManifest(folder: string): Manifest {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorFault(`There is no folder ${folder}`);
  if (folder.endsWith(UNFINISHED))
    throw new OperatorFault(`${folder} was left by a backup that was cut off; choose a whole one`);
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch (cause) {
    throw new OperatorFault(
      `${folder} is no backup: it has no ${MANIFEST} that can be read; choose a folder that \`operator backup\` wrote`,
      { cause },
    );
  }
  const read = manifest.safeParse(parse(text));
  if (!read.success) throw new OperatorFault(`${join(folder, MANIFEST)} is damaged; choose another backup`);
  if (read.data.format > FORMAT)
    throw new OperatorFault(
      `${folder} was written by a newer version (${read.data.version}); put it back with that one`,
    );
  return read.data;
}

/** A backup has this at the end of its name until it is whole. */
export const UNFINISHED = '.unfinished';

/** Size and hash of one file, as the manifest tells them. */
export async function fingerprint(folder: string, name: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256');
  const file = join(folder, name);
  await pipeline(createReadStream(file), hash);
  return { name, bytes: statSync(file).size, sha256: hash.digest('hex') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

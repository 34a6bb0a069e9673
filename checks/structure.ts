/** The second lock on the doors: holds the code against the dependency map. `node checks/structure.ts [root]`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, cruiseRules, type Doors, placeOf, resolveOptions } from './cruise-rules.ts';
import { programs } from './dependency-map.ts';
import { folderCircles } from './folder-circles.ts';

/** What a look at a tree found. */
export interface Structure {
  moduleCount: number;
  /** One line per fault: the file, what it imports, and what its room may import. */
  faults: string[];
}

/** The doors of a tree: the "imports" of its package.json. */
export const doorsOf = (root: string): Doors =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports?: Doors }).imports ?? {};

const sentence = (rule: string, from: string, to: string): string => {
  if (rule === 'no-circle') return `${from} imports ${to}, which leads back to it (no-circle).`;
  if (rule === 'must-resolve') return `${from} imports ${to}, which is no door and no file (must-resolve).`;
  if (rule === 'not-on-the-serving-thread')
    return `${from} leads to ${to}, which only worker threads, the terminal, benchmarks and training may load (not-on-the-serving-thread).`;
  if (rule === 'only-for-tests') return `${from} imports ${to}, which is for tests only (only-for-tests).`;
  const line = placeOf(from);
  if (!line) return `${from} imports ${to}, and stands in no room of the map (checks/dependency-map.ts).`;
  const may = [...line.place.doors, ...line.place.packages, ...(line.place.node ? ['node:*'] : [])];
  return `${from} may not import ${to}: ${line.name} imports its own and ${may.join(', ') || 'nothing else'}.`;
};

/** Cruises src/ and the programs beside it. Throws when it saw nothing: that is a broken tool, not a clean tree. */
export async function readStructure(root: string): Promise<Structure> {
  const folders = ['src', ...Object.keys(programs)].filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    folders,
    {
      ...cruiseOptions,
      ruleSet: cruiseRules(doorsOf(root)),
      validate: true,
      baseDir: root,
      outputType: 'json',
    },
    resolveOptions,
  );
  const result = (typeof output === 'string' ? JSON.parse(output) : output) as ICruiseResult;
  const own = result.modules.filter((module) =>
    folders.some((folder) => module.source.startsWith(`${folder}/`)),
  );
  // Under a compiler that it does not know, dependency-cruiser sees no module and finds no fault.
  if (own.length === 0) throw new Error('dependency-cruiser saw no module at all: nothing was checked.');
  if (
    !own.some((module) => module.dependencies.some((dependency) => dependency.resolved.startsWith('src/')))
  ) {
    throw new Error('dependency-cruiser saw no import between our files: nothing was checked.');
  }
  const homeless = own
    .filter((module) => !placeOf(module.source))
    .map((module) => `${module.source} stands in no room of the map (checks/dependency-map.ts).`);
  const lost = result.summary.violations.filter((violation) => violation.rule.name === 'must-resolve');
  const isLost = (from: string, to: string) => lost.some((one) => one.from === from && one.to === to);
  const broken = result.summary.violations
    .filter(({ rule, from, to }) => rule.name === 'must-resolve' || !isLost(from, to))
    .map(({ rule, from, to }) => sentence(rule.name, from, to));
  const circles = folderCircles(
    own.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
  );
  return { moduleCount: own.length, faults: [...new Set([...homeless, ...broken, ...circles])].sort() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))));
  const { moduleCount, faults } = await readStructure(root);
  for (const fault of faults) console.error(fault);
  console.info(`${moduleCount} modules held against the map, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

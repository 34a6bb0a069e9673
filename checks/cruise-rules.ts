/** The dependency map as rules of dependency-cruiser: everything on the map is allowed, nothing else is. */
import type { IFlattenedRuleSet } from 'dependency-cruiser';
import { map, type Place, programs, tests } from './dependency-map.ts';

/** Types count as imports; packages are looked at, not into; what only Vite understands is left out. */
export const cruiseOptions = {
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  doNotFollow: { path: ['node_modules'] },
  exclude: { path: ['\\.(?:css|svg|png|woff2)(?:\\?|$)'] },
};

/** Reads package.json as Node does: "exports" of packages, "imports" of ours. */
export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
};

/** package.json "imports": the door as it is imported, to its file. */
export type Doors = Record<string, string>;

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const testFile = '(?:\\.test\\.tsx?|\\.spec\\.ts|(?<=/)testing\\.ts)$';
const testSupport = '(?:^|/)testing\\.ts$';

interface Line {
  /** The folder from the checkout's root. */
  name: string;
  place: Place;
}

const lines: Line[] = [
  ...Object.entries(map).map(([key, place]) => ({ name: `src/${key}`, place })),
  ...Object.entries(programs).map(([key, place]) => ({ name: key, place })),
];

/** The line of the map that a file stands under, or undefined when it stands under none. */
export const placeOf = (file: string): Line | undefined =>
  lines.find(({ name }) => file.startsWith(`${name}/`));

const packagePattern = (name: string) => {
  const scope = name.endsWith('/*') ? `${quote(name.slice(0, -1))}[^/]+` : quote(name);
  // A package without types of its own resolves to @types for a type import.
  return `(?:^|/)node_modules/(?:@types/)?${scope}/`;
};

const throughDoors = (from: { path: string }, place: Place, doors: Doors) =>
  place.doors.map((door) => ({
    from,
    to: {
      path: `^${quote((doors[door] ?? `no such door ${door}`).replace(/^\.\//, ''))}$`,
      dependencyTypes: ['aliased-subpath-import' as const],
    },
  }));

function allowancesOf(name: string, place: Place, doors: Doors): IFlattenedRuleSet['allowed'] {
  const from = { path: `^${quote(name)}/` };
  const [, slice, room] = /^src\/([^/]+)\/(server|web)$/.exec(name) ?? [];
  const inTests = { path: `^${quote(name)}/.*${testFile}` };
  return [
    { from, to: { path: `^${quote(name)}/` } },
    ...(room ? [{ from, to: { path: `^src/${quote(slice ?? '')}/rules/` } }] : []),
    ...throughDoors(from, place, doors),
    ...place.packages.map((entry) => ({ from, to: { path: packagePattern(entry) } })),
    ...(place.node ? [{ from, to: { dependencyTypes: ['core' as const] } }] : []),
    ...throughDoors(inTests, tests, doors),
    ...tests.packages.map((entry) => ({ from: inTests, to: { path: packagePattern(entry) } })),
    ...(tests.node ? [{ from: inTests, to: { dependencyTypes: ['core' as const] } }] : []),
  ];
}

/** The whole rule set for dependency-cruiser, made from the map and the doors of package.json. */
export function cruiseRules(doors: Doors): IFlattenedRuleSet {
  return {
    forbidden: [
      {
        name: 'no-circle',
        severity: 'error',
        from: {},
        to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      },
      {
        name: 'only-for-tests',
        severity: 'error',
        from: { pathNot: testFile },
        to: { path: testSupport },
      },
      {
        // By whatever way: its patterns would run on the thread that answers everybody.
        name: 'not-on-the-serving-thread',
        severity: 'error',
        from: { path: '^src/server/main\\.ts$' },
        to: { path: '^src/coach/rules/(?!(?:index|contract)\\.ts$)', reachable: true },
      },
      { name: 'must-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ],
    allowed: lines.flatMap(({ name, place }) => allowancesOf(name, place, doors) ?? []),
    allowedSeverity: 'error',
  };
}

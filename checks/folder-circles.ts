/** No loops between the folders of the coach's rules: whoever reads a folder need not have read those above it. Types count. */

const RULES = 'src/coach/rules/';
const IS_TEST = /(?:\.test|\/testing)\.ts$/;

export interface Import {
  /** Paths from the checkout's root. */
  from: string;
  to: string;
}

/** The folder of a file, or the file itself where it stands in none; undefined for what the rule is not about. */
function placeOf(file: string): string | undefined {
  if (!file.startsWith(RULES) || IS_TEST.test(file)) return undefined;
  const [first = '', ...rest] = file.slice(RULES.length).split('/');
  return rest.length === 0 ? file : first;
}

/** The imports that close a loop, each as a sentence. */
export function folderCircles(imports: readonly Import[]): string[] {
  const between = imports.flatMap(({ from, to }) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    return here && there && here !== there ? [{ from, to, here, there }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { here, there } of between) next.set(here, (next.get(here) ?? new Set()).add(there));
  const reachedFrom = new Map([...next.keys()].map((place) => [place, reached(place, next)]));
  return between
    .filter(({ here, there }) => reachedFrom.get(there)?.has(here))
    .map(({ from, to, there }) => `${from} imports ${to}, and ${there} leads back to it (no-folder-circle).`);
}

function reached(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const one of next.get(place) ?? [])
      if (!found.has(one)) {
        found.add(one);
        open.push(one);
      }
  return found;
}

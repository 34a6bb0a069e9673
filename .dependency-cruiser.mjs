/** For dependency-cruiser's own commands, such as a drawing: the same map that `checks/structure.ts` enforces. */
import { readFileSync } from 'node:fs';
import { cruiseOptions, cruiseRules, resolveOptions } from './checks/cruise-rules.ts';

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default {
  ...cruiseRules(imports),
  options: { ...cruiseOptions, enhancedResolveOptions: resolveOptions },
};

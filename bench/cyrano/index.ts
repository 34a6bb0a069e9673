/** `npm run bench -- cyrano`: how the assistant's screen keeps up with its reader, beside bare pages in the same browser. */
import { existsSync } from 'node:fs';
import { type Bench, UsageFault } from '../bench.ts';
import { measureArrival } from './arrival.ts';
import { type Figure, figuresTable } from './figures.ts';
import { measurePeople } from './people.ts';
import { type Place, startPlace } from './place.ts';
import { measureScript } from './script.ts';
import { measureScroll } from './scroll.ts';
import { measureShift } from './shift.ts';

const MEASURES = {
  people: measurePeople,
  reading: measureArrival,
  shift: measureShift,
  script: measureScript,
  scroll: measureScroll,
} satisfies Record<string, (place: Place) => Promise<Figure[]>>;
type Part = keyof typeof MEASURES;
const PARTS = Object.keys(MEASURES) as Part[];

const BUILT = new URL('../../build/.stamp', import.meta.url);

export const cyrano: Bench<Part> = {
  parts: PARTS,
  async run(parts, print) {
    if (!existsSync(BUILT)) throw new UsageFault('The pages are not built yet: npm start builds them.');
    const place = await startPlace();
    try {
      const found: Partial<Record<Part, Figure[]>> = {};
      for (const part of PARTS.filter((each) => parts.includes(each))) {
        found[part] = await MEASURES[part](place);
        print(`\n── ${part} ──\n${figuresTable(found[part])}`);
      }
      return found;
    } finally {
      await place.stop();
    }
  },
};

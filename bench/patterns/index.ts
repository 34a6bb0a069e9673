/** `npm run bench -- patterns`: which regular expressions of the product a text can make slow. */
import type { Bench } from '../bench.ts';
import { dataPatterns } from './data.ts';
import { type Judged, judge, SLOW_MS } from './slowness.ts';
import { distinct, literals, type Pattern, putTogether } from './sources.ts';
import { messages } from './texts-seen.ts';

/** `data`: those of the coach's data files; `code`: all others. */
const PARTS = ['data', 'code'] as const;
type Part = (typeof PARTS)[number];

type Found = Pattern & Judged;

function asked(parts: readonly Part[]): Pattern[] {
  const data = dataPatterns();
  const all = distinct([...data, ...literals(), ...putTogether()]);
  return [...(parts.includes('data') ? data : []), ...(parts.includes('code') ? all.slice(data.length) : [])];
}

function run(parts: readonly Part[], print: (text: string) => void): object {
  const patterns = asked(parts);
  print(`${patterns.length} patterns to be judged.`);
  const found = patterns.map((pattern, at): Found => {
    if (at > 0 && at % 500 === 0) print(`… ${at}`);
    const one = { ...pattern, ...judge(pattern, messages) };
    if (one.status === 'slow')
      print(
        `${one.ms} ms at ${one.length}, ${one.at}: ${JSON.stringify(one.attack)} ${one.source.slice(0, 160)}`,
      );
    return one;
  });
  const having = (status: Judged['status']) => found.filter((one) => one.status === status);
  const [suspect, unknown] = [having('suspect'), having('unknown')];
  for (const { at } of suspect) print(`named by the analysis, not slow on any text: ${at}`);
  for (const { at } of unknown) print(`no answer of the analysis, not slow on any text: ${at}`);
  print(
    `fast ${having('fast').length}, slower than ${SLOW_MS} ms ${having('slow').length}, only named ${suspect.length}, no answer ${unknown.length}`,
  );
  return { patterns: found.length, suspect: suspect.length, unknown: unknown.length, slow: having('slow') };
}

export const patterns: Bench<Part> = { parts: PARTS, onlyByName: true, run };

/**
 * Reads rated replies (`ratings/*.jsonl`) and prints, for each message, the pool that the engine finds now: what every candidate is made of
 * (hashes of `wordingOf`) and its rating where there is one. `train_reranker.py` reads it.
 *
 *     node --regexp-tier-up-ticks=4 training/reranker-rows.ts training/ratings/messages-[123].jsonl > training/data/reranker-rows.jsonl
 */
import { readFileSync } from 'node:fs';
import { createModels } from '#coach/engine';
import { generate } from '../src/coach/rules/generate.ts';
import { read } from '../src/coach/rules/read.ts';
import { hash } from '../src/coach/rules/reading/text.ts';
import { situationOf, wordingOf, wordsOnly, wordsToBlank } from '../src/coach/rules/reranker/wording.ts';
import { objection } from '../src/coach/rules/words/filters.ts';

type Rated = {
  readonly id: string;
  readonly conversation?: { from: 'me' | 'them'; text: string }[];
  readonly message: string;
  readonly replies: readonly (readonly [text: string, rating: number])[];
};

/** So many candidates come with their parts by name. */
const PROBES = 6;
let probed = 0;

const weightsOf = (name: string) =>
  readFileSync(new URL(`../src/coach/server/models/${name}.weights`, import.meta.url));
const models = createModels(weightsOf('coach'), weightsOf('reranker'));
for (const path of process.argv.slice(2))
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const rated = JSON.parse(line) as Rated;
    const reading = read({ message: rated.message, conversation: rated.conversation ?? [] }, models);
    const ratings = new Map(rated.replies);
    const pool = new Map(
      generate(reading)
        .filter(({ text }) => objection(text, reading, []) === undefined)
        .map((candidate) => [candidate.text, candidate]),
    );
    const theirs = wordsToBlank(reading);
    const situation = situationOf(reading);
    const found = [...pool.values()].map((candidate) => {
      const names = wordingOf(candidate, theirs, situation);
      return {
        text: candidate.text,
        source: candidate.source,
        rating: ratings.get(candidate.text) ?? null,
        weight: candidate.weight,
        parts: names.map(hash),
        // By name, for the engine's test.
        ...(probed++ < PROBES ? { names } : {}),
      };
    });
    // What the engine no longer says still tells something about its words.
    const gone = rated.replies
      .filter(([text]) => !pool.has(text))
      .map(([text, rating]) => ({ rating, parts: wordsOnly(text, theirs).map(hash) }));
    process.stdout.write(`${JSON.stringify({ id: rated.id, pool: found, gone })}\n`);
  }

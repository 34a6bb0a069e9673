/** A file of subjects in, the pack or what is wrong with it out. */
import type { z } from 'zod';
import type { CompiledTopic, WrittenTopic, writtenTopicsSchema } from '../../rules/topics/topic.ts';
import { sourceOf, type Vocabulary } from './vocabulary.ts';

/** @param ids the subjects that there are already, with their files; the pack's own are added */
export function compileTopics(
  { topics }: z.infer<typeof writtenTopicsSchema>,
  file: string,
  words: Vocabulary,
  ids: Map<string, string>,
  faults: string[],
): CompiledTopic[] {
  return topics.map((topic) => {
    const { id, noun = id, words: named, hints, ...said } = topic;
    const at = `${file}: ${id}`;
    const before = ids.get(id);
    if (before !== undefined) faults.push(`${file}: "${id}" stands in ${before} already`);
    ids.set(id, file);
    faults.push(...slotFaults(topic).map((fault) => `${at}: ${fault}`));
    return {
      ...said,
      id,
      noun,
      words: sourceOf(named, words, at, faults),
      ...(hints === undefined ? {} : { hints: sourceOf(hints, words, at, faults) }),
    };
  });
}

const slotFaults = ({ asks, quips, dates, mishaps }: WrittenTopic): string[] =>
  [asks, quips, dates, mishaps]
    .flat()
    .flatMap((text) =>
      [...text.matchAll(/\{(\w+)/g)].flatMap(([, name]) =>
        name === 'w' ? [] : [`nothing fills {${name}} in "${text}"`],
      ),
    );

/** A file of subjects in, the pack or what is wrong with it out. */
import type { z } from 'zod';
import type { CompiledTopic, WrittenTopic, writtenTopicsSchema } from '../../rules/topics/topic.ts';
import type { ReadFile } from './faults.ts';
import { sourceOf, type Vocabulary, type Written } from './vocabulary.ts';

/** @param ids the subjects that there are already, with where they stand; the pack's own are added */
export function compileTopics(
  { topics }: z.infer<typeof writtenTopicsSchema>,
  file: ReadFile,
  words: Vocabulary,
  ids: Map<string, string>,
  faults: string[],
): CompiledTopic[] {
  return topics.map((topic, index) => {
    const { id, noun = id, words: named, hints, ...said } = topic;
    const fault = (key: string, reason: string) => {
      faults.push(`${file.at(['topics', index, key])}: "${id}": ${key}: ${reason}`);
    };
    const before = ids.get(id);
    if (before !== undefined) fault('id', `stands in ${before} already`);
    ids.set(id, file.at(['topics', index]));
    for (const [key, reason] of slotFaults(topic)) fault(key, reason);
    const source = (key: 'words' | 'hints', written: Written) =>
      sourceOf(written, words, (reason) => fault(key, reason));
    return {
      ...said,
      id,
      noun,
      words: source('words', named),
      ...(hints === undefined ? {} : { hints: source('hints', hints) }),
    };
  });
}

const slotFaults = (topic: WrittenTopic): Array<readonly [string, string]> =>
  (['asks', 'quips', 'dates', 'mishaps'] as const).flatMap((key) =>
    (topic[key] ?? []).flatMap((text) =>
      [...text.matchAll(/\{(\w+)/g)].flatMap(([, name]) =>
        name === 'w' ? [] : [[key, `nothing fills {${name}} in "${text}"`] as const],
      ),
    ),
  );

/** The patterns of the data files, each with where it stands. */

import {
  type Book,
  CONDITION_NAMES,
  type Condition,
  type Entry,
  PATTERN_NAMES,
} from '../../rules/situations/entry.ts';
import type { CompiledTopic } from '../../rules/topics/topic.ts';

type EntryPattern = {
  /** The key of the entry or the topic: `hear`, `say.if`, `fills.x`. */
  readonly key: string;
  readonly source: string;
};

const inCondition = (condition: Condition, key: string): EntryPattern[] =>
  CONDITION_NAMES.flatMap((name) => given(`${key}.${name}`, condition[name]));

const given = (key: string, source: string | undefined): EntryPattern[] =>
  source === undefined ? [] : [{ key, source }];

export const patternsOf = (entry: Entry): EntryPattern[] => [
  ...PATTERN_NAMES.flatMap((name) => given(name, entry[name])),
  ...(entry.either ?? []).flatMap((condition) => inCondition(condition, 'either')),
  ...entry.say.flatMap(([, , , condition]) => (condition ? inCondition(condition, 'say') : [])),
  ...Object.entries(entry.where ?? {}).flatMap(([slot, several]) =>
    several.flatMap((condition) => inCondition(condition, `where.${slot}`)),
  ),
  ...Object.entries(entry.slots ?? {}).flatMap(([slot, rows]) =>
    rows.flatMap(([source]) => given(`slots.${slot}`, source ?? undefined)),
  ),
  ...Object.entries(entry.fills ?? {}).flatMap(([slot, source]) => given(`fills.${slot}`, source)),
];

const patternsOfTopic = ({ words, hints }: CompiledTopic): EntryPattern[] => [
  ...given('words', words),
  ...given('hints', hints),
];

/** All of them, each with the id of its entry or topic. */
export const patternsIn = ({
  entries,
  topics,
  patterns,
}: Book): Array<EntryPattern & { readonly id: string }> => [
  ...entries.flatMap((entry) => patternsOf(entry).map((one) => ({ ...one, id: entry.id }))),
  ...Object.values(topics)
    .flat()
    .flatMap((topic) => patternsOfTopic(topic).map((one) => ({ ...one, id: topic.id }))),
  ...Object.entries(patterns).flatMap(([id, named]) =>
    Object.entries(named).map(([key, source]) => ({ id, key, source })),
  ),
];

/** The subjects of the data files beside this. */
import book from '#situations' with { type: 'json' };
import { pattern } from '../reading/pattern.ts';
import type { CompiledTopic, Topic } from './topic.ts';

/** Where the same words name two subjects, the first has them. */
const PACKS = [
  'south-africa-table',
  'south-africa-life',
  'animals',
  'outdoors',
  'body-and-weather',
  'sweet-and-baked',
  'savoury',
  'meals-and-markets',
  'music-and-stage',
  'games-and-making',
  'people',
  'home',
  'wear-and-sleep',
  'work',
  'on-the-road',
  'health-and-soul',
];

/** @throws where a pack has no place in the order, or is not there: nothing would be said of it */
function topicsOf(packs: typeof book.topics): Topic[] {
  const strange = Object.keys(packs).find((name) => !PACKS.includes(name));
  if (strange !== undefined) throw new Error(`The pack "${strange}" has no place in the order of the packs.`);
  return PACKS.flatMap((name) => {
    const topics = packs[name];
    if (!topics) throw new Error(`No data file has the pack "${name}".`);
    return topics.map(topicOf);
  });
}

const topicOf = ({ words, hints, ...said }: CompiledTopic): Topic => ({
  ...said,
  words: pattern(words),
  ...(hints === undefined ? {} : { hints: pattern(hints) }),
});

export const TOPICS: readonly Topic[] = topicsOf(book.topics);

import { describe, expect, it } from 'vitest';
import { advise } from '../../advise.ts';
import { read } from '../../read.ts';
import { inOneTest } from '../../testing.ts';
import { situationsFor } from '../index.ts';

const first = (message: string) =>
  situationsFor(read({ message, conversation: [] }), () => false, false)[0]?.name;

describe('small things between two who know each other a little', () => {
  inOneTest([
    ['good luck with your presentation', 'luck wished'],
    ["don't work too hard today", 'not too hard'],
    ['I got the tickets!', 'they have the tickets'],
    ['are you bringing anything on Sunday or should I', 'you or I bring it'],
    ['what are we having for dinner', 'what do we eat'],
    ['my dog has been limping since yesterday', 'a pet is unwell'],
    ['you were right about the lasagne', 'right after all'],
    ['ok I have a confession', 'a confession to come'],
    ['do you have my charger?', 'do I have theirs'],
    ["I'm on the couch with a blanket and zero plans", 'a lazy evening'],
    ['my cat threw up on my laptop', 'a pet made a mess'],
    ['you still owe me a coffee', 'you owe me'],
    ['send me a song for the drive', 'a song for the road'],
    ['we should do this more often', 'more of this'],
  ])('%s: %s', (message, name) => {
    expect(first(message)).toBe(`everyday: ${name}`);
    const { replies } = advise({ message, conversation: [] });
    expect(replies).toHaveLength(3);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(3);
  });

  inOneTest([
    'good luck with your new life, I am done',
    'you were right about my ex, he was lying',
    'you were right about my drinking',
    "I have a confession, I'm married",
    'I left my husband at your place',
    'do you have my number?',
    "I'm in bed with flu",
    'you owe me money',
    'my dog died and I am on the couch',
  ])('%s is none of them', (message) => expect(first(message) ?? '').not.toMatch(/^everyday:/));

  it('asks what they are to each other only where that is asked', () => {
    const intents = (message: string) => read({ message, conversation: [] }).intents;
    expect(intents('what are we eating tonight').has('define_relationship')).toBe(false);
    expect(intents('so what are we').has('define_relationship')).toBe(true);
  });
});

/** First messages from what the notes say. Specific beats polite: a bare greeting tends to be passed over. */
import {
  REPLIES_DEFAULT_COUNT,
  type Starter,
  type StartersRequest,
  type StartersResponse,
  type Tone,
} from './contract.ts';
import { readPhrases } from './reading/phrases.ts';
import { chance, normalise } from './reading/text.ts';
import { matchTopics } from './topics/match.ts';
import { withWord } from './words/about.ts';
import { fill } from './words/fill.ts';
import { similarity } from './words/filters.ts';

type Draft = Starter & { readonly points: number };

const ABOUT_PHRASE: ReadonlyArray<readonly [Tone, string]> = [
  ['warm', 'I noticed {x} on your profile and wanted to know more. How did that start?'],
  ['playful', 'Be honest, how long until {x} {x|comes|come} up on a first date with you?'],
  ['witty', "Your profile mentions {x} and then just carries on. I'd like the rest of that."],
  ['direct', "You mention {x}. What's the best part of it for you?"],
  ['calm', "I'm curious about {x}. What should I ask first?"],
  ['flirty', '{x} made me stop scrolling. What else should I know before I get my hopes up?'],
];
const ABOUT_PLACE: ReadonlyArray<readonly [Tone, string]> = [
  ['warm', "What's the best thing about {x}, if you had to sell it to me?"],
  ['playful', 'Is {x} home, or just where you are happiest?'],
  ['direct', 'Give me one reason to visit {x} this month.'],
];
const WITHOUT_NOTES: ReadonlyArray<readonly [Tone, string]> = [
  ['playful', 'Quick test before we begin: which small thing made you laugh this week?'],
  ['warm', 'What is the nicest thing that happened to you this week, big or tiny?'],
  ['witty', 'Your profile leaves a lot to the imagination, so I will ask: which rumour about you is true?'],
  ['direct', 'What are you hoping to find on here, in one sentence?'],
  ['calm', 'What does a good slow Sunday look like for you?'],
  ['flirty', 'I was going to play it cool and then I wrote first. What made you smile today?'],
];
const SHARED: ReadonlyArray<readonly [Tone, string]> = [
  ['warm', 'We seem to have {w} in common. {ask}'],
  ['playful', 'Another {w} person, finally. {ask}'],
];

/** `count` starters, each about something else where the notes allow it. */
export function starters(request: StartersRequest): StartersResponse {
  const theirs = normalise(request.about.them ?? '').plain;
  const mine = normalise(request.about.me ?? '').plain;
  const drafts: Draft[] = [];
  const add = (text: string | undefined, tone: Tone, why: string, weight: number) => {
    if (text && text.length <= 250)
      drafts.push({
        text,
        tone,
        why,
        points: weight + chance(theirs + text) + (tone === request.tone ? 2 : 0),
      });
  };
  for (const { topic, word, quote } of matchTopics(theirs)) {
    const places = { w: { words: word } };
    const shared = topic.words.test(mine);
    topic.asks.forEach((ask, index) => {
      const asked = withWord(ask, word);
      add(
        asked,
        (['warm', 'playful', 'witty'] as const)[index % 3] ?? 'warm',
        `Asks about "${quote}" from their profile; specific openers tend to get more answers.`,
        2,
      );
      if (shared)
        for (const [tone, text] of SHARED)
          add(
            fill(text, { ...places, ask: { words: asked ?? '' } }),
            tone,
            `You both mention "${word}"; shared ground is the easiest start.`,
            2.6,
          );
    });
    topic.quips.forEach((quip, index) => {
      add(
        withWord(quip, word) && withWord(topic.asks[index] ?? '', word)
          ? `${withWord(quip, word)} ${withWord(topic.asks[index] ?? '', word)}`
          : undefined,
        'witty',
        `A small opinion about "${quote}" and a question, so there is something to answer.`,
        1.9,
      );
    });
  }
  for (const phrase of readPhrases(theirs)
    .filter(({ kind }) => kind !== 'person')
    .slice(0, 4)) {
    const words = phrase.bare;
    const article = /^(?:the|a|an)\s/i.test(phrase.text)
      ? `the ${words}`
      : /^(?:my|our|his|her|their)\s/i.test(phrase.text)
        ? `your ${words}`
        : words;
    for (const [tone, text] of phrase.kind === 'name' ? ABOUT_PLACE : ABOUT_PHRASE)
      add(
        fill(text, { x: { words: article, plural: phrase.plural } }),
        tone,
        `Takes up "${phrase.text}" from their profile.`,
        1.4 + phrase.weight / 10,
      );
  }
  const specific = drafts.length;
  if (specific < 3)
    for (const [tone, text] of WITHOUT_NOTES)
      add(
        text,
        tone,
        'There is little to go on, so it gives them something easy and specific to answer.',
        0.5,
      );
  const chosen: Starter[] = [];
  for (const { text, tone, why } of drafts.sort((a, b) => b.points - a.points)) {
    if (chosen.length >= (request.count ?? REPLIES_DEFAULT_COUNT)) break;
    if (chosen.some((other) => similarity(other.text, text) > 0.4)) continue;
    chosen.push({ text, tone, why });
  }
  return { ...(request.id === undefined ? {} : { id: request.id }), starters: chosen };
}

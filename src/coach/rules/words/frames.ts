/** What can be said about a thing that no list knows, about the reader's own, and around a quote of their words. */
import type { KindLine } from './kinds/index.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const R = 'return the question';

/** `{x}` is something of theirs of an unknown kind. */
export const THING_LINES: readonly KindLine[] = [
  [T, 'playful', 'You had me at {x}. Go on.'],
  [T, 'witty', 'I was not expecting {x} today, and I am delighted.'],
  [F, 'direct', 'How did {x} come into it?'],
  [F, 'warm', 'What is the story behind {x}?'],
  [L, 'playful', 'Of all things, {x}. Now I want to know the rest.'],
  [L, 'warm', 'I like that you told me about {x}. How did it end?'],
];

/** `{x}` is a name or a place. */
export const NAME_LINES: readonly KindLine[] = [
  [L, 'playful', 'Ten out of ten for the name {x}. Who gets the credit?'],
  [T, 'witty', '{x} already has more personality than most of this app.'],
  [T, 'playful', 'Please tell {x} that I am a fan.'],
  [F, 'warm', 'What is the first thing I should know about {x}?'],
];
export const PLACE_LINES: readonly KindLine[] = [
  [F, 'warm', 'What is {x} like when nobody is showing it off to visitors?'],
  [F, 'direct', 'What do you eat first when you are in {x}?'],
  [T, 'playful', '{x} just went up on my list. What should I pack?'],
  [L, 'warm', 'I like how {x} sounds when you tell it. Would you go back tomorrow?'],
];

/** Two things in one message, `{x}` the later or the odder. */
export const PAIR_LINES: readonly KindLine[] = [
  [T, 'playful', 'I could have handled {y}. But {x} as well?'],
  [F, 'direct', 'How did you get from {y} to {x}?'],
  [L, 'warm', 'I like that {y} and {x} share one message. Which came first?'],
  [T, 'witty', 'I came for {y} and stayed for {x}.'],
];

/** `{x}` is the reader's own, noticed on the profile: nothing is claimed about it. */
export const READERS_LINES: readonly KindLine[] = [
  [T, 'playful', '{x} {x|gets|get} more attention on here than I do, and I have made my peace with that.'],
  [T, 'witty', 'So it was {x}. I will pass on your regards.'],
  [T, 'playful', 'I would love to say {x} {x|was|were} a strategy. What made you stop and look?'],
  [L, 'warm', 'You are the first to mention {x} instead of the weather. I like you already.'],
  [R, 'direct', 'Full story of {x} in exchange for one embarrassing fact about you. Deal?'],
  [R, 'playful', 'Give me your best theory about {x} first, and I will tell you how wrong you are.'],
  [T, 'witty', '{x} and I have agreed not to comment before our lawyer gets here.'],
  [
    'answer, then return',
    'direct',
    'The short version of {x}: [what is behind it]. The long version needs a coffee.',
  ],
  ['answer, then return', 'warm', 'About {x}: [the true story]. Now you owe me one about you.'],
];
/** The reader's own that breathes or once did. */
export const READERS_LIVING: readonly KindLine[] = [
  [T, 'playful', '{x} declined to comment, which tells you everything.'],
  [T, 'witty', 'Officially {x} started it. Unofficially there are witnesses.'],
  [L, 'playful', 'I will tell {x} you asked. Expect to be insufferable company for a week.'],
  [R, 'playful', 'Put yourself in my place with {x}. What would your next move be?'],
  [
    'answer, then return',
    'direct',
    'The truth about {x}: [what happened]. Please do not think less of either of us.',
  ],
  [T, 'playful', '{x} {x|has|have} a better agent than I do. Shall I put you in touch?'],
];

/** Around two to eight of their own words. The quote stands alone: nothing is guessed about it. */
export const QUOTE_LINES: readonly KindLine[] = [
  [L, 'playful', 'I laughed at "{quote}" longer than I should admit.'],
  [T, 'playful', 'I was fine until "{quote}". And then what?'],
  [T, 'witty', 'I would read a whole book called "{quote}".'],
  [T, 'playful', 'You had me at "{quote}". Go on.'],
  [L, 'warm', 'I like how you tell things. "{quote}" made my day.'],
  [T, 'playful', '"{quote}", and you say it so calmly. What happened next?'],
];
/** The same where something went well. */
export const QUOTE_GLAD: readonly KindLine[] = [
  [L, 'warm', '"{quote}"! I am smiling at my phone for you.'],
  [F, 'warm', '"{quote}", how wonderful. Who got to hear it first?'],
  [L, 'playful', '"{quote}" calls for cake. What are we having?'],
  [F, 'playful', '"{quote}", just like that! How are you celebrating?'],
];
/** The same where the day was hard or they are unsure: no joke, no digging. */
export const QUOTE_LOW: readonly KindLine[] = [
  ['name the feeling', 'warm', '"{quote}" sounds tiring, if I read it right. How are you doing with it?'],
  ['sympathise', 'calm', '"{quote}": that would sit with me too. What would make it a bit lighter?'],
  [
    'name the feeling',
    'calm',
    'Thanks for saying "{quote}" as it is. That is easier to answer than a polite fine.',
  ],
  ['stay with them', 'warm', 'I heard "{quote}". Do you want to talk about it, or about something else?'],
];
/** The same where nothing shows how it is meant: taken at its word. */
export const QUOTE_PLAIN: readonly KindLine[] = [
  [F, 'direct', '"{quote}", you say. What made you think of that just now?'],
  [F, 'warm', 'I like that you told me "{quote}". What is the story behind it?'],
  [L, 'warm', '"{quote}" tells me more than a profile does. I would like to hear the rest.'],
  [F, 'calm', 'Fair enough on "{quote}". Is that a good thing or a bad thing, for you?'],
  [R, 'playful', '"{quote}", all right. And what did you expect me to say to that?'],
  [F, 'direct', 'On "{quote}": how did that come about?'],
  [L, 'calm', '"{quote}", noted, and I mean that kindly.'],
  [F, 'warm', 'I can work with "{quote}". Where do we go from there?'],
  [R, 'direct', 'Back to "{quote}". Have you always seen it that way?'],
  [F, 'playful', '"{quote}" raises exactly one question: since when?'],
];
/** The same where it is serious: they were heard, no more. */
export const QUOTE_CARE: readonly KindLine[] = [
  ['name the feeling', 'warm', 'I read "{quote}" twice. Thank you for telling me.'],
  ['name the feeling', 'calm', '"{quote}" is not a small thing to say. I am glad you said it to me.'],
  ['sympathise', 'warm', 'I heard "{quote}". How is it today?'],
  ['stay with them', 'calm', 'You do not have to add anything to "{quote}". I am here.'],
];
/** `{x}` in a serious message. */
export const THING_CARE: readonly KindLine[] = [
  ['sympathise', 'warm', 'Thank you for telling me about {x}. How are you with it today?'],
  ['name the feeling', 'calm', 'With {x} on your mind, no wonder. Take all the time you need.'],
  ['stay with them', 'warm', 'I am glad you told me about {x}. I am here if you want to say more.'],
  ['name the feeling', 'warm', 'The part about {x} stays with me.'],
  ['name the feeling', 'calm', 'I can picture {x}, and why it matters.'],
  ['stay with them', 'warm', 'Thank you for letting me in on {x}.'],
];
/** They told of something that went well: `{x}` is what. */
export const WON_LINES: readonly KindLine[] = [
  [L, 'warm', 'Congratulations on {x}! Who did you tell first?'],
  [L, 'warm', 'Well done, honestly. I hope {x} {x|was|were} celebrated properly.'],
  [T, 'playful', 'I would like to buy {x} a drink, or you. You, probably.'],
  [L, 'playful', 'Look at you! {x} today, what is next, the moon?'],
  [F, 'direct', '{x}, finally! How does it feel, relief or pure smugness?'],
  [T, 'witty', 'I expected nothing less, and I am still impressed. To {x}!'],
];

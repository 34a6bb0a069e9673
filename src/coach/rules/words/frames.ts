/** What can be said about a thing that no list knows, about the reader's own, and around a quote of their words. */
import type { KindLine } from './kinds/index.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const R = 'return the question';

/** `{x}` is something of theirs of an unknown kind. */
export const THING_LINES: readonly KindLine[] = [
  [T, 'playful', 'You had me at {x}. Go on.'],
  [T, 'witty', 'If there is ever a film of this, {x} {x|gets|get} top billing.'],
];

/** Where they do not joke: asked or said plainly, whatever the thing is. */
export const PLAIN_LINES: readonly KindLine[] = [
  [F, 'warm', 'Tell me more about {x}? I want to picture it properly.'],
  [F, 'calm', 'So what is happening with {x} now?'],
  [F, 'warm', 'I would like to hear more about {x}. How did it come to that?'],
  [F, 'calm', 'How do you feel about {x} now?'],
  [F, 'warm', 'You only mentioned {x} in passing. What is the rest of it?'],
  [F, 'calm', 'And {x}, was that a surprise to you?'],
  [F, 'warm', 'I have thought about {x} since you wrote. How has it been since?'],
  [F, 'calm', 'What do you make of {x} yourself?'],
  [L, 'warm', 'Now I know about {x}, and I am glad. What else should I know?'],
  [F, 'warm', 'What would you say to somebody who had to deal with {x} for the first time?'],
  [F, 'calm', 'Is {x} what you were hoping for?'],
  [F, 'warm', 'Where did {x} come from, all of a sudden?'],
  [L, 'calm', 'Good that you told me about {x}. I would have wondered.'],
  [F, 'warm', 'How did {x} get into all this?'],
  [F, 'calm', 'Will there be more of {x}, or was that it?'],
  [L, 'warm', 'That bit about {x} stayed with me. How are you with it?'],
  [F, 'warm', 'How long has {x} been on your mind?'],
  [F, 'calm', 'Did you see {x} coming?'],
  [F, 'warm', 'I am curious about {x}. Start wherever you like.'],
  [F, 'calm', 'Would you have it any other way, with {x}?'],
  [L, 'warm', 'You make me curious about {x}. Is there more to it?'],
  [F, 'warm', 'What is the part about {x} that you left out?'],
  [F, 'calm', 'How do you see {x} a week from now?'],
  [L, 'calm', 'I did not know about {x}. It makes sense of a lot.'],
  [F, 'warm', 'And what happens with {x} next?'],
  [F, 'calm', 'Is {x} a good thing or a bad thing, in the end?'],
  [F, 'warm', 'Who else knows about {x}?'],
  [L, 'warm', 'I am glad {x} came up. I like knowing these things about you.'],
];

/** `{x}` is a name or a place. */
export const NAME_LINES: readonly KindLine[] = [
  [L, 'playful', 'Ten out of ten for the name {x}. Who gets the credit?'],
  [T, 'witty', '{x} already has more personality than most of this app.'],
  [T, 'playful', 'Please tell {x} that I am a fan.'],
  [F, 'warm', 'What is the first thing I should know about {x}?'],
  [L, 'warm', 'I like {x} already, and we have not even met.'],
  [T, 'playful', 'Does {x} have a fan club yet? I would like to join.'],
];
export const PLACE_LINES: readonly KindLine[] = [
  [F, 'warm', 'What is {x} like when nobody is showing it off to visitors?'],
];

/** Two things in one message, `{x}` the later or the odder. */
export const PAIR_LINES: readonly KindLine[] = [
  [T, 'witty', 'I came for {y} and stayed for {x}.'],
  [T, 'playful', 'I could have handled {y}. But {x} as well?'],
  [L, 'playful', '{y} had me interested. {x} had me sold.'],
  [T, 'witty', 'You started with {y} and finished with {x}. No notes.'],
  [T, 'playful', 'I had made my peace with {y}, and then you brought in {x}.'],
  [T, 'playful', 'I have follow-up questions about {y}, and an entire interview about {x}.'],
  [T, 'witty', 'With {y} and {x} you have most of a good film already.'],
  [L, 'playful', 'I was going to ask about {y}, and then {x} happened.'],
];

/** `{x}` is the reader's own, noticed on the profile: nothing is claimed about it. */
export const READERS_LINES: readonly KindLine[] = [
  [T, 'playful', '{x} {x|gets|get} more attention on here than I do, and I have made my peace with that.'],
  [T, 'playful', 'I would love to say {x} {x|was|were} a strategy. What made you stop and look?'],
  [T, 'playful', 'I can explain {x}, but only over a coffee. Some things need gestures.'],
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
  [L, 'playful', 'I have passed that on to {x} and got a very proud silence.'],
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
  [F, 'direct', 'Wait, "{quote}"? Tell me everything.'],
  [L, 'playful', '"{quote}" is the best thing I have read all day.'],
  [T, 'playful', 'And then you just say "{quote}" as if that were a normal sentence.'],
  [L, 'warm', 'You have a way with words. "{quote}" is my favourite so far.'],
  [T, 'playful', 'Please never stop saying things like "{quote}".'],
  [L, 'warm', '"{quote}" is exactly why I like your messages.'],
  [T, 'playful', 'Nothing I say today will be as good as "{quote}".'],
  [L, 'playful', 'Of everything I have read today, "{quote}" wins.'],
];
/** The same where something went well. */
export const QUOTE_GLAD: readonly KindLine[] = [
  [L, 'warm', '"{quote}"! I am smiling at my phone for you.'],
  [L, 'playful', '"{quote}" calls for cake. What are we having?'],
  [L, 'warm', '"{quote}" is the best news I have had all day.'],
];
/** Grave words, told with a laugh: no clowning, the telling itself is liked. */
export const QUOTE_TENDER: readonly KindLine[] = [
  [L, 'warm', 'I like how you tell things. "{quote}" got me.'],
  [L, 'warm', 'I did not expect to smile at this, and then came "{quote}".'],
];
/** They told of something that went well: `{x}` is what. */
export const WON_LINES: readonly KindLine[] = [
  [L, 'playful', 'Look at you! {x} today, what is next, the moon?'],
  [F, 'direct', '{x}, finally! How does it feel, relief or pure smugness?'],
  [T, 'witty', 'I expected nothing less, and I am still impressed. To {x}!'],
  [L, 'warm', 'Congratulations on {x}! How are you celebrating?'],
  [L, 'warm', 'Well done, honestly. I am raising whatever is in my hand to {x}.'],
];

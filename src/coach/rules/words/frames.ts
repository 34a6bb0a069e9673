/** What can be said about a thing that no list knows, about the reader's own, and around a quote of their words. */
import type { KindLine } from './kinds/index.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const R = 'return the question';

/** `{x}` is something of theirs of an unknown kind. */
export const THING_LINES: readonly KindLine[] = [
  [T, 'playful', 'I have so many questions about {x}, and none of them are sensible.'],
  [L, 'playful', 'I was only half awake until {x} came up. Carry on, please.'],
  [T, 'witty', 'I came here for small talk and found {x}. Much better.'],
  [T, 'playful', 'You can not bring up {x} and then just leave. Or can you?'],
  [L, 'calm', 'My mind keeps going back to {x}.'],
  [T, 'playful', 'I would not have guessed {x}. I like being wrong like that.'],
  [L, 'playful', 'Of all of that, {x} {x|is|are} what I will tell people about.'],
];

/** `{x}` is a name or a place. */
export const NAME_LINES: readonly KindLine[] = [
  [L, 'playful', 'Ten out of ten for the name {x}. Who gets the credit?'],
  [T, 'witty', '{x} already has more personality than most of this app.'],
  [T, 'playful', 'Please tell {x} that I am a fan.'],
  [F, 'warm', 'What is the first thing I should know about {x}?'],
  [L, 'warm', 'I like {x} already, and we have not even met.'],
  [T, 'playful', 'Does {x} have a fan club yet? I would like to join.'],
  [T, 'witty', 'I would follow {x} on every platform there is.'],
  [F, 'playful', 'Does {x} know how famous this makes them?'],
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
  [L, 'playful', '{y} alone would have been enough. Then came {x}.'],
  [T, 'playful', 'From {y} to {x} in one message. I need a seat belt.'],
  [T, 'witty', 'If {y} {y|was|were} the trailer, {x} {x|is|are} the film.'],
  [T, 'playful', 'I had made my peace with {y}, and then you brought in {x}.'],
  [L, 'playful', 'Nobody expects {x} after {y}. Well told.'],
  [T, 'playful', 'First {y}, now {x}. It never gets dull with you, does it?'],
  [T, 'playful', 'There I was, still busy with {y}, and you hit me with {x}.'],
  [L, 'warm', 'I will remember {y}, but I will dream of {x}.'],
  [T, 'witty', '{y} opened the show and {x} stole it.'],
  [T, 'playful', 'I can only choose one? Then {x}, but give {y} my love.'],
  [T, 'witty', '{y} and {x} in one story. Somebody up there likes to mix.'],
  [L, 'playful', 'You went past {y} as if {x} were the normal part.'],
  [T, 'playful', 'I have follow-up questions about {y}, and an entire interview about {x}.'],
  [T, 'witty', 'With {y} and {x} you have most of a good film already.'],
  [L, 'playful', 'I was going to ask about {y}, and then {x} happened.'],
  [T, 'playful', 'Between {y} and {x} I lost track of who was winning.'],
  [L, 'warm', '{y} I could picture. {x} I would have liked to see.'],
];

/** `{x}` is the reader's own, noticed on the profile: nothing is claimed about it. */
export const READERS_LINES: readonly KindLine[] = [
  [T, 'playful', '{x} {x|gets|get} more attention on here than I do, and I have made my peace with that.'],
  [T, 'playful', 'I would love to say {x} {x|was|were} a strategy. What made you stop and look?'],
  [T, 'playful', 'I can explain {x}, but only over a coffee. Some things need gestures.'],
  [T, 'witty', 'On the advice of my lawyer I will not discuss {x} before the second drink.'],
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
  [F, 'direct', 'Wait, "{quote}"? Tell me everything.'],
  [L, 'playful', '"{quote}" is the best thing I have read all day.'],
  [L, 'warm', 'You have a way with words. "{quote}" is my favourite so far.'],
  [T, 'playful', 'Please never stop saying things like "{quote}".'],
  [L, 'warm', '"{quote}" is exactly why I like your messages.'],
  [T, 'playful', 'Nothing I say today will be as good as "{quote}".'],
];
/** The same where something went well. */
export const QUOTE_GLAD: readonly KindLine[] = [
  [L, 'warm', '"{quote}"! I am smiling at my phone for you.'],
  [L, 'playful', '"{quote}" calls for cake. What are we having?'],
  [F, 'playful', '"{quote}", just like that! How are you celebrating?'],
  [L, 'warm', '"{quote}" is the best news I have had all day.'],
];
/** Grave words, told with a laugh: no clowning, the telling itself is liked. */
export const QUOTE_TENDER: readonly KindLine[] = [
  [L, 'warm', 'I like how you tell things. "{quote}" got me.'],
  [L, 'warm', 'I did not expect to smile at this, and then came "{quote}".'],
];
/** Where the day was hard or they are unsure: no joke, no digging, none of their words held up to them. */
export const LOW_LINES: readonly KindLine[] = [
  ['sympathise', 'warm', 'I am sorry, that sounds like a lot for one day.'],
  ['stay with them', 'calm', 'That sounds heavy. Do you want to talk about it, or be distracted?'],
  ['sympathise', 'warm', 'Ugh, that would have got to me too. How are you now?'],
];
/** Around their words where nothing shows that they are joking: no clowning, an honest question or a word of interest. */
export const QUOTE_PLAIN: readonly KindLine[] = [
  [F, 'warm', 'Tell me more about "{quote}". I would like to picture it.'],
  [L, 'warm', 'I like how you tell things. "{quote}" stayed with me.'],
  [F, 'calm', 'You say "{quote}". How is that for you?'],
  [L, 'calm', '"{quote}" is a nice way of putting it.'],
  [L, 'playful', 'Of everything I have read today, "{quote}" wins.'],
  [L, 'warm', '"{quote}" made me smile just now.'],
];
/** They told of something that went well: `{x}` is what. */
export const WON_LINES: readonly KindLine[] = [
  [L, 'playful', 'Look at you! {x} today, what is next, the moon?'],
  [F, 'direct', '{x}, finally! How does it feel, relief or pure smugness?'],
  [T, 'witty', 'I expected nothing less, and I am still impressed. To {x}!'],
  [L, 'warm', 'Congratulations on {x}! How are you celebrating?'],
  [L, 'warm', 'Well done, honestly. I am raising whatever is in my hand to {x}.'],
];

/** What can be said about a thing that no list knows, about the reader's own, and around a quote of their words. */
import type { KindLine } from './kinds/index.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const R = 'return the question';

/** `{x}` is something of theirs of an unknown kind. */
export const THING_LINES: readonly KindLine[] = [
  [T, 'playful', '{x} {x|deserves|deserve} a chapter of {x|its|their} own. What would the title be?'],
  [T, 'witty', 'I did not have {x} on my list for today, and I am delighted.'],
  [F, 'direct', 'How did {x} get into the picture?'],
  [T, 'playful', 'My imagination is doing something odd with {x}. Help it along?'],
  [T, 'witty', 'Nobody plans for {x}. Nobody. How did you take it?'],
  [L, 'playful', '{x} {x|is|are} why I read these messages to the end.'],
  [F, 'warm', 'And where {x|does|do} {x} stand today?'],
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
  [T, 'witty', '{y} and {x} in one message. I am impressed.'],
  [T, 'playful', 'I came for {y} and stayed for {x}.'],
  [T, 'playful', '{y} I could have handled, but {x}?'],
  [T, 'witty', 'First {y}, then {x}. I would like to buy the film rights.'],
  [L, 'playful', 'Between {y} and {x} you clearly do not do boring. What happens next?'],
  [L, 'warm', 'I can see it: you, {y} and {x}. I like the picture.'],
  [F, 'direct', 'Which one surprised you more, {y} or {x}?'],
  [T, 'witty', 'If I had to choose between {y} and {x}, I would still ask for both stories.'],
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
  [T, 'playful', '"{quote}" is going straight into my vocabulary.'],
  [T, 'witty', '"{quote}" is doing a lot of work in that sentence.'],
  [L, 'playful', 'I laughed at "{quote}" longer than I should admit.'],
  [T, 'witty', 'If you ever write a memoir, call it "{quote}".'],
  [L, 'warm', '"{quote}" might be the best thing I have read all day.'],
  [T, 'playful', 'I was fine until "{quote}".'],
  [T, 'playful', 'Ten points for "{quote}", and I am a strict marker.'],
  [T, 'witty', '"{quote}". No notes.'],
  [T, 'playful', 'I would watch a whole film called "{quote}".'],
  [L, 'playful', '"{quote}" deserved a message of its own.'],
  [T, 'witty', 'Somebody should stitch "{quote}" on a cushion.'],
  [L, 'warm', 'You had me grinning at "{quote}".'],
  [T, 'playful', 'I am stealing "{quote}", just so you know.'],
  [T, 'witty', '"{quote}" is a very strong first line for a novel.'],
  [L, 'warm', 'I like how you tell things. "{quote}" says it all.'],
  [T, 'playful', '"{quote}", and you say it so calmly.'],
  [T, 'playful', 'Reading "{quote}" out loud to an empty room, as one does.'],
  [T, 'witty', '"{quote}": I would like that on a small brass plate.'],
];
/** The same where something went well. */
export const QUOTE_GLAD: readonly KindLine[] = [
  [L, 'warm', '"{quote}"! I am smiling at my phone for you.'],
  [L, 'warm', 'I had to read "{quote}" twice because it is such good news.'],
  [F, 'warm', '"{quote}", how wonderful. Who got to hear it first?'],
  [L, 'playful', '"{quote}" calls for cake. What are we having?'],
  [F, 'direct', 'After "{quote}" I want the whole story. Where does it start?'],
  [L, 'warm', 'You can say "{quote}" as often as you like today, I will be glad every time.'],
  [F, 'playful', '"{quote}", just like that! How are you celebrating?'],
  [L, 'calm', '"{quote}" is worth stopping for. I hope you get to enjoy it tonight.'],
];
/** The same where the day was hard or they are unsure: no joke, no digging. */
export const QUOTE_LOW: readonly KindLine[] = [
  ['name the feeling', 'warm', '"{quote}" sounds tiring, if I read it right. How are you doing with it?'],
  ['sympathise', 'warm', 'I get "{quote}", honestly. Do you want to talk about it or about something else?'],
  [
    'name the feeling',
    'calm',
    'Thanks for saying "{quote}" as it is. That is easier to answer than a polite fine.',
  ],
  ['sympathise', 'calm', '"{quote}": that would sit with me too. What would make it a bit lighter?'],
  ['stay with them', 'warm', 'About "{quote}": no fixing from me, unless you want some. I am listening.'],
  ['sympathise', 'direct', '"{quote}" is a fair thing to feel. What helps you, when it is like that?'],
  [
    'name the feeling',
    'warm',
    'I would rather hear "{quote}" than a brave face. Has it been like this for long?',
  ],
  ['stay with them', 'calm', 'Take your time with "{quote}". Nothing here has to be decided tonight.'],
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

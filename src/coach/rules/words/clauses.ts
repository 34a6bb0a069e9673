/** Clauses about something that the message names: openings that take up `{x}` and questions about it, by its kind. */
import type { Tone } from '../contract.ts';
import type { PhraseKind } from '../reading/phrases.ts';

export type Clause = readonly [Tone, string];

export const OPENINGS: readonly Clause[] = [
  ['playful', "I wasn't expecting {x} in that message."],
  ['witty', "You can't mention {x} and leave it there."],
  ['warm', '{x} got my attention.'],
  ['playful', "Let's not skip past {x}."],
  ['witty', '{x}, of all things.'],
  ['warm', 'You had me at {x}.'],
  ['calm', 'I read the bit about {x} twice.'],
  ['direct', 'Back to {x} for a second.'],
  ['playful', 'Right, {x}. I have questions.'],
  ['warm', 'I like that you mentioned {x}.'],
];

/** What follows an opening about one thing: it asks for the rest without a second noun. */
export const SOLO_ASKS: readonly string[] = [
  "What's the full story?",
  'How did that come about?',
  'Go on, from the beginning.',
  'How did that start?',
  'Say more.',
  "What's that about?",
];
export const SORE_ASKS: readonly string[] = [
  'How are you now?',
  'Do you want to vent about it?',
  'Is it any better by now?',
];

export const SORE_OPENINGS: readonly Clause[] = [
  ['warm', "I'm sorry about {x}, that's no fun at all."],
  ['warm', 'Ugh, that sounds rough, {x} most of all.'],
  ['playful', '{x} {x|owes|owe} you an apology and possibly snacks.'],
  ['calm', "I'm on your side against {x}."],
  ['calm', 'With {x} on top of everything, no wonder.'],
];

export const GLAD_OPENINGS: readonly Clause[] = [
  ['warm', 'You sound happy about {x}, and it suits you.'],
  ['playful', "I'm a little jealous of {x}, I won't lie."],
  ['warm', 'I could hear the grin in that, {x} and all.'],
];

export const BODY_LINES: readonly Clause[] = [
  ['playful', 'Your {x} {x|deserves|deserve} a medal and the rest of the evening off.'],
  ['playful', 'A minute of silence for your {x}.'],
  ['witty', 'Your {x} would like to lodge a complaint, I can hear it from here.'],
  ['warm', 'Be kind to your {x} tonight, feet up and something good to eat.'],
  ['witty', 'I hope somebody has apologised to your {x}.'],
];

export const ASKS: Record<PhraseKind, readonly Clause[]> = {
  person: [
    ['playful', 'What did {x} have to say about it?'],
    ['warm', 'What {x|is|are} {x} like?'],
    ['witty', 'Would {x} tell the story the same way?'],
    ['playful', '{x|Does|Do} {x} know you tell people this?'],
  ],
  animal: [
    ['playful', "Who's really in charge, you or {x}?"],
    ['warm', 'How long have you and {x} known each other?'],
    ['witty', 'What would {x} say if anyone asked?'],
    ['playful', 'How smug {x|is|are} {x} about it?'],
  ],
  body: [
    ['warm', 'How is the recovery going?'],
    ['playful', 'Will you be able to move tomorrow?'],
    ['witty', 'Was it worth it, honestly?'],
    ['direct', 'Is there a bath in your near future?'],
  ],
  activity: [
    ['warm', 'What got you into {x}?'],
    ['playful', 'Is {x} a habit of yours or a one-off bad decision?'],
    ['direct', 'Would you do it again tomorrow, {x}?'],
    ['calm', 'What do you like best about {x}?'],
  ],
  name: [
    ['warm', 'What was the best bit of {x}?'],
    ['direct', "What's {x} like these days?"],
    ['playful', 'Does {x} live up to the stories?'],
    ['calm', "What's the best thing about {x} for you?"],
  ],
  thing: [
    ['warm', "What's the story with {x}?"],
    ['direct', 'How did it go with {x}?'],
    ['playful', 'Would I like {x}, be honest?'],
    ['direct', 'Is there a photo of {x}?'],
    ['warm', 'What do I need to know about {x}?'],
    ['warm', "I'd like to hear more about {x}, if you're offering."],
    ['calm', 'How do you feel about {x} now?'],
    ['witty', 'You mention {x} so casually. Is that normal for you?'],
  ],
};

/** About something of the reader's that they brought up. Nothing is claimed about it. */
export const READERS_SIDE: readonly Clause[] = [
  ['playful', 'Most people scroll past the {mine}. What made you stop?'],
  ['warm', 'Thanks for noticing the {mine}. What caught your eye?'],
  ['direct', "I'll tell you about the {mine} if you tell me what you thought first."],
  ['calm', "There's a longer story to the {mine}, better told in person."],
  ['playful', 'What was your theory about the {mine}, before I ruin it?'],
];

/** For messages that leave nothing to take up. Asked in good faith, claiming nothing. */
export const SPARE_LINES: readonly Clause[] = [
  ['warm', "I want to get this right before I answer. What's the main thing on your mind?"],
  ['playful', "You've left me short of words for a second. What made you say it?"],
  ['calm', "Okay, I'm listening. What brought that on?"],
  ['direct', "I'd like the longer version of that, whenever you have a minute."],
  ['warm', "I'm glad you told me. How are you feeling about it?"],
  ['direct', 'What makes you say that?'],
  ['witty', "I feel like there's a story behind that one. Is there?"],
  ['playful', 'Now you have my attention. Go on.'],
];
export const SPARE_CARE: readonly Clause[] = [
  ['warm', 'Thank you for telling me. What would help right now?'],
  ['calm', "I'm reading carefully. Take your time."],
  ['direct', "I'd rather talk about this calmly, in a while."],
];

/** When the message has nothing else to take up, its own words are quoted. */
export const QUOTE_LINES: readonly Clause[] = [
  ['witty', '"{quote}" would look good on a T-shirt. What\'s the story?'],
  ['playful', '"{quote}", you say. Go on, I want the rest of it.'],
  ['warm', '"{quote}" made me smile. Where did that come from?'],
  ['direct', 'Wait, "{quote}"? Tell me more before we change the subject.'],
  ['calm', 'I keep coming back to "{quote}". What\'s behind it?'],
  ['playful', 'I\'m holding you to "{quote}". Any fine print?'],
];

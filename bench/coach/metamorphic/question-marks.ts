/** The question mark is left out, as it is in most messages. */
import { type Pair, questionStays } from './judge.ts';

const MESSAGES: readonly string[] = [
  'What did you get up to today?',
  'how was the wedding?',
  'Do you play any instruments?',
  "I went kayaking and fell in twice. What's the most embarrassing thing you did this week?",
  'are you still awake?',
  'Would you rather live by the sea or in the mountains?',
  'when are you back in town?',
  'and you?',
  'Loved your profile. How long have you been diving?',
  'which part of the city do you live in?',
  'Have you eaten yet?',
  'so who won the argument, you or your mom?',
  'can you swim?',
  'Did the plumber ever show up?',
  'is that your own garden in the second picture?',
  'What would your friends say is your worst habit?',
  "I'm more of a tea person, what about you?",
  'where did you learn to cook like that?',
  'Should I be worried about the clown doll on your shelf?',
  'wanna watch the game at mine on Sunday?',
  'how tall are you?',
  'Could we do seven instead of six?',
  'wyd tonight?',
  'My week was a circus. How was yours?',
  "What's your go-to karaoke song?",
  'were you ever in a band?',
  'do you believe in second chances?',
  'Which one of you in the group photo is the troublemaker?',
  "why haven't you told me you can juggle?",
  'hey, how r u?',
];

export const pairs: readonly Pair[] = MESSAGES.map((message) => ({
  a: message,
  b: message.replaceAll('?', ''),
  judge: questionStays,
}));

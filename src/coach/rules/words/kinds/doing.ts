/** About what they play, sing, train and learn. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const DOING: KindLines = {
  instrument: [
    [F, 'warm', 'What would you play me first on {x}, to make a good impression?'],
    [T, 'playful', 'Do the neighbours love {x} by now, or have they moved?'],
    [T, 'witty', 'There are easier ways to get attention than {x}. None of them are better.'],
    [L, 'warm', 'I like people who pick {x} when there are quieter things in life.'],
    [F, 'direct', 'Is there a recording of you and {x}? I ask for purely musical reasons.'],
    [T, 'playful', 'I would sit in the front row for {x} and clap in the wrong place.'],
  ],
  song: [
    [T, 'playful', 'I will do the harmonies for {x}, loudly and without talent.'],
    [L, 'warm', 'You can tell a lot from what somebody does with {x}. I like what it says about you.'],
    [F, 'direct', 'Which part of {x} do you always sing too loud?'],
    [T, 'witty', 'Give me {x}, a decent microphone and nobody we know. What do we open with?'],
    [F, 'warm', 'What does {x} do to you that talking cannot?'],
  ],
  dance: [
    [T, 'playful', 'I have two left feet, and both of them want to know about {x}.'],
    [L, 'warm', 'I like that you do {x}. It takes guts to be bad at something in public first.'],
    [F, 'direct', 'Is there a recital? I would sit in the front row for {x} and clap in the wrong place.'],
    [T, 'witty', 'So if a band starts playing, you and {x} are ready. Good to know.'],
  ],
  book: [
    [T, 'playful', 'Lend me {x} one day and I promise not to fold the corners.'],
    [F, 'direct', '{x|Does|Do} {x} need tissues, or is it the other kind?'],
    [L, 'playful', 'I am on my way to look up {x}. You will be held responsible.'],
  ],
  film: [
    [
      T,
      'playful',
      'I would watch {x} with you, on condition that nobody talks. Or that everybody does. You choose.',
    ],
    [T, 'witty', '{x} {x|has|have} ruined better people than us. One more episode?'],
    [T, 'playful', 'Save me a seat for {x} next time. I bring snacks.'],
    [F, 'playful', 'No spoilers about {x}. Fine, one spoiler. Who survives?'],
  ],
  game: [
    [T, 'witty', 'Fair warning, I take {x} seriously and my rules are the right ones.'],
    [T, 'playful', 'You are on. The loser of {x} buys dinner.'],
    [T, 'playful', 'I am a terrible loser, so {x} would tell us a lot about each other quickly.'],
    [F, 'direct', 'How do you behave when you lose at {x}? Be honest.'],
  ],
  sport: [
    [T, 'playful', 'My legs hurt just from reading about {x}. What do you get as a reward?'],
    [T, 'playful', 'I would cheer for you at {x}, loudly and from a chair.'],
    [L, 'warm', 'Respect for {x}. I hope somebody has promised you a very large breakfast.'],
  ],
  sea: [
    [F, 'direct', 'How cold, and how long until you could form a sentence again after {x}?'],
    [T, 'playful', 'I would hold the towel at {x} with great authority.'],
    [L, 'warm', 'There is nothing like {x} for washing a week off. Do you go alone or in company?'],
    [T, 'witty', 'I admire {x} mostly from dry land with something hot in my hand. Convince me.'],
  ],
  hill: [
    [T, 'playful', 'I would come along for {x} and complain in a charming way.'],
    [F, 'playful', 'Is there food at the end of {x}? That would decide it for me.'],
    [L, 'warm', 'You make {x} sound worth getting up for, and that is not easy.'],
  ],
  boat: [
    [T, 'playful', 'I would be useless on {x}, but I have excellent sea-faring opinions.'],
    [F, 'warm', 'What is life like on {x} when it rains for three days?'],
    [T, 'witty', 'Permission to come aboard {x}, captain?'],
    [F, 'direct', 'Did {x} ever go wrong in a way you can laugh about now?'],
  ],
  exam: [
    [L, 'warm', '{x} {x|is|are} no small thing. I hope somebody has made a proper fuss of you.'],
    [T, 'playful', 'I hope {x} {x|knows|know} who it was up against.'],
    [L, 'playful', 'After {x} you are allowed cake for dinner. I do not make the rules.'],
  ],
  ward: [
    [L, 'warm', 'The rest of us complain about emails and you do {x}. How do you come down afterwards?'],
    [F, 'direct', 'What gets you through {x}, caffeine or the people?'],
    [T, 'playful', 'After {x} you should be exempt from small talk. I can offer biscuits instead.'],
    [L, 'warm', 'I have a lot of respect for anyone who does {x}. Sleep first, answer me later.'],
  ],
  office: [
    [
      T,
      'witty',
      'Somebody had to sit through {x} so that the rest of us could laugh. Thank you for your service.',
    ],
    [T, 'playful', 'Nothing on earth prepares a person for {x}. What got you through, snacks or spite?'],
    [T, 'witty', 'I have a strong feeling that {x} could have been left for Monday.'],
    [L, 'playful', 'If {x} ever {x|becomes|become} a series, I would binge it.'],
  ],
};

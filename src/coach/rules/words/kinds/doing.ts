/** About what they play, sing, train and learn. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const DOING: KindLines = {
  instrument: [
    [F, 'warm', 'What would you play me first on {x}, to make a good impression?'],
    [T, 'playful', 'Do the neighbours love {x} by now, or have they moved?'],
    [T, 'witty', 'There are easier ways to get attention than {x}. None of them are better.'],
    [L, 'warm', 'I like people who pick {x} when there are quieter things in life.'],
    [F, 'direct', 'Who taught you, and did they survive you and {x}?'],
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
    [F, 'warm', 'Where were you when {x} got you, which page or which chair?'],
    [T, 'playful', 'Bringing up {x} this early is bold. I would lend you one, and I lend to nobody.'],
    [L, 'warm', 'Anyone who talks about {x} like that has me listening.'],
    [F, 'direct', 'Do you finish a bad one, or is {x} allowed to be left at page forty?'],
    [T, 'witty', 'I judge people by their shelves, and {x} {x|gets|get} you in.'],
  ],
  film: [
    [F, 'direct', 'No spoilers: is {x} for one evening or a whole lost weekend?'],
    [
      T,
      'playful',
      'I would watch {x} with you, on condition that nobody talks. Or that everybody does. You choose.',
    ],
    [L, 'warm', 'That is a fine thing to love, {x}. Who did you first watch with?'],
    [T, 'witty', '{x} {x|has|have} ruined better people than us. One more episode?'],
  ],
  game: [
    [T, 'playful', 'I am a terrible loser, so {x} would tell us a lot about each other quickly.'],
    [F, 'direct', 'How competitive do you get over {x}, from polite to table-flipping?'],
    [L, 'warm', '{x} and good company, that is an evening I would leave the house for.'],
    [T, 'witty', 'Fair warning, I take {x} seriously and my rules are the right ones.'],
  ],
  sport: [
    [L, 'playful', 'I get tired from reading about {x}. What do you do for a reward?'],
    [T, 'playful', 'I will be at the finish of {x} with a banana and loud encouragement.'],
    [F, 'direct', 'What goes through your head during {x}, wisdom or snacks?'],
    [T, 'witty', 'Some of us watch {x} from a sofa and feel healthier. You do not, I see.'],
    [F, 'warm', 'How did the legs feel after {x}, honestly?'],
  ],
  sea: [
    [F, 'direct', 'How cold, and how long until you could form a sentence again after {x}?'],
    [T, 'playful', 'I would hold the towel at {x} with great authority.'],
    [L, 'warm', 'There is nothing like {x} for washing a week off. Do you go alone or in company?'],
    [T, 'witty', 'I admire {x} mostly from dry land with something hot in my hand. Convince me.'],
  ],
  hill: [
    [F, 'direct', 'Was {x} for the view, or for the thing you eat at the top?'],
    [T, 'playful', 'I would come along for {x} and complain in a charming way.'],
    [L, 'warm', 'You make {x} sound worth getting up for, and that is not easy.'],
    [T, 'witty', 'Everybody says {x} is relaxing. My calves would like a word. Who is right?'],
  ],
  boat: [
    [T, 'playful', 'I would be useless on {x}, but I have excellent sea-faring opinions.'],
    [F, 'warm', 'What is life like on {x} when it rains for three days?'],
    [T, 'witty', 'Permission to come aboard {x}, captain?'],
    [F, 'direct', 'Did {x} ever go wrong in a way you can laugh about now?'],
  ],
  exam: [
    [F, 'warm', 'And how do you feel now that {x} {x|is|are} behind you, or nearly?'],
    [T, 'playful', 'I hope {x} {x|knows|know} who it was up against.'],
    [L, 'warm', '{x} {x|is|are} no small thing. I hope somebody has made a proper fuss of you.'],
    [F, 'direct', 'What was the worst minute of {x}, now that you can talk about it?'],
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
    [F, 'direct', 'Who was the villain of {x}, and do they know?'],
    [L, 'playful', 'If {x} ever {x|becomes|become} a series, I would binge it.'],
    [F, 'warm', 'How are you feeling about {x} now that the dust has settled?'],
  ],
  school: [
    [L, 'warm', 'It takes a special person to face {x} every week. What is the best part?'],
    [T, 'playful', 'I bet {x} {x|has|have} a nickname for you. Do you know it?'],
    [F, 'direct', 'What is the wisest thing you have heard in {x} so far?'],
    [T, 'witty', '{x} would eat me alive by Tuesday. How do you do it?'],
  ],
  language: [
    [L, 'warm', 'I like people who care about {x}. Which word do you love most?'],
    [T, 'playful', 'I will watch my commas from now on, {x} and all. Will you mark this message?'],
    [F, 'direct', 'What was your worst mistake with {x}, the one you still hear at night?'],
    [T, 'witty', 'Good {bare} is a dangerous thing in a person. I may be in trouble too.'],
  ],
  work: [
    [F, 'warm', '{x} must have left you with stories. Which one do you tell first?'],
    [T, 'playful', 'I would like the unofficial history of {x}, please, names changed.'],
    [F, 'direct', 'What do you miss about {x}, and what not at all?'],
    [T, 'witty', 'I suspect {x} {x|was|were} never the same after you.'],
    [L, 'warm', 'I like hearing about {x}. It is a world I know nothing about.'],
  ],
  sleep: [
    [T, 'playful', 'I support {x} as a lifestyle. Who or what dares to wake you?'],
    [L, 'warm', '{x} {x|is|are} underrated. Go and get some more, I will still be here.'],
    [F, 'direct', 'What is the longest you have gone without {x} and still been polite?'],
  ],
};

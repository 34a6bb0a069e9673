/** Exes, children, families and flats: the people and places that come with the two of them. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const say = (...wordings: readonly Wording[]): Line[] => lines('say what you want', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const person = (...wordings: readonly Wording[]): Line[] => lines('talk in person', wordings);
const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);
const feel = (...wordings: readonly Wording[]): Line[] => lines('name the feeling', wordings);

export const FAMILY_TIES = {
  exAround: [
    ...answer(
      ['warm', "Thanks for the warning about your ex. I'll say hello and be nice, don't worry."],
      ['playful', "Noted, your ex might be around. I'll bring my best manners. Anything I should know?"],
    ),
    ...see(
      ['warm', "It's fine by me, your ex comes with the {kids}. Thanks for the heads-up."],
      ['warm', "I like that you told me beforehand. I'm fine with your ex being there."],
    ),
    ...light(
      ['playful', "Then I'd better read up on {topic} before I meet your ex. What's the safe opinion?"],
      ['playful', 'Good to know, so I can practise a normal hello before I meet your ex.'],
    ),
    ...ask(
      ['warm', 'Thanks for telling me. How are things between you and your ex, is it easy or a bit tense?'],
      ['warm', 'Good to know. Is there anything I should not say in front of the {kids}?'],
    ),
  ],
  exWrote: [
    ...see(
      ['warm', "Thank you for telling me about your ex. I'd rather know than wonder."],
      [
        'calm',
        "I'm glad you told me. A message from an ex can stir things up, it doesn't have to mean anything.",
      ],
    ),
    ...feel(
      ['warm', 'How did it feel to hear from your ex? You can tell me honestly.'],
      ['calm', 'Do you want to talk about your ex, or was saying it enough? Either is fine with me.'],
    ),
    ...say(['direct', 'Honest answer: [how you feel about it]. And thank you for telling me about your ex.']),
    ...light(['playful', "Exes always know when you're finally in a good mood. Are you okay?"]),
    ...ask(['warm', 'Thanks for telling me. Are you going to answer your ex, do you think?']),
  ],
  tellTheChild: [
    ...see(
      ['warm', "That's a big step, and I'm honoured. We go at whatever speed is right for {child}."],
      ['warm', "I'm really touched that you want {child} to know about me."],
    ),
    ...light(
      ['playful', 'Now I am more nervous about {child} than I was about our first date.'],
      ['playful', 'What would impress {child} most? I have time to practise.'],
    ),
    ...ask(
      ['warm', 'How would you like to do it, {child} and you first, or all of us together?'],
      ['warm', 'How do you think {child} will take it?'],
    ),
    ...person(['warm', "I'd like that. Shall we sit down this week and work out how to tell {child}?"]),
  ],
  children: [
    ...answer(
      ['warm', "Good question, and here's a straight answer on kids: [your honest answer]. How about you?"],
      ['direct', 'On kids: [your honest answer]. Thank you for asking early. Where are you on it?'],
    ),
    ...see(
      [
        'warm',
        "I'm glad you asked about kids now and not in two years. Tell me where you stand and I'll do the same.",
      ],
      ['warm', "I like that you ask about kids so directly. It's too big a thing to guess about."],
    ),
    ...person(['calm', "I'd like to talk about kids properly, over dinner and not in half sentences. Soon?"]),
    ...ask([
      'warm',
      'How do you picture it with kids, if you could choose freely? Then you get my honest version.',
    ]),
  ],
  /** `I don't want kids`: told, not asked. */
  noChildren: [
    ...see(
      ['warm', "Thank you for telling me about kids early. I'd much rather know now than in two years."],
      ['warm', 'I like that you say it straight. Kids are too big a thing to guess about.'],
    ),
    ...say(
      ['direct', 'Good to know, thank you. On kids I am: [where you stand].'],
      ['warm', "Since we're being honest about kids: [where you stand]. I'm glad you said it."],
    ),
    ...ask(
      ['warm', 'Thanks for being upfront about kids. Have you always known?'],
      ['warm', 'Fair enough. Do people give you a hard time about not wanting kids?'],
    ),
    ...light(['playful', 'Noted, no kids. How do you feel about a dog, or at least a very needy plant?']),
  ],
  livingTogether: [
    ...light(
      ['playful', 'Are you asking me to move in, or just testing how I react? I am smiling, for the record.'],
      ['playful', 'Before we talk about living together: how do you feel about dishes in the sink?'],
      ['playful', 'So {thing} comes with you? Then I am listening.'],
    ),
    ...say(
      ['warm', "Since we're talking about living together: [how you feel about it]. No pressure either way."],
      ['warm', 'About living together: [how you feel about moving in]. How would you like it to go?'],
    ),
    ...see(
      [
        'warm',
        "I'm glad you brought it up. Living together is a big step and I'd like to talk about it properly.",
      ],
      ['warm', 'I like that you think of me when you think about where to live after {month}.'],
    ),
    ...ask(
      ['warm', 'What would you like to happen in {month}, if you could choose?'],
      ['warm', 'What would living together look like, if it were up to you?'],
    ),
    ...person([
      'calm',
      'Shall we talk about living together over dinner, with no rush? I would like to hear what you have in mind.',
    ]),
  ],
  stillMarried: [
    ...answer(
      [
        'direct',
        'Fair question, and a straight answer: [married, divorced or in between]. Ask me anything else you want to know.',
      ],
      ['warm', '[Your honest answer]. Thank you for asking me directly about being married.'],
    ),
    ...see(
      [
        'warm',
        "I'm glad you asked me that directly. You should know whether the person you're seeing is married.",
      ],
      ['calm', "It's a fair question and I won't dodge it. I'd like to tell you the whole story properly."],
    ),
    ...person(['calm', "I'd like to explain that in person, all of it, honestly. Are you free this week?"]),
    ...ask([
      'warm',
      'Fair question. Has somebody been less than honest with you about being married before?',
    ]),
  ],
  toldFamily: [
    ...see(
      ['warm', "You {told} {who} about me? I'm honoured, and slightly nervous."],
      ['warm', 'So {who} {who|knows|know} about me now. I am taking that as a good sign.'],
      ['warm', 'I like that {who} {who|knows|know} I exist.'],
      ['warm', "{who} {who|wants|want} to {meet} me? I'm honoured, and already nervous. When?"],
    ),
    ...light(
      ['playful', 'And what is the verdict from {who} so far? I can take it.'],
      ['playful', "Please put in a good word for me with {who}. I'll owe you a coffee."],
      ['playful', 'What should I bring to impress {who}, flowers or good jokes?'],
    ),
    ...ask(
      ['warm', 'What have you {told} {who} about me? The nice bits only, I hope.'],
      ['warm', 'What is {who} like? I want to make a good impression.'],
      ['playful', 'What did {who} say, word for word?'],
    ),
  ],
  /** `text me when you're home`: before the trip. */
  caring: [
    ...answer(
      ['warm', "I'll text you the moment I'm home, promise. I like that you ask."],
      ['warm', "Will do. It's nice to have somebody who wants to know I got home."],
      ['playful', 'Promise. You get a text before I have even taken my shoes off.'],
    ),
    ...see(
      ['warm', "Thank you for looking out for me. I'll let you know when I'm home."],
      ['warm', "That's sweet of you. I'll text when I'm there. Sleep well if you drop off before that."],
    ),
    ...light(['playful', "Yes, officer. You'll have your text before you can start worrying."]),
    ...ask(['warm', 'I will, and you do the same? What time will you be home?']),
  ],
  /** `did you eat`, `did you get home`: asked about the reader, whose answer is theirs to give. */
  checkedOn: [
    ...answer(
      ['warm', '[Yes or not yet], thank you for asking. Did you?'],
      ['warm', "It's sweet that you check up on me. I'm all right, how are you doing?"],
      [
        'playful',
        'You sound like somebody who keeps snacks in a drawer for people. Did you eat something good today?',
      ],
    ),
    ...see(
      ['warm', 'I like that you check on me.'],
      ['warm', "That's a kind thing to ask. Now I'm in a better mood."],
    ),
    ...light([
      'playful',
      'Careful, I could get used to being looked after like this. And you, who checks on you?',
    ]),
    ...ask(['warm', 'Kind of you to ask. And how has your day been?']),
  ],
} as const satisfies Record<string, readonly Line[]>;

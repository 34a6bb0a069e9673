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
      ['warm', 'Thank you for the warning. I can talk about {topic} for at least five minutes if I have to.'],
      ['playful', 'Noted: the ex, then {topic}. I will bring questions.'],
    ),
    ...see(
      [
        'warm',
        "Bumping into your ex is fine by me, it's part of the package with the {kids}. Thanks for the heads-up.",
      ],
      ['warm', "I like that you two manage that calmly. I'll say hello and be nice, {topic} or not."],
    ),
    ...light(
      ['playful', "Then I'd better read up on {topic} before five. What's the safe opinion?"],
      ['playful', '{topic} as small talk, I have had worse introductions. Bring him on.'],
    ),
    ...ask(['warm', 'Good to know. Anything I should not say in front of the {kids}?']),
  ],
  exWrote: [
    ...see(
      [
        'warm',
        "Thank you for telling me, that's exactly the kind of honest I like. I'm not worried about your ex.",
      ],
      ['warm', 'I appreciate that you told me rather than not. Reading it {times} is human, I trust you.'],
      [
        'calm',
        'Thank you for checking with me, not for permission but for not being weird. I trust you with it.',
      ],
    ),
    ...feel(
      [
        'warm',
        "It can stir things up, a message like that. How do you feel about it, now that you've told me?",
      ],
      ['calm', "I'm glad you said it. Go and have the talk if you want it, and tell me how it felt after."],
    ),
    ...say([
      'direct',
      'Honest answer: [how you feel about it]. And thank you for telling me about your ex first.',
    ]),
    ...light(
      ['playful', '{times} is thorough, I would have done the same. Thank you for telling me.'],
      ['playful', 'You are the least weird person to have ever told me about an ex. Thank you.'],
    ),
  ],
  tellTheChild: [
    ...see(
      ['warm', "I'm honoured, truly. Let's tell {child} together, and let him ask whatever he likes."],
      ['warm', "That's a big step, and a lovely one. {child} asks the right questions, I noticed."],
      ['playful', '{title} is the best title I have ever held. I will try to deserve it.'],
    ),
    ...light(
      [
        'playful',
        '{topic} first, then the hard questions. {child} interviews better than most people I know.',
      ],
      ['playful', 'Tell {child} I am studying {topic} in secret, just in case.'],
      ['warm', "Then the ground is soft because of {topic}, I'll bring more of that."],
    ),
    ...ask(
      ['warm', 'How would you like to do it, {child} and you first, or all of us together?'],
      ['warm', "What did {child} say to your answer? I'd like to earn the second question slowly."],
    ),
    ...person([
      'warm',
      "Yes, I'd like that. Let's sit down and work out how to tell {child}, at whatever speed suits him.",
    ]),
  ],
  children: [
    ...answer(
      [
        'warm',
        'Straight answer to a straight question: [whether you want children]. I respect you asking before two years go by.',
      ],
      ['direct', 'On children: [your honest answer]. Thank you for asking it directly, time matters.'],
    ),
    ...see(
      [
        'warm',
        "It's a fair thing to ask early, and I'd like to be honest about kids with you now rather than later.",
      ],
      [
        'warm',
        'I appreciate you being so direct. Neither of us should find out about children in two years.',
      ],
    ),
    ...person(['calm', 'I want to talk about kids honestly and not in half sentences. Over dinner, soon?']),
    ...ask([
      'warm',
      'How do you picture it, if you could choose freely? Then you get my honest answer on children.',
    ]),
  ],
  livingTogether: [
    ...light(
      ['playful', "I see the fact on the table. I'm looking at the same ceiling, and I'm smiling at it."],
      ['playful', 'One day, in general, with the right person and {thing}: a cautious, grinning yes.'],
      [
        'playful',
        'Your eye is on {thing}, I see. Living with me comes with it, but only in general, of course.',
      ],
      ['playful', '{thing} has been hoping you would ask. No pressure, it says.'],
    ),
    ...say(
      [
        'warm',
        'Since the fact is on the table: [how you feel about living together]. No pressure in either direction.',
      ],
      [
        'warm',
        'In general, and a bit in particular: [how you feel about moving in]. And {thing} is open to negotiation.',
      ],
    ),
    ...see(
      [
        'warm',
        "I noticed how carefully you put that down. I'd like to talk about where you live after {month}.",
      ],
      ['warm', "A lease can be a very romantic document, it turns out. I'm glad you said it."],
    ),
    ...ask(
      ['warm', 'What happens in {month}, if you could order it exactly as you like?'],
      ['playful', 'Is it {thing} you want to live with, or am I part of the offer?'],
    ),
  ],
  stillMarried: [
    ...answer(
      ['direct', 'Fair to ask, and you get it straight: [your honest answer about the paperwork].'],
      ['warm', '[Your honest answer]. Thank you for asking me and not your cousin, I appreciate that.'],
    ),
    ...see(
      [
        'warm',
        "I like that you asked me directly. You deserve an honest answer about the paper, and you'll get one.",
      ],
      ['calm', "It's a fair question and I won't dodge it. I'd like to tell you the whole of it properly."],
    ),
    ...light([
      'playful',
      "Your cousin's restraint is noted. The honest paper trail is yours whenever you like.",
    ]),
    ...person(['calm', "I'd rather explain that in person, with honest answers and no home affairs queue."]),
  ],
  toldFamily: [
    ...see(
      ['warm', "You {told} {who} about me? I'm honoured, and slightly nervous."],
      ['warm', 'I like that I have been mentioned to {who}. {thing} is not a bad thing to be known for.'],
    ),
    ...light(
      ['playful', "What's the official verdict from {who} so far? I can take constructive criticism."],
      ['playful', 'Please tell {who} I accept all terms, including {thing}.'],
    ),
    ...ask(
      ['warm', "That's {who} won over, then. How did I manage that?"],
      ['playful', 'What have you {told} {who} about me, word for word? I want to live up to it.'],
    ),
  ],
  caring: [
    ...answer(
      ['warm', "I'll text you the moment I'm home, promise. I like that you ask."],
      ['playful', 'Message on arrival, agreed. You may stop watching the clock after that.'],
    ),
    ...see(
      ['warm', "It's a small thing, being told to get home safe, and I like it very much from you."],
      ['warm', "Thank you for worrying just the right amount. I'll let you know."],
    ),
    ...light(['playful', 'If {thing} gets me first, know that you were the last person I smiled about.']),
  ],
} as const satisfies Record<string, readonly Line[]>;

/**
 * What two people say about the two of them: what this is, love, exes, children, jealousy, a shared flat. Warm and
 * straight; what the reader feels stands in a slot, it is never made up.
 */
import { type Line, lines } from '../moves/line.ts';
import { FAMILY_TIES } from './family-ties-lines.ts';

type Wording = Parameters<typeof lines>[1][number];
const say = (...wordings: readonly Wording[]): Line[] => lines('say what you want', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const person = (...wordings: readonly Wording[]): Line[] => lines('talk in person', wordings);
const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);
const own = (...wordings: readonly Wording[]): Line[] => lines('own it', wordings);
const feel = (...wordings: readonly Wording[]): Line[] => lines('name the feeling', wordings);

export const CLOSENESS = {
  ...FAMILY_TIES,
  whatAreWe: [
    ...say(
      ['warm', "I'm glad you asked. For me we're [your word for it], honestly. What would you call us?"],
      ['direct', 'Honest answer: [what you hope for with us]. What are you hoping for?'],
    ),
    ...see(
      ['warm', 'I was hoping one of us would ask that out loud. Thank you for being the brave one.'],
      [
        'warm',
        'I like where this is going, and I like that you ask instead of guessing. What would you call us?',
      ],
      ['playful', "'{quote}' isn't bad, but I think we can find a better word for us."],
    ),
    ...light(
      ['playful', 'Tell {who} we are working on it. What word did you have in mind?'],
      ['playful', "Big question for a text. I'll answer if you go first."],
    ),
    ...person(
      ['warm', "I'd like to answer that with you in front of me. Tonight or tomorrow?"],
      ['calm', "Good question, and I'm not dodging it. Can we talk about what we are in person this week?"],
    ),
    ...ask(
      ['warm', 'What would you like us to be? I really want to know.'],
      ['warm', 'What made you think about it today?'],
    ),
  ],
  /** They took the app off their phone and say so. */
  appGone: [
    ...see(
      ['warm', "Thank you for telling me. I'm smiling, and I'm glad the app is gone."],
      ['warm', 'You {deleted} the app and just told me, no speech. I really like that.'],
    ),
    ...say(
      ['direct', "I'm glad you told me. As for the app on my phone: [where you stand]."],
      [
        'warm',
        'Then you should know where I am with the app: [where you stand]. How does that sound to you?',
      ],
    ),
    ...light(
      ['playful', 'Poor app. It did its one job and got {deleted} for it.'],
      ['playful', 'Does that mean I have won? Asking for myself.'],
    ),
    ...ask(
      ['warm', 'How did it feel to close the app for good?'],
      ['warm', 'What made you decide it was time to lose the app?'],
    ),
    ...person(['calm', "I'd like to talk about us and the apps face to face. When do you have an evening?"]),
  ],
  /** They ask about, or mind, the reader's app. */
  stillOnApp: [
    ...answer(
      ['warm', 'Fair question. About the app: [where you stand]. What would you like it to be, between us?'],
      ['direct', 'You asked straight, so here is a straight answer about the app: [where you stand].'],
    ),
    ...own(
      [
        'warm',
        "I can see how it stings to see me on the app. I'd rather talk about it than have you wonder.",
      ],
      [
        'calm',
        "I'm sorry if seeing me on the app hurt you. Thank you for saying it instead of swallowing it.",
      ],
    ),
    ...see(['warm', "I'm glad you asked about the app instead of guessing. It's a fair question."]),
    ...person(
      ['calm', "Can we talk about the app and about us face to face? I'd like to do it properly."],
      ['warm', 'Good question, and I want to answer it in person. Are you free this week?'],
    ),
    ...ask(['warm', "Are you still on the app yourself? I'd like us both to know where we are."]),
  ],
  seesOthers: [
    ...see(
      ['warm', 'Thank you for being honest about the other people. I would much rather know.'],
      ['calm', "Seeing other people is fair at this point, and I'm glad you said it straight."],
    ),
    ...say(
      [
        'direct',
        'Good to know, thank you. On my side: [what you are looking for]. Does that fit with yours?',
      ],
      ['calm', "Since we're being honest: [how you feel about it]. I'm glad you told me."],
    ),
    ...ask(
      ['warm', 'Thanks for telling me. Where would you like this to go, between the two of us?'],
      ['calm', "Fair enough. What would you like from the two of us, while you're seeing other people?"],
    ),
    ...person([
      'calm',
      "I'd like to talk about that over a drink rather than in text. Are you free this week?",
    ]),
  ],
  exclusive: [
    ...answer(
      [
        'warm',
        'I like that you asked instead of assuming. For me: [exclusive or not, honestly]. And for you?',
      ],
      ['direct', '[Yes or no, honestly]. Thank you for asking me about being exclusive.'],
    ),
    ...see(
      [
        'warm',
        "I like that you just asked. Let's talk about being exclusive, I want to give you a proper answer.",
      ],
      ['warm', "Asking about being exclusive takes nerve. I'm glad you did."],
    ),
    ...say(['warm', "Being exclusive, just us: [how you feel about it]. I'm glad you brought it up."]),
    ...person(
      ['warm', 'That deserves a proper talk about being just us. Can I see you this week?'],
      ['calm', "I'd like to talk about being exclusive in person, soon. When are you free?"],
    ),
    ...ask(['warm', 'What would being exclusive change for you, if anything?']),
    ...light(['playful', "You ask the big ones without even a coffee first. I'm smiling, though."]),
  ],
  love: [
    ...say(
      ['warm', "That's a brave thing to say, and I heard every word. Where I am: [how you feel], honestly."],
      ['warm', 'You said it, and in {spot} of all places. For me: [how you feel].'],
    ),
    ...see(
      ['warm', 'I read that and had to sit down for a second. Thank you for saying it out loud.'],
      ['warm', 'Saying love out loud first is brave. I am really glad it was you and that it was to me.'],
    ),
    ...light(
      ['playful', 'Most people use candles, you used {spot}. I love that you said it there.'],
      ['playful', 'You cannot just write love in a text and leave me grinning at my phone like this.'],
    ),
    ...person(
      ['warm', 'I want to answer that out loud and not in a text. How soon can I see you?'],
      ['warm', "Would you say it again when I'm standing in front of you? I'd like to answer it there."],
    ),
  ],
  longLove: [
    ...see(
      ['warm', "Happy {span}! I'm so glad it's you."],
      ['warm', '{span} already, and I still smile when your name comes up on my phone.'],
    ),
    ...light(
      ['playful', '{span}, and you still put up with me. There should be a prize for that.'],
      ['playful', '{span}! Did you think on our first date that we would get this far?'],
    ),
    ...ask(
      ['warm', '{span}! How shall we celebrate?'],
      ['warm', '{span}! What has been your favourite moment so far?'],
    ),
  ],
  greenFor: [
    ...see(
      [
        'warm',
        'Thank you for telling me you felt jealous instead of stewing. You have nothing to worry about.',
      ],
      ['warm', "I like that you can just say you're jealous. Makes it easy to hear."],
    ),
    ...light(
      ['playful', "A little jealous? I'll admit I'm a bit flattered."],
      ['playful', "No need to be jealous. You're the one I'm texting."],
    ),
    ...ask(
      ['warm', 'Is it a joking sort of jealous, or did it sting a bit? You can tell me.'],
      ['calm', 'What was it that made you jealous? I would like to understand it.'],
    ),
  ],
  whoIsThat: [
    ...answer(
      ['warm', 'Fair question. {name} is [who they are to you]. Ask me anything you like.'],
      [
        'playful',
        '{name} is [who they are to you], and likes everything that moves. Nothing to worry about.',
      ],
      ['direct', "I'd rather you ask than wonder. I'm happy to tell you about {name}."],
    ),
    ...feel(
      ['warm', 'I can see how all those likes from {name} look from your side. Ask me anything.'],
      ['calm', "It's a fair question about {name}, and I'm glad you asked it with a smile."],
    ),
    ...light(['playful', "You've done your research on {name}. I'm flattered, and happy to answer."]),
  ],
  noLabelYet: [
    ...see(
      ['warm', "No label needed. I like this the way it is, and I'm in no hurry."],
      ['warm', "That's fine by me. The word can wait as long as you like."],
    ),
    ...light(
      ['playful', "{thing} is moving in before we even have a label. I'm proud of it."],
      ['playful', 'Deal. No label, but I keep the right to smile when I talk about you.'],
    ),
    ...say(['warm', 'At your pace with the label, truly. For me: [how you feel about it].']),
    ...ask(['warm', 'Fair. What feels good to you as it is now, without a label?']),
  ],
  steps: [
    ...light(
      ['playful', '{first} first, agreed. May I meet {first} before I comment on the rest?'],
      ['playful', 'A sound order of steps. {first} it is, then we see.'],
    ),
    ...see(
      ['warm', 'I like your order. {first} first makes sense to me.'],
      ['warm', 'You have clearly thought about this, and I like where the list goes.'],
    ),
    ...ask(
      ['playful', 'Does {first} already have a name? I feel we should start there.'],
      ['playful', 'And how long until the next step, roughly? Asking for my calendar.'],
    ),
  ],
  seriousTalk: [
    ...person(
      ['warm', "Yes, let's talk. I'd like to do it in person. When suits you?"],
      ['calm', "Of course. I'd rather sit down with you on {day} than do this by text. Tell me where."],
      ['direct', "Yes to {day}. I'll come ready to listen."],
    ),
    ...answer(
      ['warm', 'Yes, of course we can talk. Thank you for saying it straight.'],
      ['calm', "Okay, let's talk. Do you want to call tonight, or see each other?"],
    ),
    ...feel(
      ['warm', "That sounds like it's been on your mind for a while. Are you okay?"],
      ['calm', "I'm a bit nervous now, I admit, but I'd rather talk than guess. What's on your mind?"],
    ),
  ],
  checkIn: [
    ...answer(
      ['warm', 'Honest answer: [too much, too little or just right]. I like hearing from you.'],
      ['warm', 'Not at all. I like it when your name pops up.'],
      ['playful', 'If it were too much I would have hidden my phone by now. How is it for you?'],
    ),
    ...light(
      ['playful', 'Too much for my battery maybe, not for me.'],
      ['playful', 'Like {simile}, and I mean that as praise.'],
    ),
    ...see(
      ['warm', 'I like that you check. If it ever gets too much I will tell you, promise.'],
      ['warm', "It's kind of you to ask. I'm enjoying this, you can relax."],
    ),
    ...ask(['warm', 'Why, did somebody once tell you that you text too much?']),
  ],
  catching: [
    ...say(
      ['warm', "That's lovely to hear. On my side: [how you feel], since we're being honest."],
      ['warm', 'Thank you for saying it first. Mine: [how you feel].'],
    ),
    ...see(
      ['warm', "That was brave of you to say, and I'm very glad you did."],
      ['warm', 'I have been smiling at my phone since I read that you like me.'],
    ),
    ...light(
      ['playful', "You can't just say you like me and expect me to get any work done today."],
      ['playful', 'Good, because I was getting worried it was only my jokes.'],
    ),
    ...ask(['warm', "I'm glad. When did you notice that you like me?"]),
    ...person(['warm', "I'd like to hear you say that in person. When can I see you?"]),
  ],
} as const satisfies Record<string, readonly Line[]>;

/**
 * What to say to each trouble: kind, plain, about what they told. No joke, no advice that nobody asked for, nothing
 * about the reader. `{who}` is the one it concerns, and a line with it is left out where nobody is named.
 */
import { type Line, lines } from '../moves/line.ts';
import type { TroubleKind } from '../reading/trouble.ts';
import { EVERYDAY_TROUBLE } from './everyday-trouble-lines.ts';

const sorry = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('sympathise', wordings);
const stay = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('stay with them', wordings);
const ask = (...wordings: ReadonlyArray<Parameters<typeof lines>[1][number]>): Line[] =>
  lines('follow up', wordings);

const LOSS: readonly Line[] = [
  ...sorry(
    ['warm', 'I am so sorry about {who}. You do not have to be good company right now.'],
    ['calm', 'I am sorry, that is a real loss.'],
    ['warm', 'That is heartbreaking, I am so sorry. Thank you for telling me.'],
  ),
  ...stay(
    ['warm', 'If you feel like talking about {who}, I would like to hear. If not, that is fine too.'],
    ['calm', 'No need to answer fast or at all. I am thinking of you, and I am here when you want a voice.'],
  ),
  ...ask(
    ['warm', 'What was {who} like? Only if it feels good to tell me.'],
    ['calm', 'Have you got people around you for this?'],
  ),
];

export const CARE_LINES: Readonly<Record<TroubleKind, readonly Line[]>> = {
  ...EVERYDAY_TROUBLE,
  death: LOSS,
  pet: [
    ...sorry(
      ['warm', 'Oh no, I am so sorry about {who}. That is losing family.'],
      ['calm', 'I am really sorry. A house goes very quiet without them.'],
    ),
    ...stay(
      ['warm', 'Be as quiet as you need, there is no need to apologise for it.'],
      ['calm', 'No small talk needed from you today. I am here if you want to talk about {who}.'],
    ),
    ...ask(
      ['warm', 'Would you like to tell me about {who}? I would love to hear, whenever you are up to it.'],
      ['calm', 'Are you at home, or is somebody with you today?'],
    ),
  ],
  anniversary: [
    ...sorry(
      ['warm', 'That is a hard date to carry. I am sorry {who} is not here for it.'],
      ['calm', 'I am sorry. It makes sense that this time of year still hurts.'],
      ['warm', 'Of course it still hurts. There is no date by which you have to be fine.'],
    ),
    ...stay(
      ['calm', 'Talk about it or keep it to yourself today, both are fine with me.'],
      ['warm', 'I am glad you told me. You do not have to be cheerful with me this week.'],
    ),
    ...ask(
      ['warm', 'Would you like to tell me something about {who}? I would like to know.'],
      ['calm', 'Is there something you do to remember them on days like this?'],
    ),
  ],
  survived: [
    ...lines('appreciate a detail', [
      ['warm', 'Thank you for trusting me with that. You have every reason to be proud.'],
      ['direct', 'That takes real strength, to get through and to say out loud. I am glad you are here.'],
    ]),
    ...stay(
      ['calm', 'I am glad things are better. Share as much of it as you like, or leave it there.'],
      ['warm', 'It changes nothing about how I see you, except that I respect you more for it.'],
    ),
    ...ask(
      ['warm', 'I am really glad you are good now. What helped you most along the way?'],
      ['calm', 'Thank you for telling me. Is there anything about it that you would like me to know?'],
    ),
  ],
  tender: [
    ...sorry(
      ['warm', 'Thank you for telling me. That leaves a mark, and it is fine that it shows.'],
      ['calm', 'That makes sense to me, and I am sorry you had to go through it.'],
    ),
    ...stay(
      ['calm', 'Take your time with me, there is nothing to hurry.'],
      ['warm', 'You can tell me as much or as little of it as you like.'],
    ),
    ...ask(
      ['warm', 'Does it still sting, or is it mostly behind you?'],
      ['calm', 'Is it something you like to talk about, or rather not yet?'],
    ),
  ],
  'told in trust': [
    ...lines('answer, then return', [
      ['warm', 'Not {issue} for me at all. Is there anything I should think of when we plan something?'],
      ['warm', "Of course it isn't {issue}, and I'm glad you told me. What makes things easier for you?"],
      ['direct', 'No, not {issue}. Thank you for telling me. What kind of place works best for you?'],
    ]),
    ...sorry(
      ['warm', "Thank you for telling me. I'm glad you felt you could."],
      ['calm', 'I appreciate you being open with me about it.'],
      ['direct', "Thanks for saying it straight. I'd much rather know."],
    ),
    ...stay(
      ['calm', "That's completely fine by me. Nothing more to explain unless you want to."],
      ['warm', 'Thank you for trusting me with that. It stays between us.'],
    ),
    ...ask(
      ['warm', 'Thanks for telling me. Is there anything that makes it easier for you when we meet?'],
      ['calm', "I'm glad you told me. Is it something you like being asked about, or rather not?"],
    ),
  ],
  pregnancy: [
    ...sorry(
      ['warm', 'I am so sorry. That is a loss, however much time has passed.'],
      ['calm', 'I am sorry this is so hard. Thank you for trusting me with it.'],
    ),
    ...stay(
      ['warm', 'You do not have to explain any of it. I am here, talking or not.'],
      ['calm', 'Take it as slowly as you need. There is nothing you have to be for me right now.'],
    ),
    ...ask(
      ['warm', 'How are you, really? You can give me the honest version.'],
      ['calm', 'Is somebody close to you with you in this?'],
    ),
  ],
  'someone ill': [
    ...sorry(
      ['warm', 'I am so sorry about {who}, that is frightening. No pressure to chat at all.'],
      ['calm', 'It is a heavy thing to carry around all day, worrying about {who}. I am sorry.'],
      ['warm', 'I am sorry, it is awful to watch somebody you love go through that.'],
    ),
    ...stay(
      ['calm', 'Reply whenever you can, {who} comes first. I am not going anywhere.'],
      ['warm', 'We can talk about {who} or about anything but, whatever is easier.'],
      ['calm', 'No need to keep the conversation going on my account. I am thinking of you both.'],
    ),
    ...ask(
      ['warm', 'How is {who} doing today, and how are you?'],
      ['calm', 'And how are you in all of it? Is anyone looking after you as well?'],
    ),
  ],
  waiting: [
    ...sorry(
      ['warm', 'That is scary news to sit with, I am sorry.'],
      ['calm', 'Waiting for {results} is its own kind of awful. I am sorry.'],
      ['calm', 'I am sorry, that is a lot of fear to carry around with you.'],
    ),
    ...stay(
      ['warm', 'I can listen or distract you while you wait, you choose.'],
      ['calm', 'You do not have to be chatty today. Write when you feel like it.'],
    ),
    ...ask(
      ['warm', 'How are you holding up? And when do you hear about the {what}?'],
      ['warm', 'How are you holding up while you wait?'],
      ['calm', 'Do you have somebody with you while this is going on?'],
    ),
  ],
  panic: [
    ...sorry(
      ['warm', 'A {what} is so frightening. I am glad you told me.'],
      ['warm', 'That sounds so frightening. I am glad you told me.'],
      ['calm', 'How horrible for you. You have nothing to be embarrassed about.'],
    ),
    ...stay(
      ['calm', 'I am here. You can talk about it, or I can talk about something else until it settles.'],
      ['warm', 'You do not have to be okay for me. Take all the time you want.'],
    ),
    ...ask(
      ['warm', 'How are you feeling now? Are you somewhere quiet?'],
      ['calm', 'Is somebody with you, or would you like some company on the phone?'],
    ),
  ],
  crime: [
    ...sorry(
      ['warm', 'I am so sorry, that is horrible. I am glad you are here to tell me about it.'],
      ['calm', 'That would shake anybody. I am sorry it happened to you.'],
    ),
    ...stay(
      ['warm', 'You can tell me all of it, or none of it. I am here either way.'],
      ['calm', 'You do not have to be good company today, not for me.'],
    ),
    ...ask(
      ['warm', 'Are you okay? Nobody got hurt?'],
      ['calm', 'Do you feel safe where you will be tonight?'],
    ),
  ],
  accident: [
    ...sorry(
      ['warm', 'What a fright. The most important part is that you are still in one piece.'],
      ['calm', 'The {what} must have been terrifying. I am so sorry.'],
    ),
    ...stay(
      ['calm', 'It is fine to be shaky for a while. I am here if you want to talk it through.'],
      ['warm', 'No need to be brave about it with me.'],
    ),
    ...ask(
      ['warm', 'How are you feeling today, for real?'],
      ['calm', 'Is somebody with you? And is anything sore?'],
    ),
  ],
  family: [
    ...sorry(
      ['warm', 'I am sorry, that is a lot to take in, whatever age you are.'],
      ['calm', 'No wonder it feels strange. I am sorry you have to go through it.'],
    ),
    ...stay(
      ['calm', 'You do not have to know how you feel about it yet. I am happy to listen.'],
      ['warm', 'I am glad you told me. No need to make it sound okay.'],
    ),
    ...ask(
      ['warm', 'How are you with it all? And is somebody in the family easy to talk to?'],
      ['calm', 'Did you know it was coming?'],
    ),
  ],
  missing: [
    ...sorry(
      ['warm', 'Oh no, I am so sorry. I really hope {who} turns up.'],
      ['calm', 'That is such an awful kind of worry. I am sorry.'],
    ),
    ...stay(
      ['warm', 'Go and look, message when you can. I am hoping with you.'],
      ['calm', 'No need to keep chatting, {who} comes first.'],
    ),
    ...ask(
      ['warm', 'Where was {who} last seen? I hope somebody nearby has news.'],
      ['calm', 'Would it help if I shared something, a photo or a post?'],
    ),
  ],
};

/** Trouble that is plain, in words that name none in particular. */
export const ANY_TROUBLE: readonly Line[] = [
  ...sorry(
    ['warm', 'That sounds really hard, and I am glad you said it instead of pretending.'],
    ['calm', 'I am sorry, that is a lot. You do not have to be cheerful with me.'],
    ['warm', 'I am sorry that it is like this just now. It would wear anybody down.'],
    ['calm', 'No wonder you are tired of it. I am sorry.'],
    ['warm', 'Thank you for not dressing that up. I am sorry you are in the middle of it.'],
    ['direct', 'I am sorry. That is not fair on you.'],
    ['warm', 'Oh, I am sorry. I wish I could take a corner of it for you.'],
  ),
  ...stay(
    ['warm', 'What would help most right now, company, quiet or a small distraction?'],
    ['calm', 'No need to perform or to answer quickly. I am here.'],
    ['warm', 'I will stay on this side of the screen for as long as you like.'],
    ['calm', 'You can be as quiet or as cross as you want with me.'],
    ['warm', 'Shall I just keep you company for a bit? No advice, I promise.'],
    ['direct', 'Tell me what you need and I will try to be that.'],
    ['calm', 'We do not have to solve it tonight. I am around.'],
  ),
  ...ask(
    ['warm', 'How are you holding up today, honestly?'],
    ['calm', 'Is somebody looking after you a bit as well?'],
    ['warm', 'What is the heaviest part of it just now?'],
    ['calm', 'Have you had a moment to yourself in all of this?'],
    ['direct', 'Do you want to tell me more, or shall we talk about something silly?'],
    ['warm', 'Who else knows? I hope you are not carrying it alone.'],
  ),
];

/** They had a plan with the reader, and life came in between. */
export const PLAN_CAN_WAIT: readonly Line[] = [
  ...lines('no rush', [
    ['calm', 'Of course, please do not worry about our plan. {first} comes first.'],
    ['warm', '{when} is fine, so go and look after {first}.'],
    ['warm', 'We can do it another time, no explaining needed. {first} matters more than a date with me.'],
  ]),
];

/** They ask whether the plan stands, or suggest one, in spite of it. */
export const PLAN_ANYWAY: readonly Line[] = [
  ...lines('leave it open', [
    ['warm', '{still} only if you feel up to it. We can move it just as easily.'],
    ['calm', '{still} stands if you want it to, and there are no hard feelings if you would rather rest.'],
  ]),
  ...lines('pick a slot', [
    ['warm', 'Yes to {offer}, and you can tell me all about it or leave it at home.'],
    ['calm', 'I am sorry you are dealing with this. {offer} sounds good, something easy.'],
  ]),
];

/** They told it and asked to leave it there. */
export const LEAVE_IT: readonly Line[] = [
  ...sorry(
    ['warm', 'I am so sorry to hear about {who}. Thank you for letting me know, that is more than enough.'],
    ['calm', 'I am sorry. Thank you for telling me, I would never have thought badly of you.'],
  ),
  ...stay(
    ['calm', 'Then we leave it there. I am thinking of you, and there is no need to answer.'],
    ['warm', 'No questions from me. If you want something ordinary to chat about, I am here for that too.'],
  ),
  ...lines('no rush', [
    ['warm', 'Take all the time you need, I will be here whenever you feel like it.'],
    ['direct', 'Understood. Come back when you want to, and not before.'],
  ]),
];

/** They say sorry for how they were. */
export const FORGIVEN: readonly Line[] = lines('leave it open', [
  ['warm', '{sorry}. It is forgotten, and I hope today is kinder to you.'],
  ['calm', 'No harm done, we all have days like that. {sorry}.'],
]);

/** They asked how the reader is, in the middle of it. */
export const ASKED_BACK: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'My side: {mine}. But yours sounds heavier, do you want to tell me more?'],
    ['calm', 'Kind of you to ask: {mine}. I would rather hear how you are, though.'],
  ]),
];

/**
 * What to say on a hard day, situation by situation. It names what happened, it takes their side, it gives no advice that
 * nobody asked for. `{who}`, `{name}`, `{prize}`, `{time}` and the like come from the
 * message; a line never supposes a detail that its place does not carry.
 */
import { type Line, lines } from '../moves/line.ts';
import { SORE_DAYS } from './sore-days-lines.ts';

type Wording = Parameters<typeof lines>[1][number];
const sorry = (...wordings: readonly Wording[]): Line[] => lines('sympathise', wordings);
const stay = (...wordings: readonly Wording[]): Line[] => lines('stay with them', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const back = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);

const ASKED: readonly Line[] = back(
  ['warm', 'My side: {mine}. But I want to hear about you first, how are you really?'],
  ['warm', 'Here: {mine}. Now back to you, because yours sounds harder.'],
  ['warm', "The {theirs}: {theirNeed}. And I'm glad you told me the other thing."],
  ['warm', "{ask}. And I'm sorry about the rest of it, that deserves more than a quick answer."],
);

export const HARD_DAYS = {
  ...SORE_DAYS,
  panic: [
    ...stay(
      [
        'warm',
        "I'm here, right here with you. Put both feet on the floor and breathe out slower than you breathe in.",
      ],
      [
        'calm',
        "I'm not going anywhere. Look around and tell me five things you can see, one at a time, no hurry.",
      ],
      ['warm', 'Stay with me for a minute. Your hands will settle, nothing has to be decided before that.'],
    ),
    ...sorry(
      [
        'warm',
        "I'm so glad you told me. You don't have to go anywhere or be anything until your breath is back.",
      ],
      [
        'calm',
        "That's so frightening, and it does pass. I'm here the whole time, write to me while it does.",
      ],
      ['warm', "No sorry needed. You were right to text me, and you're not alone with it now."],
    ),
    ...ask(
      [
        'calm',
        'Are you somewhere safe, and is there somebody near who could sit with you? I am here meanwhile.',
      ],
      [
        'warm',
        'Is it the same as before or worse than usual? If it scares you, call someone close or a doctor, I will stay here.',
      ],
      ['calm', 'Hold on to something cold or solid near you. What is it, and what does it feel like?'],
    ),
  ],
  relapse: [
    ...sorry(
      ['warm', "Thank you for telling me. The days you had still count, this doesn't wipe them out."],
      ['calm', "I'm so glad you told me instead of going quiet. That's the hard part done, right there."],
    ),
    ...stay(
      ['warm', "I'm here. Talk to me, about it or about anything at all."],
      ['calm', "No lecture from me, ever. I'm here tonight, and tomorrow as well."],
    ),
    ...ask(
      [
        'warm',
        'Is there somebody you can ring right now, a sponsor or a friend? I can keep you company until they answer.',
      ],
      ['calm', 'How are you right now, honestly? And who knows about it, besides me?'],
    ),
  ],
  oldHurt: [
    ...lines('respect the limit', [
      ['warm', "Thank you for telling me. {need}, always, you won't have to ask me twice."],
      ['calm', 'Of course. {need}, and no explaining needed, now or later.'],
    ]),
    ...see(
      ['warm', "Thank you for trusting me with that. It can't have been easy to say."],
      ['warm', "I'm glad you told me. It doesn't change how I see you, except that I respect you more."],
    ),
    ...stay(
      ['calm', 'We go at your pace. If anything ever feels off, say one word and it stops.'],
      ['warm', "I'm so sorry that happened to you. None of it is yours to be embarrassed about."],
    ),
    ...ask(['warm', 'Thank you for telling me early. Is there anything that helps you feel safe?']),
  ],
  turnedAway: [
    ...sorry(
      ['warm', "I'm so sorry. You should not have to choose between your family and being yourself."],
      ['calm', "That hurts just to read. I'm sorry, you deserved so much better from them."],
      ['warm', "I'm sorry {who} answered like that. You did nothing wrong."],
    ),
    ...stay(
      ['warm', "You don't have to be fine about it. I'm here, and I'm glad you told me."],
      ['calm', "I'm on your side. Tell me as much of it as you want."],
    ),
    ...ask(
      ['warm', 'Who is in your corner while home is like this? I hope there are a few of you.'],
      [
        'calm',
        'Is there somewhere that feels like home at the moment? I would like to know you are all right.',
      ],
    ),
  ],
  childrenAway: [
    ...sorry(
      ['warm', "I'm sorry. A house without the kids has a terrible kind of quiet."],
      ['calm', "I'm so sorry. No wonder it feels empty, they're your whole day."],
    ),
    ...stay(
      ['warm', "I'm around if the quiet gets too much. Tell me about your kids, or about nothing."],
      ['calm', "You don't have to make good use of the time without the kids. Getting through it is enough."],
    ),
    ...ask(
      ['warm', "What are your kids like? I'd love to hear, if talking about them helps."],
      ['warm', 'When are the kids back? I hope they come through the door noisy.'],
    ),
  ],
  burntOut: [
    ...sorry(
      ['warm', "I'm sorry it got that far. Nobody burns out from doing too little."],
      ['calm', 'Burnout is real, and resting is not laziness. I am sorry you got to that point.'],
    ),
    ...stay(
      ['warm', "No need to be good company. I'm glad you told me."],
      ['calm', 'Take it slowly. Work can wait, you come first.'],
    ),
    ...ask(
      ['warm', 'Are you managing to rest a little, or is the guilt keeping you busy?'],
      ['calm', 'How long have you been running on empty?'],
      ['warm', 'Is somebody looking after you at the moment?'],
    ),
  ],
  passedOver: [
    ...sorry(
      ['warm', "I'm sorry, that's so unfair. You deserved better."],
      ['warm', "Oh no, I'm sorry. You wanted {prize}, and it stings even more when you did the work."],
      ['direct', "I'm sorry about {prize}. That's unfair, plain and simple."],
      ['warm', "{name}? I'm outraged on your behalf. I'm sorry."],
      ['calm', "I'm sorry about {prize}. You're allowed to be disappointed for a while."],
    ),
    ...light(
      ['playful', 'Their loss, honestly. Do you want sympathy or shall we complain about them together?'],
      ['playful', "I have never met {name} and I'm already against it. Rant away."],
    ),
    ...ask(
      ['warm', 'Did they at least tell you why you did not get {prize}?'],
      ['warm', 'How are you about it tonight, more angry or more sad?'],
    ),
    ...stay(['calm', "Rant about {prize} as long as you need, I'm on your side."]),
  ],
  everything: [
    ...sorry(
      ['warm', "I'm so sorry it got to that point. Sometimes it has to come out."],
      ['calm', "I'm sorry. You don't need a reason to cry, everything at once is a reason."],
      ['warm', "It's never just {smallThing}, is it. I'm sorry it all came down at once."],
    ),
    ...stay(
      ['warm', "I'm here. You can tell me all of it, or we talk about something small and silly."],
      ['calm', 'No need to pull yourself together for me. Be gentle with yourself tonight.'],
      ['warm', "I'm glad you told me. You don't have to explain the crying."],
    ),
    ...ask(
      ['warm', 'How are you now, after the cry? A bit lighter or just tired?'],
      ['calm', 'What would help right now, talking it through or a distraction?'],
    ),
  ],
  awake: [
    ...stay(
      ['warm', "You've got company now. What's keeping you awake?"],
      ['calm', "I'm here. Everything looks worse at this hour, it'll be smaller by morning."],
    ),
    ...sorry(
      ['warm', "I'm sorry you can't sleep. Everything is twice as loud in the middle of the night."],
      ['calm', "Lying awake is exhausting. I'm sorry, and I'm glad you wrote."],
    ),
    ...light(
      ['playful', "I could send you a very detailed review of my toaster. You'd be asleep in two minutes."],
      ['playful', 'Have you tried counting sheep, or do yours just stand there and stare at you too?'],
    ),
    ...ask(
      ['warm', 'Is it one thing keeping you awake, or everything at once?'],
      ['calm', 'Poor you. Do you want to talk about it, or shall I bore you to sleep?'],
    ),
  ],
  alone: [
    ...sorry(
      [
        'warm',
        "I'm sorry. {time} can be the loneliest part of the week when everyone else seems to have company.",
      ],
      ['warm', "That's a lonely feeling, and I'm glad you told me."],
      ['warm', "Being {only} is a quiet sort of hard. I'm glad you said it out loud."],
      ['calm', "I'm sorry. It can get really lonely, even when nothing is wrong exactly."],
    ),
    ...stay(
      ['warm', 'Next time you feel alone like that, write to me. I mean it.'],
      ['calm', "You've got company now, at least by text. Tell me about your day."],
    ),
    ...light(['playful', "I'm decent company by text. No dishes, and I never finish the snacks."]),
    ...ask(
      ['warm', 'Is it somebody in particular you miss, or just having a voice around?'],
      ['calm', 'Is it worst at a certain hour, or does it come and go?'],
      ['warm', 'How long have you been there? {moved} takes a while before it feels like home.'],
      ['warm', 'What would a good evening look like, if you could choose the company?'],
    ),
    ...ASKED,
  ],
  parted: [
    ...sorry(
      ['warm', "I'm sorry. That's a lot of quiet to get used to."],
      ['calm', "It isn't silly at all. You don't switch off years of somebody just like that."],
      ['warm', "I'm sorry. Of course it still hurts, even when it was the right thing."],
      ['warm', "Habits like {two} take their time to leave. I'm sorry, that must sting."],
    ),
    ...see(
      ['warm', 'Thank you for telling me. It sounds like you are doing it with a lot of grace.'],
      ['calm', "I'm glad you told me instead of pretending it's fine."],
    ),
    ...ask(
      ['warm', 'How are you doing with it, honestly?'],
      ['calm', 'Do you have good people around you for this?'],
    ),
    ...stay(['calm', "Tell me as much of it as you like. I'm not going to tell you to be over it."]),
  ],
  panicOver: [
    ...sorry(
      ['warm', "That sounds so frightening, and I'm glad it's over. You've nothing to be embarrassed about."],
      ['calm', "I'm sorry, a panic attack takes everything out of you. Be gentle with yourself today."],
      ['warm', "I'm so glad {helped} was there. That must have been frightening."],
    ),
    ...stay(
      ['warm', "I'm glad you told me. No need to be normal or chatty for me today."],
      ['calm', "I'm here if you want to talk it through, or we can talk about something light instead."],
    ),
    ...ask(
      ['warm', 'How are you feeling now, shaky or just very tired?'],
      ['calm', 'Was there somebody with you? And do you know what set it off?'],
    ),
  ],
  theirDivorce: [
    ...sorry(
      ['warm', "I'm sorry. A divorce in the family hits everyone who sits at that table."],
      ['calm', "I'm sorry about {who}. It's allowed to be your loss as well."],
    ),
    ...stay(
      ['warm', 'You can be sad about it here, no need to be the strong one for {who} with me.'],
      ['calm', "Tell me about it if you want to, I'm listening."],
    ),
    ...ask(
      ['warm', 'How {who|is|are} {who} taking it? And how are you?'],
      ['calm', 'Did you see it coming, or was it out of the blue?'],
    ),
  ],
  rotten: [
    ...sorry(
      ['warm', "Ugh, I'm sorry. That sounds like a day to forget."],
      ['warm', "I'm sorry it was one of those days. You get to be grumpy about it for as long as you like."],
      ['calm', "What a day, I'm sorry. I hope the evening is kinder to you."],
    ),
    ...light(
      ['playful', "Today is officially cancelled, then. What's for supper, something with cheese on it?"],
      ['playful', 'Say the word and I will be angry at {thing} with you.'],
    ),
    ...stay(['warm', "I'm all ears if you want to moan about it. I'm good at being on somebody's side."]),
    ...ask(
      ['warm', 'What was the worst bit of your day?'],
      ['calm', 'Do you want to moan about it properly, or be distracted? I can do both.'],
    ),
    ...ASKED,
  ],
  followed: [
    ...stay(
      ['warm', "That would unsettle me too, and you're not imagining it. I believe you."],
      ['calm', "That's not nothing. Trust the feeling that something is off here."],
    ),
    ...sorry(
      ['warm', "I'm sorry, that sounds really frightening. I'm glad you told somebody."],
      ['calm', "You did nothing to cause that. I'm sorry you have to look over your shoulder."],
    ),
    ...ask(
      [
        'calm',
        'Does anyone close to you know about it? Note the dates and take a photo each time, it helps later.',
      ],
      [
        'warm',
        'Do you feel safe tonight? If not, go to somebody you trust, and call 10111 if they come near you.',
      ],
    ),
  ],
  /** Care for a trouble that no situation here knows, close to what they named. */
  named: [
    ...sorry(
      ['warm', "I'm sorry about {thing}. That would get to anyone."],
      ['calm', "That's a lot, {thing} and all. I'm glad you told me."],
    ),
    ...stay(['warm', "Tell me more about {thing} if it helps. I'm listening."]),
    ...ask(['warm', 'How are you doing with {thing} by now, honestly?']),
  ],
} as const satisfies Record<string, readonly Line[]>;

/**
 * What to say on a hard day, situation by situation. It names what happened, it takes their side, it gives no advice that
 * nobody asked for. `{thing}`, `{name}`, `{who}`, `{time}` and `{span}` come from the message.
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
  ['warm', 'My side: {mine}. But I want to hear about {thing} first, how are you really?'],
  ['warm', 'Here: {mine}. Now back to you, because yours sounds like it needs company.'],
  ['playful', "The {theirs}: {theirNeed}. Come and tell me the rest, there's space at this table."],
  ['warm', "{theirNeed}, since you ask about the {theirs}. And I'm glad you said the other thing first."],
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
      ['warm', "Thank you for telling me. The days you had still count, and tonight doesn't wipe them out."],
      [
        'calm',
        "I'm so glad you wrote this to me instead of going quiet. That's the hard part done, right there.",
      ],
    ),
    ...stay(
      ['warm', "I'm here. Put it down for ten minutes and talk to me, about it or about anything at all."],
      ['calm', "No lecture from me, ever. I'm here, tonight and tomorrow as well."],
    ),
    ...ask(
      [
        'warm',
        'Is there somebody you can ring right now, a sponsor or a friend? I can wait with you while it rings.',
      ],
      ['calm', 'How are you right now, honestly? And who knows about it, besides me?'],
    ),
  ],
  oldHurt: [
    ...lines('respect the limit', [
      ['warm', "Thank you for telling me. {need}, always, you won't have to ask me twice."],
      ['calm', 'Of course. {need}, and no explaining needed, now or later.'],
      ['direct', '{need}, noted for good. Thank you for trusting me with the reason.'],
    ]),
    ...see(
      [
        'warm',
        "I'm glad you told me, and I'm glad you're all right now. That took a lot of work, I can tell.",
      ],
      [
        'warm',
        "Thank you for trusting me with that. It doesn't change how I see you, except that I respect you more.",
      ],
    ),
    ...stay(
      ['calm', 'Your pace, your rules. If anything ever feels off, say one word and it stops.'],
      ['warm', "I'm so sorry that was done to you. None of it is yours to be embarrassed about."],
    ),
    ...ask([
      'warm',
      'Thank you for telling me early. Is there anything else that makes it easier to feel safe?',
    ]),
  ],
  turnedAway: [
    ...sorry(
      ['warm', "I'm so sorry. You told them something true, and that silence is a cruel answer to it."],
      ['calm', 'That hurts just to read. You deserve your place at that table exactly as you are.'],
      ['warm', "I'm sorry {who} answered like that. You did nothing wrong by telling the truth."],
    ),
    ...stay(
      ['warm', "You don't have to be fine about {thing}. I'm here, and I'm glad you told me."],
      ['calm', "There's a seat for you anywhere I am. Tell me as much of it as you want."],
    ),
    ...ask(
      [
        'warm',
        'Who is in your corner while home is like this? I hope there are a few of you at some other table.',
      ],
      ['calm', 'Do you have somewhere that feels like home tonight? I would like to know you are all right.'],
    ),
  ],
  childrenAway: [
    ...sorry(
      [
        'warm',
        "A house without the kids has a terrible kind of quiet. I'm sorry, the first one must be brutal.",
      ],
      [
        'calm',
        "I'm so sorry. Of course the silence is loud, all the life has gone out of the house for two days.",
      ],
    ),
    ...stay(
      ['warm', "I'm here all weekend if the quiet gets too much. Tell me about them, or about nothing."],
      ['calm', "You don't have to make good use of the weekend. Getting to Sunday is enough."],
    ),
    ...ask(
      ['warm', "What are your kids like? I'd love to hear, if talking about them helps more than it hurts."],
      ['warm', 'When are they back? I hope they come through the door noisy.'],
    ),
  ],
  burntOut: [
    ...sorry(
      ['warm', "You're not a fraud, you're worn out. A doctor doesn't hand out that note for fun."],
      ['calm', 'Burnout is a real thing that happened to you. Rest is the work for now.'],
      ['warm', "I'm sorry it got that far. Nobody burns out from doing too little."],
    ),
    ...stay(
      ['warm', "Stay in {spot} for as long as you like. The team will manage, that's what a team is for."],
      ['calm', "No need to be useful today, and no need to be good company either. I'm glad you told me."],
    ),
    ...ask(
      ['warm', 'What does rest look like for you so far, or is the guilt still doing all the talking?'],
      ['calm', 'How long did you run on empty before somebody noticed?'],
      ['warm', 'Is somebody looking after you while you are on leave?'],
    ),
  ],
  passedOver: [
    ...sorry(
      ['warm', "{name}? I'm outraged on your behalf. I'm sorry, that promotion should have been yours."],
      [
        'warm',
        "I'm sorry, that stings. You deserved the promotion, and now you have to be polite about {name} as well.",
      ],
      ['direct', 'That is unfair, plain and simple. I am sorry about the promotion.'],
      ['warm', "I'm sorry, that's a rotten thing to be told. You did the work, they picked wrong."],
    ),
    ...light(
      [
        'playful',
        "I have never met {name} and I'm already against it. How did you keep a straight face at work?",
      ],
      ['witty', 'History will not be kind to the boss who picked {name}. I am sorry, that is infuriating.'],
      ['playful', "Say the word and {name} becomes a swear word between us. I'm fuming for you."],
    ),
    ...ask(
      ['warm', 'Did they at least give you a reason, or just {name} and a shrug?'],
      [
        'warm',
        'How are you about it tonight, more angry or more sad? Both are fair after a promotion like that.',
      ],
    ),
    ...stay(['calm', "Rant for as long as you need, I'm firmly on your side of that job."]),
  ],
  everything: [
    ...sorry(
      ['warm', "Sometimes it all arrives at once and has to come out somewhere. I'm glad you had the cry."],
      ['calm', "I'm sorry. It doesn't need a reason, everything at once is a reason."],
      ['warm', "It's never just {smallThing}. I'm sorry it all came down at once."],
    ),
    ...stay(
      [
        'warm',
        "I'm here if you want to say more, or you can just leave the tears in {cryPlace} and we talk about something small.",
      ],
      ['calm', "No need to pull yourself together for me. Be gentle with yourself tonight, I'm here."],
      ['warm', "Thank you for telling me. You don't have to explain the crying, I've got time either way."],
    ),
    ...ask(
      ['warm', 'How are you now, after the cry? Lighter or just tired?'],
      ['calm', 'What would help tonight: talking it through, or a bit of nonsense until the day is over?'],
    ),
  ],
  awake: [
    ...stay(
      [
        'warm',
        "You've got company now. Tell me one of the stupid things, they're never as bad out loud as they sound at that hour.",
      ],
      ['calm', "I'm here. Your head at this hour is not a fair judge, whatever it's counting."],
    ),
    ...sorry(
      [
        'warm',
        "I'm sorry you're awake with it again. Everything is twice as loud in the middle of the night.",
      ],
      ['calm', "Lying awake with all that is exhausting. I'm sorry, and I'm glad you wrote."],
    ),
    ...back(
      [
        'warm',
        "Up enough to answer. Nobody but you remembers what you said back then, I promise. What's at the top of the list tonight?",
      ],
      [
        'playful',
        'Awake enough for this. Swap you: one of yours for one of mine, and then we both try to sleep.',
      ],
      ['warm', "I'm up, at least for you. What is your head counting tonight?"],
    ),
    ...ask(
      ['warm', 'Is it one thing keeping you awake, or the whole back catalogue?'],
      [
        'calm',
        'Does it help to write it down, or would you rather I talked about something boring till you sleep?',
      ],
    ),
  ],
  alone: [
    ...sorry(
      [
        'warm',
        "I'm glad you said it. {time} can be the loneliest part of the week when everyone else seems to have company.",
      ],
      ['warm', "That's a lonely feeling, and you said it so plainly. I'm glad you told me."],
      ['calm', "I get that. Nobody warns you how loud {company} can be when you're on your own with it."],
      ['warm', "Being {only} is a quiet sort of hard. I'm glad you said it out loud."],
    ),
    ...stay(
      ['warm', "Next time it gets you, write to me. I'm better company than {company}."],
      ['calm', "You've got me for the next little while, lonely or not. Tell me what's in front of you."],
      ['playful', "Save me a seat next to {company} and I'll keep you company by text."],
    ),
    ...ask(
      [
        'warm',
        "What would a good one look like, if you could order it? I'd like to know what you miss most.",
      ],
      ['warm', 'Do you miss somebody in particular, or just a voice in the room apart from {company}?'],
      ['calm', 'Is it worst at a certain hour, or does it come and go?'],
      ['warm', 'How long have you been settling in? It takes a while before a new place feels like home.'],
    ),
    ...ASKED,
  ],
  parted: [
    ...sorry(
      [
        'warm',
        "It isn't ridiculous at all. Hands that keep {two} keep a habit long after the heart has heard.",
      ],
      ['calm', "Not silly in the least. It's just what missing looks like on a weekday."],
      ['warm', "I'm sorry. That's a lot of quiet to get used to."],
      ['warm', "I'm sorry. That was a rotten thing to do to anyone, and of course it left a mark."],
      [
        'warm',
        "I'm sorry. Then we'll be gentle with {birthday}, or ignore them together, whichever you like.",
      ],
    ),
    ...see(
      ['warm', 'Two of everything takes a while to become one. I think it says something kind about you.'],
      ['warm', 'One day you will put out {two} and the second will be for somebody who stays for tea.'],
    ),
    ...ask(
      ['warm', 'Is it sad when you notice, or has it become a little bit funny by now?'],
      ['calm', 'How are the evenings, better or worse than the mornings?'],
    ),
    ...stay(['calm', "Tell me as much of it as you like. I'm not going to tell you to be over it."]),
  ],
  panicOver: [
    ...sorry(
      ['warm', "I'm so glad you're home, and glad {helped} was there. That must have been frightening."],
      ['warm', "That sounds so frightening, and I'm glad it's over. You've nothing to be embarrassed about."],
      ['calm', "Panic takes everything out of you. I'm glad you told me, be gentle with yourself tonight."],
    ),
    ...see(
      ['warm', 'Three cheers for {helped}. Sometimes that is exactly what somebody needs.'],
      ['warm', "I'm glad there was somebody kind nearby. People like {helped} restore my faith a bit."],
    ),
    ...stay(
      [
        'warm',
        "No need to be normal tonight, tea and a blanket will do. I'm here if the buzzing won't stop.",
      ],
      [
        'calm',
        "I'm here if you want to talk it through, or we can talk about something dull until you're warm again.",
      ],
    ),
    ...ask(
      ['warm', 'How are you feeling now, shaky or just very tired?'],
      ['calm', 'Is somebody with you this evening, or would company by text help?'],
    ),
  ],
  theirDivorce: [
    ...sorry(
      [
        'warm',
        "Of course you're the one awake. You're losing somebody from the family too, and nobody sends flowers for that.",
      ],
      ['calm', "I'm sorry. A divorce in the family takes people from you that you never got to vote on."],
      ['warm', "It's allowed to be your loss as well. You loved that version of your family."],
    ),
    ...stay(
      ['warm', 'You can be sad about it here, no need to be the strong one for {who} with me.'],
      ['calm', "Tell me about it if you want to, I'm listening."],
    ),
    ...ask(
      ['warm', 'What will you miss most, the person or how things were with {who}?'],
      ['calm', 'Can you still be in touch, or is that complicated while {who} sorts things out?'],
    ),
  ],
  rotten: [
    ...sorry(
      ['warm', "Ugh, {thing} on top of everything. I'm sorry, today owes you one."],
      ['warm', "I'm sorry, that's a lot for one day. {thing} alone would have done it."],
      ['calm', 'What a day. I hope the rest of it leaves you in peace, {thing} included.'],
      ['warm', "I'm sorry it was one of those. You get to be grumpy about it for as long as you like."],
    ),
    ...light(
      ['playful', '{thing} and I are no longer on speaking terms. Whose fault was it, officially?'],
      ['playful', 'I hereby declare today over. Feet up, something warm, and {thing} is not invited.'],
    ),
    ...ask(
      ['warm', 'What was the worst bit of it, {thing} or something before that?'],
      ['warm', 'Is there anything nice left in today? Even a small thing, like toast.'],
      ['calm', 'Do you want to moan about it properly, or be distracted? I can do both.'],
    ),
    ...ASKED,
  ],
  followed: [
    ...stay(
      ['warm', "That would unsettle me too, and you're not imagining it. I believe you."],
      ['calm', "That's not nothing. You get to trust the feeling that something is off here."],
    ),
    ...sorry(
      ['warm', "I'm sorry, nobody should know your shifts who has no business with them."],
      ['calm', "That's an uneasy thing to come home to. I'm glad you told somebody."],
    ),
    ...ask(
      [
        'calm',
        'Does anyone close to you know about it? Take a photo each time and note the dates, it helps later.',
      ],
      [
        'warm',
        'Do you feel safe going home tonight? If not, go to somebody you trust, and call 10111 if they come near you.',
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

/**
 * Mutual heat, answered in kind: warm, playful, never crude, and the other one's yes stays part of the fun. `{thing}` is
 * the funny or tender detail they gave.
 */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const bait = (...wordings: readonly Wording[]): Line[] => lines('take the bait', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const answer = (...wordings: readonly Wording[]): Line[] => lines('answer, then return', wordings);
const meet = (...wordings: readonly Wording[]): Line[] => lines('suggest meeting', wordings);
const respect = (...wordings: readonly Wording[]): Line[] => lines('respect the limit', wordings);

export const SPICY = {
  kiss: [
    ...bait(
      ['playful', 'That kiss deserves a repeat, {where} or anywhere else. I am free to rehearse.'],
      ['flirty', "I've been replaying that kiss too, {witness} and all. Again, and soon?"],
      ['playful', 'Next time {without}, agreed. I would like to do that kiss justice.'],
    ),
    ...see(
      ['warm', "Best kiss I've had {where}, and I'd happily risk the reputation again."],
      [
        'warm',
        "I walked home grinning as well. That kiss has been in my head all day, I hope you're pleased.",
      ],
    ),
    ...light(
      ['playful', '{witness} clearly knew a good kiss. I hope we get the same audience next time.'],
      ['witty', "No regrets about {where2}. I'd put up a small plaque there."],
    ),
    ...ask(
      ['flirty', 'Same place next time, or shall we try somewhere with fewer witnesses?'],
      ['playful', 'So when do I get the sequel to that kiss? You name the evening.'],
    ),
  ],
  thinkingOf: [
    ...bait(
      [
        'flirty',
        'I had a few thoughts of my own, if that is any comfort. {setting} will never be innocent again.',
      ],
      ['flirty', 'Go on, which {thoughts}? I promise to be shocked only politely.'],
      ['flirty', "I've been back there in my head as well, if that helps. It does not help me concentrate."],
    ),
    ...see(
      ['warm', 'I like hearing that very much. You have been on my mind too.'],
      ['warm', "That's going to make me smile in the wrong places all day. {setting} has my thanks."],
    ),
    ...light(
      ['playful', 'Good to know what you think about when you should be working.'],
      ['flirty', 'Then {what} should come and see you soon. When are you free?'],
    ),
    ...meet([
      'flirty',
      'Then we should go back to {setting}, or skip it altogether. Which evening are you free?',
    ]),
  ],
  lastNight: [
    ...see(
      ['warm', 'Last night was lovely from this side too. I would do all of it again, {thing} included.'],
      ['warm', "I've been smiling since breakfast, so thank you for last night."],
      ['flirty', 'No regrets here, only a suspicious good mood. Last night suits me.'],
    ),
    ...light(
      ['playful', 'I prefer to call it a purr. Glad the rest of the night made up for it.'],
      ['playful', 'For legal reasons I admit nothing about last night except that I enjoyed it.'],
      ['witty', '{thing} will be denied by everyone involved. The rest I stand by.'],
    ),
    ...bait(
      [
        'flirty',
        'Then we should check whether it was luck. When are you free for a second night of research?',
      ],
      ['playful', 'Noted for the sequel. Same cast, more sleep?'],
    ),
    ...ask(['flirty', 'Which bit are you still thinking about? I have mine.']),
  ],
  dream: [
    ...see(
      ['warm', 'I like being in your dreams. Was I at least well behaved?'],
      ['flirty', 'Tell me everything about that dream. I want to know if I should blush.'],
    ),
    ...answer(['playful', 'A good dream, I hope. What was I doing?']),
    ...bait(['playful', 'I hope I looked good in the dream. What happened?']),
    ...bait(
      ['playful', 'Nice until {thing}, typical. I want to hear everything up to that point.'],
      ['flirty', 'I am glad to hear I was in it. Shall we finish it some time without {thing}?'],
    ),
    ...light(
      ['witty', '{thing} always turns up when it gets good. What was I doing at the time?'],
      ['playful', 'Please tell {thing} to knock next time. And the rest of the dream, was I any good?'],
    ),
    ...ask(
      ['playful', 'Start at the beginning of the dream and leave nothing out, except {thing}.'],
      ['flirty', 'How nice, exactly, before {thing} came in? I am asking for science.'],
    ),
  ],
  tested: [
    ...answer(
      [
        'warm',
        'Yes, {propose}, before anything happens. I like that you bring it up, it makes the rest easier.',
      ],
      ['direct', 'Agreed, {propose}. I will book mine this week, and thank you for saying it first.'],
      ['playful', 'A clinic date for {propose}, very romantic. Yes, good idea.'],
      [
        'warm',
        'Thank you for the grown-up talk, {clear} and all. Mine: [when you were tested and the result]. Condoms regardless, agreed.',
      ],
      ['direct', "[Your own test result and date]. Glad we both ask, that's properly attractive."],
      [
        'warm',
        'Test result on my side: [yours]. I appreciate you going first with {clear}, it makes {day} easier to look forward to.',
      ],
    ),
    ...see(
      ['warm', '{clear}, noted with applause. Nothing is hotter than somebody who has been to the clinic.'],
      [
        'warm',
        'Thank you for telling me before and not during. I trust people who bring it up, test dates and all.',
      ],
    ),
    ...light(
      [
        'playful',
        "Here's to responsible adults, {clear}, with bad intentions. {day} sounds better and better.",
      ],
      ['playful', 'The least sexy sentence has become the sexiest one. Protection is on me.'],
    ),
  ],
  saidInWords: [
    ...see(
      [
        'warm',
        "I like that you say it in words, it's much better than elbows. I'd like that too, at some point, no timetable.",
      ],
      ['warm', "Thank you for saying it so plainly. I'm glad you told me, and I'm in no rush either."],
    ),
    ...bait(
      [
        'flirty',
        'At some point, with you, and without elbows: I find nothing to object to in that sentence.',
      ],
      [
        'playful',
        "No timetable suits me, I was always more of a let's-see-when-the-bus-comes person. Noted with a smile.",
      ],
    ),
    ...answer(
      ['warm', 'I would like that also, yes. Slowly, and with as many words as we need.'],
      [
        'warm',
        "I'd like to find out too, and patience is easy with you. Tell me when, tell me stop, both work.",
      ],
    ),
    ...ask(['warm', 'What would make it feel right for you? I like that we can talk about it like this.']),
  ],
  slowLap: [
    ...answer(
      ['flirty', "Slow and in my lap: yes, that can be arranged. The seat is free and it's all yours."],
      ['playful', "That's slow by my definition. My lap is open from seven, no reservation needed."],
      ['warm', 'Yes to slow, and yes to that. You set the speed, I will hold still and enjoy it.'],
    ),
    ...bait(
      ['flirty', 'I said slow, I never said far apart. Come and sit.'],
      ['playful', 'You have found the loophole in slow, and I love a good loophole. Deal.'],
    ),
    ...light(['playful', 'Slow has never sounded so comfortable. I will warm up the seat.']),
  ],
  scale: [
    ...answer(
      [
        'flirty',
        'Somewhere past cuddle and within reach of calling in sick. You decide how far, {thing} can stay.',
      ],
      ['playful', "Let's start at cuddle and let the evening apply for promotion. {thing} is a good sign."],
      ['playful', 'The {choice}, without question. Good intentions need good upholstery.'],
      ['flirty', 'Yes to the {choice}. The other one is for people with younger knees and worse ideas.'],
      ['playful', "I'll say it, then: the mattress question was never about the mattress. Your turn."],
      ['playful', 'One of us has to be the adult who says it. I vote we say it at the same time, in person.'],
    ),
    ...bait(
      [
        'flirty',
        '40 minutes of firmness and springs, and nobody blinked. I think we both know what was being tested.',
      ],
      ['playful', 'I admire the restraint. Shall I say it, or do we discuss pillows first?'],
      ['playful', "Intentions don't have an age, I'm told. The {choice} will be waiting."],
      ['playful', "I'm keeping {thing} in mind, and my calendar for tomorrow suspiciously empty."],
    ),
    ...ask(
      ['flirty', 'Where on it are you? I like to know before I put the kettle on.'],
      ['playful', 'What number would you pick? I want to compare notes, tonight.'],
    ),
  ],
  mayI: [
    ...answer(
      [
        'flirty',
        'Yes. I would like that very much, and I like that you asked. Tell {helper} it was wrong about maybe.',
      ],
      ['warm', 'Yes please. Half the kiss is in the asking.'],
      ['playful', 'Yes, and you may ask me again in person, I want to hear the rehearsed version.'],
    ),
    ...see(
      ['warm', 'You practised that? It worked. The answer when I see you is yes.'],
      ['flirty', "I've thought about it as well, so: yes. I'll be the one not stepping back."],
    ),
    ...light(
      ['playful', '{helper} said maybe, I say yes. Always get a second opinion.'],
      ['playful', 'No high five needed. Though I may give you one for the question.'],
    ),
  ],
  notTonight: [
    ...respect(
      ['warm', 'Of course, no problem at all. {subject} it is, and no effort needed.'],
      ['calm', "That's completely fine. Let's talk about {subject}, you can just listen with one eye."],
      ['warm', "No pressure, ever. I'm happy just to keep you company."],
    ),
    ...answer(
      [
        'playful',
        '{subject}, gladly: [the latest news on them]. Your turn to be told something boring and kind.',
      ],
      ['warm', 'With pleasure. About {subject}: [how they are doing]. Go easy on yourself tonight.'],
    ),
    ...light(['playful', "From here on nothing but {subject}. I'll describe every leaf until you sleep."]),
  ],
  patient: [
    ...see(
      [
        'warm',
        'No hurry at all, finding out slowly with you sounds lovely. And you may say stop or wait whenever you like.',
      ],
      ['warm', "Thank you for telling me. Being nervous just means it matters, I'm happy to go slowly."],
    ),
    ...answer(
      ['warm', 'Patience is easy when it is you. We go at your speed, and we laugh when it gets silly.'],
      ['warm', "Of course. If nothing happens tonight that's a good night too, I mean it."],
    ),
    ...ask(['warm', 'What would make you feel at ease? I would like to get that right.']),
    ...bait(['flirty', 'I am a very patient person with excellent tea. Take all the time you like.']),
  ],
  taken: [
    ...lines('calm boundary', [
      ['direct', "No, that's not for me. I don't come over when there's a wife who doesn't know."],
      ['calm', "I'll pass. You're married, and I'm not interested in being a secret."],
      ['direct', 'Not doing that. A wife at her sister is not an invitation to me. Good night.'],
    ]),
    ...lines('set the terms', [
      ['direct', "I want different things from this than a night while she's away. So no thank you."],
      [
        'calm',
        'I am not comfortable with that, and I think you would want me to be honest. Good luck to you both.',
      ],
    ]),
    ...lines('step away', [
      ['calm', "No, and I'll leave it there. I hope you talk to your wife. Good night."],
    ]),
  ],
  heat: [
    ...bait(
      ['flirty', 'Now I wish I was there. What would we be doing?'],
      ['playful', 'You cannot say that and expect me to get anything done today.'],
      ['flirty', 'I like where that is going. Keep talking.'],
    ),
    ...see(
      ['warm', 'I like that you just say it.'],
      ['flirty', 'You are making it hard to be sensible. I am not complaining.'],
    ),
    ...light(
      ['playful', 'My face is very warm right now and it is your fault.'],
      ['playful', 'Careful, I am trying to look normal in public here.'],
    ),
    ...meet(['flirty', 'Some of that I would rather hear in person. Which evening is yours?']),
    ...answer(['flirty', "I'd like that, yes. Slowly, and with breakfast."]),
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Ordinary sore days: a rotten shift, a public blush, nerves, anger, a child gone, a pet at the vet. Same rules as the hard ones. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const sorry = (...wordings: readonly Wording[]): Line[] => lines('sympathise', wordings);
const stay = (...wordings: readonly Wording[]): Line[] => lines('stay with them', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const see = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);

export const SORE_DAYS = {
  scanFear: [
    ...sorry(
      [
        'warm',
        "Not laughing at all. Of course you're scared, {event} takes up the whole sky the night before.",
      ],
      ['calm', "I'm sorry you have {event} hanging over you. Being frightened of it makes complete sense."],
    ),
    ...stay(
      ['warm', "I'm here tonight, at midnight too. Talk about {event} or about anything but."],
      [
        'calm',
        "Write to me from the waiting room tomorrow if it helps, I'll keep you company through {event}.",
      ],
    ),
    ...ask(
      ['warm', 'Is somebody going with you to {event}? And what would make tonight a bit shorter?'],
      ['calm', 'What scares you most about {event}, the thing itself or the waiting after?'],
    ),
  ],
  strongOne: [
    ...sorry(
      ['warm', "You don't have to be the strong one here. I'm sorry it's always you."],
      ['calm', "That's a heavy job and nobody ever asked if you wanted it. I'm glad you said it."],
    ),
    ...stay(
      ['warm', 'Put all of it down for an evening. I can hold a bit of it, or just keep you company.'],
      ['calm', "Be as tired as you like with me. I'm not going to need you to fix anything."],
    ),
    ...ask(
      ['warm', 'When did anyone last ask how you are? I am asking now, and I have time.'],
      ['warm', 'What would you drop first, if somebody strong came and took over for a week?'],
    ),
  ],
  soberNight: [
    ...see(
      [
        'warm',
        "{span} sober and soup on the stove: that's a better evening than it feels like. I'm proud of you.",
      ],
      ['warm', 'Staying in with soup takes more backbone than any pub. Well done, I mean it.'],
    ),
    ...stay(
      ['warm', "Then I'll be your company for the evening. Nobody here has a glass in their hand."],
      ['calm', 'Those nights are the long ones. Write to me as often as you need tonight.'],
    ),
    ...ask(
      ['warm', 'How is tonight, honestly? Easy, or one of the loud ones?'],
      ['playful', 'What kind of soup, and is there enough for a guest by text?'],
    ),
  ],
  notSeen: [
    ...sorry(
      ['warm', "I'm sorry. It's tiring to keep a place running and hear nothing back."],
      ['warm', "For the record, I'd notice long before the printer did. I'm sorry it feels like that."],
    ),
    ...stay(
      ['calm', "You're not invisible from here. Tell me what you did this week that nobody clapped for."],
      ['warm', "I see you, and I'd like to hear about it. Moan as long as you need."],
    ),
    ...ask(
      ['warm', 'Has it been like that for long, or did something change at work?'],
      ['calm', 'Is there one person there who does notice? I hope so.'],
    ),
  ],
  nerves: [
    ...see(
      [
        'warm',
        "Nerves like that only come with things that matter. You'll walk into {event} more ready than you feel.",
      ],
      [
        'playful',
        "{thing} {thing|tells|tell} me everything: you're prepared to the last detail. I'm rooting for you in {event}.",
      ],
    ),
    ...light(
      ['playful', "If {event} is decided by {thing}, you've already won it. Fingers crossed for the rest."],
      ['witty', 'Most people panic-eat, you went for {thing}. I like your chances in {event}.'],
      [
        'playful',
        "Somebody on that side of the table slept badly too. Good luck with {event}, I'm in your corner.",
      ],
    ),
    ...ask(
      ['warm', 'What is {event} for? Tell me the one thing you want them to see, practise on me.'],
      ['warm', "What time is {event}? I'll have my fingers crossed at exactly that moment."],
      ['calm', 'Which bit of {event} makes you most nervous, the before or the during?'],
    ),
    ...stay(['warm', "Write to me right after {event}, whatever happens. I'm rooting for you."]),
  ],
  mishap: [
    ...sorry(
      ['warm', 'Oh no. {dropped}, and with an audience. I am so sorry, that is a bad day by any standard.'],
      [
        'warm',
        "I felt that in my stomach. I'm sorry about {dropped}, I'd have wanted the floor to open too.",
      ],
    ),
    ...light(
      [
        'playful',
        "A minute of silence for {dropped}. In a year it'll be the best story at any table, I'm sorry it isn't yet.",
      ],
      ['warm', 'One day {witness} will tell this story fondly. Today you may hate it, I am sorry.'],
    ),
    ...ask(
      ['warm', 'How did {witness} take it? And how are you, now the worst is over?'],
      ['playful', "Did any of it survive? I'm asking on behalf of {dropped}."],
      ['warm', 'What happened in the minute after you dropped it? That silence must have been something.'],
    ),
  ],
  grey: [
    ...sorry(
      [
        'warm',
        "Thank you for telling me it's grey instead of saying fine. You don't have to be sunny with me.",
      ],
      ['calm', "I'm sorry it's like that at the moment. It doesn't need a reason to be real."],
    ),
    ...stay(
      ['warm', "I'm here, no sparkle required. We can do {thing} and very small talk."],
      [
        'calm',
        'Say as little as you like tonight, I am happy just to keep you company through the flat bit.',
      ],
      ['warm', "I'm around, low days too. No need to answer fast or cheerfully."],
    ),
    ...ask(
      ['warm', 'Has it been like this for a while, or did it roll in today?'],
      ['calm', 'What usually brings a bit of colour back, even a little?'],
      ['warm', 'Does anyone close to you know it has been like this?'],
    ),
  ],
  treatment: [
    ...sorry(
      [
        'warm',
        "I'm sorry you're in the middle of that. Thank you for telling me, and no sad face from this side.",
      ],
      ['calm', "That's a lot to carry around on a normal weekday. I'm sorry."],
    ),
    ...stay(
      ['warm', "You can tell me about it plainly, or not at all. I won't make it bigger than you want it."],
      ['calm', "I'm here for the waiting rooms too, including the boring ones."],
    ),
    ...ask(
      ['warm', 'How are you feeling about it today, and what would be a good thing to talk about instead?'],
      ['calm', 'When do you hear more? And is somebody going with you?'],
    ),
  ],
  lostJob: [
    ...sorry(
      ['warm', "I'm really sorry. {span} of your life in that place, and then a box. You deserved better."],
      ['calm', "That's a blow, and it says nothing about your worth. I'm sorry about the job."],
      ['warm', "I'm sorry about your job. You're allowed to be angry and scared, both at once."],
    ),
    ...stay(
      [
        'warm',
        "You said it to me first, so the hardest telling is done. I'm here for whatever comes after it.",
      ],
      ['calm', 'No plan needed tonight. Rant or sit quietly, I am up for either.'],
    ),
    ...ask(
      ['warm', 'How are you taking it, honestly? Losing a job hits everyone somewhere different.'],
      ['calm', 'Have you told anyone at home yet? I can listen while you work out how.'],
    ),
  ],
  nestEmpties: [
    ...sorry(
      ['warm', "Oh, that's a big one. I'm sorry, and what a way to say goodbye, {thing} and all."],
      ['calm', 'No wonder you stood there for a while. A house keeps the shape of {who} for months.'],
      ['warm', "I'm sorry, pride and missing {who} arrive on the same day and neither wants to go first."],
    ),
    ...see(
      ['warm', "I'd leave {thing} untouched for a year. {who} did that on purpose, and it worked."],
      ['warm', "That's love in {who}'s handwriting. I'd have stood there too."],
    ),
    ...ask(
      ['warm', 'How is the house tonight, and how far away is {who}?'],
      ['warm', 'What are you missing first, the noise or the mess?'],
    ),
  ],
  sickPet: [
    ...sorry(
      [
        'warm',
        "No need to apologise. After the vet says a word like that nobody hears the rest. I'm so sorry.",
      ],
      [
        'calm',
        "I'm sorry, that's frightening news. They have no idea how loved they are, and also every idea.",
      ],
      ['warm', "Oh no. I'm sorry about what the vet said, I hope there's more they can do."],
    ),
    ...stay(
      ['warm', "You weren't short, you were scared. I'm here while you wait on the vet."],
      ['calm', "Be with the patient, answer me whenever. I'm thinking of you both."],
    ),
    ...ask(
      ['warm', 'What happens next, did the vet say? And who is the patient, tell me about them.'],
      ['warm', 'How are you holding up, and is the little one eating?'],
    ),
  ],
  parentAges: [
    ...sorry(
      ['warm', "It can be the right thing and still break your heart. I'm sorry about {who}."],
      [
        'calm',
        "I'm sorry. Everyone who says it's right gets to go home afterwards, you're the one who carries it.",
      ],
    ),
    ...stay(
      ['warm', "You can hate it here, out loud, and still do it. I won't tell you it's right."],
      [
        'calm',
        'No nodding needed with me. Tell me about {who} if you want to, as things are or as they were.',
      ],
    ),
    ...ask(
      ['warm', 'How is {who} about it? And how are you, when nobody is asking you to nod?'],
      ['calm', 'What is the bit you hate most, the decision or the house afterwards?'],
    ),
  ],
  cross: [
    ...sorry(
      ['warm', "You've every right to be cross. {thing} would have finished me."],
      ['direct', "That's outrageous and I'm on your side of it, no questions asked."],
    ),
    ...light(
      ['playful', "I'm furious on your behalf. Point me at {thing} and stand back."],
      ['witty', 'Bite away, I would. Did {thing} at least have the decency to look guilty?'],
      ['playful', "I'm starting a petition about {thing}, and I'll sign it twice."],
    ),
    ...ask(
      ['warm', 'Who decided that, and did anybody say a word to you first?'],
      ['playful', 'On a scale from muttering to slamming doors, how cross are we?'],
      ['warm', 'Do you want me to be reasonable about {thing}, or just angry with you? I can do both.'],
    ),
  ],
  foolish: [
    ...sorry(
      [
        'warm',
        "Oh no. I'm sorry, I blushed for you. Everybody in that room has done worse, they just won't say so.",
      ],
      [
        'warm',
        "That's a hot-cheeks-at-midnight sort of story, I'm sorry. You're not an idiot, you're a human on a bad Tuesday.",
      ],
    ),
    ...light(
      ['playful', 'I have read this twice and laughed kindly both times. Who cracked first?'],
      [
        'witty',
        'Somebody in that room has told this story at dinner already, and you come out of it rather well.',
      ],
      ['playful', 'In a year this is your best story. Today you may hide under the desk, I will bring tea.'],
    ),
    ...ask(
      ['playful', 'What did you do next, carry on with dignity or fake a bad connection?'],
      ['warm', 'And how did the rest of the call go, once the blushing had stopped?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

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
      ['warm', "Of course you're scared. I'm sorry you have {event} hanging over you."],
      ['calm', "I'm sorry. Being frightened of {event} makes complete sense."],
    ),
    ...stay(
      [
        'warm',
        "I'm around tonight if your head won't be quiet. We can talk about {event} or about anything but.",
      ],
      ['calm', "Write to me while you wait, if it helps. I'll keep you company through {event}."],
    ),
    ...ask(
      ['warm', 'Is somebody going with you to {event}?'],
      ['calm', 'What scares you most about {event}, the thing itself or the waiting after?'],
    ),
  ],
  strongOne: [
    ...sorry(
      ['warm', "You don't have to be the strong one here. I'm sorry it's always you."],
      ['calm', "That's a lot to carry, and nobody asked if you wanted it. I'm glad you said it."],
    ),
    ...stay(
      ['warm', "Be as tired as you like with me. You don't have to fix anything here."],
      ['calm', 'Put all of it down for an evening. I am happy just to listen.'],
    ),
    ...ask(
      ['warm', 'Then let me ask: how are you, really?'],
      ['warm', 'What would you drop first, if somebody strong took over for a week?'],
    ),
  ],
  soberNight: [
    ...see(
      ['warm', "{span} sober, and saying no again tonight. I'm proud of you."],
      ['warm', 'Being sober while everyone else drinks takes real backbone. Well done, I mean it.'],
    ),
    ...stay(
      ['warm', "Then I'll keep you company tonight. Nobody here has a glass in their hand."],
      ['calm', 'Those nights are the long ones. Write to me as often as you need.'],
    ),
    ...ask(
      ['warm', 'How is tonight, honestly? Easy, or one of the hard ones?'],
      ['playful', 'What are you drinking instead? I hope it comes with a silly umbrella.'],
    ),
  ],
  notSeen: [
    ...sorry(
      ['warm', "I'm sorry. It's tiring to do so much and hear nothing back."],
      ['warm', "That's a horrible feeling, and I'm sorry. You're not invisible from here."],
    ),
    ...stay(
      ['calm', 'I would like to hear about it. Tell me what you did this week that nobody clapped for.'],
      ['warm', 'Moan about it as long as you need, I am listening.'],
    ),
    ...ask(
      ['warm', 'Has it been like that for long, or did something change?'],
      ['calm', 'Is there one person there who does notice? I hope so.'],
    ),
  ],
  nerves: [
    ...see(
      ['warm', "Nerves like that only come with things that matter to you. I'm rooting for you in {event}."],
      ['warm', "Good luck with {event}! You're probably more ready than you feel."],
    ),
    ...light(
      ['playful', 'Remember, the people on the other side of {event} slept badly too. Good luck!'],
      ['playful', "Fingers crossed for {event}. Toes as well, it's a serious matter."],
    ),
    ...ask(
      ['warm', 'What is {event} for? You can practise on me if you like.'],
      ['warm', "What time is {event}? I'll think of you at exactly that moment."],
      ['calm', 'Which bit of {event} makes you most nervous?'],
    ),
    ...stay(['warm', 'Write to me right after {event}, whatever happens. I want to hear.']),
  ],
  mishap: [
    ...sorry(
      ['warm', "Oh no, and with people watching. I'm so sorry, I would have wanted the floor to open."],
      ['warm', "Oh no! I'm sorry about {dropped}. Are you all right?"],
    ),
    ...light(
      ['playful', "In a year this will be your best story. Today you're allowed to hide."],
      ['playful', 'A minute of silence for {dropped}. How did everybody react?'],
    ),
    ...ask(
      ['warm', 'How did {witness} take it? And how are you, now the worst is over?'],
      ['warm', 'What did you do next? I hope somebody was kind about it.'],
    ),
  ],
  grey: [
    ...sorry(
      [
        'warm',
        "Thank you for saying so instead of just saying you're fine. You don't have to be sunny with me.",
      ],
      ['calm', "I'm sorry it's like that at the moment. It doesn't need a reason to be real."],
    ),
    ...stay(
      ['warm', "I'm here, low days too. No need to answer fast or cheerfully."],
      ['calm', 'Say as little as you like, I am happy just to keep you company.'],
    ),
    ...ask(
      ['warm', 'Has it been like this for a while, or just today?'],
      ['calm', 'What usually helps a little on days like this?'],
      ['warm', 'Does anyone close to you know it has been like this?'],
    ),
  ],
  treatment: [
    ...sorry(
      ['warm', "I'm sorry you're in the middle of that. Thank you for telling me."],
      ['calm', "That's a lot to carry around on a normal weekday. I'm sorry."],
    ),
    ...stay(
      ['warm', "You can tell me about it plainly, or not at all. I won't make it bigger than you want it."],
      ['calm', "I'm good company for waiting rooms, if you want somebody to text."],
    ),
    ...ask(
      ['warm', 'How are you feeling about it today?'],
      ['calm', 'When do you hear more? And is somebody going with you?'],
    ),
  ],
  lostJob: [
    ...sorry(
      ['warm', "I'm really sorry about your job. You're allowed to be angry and scared, both at once."],
      ['calm', "That's a blow, and it says nothing about your worth. I'm sorry about the job."],
      ['warm', "I'm really sorry. {span} at a job and then that, you deserved better."],
    ),
    ...stay(
      ['warm', "I'm glad you told me. I'm here for the ranting, and for whatever comes after it."],
      ['calm', 'No plan needed tonight. Rant or sit quietly, I am up for either.'],
    ),
    ...ask(
      ['warm', 'How are you taking it, honestly?'],
      ['calm', 'Did you see it coming? And have you told anyone at home yet?'],
    ),
  ],
  nestEmpties: [
    ...sorry(
      ['warm', "Oh, that's a big one. I'm sorry, pride and missing {who} all on the same day."],
      ['calm', 'No wonder it feels strange. A house is very quiet once {who} {who|is|are} gone.'],
    ),
    ...see(
      ['warm', 'You raised somebody who can go. It still hurts, I know.'],
      ['warm', "I'm glad you told me. You must be so proud, and a bit heartbroken."],
    ),
    ...ask(
      ['warm', 'How is the house tonight, and how far away {who|is|are} {who}?'],
      ['warm', 'What are you missing first, the noise or the mess?'],
    ),
  ],
  sickPet: [
    ...sorry(
      ['warm', "Oh no. I'm sorry about what the vet said, I hope there's more they can do."],
      ['calm', "I'm sorry, that's frightening news. It's family, after all."],
    ),
    ...stay(
      ['warm', "I'm here while you wait on the vet. Write whenever you want to."],
      ['calm', "Be with the patient, answer me whenever. I'm thinking of you both."],
    ),
    ...ask(
      ['warm', 'What happens next, did the vet say?'],
      ['warm', 'How are you holding up, and how is the patient today?'],
    ),
  ],
  parentAges: [
    ...sorry(
      ['warm', "It can be the right thing and still break your heart. I'm sorry about {who}."],
      [
        'calm',
        "I'm sorry. It's such a slow sort of goodbye, and you have to be practical all the way through.",
      ],
    ),
    ...stay(
      ['warm', "You can be sad about it here. I won't tell you it's for the best."],
      ['calm', 'Tell me about {who} if you want to, as things are or as they were.'],
    ),
    ...ask(
      ['warm', 'How {who|is|are} {who} about it? And how are you?'],
      ['calm', 'What is the hardest part of it for you?'],
    ),
  ],
  cross: [
    ...sorry(
      ['warm', "You've every right to be cross. I would be too."],
      ['direct', "That's outrageous and I'm on your side, no questions asked."],
    ),
    ...light(
      ['playful', "I'm furious on your behalf. Who do I send the strongly worded letter to?"],
      ['playful', "Rant away, I'll nod at all the right moments."],
    ),
    ...ask(
      ['warm', 'What happened, did anybody even say sorry?'],
      ['playful', 'On a scale from muttering to slamming doors, how cross are we?'],
      ['warm', 'Do you want me to be reasonable about it, or just angry with you? I can do both.'],
    ),
  ],
  foolish: [
    ...sorry(
      ['warm', "Oh no, I felt that. You're not an idiot, everybody has done something like it."],
      ['warm', "Oh no. I'm blushing for you, in solidarity."],
    ),
    ...light(
      ['playful', "I'm sorry, I did laugh a little. Kindly, I promise."],
      ['playful', "In a year this is your best story. Today you're allowed to hide under the desk."],
    ),
    ...ask(
      ['playful', 'And then? Did you carry on with dignity or run?'],
      ['warm', 'How did the others take it? They probably forgot it by lunch.'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

/**
 * What two people say about the two of them: what this is, love, exes, children, jealousy, a shared flat. Warm and
 * straight; what the reader feels stands in a slot, it is never made up. `{thing}` is the detail that makes it theirs.
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
      [
        'warm',
        "I'm glad you asked. The word I'd use for us is [your word for it], honestly. What would yours be?",
      ],
      ['direct', 'Honest answer: [what you hope for with us]. And I like that {who} made you ask.'],
      ['warm', 'I have been wondering about the word too. Mine is [your word for it], if you like it.'],
    ),
    ...see(
      ['warm', "{thing} is a lovely start for a definition. Let's find the better word together."],
      ['warm', "I smiled at that, and I noticed it felt {lying}. I'd like us to have a truer word too."],
      [
        'warm',
        "Only slightly {mood}, and I'm glad you asked. I like where this is, and I'd like to hear what you call us.",
      ],
      ['warm', 'I was hoping one of us would ask that out loud. You were first, and I like you for it.'],
      ['playful', "'{quote}' is a strong title, but I agree we can do better. Shall we say it out loud?"],
    ),
    ...light(
      ['playful', 'Please tell {who} I am working on a promotion. What word did you have in mind?'],
      ['playful', 'We could ask {who} to pick the word, but I think this one is ours. You first?'],
    ),
    ...person(
      ['warm', "That's a question I'd like to answer with your face in front of me. Tonight or tomorrow?"],
      ['calm', "Good question, and I'm not dodging it. Could we say it to each other in person this week?"],
      [
        'calm',
        'The {mood} questions deserve a face. Walk with me this week, and we both answer what we are?',
      ],
    ),
    ...ask(
      ['warm', 'What would you call us, if nobody else had to hear it?'],
      ['playful', 'You ask the {mood} ones well. Your version of us first, then mine, no dodging.'],
    ),
  ],
  appGone: [
    ...own(
      [
        'warm',
        "I'm sorry, I can see how that would {wind} you. Let me say where I am: [where you stand with the app].",
      ],
      [
        'calm',
        "Fair, and I'm sorry if it did {wind} you. You deserved to hear it from me and not from a green dot.",
      ],
      [
        'warm',
        "I'm glad you said it did {wind} you instead of swallowing it. Can we talk about it tonight, properly?",
      ],
    ),
    ...see(
      ['warm', "Thank you for telling me, and for not making it a demand. I heard it, and I'm smiling."],
      ['warm', "You're not silly for saying it. I'm glad you {deleted} it, and gladder that you told me."],
      [
        'warm',
        'You {deleted} an app and told me so kindly. That is about the nicest thing anyone has done with an app.',
      ],
    ),
    ...say(
      [
        'direct',
        "Glad you told me. As for the app on my phone: [where you stand]. I'd like us to be honest about it.",
      ],
      ['warm', 'About the app on my side: [where you stand]. You asked straight, so you get it straight.'],
    ),
    ...light(
      ['playful', 'You {deleted} it and you are just telling me, noted. I am just grinning.'],
      ['playful', "Poor app, it did its one job and got {deleted} for it. I'm glad you told me."],
    ),
    ...ask([
      'warm',
      'How did it feel, now that it is {deleted}? I like that you told me without asking for anything.',
    ]),
    ...person([
      'calm',
      "I'd love to talk about us and the apps properly, face to face. When do you have an evening?",
    ]),
    ...answer([
      'warm',
      "Fair question, and it isn't policing. [Where you stand with the app]. I'm glad you {deleted} yours and told me.",
    ]),
  ],
  seesOthers: [
    ...see(
      ['warm', 'Thank you for being honest about the others. I would much rather know now than find out.'],
      [
        'calm',
        'I appreciate you saying it straight. Seeing other people is fair at this point, honesty is what counts.',
      ],
    ),
    ...say(
      [
        'direct',
        'Good to know, thank you. On my side: [what you are looking for]. Does that fit with yours?',
      ],
      ['calm', 'Since we are honest: [how you feel about it]. I am glad you told me.'],
    ),
    ...ask(
      ['warm', 'Thanks for telling me. How do you see this going, if you could choose?'],
      ['calm', "Fair enough. What would you like from the two of us, while you're seeing other people?"],
    ),
  ],
  exclusive: [
    ...answer(
      [
        'warm',
        'Good that you asked instead of assuming, {name}. For me: [exclusive or not, honestly]. And I like how straight you are.',
      ],
      [
        'direct',
        '[Yes or no, honestly]. Exclusive is a word worth saying out loud, so thank you for asking.',
      ],
    ),
    ...see(
      ['warm', "I like that you just asked, it's brave and it's attractive. Let's talk about only us."],
      [
        'warm',
        'Asking straight beats assuming, and you did it with style. I want to give you a straight answer.',
      ],
    ),
    ...say([
      'warm',
      "Exclusive, seeing only each other: [how you feel about it]. I'm glad you brought it up first.",
    ]),
    ...person(
      ['warm', 'That deserves a proper conversation about being just us. Can I see you this week?'],
      ['calm', "No rush was kind of you to add. I'd like to talk about being exclusive in person, soon."],
    ),
    ...light([
      'playful',
      'You asked the man, and the man is grinning. Proper answer coming, in person if you like.',
    ]),
  ],
  love: [
    ...say(
      ['warm', "You said it, in {spot} of all places, and I'm holding it carefully. For me: [how you feel]."],
      ['warm', "That's a brave thing to say, and I heard every word. Where I am: [how you feel], honestly."],
    ),
    ...see(
      ['warm', '{spot} will never be unromantic again. Thank you for saying it, my heart did a small thing.'],
      ['warm', 'I read that and had to sit down for a second. Saying love out loud is brave, thank you.'],
      ['warm', 'My favourite part is that you said it just like that, {thing} and all.'],
    ),
    ...light(
      ['playful', 'Most people use candles, you used {spot}. I love that you said it there.'],
      ['playful', "The L word, next to {thing}. I wouldn't change a single detail of how you said it."],
    ),
    ...person(
      ['warm', 'I want to answer that out loud and not in text. How soon can I see you?'],
      ['warm', "Say it again when I'm standing in front of you? I'd like to answer it properly there."],
    ),
  ],
  longLove: [
    ...see(
      ['warm', '{span} and you still notice that. I love that about us, {thing} included.'],
      ['warm', 'Happy {span}! I plan to keep doing it for as long as you keep noticing {thing}.'],
    ),
    ...light(
      [
        'playful',
        "Someone has to applaud {doing}, and it's going to be me. Happy {span}, I love you too, idiot.",
      ],
      ['playful', '{span} of {doing}, and you stayed. That is on your record now.'],
      ['playful', 'I will clap for {span} of us as well, loudly and in public. Love you, idiot.'],
    ),
    ...ask(
      ['warm', '{span}! How shall we celebrate, properly or with {thing}?'],
      ['playful', 'Which of my other habits have you decided to forgive after {span}?'],
    ),
  ],
  greenFor: [
    ...see(
      [
        'warm',
        'Thank you for telling me instead of stewing. A bit of green for {span}, I can live with that.',
      ],
      ['warm', 'I like how honest that is. You make jealous sound funny, and that is a good mix.'],
      [
        'warm',
        'You said it kindly and owned it. That makes it easy to hear, and you have nothing to worry about.',
      ],
    ),
    ...light(
      [
        'playful',
        '{span} is a very disciplined sort of jealousy. Was it the sea or the swimsuit, so to speak?',
      ],
      ['playful', 'Green suits you, but only briefly. My thumb slips, my attention does not.'],
      ['playful', 'I feel a little flattered, I admit. And you get a hug for the honesty.'],
    ),
    ...ask(
      ['warm', 'Thank you for being honest. What would have helped, a word from me or a hug?'],
      ['calm', 'Does it still sting, or did telling me already take the edge off?'],
    ),
  ],
  whoIsThat: [
    ...answer(
      ['warm', 'Fair question. {name} is [who they are to you], and I am happy to tell you the whole story.'],
      [
        'playful',
        '{name} is [who they are to you], and a generous one with hearts from me. Ask me anything.',
      ],
      [
        'direct',
        "Happy to explain: {name} is [who they are to you]. I'd rather you ask than wonder about it.",
      ],
    ),
    ...feel(
      [
        'warm',
        "I can see how a heart under every photo looks from there. Ask me about {name}, I've nothing to hide.",
      ],
      ['calm', "It's a fair question about {name}, and I'm glad you asked it with a smile."],
    ),
    ...light(['playful', 'You counted the hearts. I respect the research, {name} would too.']),
  ],
  noLabelYet: [
    ...see(
      ['warm', 'No label, one shelf in the bathroom. I can live very happily with that.'],
      ['warm', 'The word can wait as long as you like. {thing} by the basin says plenty.'],
    ),
    ...light(
      ['playful', "{thing} is moving in before I do, and it didn't even ask for a label. I'm proud of it."],
      ['playful', 'My bag will miss {thing}, but it understands. No word needed yet.'],
      ['playful', 'Deal. {thing} gets a cup and I get no title, that sounds fair to me.'],
    ),
    ...say(['warm', 'At your pace with the word, truly. {thing} moves in as soon as you say so.']),
  ],
  steps: [
    ...light(
      ['playful', '{first} first, agreed. Anybody can buy a ring, but {first} judges you every morning.'],
      ['playful', 'A sound order of steps. May I meet {first} before I comment on the rest?'],
    ),
    ...see(
      ['warm', 'I heard you out, and I like where the list goes. {first} it is, then we see about the flat.'],
      ['warm', 'You know exactly which of them is the real commitment. I like your order.'],
    ),
    ...ask(
      ['playful', 'Does {first} already have a name? I feel we should start there.'],
      ['playful', 'How long between {first} and the ring, roughly? Asking for my calendar.'],
    ),
  ],
  seriousTalk: [
    ...person(
      ['warm', 'Yes. {day}, in person and kindly. Thank you for saying it that way.'],
      ['calm', "Of course. I'd rather sit down with you on {day} than do this by text. Tell me where."],
      ['direct', 'Yes to {day}. I hear that you want different things, and I want to listen properly.'],
    ),
    ...answer(
      ['warm', 'Yes, of course we can talk. Thank you for being honest, and kind about it.'],
      ['calm', '{day} in person works. I heard what you said, and I will come ready to listen.'],
    ),
    ...feel(
      [
        'warm',
        "That sounds like it's been on your mind for a while. Thank you for telling me straight, let's talk.",
      ],
      ['calm', 'It hurts a little to read, and you said it fairly. We talk on {day}.'],
    ),
  ],
  checkIn: [
    ...answer(
      ['playful', 'Like {simile}, exactly the right amount. Keep turning up on the windowsill.'],
      ['warm', 'Honest answer: [too much, too little or just right]. And I do like it when you write.'],
      [
        'warm',
        'Just right, since you ask. The rhythm of your texts is one of my favourite things about the day.',
      ],
    ),
    ...light(
      ['playful', "Definitely {simile}: small, regular and cheering. Don't change the pace."],
      ['playful', "If {simile} stopped coming I'd put out more crumbs. Text as you like."],
    ),
    ...see(['warm', 'I like that you check. I would tell you if it was ever too much, promise.']),
  ],
  catching: [
    ...say(
      ['warm', "That's lovely to hear, early or not. On my side: [how you feel], since we're being honest."],
      ['warm', 'Thank you for saying it first. Mine: [how you feel]. No proposal here either, promise.'],
    ),
    ...see(
      ['warm', 'You said it so lightly and it still landed. I look forward to your texts as well.'],
      ['warm', "Brave of you to say it, and I'm very glad you did. It made my whole day."],
    ),
    ...light(['playful', 'No cure for feelings, I have looked it up. Rest, fluids and another date.']),
    ...ask(['warm', 'When did you notice? I would like to know which date gets the credit.']),
  ],
} as const satisfies Record<string, readonly Line[]>;

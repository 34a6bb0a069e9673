/** Limits of body and pace: touch, photos, kisses, how fast. Where the reader overstepped, the apology comes first. */
import { type Line, lines } from '../moves/line.ts';
import { answer, light, other, own, respect, see, space } from './limit-moves.ts';

/** Their limit came with a question about the plan. */
const STILL_ON: readonly Line[] = answer(
  ['warm', 'Yes to {plan}, of course. And thank you for telling me, {limit} is completely fine.'],
  ['direct', '{plan} still works for me, and {limit} is fine too.'],
  ['warm', 'Still very much yes to {plan}, and {limit} is completely fine.'],
);

export const BODY_LIMITS = {
  myBody: [
    ...own(
      ['direct', "I'm sorry, and thank you for saying it. It stops now."],
      ['calm', "You're right, that was out of line from me. I'm sorry, you won't have to say it again."],
      ['warm', "I'm sorry I made you uncomfortable. Your body is yours, I hear you."],
    ),
    ...respect(
      ['direct', 'Heard, and respected. A no from you is a no.'],
      ['calm', 'Understood. You said it clearly and I will keep to it.'],
      ['warm', "Of course. I'd hate to be one more person who doesn't listen."],
    ),
    ...lines('give space', [
      ['calm', 'Take whatever distance you need after that. I will do better.'],
      ['warm', 'No need to soften it. Thank you for telling me straight.'],
    ]),
  ],
  photos: [
    ...respect(
      ['warm', "Of course, no photos. Thank you for telling me, and I won't ask again."],
      ['calm', "Understood and respected. I like talking to you, pictures don't come into it."],
      ['direct', "Fair, that's a clear no on the pics. It stays a no."],
    ),
    ...own(
      [
        'direct',
        "{again}You're right, and I'm sorry. You'd already said no to the pics, I should have stopped there.",
      ],
      ['warm', "{begged}I'm sorry, I was wrong to ask. I won't do it again."],
      ['calm', '{begged}That was out of line from me, sorry. No more about photos.'],
    ),
    ...other(
      ['warm', 'A video call sounds even better. When would suit you?{video}'],
      ['warm', 'That is fine with me. I came for the conversation anyway.'],
      ['playful', 'Fair. Tell me about {instead} then?'],
      ['playful', '{asked}Fair, sorry for asking. How was your day?'],
    ),
  ],
  tooFast: [
    ...own(
      ['warm', "Sorry, that was fast. I like you too, so I'll take a step back and we go at your pace."],
      ['calm', "You're right, I got a bit ahead of us. {plan2} can wait."],
    ),
    ...respect(
      ['warm', "Thank you for telling me. Slow it is, and I don't like you any less for it."],
      ['calm', "Of course. I'll put the brakes on, no hard feelings at all."],
      ['direct', 'Fair. We slow down, and you say when.'],
    ),
    ...light(['playful', 'Foot off the pedal, promise. I like that you just say it.']),
    ...space(['warm', "There's no hurry on my side. I'd rather go slowly with you than fast with anyone."]),
  ],
  touch: [
    ...own(
      ['direct', "I'm sorry. I should have noticed and stopped. It won't happen again."],
      ['calm', "You're right, that was wrong of me. I'm sorry, it won't happen again."],
      ['warm', "Thank you for saying it so plainly. I'm sorry you had to."],
    ),
    ...respect(
      ['direct', "Understood, never again. I'm sorry I made you say it."],
      ['calm', "Understood. My hands stay with me unless you say otherwise. I'm sorry."],
    ),
    ...space([
      'calm',
      'Take whatever space you need from me. The apology stands either way, that was my fault.',
    ]),
  ],
  joke: [
    ...own(
      ['warm', "I'm sorry about the joke. It was a cheap one, and you won't hear it again."],
      ['direct', 'You are right, and thank you for telling me. That joke is retired, sorry.'],
      ['calm', "Sorry, that landed badly and it's on me. I'm glad you said so."],
    ),
    ...respect(['warm', 'Okay, of course. No more jokes about {aboutJoke}, I promise.']),
    ...see(['warm', 'I appreciate you telling me straight instead of going quiet. I am sorry about it.']),
  ],
  physical: [
    ...respect(
      [
        'warm',
        'Thank you for telling me, I like knowing where the line is. {rule} is completely fine with me.',
      ],
      ['calm', 'Of course, {rule}. At your pace, no expectations from my side.'],
      ['direct', "{rule}, respected. It's a good rule and it needs no defence."],
      ['warm', "I'm glad you told me so clearly. No pressure from me, now or later."],
    ),
    ...see(
      ['warm', 'I like how clearly you say it. {rule} works for me.'],
      [
        'warm',
        'Thank you for being honest before the {train} and not after. {rule}, and I am still looking forward to it.',
      ],
    ),
    ...light(
      ['playful', "Good to know. Luckily I'm mostly here for your company."],
      ['playful', "Fine by me. I'll bring snacks and good conversation instead."],
    ),
    ...answer(
      ['warm', "Of course that's all right with me. {rule}, and not a step further until you say so."],
      ['warm', 'Yes, completely. I like your company, and {rule} is no problem at all.'],
    ),
    ...STILL_ON,
  ],
} as const satisfies Record<string, readonly Line[]>;

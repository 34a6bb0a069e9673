/** About food, drink and what grows. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const TABLE: KindLines = {
  bread: [
    [
      L,
      'warm',
      'There are two kinds of days, and the ones with {x} in them smell better. How did it turn out?',
    ],
    [
      T,
      'playful',
      'Anything that rises overnight and needs constant attention is a relationship. How are you and {x}?',
    ],
    [F, 'direct', 'Crust or crumb, what are you proudest of with {x}?'],
    [T, 'witty', 'I would judge {x} fairly, with butter and an open mind.'],
    [L, 'playful', 'Never trust anyone who is casual about {x}. You seem safe.'],
    [F, 'warm', 'Who gets the first slice when {x} {x|comes|come} out right?'],
  ],
  dish: [
    [T, 'playful', 'Now I am hungry and I blame {x}. How do you plan to fix this?'],
    [L, 'warm', 'I would turn up for {x} without asking what else is on the menu.'],
    [F, 'direct', 'What is the one thing people get wrong about {x}?'],
    [T, 'witty', 'I volunteer as a witness for {x}. I will bring my own fork.'],
    [F, 'warm', 'Who do you have to thank for {x}, a recipe or a relative?'],
    [T, 'playful', 'Wars have started over less than {x}. Do you share?'],
  ],
  treat: [
    [T, 'playful', 'People have ended up in court over {x}, and I would be on your side.'],
    [L, 'warm', 'Anyone who speaks of {x} with that much feeling has their priorities right.'],
    [T, 'witty', 'Let the record show that {x} {x|was|were} mentioned first by you.'],
    [F, 'direct', 'Do you share {x}, or is that a third date thing?'],
    [T, 'playful', 'I have questions about {x}, and I expect to be bribed with some.'],
  ],
  drink: [
    [L, 'warm', 'A day with {x} in it cannot be all bad. Where do you drink it best?'],
    [T, 'playful', 'I trust people who take {x} seriously. How far would you go for a good one?'],
    [T, 'witty', '{x} and honest conversation, that is half a date already.'],
    [F, 'direct', 'What do I need to know before I order {x} in front of you?'],
  ],
  garden: [
    [T, 'playful', 'Do you talk to {x}? They say it helps, and I would like to know what you say.'],
    [L, 'warm', '{x} {x|is|are} lucky to have you. Most things in pots only get guilt and too much water.'],
    [F, 'direct', 'What is your secret with {x}, patience or bribery?'],
    [T, 'witty', 'I suspect {x} {x|knows|know} more about you than this app does.'],
    [F, 'warm', 'What would you grow next, after {x}, if nothing could go wrong?'],
  ],
};

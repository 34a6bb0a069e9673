/** About food, drink and what grows. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const TABLE: KindLines = {
  bread: [
    [L, 'playful', 'Never trust anyone who is casual about {x}. You seem safe.'],
    [T, 'witty', 'I would judge {x} fairly, with butter and an open mind.'],
    [T, 'playful', 'Now I am hungry and I blame {x}. How do you plan to fix this?'],
    [F, 'playful', 'Do you share {x}, or does a person have to earn it?'],
    [F, 'direct', 'Is there a photo of {x}? I ask on behalf of my stomach.'],
  ],
  dish: [
    [T, 'playful', 'Now I am hungry and I blame {x}. How do you plan to fix this?'],
    [L, 'warm', 'I would turn up for {x} without asking what else is on the menu.'],
    [T, 'witty', 'I volunteer as a witness for {x}. I will bring my own fork.'],
    [F, 'direct', 'Would you give up a bite of {x}, or do we need to talk?'],
    [T, 'playful', 'Save me a plate of {x} and I will forgive almost anything.'],
    [L, 'playful', 'You could have opened with {x} and saved us both some time.'],
    [T, 'witty', 'If {x} {x|is|are} involved, my calendar is suddenly empty.'],
  ],
  treat: [
    [F, 'direct', 'Do you share {x}, or is that a third date thing?'],
    [T, 'playful', 'I have questions about {x}, and I expect to be bribed with some.'],
    [L, 'warm', 'Anyone who speaks of {x} with that much feeling has their priorities right.'],
    [T, 'playful', 'I can be bought with {x}. There, now you know my price.'],
    [T, 'witty', 'If there is any of {x} left, I am on my way.'],
    [L, 'playful', 'You could have opened with {x} and saved us both some time.'],
  ],
  drink: [
    [T, 'playful', 'The next round of that is on me, as long as I get the rest of the story.'],
    [T, 'witty', '{x} and honest conversation, that is half a date already.'],
    [L, 'warm', 'I like a story that has {x} in it. Who else was at the table?'],
    [F, 'direct', 'What do I need to know before I order {x} in front of you?'],
  ],
  garden: [
    [F, 'playful', 'How {x|is|are} {x} doing today? I want the honest report.'],
    [F, 'direct', 'Is there a photo of {x}? I ask for purely botanical reasons.'],
    [L, 'warm', '{x} {x|is|are} lucky to have you.'],
    [T, 'witty', '{x|Does|Do} {x} have a name yet? It is not too late.'],
  ],
};

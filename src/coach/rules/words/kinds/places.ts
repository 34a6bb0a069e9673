/** About where they go and what they live through. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const PLACES: KindLines = {
  transit: [
    [T, 'playful', '{x} {x|owes|owe} you a seat, a window and an apology.'],
    [T, 'witty', 'Somebody should write a stern letter about {x}. I am free tonight.'],
  ],
  weather: [
    [T, 'playful', 'Somebody up there has it in for you. What did you do to {x}?'],
    [T, 'witty', 'I would send a strong letter about {x}, but nobody up there answers.'],
  ],
  party: [
    [F, 'direct', 'What happened at {x} that nobody was supposed to tell me?'],
    [T, 'witty', 'I am always useful at {x}: I hold coats and I laugh at uncles.'],
    [T, 'playful', 'I would have paid to see {x}. Who behaved worst?'],
  ],
  prize: [
    [T, 'playful', 'I hope there was a podium, {x} or not.'],
    [L, 'warm', 'Whatever happens with {x}, you have my vote.'],
    [T, 'witty', 'Put {x} on the mantelpiece and mention it at every dinner.'],
    [F, 'direct', 'Who did you tell first about {x}?'],
  ],
};

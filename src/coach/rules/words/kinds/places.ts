/** About where they go and what they live through. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const PLACES: KindLines = {
  transit: [
    [T, 'witty', 'Nothing has ever happened quietly on {x}. Who was the main character today?'],
    [T, 'playful', '{x} {x|owes|owe} you a seat, a window and an apology.'],
    [F, 'direct', 'What do you do to stay sane with {x}, podcast or people-watching?'],
    [L, 'playful', 'I feel I was there with you, {x} and all.'],
  ],
  road: [
    [L, 'warm', 'You make me want to pack for {x}. What would you take me to see first?'],
    [F, 'direct', 'What went wrong on {x}? The best ones always have a part like that.'],
    [T, 'playful', 'I would be in charge of snacks and wrong turns on {x}.'],
    [F, 'warm', 'Where would you go again tomorrow, out of all of {x}?'],
  ],
  weather: [
    [T, 'playful', 'Candles, blankets and a bad mood at the sky, is that how {x} goes at yours?'],
    [T, 'witty', 'I would send a strong letter about {x}, but nobody up there answers.'],
    [
      L,
      'warm',
      '{x} {x|is|are} better with company, I have always thought so. Where were you watching from?',
    ],
    [F, 'direct', 'What is your first move when {x} {x|arrives|arrive}?'],
  ],
  party: [
    [T, 'playful', 'Every {bare} has one person who steals the show. Was it you? It was you.'],
    [F, 'direct', 'What happened at {x} that nobody was supposed to tell me?'],
    [L, 'warm', 'I love that you were there for {x}. Which moment do you keep?'],
    [T, 'witty', 'I am always useful at {x}: I hold coats and I laugh at uncles.'],
  ],
  faith: [
    [L, 'warm', 'I like that {x} {x|has|have} a place in your week. What do you carry home from there?'],
    [F, 'warm', 'Who do you usually go with to {x}?'],
    [F, 'calm', 'What does {x} give you that nothing else does?'],
  ],
  prize: [
    [T, 'playful', 'I hope there was a podium, {x} or not.'],
    [L, 'warm', 'Whatever happens with {x}, you have my vote.'],
    [T, 'witty', 'Put {x} on the mantelpiece and mention it at every dinner.'],
    [F, 'direct', 'Who did you tell first about {x}?'],
  ],
  shop: [
    [
      T,
      'playful',
      'I have lost hours of my life in {x}. What did you come out with that you never went in for?',
    ],
    [T, 'witty', 'Great stories start in {x}, between the bread and the bad decisions.'],
    [F, 'direct', 'How do you feel about {x} on a Saturday, honestly?'],
  ],
};

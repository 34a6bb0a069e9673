import { linesIn } from '../situations/book.ts';
import { type Scene, says } from './scene.ts';

const said = linesIn('together');

export const TOGETHER_SCENES: readonly Scene[] = [
  {
    name: 'big feelings',
    alone: true,
    when: (r) =>
      says(
        r,
        /\b(?:i (?:think i'?m )?(?:love you|falling for you)|(?<!(?:don'?t|never|not) (?:say |that )?(?:i )?)in love with you|i(?:'ve| have) (?:got |developed )?feelings|catching feelings|i really (?:really )?like you|met? my (?:parents|mom|mum|family)|move in (?:together|with)|(?:mom|mum|dad|family|parents|sister|friends) wants? to meet you|asked about you|happy (?:\w+ )?(?:months?|anniversary|year)|can'?t believe you put up with|told my (?:mom|mum|friends|family|parents|sister) about you|call you my)\b/i,
      ) &&
      !says(r, /\b(?:don'?t|never|not) say i love you\b|in your language|by accident|no hugs/i) &&
      r.action === 'reply',
    lines: said('big feelings'),
  },
];

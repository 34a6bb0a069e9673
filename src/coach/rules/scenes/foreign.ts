/** Messages in another language are answered in it where the coach can write it. */
import type { Line, MoveName } from '../moves/line.ts';
import { FUNCTION_WORDS } from '../reading/language-words.ts';
import type { Reading } from '../reading/read.ts';
import { wordsOf } from '../reading/text.ts';
import type { Places } from '../words/fill.ts';
import { FOREIGN_BOOKS, LANGUAGE_NAMES, UNWRITTEN_LANGUAGE } from './foreign-lines.ts';

const PLAN =
  /\b(?:ce soir|demain|week-?end|verre|libre|dispo|se voit|resto|cena|cenar|quedar|copa|café|finde|mañana|esta noche|heute abend|morgen|wochenende|kaffee|treffen|trinken|stasera|domani|aperitivo|uscire|vanavond|weekend|afspreken|vanaand|naweek|saam|kuier|eet|koffie|drink|amanhã|hoje à noite|jantar|sair|kusasa|ngempelasonto|sihlangane|siyodla|ngomso|sidibane|hosane|kamoso|kopana|kofi|ikhofi|fim de semana|samstag|sonntag|freitag|zeit|sábado|domingo|viernes|samedi|dimanche|sabato|domenica|zaterdag|zondag|saterdag|sondag|vrydag|ngomgqibelo|ngesonto|moqebelo)\b/i;
const GREETING =
  /\b(?:hola|qué tal|que tal|cómo (?:estás|te)|salut|coucou|bonjour|bonsoir|ça va|comment (?:ça|tu|vas)|hallo|wie geht|ciao|come (?:stai|va)|hoi|hoe (?:gaan|gaat|was)|more|middag|olá|oi|tudo bem|como (?:vai|você|estás)|sawubona|sanibonani|unjani|ninjani|kunjani|molo|molweni|uphila|dumela|lumela|o (?:kae|joang|phela|tsogile)|le kae)\b/i;

/** The longest word that is not grammar: the best guess at what it is about without a dictionary. */
function tellingWord(reading: Reading): string {
  const grammar = new Set((FUNCTION_WORDS[reading.language.base] ?? '').split(/\s+/));
  const words = wordsOf(reading.plain).filter(
    (word) => word.length > 3 && !grammar.has(word) && !GREETING.test(word),
  );
  return words.sort((a, b) => b.length - a.length)[0] ?? wordsOf(reading.plain).at(-1) ?? '';
}

export function foreignLines(reading: Reading): { lines: Line[]; places: Places } {
  const { base } = reading.language;
  const book = FOREIGN_BOOKS[base];
  const places: Places = {
    w: { words: tellingWord(reading) },
    language: { words: LANGUAGE_NAMES[base] ?? 'your language' },
  };
  if (!book) {
    const moves: MoveName[] = ['honest answer', 'light touch', 'set the terms'];
    return {
      lines: UNWRITTEN_LANGUAGE.map(([tone, text], index) => ({
        move: moves[index] ?? 'honest answer',
        tone,
        text,
      })),
      places,
    };
  }
  const wording =
    PLAN.test(reading.plain) && (reading.questions.length > 0 || !GREETING.test(reading.plain))
      ? book.plan
      : GREETING.test(reading.plain)
        ? book.greeting
        : book.other;
  const moves: MoveName[] = ['answer, then return', 'take the bait', 'follow up', 'light touch'];
  return {
    lines: wording.map(([tone, text], index) => ({ move: moves[index] ?? 'follow up', tone, text })),
    places,
  };
}

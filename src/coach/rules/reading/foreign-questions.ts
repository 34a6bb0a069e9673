/** Questions in the other languages: the mark tells most, and opening words tell where it is left out. */
import { madeOnce } from './made-once.ts';
import { pattern } from './pattern.ts';

const UNMARKED: Readonly<Record<string, string>> = {
  es: '(?:y )?(?:qué|cómo|dónde|cuándo|cuál|quién|por qué|a qué|de dónde|cuánt[oa]s?)(?= (?:haces|tal|te|estás|eres|vives|somos|quieres|vas|piensas|es tu|andas|comes))|y tú$|que haces|quedamos$|te apetece|me prestas',
  fr: "tu fais quoi|t'es où|tu es où|ça va$|et toi$|tu viens|tu veux|on se voit|t'es (?:libre|dispo)|est-ce que|qu'est-ce|comment (?:tu|vas|ça)|pourquoi tu|quand (?:est-ce|tu)|tu as des|ça te (?:dit|dirait|tente)|on est quoi|écris-moi plutôt",
  pt: '(?:e )?(?:o que|como|onde|quando|qual|quem|de onde) (?:faz|fazes|é|vai|você|está|estás|mora|moras|o nome)|e (?:você|tu)$|quer (?:sair|ir)|tudo bem$|bora',
  it: '(?:e )?(?:(?<=^|[,.!?] |e )che fai|(?<=^|[,.!?] |e )cosa fai|come stai|come va|dove sei|di dove sei|quando ci|che lavoro)|e tu$|ti va|tu gli parli|vuoi venire',
  de: '(?:und )?(?:was machst|wie geht|wo (?:bist|wohnst)|hast du|bist du|willst du|kommst du|magst du|lust auf|wollen wir|was sind wir)|und (?:bei )?(?:dir|selbst)(?: so)?\\W*$|wie war',
  nl: '(?:en )?(?:hoe gaat|hoe was|wat doe|heb je|ben je|wil je|zullen we|zin in|ga je|moet ik|waar woon|kun je|kan je)|en (?:met )?(?:jij|jou)\\W*$',
  af: "(?:en )?(?:hoe gaan|hoe laat|wat maak|wat doen|wat is|wat eet|wil jy|sal ons|het jy|waar (?:bly|is|werk) jy|waar's|kom jy|glo jy|is jy|watter|hoekom|kan jy|waarvan)|en (?:met )?jou\\W*$|en jy\\W*$|wat van",
  zu: 'unjani|ninjani|kunjani|wenzani|ukuphi|uphi|uhlala kuphi|asihambe|unezingane|udleni|ingabe|siyini|ubani|bani|nini|kanjani|yini|onjani|kungaba|uvela kuphi',
  xh: 'unjani|ninjani|kunjani|wenza ntoni|uphi|uhlala phi|unabantwana|utye ntoni|ngaba|siyintoni|singadibana|uza nini|ntoni|njani|nini|onjani|ndifuna ukuyazi',
  st: 'o phela (?:jwang|joang)|o (?:jwang|joang)|o kae|o etsang|o dula kae|na o|o na le bana|re ka kopana|ofe|o sebetsa kae|eng|o ntse o batla',
  tn: 'o tsogile jang|o kae|le kae|jang|eng|kae',
  sw: 'habari|vipi|uko wapi|hujambo|unafanya nini',
  tr: 'nasılsın|naber|\\p{L}* mi(?:sin|yiz)?|\\p{L}* mı(?:sın|yız)?|ne yapıyorsun|nerede|önerisi olan',
  pl: 'co słychać|jak się masz|co robisz|gdzie|kiedy|czy',
};

const cueOf = madeOnce((base: string): RegExp | undefined =>
  Object.hasOwn(UNMARKED, base) ? pattern(`(?<!\\p{L})(?:${UNMARKED[base]})(?!\\p{L})`) : undefined,
);
const MARK = /[?？؟]|か[。.]?$/u;

/** Does a sentence of that language ask something, with or without its mark? */
export const asksIn = (sentence: string, base: string): boolean =>
  MARK.test(sentence) || (cueOf(base)?.test(sentence) ?? false);

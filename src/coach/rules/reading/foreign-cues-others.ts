/** The few phrases worth knowing in languages that the coach reads a little of and does not write. */
import type { Cues } from './foreign-acts.ts';

export const OTHER_CUES: Readonly<Record<string, Cues>> = {
  tr: {
    grief: 'öldü|vefat etti|cenaze|kaybettik',
    close: 'ilgilenmiyorum|istemiyorum|arkadaş kalalım|olmaz bu iş',
    propose: '(?:içelim|gidelim|buluşalım|yiyelim|çıkalım) m[iı]|benimle (?:gel|çık)|gelir misin',
    compliment: 'çok (?:güzel|tatlı)|güzelsin|gülüş\\p{L}*|yakışıklı',
    thanks: 'teşekkür\\p{L}*|sağ ol',
    night: 'iyi geceler|tatlı rüyalar',
    how: 'nasılsın|naber|ne haber',
    greeting: 'merhaba|selam|günaydın|iyi akşamlar',
  },
  pl: {
    grief: 'zmarł\\p{L}*|pogrzeb|nie żyje',
    close: 'nie jestem zainteresowan\\p{L}|zostańmy przyjaciółmi|powodzenia',
    propose: 'masz ochotę|spotkamy się|może kawa|wyjdziemy|pójdziemy',
    compliment: 'piękn\\p{L}|ładn\\p{L}|uśmiech|ślicz\\p{L}+',
    thanks: 'dzięk\\p{L}+',
    night: 'dobranoc|śpij dobrze',
    how: 'co słychać|jak się masz|jak leci',
    greeting: 'cześć|czesc|hej|dzień dobry|dobry wieczór',
  },
  sw: {
    grief: 'amefariki|msiba|mazishi|pole sana',
    close: 'sina nia|sipendezwi|tubaki marafiki',
    propose: 'tukutane|twende|tunywe|unataka kwenda',
    compliment: 'mrembo|nimependa|tabasamu|mzuri',
    thanks: 'asante',
    night: 'usiku mwema|lala salama',
    how: 'habari|vipi|hujambo',
    greeting: 'jambo|mambo|salama',
  },
};

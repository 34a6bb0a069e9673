/** Languages that are recognised and not written: a kind line in simple English that takes up what could be read. */
import type { ForeignBook } from './foreign-book.ts';

/** `{language}` is its name, `{n}` a thing that could be read, `{day}` a day. */
export const UNWRITTEN: ForeignBook = {
  acts: {
    grief: [
      'I am so sorry for your loss. My {language} is too small for this, but I am thinking of you.',
      'I am very sorry. You do not have to answer. I am here.',
      'My heart goes out to you. I am here, in any language.',
    ],
    close: [
      'I understand, and thank you for telling me. All the best.',
      'Thank you for being honest. I respect that. Take care.',
      'That is completely fine. I wish you well.',
    ],
    propose: [
      'My {language} is small, but I understood {n} and {day}. Yes, what time?',
      '{n}? Yes, that I can read in every language. Where and when?',
      'I understood {day}, and I like it. Can you tell me the place in simple words?',
      'I think you are asking me out, and I like that. My {language} is small, so: when and where?',
    ],
    how: [
      'I am well, thank you. My {language} is small, but I am happy you wrote. How are you?',
      'Good, thank you for asking. How do I say that in {language}?',
      'I am fine, and glad about your message. How is your day?',
    ],
    greeting: [
      'Hello! My {language} is small, but a greeting I understand. How is your day?',
      'Hello to you too. Teach me one word of {language} today?',
      'Hi! I am happy you wrote. I read {language} slowly, so be patient with me.',
    ],
    compliment: [
      'I think that was something kind. Thank you, it made me smile.',
      'Thank you! My {language} is small, but a compliment I recognise.',
      'That is sweet of you. How do I say thank you in {language}?',
    ],
    thanks: [
      'You are welcome! I think I understood that one.',
      'With pleasure. How do I say that in {language}?',
      'Any time, and I am glad you liked it.',
    ],
    night: [
      'Good night to you too. Sleep well.',
      'Sleep well. We talk tomorrow, with a dictionary.',
      'Good night, and sweet dreams.',
    ],
  },
  kinds: {},
  about: [
    'I understood {n}, and now I want the rest. Can you tell me in simple words?',
    '{n} I can read. Everything around it I would love to understand too.',
    'My {language} stops at {n}, but I am curious. What happened?',
    'So there is {n} in this story, and I like it already. How does it go on?',
  ],
  mine: [],
  plain: [
    'My {language} is very small, sorry. Could you say it once more in simple English?',
    'I want to understand this properly. May I answer in English?',
    'I read {language} slowly, but I am glad you wrote. Can we mix the two?',
  ],
};

/** Words of those languages that are worth knowing: what they are called in English. */
export const GLOSSARY: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  tr: [
    [/çay/i, 'tea'],
    [/kahve/i, 'coffee'],
    [/kedi/i, 'the cat'],
    [/köpe[kğ]/i, 'the dog'],
    [/baklava/i, 'baklava'],
    [/metro/i, 'the metro'],
    [/yemek/i, 'food'],
    [/deniz/i, 'the sea'],
    [/film/i, 'a film'],
    [/müzik/i, 'music'],
    [/Kadıköy/i, 'Kadıköy'],
    [/fotoğraf/i, 'the photo'],
  ],
  pl: [
    [/kaw[aęy]/i, 'coffee'],
    [/gór|góry/i, 'the mountains'],
    [/kot/i, 'the cat'],
    [/pies|psa/i, 'the dog'],
    [/piw[oa]/i, 'beer'],
    [/spacer/i, 'a walk'],
    [/film/i, 'a film'],
    [/zdjęci/i, 'the photo'],
  ],
  sw: [
    [/chai/i, 'tea'],
    [/kahawa/i, 'coffee'],
    [/tabasamu/i, 'the smile'],
    [/chakula/i, 'food'],
    [/picha/i, 'the photo'],
    [/muziki/i, 'music'],
  ],
  tl: [
    [/kape/i, 'coffee'],
    [/pagkain/i, 'food'],
  ],
  sn: [
    [/tii/i, 'tea'],
    [/sadza/i, 'sadza'],
  ],
};

/** Days of those languages in English. */
export const GLOSSARY_DAYS: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  tr: [
    [/cumartesi/i, 'Saturday'],
    [/pazartesi/i, 'Monday'],
    [/pazar/i, 'Sunday'],
    [/cuma/i, 'Friday'],
    [/yarın/i, 'tomorrow'],
    [/bu akşam/i, 'tonight'],
  ],
  pl: [
    [/sobot/i, 'Saturday'],
    [/niedziel/i, 'Sunday'],
    [/piątek/i, 'Friday'],
    [/jutro/i, 'tomorrow'],
    [/wieczor/i, 'tonight'],
  ],
  sw: [
    [/jumamosi/i, 'Saturday'],
    [/jumapili/i, 'Sunday'],
    [/ijumaa/i, 'Friday'],
    [/kesho/i, 'tomorrow'],
  ],
};

export const LANGUAGE_NAMES: Record<string, string> = {
  en: 'English',
  'en-ZA': 'South African English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
  tn: 'Setswana',
  sw: 'Swahili',
  sv: 'Swedish',
  da: 'Danish',
  ro: 'Romanian',
  id: 'Indonesian',
  tl: 'Tagalog',
  fi: 'Finnish',
  hu: 'Hungarian',
  cs: 'Czech',
  sn: 'Shona',
  nso: 'Sepedi',
  ts: 'Xitsonga',
  pl: 'Polish',
  tr: 'Turkish',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  ru: 'Russian',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  th: 'Thai',
  el: 'Greek',
  und: 'an unknown language',
};

/** Languages that are recognised and not written: a kind line in simple English that takes up what could be read. */
import type { ForeignBook } from './foreign-book.ts';

/** `{n}` is a thing that could be read, `{day}` a day. How much of a language the reader knows is not known, so no line says it. */
export const UNWRITTEN: ForeignBook = {
  acts: {
    grief: [
      'I am so sorry for your loss. I am thinking of you.',
      'I am very sorry. You do not have to answer. I am here.',
      'My heart goes out to you. I am here, in any language.',
    ],
    close: [
      'I understand, and thank you for telling me. All the best.',
      'Thank you for being honest. I respect that. Take care.',
      'That is completely fine. I wish you well.',
    ],
    propose: [
      '{n} and {day}? Could you write it in English, so that I get the time and the place right?',
      '{n} sounds good to me. Where and when, in English if you can?',
      '{day} could work. Could you tell me the place in English?',
      'I would like that, if I read you right. Could you write in English when and where?',
    ],
    how: [
      'I am well, thank you for asking. Could we write in English? How are you?',
      'Good, thank you for asking. Would English be all right for you?',
      'All well here, and I am glad about your message. How is your day, in English if you can?',
    ],
    greeting: [
      'Hello! Would English be all right for you? How is your day?',
      'Hello to you too. Shall we carry on in English?',
      'Hi! I am happy you wrote. I would rather write English, is that fine with you?',
    ],
    compliment: [
      'Thank you, that made me smile. Could we write in English?',
      'Thank you! Would English be all right for you?',
      'That is sweet of you. Shall we carry on in English?',
    ],
    thanks: [
      'You are welcome! Shall we carry on in English?',
      'With pleasure. Would English be all right for you?',
      'Any time, and I am glad you liked it.',
    ],
    night: [
      'Good night to you too. Sleep well.',
      'Sleep well. Talk to you tomorrow, in English if you like.',
      'Good night, and sweet dreams.',
    ],
  },
  kinds: {},
  about: [
    '{n}? I would like to hear more. Could you tell me in English?',
    'I am curious about {n}. Would you write it in English for me?',
    'What is the story with {n}? In English, if you can.',
    'So there is {n} in this story. How does it go on, in English?',
  ],
  mine: [],
  plain: [
    'Thank you for writing. Could you put it in English for me?',
    'I want to understand this properly. Would English be all right for you?',
    'I would rather write English, if you do not mind. What did you want to say?',
    'Could we carry on in English? I would not like to get you wrong.',
    'Sorry, could you say that once more, in simple English?',
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

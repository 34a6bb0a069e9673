/** Jobs, studies, money, machines, health. */
import { type Topic, topic } from './topic.ts';

export const WORK_AND_LIFE: readonly Topic[] = [
  topic('work', 'work', /\b(?:work|(?<=\bmy )job|the office)\b/i, {
    hints:
      /\b(?:deadlines?|meetings?|colleagues?|clients?|promotion|job interview|mondays?|night shift|overtime|shift|boss)\b/i,
    asks: [
      'What part of {w} would you keep if you could bin the rest?',
      'Who at {w} knows everything and says nothing?',
    ],
    quips: ['{w} can have you back once it learns some manners.'],
    dates: ['When {w} lets go of you, a coffee and a proper moan?'],
  }),
  topic('teaching', 'teaching', /\b(?:teaching|marking)\b/i, {
    hints: /\b(?:i teach|teacher|classroom|grade (?:one|\d|two|three|r)(?: class)?|learners|lecturer)\b/i,
    asks: [
      'What is the best excuse you have heard in {w} this year?',
      'What do they call you when they think you cannot hear?',
    ],
    quips: ['{w} is stand-up with a harder crowd.'],
  }),
  topic(
    'medicine',
    'ward',
    /\b(?:nurse|nursing|doctor|hospital shift|paramedic|vet|surgery rotation|theatre shift|call shift|community service|pharmacist|physio)\b/i,
    {
      asks: [
        'What do you do to come down after a long one?',
        'What is the funniest thing anyone has said to you on shift?',
      ],
      quips: ['That takes a kind of calm that cannot be taught.'],
    },
  ),
  topic('coding', 'code', /\b(?:coding|code|software|spreadsheets?|excel)\b/i, {
    hints: /\b(?:developer|startup|data science|software engineer)\b/i,
    asks: ['How do you explain the {w} to your gran?', 'What is the pettiest bug you ever fixed?'],
    quips: ['{w} people say "quick fix" the way others say "see you in an hour".'],
  }),
  topic(
    'studies',
    'studies',
    /\b(?:exams?|thesis|dissertation|masters|phd|studying|varsity|university|assignment|campus|bar exam|board exam|articles)\b/i,
    {
      asks: [
        'What would you explain about the {w} if I promised to nod?',
        'What is the reward waiting after the {w}?',
      ],
      quips: ['The {w} will end one day, they tell me.'],
      dates: ['When the {w} are done, let the first celebration coffee be mine to buy.'],
    },
  ),
  topic('money', 'money', /\b(?:lottery|payday|side hustle|savings|budget)\b/i, {
    asks: ['What is the first silly thing you would buy?'],
    quips: ['{w} talk is safest with snacks.'],
  }),
  topic('car', 'car', /\b(?:car|bakkie|flat tyre|licence disc|driving lessons?|mechanic|fuel|petrol)\b/i, {
    asks: [
      'Does the {w} have a name, and is it one you can say in public?',
      'What has the {w} done this time?',
    ],
    quips: ['A {w} only ever breaks on the way to something good.'],
  }),
  topic('traffic', 'traffic', /\b(?:traffic|m1|n1|n2|n3|taxi|uber|bus|train|parking|jam)\b/i, {
    asks: ['How bad is it, podcast bad or give-up-and-walk bad?', 'What is playing while you sit in it?'],
    quips: ['The {w} has decided we both need more patience.'],
  }),
  topic(
    'illness',
    'flu',
    /\b(?:flu|cold|fever|man ?flu|covid|tonsillitis|migraine|sick|hay ?fever|food poisoning|sinus)\b/i,
    {
      asks: [
        'Is there soup within reach, or do you need a delivery?',
        'What is the official {w} uniform, blanket or dressing gown?',
      ],
      quips: ['The {w} gets no more of your good days than it needs.'],
    },
  ),
  topic('sober', 'being sober', /\b(?:sober|sobriety)\b/i, {
    asks: ['What has surprised you most about {w}?'],
    quips: ['Every one of those days counts, well done.'],
  }),
  topic(
    'volunteering',
    'volunteering',
    /\b(?:volunteer(?:ing)?|shelter|charity|soup kitchen|beach clean-?up|spca)\b/i,
    {
      asks: ['Which moment at {w} stays with you?'],
      quips: ['Giving up a free morning for {w} says a lot.'],
    },
  ),
  topic('faith', 'church', /\b(?:church|mosque|ramadan|eid|diwali|easter|christmas|shabbat|temple)\b/i, {
    asks: ['What does {w} look like in your house?', 'Who is in charge of the food at {w}?'],
    quips: ['{w} and too much food seem to travel together.'],
  }),
  topic(
    'stars',
    'star signs',
    /\b(?:star signs?|scorpio|virgo|gemini|leo|libra|capricorn|astrology|mercury|horoscope|taurus|aries|pisces|aquarius|sagittarius|tarot)\b/i,
    {
      asks: ['What did the {w} get right about you?', 'Is {w} a dealbreaker or dinner entertainment?'],
      quips: ['The {w} can advise, but I would like a second opinion.'],
    },
  ),
  topic('therapy', 'therapy', /\b(?:therapy|journal(?:l)?ing|meditation|meditating)\b/i, {
    asks: ['What is the most useful thing {w} has left you with?'],
    quips: ['Doing {w} on purpose is a very good sign.'],
  }),
  topic('politics', 'politics', /\b(?:vote|voted|election|politics|parliament|party policy)\b/i, {
    asks: ['What is the one issue that decides it for you?', 'What made you ask about {w} this early?'],
    quips: ['{w} is better across a table, where you can see the eyebrows.'],
  }),
];

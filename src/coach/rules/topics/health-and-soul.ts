/** Money, health, faith and the stars. */
import { type Topic, topic } from './topic.ts';

export const HEALTH_AND_SOUL: readonly Topic[] = [
  topic(
    'money',
    'money',
    /\b(?:payday|month-?end|side hustle|savings|budget|mortgage|my bank|overdraft|bank card|broke until)\b/i,
    {
      asks: [
        'What is the first silly thing you buy on a good month?',
        'What do you refuse to be sensible about?',
        'Who taught you what you know about it, if anybody?',
        'How is the last week of the month treating you?',
      ],
      quips: [
        'The best things are free and the second best are on sale.',
        'Payday lasts about four hours, on average.',
      ],
      dates: ['The cheapest lovely thing in town, a bench and two takeaway coffees?'],
      mishaps: [
        'Declined, with a queue behind you? I have felt that silence.',
        'An empty account is the safest account there is, in a way. Did it make you laugh?',
      ],
      related: ['the bank', 'the balance', 'the bargain', 'the last week of the month'],
    },
  ),
  topic(
    'illness',
    'flu',
    /\b(?:flu|(?<=\b(?:a|this|my|the|bad|awful) )cold|fever|man ?flu|covid|tonsillitis|migraine|hay ?fever|food poisoning|sinus(?:es)?|tummy bug|sneez\w+|(?<=\b(?:been|am|i'm|im|so|feel|feeling|was|got|down|home) )sick)\b/i,
    {
      asks: [
        'Is there soup within reach?',
        'What is the official uniform, blanket or dressing gown?',
        'What do you watch when you are like this?',
        'Who is bringing you tea?',
      ],
      quips: [
        'It gets no more of your good days than it needs.',
        'A red nose and a good film is nearly a holiday.',
      ],
      dates: ['When you can smell things again, let us go and eat something worth smelling.'],
      mishaps: [
        'Poor you. Rest first, be charming later. Have you got everything you need?',
        'Tissues, tea and no heroics, agreed?',
      ],
      related: ['the soup', 'the tissues', 'the blanket', 'the honey and lemon'],
    },
  ),
  topic(
    'injury',
    'injury',
    /\b(?:plaster cast|(?<=\b(?:the|a|my|your|in) )cast|crutches|sprained|broke my (?:arm|leg|wrist|toe|ankle|foot|finger)|stitches|bad knee|knee|sore back|my back|bruises?|limping|rash|bandage|ankle)\b/i,
    {
      asks: [
        'What is the official version, and what is the true one?',
        'Who has signed it so far?',
        'How are you getting about?',
        'Is it a good story at least?',
      ],
      quips: ['Every scar needs a better story than the real one.', 'The true version is always a pavement.'],
      dates: ['Somewhere with chairs and no stairs, whenever you are up to it.'],
      mishaps: [
        'Ouch. How did you land, and who saw?',
        'Out of action then. Have you got somebody to fetch and carry?',
      ],
      related: ['the crutches', 'the signatures', 'the ice pack', 'the heroic version'],
    },
  ),
  topic(
    'dentist',
    'dentist',
    /\b(?:dentist|root canal|wisdom teeth|tooth(?:ache)?|teeth|filling|braces|optician|hearing aids?|blood test|injection|needles|physiotherapist)\b/i,
    {
      asks: [
        'Brave or sedated, which kind are you?',
        'What do they ask you while your mouth is full?',
        'What is the treat afterwards?',
        'Did you lie about the flossing?',
      ],
      quips: [
        'Nobody has ever told the truth about flossing in that chair.',
        'Whoever goes of their own free will is a hero.',
      ],
      dates: ['When you can feel your face again, soup or ice cream, your choice?'],
      mishaps: [
        'Half a face and a whole day of dribbling, is it wearing off?',
        'You are through the worst of it, I hope. Soft food tonight?',
      ],
      related: ['the drill', 'the chair', 'the numb lip', 'the sticker for bravery'],
    },
  ),
  topic('sober', 'being sober', /\b(?:sober|sobriety|dry january|alcohol-free|non-alcoholic)\b/i, {
    asks: [
      'What has surprised you most about it?',
      'What do you drink at parties now?',
      'Who was the first person you told?',
      'How do you mark the day?',
    ],
    quips: [
      'Every one of those days counts, well done.',
      'That takes more nerve than most things people brag about.',
    ],
    dates: ['Somewhere with excellent cake and no bar, on me to find it.'],
    mishaps: [
      'Hard days count double. Is there somebody with you?',
      'Getting through that without it is worth a medal. How are you now?',
    ],
    related: ['the milestone', 'the coffee', 'the clear head', 'the cake'],
  }),
  topic(
    'volunteering',
    'volunteering',
    /\b(?:volunteer(?:ing)?|animal shelter|charity(?! shop)|soup kitchen|beach clean-?up|spca|food bank|blood donor|scouts|lifeboat|fundrais\w+)\b/i,
    {
      asks: [
        'Which moment there stays with you?',
        'What made you start?',
        'Who there would you put in a film?',
        'What do they need most?',
      ],
      quips: [
        'Giving up a free morning for that says a lot.',
        'Somebody has to care on a Saturday at eight, and it turns out to be you.',
      ],
      dates: ['I could come along one morning and be useful, with breakfast after.'],
      mishaps: [
        'Chaos with good intentions, I can picture it. Did it work out?',
        'One of those mornings where nothing goes to plan and it still mattered?',
      ],
      related: ['the early Saturday', 'the tea urn', 'the regulars', 'the high-vis vest'],
    },
  ),
  topic(
    'faith',
    'church',
    /\b(?:church|mosque|shabbat|temple|synagogue|sunday school|pastor|bishop|priest|imam|rabbi|vicar|sermon|pulpit|gurdwara|langar)\b/i,
    {
      asks: [
        'Who do you usually go with?',
        'Who makes the tea, and who brings the good biscuits?',
        'What do you carry home from there?',
        'Do you sing, or do you move your lips?',
      ],
      quips: [
        'Nobody does tea and news like the people after a service.',
        'The giggles only ever come when it is very quiet.',
      ],
      dates: ['After all the greeting is done, lunch somewhere?'],
      mishaps: [
        'Giggling in the front row, with him looking straight at you?',
        'The aunties saw everything, did they not?',
      ],
      related: ['the pulpit', 'the hymn book', 'the aunties', 'the tea afterwards'],
    },
  ),
  topic(
    'stars',
    'star signs',
    /\b(?:star signs?|scorpio|virgo|gemini|(?<=\b(?:a|as a|typical|fellow) )(?:leo|libra|cancer)|capricorn|astrology|mercury retrograde|horoscopes?|taurus|aries|pisces|aquarius|sagittarius|tarot|birth chart)\b/i,
    {
      asks: [
        'What did it get right about you?',
        'Dealbreaker or dinner entertainment?',
        'Who told you first that you are typical?',
        'Do you check before a date?',
      ],
      quips: [
        'The planets can advise, but I would like a second opinion.',
        'Mercury gets blamed for things I did myself.',
      ],
      dates: ['Let the heavens choose the day, I will choose the café.'],
      mishaps: [
        'Retrograde again? It never apologises.',
        'The stars said rest and you did the opposite, I suppose?',
      ],
      related: ['the chart', 'the planets', 'the moon', 'the warning signs'],
    },
  ),
  topic(
    'therapy',
    'therapy',
    /\b(?:therapy|therapist|counsell(?:or|ing)|couples counselling|life coach|self-help|self-care)\b/i,
    {
      asks: [
        'What is the most useful thing you took home from it?',
        'What did you resist longest?',
        'Do you hear the voice in your head by now?',
        'Who would you send if you could?',
      ],
      quips: [
        'Doing that on purpose is a very good sign.',
        'An hour a week of being honest beats most hobbies.',
      ],
      dates: ['A walk and a talk, no clipboard and no invoice.'],
      mishaps: [
        'One of those sessions, was it? Go gently on yourself today.',
        'Opened a door you were not ready for? There is no hurry.',
      ],
      related: ['the tissues', 'the couch', 'the homework', 'the deep breath'],
    },
  ),
  topic(
    'politics',
    'politics',
    /\b(?:voted?|voting|elections?|politics|parliament|party policy|minister|protest)\b/i,
    {
      asks: [
        'What is the one issue that decides it for you?',
        'Can you eat with people who see it differently?',
        'Has anyone ever changed your mind?',
        'Who at your table starts it?',
      ],
      quips: [
        'Better across a table, where you can see the eyebrows.',
        'Everybody is an expert between the main course and the pudding.',
      ],
      dates: ['A coffee, an open mind each, and cake if it gets heated?'],
      mishaps: [
        'At a family lunch, was it? Who walked out?',
        'It ended in shouting, I sense. Was there at least pudding?',
      ],
      related: ['the ballot', 'the long queue', 'the ink on the thumb', 'the uncle at lunch'],
    },
  ),
  topic(
    'sunday',
    'weekend',
    /\b(?:lazy sunday|ideal sunday|slow sunday|sunday (?:morning|afternoon)|weekend plans?|(?:long|quiet) weekend|bank holiday|day off)\b/i,
    {
      asks: [
        'What would a proper one look like for you?',
        'What is the first thing you do, and in what clothes?',
        'Out of the house or not at all?',
        'Which hour of it is the best one?',
      ],
      quips: [
        'A day with no plans at all is also a plan.',
        'The best hour is the one before anyone asks what you are doing.',
      ],
      dates: ['Give me one slow hour of it, with coffee and the good newspaper.'],
      mishaps: [
        'It was over before it began, was it? Who stole it?',
        'All those plans, and then the couch. Any regrets?',
      ],
      related: ['the couch', 'the late breakfast', 'the nap', 'the newspaper'],
    },
  ),
];

/** Family, friends and those next door. */
import { type Topic, topic } from './topic.ts';

export const PEOPLE: readonly Topic[] = [
  topic('mother', 'mother', /(?<=\b(?:my|our) )(?:mother|mom|mum|mama|mommy|ma|mother-in-law)\b/i, {
    asks: [
      'What would your {w} want to know first?',
      'How right is your {w} usually?',
      'What did you get from your {w}, whether you like it or not?',
      'How many times a week does your {w} phone?',
    ],
    quips: [
      'Your {w} sounds like someone to have on side early.',
      'Nobody is briefed as well as a {w} with a telephone.',
    ],
    dates: ['Shall we go for a coffee and give your {w} something to report?'],
    mishaps: [
      'Mothers always find out, that is the first law. How long did it take?',
      'I hope your {w} has forgiven everybody by now. Has she?',
    ],
    related: ['the phone call', 'the leftovers in tubs', 'the tone of voice', 'the good advice'],
  }),
  topic(
    'father',
    'father',
    /(?<=\b(?:my|our) )(?:father|dad|daddy|papa|pa|father-in-law|old man|baba|tata)\b/i,
    {
      asks: [
        'What is the joke your {w} has told a hundred times?',
        'Does your {w} say it in words, or by checking your tyres?',
        'What did your {w} teach you that you still do?',
        'What would your {w} ask me first?',
      ],
      quips: [
        'I would not dare touch the thermostat near your {w}.',
        'Every {w} has one chair and one opinion about the route.',
      ],
      dates: ['A coffee first, and your {w} can inspect my tyres another day.'],
      mishaps: [
        'He said he could fix it, did he? And how bad is it now?',
        'Lost, but not asking anyone for directions, is that it?',
      ],
      related: ['the tyres', 'the toolbox', 'the same old joke', 'the armchair'],
    },
  ),
  topic(
    'grandparents',
    'gran',
    /(?<=\b(?:my|our) )(?:gran|granny|grandma|grandmother|nana|nan|nonna|abuela|grandpa|grandad|grandfather|nonno|great-aunt)\b/i,
    {
      asks: [
        "What's the best thing your {w} ever told you?",
        'Would I get on with your {w}?',
        'What does your {w} cook when somebody is sad?',
        'Who does your {w} cheat against?',
      ],
      quips: [
        'I have a soft spot for your {w} already.',
        'Nobody leaves hungry when your {w} is in charge, I am sure of it.',
      ],
      dates: ['I would need cake before I face your {w}. Shall we practise this week?'],
      mishaps: [
        'Your {w} knew exactly what that button did. What happened next?',
        'Out of the way of your {w}, that is the only advice. Is everyone all right?',
      ],
      related: ['the recipe', 'the wise look', 'the second helping', 'the knitted thing'],
    },
  ),
  topic(
    'family',
    'family',
    /(?<=\b(?:my|our) (?:[a-z]+ )?)(?:family|parents|cousins?|aunts?|aunties?|uncles?|in-laws|relatives)\b/i,
    {
      asks: [
        'Who in there tells the best version of this?',
        'What is the rule at your table that outsiders never see coming?',
        'How many opinions were there, roughly?',
        'Who starts the singing?',
      ],
      quips: [
        'Every table has one legend and one witness, it sounds as if yours has both.',
        'A committee with gravy is still a committee.',
      ],
      dates: ['A table for two this week, no uncles and no vote?'],
      mishaps: [
        'Somebody said the thing, did they? Over which course?',
        'I hope there was dessert at least. Who is not speaking to whom?',
      ],
      related: ['the group chat', 'the uncle with opinions', 'the long table', 'the leftovers'],
    },
  ),
  topic(
    'siblings',
    'sibling',
    /(?<=\b(?:my|our) (?:[a-z]+ )?)(?:sisters?|brothers?|twin|boet|sis|siblings?|stepsister|stepbrother)\b/i,
    {
      asks: [
        'Older, younger or only bossier?',
        'What would your {w} tell me that you would not?',
        'Who was the favourite, the honest answer?',
        'What do you two still fight about?',
      ],
      quips: [
        'Nobody else has so much evidence against you.',
        'Growing up with one means knowing how to share and how to hide snacks.',
      ],
      dates: ['One coffee with you, before your {w} hears of it and has views.'],
      mishaps: [
        'Blamed on you, I suppose? It is always whoever is slower.',
        'There will be revenge at the next birthday. Have you planned it?',
      ],
      related: ['the old photos', 'the childhood stories', 'the bossy one', 'the evidence'],
    },
  ),
  topic(
    'children',
    'kids',
    /(?<=\b(?:my|our) (?:[a-z]+ )?)(?:kids|children|toddler|baby|nephews?|nieces?|son|daughter|godchild|boys|girls|little one|grandchild(?:ren)?|stepson|stepdaughter)\b/i,
    {
      hints: /\b(?:two|three|four) (?:boys|girls|kids)\b/i,
      asks: [
        'What have you been taught this week that you did not ask to learn?',
        'Who won the last negotiation?',
        'What is the current obsession at your place?',
        'What was the last question you could not answer?',
      ],
      quips: [
        'Nobody humbles an adult like a small person with an opinion.',
        'Sticky hands and total honesty, that is a strong character.',
      ],
      dates: ['On an evening when there is a babysitter, dinner at a grown-up hour?'],
      mishaps: [
        'Silence from the next room is never a good sign. What did you find?',
        'Washable, they said on the packet. Was it?',
      ],
      related: ['the bedtime story', 'the sticky hands', 'the tiny shoes', 'the big questions'],
    },
  ),
  topic(
    'housemates',
    'housemate',
    /(?<=\bmy (?:[a-z]+ )?)(?:housemates?|flatmates?|roommates?|landlord|landlady|lodger)\b/i,
    {
      asks: [
        'What is the unwritten rule that your {w} keeps breaking?',
        'Is it a sitcom or a thriller at the moment?',
        'Whose turn is it to buy the toilet paper?',
        'What does the note on the fridge say?',
      ],
      quips: [
        'Two people and one bathroom is a full social science.',
        'A shared fridge knows all the secrets.',
      ],
      dates: ['Somewhere away from your {w}, with our own forks. When suits you?'],
      mishaps: [
        'They used your towel, did they? Or worse?',
        'A note on the fridge in capitals is a declaration of war. What did it say?',
      ],
      related: ['the note on the fridge', 'the last of the milk', 'the washing-up', 'the good towel'],
    },
  ),
  topic(
    'neighbours',
    'neighbour',
    /\b(?:neighbou?rs?|next door|upstairs flat|wind chimes?|complex whatsapp group|body corporate)\b/i,
    {
      asks: [
        'What do you know about them that you should not?',
        'Friend, foe or source of noise?',
        'What is the worst they have heard through your wall?',
        'What is in the group chat this week?',
      ],
      quips: [
        'Thin walls make close friends or good stories.',
        'Every street has one person who sees everything.',
      ],
      dates: ['A coffee halfway down the street, where the whole block can see?'],
      mishaps: [
        'At that hour? I would have composed a very polite letter and never sent it.',
        'And now you have to meet them at the bins, of course.',
      ],
      related: ['the thin wall', 'the bins', 'the curtain that moves', 'the noise'],
    },
  ),
];

/** What people eat, drink and burn. */
import { type Topic, topic } from './topic.ts';

export const FOOD_AND_DRINK: readonly Topic[] = [
  topic(
    'coffee',
    'coffee',
    /\b(?:coffee|espresso|flat white|cappuccino|latte|barista|matcha|filter coffee)\b/i,
    {
      asks: [
        'What is your {w} order, and what does it say about you?',
        'How many {w}s before you are a pleasant person?',
      ],
      quips: ['A person who takes {w} seriously usually takes the right things seriously.'],
      dates: ['Let us put your {w} standards to the test this week.'],
    },
  ),
  topic(
    'baking',
    'baking',
    /\b(?:baking|bakery|sourdough|banana bread|bread|cakes?|cupcakes?|muffins?|croissants?|pastr(?:y|ies)|cookies|brownies|loaf|scones?|cinnamon buns?)\b/i,
    {
      hints: /\bbaked\b/i,
      asks: [
        'What was the {w} supposed to look like?',
        'Who gets the first slice when the {w} works out?',
        'Did the {w} come with a recipe or with confidence alone?',
      ],
      quips: [
        '{w} is science with butter, I respect anyone who tries.',
        'Ugly {w} tastes better, that is a known fact.',
      ],
      dates: ['You bring the {w}, I bring the coffee and an honest verdict.'],
    },
  ),
  topic(
    'cooking',
    'cooking',
    /\b(?:cooking|recipes?|curry|pasta|risotto|stew|lasagne|soup|slow cooker|air ?fryer|dumplings|tacos?|potjie|biryani|roast)\b/i,
    {
      hints: /\b(?:cooked|made dinner|burnt (?:the|my))\b/i,
      asks: [
        'What do you make when the {w} has to impress someone?',
        'Which {w} disaster are you finally able to laugh about?',
      ],
      quips: ['Good {w} is mostly patience and pretending the first one was practice.'],
      dates: ['Your {w} against mine, and a neutral judge. When?'],
    },
  ),
  topic('ramen', 'ramen', /\b(?:ramen|noodles|pho|dim sum|thai food|korean food|bibimbap|kimchi)\b/i, {
    asks: [
      'What makes {w} proper for you, the broth or the mess?',
      'Where was the best {w} you have had so far?',
    ],
    quips: ['The hunt for decent {w} is a respectable way to learn a city.'],
    dates: ['Let us find some {w} together and score it like judges.'],
  }),
  topic('sushi', 'sushi', /\b(?:sushi|sashimi|poke bowl)\b/i, {
    asks: [
      'Chopsticks with dignity, or is {w} a hands situation?',
      'What is your order when it is {w} and nobody is watching?',
    ],
    quips: ['{w} for one is a fine tradition.'],
    dates: ['We could share some {w} and fight over the last piece.'],
  }),
  topic('pizza', 'pizza', /\b(?:pizza|pineapple on pizza|margherita|calzone)\b/i, {
    asks: [
      'Where do you stand on {w} toppings, and are you ready to defend it?',
      'Crust first or crust last with {w}?',
    ],
    quips: ['{w} opinions are how you find out who somebody is.'],
    dates: ['We should settle this over an actual {w}.'],
  }),
  topic(
    'sweets',
    'dessert',
    /\b(?:ice cream|gelato|chocolate|dessert|churros?|pancakes?|waffles?|malva|doughnuts?|donuts?|milkshake)\b/i,
    {
      asks: ['Which {w} would make you cross town?', 'Are you a sharer when {w} is on the table?'],
      quips: ['Anyone who brings up {w} unprompted has their priorities straight.'],
      dates: ['Let us skip to the good part and go straight for {w}.'],
    },
  ),
  topic('wine', 'wine', /\b(?:wine|wine farm|gin|cocktails?|whisk(?:e)?y|beer|craft beer|brewery|pub)\b/i, {
    asks: [
      'Are you a know-the-grape person with {w} or a nice-label person?',
      'Which {w} would you order for someone you wanted to like you?',
    ],
    quips: ['{w} talk gets confident quickly, usually one glass ahead of the facts.'],
    dates: ['One glass of {w} and a view would be an easy plan.'],
  }),
  topic('tea', 'tea', /\b(?:tea|rooibos|chai|kettle)\b/i, {
    asks: [
      'How do you take your {w}, and do you judge the others?',
      'Is {w} a ritual for you or an excuse for the biscuit?',
    ],
    quips: ['{w} fixes about half of everything, more with a rusk.'],
    dates: ['A pot of {w} and no hurry sounds right.'],
  }),
  topic('vegan', 'vegan food', /\b(?:vegan food|plant[- ]based food|tofu|halloumi)\b/i, {
    hints: /\b(?:vegans?|vegetarians?|plant[- ]based)\b/i,
    asks: ['What dish would you use to win over a sceptic of {w}?'],
    quips: ['The best argument about {w} is always a good plate of food.'],
  }),
  topic('breakfast', 'breakfast', /\b(?:breakfast|brunch|eggs|avo(?:cado)? toast|waffle house|hangover)\b/i, {
    asks: ['Sweet or savoury when it comes to {w}?', 'What time does {w} become lunch, legally speaking?'],
    quips: ['{w} is the only meal where cake passes as a main.'],
    dates: ['A late {w} this weekend, somewhere that does not rush people?'],
  }),
];

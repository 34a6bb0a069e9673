/** Where and when people eat, and where they buy it. */
import { type Topic, topic } from './topic.ts';

export const MEALS_AND_MARKETS: readonly Topic[] = [
  topic(
    'cooking',
    'cooking',
    /\b(?:cooking|recipes?|air ?fryer|roast|sunday lunch|kitchen experiment|cookbook|meal prep|apron|oven|wok)\b/i,
    {
      hints: /\b(?:cooked|made dinner|made supper|burnt (?:the|my))\b/i,
      asks: [
        'What do you make when it has to impress someone?',
        'Which disaster can you laugh about by now?',
        'Do you follow the recipe or argue with it?',
        'Who does the dishes when you are the chef?',
      ],
      quips: [
        'Most of it is patience and pretending the first attempt was practice.',
        'A clean kitchen means nobody ate well.',
      ],
      dates: ['You cook, I chop and ask annoying questions, or the other way round. When?'],
      mishaps: [
        'Charcoal is a seasoning if you say it with confidence. Was anything saved?',
        'The smoke alarm is just a timer with feelings. What did you eat in the end?',
      ],
      related: ['the apron', 'the smoke alarm', 'the wooden spoon', 'the dishes'],
    },
  ),
  topic(
    'kimchi',
    'kimchi',
    /\b(?:kimchi|pickles?|sauerkraut|ferment(?:ing|ed|s)?|gherkins?|jam[- ]making|marmalade|chutney|preserves)\b/i,
    {
      asks: [
        'What does the fridge smell like, in all honesty?',
        'Has a jar ever gone off like a bomb?',
        'Who gets one as a present, and are they grateful?',
        'How spicy are we talking?',
      ],
      quips: [
        'A jar that fizzes at you is a pet.',
        'Anything that sits in the dark for weeks and comes out better, I admire.',
      ],
      dates: ['Bring me a jar of it and I will bring something mild to eat it with.'],
      mishaps: [
        'The lid blew, did it? How far did the cabbage fly?',
        'So the fridge has its own climate now. Do the neighbours know?',
      ],
      related: ['the jar', 'the cabbage', 'the smell', 'the fizz'],
    },
  ),
  topic(
    'hotsauce',
    'hot sauce',
    /\b(?:hot sauce|chill?i(?:e?s)?|peri[- ]?peri|jalape[nñ]os?|habanero|scotch bonnet|sriracha|spicy food|tabasco)\b/i,
    {
      asks: [
        'How far up the scale do you go before tears?',
        'What is the mildest thing you have ever ruined with it?',
        'Do you warn guests?',
        'Is there a bottle in your bag right now?',
      ],
      quips: [
        'There is brave, there is foolish, and then there is a third spoonful.',
        'Milk, not water. Everyone learns that once.',
      ],
      dates: ['A tasting, mild to regret, with milk on standby. I will match you to level three.'],
      mishaps: [
        'And then you touched your eye. Tell me you did not touch your eye.',
        'Nobody speaks for a minute after that. Who broke first?',
      ],
      related: ['the glass of milk', 'the tears', 'the tiny bottle', 'the burn'],
    },
  ),
  topic(
    'breakfast',
    'breakfast',
    /\b(?:breakfast|brunch|scrambled|fried eggs?|eggs benedict|avo(?:cado)? (?:on )?toast|toast|cereal|porridge|marmite|oats|full english)\b/i,
    {
      asks: [
        'Sweet or savoury at that hour?',
        'What time does it become lunch, legally speaking?',
        'What must be on the plate, no discussion?',
        'Do you talk before it or only after?',
      ],
      quips: ['The only meal where cake passes as a main.', 'Butter to the edges or do not bother.'],
      dates: ['A late {w} this weekend, somewhere that does not rush people?'],
      mishaps: [
        'Dropped, and on the buttered side, as the law demands?',
        'Burnt it and ate it, standing at the sink. I know that breakfast.',
      ],
      related: ['the butter', 'the runny egg', 'the second cup', 'the toaster'],
    },
  ),
  topic(
    'vegan',
    'vegan food',
    /\b(?:vegan food|plant[- ]based food|tofu|tempeh|seitan|salad|kale|oat milk|veggie burger|spinach|broccoli)\b/i,
    {
      hints: /\b(?:vegans?|vegetarians?|veggie|plant[- ]based)\b/i,
      asks: [
        'What dish would you use to win over a sceptic?',
        'What do people always ask you about it?',
        'Which place round here does it properly?',
        'What was the hardest thing to give up, if anything?',
      ],
      quips: [
        'The best argument for it is always a good plate of food.',
        'Chickpeas have been carrying whole dinners without any credit.',
      ],
      dates: ['You pick a place where the menu works for you, and order for both of us.'],
      mishaps: [
        'They said it had no cheese, and it had cheese. How hungry were you after?',
        'A plate of lettuce called a main course, I am sorry on behalf of that kitchen.',
      ],
      related: ['the chickpeas', 'the mushrooms', 'the menu', 'the oat milk'],
    },
  ),
  topic(
    'picnic',
    'picnic',
    /\b(?:picnics?|picnic blanket|hamper|sandwich(?:es)?|garden party|bandstand|cucumber sandwiches)\b/i,
    {
      asks: [
        'What has to be in the basket?',
        'Blanket people or folding-chair people, which are you?',
        'Where is the good patch of grass?',
        'Who carries, and who only lies down?',
      ],
      quips: [
        'Everything tastes better when an ant wants it too.',
        'A blanket on grass is the cheapest restaurant with a view.',
      ],
      dates: ['A blanket and a basket this weekend, I do the sandwiches and you bring something sweet?'],
      mishaps: [
        'Rain, ants or a dog with no manners, who got the food?',
        'The flask leaked over everything, did it? Soggy but happy?',
      ],
      related: ['the blanket', 'the basket', 'the ants', 'the soggy sandwiches'],
    },
  ),
  topic(
    'restaurant',
    'restaurant',
    /\b(?:restaurants?|bistro|waiters?|waitress|menu|tasting menu|michelin|caf[eé]|diner|table for (?:one|two)|buffet|tapas)\b/i,
    {
      asks: [
        'What do you order there every single time?',
        'Window or corner, which table do you want?',
        'Do you look at the menu before you arrive?',
        'What was the best thing about it apart from the food?',
      ],
      quips: ['The next table always ordered better.', 'A menu with pictures has never lied to me.'],
      dates: ['Take me to the place that you would defend to anyone. Which evening suits you?'],
      mishaps: [
        'The waiter vanished with the bill and your youth, I take it?',
        'Wrong dish and you said it was fine, did you not? We all do.',
      ],
      related: ['the menu', 'the bill', 'the bread basket', 'the next table'],
    },
  ),
  topic(
    'market',
    'market',
    /\b(?:market|farmers'? market|food market|flea market|car boot(?: sale)?|charity shop|thrift(?:ing| shop| store)?|garden centre|antiques?|supermarket|ikea|checkers|woolies|self[- ]checkout)\b/i,
    {
      asks: [
        'What did you go in for, and what did you come out with?',
        'Do you haggle or do you pay and apologise?',
        'What is the best find you ever carried home?',
        'How long can you look at things you do not need?',
      ],
      quips: [
        'Nobody has ever left with only the thing on the list.',
        'The best stories begin between the cheese stall and a bad decision.',
      ],
      dates: ['A slow lap of the stalls, a small budget each, and we judge the loot afterwards.'],
      mishaps: [
        'The one thing you came for was sold out, was it?',
        'An unexpected item in the bagging area, in front of everybody?',
      ],
      related: ['the bargain', 'the tote bag', 'the queue', 'the thing not on the list'],
    },
  ),
  topic(
    'fruit',
    'fruit',
    /\b(?:fruit|mango(?:e?s)?|strawberr(?:y|ies)|bananas?|oranges|watermelon|avocados?|peaches|figs?|lemons?|tomato(?:e?s)?|grapes|apples)\b/i,
    {
      asks: [
        'How do you tell when it is ready, squeeze or prayer?',
        'Who gets the last one?',
        'Do you grow it, pick it or only eat it?',
        'What do you do with one that is past its best?',
      ],
      quips: [
        'Ripe for exactly four minutes and then gone, like all good things.',
        'Juice down to the elbow means it was done right.',
      ],
      dates: ['Let us buy too much of it at a stall and eat it on a wall in the sun.'],
      mishaps: [
        'Not ready, not ready, gone. Which day did you miss?',
        'Bruised at the bottom of the bag, with everything else soaked?',
      ],
      related: ['the juice', 'the peel', 'the sticky hands', 'the pip'],
    },
  ),
];

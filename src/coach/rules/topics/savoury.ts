/** What people cook, order and fight over. */
import { type Topic, topic } from './topic.ts';

export const SAVOURY: readonly Topic[] = [
  topic(
    'lasagne',
    'lasagne',
    /\b(?:lasagne|lasagna|pasta|spaghetti|carbonara|ravioli|gnocchi|risotto|bolognese|macaroni|mac (?:and|n) cheese|b[eé]chamel)\b/i,
    {
      asks: [
        'Whose recipe is it, and who would be offended by your version?',
        'Corner piece or middle, think carefully?',
        'How much cheese is too much, or is that not a question?',
        'What do you cook when it has to impress somebody?',
      ],
      quips: [
        'Every grandmother in Italy has just sat up.',
        'The corner piece is worth fighting for, I will not hear otherwise.',
      ],
      dates: ['Your sauce against mine, and a neutral judge with a napkin. When?'],
      mishaps: [
        'Cold in the middle and black on top, a classic. Did you order pizza?',
        'Boiled over, stuck or glued together, which one?',
      ],
      related: ['the corner piece', 'the béchamel', 'the family recipe', 'the extra cheese'],
    },
  ),
  topic(
    'curry',
    'curry',
    /\b(?:curry|biryani|breyani|dal|dhal|naan|roti|rogan josh|vindaloo|sambals?|tikka|paneer|korma)\b/i,
    {
      asks: [
        'How hot is your hot, on an honest scale?',
        'Who taught you the spices, and what did they refuse to write down?',
        'Rice or roti to mop up with?',
        'Does it get better on day two, or does it not live that long?',
      ],
      quips: [
        'If nobody reaches for the water it was only stew.',
        'The best recipes are measured in the palm of a grandmother.',
      ],
      dates: ['You pick the place and the heat, I will keep a straight face for as long as I can.'],
      mishaps: [
        'One chilli too many and everyone pretends to be fine. Did anybody cry?',
        'Turmeric on a white shirt is for ever. Was it a good shirt?',
      ],
      related: ['the spices', 'the sambal', 'the second day', 'the glass of milk'],
    },
  ),
  topic(
    'ramen',
    'ramen',
    /\b(?:ramen|noodles?|pho|udon|pad thai|laksa|thai food|korean food|bibimbap|instant noodles|noodle places?)\b/i,
    {
      asks: [
        'What makes a proper bowl for you, the broth or the mess?',
        'Where was the best one so far?',
        'Do you slurp in company?',
        'What goes on top that people raise an eyebrow at?',
      ],
      quips: [
        'The hunt for a decent bowl is a respectable way to learn a city.',
        'Nobody looks elegant with noodles, and that is the point.',
      ],
      dates: ['Let us find a good bowl somewhere and score it like judges.'],
      mishaps: [
        'Broth on a white top, was it? It always finds the white top.',
        'Soggy by the time you sat down, how sad. Did you finish it?',
      ],
      related: ['the broth', 'the chopsticks', 'the soft egg', 'the slurping'],
    },
  ),
  topic(
    'dumplings',
    'dumplings',
    /\b(?:dumplings?|dim sum|gyoza|bao buns?|wontons?|spring rolls|pierogi|momos?|empanadas?)\b/i,
    {
      asks: [
        'Steamed or fried, and is there a wrong answer?',
        'How many is a portion, in your honest opinion?',
        'Do you make them or only make them disappear?',
        'What sauce do they get?',
      ],
      quips: [
        'Little parcels of good news, every one.',
        'Whoever turns up with {w} may stay as long as they like.',
      ],
      dates: ['We order far too many, split them fairly and lie about who had the last one.'],
      mishaps: [
        'Burst in the pan, so it is soup now. Was it good soup?',
        'Hot filling, roof of the mouth, no regrets?',
      ],
      related: ['the chopsticks', 'the dipping sauce', 'the steamer basket', 'the last one on the plate'],
    },
  ),
  topic('sushi', 'sushi', /\b(?:sushi|sashimi|poke bowl|wasabi|maki|tempura|salmon roses)\b/i, {
    asks: [
      'Chopsticks with dignity, or is it a hands situation?',
      'What do you order when nobody is watching?',
      'How much wasabi do you claim you can take?',
      'Conveyor belt or proper counter?',
    ],
    quips: [
      'A plate for one is a fine tradition.',
      'The ginger is decoration until somebody confesses that it is not.',
    ],
    dates: ['One big platter, two of us, and diplomacy over the last piece.'],
    mishaps: [
      'A whole lump of wasabi, we have all believed it was avocado once.',
      'Off the chopsticks and into the soy sauce, did it splash far?',
    ],
    related: ['the wasabi', 'the chopsticks', 'the soy sauce', 'the last piece'],
  }),
  topic(
    'pizza',
    'pizza',
    /\b(?:pizza|pineapple(?: on pizza)?|margherita|calzone|hawaiian|pepperoni|pizza place)\b/i,
    {
      asks: [
        'Where do you stand on toppings, and are you ready to defend it?',
        'Crust first or crust last?',
        'Cold for breakfast, yes or no?',
        'Which place gets your loyalty?',
      ],
      quips: [
        'Opinions on toppings are how you find out who somebody is.',
        'Fruit on a base has started more fights than politics.',
      ],
      dates: ['We should settle this over an actual {w}, half mine and half yours.'],
      mishaps: [
        'Upside down in the box, was it? Still food.',
        'The delivery got lost and so did your evening. Did it arrive warm at all?',
      ],
      related: ['the crust', 'the toppings', 'the cold slice at breakfast', 'the delivery driver'],
    },
  ),
  topic(
    'burger',
    'burger',
    /\b(?:burgers?|chips|fries|hot ?dogs?|kebab|takeaways?|takeout|drive-?thru|nando'?s|kfc|mcdonald'?s|wings|onion rings|fish and chips)\b/i,
    {
      asks: [
        'What is your order, down to the sauce?',
        'Do you share, or is that where you draw the line?',
        'Which place, and do they know your name?',
        'Salt and vinegar, or are you one of the others?',
      ],
      quips: [
        'Chips from another plate always taste better, that is science.',
        'Napkins are for people with no plan.',
      ],
      dates: ['Takeaways in the car with a view, the finest restaurant I know. Which evening?'],
      mishaps: [
        'Half of it ended up in your lap, I can see it. Was it worth it?',
        'They forgot the sauce. They always forget the sauce.',
      ],
      related: ['the vinegar', 'the sauce', 'the last chip', 'the napkins'],
    },
  ),
  topic(
    'crisps',
    'crisps',
    /\b(?:crisps|simba|lays|nik naks|doritos|pringles|popcorn|nachos|niknaks|ghost pops)\b/i,
    {
      asks: [
        'Which flavour would you defend with your life?',
        'Does an open packet survive the evening?',
        'Salty or sweet when it comes to the cinema?',
        'What is the correct way to finish the crumbs?',
      ],
      quips: [
        'A packet says serves six, and it means one.',
        'You can tell a lot from the flavour that somebody hides from guests.',
      ],
      dates: ['A film, the biggest bowl in the house and a strict rule about double dipping?'],
      mishaps: [
        'Mostly air again, was it? Somebody should write to them.',
        'Opened with too much confidence, all over the room?',
      ],
      related: ['the packet', 'the salty fingers', 'the crumbs', 'the salt and vinegar'],
    },
  ),
  topic(
    'tacos',
    'tacos',
    /\b(?:tacos?|burritos?|quesadillas?|guacamole|salsa verde|falafel|hummus|shawarma|wraps?)\b/i,
    {
      asks: [
        'How messy is too messy?',
        'Which sauce do you ask for and regret?',
        'Where is the best stall, and will you share the secret?',
        'How many before you sit down?',
      ],
      quips: [
        'If nothing falls out it was not made properly.',
        'Eating that in front of someone is a form of trust.',
      ],
      dates: ['A stall, two stools and plenty of napkins, you choose the hot sauce.'],
      mishaps: [
        'Down the sleeve, to the elbow, with people watching?',
        'It fell apart at the first bite, like all great plans. Fork or pride?',
      ],
      related: ['the guacamole', 'the napkins', 'the hot sauce', 'the queue at the stall'],
    },
  ),
  topic(
    'cheese',
    'cheese',
    /\b(?:cheese|brie|camembert|cheddar|halloumi|feta|gouda|fondue|toasties?|grilled cheese|cheese board|cheesy)\b/i,
    {
      asks: [
        'How strong can it smell before you move it outside?',
        'What goes with it, chutney or nothing?',
        'Which one would you take to a desert island?',
        'Do you cut it properly or steal the nose?',
      ],
      quips: ['A fridge with good cheese in it is a happy home.', 'Melted, it forgives any sandwich.'],
      dates: ['A board, a baguette and a bench in the sun, you bring the smelly one.'],
      mishaps: [
        'Gone green, but was it meant to? That is always the question.',
        'The whole fridge smells of it now, I take it?',
      ],
      related: ['the crackers', 'the chutney', 'the rind', 'the baguette'],
    },
  ),
  topic(
    'soup',
    'soup',
    /\b(?:soups?|stews?|casserole|slow cooker|broth|butternut|lentils?|chowder|goulash|gumbo|potjiekos)\b/i,
    {
      asks: [
        'What goes in first, and what never goes in?',
        'Is it a Sunday thing or a survival thing?',
        'Whose version are you trying to copy?',
        'Bread for dipping, or are you a spoon purist?',
      ],
      quips: [
        'One pot and no hurry, that is my kind of engineering.',
        'There is no bad day that a bowl of that does not improve a little.',
      ],
      dates: ['You bring the pot, I bring the bread, and we let it take all afternoon.'],
      mishaps: [
        'Too much salt, so add a potato and say nothing. Did it work?',
        'Stuck to the bottom while you looked away for one minute?',
      ],
      related: ['the ladle', 'the bread', 'the big pot', 'the second bowl'],
    },
  ),
];

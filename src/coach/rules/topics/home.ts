/** Where people live, and what they celebrate there. */
import { type Topic, topic } from './topic.ts';

export const HOME: readonly Topic[] = [
  topic(
    'moving',
    'move',
    /\b(?:new flat|new place|new apartment|the move|new house|my (?:own )?flat|bedsit|estate agent)\b/i,
    {
      hints:
        /\b(?:moved (?:here|house|flats?|in|out|into|from|to|back)|moving (?:house|in|out|flats?|into|to)|boxes everywhere|unpacking|settling in)\b/i,
      asks: [
        'What was the first thing that felt like yours?',
        'How many boxes are still lying about being fine?',
        'What do you miss from the old place?',
        'Where do you go when you need to feel at home?',
      ],
      quips: [
        'The first weeks are half adventure and half looking for a spoon.',
        'The last box is never unpacked, it becomes furniture.',
      ],
      dates: ['Let us do one tourist thing there together and call it settling in.'],
      mishaps: [
        'The sofa did not fit through the door, am I right?',
        'The kettle is always in the last box. Have you found it?',
      ],
      related: ['the boxes', 'the missing spoon', 'the sofa on the stairs', 'the echo'],
    },
  ),
  topic(
    'diy',
    'DIY',
    /\b(?:diy|ikea|flat ?pack|shelf|shelves|wallpaper|grout(?:ing)?|drill|radiators?|plumbing|leaking tap|boiler|screwdriver|paint(?:ed)? the (?:wall|kitchen|bathroom|room)|renovat\w*)\b/i,
    {
      asks: [
        'Is it level, or is it charming?',
        'How many trips to the hardware shop did it cost you?',
        'Instructions, or instinct?',
        'Which tool is the one you cannot live without?',
      ],
      quips: [
        'There is always one screw left over and nobody asks.',
        'Anyone who can fix a thing in front of guests has my full attention.',
      ],
      dates: ['I hold the torch, you do the swearing, and we get something nice to eat after.'],
      mishaps: [
        'Water where no water should be? How many towels did you lose?',
        'It held for nearly a minute, did it? That is a start.',
      ],
      related: ['the spirit level', 'the leftover screw', 'the valve', 'the instructions'],
    },
  ),
  topic(
    'appliance',
    'washing machine',
    /\b(?:washing machine|dishwasher|fridges?|freezer|ice ?maker|microwave|toaster|vacuum(?: cleaner)?|hoover|tumble dryer|geyser|smoke alarm|lawnmower|robot vacuum|thermostat)\b/i,
    {
      asks: [
        'What has it done this time?',
        'Does it have a name by now?',
        'Whose way of loading it is the right way?',
        'What is the sound it makes?',
      ],
      quips: [
        'They wait until the guarantee has run out, they talk to each other.',
        'A new one in the kitchen is the most grown-up joy there is.',
      ],
      dates: ['While it does its thing, we could go for a walk and let it think.'],
      mishaps: [
        'Possessed, clearly. Have you tried a firm word and then a slap?',
        'It died in the middle of the job, did it? With everything still inside?',
      ],
      related: ['the warranty', 'the odd sock', 'the ice cubes', 'the strange noise'],
    },
  ),
  topic(
    'laundry',
    'laundry',
    /\b(?:laundry|ironing|irons?(?= (?:their|your|his|her|my|socks|shirts))|washing[- ]up|dishes|cleaning|tidying|spring clean|hoovering|bins|spice rack|alphabetis\w+|laminat\w+|label ?maker|folded)\b/i,
    {
      asks: [
        'Do you do it at once, or is there a chair for that?',
        'What do you listen to while you do it?',
        'Is there a system, and who is allowed to touch it?',
        'What is the chore you would pay to never do again?',
      ],
      quips: [
        'Order on the outside, who knows what on the inside.',
        'The chair with clothes on it is a piece of furniture in its own right.',
      ],
      dates: ['Leave the chores one evening and come out for something that somebody else washes up.'],
      mishaps: [
        'All pink now, is it? It could be your colour.',
        'One tissue in one pocket, and everything is snow.',
      ],
      related: ['the creases', 'the steam', 'the odd sock', 'the label maker'],
    },
  ),
  topic(
    'garden',
    'garden',
    /\b(?:gardens?|gardening|allotment|compost|veggie patch|leeks?|roses|hedge|lawn|greenhouse|seedlings|courgettes?|pumpkins?|weeds|flower ?bed|lil(?:y|ies)|flowers)\b/i,
    {
      asks: [
        'Which corner are you proudest of?',
        'What grew this year in spite of you?',
        'Slugs, birds or neighbours, who is the enemy?',
        'What would you plant if nothing could go wrong?',
      ],
      quips: ['Mud under the nails is a good sign in a person.', 'Patience with a spade is a rare thing.'],
      dates: ['A slow wander round a nursery, one plant each, loser names both.'],
      mishaps: [
        'Eaten to the stalk overnight, was it? Slugs have no shame.',
        'It bolted, drooped or won nothing at all, and you still love it. Which?',
      ],
      related: ['the spade', 'the slugs', 'the prize vegetable', 'the watering can'],
    },
  ),
  topic(
    'houseplant',
    'houseplant',
    /\b(?:house ?plants?|succulents?|orchids?|monstera|geraniums?|cactus|cacti|bonsai|ferns?|peace lily|pot plants?|basil|plants?(?= (?:died|is|looks|needs|on|in)))\b/i,
    {
      asks: [
        'Do you talk to it, and what do you say?',
        'Too much water or too little, what is your style?',
        'Does it have a name?',
        'How many have you lost, with full honours?',
      ],
      quips: [
        'Anything green that survives a windowsill deserves respect.',
        'They thrive on neglect and die of love, like some people I know.',
      ],
      dates: ['One plant each from a nursery, and whoever keeps it alive longest wins dinner.'],
      mishaps: [
        'Coffee grounds and a good talking-to, that usually wakes it up. Any new leaf yet?',
        'Brown at the edges is a cry for attention. Have you apologised to it?',
      ],
      related: ['the brown leaf', 'the windowsill', 'the watering can', 'the pep talk'],
    },
  ),
  topic(
    'wedding',
    'wedding',
    /\b(?:weddings?|bridesmaids?|best man|hen do|bachelorette|stag do|engagement party|bouquet|vows|the bride|the groom|reception)\b/i,
    {
      asks: [
        'What is your role, dance floor or damage control?',
        'Who will cry first?',
        'Which song empties your chair every time?',
        'Do you catch the bouquet or duck?',
      ],
      quips: [
        'One long test of shoes, that is all it is.',
        'There is always an uncle, and there is always a microphone.',
      ],
      dates: ['Before the next one, let us practise: cake, bad dancing, an early exit.'],
      mishaps: [
        'The speech went on how long? Did anyone pull the plug?',
        'Red wine and white dress, tell me that is not the story.',
      ],
      related: ['the speech', 'the bouquet', 'the vows', 'the uncle with the microphone'],
    },
  ),
  topic(
    'birthday',
    'birthday',
    /\b(?:birthdays?|turning (?:30|40|50|thirty|forty|fifty)|anniversary|surprise part(?:y|ies)|birthday cake|candles on)\b/i,
    {
      asks: [
        'How do you like it, loud or barely mentioned?',
        'What would make it a good one?',
        'What is the best present you ever got?',
        'Cake for breakfast on the day, yes?',
      ],
      quips: [
        'It deserves at least one candle and no speeches.',
        'Another lap round the sun and still no manual.',
      ],
      dates: ['A late treat is still a treat, say where and I will bring a candle.'],
      mishaps: [
        'Everybody forgot, or everybody remembered at once? Which is worse?',
        'The cake did not make it, I hear. Did the candles?',
      ],
      related: ['the candles', 'the cake', 'the quiet evening', 'the card'],
    },
  ),
  topic(
    'party',
    'party',
    /\b(?:part(?:y|ies)|night out|house ?party|clubbing|after ?party|hangover|hungover|housewarming|dance till|office party|new year'?s eve)\b/i,
    {
      asks: [
        'Kitchen, balcony or dance floor, where were you found?',
        'What time did it peak?',
        'Who do you always end up talking to at the end?',
        'Do you say goodbye, or do you vanish?',
      ],
      quips: ['The kitchen is where every good one ends up.', 'Leaving without saying goodbye is an art.'],
      dates: ['Two people and a good playlist is a small one, but I like those.'],
      mishaps: [
        'How is the head, and who is bringing you toast?',
        'Somebody fell into something, did they? It is always the coats.',
      ],
      related: ['the kitchen', 'the coats on the bed', 'the last guest', 'the toast'],
    },
  ),
  topic(
    'festive',
    'holidays',
    /\b(?:christmas|easter|diwali|eid(?: mubarak)?|ramadan|iftar|hanukkah|thanksgiving|secret santa|advent|boxing day|lights on the tree)\b/i,
    {
      asks: [
        'Who is in charge of the food?',
        'What would be missing if it was not on the table?',
        'Which tradition makes no sense and is sacred?',
        'Who falls asleep first, and where?',
      ],
      quips: [
        'Too much food and one old argument, that is how you know it is a celebration.',
        'Seven of anything is a challenge that I take seriously.',
      ],
      dates: ['When the feasting is over, a slow walk and a coffee to recover?'],
      mishaps: [
        'The oven gave up on the one day it mattered, did it?',
        'A present that was meant for somebody else? How did your face do?',
      ],
      related: ['the big table', 'the samosas', 'the second plate', 'the nap afterwards'],
    },
  ),
];

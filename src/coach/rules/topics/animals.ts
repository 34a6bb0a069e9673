/** Animals at home, on the farm and where nobody expected them. */
import { type Topic, topic } from './topic.ts';

export const ANIMALS: readonly Topic[] = [
  topic(
    'dog',
    'dog',
    /\b(?:dogs?|puppy|puppies|pup|doggo|labrador|poodle|dachshund|spaniel|terrier|collie|ridgeback|boerboel|golden retriever|retriever|greyhound|corgi|sausage dog|rescue dog|hond)\b/i,
    {
      asks: [
        'What is the {w} called, and does the name suit?',
        'Does the {w} run the household or only think so?',
        'What would the {w} say about you in a reference letter?',
        'Who sleeps in the middle of the bed, be honest?',
      ],
      quips: [
        'No profile has ever been made worse by a wagging tail.',
        'Everybody knows the one with four paws makes the decisions.',
      ],
      dates: ['A walk with the {w} as chaperone sounds like a very safe first plan.'],
      mishaps: [
        'Not a trace of guilt in those eyes, I bet. What was the excuse?',
        'How much did that adventure cost, in treats and dignity?',
      ],
      related: ['the treats', 'the wagging tail', 'the lead', 'the sad eyes at dinner'],
    },
  ),
  topic('cat', 'cat', /\b(?:cats?|kittens?|kitty|tabby|ginger tom)\b/i, {
    asks: [
      'Does the {w} like you or merely allow you?',
      'What has been pushed off a table this week?',
      'How early does the breakfast complaint begin?',
      'Which chair used to be yours?',
    ],
    quips: [
      'A {w} never apologises, there is something to learn there.',
      'Nine lives and every one of them spent on your keyboard.',
    ],
    dates: ['I would like to apply for an audience with the {w}, snacks included.'],
    mishaps: [
      'That was planned, with claws and no remorse. Did you get so much as an apology purr?',
      'Something on the floor and an innocent face above it, I know that scene. What was the damage?',
    ],
    related: ['the cardboard box', 'the judging stare', 'the purr', 'the knocked-over glass'],
  }),
  topic(
    'horses',
    'horses',
    /\b(?:horses?|pony|ponies|riding lessons|the stables|polo|show ?jumping|dressage)\b/i,
    {
      asks: [
        'Who is really steering, you or the one with the hooves?',
        'How early do you get out of bed for it?',
        'What was the most humbling moment in the saddle?',
        'Carrots or apples, what is the going bribe?',
      ],
      quips: [
        'Anything with hooves and an opinion keeps a person honest.',
        'It all sounds calm until someone lands in the hay.',
      ],
      dates: ['Introduce me from a safe distance, I will bring the carrots.'],
      mishaps: [
        'The ground is always harder than it looks from up there. Did you get straight back on?',
        'Half a ton of animal and it was afraid of a plastic bag, was it?',
      ],
      related: ['the carrots', 'the saddle', 'the hay', 'the stable'],
    },
  ),
  topic('goat', 'goat', /\b(?:goats?|billy goat|kid goat)\b/i, {
    asks: [
      'What is the strangest thing it has eaten in front of you?',
      'Who started the staring contest?',
      'Is there a name, and is it a dignified one?',
      'Has anybody ever won an argument with it?',
    ],
    quips: ['A goat looks at you as if you owe it money.', 'Four stomachs and not one regret.'],
    dates: ['I would like to be introduced, with spare buttons and no straw hat.'],
    mishaps: [
      'So it ate the evidence. How much of it was yours?',
      'Horns first and questions later, I know the type. Is your pride intact?',
    ],
    related: ['the horns', 'the hay', 'the chewed hat', 'the stubborn stare'],
  }),
  topic('sheep', 'sheep', /\b(?:sheep|lambs?|ewes?|lambing|flock|shearing)\b/i, {
    asks: [
      'Do they know you, or only the bucket?',
      'Which one is the ringleader?',
      'How many have you counted on purpose?',
      'What time does a day start when there is wool involved?',
    ],
    quips: [
      'There is always one that goes the other way, and I like that one.',
      'Counting them is supposed to help you sleep, not keep you up.',
    ],
    dates: ['Show me the lambs one day and I will bring boots and a flask.'],
    mishaps: [
      'Through the only hole in the fence, of course. How long did the chase last?',
      'Up since dawn for something that says baa at you. Have you slept at all?',
    ],
    related: ['the wool', 'the gate', 'the boots', 'the very early start'],
  }),
  topic('cow', 'cow', /\b(?:cows?|cattle|bulls?|calf|calves|milking|herd)\b/i, {
    asks: [
      'Do they have names or only numbers?',
      'Who moved first, you or the one with the horns?',
      'How early does that day begin?',
      'Which one has the best character?',
    ],
    quips: [
      'Nothing looks at you as calmly as something chewing.',
      'A field of them and each one minding its business, I envy that.',
    ],
    dates: ['A farm breakfast somewhere, and you explain everything with four legs to me?'],
    mishaps: [
      'Nobody wins a disagreement with that much beef. How fast did you run?',
      'In the road, in the rain, in no hurry at all, I take it?',
    ],
    related: ['the bell', 'the milk', 'the gate', 'the mud'],
  }),
  topic(
    'chickens',
    'chickens',
    /\b(?:chickens|hens?|rooster|cockerel|chicks|coop|ducks?|ducklings|turkey|guinea fowl)\b/i,
    {
      asks: [
        'Who is at the top of the pecking order?',
        'Do they all have names, and who chose them?',
        'How many eggs is a good week?',
        'What time does the shouting begin?',
      ],
      quips: [
        'Breakfast that you have to chase first tastes better.',
        'A bird with that walk thinks it owns the street.',
      ],
      dates: ['I will bring the bread, you bring the eggs, and we call it brunch.'],
      mishaps: [
        'Feathers everywhere and nobody confessing, is that the scene?',
        'An escape on foot, with flapping. Who did the chasing?',
      ],
      related: ['the feathers', 'the eggs', 'the pecking order', 'the coop'],
    },
  ),
  topic('goose', 'goose', /\b(?:goose|geese|swans?|hadedas?|ibis|seagulls?|pigeons?|peacock|ostrich)\b/i, {
    asks: [
      'Who ran first, you or the bird?',
      'Was there hissing, and was it you?',
      'What did you have in your hand that it wanted?',
      'Would you face it again, for money?',
    ],
    quips: [
      'Anything with a beak and that attitude has right of way.',
      'Nobody has ever won against wings and a long memory.',
    ],
    dates: ['A walk round a lake, and you are in charge of anything that hisses.'],
    mishaps: [
      'Chased by something that weighs less than a suitcase, we have all been there. How far did you run?',
      'So the beak won. What did it get away with?',
    ],
    related: ['the beak', 'the hissing', 'the stolen bread', 'the escape route'],
  }),
  topic(
    'birds',
    'birds',
    /\b(?:parrots?|budgies?|cockatiel|owls?|birdwatching|birding|birder|pelicans?|flamingos?|weaver birds?|hummingbird|robin)\b/i,
    {
      asks: [
        'What was the last one that made you stop in the street?',
        'Does it talk, and does it repeat the wrong things?',
        'How early do you get up for it?',
        'Are there binoculars in the car at all times?',
      ],
      quips: [
        'Anything that can fly and still sits on a fence to judge us is winning.',
        'Whoever knows them by their song is good company outdoors.',
      ],
      dates: ['An early walk with binoculars and breakfast after, you name everything and I nod.'],
      mishaps: [
        'Feathers, noise and one very bad word it learnt from somebody, is that about right?',
        'It flew off the second you had the camera ready, I assume?',
      ],
      related: ['the binoculars', 'the beak', 'the feathers', 'the dawn chorus'],
    },
  ),
  topic(
    'penguin',
    'penguin',
    /\b(?:penguins?|seals?|otters?|dolphins?|whales?|platypus|walrus|octopus|sharks?(?! tank))\b/i,
    {
      asks: [
        'What makes that one your favourite?',
        'Did you see one up close, or is this a documentary thing?',
        'What do you know about it that I am not ready for?',
        'If it could talk, what would it complain about?',
      ],
      quips: [
        'Dressed for a wedding and walking like it is late, I respect that.',
        'The sea keeps all the best weirdos.',
      ],
      dates: ['There has to be an aquarium round here, and I would let you do the commentary.'],
      mishaps: [
        'Splashed by wildlife is still an honour. How did you smell afterwards?',
        'It looked you in the eye and then did that anyway?',
      ],
      related: ['the tuxedo', 'the fish', 'the documentary voice', 'the waddle'],
    },
  ),
  topic(
    'monkeys',
    'monkeys',
    /\b(?:monkeys?|baboons?|squirrels?|raccoons?|meerkats?|mongoose|dassies?|vervets?)\b/i,
    {
      asks: [
        'What did they get away with this time?',
        'Did you lock the windows in time?',
        'Which one is the leader of the gang?',
        'Have you ever got anything back?',
      ],
      quips: [
        'Small hands and no morals, a dangerous mix.',
        'They have watched us long enough to open a car door.',
      ],
      dates: ['A picnic somewhere, and you are head of security.'],
      mishaps: [
        'Robbed in broad daylight by something with a tail. What did it take?',
        'I hope it enjoyed the sandwich more than you did. Anything left?',
      ],
      related: ['the stolen banana', 'the open window', 'the lookout', 'the getaway'],
    },
  ),
  topic('fish', 'fish', /\b(?:holding a fish|fish pic|goldfish|aquarium|fish tank|fish)\b/i, {
    asks: [
      'What is the correct number of fish for one profile?',
      'Where do you rank it against the gym mirror photo?',
      'Was it a big one, or only close to the camera?',
      'Did you let it go?',
    ],
    quips: [
      'It asked to be in the photo, for the record.',
      'In its defence, the one with the fins did not choose the angle either.',
    ],
    dates: ['No rods and no waders, a plate of fish and chips by the water?'],
    mishaps: [
      'Slippery customer. Did it get away in the end?',
      'I hope there is a photo of the moment before it jumped.',
    ],
    related: ['the hook', 'the waders', 'the proud grin', 'the catch and release'],
  }),
  topic('bees', 'bees', /\b(?:bees?|beekeep\w*|beehives?|hives?|honeycomb|swarm|langstroth|top bar)\b/i, {
    asks: [
      'How many stings before you stopped counting?',
      'Do you talk to them? I have heard you are supposed to.',
      'What was the first jar like?',
      'Who in your life is afraid to visit now?',
    ],
    quips: [
      'Thousands of colleagues and only one boss, that is a well-run office.',
      'Anyone who stays calm in that suit can be trusted with most things.',
    ],
    dates: ['I would come and meet the hive, fully zipped, if there is toast and honey afterwards.'],
    mishaps: [
      'They had a meeting and you were the agenda. Where did they get you?',
      'A swarm has no respect for plans. Where did they settle?',
    ],
    related: ['the hive', 'the smoker', 'the honey', 'the white suit'],
  }),
  topic(
    'insects',
    'spider',
    /\b(?:spiders?|cockroach(?:es)?|ants|moths?|mosquitoe?s?|wasps?|scorpions?|crickets?(?= (?:in|under|behind))|butterfl(?:y|ies)(?! in my))\b/i,
    {
      asks: [
        'Who left the room first, you or it?',
        'Glass and paper, or shoe and screaming?',
        'How big was it, with the exaggeration taken off?',
        'Have you named it yet?',
      ],
      quips: [
        'Anything with that many legs should pay rent.',
        'Brave until it moves, that is the rule for everybody.',
      ],
      dates: ['You choose somewhere indoors, I promise to check the corners first.'],
      mishaps: [
        'You know it has told its friends. Is the house still yours?',
        'Nobody behaves with dignity in that moment. Was there shouting?',
      ],
      related: ['the glass', 'the slipper', 'the corner of the ceiling', 'the eight legs'],
    },
  ),
  topic(
    'snake',
    'snake',
    /\b(?:snakes?|lizards?|geckos?|chameleons?|iguana|crocodiles?|puff adder|cobra|frogs?|toads?)\b/i,
    {
      asks: [
        'How far away were you when you noticed?',
        'Friend of the house or emergency?',
        'Who do you call for something like that?',
        'Would you hold it, honestly?',
      ],
      quips: [
        'Cold blood, warm stone, no worries. There is a lesson there.',
        'I admire anybody who stays on the same side of the room.',
      ],
      dates: ['A reptile park from behind thick glass, and coffee to calm down after.'],
      mishaps: [
        'And where is it now? That is the only question that matters.',
        'I would have moved house. How did you get it out?',
      ],
      related: ['the long stick', 'the scales', 'the phone number for help', 'the very slow step back'],
    },
  ),
  topic(
    'rabbit',
    'hamster',
    /\b(?:hamsters?|rabbits?|guinea pigs?|gerbils?|hedgehogs?|ferrets?|mouse trap|mice)\b/i,
    {
      asks: [
        'What is it called, and who came up with that?',
        'Has it escaped yet? They all do.',
        'How much of the furniture has been tested by teeth?',
        'What is its one talent?',
      ],
      quips: [
        'So small and so busy, like a manager.',
        'A wheel in the middle of the night is the sound of ambition.',
      ],
      dates: ['I bring carrots, you do the introductions.'],
      mishaps: [
        'Behind the fridge, is it? It is always behind the fridge.',
        'Chewed through something expensive, I fear. What was it?',
      ],
      related: ['the wheel', 'the carrot', 'the cage door', 'the tiny teeth'],
    },
  ),
  topic('tortoise', 'tortoise', /\b(?:tortoises?|turtles?|snails?|sloths?)\b/i, {
    asks: [
      'How old is it, and does it show?',
      'Where does it go when it goes missing?',
      'Who will inherit it one day?',
      'Has it ever been in a hurry?',
    ],
    quips: [
      'Slow, sure and carrying the whole house, I know people like that.',
      'Nobody has ever seen it move and yet it is always somewhere else.',
    ],
    dates: ['A slow walk at your pace, we can bring lettuce.'],
    mishaps: [
      'Escaped at that speed? I would love to see the police report.',
      'Upside down is a bad day in any shell. Who helped?',
    ],
    related: ['the lettuce', 'the shell', 'the slow getaway', 'the heat lamp'],
  }),
  topic('donkey', 'donkey', /\b(?:donkeys?|mules?|camels?|llamas?|alpacas?|pigs?|piglets?|zebras?)\b/i, {
    asks: [
      'Who was more stubborn, you or the animal?',
      'Did it spit, bite or only judge?',
      'What is its name?',
      'How did you two meet?',
    ],
    quips: ['Long ears and a longer memory.', 'There is a face that has seen every tourist and liked none.'],
    dates: ['I would take you to a farm stall with animals to feed and a decent pie.'],
    mishaps: [
      'It sat down, did it? They always do, in the middle of the road.',
      'Spat on by something with better eyelashes than anyone, poor you.',
    ],
    related: ['the long ears', 'the spitting', 'the bucket of feed', 'the stubborn streak'],
  }),
];

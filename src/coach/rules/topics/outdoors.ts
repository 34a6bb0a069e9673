/** Hills, water, roads and animals. */
import { type Topic, topic } from './topic.ts';

export const OUTDOORS: readonly Topic[] = [
  topic('hiking', 'hike', /\b(?:hiking|hikes?|trails?|summit|trekking|rambling|mountains?)\b/i, {
    hints: /\b(?:hiked|climbed (?:up )?(?:a |the )?(?:hill|mountain|koppie))\b/i,
    asks: [
      'Who gave up first on the {w}, legs or lungs?',
      'Was the {w} worth it for the view or for the snack at the top?',
      'Who chose the {w}, and are you still speaking to them?',
    ],
    quips: [
      'A {w} story counts double if there was a wrong turn in it.',
      'Every {w} is a good idea until about halfway up.',
    ],
    dates: ['Next time you go near a {w}, I would come along and complain politely.'],
  }),
  topic(
    'running',
    'run',
    /\b(?:running club|park ?run|marathon|half marathon|10k|5k|jogging|ultra|comrades)\b/i,
    {
      hints: /\b(?:went for a run|ran \d+|a long run|sprinted)\b/i,
      asks: [
        'What goes through your head in the worst kilometre of a {w}?',
        'Is the {w} for the medal or for the breakfast after it?',
      ],
      quips: [
        'Anyone who mentions a {w} before coffee deserves respect and a little suspicion.',
        'The {w} is one thing, getting down the stairs the next morning is the real event.',
      ],
      dates: ['You do the {w}, I hold the coffees at the finish. Fair split?'],
    },
  ),
  topic('cycling', 'ride', /\b(?:cycling|mountain biking|mtb|spinning class|bike rides?|bicycle|bike)\b/i, {
    asks: [
      'Where does the {w} take you when nobody is timing it?',
      'Be honest, how much of the {w} is about the coffee stop?',
    ],
    quips: ['The {w} and the padded shorts come as a set, I hear.'],
    dates: ['A flat route with a good bakery at the end of it sounds like my kind of {w}.'],
  }),
  topic(
    'swimming',
    'swim',
    /\b(?:swimming|tidal pool|cold plunge|swims?|pool|surfing|surf|paddleboarding|kayaking|diving|snorkell?ing|sailing)\b/i,
    {
      hints: /\b(?:swam|surfed|snorkelled)\b/i,
      asks: ['How cold was the water, in honest units?', 'What does {w} do for you that dry land does not?'],
      quips: ['People who do {w} always say it is lovely once you are in, and it never looks lovely.'],
      dates: ['You handle the {w}, I will guard the towels and judge the entries.'],
    },
  ),
  topic('beach', 'beach', /\b(?:beach|seaside|coast|ocean|dunes|waves)\b/i, {
    asks: [
      'Is it a book-and-nap {w} day or a sand-in-everything one?',
      'Which {w} would you not share with the internet?',
    ],
    quips: ['The {w} improves every plan except the one where you stay clean.'],
    dates: ['A {w} walk with something hot in hand would be a good first plan.'],
  }),
  topic(
    'camping',
    'camping',
    /\b(?:camping|campsite|tent|bushveld|safari|game drive|game reserve|kruger|stargazing|fishing)\b/i,
    {
      asks: [
        'What is the one thing you never leave behind for {w}?',
        'Which {w} story do you tell every time?',
      ],
      quips: ['Nothing tests a friendship like {w} in the rain.'],
      dates: ['A day version of {w}, with a real bed afterwards, I could say yes to.'],
    },
  ),
  topic(
    'gym',
    'gym',
    /\b(?:gym|crossfit|leg day|deadlifts?|pilates|yoga|boxing|spin class|workout|weights|padel|tennis|squash|climbing wall|bouldering)\b/i,
    {
      asks: [
        'What got you into {w}, a goal or a friend with no mercy?',
        'Does {w} clear your head or just empty the tank?',
      ],
      quips: ['Going to {w} is impressive, admitting how it felt is more so.'],
      dates: ['Teach me the gentlest version of {w} and I will buy the smoothies.'],
    },
  ),
  topic(
    'dog',
    'dog',
    /\b(?:dogs?|puppy|puppies|pup|doggo|labrador|poodle|dachshund|spaniel|terrier|collie|ridgeback|sausage dog|rescue dog)\b/i,
    {
      asks: [
        'What is the {w} called, and does the name suit?',
        'Does the {w} run the household or only think so?',
        'What would the {w} say about you in a reference letter?',
      ],
      quips: [
        'The {w} clearly deserves a say in all of this.',
        'I suspect the {w} is the brains of the operation.',
      ],
      dates: ['A walk with the {w} as chaperone sounds like a very safe first plan.'],
    },
  ),
  topic('cat', 'cat', /\b(?:cats?|kittens?|kitty)\b/i, {
    asks: ['Does the {w} like you or merely allow you?', 'What has the {w} knocked over this week?'],
    quips: ['A {w} never apologises, there is something to learn there.'],
    dates: ['I would like to apply for an audience with the {w}, snacks included.'],
  }),
  topic('horses', 'horses', /\b(?:horses|riding lessons|the stables|polo)\b/i, {
    asks: ['Which {w} moment taught you the most humility?', 'How early does {w} get you out of bed?'],
    quips: ['Anything with {w} in it sounds calm until someone falls off.'],
  }),
  topic(
    'garden',
    'garden',
    /\b(?:garden|gardening|plants?|succulents?|allotment|tomatoes|orchids?|monstera|compost|veggie patch)\b/i,
    {
      asks: [
        'Which corner of it are you proudest of?',
        'Do you talk to your plants, and who wins the argument?',
      ],
      quips: ['Keeping anything green alive is a stronger reference than most CVs, {w} included.'],
      dates: ['A slow wander round a nursery, one plant each, loser names both.'],
    },
  ),
  topic(
    'weather',
    'weather',
    /\b(?:weather|rain(?:ing)?|storm|heatwave|snow(?:ing)?|thunder|hail|cold front|load of rain|sunset|sunrise)\b/i,
    {
      asks: [
        'Is the {w} a blanket-and-soup situation or a go-outside-anyway one?',
        'What do you do when the {w} cancels everything?',
      ],
      quips: ["The {w} has opinions about everyone's plans lately."],
      dates: ['Whatever the {w} decides, a warm table somewhere still works.'],
    },
  ),
];

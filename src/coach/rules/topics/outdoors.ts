/** Hills, water and roads. */
import { type Topic, topic } from './topic.ts';

export const OUTDOORS: readonly Topic[] = [
  topic('hiking', 'hiking', /\b(?:hiking|hikes?|trails?|summit|trekking|mountains?|koppie|waterfall)\b/i, {
    hints: /\b(?:hiked|climbed (?:up )?(?:a |the )?(?:hill|mountain|koppie))\b/i,
    asks: [
      'Who gave up first on the way up, legs or lungs?',
      'What was in the backpack that had no business being there?',
      'Do you stop for the view, or is the view an excuse to breathe?',
      'Which path would you take somebody on who has only owned town shoes?',
    ],
    quips: [
      'Every summit is a good idea until about halfway up.',
      'Half of hiking is pretending to look at a map while you catch your breath.',
    ],
    dates: ['Take me up something gentle and I will carry the snacks and complain politely.'],
    mishaps: [
      'The wrong turn is always the part people remember. How long until somebody admitted you were lost?',
      'Boots, blisters and all, you came back down, so it counts as a summit. Are your feet speaking to you?',
    ],
    related: ['the boots', 'the blisters', 'the snack at the top', 'the wrong turn'],
  }),
  topic(
    'running',
    'running',
    /\b(?:running club|park ?run|(?:half )?marathon|10k|5k|jogging|ultra|comrades|two oceans)\b/i,
    {
      hints: /\b(?:went for a run|ran \d+|(?:a|my) long run|sprinted|runs for fun)\b/i,
      asks: [
        'What goes through your head in the worst kilometre?',
        'Is it for the medal or for the breakfast afterwards?',
        'Which song gets you up the last hill?',
        'How many pairs of running shoes are in the hallway, honestly?',
      ],
      quips: [
        'Anyone who runs before coffee deserves respect and a little suspicion.',
        'The running is one thing, the stairs the next morning are the real event.',
      ],
      dates: ['You do the running, I hold the coffees at the finish line. Fair split?'],
      mishaps: [
        'Legs have a way of filing complaints at kilometre nine. Did you limp home or get a lift?',
        'A bad run still beats everyone who stayed on the couch, me first. How are the knees?',
      ],
      related: ['the running shoes', 'the last hill', 'the finish line', 'the foam roller'],
    },
  ),
  topic(
    'cycling',
    'cycling',
    /\b(?:cycling|mountain biking|mtb|bike rides?|bicycles?|bikes?|the argus|cycle tour|tandem)\b/i,
    {
      asks: [
        'Where do you ride when nobody is timing it?',
        'How much of it is about the coffee stop, be honest?',
        'Who taught you to ride, and did they let go too early?',
        'What is the longest you have stayed in the saddle?',
      ],
      quips: [
        'Two wheels and a padded saddle, and still somebody calls it leisure.',
        'The lycra is a choice, the bell is good manners.',
      ],
      dates: ['A flat route with a good bakery at the end of it sounds like my kind of ride.'],
      mishaps: [
        'A chain only comes off in front of an audience. Who saw it?',
        'Nobody pedals home from that with dignity. How far did you have to push?',
      ],
      related: ['the saddle', 'the lycra', 'the last climb', 'the puncture kit'],
    },
  ),
  topic('swimming', 'swimming', /\b(?:swimming|tidal pool|cold plunge|swims?|swimming pool|open water)\b/i, {
    hints: /\bswam\b/i,
    asks: [
      'How cold was the water, in honest units?',
      'Do you go in slowly or all at once with a scream?',
      'What do you think about between the first length and the last?',
      'Sea, pool or dam, if you could only keep one?',
    ],
    quips: [
      'People who swim always say it is lovely once you are in, and it never looks lovely.',
      'Cold water is the only thing that gets rid of an inbox.',
    ],
    dates: ['You do the swimming, I guard the towels and hand you something hot.'],
    mishaps: [
      'Goggles leak the moment it matters. How much of the pool did you drink?',
      'I hope there was a towel and a hot drink waiting at the end of that. Are you dry yet?',
    ],
    related: ['the goggles', 'the towel', 'the deep end', 'the cold water'],
  }),
  topic(
    'surfing',
    'surfing',
    /\b(?:surfing|surfboards?|surf|bodyboard\w*|paddleboard\w*|kite ?surfing|longboard)\b/i,
    {
      hints: /\bsurfed\b/i,
      asks: [
        'What was the first wave that made you shout out loud?',
        'Dawn patrol or a late lazy session?',
        'How long did it take before you could stand up and stay up?',
        'Which break do you keep quiet about?',
      ],
      quips: [
        'The ocean humbles everybody and charges nothing for it.',
        'A board on the roof says more about a person than a whole bio.',
      ],
      dates: ['Teach me one wave and I will buy the breakfast rolls afterwards.'],
      mishaps: [
        'The sea always wins the argument. Did the board come up before you did?',
        'A wipeout with witnesses is how legends start. How much sand are you still finding?',
      ],
      related: ['the wetsuit', 'the first wave', 'the swell', 'the wipeout'],
    },
  ),
  topic('diving', 'diving', /\b(?:scuba|freediving|diving|snorkell?ing|kelp forest|reef)\b/i, {
    asks: [
      'What is the strangest thing that has looked back at you down there?',
      'What does it sound like under the water?',
      'Which dive would you do again tomorrow?',
      'Did you take to it at once, or was there panic and bubbles?',
    ],
    quips: [
      'Underwater nobody can ask you for an email.',
      'Anything with fins is more graceful than I am on land.',
    ],
    dates: ['Start me off with a snorkel and shallow water, and lunch with a view after.'],
    mishaps: [
      'A mask that fogs up turns every reef into soup. Did you see anything at all?',
      'Water up the nose is the price of admission. Was there at least a fish?',
    ],
    related: ['the fins', 'the kelp', 'the bubbles', 'the mask'],
  }),
  topic('beach', 'beach', /\b(?:beach(?:es)?|seaside|coast|ocean|dunes|the sea|promenade)\b/i, {
    asks: [
      'Is it a book-and-nap day there or a sand-in-everything one?',
      'Which bit of coast would you not share with the internet?',
      'Do you go in the waves or guard the towels?',
      'What is in the cooler box on a perfect day?',
    ],
    quips: [
      'Sand is a souvenir nobody asks for and everybody brings home.',
      'The sea has a way of making every problem look about the right size.',
    ],
    dates: ['A walk along the water with something hot in hand would be a good first plan.'],
    mishaps: [
      'Seagulls and wind, the two owners of every beach. Who got your lunch?',
      'There is no dignified way to lose to a wave. Were there witnesses?',
    ],
    related: ['the sand', 'the tide', 'the seagulls', 'the sunburn'],
  }),
  topic('camping', 'camping', /\b(?:camping|campsites?|tents?|campfire|glamping|bushveld|marshmallows)\b/i, {
    hints: /\bcamped\b/i,
    asks: [
      'What is the one thing you never leave behind?',
      'Which noise in the night turned out to be nothing at all?',
      'Who puts the tent up, and who only gives directions?',
      'Campfire coffee: best coffee of your life or only there?',
    ],
    quips: [
      'Nothing tests a friendship like a tent in the rain.',
      'The stars are free, the air mattress is where you pay.',
    ],
    dates: ['I could say yes to a campfire, as long as there is a real bed at the end of the evening.'],
    mishaps: [
      'A tent only leaks at two in the morning. Did you move to the car?',
      'The air mattress went flat, I can feel it from here. How is your back?',
    ],
    related: ['the tent pegs', 'the air mattress', 'the campfire', 'the marshmallows'],
  }),
  topic(
    'safari',
    'game drive',
    /\b(?:safari|game drives?|game reserve|kruger|addo|bushwalk|lions?(?! king)|elephants?|giraffes?|rhinos?|leopards?|hyenas?)\b/i,
    {
      asks: [
        'What did you see that the guide was excited about and nobody else was?',
        'How close did anything get to the car?',
        'Are you a spotter or the one who says it is a rock?',
        'What is your unlucky animal, the one that never shows up?',
      ],
      quips: [
        'In the bush everyone becomes an expert on dung by day two.',
        'Half of what anyone spots out there is a log with ambition.',
      ],
      dates: ['You spot, I bring the rusks, and nobody speaks before the first coffee.'],
      mishaps: [
        'Anything with tusks has right of way. How fast can that car reverse?',
        'They always come out the day after you leave. What did you see instead, a very good log?',
      ],
      related: ['the binoculars', 'the rusks', 'the waterhole', 'the guide'],
    },
  ),
  topic(
    'stargazing',
    'stargazing',
    /\b(?:stargazing|telescopes?|meteor shower|milky way|constellations?|full moon|eclipse|astronomy|planets?)\b/i,
    {
      asks: [
        'What was the first thing you ever found up there by yourself?',
        'Where is it dark enough round you?',
        'Do you know the names, or do you make up your own?',
        'What would you show somebody first?',
      ],
      quips: [
        'Looking up is the cheapest way to feel small in a good way.',
        'Light from a thousand years ago, and I complain when a parcel takes a week.',
      ],
      dates: ['A blanket and a flask on a dark evening somewhere open, and you do the pointing?'],
      mishaps: [
        'Clouds always have the guest list for these things. What did you do instead?',
        'An hour in the cold for one smudge is still science. Did you at least name the smudge?',
      ],
      related: ['the telescope', 'the flask', 'the clear sky', 'the shooting stars'],
    },
  ),
  topic('fishing', 'fishing', /\b(?:fishing|angling|fly-?fishing|snoek|trout|fish(?:ing)? rods?|bait)\b/i, {
    asks: [
      'How big was it really, and how big was it by the time you told your friends?',
      'Is it about the catch or about sitting there with an excuse?',
      'Who taught you to sit still that long?',
      'What do you talk about out there, or is it a silent thing?',
    ],
    quips: [
      'No fish has ever been measured by anybody neutral.',
      'It is the only hobby where doing nothing is technique.',
    ],
    dates: ['You handle the bait, I bring the sandwiches and keep quiet for at least ten minutes.'],
    mishaps: [
      'The one that got away grows every year, I hear. What size is it now?',
      'Hooked a tree, a shoe or your own hat? There is always one.',
    ],
    related: ['the bait', 'the rod', 'the one that got away', 'the sandwiches'],
  }),
  topic(
    'boat',
    'boat',
    /\b(?:boats?|sailing|yacht|kayak(?:ing|s)?|canoe|rowing|dinghy|ferry|canal boat)\b/i,
    {
      hints: /\bsailed\b/i,
      asks: [
        'Are you the one steering or the one holding the snacks?',
        'How are your sea legs, on a scale from captain to green?',
        'What is it called, and is it a pun?',
        'What is the furthest from land you have been and liked it?',
      ],
      quips: [
        'Everybody is calm on the water until something starts to flap.',
        'A boat is a hole in the water with opinions about your weekend.',
      ],
      dates: ['Put me on something that floats for an hour and I will provide the picnic.'],
      mishaps: [
        'Did anyone fall in, or only the sandwiches?',
        'The tide waits for nobody, and it laughs a little. How did you get back?',
      ],
      related: ['the life jacket', 'the captain', 'the ropes', 'the seasickness'],
    },
  ),
];

/** Home ground: queues, lights, families, teams and places. */
import { type Topic, topic } from './topic.ts';

export const SOUTH_AFRICA_LIFE: readonly Topic[] = [
  topic('robots', 'robots', /\brobots?\b/i, {
    asks: [
      'How long is the queue by now?',
      'Who is directing the traffic, a person or hope?',
      'Who goes first where you are, the brave or the bakkie?',
      'Is there at least something good on the radio?',
    ],
    quips: [
      'Dead robots and Joburg drivers, may the boldest go first.',
      'A four-way stop brings out the poet in people.',
    ],
    dates: ['Somewhere between your side and mine, with no intersections on the way?'],
    mishaps: [
      'No stress at all, a four-way stop with forty cars is not your fault. Drive safe.',
      'Take it slow and let the bakkies go first, I am not going anywhere.',
    ],
    related: ['the four-way stop', 'the pointsman', 'the hooting', 'the bakkie that goes first'],
  }),
  topic(
    'loadshedding',
    'load shedding',
    /\b(?:load[- ]?shedding|loadshed|eskom|stage (?:[1-8]|two|four|six)|power(?:'s| is)? (?:out|off|gone)|power cut|no power|inverter|generator|water cut|no water|in the dark)\b/i,
    {
      asks: [
        'What is your routine by now, candles or pure denial?',
        'Who got the last bit of battery?',
        'Gas stove, or cold food with dignity?',
        'What do you do with the first minute after it comes back?',
      ],
      quips: [
        'Candlelight makes everybody cheat at board games.',
        'The kettle always goes last and hurts most.',
      ],
      dates: ['A place with a generator and decent coffee could save us both.'],
      mishaps: [
        'Right in the middle of it, of course, the schedule has a sense of timing. Are there candles?',
        'Everything dark and one person still winning, how convenient. Who had the torch?',
      ],
      related: ['the candles', 'the gas stove', 'the torch', 'the schedule'],
    },
  ),
  topic(
    'ouma',
    'ouma',
    /(?<=\b(?:my|our|your) )(?:ouma|oupa|gogo|mkhulu|makhulu|tannie|oom|khokho|malume|rakgadi|ma'?am)\b/i,
    {
      asks: [
        'What does your {w} have to say about second helpings?',
        'Is there any appeal against a ruling from your {w}?',
        'What would I have to bring to get past the gate?',
        'What is the saying that you hear every week?',
      ],
      quips: [
        'Your {w} makes the rules and I would not dare argue.',
        'I can tell your {w} has seen a few suitors come and go.',
      ],
      dates: ['Tea with the committee can wait, but a coffee with you I could do this week.'],
      mishaps: [
        'Nobody crosses that generation twice. What was the punishment?',
        'I would apologise at once and ask questions later. Has it blown over?',
      ],
      related: ['the second helping', 'the good tea set', 'the stoep', 'the look'],
    },
  ),
  topic(
    'stoep',
    'stoep',
    /\b(?:stoep|lapa|veranda|karoo|platteland|windpomp|koppie|farm stall|plaas|dorp)\b/i,
    {
      asks: [
        'What do you see from it at this hour?',
        'Who sits where?',
        'How quiet does it get at night?',
        'What would you pour somebody who turned up there?',
      ],
      quips: [
        'All good conversations happen with your feet up and the light going.',
        'A sky like that makes the phone look silly.',
      ],
      dates: ['Two chairs and a flask with a view like yours would do me fine.'],
      mishaps: [
        'The wind took the chairs, did it? How far?',
        'Cold enough to see your breath, so is there a blanket in reach?',
      ],
      related: ['the stars', 'the two chairs', 'the flask', 'the quiet'],
    },
  ),
  topic('bakkie', 'bakkie', /\b(?:bakkies?|hilux|cortina|corolla|citi golf|tazz|land rover|cruiser)\b/i, {
    asks: [
      'Does it have a name, and is it one you can say in public?',
      'How many people have you moved house for, since you own one?',
      'What is rolling about in the back right now?',
      'Does it start first time, or is there a ritual?',
    ],
    quips: ['Own one and suddenly every friend is moving house.', 'Rust is only character that you can see.'],
    dates: ['A drive with the windows down and something from a farm stall at the end?'],
    mishaps: [
      'It waits for the worst spot on the road, that is tradition. Did anyone stop to help?',
      'Nothing that cable ties cannot fix, I hope. Is she running again?',
    ],
    related: ['the tow bar', 'the cable ties', 'the dog in the back', 'the old engine'],
  }),
  topic(
    'taxi',
    'taxi',
    /\b(?:taxi|kombi|quantum|gaatjie|taxi rank|sho'?t left|golden arrow|gautrain|metrorail)\b/i,
    {
      asks: [
        'Who had the aux, the driver or the auntie in front?',
        'Were you counting the change in the front seat?',
        'How many songs was it from door to door?',
        'What did the whole row end up agreeing on?',
      ],
      quips: [
        'Fifteen strangers and one song, that is a choir with seat belts.',
        'Whoever sits in front does the maths, no exceptions.',
      ],
      dates: ['Somewhere we can both walk to, with better music.'],
      mishaps: [
        'Short left and straight into a story. Did you get there in one piece?',
        'The change is always R5 short. Who paid?',
      ],
      related: ['the front seat', 'the change', 'the gospel song', 'the sliding door'],
    },
  ),
  topic('stokvel', 'stokvel', /\b(?:stokvels?|society money|burial society|grocery club|umgalelo)\b/i, {
    asks: [
      'Who keeps the book, and has anybody ever dared to argue?',
      'What is the first thing you said when it was your turn?',
      'How long has the group been going?',
      'What are the meetings really about?',
    ],
    quips: [
      'Women with a cash book could run this country.',
      'No bank has ever been as strict as an aunt with a register.',
    ],
    dates: ['Let me take you for something cold to celebrate, no contribution needed.'],
    mishaps: [
      'Somebody missed a month, I sense. How loud did the aunties get?',
      'That sounds like a meeting with minutes. Is it sorted?',
    ],
    related: ['the cash book', 'the treasurer', 'the new fridge', 'the year-end groceries'],
  }),
  topic('lobola', 'lobola', /\b(?:lobola|labola|magadi|roora|lobola talks|delegation)\b/i, {
    asks: [
      'Who does the talking on your side?',
      'How long did they make everybody wait at the gate?',
      'What was the thing nobody could agree on?',
      'Where were you while the uncles negotiated?',
    ],
    quips: [
      'The uncles wait all year for a meeting like that.',
      'One goat can keep two families up until dawn.',
    ],
    dates: ['No uncles and no livestock for now, only a coffee and you?'],
    mishaps: [
      'Stuck on one animal until the small hours, what was wrong with it?',
      'No harm done, it made me smile. And the goat, does he know?',
    ],
    related: ['the uncles', 'the goat', 'the long wait at the gate', 'the blankets'],
  }),
  topic(
    'heritage',
    'Heritage Day',
    /\b(?:heritage day|shweshwe|beadwork|beaded|isicholo|umqombothi|mabone|pantsula|umembeso|isishweshwe|gumboot)\b/i,
    {
      asks: [
        'Who made it, and what do the colours say?',
        'What do you wear for it, the full outfit or one brave scarf?',
        'Who in the family takes it most seriously?',
        'What is on the table that day?',
      ],
      quips: [
        'It takes weeks by hand to make something look that easy.',
        'A good print does half the talking before you say hello.',
      ],
      dates: ['I would dress up for that, if you tell me where to stand.'],
      mishaps: [
        'The zip gave up before the speeches, I fear?',
        'A bead rolls for ever. How many did you find?',
      ],
      related: ['the print', 'the beads', 'the fire', 'the aunties in full colour'],
    },
  ),
  topic(
    'amapiano',
    'amapiano',
    /\b(?:amapiano|kwaito|gqom|maskandi|mbaqanga|log drum|kabza|brenda fassie|johnny clegg|langarm|sokkie|jol(?:ling)?|groove)\b/i,
    {
      asks: [
        'Which song gets you off the chair against your will?',
        'Who taught you to dance to it, and did it work?',
        'Is it a kitchen thing or a dance floor thing?',
        'Last song of the night, which one has to be played?',
      ],
      quips: [
        'Nobody stands still for that bass line, it is not physically possible.',
        'You can argue with the taste, never with the feet.',
      ],
      dates: ['One evening, one dance floor, and you lead until I find the beat.'],
      mishaps: [
        'Knees have a memory, and yours will tell you tomorrow. Who filmed it?',
        'The speaker died on the best part, did it?',
      ],
      related: ['the bass', 'the log drum', 'the dance floor', 'the last song'],
    },
  ),
  topic(
    'slang-laaitie',
    'laaitie',
    /\b(?:laa?itie|bokkie|boykie|mampara|moegoe|tannie vibes|bliksem|skollie|doos(?:ie)?)\b/i,
    {
      asks: [
        'What is the official cut-off age for a {w}?',
        'What does a {w} have to do to be promoted?',
        'Who called you that first?',
        'Do you say it with love or with a slipper in the hand?',
      ],
      quips: [
        'A strong word from somebody who still knows what a fax is.',
        'I would argue, but arguing is exactly what one would do.',
      ],
      dates: ['Let the elder pick the place, I will carry the jackets.'],
      mishaps: [
        'You earned that one fair and square. What did you do?',
        'Called that in public, in front of people? How did you recover?',
      ],
      related: ['the slipper', 'the cheek', 'the fax machine', 'the older crowd'],
    },
  ),
  topic(
    'home-affairs',
    'Home Affairs',
    /\b(?:home affairs|licen[sc]ing department|sassa queue|sars|police clearance|traffic department|smart id)\b/i,
    {
      asks: [
        'How many chairs have you moved along so far?',
        'What number are they on, and what is yours?',
        'Who in the queue knows everything?',
        'Did you bring a book, a snack and a second pen?',
      ],
      quips: [
        'It is where patience goes to be tested twice.',
        'The system is offline is a whole South African novel.',
      ],
      dates: ['When they let you out, a coffee with no ticket number?'],
      mishaps: [
        'Offline, was it? And tomorrow again from the back of the line?',
        'One missing copy and a whole morning gone. Who did you blame?',
      ],
      related: ['the queue', 'the plastic chairs', 'the certified copy', 'the black pen'],
    },
  ),
  topic(
    'rugby',
    'rugby',
    /\b(?:rugby|springboks?|boks|bokke|sharks(?= |\.|,|$)|stormers|bulls|cheetahs|currie cup|scrum|loftus|ellis park|kings park|rassie)\b/i,
    {
      asks: [
        'How are you to sit next to in the last five minutes?',
        'Whose jersey, and who is not allowed to sit on the lucky chair?',
        'Who in your house shouts at the ref?',
        'Which match do you still not talk about?',
      ],
      quips: [
        'Eighty minutes turn calm people into referees.',
        'A whole country holding its breath over one kick, there is nothing like it.',
      ],
      dates: ['A screen, good snacks and one of us in the wrong colours. When is the next game?'],
      mishaps: [
        'We do not speak of that score. Have you slept since?',
        'The ref, the wind, the ball, anybody but us. Which are you blaming?',
      ],
      related: ['the ref', 'the jersey', 'the scrum', 'the lucky chair'],
    },
  ),
  topic(
    'soccer',
    'derby',
    /\b(?:chiefs|amakhosi|pirates|bucs|bafana|soweto derby|derby|orlando stadium|sundowns|masandawana|psl)\b/i,
    {
      asks: [
        'Which half of the family does not speak during the derby?',
        'Since when, and whose fault is it?',
        'Where do you watch, on the couch or where the noise is?',
        'Who would you put on the bench tomorrow?',
      ],
      quips: [
        'A house divided by a derby is still a house, with separate couches.',
        'Ninety minutes and nobody remembers their manners.',
      ],
      dates: ['Let us watch the next one together, loser makes the tea.'],
      mishaps: [
        'That ref needs glasses. How is the family mood?',
        'In the last minute too. Did the remote survive?',
      ],
      related: ['the scarf', 'the ref', 'the vuvuzela', 'the group chat after the whistle'],
    },
  ),
  topic(
    'joburg',
    'Joburg',
    /\b(?:zoo lake|emmarentia|jan smuts|sandton|soweto|maboneng|melville|parkhurst|joburg|johannesburg|jozi|pretoria|tshwane|rosebank|braamfontein|norwood|benoni|hartbeespoort|harties|neighbourgoods)\b/i,
    {
      asks: [
        'What is your favourite corner of {w}?',
        'What do visitors always get wrong about it?',
        'Where would you take somebody with one afternoon to spend?',
        'When the jacarandas are out, where do you go?',
      ],
      quips: [
        'Thunder at four and sunshine by five, the place has moods.',
        'Every shortcut there has its own philosophy.',
      ],
      dates: ['A slow walk round there one afternoon would be easy to say yes to.'],
      mishaps: [
        'One wrong off-ramp and you live in another suburb now. Did you find your way?',
        'Potholes with their own postal code, I know. How is the tyre?',
      ],
      related: ['the jacarandas', 'the afternoon storm', 'the shortcuts', 'the skyline'],
    },
  ),
  topic(
    'capetown',
    'Cape Town',
    /\b(?:table mountain|lion'?s head|sea point|kirstenbosch|franschhoek|stellenbosch|muizenberg|kalk bay|camps bay|hout bay|bo-?kaap|constantia|khayelitsha|observatory|cape town|kaapstad|west coast|bloubergstrand|chapman'?s peak)\b/i,
    {
      asks: [
        'Which view never gets old for you?',
        'Where do you hide when the tourists come?',
        'How do you explain the wind to people?',
        'What is the best breakfast on your side of the mountain?',
      ],
      quips: [
        'Everybody there has a favourite side of the mountain and will fight for it.',
        'The wind is free, the parking is not.',
      ],
      dates: ['A walk along the promenade with something hot, whichever end is yours?'],
      mishaps: [
        'The tablecloth came down the moment you got there, did it?',
        'That wind has taken better hats than yours. What else did it get?',
      ],
      related: ['the tablecloth', 'the south-easter', 'the promenade', 'the view'],
    },
  ),
  topic(
    'durban',
    'Durban',
    /\b(?:durban|umhlanga|drakensberg|ballito|chatsworth|bluff|kzn|midlands|pietermaritzburg|golden mile|south coast|jbay|jeffreys bay|gqeberha|port elizabeth|east london|wild coast)\b/i,
    {
      asks: [
        'What do you miss first when you are away from there?',
        'Warm sea all year, does one get spoiled?',
        'Where is the best plate of food?',
        'What would you show me in one day?',
      ],
      quips: ['Humidity is a hairstyle there.', 'Nobody is in a hurry and everybody still gets fed.'],
      dates: ['The promenade, something spicy and a swim if we dare. Which day?'],
      mishaps: [
        'A monkey got in, did it? There is always a monkey.',
        'So humid that even the plans were sticky. Did it cool down?',
      ],
      related: ['the warm sea', 'the promenade', 'the monkeys', 'the spice market'],
    },
  ),
  topic(
    'smalltown',
    'small town',
    /\b(?:bloem(?:fontein)?|kimberley|upington|graaff-?reinet|sutherland|clarens|oudtshoorn|polokwane|thohoyandou|mthatha|qonce|welkom|kokstad|nelspruit|mbombela|rustenburg|potch(?:efstroom)?|george|knysna|plett|hermanus|beaufort west)\b/i,
    {
      asks: [
        'What does {w} have that the city will never have?',
        'Does everybody really know everybody there?',
        'What is the first stop when you get back?',
        'Where would you take somebody for a good plate of food in {w}?',
      ],
      quips: [
        'A place where the greeting takes longer than the shopping.',
        'Every town like that has one famous pie and a feud about it.',
      ],
      dates: ['Show me round one day, the slow version with the pie.'],
      mishaps: [
        'One petrol station, and it was closed. How far did you make it?',
        'News travels faster than you there, did they all know by supper?',
      ],
      related: ['the main road', 'the famous pie', 'the big sky', 'the neighbours who know'],
    },
  ),
];

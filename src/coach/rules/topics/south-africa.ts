/** Home ground: what a South African message takes for granted. */
import { type Topic, topic } from './topic.ts';

export const SOUTH_AFRICA: readonly Topic[] = [
  topic(
    'braai',
    'braai',
    /\b(?:braai(?:ing)?|braaibroodjies?|boerewors|boerie|shisa nyama|chesa nyama|tongs)\b/i,
    {
      hints: /\bbraaied\b/i,
      asks: [
        'Who holds the tongs at your {w}, and how is that decided?',
        'Gas or wood for a {w}? Think before you answer.',
        'What is the one thing a {w} may never be without?',
      ],
      quips: [
        'A {w} tells you everything, mostly by who stands nearest the fire.',
        'Whoever brings the salad to a {w} is the quiet hero of it.',
      ],
      dates: ['Count the {w} as a yes in principle, I bring something for the grid.'],
    },
  ),
  topic('robots', 'robots', /\brobots?\b/i, {
    asks: ['How long is the queue at the robots by now?', 'Who is directing the traffic, a person or hope?'],
    quips: [
      'Dead robots and Joburg drivers, may the boldest go first.',
      'Robots out means everyone suddenly has right of way.',
    ],
  }),
  topic(
    'loadshedding',
    'load shedding',
    /\b(?:load ?shedding|eskom|stage (?:[1-8]|two|four|six)|power(?:'s| is)? out|no power|inverter|water cut|no water)\b/i,
    {
      asks: ['What is your {w} routine by now, candles or pure denial?', 'Who got the last bit of battery?'],
      quips: ['{w} makes everyone a poet with a gas stove.'],
      dates: ['A place with a generator and decent coffee could save us both.'],
    },
  ),
  topic(
    'koeksisters',
    'koeksisters',
    /\b(?:koe?ksisters?|melktert|milk tart|malva pudding|vetkoek|magwinya|bunny chow|gatsby|kota|biltong|droewors|rusks|padkos|pap|chakalaka|samp|umngqusho|morogo|mogodu|walkie talkies)\b/i,
    {
      asks: [
        'Do shop-bought {w} count, or is there an inspection?',
        'Whose {w} are the standard everyone else fails?',
      ],
      quips: [
        '{w} as currency, now that is an economy I understand.',
        'I take any rule that involves {w} seriously.',
      ],
      dates: ['A tasting round of {w} would settle it fairly.'],
    },
  ),
  topic('ouma', 'ouma', /(?<=\b(?:my|our) )(?:ouma|oupa|gogo|mkhulu|makhulu|tannie|oom)\b/i, {
    asks: [
      'What does your {w} have to say about second helpings?',
      "Is there any appeal against your {w}'s rulings?",
    ],
    quips: [
      'Your {w} makes the rules and I would not dare argue.',
      'I can tell your {w} has seen a few suitors come and go.',
    ],
  }),
  topic('slang-laaitie', 'laaitie', /\b(?:laa?itie|bokkie|boykie|mampara|moegoe|tannie vibes)\b/i, {
    asks: ['What is the official cut-off age for a {w}?', 'What does a {w} have to do to be promoted?'],
    quips: [
      '{w} is a strong word from somebody who still knows what a fax is.',
      'I would argue about {w}, but that is what one would do.',
    ],
  }),
  topic('home-affairs', 'Home Affairs', /\b(?:home affairs|licen[sc]ing department|sassa queue)\b/i, {
    asks: ['How many chairs have you moved along so far?'],
    quips: ['{w} is where patience goes to be tested twice.'],
  }),
  topic(
    'places',
    'Cape Town',
    /\b(?:table mountain|lion'?s head|sea point|kirstenbosch|zoo lake|emmarentia|jan smuts|sandton|soweto|maboneng|melville|parkhurst|neighbourgoods|franschhoek|stellenbosch|muizenberg|umhlanga|drakensberg|hartbeespoort|harties|clarens|kalk bay|camps bay|gqeberha|durban|joburg|jozi|pretoria|bloem(?:fontein)?)\b/i,
    {
      asks: ['What is your favourite corner of {w}?', 'What do visitors always get wrong about {w}?'],
      quips: ['{w} has plenty of stories, and now it has yours.'],
      dates: ['A slow walk there one afternoon would be easy to say yes to.'],
    },
  ),
];

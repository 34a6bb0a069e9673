/** Home ground: fires, pots and padkos. */
import { type Topic, topic } from './topic.ts';

export const SOUTH_AFRICA_TABLE: readonly Topic[] = [
  topic(
    'braai',
    'braai',
    /\b(?:braai(?:ing|s)?|braaibroodjies?|boerewors|boerie(?: rolls?)?|shisa nyama|chesa nyama|chisanyama|tongs|wors|sosaties?)\b/i,
    {
      hints: /\bbraaied\b/i,
      asks: [
        'Who holds the tongs at yours, and how is that decided?',
        'Gas or wood? Think before you answer.',
        'What may never be missing from the grid?',
        'How late is late before the meat goes on?',
      ],
      quips: [
        'You learn everything about a crowd from who stands nearest the fire.',
        'Whoever brings the braaibroodjies is the quiet hero of the day.',
      ],
      dates: ['Count that as a yes in principle, I bring something for the grid.'],
      mishaps: [
        'Dry, burnt or raw in the middle, what did the tongs man have to say for himself?',
        'Charcoal outside and moving inside, was it? I hope there were rolls.',
      ],
      related: ['the tongs', 'the coals', 'the garlic bread', 'the potato salad'],
    },
  ),
  topic(
    'potjie',
    'potjie',
    /\b(?:potjies?|potjiekos|tripe|mogodu|ulusu|umngqusho|samp|morogo|chakalaka|pap|bobotie|waterblommetjie|oxtail|umleqwa|walkie talkies|afval)\b/i,
    {
      asks: [
        'Who taught you, and is there a secret they took with them?',
        'How long does it have to stand before anyone may lift the lid?',
        'Who in the family makes the one that all others are measured by?',
        'Seconds, or straight to thirds?',
      ],
      quips: [
        'Nobody stirs it, that is the first law.',
        'A plate of that settles most arguments in a family.',
      ],
      dates: ['I would sit for hours next to that pot if you do the talking.'],
      mishaps: [
        'Somebody lifted the lid, did they? There is always one.',
        'Raisins where no raisins belong, was that the crime? What did the family say?',
      ],
      related: ['the lid', 'the pap', 'the second plate', 'the family secret'],
    },
  ),
  topic(
    'koeksisters',
    'koeksisters',
    /\b(?:koe?ksisters?|koesisters?|vetkoeks?|magwinya|amagwinya|hertzoggies|roosterkoek|rusks|melktert|milk tart|malva pudding|peppermint crisp)\b/i,
    {
      asks: [
        'Do shop-bought ones count, or is there an inspection?',
        'Whose are the standard that everyone else fails?',
        'How many in one sitting, no lies?',
        'Plaited or Cape-style, where do your loyalties lie?',
      ],
      quips: [
        'As a currency I would accept {w} over rand any day.',
        'Sticky fingers are a sign of good character.',
      ],
      dates: ['A tasting round, three bakeries and a referee. You keep score?'],
      mishaps: [
        'A whole tray gone and nobody sorry, is that the story?',
        'Syrup on everything you own? It was worth it.',
      ],
      related: ['the syrup', 'the sticky fingers', 'the tannie at the stall', 'the second helping'],
    },
  ),
  topic(
    'kota',
    'bunny chow',
    /\b(?:bunny chow|bunnies|gatsby|kota|quarter mutton|samoosas?|samosas?|slap chips|russian and chips|spatlo|walkie|dombolo|ujeqe)\b/i,
    {
      asks: [
        'Which corner shop does it properly?',
        'Half or full, and who are you sharing with?',
        'Extra sauce, or is that showing off?',
        'Is there a dignified way to eat it?',
      ],
      quips: [
        'If you need a napkin less than four times it was not the real thing.',
        'Best eaten standing, with both hands and no shame.',
      ],
      dates: ['Half each on a wall somewhere with a view, and stretchy trousers are allowed.'],
      mishaps: [
        'It collapsed in the middle of the first bite, I take it?',
        'Sauce down the good shirt is a stamp of quality. Did it come out?',
      ],
      related: ['the slap chips', 'the atchar', 'the stretchy trousers', 'the corner shop'],
    },
  ),
  topic(
    'biltong',
    'biltong',
    /\b(?:biltong|droewors|padkos|steri stumpie|simba chips|chappies|ouma rusks|hardboiled eggs)\b/i,
    {
      asks: [
        'Wet or dry, and does fat stay on?',
        'Does any of it make it past the first tollgate?',
        'Who packs, and what do they always forget?',
        'Is there a butcher you would not share with the internet?',
      ],
      quips: ['A road trip starts when somebody opens the packet.', 'The bag is always empty by Harrismith.'],
      dates: ['A short drive with a packet of it between us, and you pick the playlist.'],
      mishaps: [
        'Finished before the first tollgate, was it? No discipline in that car.',
        'Somebody left it on the kitchen counter. I am sorry for your loss of snacks.',
      ],
      related: ['the packet', 'the tollgate', 'the boiled eggs', 'the flask'],
    },
  ),
];

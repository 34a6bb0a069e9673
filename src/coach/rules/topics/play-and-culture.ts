/** Music, screens, books, games, places. */
import { type Topic, topic } from './topic.ts';

export const PLAY_AND_CULTURE: readonly Topic[] = [
  topic(
    'music',
    'music',
    /\b(?:music|playlist|vinyl|records?|gigs?|concerts?|festival|jazz|techno|amapiano|choir|karaoke|spotify|album|band|song|dj set|opera)\b/i,
    {
      asks: [
        'Which song do you skip to when nobody is in the car?',
        'What was the last {w} that stopped you in your tracks?',
      ],
      quips: ['{w} taste is the quickest honest character reference there is.'],
      dates: ['We could trade one {w} pick each and defend them in person.'],
    },
  ),
  topic(
    'instrument',
    'instrument',
    /\b(?:guitar|piano|cello|violin|drums?|ukulele|saxophone|flute|bass guitar|marimba|trumpet)\b/i,
    {
      asks: [
        'What was the first piece on the {w} that sounded like music?',
        'Do the neighbours have a favourite piece on the {w} by now?',
        'What made it the {w} and not something quieter?',
      ],
      quips: [
        'Month one on any {w} is mostly a test of the neighbours.',
        'Sticking with the {w} past the scratchy part takes nerve.',
      ],
      dates: ['A small concert somewhere, so we can both feel inspired by the {w} and go home humbled?'],
    },
  ),
  topic(
    'dancing',
    'dancing',
    /\b(?:dancing|salsa|bachata|ballroom|kizomba|dance class|zumba|clubbing|dance floor)\b/i,
    {
      hints: /\bdanced\b/i,
      asks: [
        'What song drags you to the {w} without a fight?',
        'Are you a lead, a follow or a safe distance when it comes to {w}?',
      ],
      quips: ['{w} is half courage and half not looking at your feet.'],
      dates: ["A beginners' {w} class would level the field nicely."],
    },
  ),
  topic(
    'film',
    'film',
    /\b(?:films?|movies?|cinema|series|netflix|showmax|documentar(?:y|ies)|horror|rom-?coms?|episodes?|reality tv|true crime|anime|season finale)\b/i,
    {
      asks: [
        'Which {w} do you defend even though you know better?',
        'Do you talk through a {w} or glare at the ones who do?',
      ],
      quips: ['{w} choices tell you more than any bio.'],
      dates: ['You pick the {w}, I pick the snacks, nobody gets a veto.'],
    },
  ),
  topic(
    'books',
    'book',
    /\b(?:(?<!\b(?:to|i'?ll|will|can|me|i|should|and|we) )books?|novels?|reading|library|book ?club|kindle|poetry|fantasy series|bookshop|memoir)\b/i,
    {
      asks: [
        'Which {w} have you pressed on people until they read it?',
        'Do you finish a bad {w} or walk out on it?',
      ],
      quips: ['Anyone with a strong view on a {w} is good company.'],
      dates: ['A bookshop, a budget, and we each choose a {w} for the other?'],
    },
  ),
  topic('podcast', 'podcast', /\b(?:podcasts?|audiobooks?|radio)\b/i, {
    asks: [
      'What do you do with your hands while a {w} is on?',
      'Which {w} episode did you tell three people about?',
    ],
    quips: ['A good {w} makes any train shorter.'],
  }),
  topic(
    'games',
    'game',
    /\b(?:board games?|card games?|video games?|chess|scrabble|catan|monopoly|uno|playstation|xbox|gaming|trivia|pub quiz|quiz night|puzzles?|crossword|wordle|mini ?golf|bowling|dungeons)\b/i,
    {
      asks: [
        'How competitive do you get at {w}, on a scale that your family would confirm?',
        'Is there a {w} you are banned from suggesting?',
      ],
      quips: ['{w} shows who people are much faster than dinner does.'],
      dates: ['Best of three at {w}, and the loser buys something sweet.'],
    },
  ),
  topic(
    'sport',
    'match',
    /\b(?:rugby|springboks|boks|football|soccer|arsenal|liverpool|chelsea|cricket|proteas|chiefs|pirates|formula 1|f1|golf|hockey|netball|ice rink|ice skating|skating|skateboard(?:ing)?)\b/i,
    {
      asks: ['How are you to sit next to when {w} is on?', 'Who or what got you into {w}?'],
      quips: ['{w} does strange things to calm people.'],
      dates: ['Let us watch or try some {w} together, with snacks as insurance.'],
    },
  ),
  topic(
    'art',
    'art',
    /\b(?:pottery|ceramics|painting|drawing|sketching|photography|clay|sculpture|improv|knitting|crochet|sewing|embroidery)\b/i,
    {
      asks: [
        'What is the wonkiest thing you ever made doing {w}, and did you keep it?',
        'What made you start with {w}?',
      ],
      quips: ['{w} that goes slightly wrong is usually the one worth keeping.'],
      dates: ["We could do an hour of {w} and rate each other's work with kindness."],
    },
  ),
  topic(
    'exhibition',
    'exhibition',
    /\b(?:gallery|museum|exhibition|theatre|comedy night|comedy show|ballet|musical)\b/i,
    {
      asks: [
        'What was the last {w} that stayed with you for days?',
        'How long do you last in a {w} before the café calls?',
      ],
      quips: ['Anything to do with a {w} improves with good company and bad opinions.'],
      dates: ['A slow hour at a {w}, then cake and harsh criticism?'],
    },
  ),
  topic(
    'travel',
    'trip',
    /\b(?:travel(?:ling)?|holiday|vacation|road ?trip|trip|backpacking|flight|airport|passport|airbnb)\b/i,
    {
      asks: [
        'What from the {w} would you do again tomorrow?',
        'Are you a spreadsheet traveller or a see-what-happens one?',
      ],
      quips: ['The best part of any {w} is the thing that went wrong and became the story.'],
      dates: ['I would trade travel disasters with you over something cold.'],
    },
  ),
  topic(
    'language-learning',
    'language',
    /\b(?:duolingo|learning (?:spanish|french|zulu|isizulu|portuguese|italian|german|japanese|korean|xhosa|afrikaans|mandarin|sign language)|language class)\b/i,
    {
      asks: ['What is the least useful sentence you know by heart?', 'What made you pick that language?'],
      quips: ['The owl is always watching, I admire your nerve.'],
    },
  ),
  topic(
    'photo',
    'photo',
    /\b(?:third photo|second photo|first photo|last photo|fish photo|profile (?:pic|photo|picture)|selfie)\b/i,
    {
      asks: ['What would you have guessed from the {w} alone?', 'What made you stop at the {w}?'],
      quips: ['The {w} was always going to need a caption.'],
    },
  ),
  topic('fish', 'fish', /\b(?:holding a fish|fish pic|fish)\b/i, {
    asks: [
      'What is the correct number of fish for one profile?',
      'Where do you rank the fish against the gym mirror photo?',
    ],
    quips: [
      'The fish asked to be in it, for the record.',
      "In the fish's defence, it did not choose the angle either.",
    ],
  }),
  topic('costume', 'costume', /\b(?:costume|fancy dress|dressing up|halloween|cosplay|onesie)\b/i, {
    asks: [
      'Whose idea was the {w}, and was there a prize?',
      'Does the {w} still exist, and does it still fit?',
    ],
    quips: ['Full commitment to a {w} is a trait I look for in people.'],
  }),
  topic('smile', 'smile', /(?<=\b(?:your|ur|that|my) )(?:smile|dimples|laugh)\b/i, {
    asks: ['What sets yours off without fail?'],
    quips: [
      'The {w} has no training and no manager, it just turns up.',
      'Lines like that are most of the reason for the {w}.',
    ],
  }),
];

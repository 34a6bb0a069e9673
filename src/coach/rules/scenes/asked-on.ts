/**
 * A short question about what the reader has just told: `since when`, `how far`, `who with`, `which one`. Only the reader knows the answer, so
 * one reply keeps a place open for it and the others are true whatever it is.
 */
import { latin } from '../reading/pattern.ts';
import { after } from './answers-to-mine.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';

const LEAD =
  "^\\W*(?:(?:shut up+|no ways?|stop(?: it)?|congrats|yay|finally|amazing|i'?m jealous|so jealous|do i|did you|wow|omg|oh|ooh|a+w+|yum|nice|cool|jealous|lucky(?: you)?|haha+|lol|no way|really|ah|ok(?:ay)?|so|(?:ag )?shame|sho|sjoe|yoh|eish|hectic|damn|and|but|wait|hmm+|interesting|sounds (?:nice|good|fun|lovely)|(?:that'?s|thats) (?:so |the )?(?:cool|cute(?:st)?|sweet|amazing|awesome|funny|crazy)(?: name)?|love (?:that|it)|great|good for you|well done|congratulations|fancy|lekker|enjoy|exciting|fun|what|wait what|tell me more)[ ,.!?]+)*";
const TAIL =
  '(?:[ ,]+(?:though|tho|then|exactly|if i may ask|lol|haha+|babe|please|again|did you say))*\\W*$';
const short = (source: string): RegExp => latin(new RegExp(`${LEAD}(?:${source})${TAIL}`, 'iu'));
/** Where the reader is or what is arranged with them: a short question about that is about finding one another. */
const OF_THE_WAY =
  "\\b(?:outside|inside|parked|parking|entrance|waiting|here now|on my way|almost there|arriv\\w+|(?:i'?m|im|i am|we'?re) (?:\\w+ )?(?:here|at|by|near|next to|in front|in the|on the|under|behind|upstairs|downstairs|standing|sitting|coming)|i'?ll (?:\\w+ )?(?:fetch|meet|pick|collect|be|wait|come)|meet (?:you|u|me)|see you|pick (?:you|u)|fetch (?:you|u)|let'?s)\\b";
/** A sore limb or a troubled friend is nothing to guess at. */
const OF_HURT =
  '\\b(?:broke|broken|sprained|twisted|hurts?|sore|pulled|injured|stolen|stole|students?|patients?|divorc\\w+)\\b';
const TOLD_OF_A_THING = new RegExp(`^(?![^?]*(?:${OF_THE_WAY}|${OF_HURT}))[^?]+$`, 'i');
/** The reader told something and asked nothing. */
const TOLD = /^[^?]+$/;

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)';

const askedOn = (
  name: string,
  theirs: RegExp,
  said: Parameters<typeof after>[1]['said'],
  mine = TOLD,
  not?: RegExp,
): Scene =>
  after(`asked on: ${name}`, {
    mine,
    theirs,
    asks: true,
    most: 18,
    said,
    ...(not === undefined ? {} : { not }),
  });

export const ASKED_ON_SCENES: readonly Scene[] = [
  askedOn(
    'how much later',
    short(
      'how (?:much )?(?:later|soon|late)|when(?:abouts)?(?: (?:is )?(?:later|that))?|what time(?: (?:is )?later)?',
    ),
    {
      'say what you want': [['direct', 'Around [the time], if you are still up.']],
      'light touch': [['playful', 'As soon as I have eaten. I am better company afterwards.']],
      'follow up': [['warm', 'When it is quiet here. Is there a time that is too late for you?']],
      'no rush': [
        ['calm', 'I cannot say to the minute. I will write first, so that you do not have to wait.'],
      ],
    },
    /\b(?:call|ring|phone|text|write|message|send|tell|see|talk|speak|come|let you know)\b[^?]*\b(?:later|soon|after|tonight|in a bit)\b[^?]*$/i,
  ),
  askedOn('such as', short('(?:like|such as) what|for example|e\\.?g\\.?|meaning(?: what)?|in what way'), {
    'say what you want': [['direct', '[For example]. There is more, but that says most of it.']],
    'light touch': [['playful', 'That is a longer list than it looks. Do you want the top three?']],
    'follow up': [
      ['warm', 'I will tell you properly, it is easier with a face in front of me. Soon?'],
      ['calm', 'Small things mostly, and one that mattered. What made you ask?'],
    ],
  }),
  askedOn(
    'doing what',
    short(
      '(?:doing|teaching|studying|playing|making|building|selling|reading|watching) what|what (?:did you do there|were you doing(?: there)?|do you do there|as what)',
    ),
    {
      'say what you want': [['direct', '[What you did there]. Would that have been something for you?']],
      'light touch': [['playful', 'Something that looked far better on paper.']],
      'follow up': [
        [
          'warm',
          'A bit of everything, and most of it for the first time. Have you done something like that?',
        ],
        ['playful', 'Guess. One of your guesses will be kinder than the truth.'],
      ],
    },
  ),
  askedOn('since when', short('since when(?: (?:is|are|do|did|have) (?:that|you)[^?]{0,20})?'), {
    'say what you want': [['direct', 'Since [when]. Does that change anything?']],
    'light touch': [
      ['playful', 'Long enough that I have stopped making speeches about it.'],
      ['playful', 'Since before it was any use to me.'],
    ],
    'follow up': [['warm', 'For a while now. Are you surprised?']],
  }),
  askedOn(
    'how long',
    short(
      '(?:for )?how long(?: (?:for|was that|is it|will you be (?:there|away|gone)|are you (?:there|away|going)(?: for)?|did (?:it|that) take(?: you)?|have you been (?:\\p{L}+ing|there|at it|in|on|with|a)[^?]{0,24}|have you (?:had|lived|done|worked|played|known)[^?]{0,24}|ago(?: was (?:that|it|this)| did you[^?]{0,20})?|now|do you still have|until[^?]{0,20}))?|when (?:was (?:that|it|this)|did you (?:start|stop|quit|move|begin)[^?]{0,20})|how much longer[^?]{0,24}',
    ),
    {
      'say what you want': [['direct', '[How long]. Does that sound like a lot to you?']],
      'light touch': [
        ['playful', 'Guess. You get one try and a small prize.'],
        ['playful', 'Not long enough if you ask me, far too long if you ask my bank.'],
      ],
      'follow up': [['warm', 'Shorter than it felt. Have you ever done something like that?']],
    },
  ),
  askedOn(
    'a number',
    short(
      '(?:like )?how (?:far|many|much|often|big|tall|high|fast|late|early|bad|good|cold|hot|much later|many times|many kms?|expensive)(?: (?:is (?:it|that)|was (?:it|that)|are (?:there|they)|did you (?:run|do|get|have|win|pay)|do you (?:run|do|go|have)|of them|are we talking|exactly))?',
    ),
    {
      'say what you want': [['direct', '[How it was]. More or less than you thought?']],
      'light touch': [
        ['playful', 'Guess first. If you are close, I will be impressed.'],
        ['playful', 'More than I planned and less than I tell people.'],
      ],
      'follow up': [['warm', 'Enough that I felt it the day after. What would you have guessed?']],
    },
  ),
  askedOn('how old', short('how old(?: (?:is|are|was) (?:he|she|it|they|the \\p{L}+|your \\p{L}+))?'), {
    'say what you want': [['direct', '[How old], and full of opinions.']],
    'light touch': [
      ['playful', 'Old enough to have opinions about me.'],
      ['playful', 'Ask me for a photo instead, it says more.'],
    ],
    'follow up': [['warm', 'At just the right age to keep me busy. Do you have any around you?']],
  }),
  askedOn(
    'who with',
    short(
      "(?:who|whom)(?: (?:are you (?:all )?going|did you go|were you(?: there)?|is that|was that))? with|with (?:who|whom)|who(?:'?s| is| else is) (?:going|coming|all going)(?: with)?|who took (?:you|u)|whose \\p{L}+",
    ),
    {
      'say what you want': [['direct', 'With [who]. Have you got people for things like that?']],
      'light touch': [
        ['playful', 'Good company, most of it snores.'],
        ['flirty', 'Nobody whom you have to worry about. Were you worrying?'],
      ],
      'follow up': [['warm', 'The usual suspects. Whom would you take along?']],
    },
  ),
  askedOn(
    'alone or not',
    short(
      '(?:are you (?:going )?|did you go )?(?:all )?(?:by yourself|on your own|alone|solo)(?: or (?:with )?(?:some(?:one|body)|friends|company|the kids|family|a date))?|(?:just you |you and )?with (?:some(?:one|body)|friends|family|your (?:friends|family|kids|girls|boys|mates|sister|brother|mom|parents)|the (?:kids|girls|boys|family|guys|ladies)|colleagues)(?: or (?:alone|by yourself|solo|on your own))?',
    ),
    {
      'say what you want': [['direct', '[Alone, or with whom]. Would you have come along?']],
      'light touch': [
        ['playful', 'Why, are you volunteering for next time?'],
        ['playful', 'In good company either way, if I may say so myself.'],
      ],
      'follow up': [['warm', 'There would have been room for one more. Is it your kind of thing too?']],
      'suggest meeting': [['direct', 'Next time with you, if you like. Which day is good?']],
    },
  ),
  askedOn(
    'which, or like what',
    short(
      'what (?:kind|sort|type|flavour|colou?r|breed|brand|size|route|model|part)(?: (?:of \\p{L}+|is (?:it|he|she)|was it|did you (?:do|take|have|get)))?|which (?:ones?|kind|part|route|team|book|song|film|movie|series|show|place|beach|trail|mountain|school|bit|side|photo|restaurant)(?: (?:was it|is it|did you (?:do|take|like|go to|have)))?(?:\\?+ [^?]{0,70})?|which',
    ),
    {
      'say what you want': [['direct', '[Which it is]. What would you have guessed?']],
      'light touch': [
        ['playful', 'Guess, and I tell you whether you know me yet.'],
        ['playful', 'The kind that you have to see to believe me.'],
      ],
      'follow up': [['warm', 'I would rather show you one day. Which would be yours?']],
    },
    TOLD_OF_A_THING,
    /\b(?:i'?m|im|i am|we'?re|there(?:'?s| is| are)) (?:\w+ )?(?:at|by|near|next to|outside|inside|in front|standing|parked|two|three|four|several)\b/i,
  ),
  askedOn(
    'how come',
    short(
      "how come|how so|why(?: is that| not| (?:so|was that|that one|exactly|tho))?(?:,? what happened)?|what for|for what|what happened|what(?:'?s| is) (?:there )?in \\p{L}+|any (?:particular |special |specific )?reason|what made you (?:decide|do (?:it|that)|stop|leave|quit|choose (?:that|it))",
    ),
    {
      'say what you want': [['direct', '[The reason]. It sounds better when I tell it in person.']],
      'light touch': [
        ['playful', 'There is a reason, and it does not make me look clever.'],
        ['playful', 'I ask myself that as well, mostly at three in the morning.'],
      ],
      'follow up': [['warm', 'Short story with a silly end. Do you want it now or over a drink?']],
    },
  ),
  askedOn(
    'where',
    short(
      'where(?:abouts)?(?: (?:to|is (?:it|that)|was (?:it|that)|did you (?:go|move|get (?:it|that)|find (?:it|that)|stay|hike|eat|travel|run)(?: to)?|(?:do|are|did) they (?:stay|live|based)|are you (?:going|off|heading|working|moving|staying|flying|living)(?: to)?(?: now| then)?|exactly|abouts))?|which (?:area|suburb|city|town|country|gym|park|trail|beach|one|side|part)',
    ),
    {
      'say what you want': [['direct', '[Where]. Do you know it?']],
      'light touch': [
        ['playful', 'Guess. I give you three tries.'],
        ['playful', 'Not telling, or everybody will want to go.'],
      ],
      'follow up': [['warm', 'Somewhere that I would like to show you. Where would you have gone?']],
    },
  ),
  askedOn(
    'what is tomorrow',
    short(
      "(?:what'?s|whats|what is)(?: (?:happening|going on|on))? (?:tomorrow|tonight|today|on \\p{L}+day|this \\p{L}+)|what (?<x>exam|game|interview|meeting|test|party|trip|race|deadline|appointment|match|show|wedding|presentation)",
    ),
    {
      'say what you want': [['direct', '[What it is]. Will you distract me from it?']],
      'light touch': [['playful', 'A small big thing. I will tell you once I have survived it.']],
      'follow up': [
        ['warm', 'Something that I would rather not think about tonight. Tell me about your day instead?'],
      ],
      'appreciate a detail': [['calm', 'Thank you for asking. Keep your fingers crossed for me?']],
    },
    /\b(?:tomorrow|tonight|today|later|on \w+day|this \w+|nervous|exam|game|interview|meeting|test|party|trip|race|deadline|appointment|match|show|wedding|presentation|stress\w*|busy|big day)\b[^?]*$/i,
  ),
  askedOn(
    'the name',
    short(
      "(?:what'?s|whats|what is) (?:her|his|its|their|the (?:dog|cat|baby|puppy|kitten)(?:'?s)?) names?|what(?:'?s| is| are) (?:he|she|it|they) called|names?",
    ),
    {
      'say what you want': [['direct', '[The name]. Does it suit, from what you know?']],
      'light touch': [['playful', 'Guess. I want to hear what you think I would choose.']],
      'follow up': [['warm', 'I will introduce you properly one day. What would you have picked?']],
      'appreciate a detail': [
        ['playful', 'There is the official name and there are eleven others. Which do you want?'],
      ],
    },
  ),
  askedOn(
    'one of two',
    short(
      '(?:is (?:it|he|she|that) |are they |(?:an? )?)?(?<x>older|younger|boy|girl|guy|big|twins?|left|own|rent|indoor|inside|male|female|here|alone) or (?:an? )?(?<y>younger|older|girl|boy|small|little|right|rent|own|outdoor|outside|female|male|there|together)',
    ),
    {
      'say what you want': [['direct', '[{x} or {y}]. What would you have said?']],
      'light touch': [
        ['playful', 'Guess. Most people know after five minutes with me.'],
        ['playful', 'You tell me: what do I look like?'],
      ],
      'follow up': [['warm', 'The one that causes more trouble. How is it with you?']],
    },
  ),
  after('asked on: only so many', {
    mine: TOLD,
    theirs: short(`(?:only|just)(?: the)? (?<n>${NUMBER})(?: times?)?(?: so far)?\\?*`),
    asks: true,
    most: 6,
    said: {
      'light touch': [
        ['playful', 'Only {n}, I know. How many are you on?'],
        ['playful', '{n} so far. I am not finished.'],
      ],
      'follow up': [['warm', 'So far! Are you ahead of me?']],
      'own it': [['calm', 'I know, I know. I am working on it.']],
    },
  }),
  after('asked on: all that time', {
    mine: /\b(?:sorry|phone|died|busy|asleep|no signal|away|forgot|charger|battery|offline|swamped)\b[^?]*$/i,
    theirs: short('(?:for )?(?:all|the whole|an entire) (?<x>weekend|day|night|week|afternoon|evening|time)'),
    asks: true,
    most: 6,
    said: {
      'own it': [
        ['warm', 'I know how that sounds. I should have told you, I am sorry.'],
        ['direct', 'Yes, all of it. That was not fair to you.'],
      ],
      'make amends': [['calm', 'It was longer than I meant it to be. May I make it up to you this week?']],
      'light touch': [['playful', 'I would not believe me either. Let me make it up to you?']],
    },
  }),
  askedOn(
    'what it was',
    short('what did (?:you|u) (?<x>have|eat|make|order|cook|watch|read|buy|get|see|play|pick|choose|bake)'),
    {
      'say what you want': [['direct', '[What it was]. Would that have been yours too?']],
      'light touch': [['playful', 'Something simple, and far too much of it.']],
      'follow up': [['playful', 'Guess, and be kind.']],
    },
  ),
  after('asked on: named after what', {
    mine: /\b(?:called|named|name is|name'?s|calls? (?:him|her|it|me))\b[^?]*$/i,
    theirs: latin(new RegExp(`${LEAD}why (?<x>\\p{L}[\\p{L}'-]*)\\W*$`, 'iu')),
    asks: true,
    most: 12,
    said: {
      'say what you want': [['direct', '[The reason]. It seemed obvious at the time.']],
      'light touch': [['playful', 'Because nothing else would do. Just look at that face.']],
      'follow up': [['warm', 'It was that or something respectable. What would you have chosen?']],
      'appreciate a detail': [
        ['playful', 'A long story with wine in it. What is the best name you ever gave something?'],
      ],
    },
  }),
];

/** Told in one word what something is called: `Steve`. */
export const NAMED_SCENES: readonly Scene[] = [
  {
    ...after('their name for it', {
      mine: /\b(?:what'?s|whats|what is|what are)\b[^?]{0,25}\b(?:names?|called)\b[^?]*\?/i,
      theirs: latin(
        /^\W*(?:(?:his|her|its) name(?:'s| is) |he'?s |she'?s |it'?s )?\p{L}[\p{L}'-]{1,14}(?: (?:the|and) \p{L}+)?\W*$/iu,
      ),
      most: 5,
      said: {
        'light touch': [
          ['playful', '{n}! Does {n} have a job and a car as well?'],
          ['playful', 'Please tell {n} that I said hello.'],
        ],
        'follow up': [
          ['warm', '{n} is a very good name. Who chose it?'],
          ['direct', 'What did {n} do last that you had to forgive?'],
        ],
      },
    }),
    places: (r) => {
      const name = latin(/\p{L}[\p{L}'-]{1,14}(?: (?:the|and) \p{L}+)?(?=\W*$)/iu).exec(r.plain)?.[0];
      return { n: word(name && name.charAt(0).toUpperCase() + name.slice(1)) };
    },
  },
];

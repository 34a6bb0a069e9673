/** Teasing: mock outrage, mock trials, marks out of ten, dares. Answered inside the joke, never with hurt. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene, says } from './scene.ts';

const aboutReader = (r: Reading): boolean =>
  /\b(?:you|your|you're|youre|u|ur|yours|yourself)\b/i.test(r.plain);
const noLimit = (r: Reading): boolean => !has(r, 'rejection_hard', 'harassment', 'threat');

/** A court of law that somebody has to go to, or one to play on. */
const REAL_COURT =
  /\b(?:custody|magistrate\w*|lawyers?|attorney|advocate|divorce|maintenance|hearing|court (?:thing|case|date|order|business|matter|papers|appearance|today|tomorrow|on \w+day)|(?:in|to|at|from) court|(?:tennis|padel|squash|basketball|food|netball|badminton)[- ]court|book(?:ed)? (?:a|the) court)\b/i;

/** `mister 'I do not text'`: their own words are thrown back, which only sounds like a limit. */
export const TITLE_SCENES: readonly Scene[] = [
  banter(
    'given a title',
    /\b(?:mister|mr|miss|mrs|ms|madam|sir|professor|captain|king|queen|lord|lady)\.? ['"‘“]/i,
    {
      'take the bait': [
        ['playful', '"{quo}" was before I met you. {count|An exception|Exceptions} had to be made.'],
        ['witty', 'I would like it noted that "{quo}" is still true for everybody else.'],
        ['playful', '{count}? I am a changed person and I blame you for every one.'],
      ],
      'return the question': [
        ['playful', 'And who was counting? You, I see.'],
        ['playful', 'And who keeps answering my messages, hm?'],
        ['direct', 'Is that a complaint or a request for message number twelve?'],
      ],
      'appreciate a detail': [['warm', 'Caught. You are the exception to "{quo}", and you should enjoy it.']],
      'suggest meeting': [['flirty', 'The cure for all this texting is a coffee in person. This week?']],
    },
    (r) => noLimit(r),
    (r) => {
      const count = latin(
        /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|a hundred) (?:\p{L}+ )?(?:messages|texts|voice ?notes|times|calls|photos|memes|replies)\b/iu,
      ).exec(r.plain)?.[0];
      return { count: count ? { words: count.toLowerCase(), plural: true } : undefined };
    },
  ),
];

const OWED = /\b(?:you|u) owe me\b/i;
/** What they laughed at, or what got wet in it; a pen or an umbrella is owed for other reasons. */
const FOR_A_LAUGH =
  /\b(?:laugh\w*|snort\w*|cackl\w*|chok\w*|wheez\w*|howl\w*|giggl\w*|spat|spill?ed|spilt|nose|tombstone|gravestone|lo+l|lmao|haha\w*|keyboard|screen|laptop|monitor|shirt|blouse|mug|mascara|coffee|tea)\b|😂|🤣|💀|😭/iu;

export const TEASING_SCENES: readonly Scene[] = [
  banter(
    'they owe me for a laugh',
    /\b(?:i (?:\w+ )?(?:snorted|cackled|choked|wheezed|howled|laughed out loud|spat)|you owe me (?:a|an|one)|coffee (?:everywhere|up my nose|out of my nose)|(?:spat|spilled|spilt) (?:my )?\w+ (?:out|everywhere|all over)|on my (?:tomb|grave)stone|laugh(?:ed|ing)? (?:so hard|out loud|on the))\b/i,
    {
      'take the bait': [
        ['playful', 'Please say sorry to {img} from me. I regret nothing, though.'],
        ['playful', 'Sorry, not sorry. I would do it again.'],
        ['playful', 'I regret nothing. That image made my day.'],
        ['playful', 'Then my work here is done for today. I take no responsibility for laughing in public.'],
      ],
      'return the question': [
        ['playful', 'I hope {img} {img|is|are} all right. Which bit got you?'],
        ['warm', 'I am so proud right now. Which bit got you?'],
        ['playful', 'Which line was it? I would like to frame it.'],
      ],
      'appreciate a detail': [
        ['warm', 'Making you laugh in front of {img} is my best work this week.'],
        ['warm', 'Making you laugh like that is the best thing I did today.'],
        ['warm', 'That is the best thing I could have read today, {img} and all.'],
      ],
      'suggest meeting': [
        ['playful', 'I owe you one, clearly. Can I pay you back with a drink this week?'],
        ['flirty', 'Wait until you hear it with my face attached. Coffee this week?'],
      ],
    },
    (r) => noLimit(r) && !has(r, 'rejection_soft') && (!OWED.test(r.plain) || says(r, FOR_A_LAUGH)),
    (r) => {
      const owed = latin(/\bowe me (?:an? )?((?:new )?\p{L}+)/iu)
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return owed && !/^(?:one|big|drink|coffee|dinner)$/.test(owed)
        ? { owed: { words: `the ${owed}` } }
        : {};
    },
  ),
  banter(
    'told off for being charming',
    latin(
      /\b(?:stop (?:it|that|being (?:so )?(?:\w+ )?(?:cute|funny|charming|nice|sweet|adorable|distracting|smooth|perfect|clever)|making me (?:laugh|smile|blush|hungry))|report yourself|behave yourself|you(?:'re| are) the reason|if you keep \p{L}+ing|(?:you are|you're|youre|ur) (?:a |such a |so |very |dangerously )?(?:distract\w+|menace|a problem|a bad influence|trouble)|can'?t (?:focus|concentrate|work|get anything done)|ruin(?:ed|ing) me|blame you|all your fault|someone keeps)\b/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Sorry about {img}, but I am not going to stop.'],
        ['witty', 'I could behave, but then what would you smile about?'],
        ['playful', 'Me, trouble? I am lovely. Ask anyone, except you apparently.'],
        ['playful', 'Sorry, I cannot help it. Well, I could, but I am enjoying this.'],
        ['witty', 'I have been warned before, and look how that turned out.'],
        ['playful', 'I blame you for answering. This takes two.'],
      ],
      'return the question': [
        ['playful', 'And what do you tell {img}, that it is my fault?'],
        ['warm', 'Happy to be a distraction. What am I keeping you from?'],
        ['playful', 'Is that an official complaint, or are you smiling at your phone?'],
      ],
      'appreciate a detail': [
        ['warm', 'Worth it, even with {img} there. I like making you smile.'],
        ['warm', 'Good, I like being the reason you are smiling at your phone.'],
        ['flirty', 'You say trouble as if you were not enjoying it.'],
      ],
      'suggest meeting': [
        ['flirty', 'Wait until you meet me in person. Drinks this week?'],
        ['direct', 'Then let us move this out of working hours. Which evening do I get?'],
      ],
    },
    noLimit,
  ),
  banter(
    'tried in their court',
    /\b(?:objection|explain yourself|defend yourself|in your defen[cs]e|criminal|arrest(?:ed)?|court(?! (?:case|date|order|record|roll))|evidence|guilty|case closed|i rest my case|cross[- ]examin\w+|how dare you|unforgivable|war crime|justify yourself)\b/i,
    {
      'take the bait': [
        ['playful', 'I have no defence for {img}. I was young, it was last week.'],
        ['playful', 'Guilty. I throw myself on your mercy and offer you a coffee.'],
        ['playful', 'Guilty. I would do it again, slower and with witnesses.'],
        ['witty', 'I will say nothing without snacks and a lawyer, in that order.'],
      ],
      'answer, then return': [],
      'return the question': [
        ['direct', 'Okay, I am guilty. How do I make it up to you?'],
        ['playful', 'What is the sentence, and are there snacks?'],
        ['playful', 'What is the maximum sentence, and can I serve it with you?'],
      ],
      'appreciate a detail': [
        ['warm', 'You are very cute when you are outraged. What did {img} ever do to you?'],
      ],
      'suggest meeting': [
        ['flirty', 'I would like to explain myself in person. Are you free this week?'],
        ['flirty', 'I request a hearing in person. Are you free this week, Your Honour?'],
      ],
    },
    (r) =>
      aboutReader(r) && noLimit(r) && !has(r, 'apology') && !says(r, REAL_COURT) && !REAL_COURT.test(r.mine),
    (r) => {
      const deed = latin(
        /\b(?:that|your|the) (\p{L}+) (?:was|is) (?:criminal|a crime|illegal|unforgivable|inexcusable)/iu,
      ).exec(r.plain)?.[1];
      return deed
        ? { img: { words: `that ${deed.toLowerCase()}` }, bare: { words: deed.toLowerCase() } }
        : {};
    },
    true,
  ),
  banter(
    'they saw me cheat or lose',
    /\b(?:you (?:cheat(?:ed)?|lost|moved the|missed|got (?:lapped|beaten|destroyed))|fair and square|doesn'?t count|didn'?t count|rematch|sore loser|i have witnesses|lapped by|beaten by|(?:i|we) (?:beat|destroyed|thrashed) you|talk a big game|let me win|should have let me)\b/i,
    {
      'take the bait': [
        ['playful', 'That was a warm-up. The real one has not started yet.'],
        ['playful', 'I let you win. You looked like you needed it.'],
        ['playful', 'I was being polite. Next time I will play properly.'],
      ],
      'return the question': [
        ['playful', 'Rematch? I will even let you choose the game.'],
        ['direct', 'Rematch, then? Name the stakes and the day.'],
      ],
      'appreciate a detail': [['warm', 'You won, I admit it. Enjoy it while it lasts.']],
      'suggest meeting': [
        ['flirty', 'Rematch on Saturday, and the winner gets a kiss or a coffee. Your choice.'],
        ['direct', 'Rematch this week, loser buys the drinks?'],
      ],
    },
    noLimit,
  ),
  banter(
    'they mark me',
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:\/|out of) ?(?:10|ten|five|5)\b|\bpoints? (?:for|to|off|from|deducted)\b|\b(?:minus|plus) \d+\b|\bdeduct\w*\b|\b(?:one|two|three|four|five) stars?\b/i,
    {
      'take the bait': [
        ['playful', 'Fair about {img}. I would like a second chance.'],
        ['playful', 'Fair. I would like to appeal, though.'],
        ['playful', 'Ouch. What did I lose the points for?'],
        ['playful', 'I will take it. My school reports were a lot worse.'],
      ],
      'return the question': [
        ['playful', 'Is there extra credit? I can bring snacks.'],
        ['direct', 'How do I get the rest of the points? I am a fast learner.'],
      ],
      'appreciate a detail': [
        ['warm', 'I am honoured that somebody is keeping score this carefully.'],
        ['warm', 'That is the nicest score I have had all week. Thank you, I think.'],
      ],
      'suggest meeting': [
        ['flirty', 'Give me another chance at {img} this week, and I will do better.'],
        ['flirty', 'Give me a chance to improve my score in person. Coffee this week?'],
        ['flirty', 'I would like to resit in person, soon. Which evening does the examiner have free?'],
      ],
    },
    (r) =>
      noLimit(r) &&
      !/\bstood up\b|\b(?:the|an?) ai\b|\bmy neighbour|people watching|would (?:recommend|not recommend)|out of ten composition/i.test(
        r.plain,
      ) &&
      /\b(?:you|your|u|ur)\b|\b(?:minus|plus|deduct\w*|points? (?:for|off|to))\b|^\W*(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i.test(
        r.plain,
      ),
  ),
  banter(
    'asked for a mark',
    /\b(?:rate|score|grade|review) (?:my|me|this|that)\b|\bhow am i doing\b|\bhow(?:'s| is| was) my (?:flirting|game|opener|line)\b/i,
    {
      'answer, then return': [
        ['warm', 'Ten for nerve, so the score is high already. How would you rate me so far?'],
        ['playful', 'Nine out of ten. I am keeping one point back for when we meet. How am I doing?'],
        [
          'playful',
          'Strong start, risky middle, and I am still reading, so the score is high. How do you rate me?',
        ],
      ],
      'take the bait': [
        ['playful', 'Full marks for asking. Now do it again and I will rate it properly.'],
        ['playful', 'Strong start. I am still here and I am smiling, so that is a good score.'],
      ],
      'suggest meeting': [
        ['flirty', 'I can only rate half of it by text. The other half needs a drink and a table.'],
        ['direct', 'I give the final score in person. Which evening suits you?'],
      ],
    },
  ),
];

/**
 * The teases that people really send: you are such a nerd, you peaked in school, bet you cannot cook, that joke was
 * awful. The word or the claim itself is taken up, nothing beside it.
 */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { meFrom } from '../words/places.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene, says } from './scene.ts';

const open = (r: Reading): boolean =>
  !has(
    r,
    'rejection_hard',
    'rejection_soft',
    'harassment',
    'threat',
    'jealousy_control',
    'boundary',
    'plan_decline',
    'plan_reschedule',
  ) && r.style.words <= 30;

const word = (words: string | undefined): Place | undefined => (words ? { words } : undefined);
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);

/** What is left of a clause once it ends: before a comma, a full stop, a laugh. */
const clause = (text: string | undefined): string | undefined => {
  const bare = text
    ?.split(
      /[,.!?;:()\n]| (?:lol|haha+|lmao|tbh|honestly|and|but|so|because|cos|right|huh|hey|though|tho|admit it|don'?t you)\b|\p{Extended_Pictographic}/u,
    )[0]
    ?.trim();
  return bare && bare.split(' ').length <= 12 && bare.length > 2 && !/"/.test(bare) ? bare : undefined;
};

const LABEL =
  "nerd|geek|dork|weirdo|softie|softy|goofball|goof|drama queen|diva|show-?off|snob|flirt|charmer|menace|trouble-?maker|princess|boomer|grandpa|grandma|granny|gran|ouma|oupa|old man|old lady|party pooper|spoilsport|scaredy-?cat|cheapskate|rebel|poser|brat|copycat|glutton|lazybones|morning person|neat freak|old soul|clown|smart ?(?:arse|ass|alec)|know-it-all|cheese ?ball|lunatic|control freak|perfectionist|workaholic|foodie|romantic|hipster|bookworm|swot|night owl|homebody|baby|chop|teacher'?s pet|golden retriever|mama'?s boy|mommy'?s boy|city slicker|tourist|coward|chicken|wimp|overachiever|overthinker|lightweight|sweet ?talker|smooth talker|tease";
const IS_LABEL = new RegExp(
  `\\b(?:you|u|you'?re|youre|ur|your)(?: are| r| must be| seem like| sound like| look like)? (?:(?:such|so|really|clearly|secretly|definitely|totally|actually|literally|basically|kind of|kinda|quite|obviously) )*(?:a |an |the )?(?:(?:total|big|huge|massive|proper|real|complete|absolute|little|hopeless|secret|closet|bit of an?|funny|cute|such a) )*(${LABEL})\\b`,
  'i',
);

const CANNOT = latin(
  /\b(?:(?:i )?bet (?:that )?(?:you|u) (?:can'?t|cant|couldn'?t|cannot|won'?t|wouldn'?t)|i (?:really )?(?:don'?t|dont|do not) think (?:you|u) (?:can|could|would|will)|(?:you|u) (?:could|would) never|no way (?:you|u) (?:can|could)|(?:i )?doubt (?:that )?(?:you|u) (?:can|could|would)|(?:you|u) (?:probably |definitely |clearly |obviously )?(?:couldn'?t|can'?t|cant|wouldn'?t|won'?t) (?=(?:even )?(?:handle|keep up|beat|last|survive|out\p{L}+|cook|dance|swim|sing|drive|hike|run|make|boil|braai|parallel)))\b ?(?:even )?([^.!?\n]+)/iu,
);
const vpOf = (r: Reading): string | undefined => {
  const said = clause(CANNOT.exec(r.plain)?.[1]);
  return said && /^\p{L}/u.test(said) && !/^(?:that|it|so|me|be|have|do it)$/i.test(said)
    ? meFrom(said).replace(/^I\b/, '').trim()
    : undefined;
};

const ACCUSED = latin(
  /\b(?:(?:i(?:'m| am)? (?:just )?(?:bet|reckon|guess(?:ing)?|sure|feel like|have a feeling)(?: that)? )((?:you|u)(?:'re|'ve)? [^.!?\n]+)|(?:you|u) (?:look|seem|sound|come across|strike me)(?: to me)? like (?:someone who |a (?:person|guy|girl|man|woman) who |the (?:type|kind|sort)(?: of (?:person|guy|girl|man|woman))? (?:who|that|to) )?((?:you|u)(?:'re|'ve)? [^.!?\n]+)|((?:you|u) (?:definitely|clearly|obviously|totally|probably|absolutely|so|100%|secretly) (?!(?:didn'?t|did|don'?t|haven'?t|won'?t|could|can|can'?t|should|need|would|will|have to|must|like me|love me|want me|get|got me|are right|deserve|understand|know)\b)[\p{L}']+ [^.!?\n]+)|((?:you|u)(?:'re|r| are)? (?:(?:seem|look|sound) like )?(?:so )?(?:one of those (?:people|guys|girls|men|women)|the (?:type|kind|sort)(?: of (?:person|guy|girl|man|woman|human))?) (?:who|that|to) [^.!?\n]+)|((?:you|u) (?!(?:know|like|want|love|see|think)\b)[\p{L}']+ [^.!?\n,]+?),? (?:don'?t|aren'?t|haven'?t|won'?t|didn'?t) (?:you|u)\W*$)/iu,
);
/** `you cry at adverts` as the one it is said of would say it: `I cry at adverts`. */
const accusation = (r: Reading): string | undefined => {
  const found = ACCUSED.exec(r.plain);
  const kind =
    found?.[4] &&
    /\b((?:one of those|the) (?:people|guys|girls|men|women|type|kind|sort).*)$/i.exec(found[4])?.[1];
  const said = kind ? clause(`you're ${kind}`) : clause(found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[5]);
  if (!said) return undefined;
  const mine = meFrom(
    said
      .replace(/\btheir\b/gi, 'your')
      .replace(
        latin(
          /\b(?:definitely|clearly|obviously|totally|probably|absolutely|so|100%|secretly|always|just|really) (?=\p{L})/giu,
        ),
        '',
      ),
  );
  return /^I(?:'m|'ve)? \p{L}/u.test(mine) && mine.split(' ').length >= 3 ? mine : undefined;
};
/** Praise and care are no accusation. */
const NICE =
  /\b(?:amazing|great|lovely|beautiful|gorgeous|handsome|kind|sweet|wonderful|perfect|good at|smell|well|best|busy|tired|right|okay|ok|fine|miss|hear (?:this|that)|get (?:this|that|asked|told)|love (?:it|that|this)|interesting|fun|so nice|nice|cool|stressed|hungry|exhausted|excited|happy|proud|made|make (?:a|an) (?:good|great)|have (?:a )?(?:great|good|lots|plans|loads))\b/i;

const LIKE_MY = latin(
  /\b(?:you|u) (?:\p{L}+ )?(spell|type|text|write|talk|dress|dance|drive|cook|flirt|laugh|sound|park|sing|walk|use emojis?) (?:exactly |just )?like (my|a|an) ([\p{L}' -]{3,28})/iu,
);

const BAD_LINE =
  /\b(?:worst|terrible|awful|lame|weak|cheesy|cheesiest|corny|dreadful|shocking|bad|painful) (?:pick ?-?up line|opener|opening line|line|joke|pun|puns|jokes|chat-?up line|dad joke)s?\b|\bis that (?:really )?(?:your best|the best (?:you|u))\b|\bnot as funny as (?:you|u) think\b|\b(?:that|it) was (?:so |really |very |pretty )?(?:lame|corny|cheesy|terrible|awful|painful)\b|\bdo(?:es)? that line (?:ever |actually |usually )?work\b/i;

const QUESTION_DODGED = latin(
  /\b(?:you|u) (?:(?:never|didn'?t|did not|still haven'?t|haven'?t|still didn'?t) (?:actually |really |even )?answer\w*|(?:keep|are|always|just) ?(?:\p{L}+ )?(?:avoid|dodg|ignor)\w+|(?:just )?(?:dodged|avoided|ignored|skipped)) (?:all )?(?:my|the|that|any of my) (?:\p{L}+ )?questions?\b|\banswer (?:the|my) question\b|\b(?:nice|good|smooth) dodge\b|\bway to dodge\b|\byou(?:'re| are) (?:dodging|avoiding|ignoring) (?:my|the) question/iu,
);

const BORROWED = latin(
  /\bis (?:that|this|it) (?:really |actually |even )?(?:your|ur|yours)(?: own)? ?(\p{L}+)?,? or (?:did (?:you|u)|is it|was it|just|(?:you|u)|a|some|someone)\b[^.!]*|\b(?:that|the) (\p{L}+) (?:is|was) (?:totally |definitely )?(?:borrowed|rented|hired|not (?:yours|real))\b/iu,
);

const WAITED =
  /\b(?:we )?matched\b[^.!?]*\b(?:nothing|never|not (?:a|one) (?:word|message)|no message|days|weeks|silence)\b|\b(?:you|u) (?:said|wrote|sent|typed) (?:absolutely )?nothing\b|\b(?:waiting|waited) for (?:you|u) to (?:text|message|say|make|write)\b|\b(?:made|making|make) me (?:text|message|go|write|say hi|speak) first\b|\b(?:were|are) (?:you|u) (?:ever )?going to (?:say hi|message|say something|text)\b/i;

export const PLAIN_TEASE_SCENES: readonly Scene[] = [
  banter(
    'told to answer the question',
    QUESTION_DODGED,
    {
      'own it': [
        ['warm', 'You are right, I did dodge that question. Ask me again and you get a straight answer.'],
        ['direct', 'Fair. Which question do you want answered first?'],
        ['calm', 'Sorry, I did not mean to skip it. Ask me the question again, I am listening.'],
      ],
      'answer, then return': [
        ['warm', 'Okay, a proper answer to your question: [your answer]. What about you?'],
      ],
      'light touch': [
        ['playful', 'Caught. One question, one honest answer, starting now. Go.'],
        ['witty', 'I was hoping you had forgotten the question. You are good at this, so ask away.'],
      ],
    },
    (r) => !has(r, 'rejection_hard', 'harassment'),
  ),
  banter(
    'matched and silent',
    WAITED,
    {
      'own it': [
        ['warm', 'You are right, I said nothing for far too long. Hi! How has your week been?'],
        [
          'playful',
          'I spent days looking for the perfect first line, and then you beat me to it. How is your week?',
        ],
        ['direct', 'Guilty, you went first and I owe you one. What would you like to know?'],
        [
          'playful',
          'Bold, or just shy, I will let you decide. I am glad you wrote. What are you up to today?',
        ],
      ],
      'appreciate a detail': [
        ['warm', 'I am glad one of us said something. Thank you for going first, what made you do it?'],
      ],
      'suggest meeting': [
        ['flirty', 'Let me make up for the silence with a coffee this week. Which day suits you?'],
      ],
    },
    (r) => open(r) && !has(r, 'ghost_return'),
  ),
  banter(
    'teased for a slow reply',
    latin(
      /\b(?:you|u) (?:actually|finally) (?:replied|answered|wrote back)\b|\bmark the calendar\b|\blook who(?:'s|s)? (?:alive|decided to reply)\b|\b(?:he|she) lives\b|\bfinally,? (?:a|an) (?:reply|answer)\b|\b(?:you|u) took (?:\p{L}+ |\d+ ){1,3}(?:days?|weeks?|hours?|ages|forever|years?|so long|long enough)\b|\b(?:took|takes) (?:you|u) (?:long enough|ages|forever|(?:\p{L}+|\d+) (?:days?|weeks?|hours?))\b|\bwhy (?:are (?:you|u) )?so slow\b|\b(?:slow|slowest) (?:texter|replier|reply)\b|\bdo (?:you|u) (?:ever|even) (?:reply|check your phone|look at your phone)\b|\b(?:reply|replies|answer) like (?:a|once)\b[^.!?]{0,20}\b(?:snail|sloth|week|year|month|pigeon)\b/iu,
    ),
    {
      'own it': [
        ['warm', 'Sorry, that was slow. I am here now, what did I miss?'],
        ['playful', 'Slow but worth it, I hope. I will do better, promise. How are you?'],
        ['direct', 'Fair, I took too long. It was not about you. How has your week been?'],
      ],
      'light touch': [
        ['playful', 'I was writing the perfect reply. This is not it, but I missed you.'],
        ['playful', 'No coma, just bad manners. Will you forgive me?'],
      ],
      'make amends': [
        ['warm', 'You are right, I am a slow texter. I am much better in person, coffee this week?'],
      ],
    },
    (r) => !has(r, 'rejection_hard', 'harassment', 'jealousy_control'),
  ),
  banter(
    'taken for a fake',
    latin(
      /\b(?:you(?:'re| are)|ur|are you|u r|think you(?:'re| are)) (?:\p{L}+ )?(?:a )?(?:catfish|fake|bot|robot|scammer|real person|too good to be true|even real|actually real|an ai)\b|\bcatfish(?:ing)?\b[^.!?]{0,20}\bme\b|\bfake profile\b/iu,
    ),
    {
      'answer, then return': [
        ['playful', 'Real, I promise, bad jokes and all. How about a quick video call to prove it?'],
        ['warm', 'A fair thing to wonder. Shall we do a quick video call, so you can see for yourself?'],
      ],
      'suggest meeting': [
        ['direct', 'Real. Coffee somewhere busy this week, and you can check?'],
        ['flirty', 'There is one way to find out if I am real. Coffee this week?'],
      ],
      'take the bait': [
        ['playful', 'If I was a catfish, I would have picked better photos. What gave you that idea?'],
        ['playful', 'Tell {who} I am real, and happy to be inspected.'],
      ],
    },
    (r) => !has(r, 'rejection_hard', 'harassment', 'threat'),
    (r) => {
      const who = /\bmy (friends?|mom|mum|sister|brother|flatmate|bestie|colleagues?|dad)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { who: word(who && `your ${who}`) };
    },
  ),
  banter(
    'caught blushing',
    latin(
      /\b(?:are (?:you|u)|did (?:i|that) make (?:you|u)|(?:you|u)(?:'re| are)|is someone|hope (?:you|u)(?:'re| are)) (?:\p{L}+ )?(?:blush(?:ing)?|smiling|flustered|shy|getting shy|speechless|grinning)\b/iu,
    ),
    {
      'answer, then return': [
        ['playful', 'Maybe a little. It is your fault, so do not look so pleased.'],
        ['warm', 'A bit, yes. Do you always have that effect on people?'],
      ],
      'take the bait': [
        ['playful', 'I am not {state}, it is very warm in here.'],
        ['playful', 'No comment. Ask me again in five minutes.'],
      ],
      'return the question': [['flirty', 'Would you like me to be {state}? Keep going and see.']],
      'suggest meeting': [
        ['flirty', 'Meet me and you can see for yourself if I am {state}. Coffee this week?'],
      ],
    },
    (r) => open(r) && r.style.words <= 14 && !has(r, 'distress'),
    (r) => ({
      state: word(
        /\b(blush|smiling|flustered|shy|speechless|grinning)/i
          .exec(r.plain)?.[1]
          ?.toLowerCase()
          .replace(/^blush$/, 'blushing'),
      ),
    }),
  ),
  banter(
    'told I am full of myself',
    latin(
      /\b(?:someone|somebody)(?:'s| is)? (?:thinks? (?:\p{L}+ )?(?:highly|a lot) of (?:themsel\w+|himself|herself)|full of (?:themsel\w+|himself|herself)|(?:very |so |a bit )?(?:confident|cocky|sure of (?:themsel\w+|himself|herself)))\b|\b(?:you(?:'re| are)|ur) (?:\p{L}+ )?(?:full of (?:yourself|it|shit|crap|nonsense)|cocky|so modest|very sure of yourself|up yourself|confident)\b|\b(?:modest|humble) (?:much|too|as well|aren'?t (?:you|u)|i see)\b|\b(?:nice|big) ego\b|\bbig ?head(?:ed)?\b/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Somebody has to. It was a good one though, admit it.'],
        ['playful', 'I am also very humble, probably the most humble person you know.'],
        ['witty', 'It is all show, I checked that message four times before I sent it.'],
      ],
      'return the question': [
        ['warm', 'Fair, that did sound full of myself. Your turn to brag: what are you really good at?'],
        ['direct', 'Too much? Tell me one thing you think highly of about yourself, then we are even.'],
      ],
      'suggest meeting': [['flirty', 'Come and see if I live up to it. Coffee this week?']],
    },
    (r) => !has(r, 'rejection_hard', 'rejection_soft', 'harassment', 'threat') && r.style.words <= 20,
  ),
  banter(
    'they warn me about themselves',
    /\b(?:careful|warning|be warned|fair warning|i should warn (?:you|u)|heads up|just so (?:you|u) know)\b[^.?!]{0,12}\bi(?:'?m| am) (?:a |an |very |so |really |quite |actually )*(?:trouble|terrible|bad|handful|menace|dangerous|competitive|clumsy|difficult|high maintenance|sarcastic|awkward|weird|messy|loud|hangry|stubborn|hard work|mess|nightmare|terrible influence|bad influence)\b|\bi(?:'?m| am) (?:a )?(?:really |very |terrible |bad )*(?:trouble|handful|menace|bad influence|high maintenance|hard work)\b/i,
    {
      'take the bait': [
        ['playful', 'Good, I was getting tired of behaving. What is the first thing you would talk me into?'],
        ['playful', 'Is that a warning or an invitation? I am fine with both.'],
        ['witty', 'I like a person who comes with a warning. Any other small print?'],
      ],
      'return the question': [
        ['direct', 'How bad are we talking? Give me an example.'],
        ['warm', 'Thanks for the warning, now I am only more curious. What should I know?'],
      ],
      'suggest meeting': [['flirty', 'I will take the risk. Drinks this week?']],
    },
    (r) =>
      r.style.words <= 20 &&
      r.questions.length === 0 &&
      !has(r, 'rejection_hard', 'rejection_soft', 'harassment', 'threat', 'apology'),
  ),
  banter(
    'taken for a certain kind',
    latin(
      /\b(?:you|u)(?:'d| would)? (?:strike me as|come across as|seem like|look like|sound like|seem to be|must be) (an? (?:\p{L}+[ -]){0,3}(?:person|guy|girl|type|kid|lover|fan|driver|drinker|dancer|cook|reader|runner|hiker|surfer|gamer|teacher|doctor|lawyer|student|artist|owner|child|twin|virgo|leo|aries|libra|scorpio|gemini|cancer|taurus|pisces|capricorn|aquarius|sagittarius))\b/iu,
    ),
    {
      'answer, then return': [
        ['playful', 'What makes you say I am {kind}? I would like to hear the evidence.'],
        ['direct', '[Right or wrong], and I am impressed you had a guess. What about you?'],
      ],
      'return the question': [
        ['warm', 'Is {kind} good news or bad news for me? And what are you?'],
        ['playful', 'Interesting. And if I am {kind}, do we still get along?'],
      ],
      'take the bait': [
        ['playful', '{kind}? I will let you find that out yourself.'],
        ['witty', 'You guessed {kind} from a few photos? You should do this for a living.'],
      ],
      'suggest meeting': [['flirty', 'Meet me and see if you are right about {kind}. Coffee this week?']],
    },
    (r) =>
      open(r) &&
      r.style.words <= 18 &&
      !/\b(?:nice|great|lovely|sweet|kind|good|fun|cool|amazing|genuine|interesting)\b/i.test(r.plain),
    (r) => ({
      kind: word(
        latin(
          /\b(?:strike me as|come across as|seem like|look like|sound like|seem to be|must be) (an? (?:\p{L}+[ -]){0,3}\p{L}+)\b/iu,
        )
          .exec(r.plain)?.[1]
          ?.toLowerCase(),
      ),
    }),
  ),
  banter(
    'who says they would say yes',
    /\bbold of (?:you|u) to assume\b|\bwho says i(?:'d|'ll| would| will)? (?:say yes|want|like|come|be|even)\b|\bwhat makes (?:you|u) (?:so sure|think) i(?:'d|'ll| would| will|'m)? (?:say yes|want|like|come|be|even|interested)\b/i,
    {
      'take the bait': [
        ['playful', 'Bold, or just hopeful. So, is it a yes?'],
        ['playful', 'I did not assume, I hoped very loudly.'],
        ['witty', 'You have not said no, and I am choosing to notice that.'],
      ],
      'return the question': [
        ['direct', 'Fair. What would make you say yes?'],
        ['warm', 'You are right, I should have asked properly. Would you like to?'],
      ],
      'suggest meeting': [['flirty', 'Let me ask again, with manners: a drink with me this week?']],
    },
    (r) => !has(r, 'rejection_hard', 'rejection_soft', 'harassment', 'threat') && r.style.words <= 18,
  ),
  banter(
    'they say they would win',
    latin(
      /\bi(?:'d|'ll| would| will| could| can|'m going to|'m gonna) (?:\p{L}+ )?(?:destroy|beat|thrash|crush|smash|annihilate|whip|demolish|obliterate|school|out\p{L}+) (?:you|u)\b|\b(?:you|u)(?:'d| would|'ll| will| are going to) (?:so |totally |definitely )?lose (?:to me|against me|at)\b/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Big words. When do we play {game}?'],
        ['playful', 'You can try. I hope you are a good loser at {game}.'],
        ['witty', 'I will remember you said that when you are buying the drinks.'],
      ],
      'return the question': [
        ['direct', 'Okay, loser buys dinner. Still so sure about {game}?'],
        ['playful', 'And what do I get when I win?'],
      ],
      'suggest meeting': [
        ['flirty', 'Prove it. {game} this weekend, and the loser buys the drinks.'],
        ['direct', 'Prove it this weekend. Loser buys the drinks.'],
      ],
    },
    (r) => open(r) && r.style.words <= 18,
    (r) => {
      const game = latin(/\b(?:at|in) ((?:\p{L}+ ?){1,3})(?=[,.!?]|$)/iu)
        .exec(r.plain)?.[1]
        ?.trim();
      return {
        game: word(
          game && !/^(?:a|my|the|your|it|that|this|anything|everything)\b/i.test(game) ? game : undefined,
        ),
      };
    },
  ),
  banter(
    'only liked for one thing',
    latin(
      /\b(?:you|u) (?:only|just) (?:like|want|love|text|talk to|match(?:ed)? with) me for (my (?:\p{L}+ )?\p{L}+)/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Not only. But {x} did help.'],
        ['playful', 'How dare you. I like you at least as much as {x}.'],
      ],
      'appreciate a detail': [['warm', 'I came for {x} and stayed for you.']],
      'return the question': [['playful', 'And if I say yes, do I still get to meet {x}?']],
      'suggest meeting': [['flirty', 'Let me prove it: coffee with you, and {x} can stay at home.']],
    },
    open,
    (r) => ({
      x: word(
        latin(/\bfor (my (?:\p{L}+ )?\p{L}+)/iu)
          .exec(r.plain)?.[1]
          ?.toLowerCase()
          .replace(/^my/, 'your'),
      ),
    }),
  ),
  banter(
    'told that they bet I cannot',
    CANNOT,
    {
      'take the bait': [
        ['playful', "You really think I can't {vp}? Name the day and we will find out."],
        ['playful', 'Well, now I have to {yes}, just to see your face.'],
        ['witty', 'I may not {yes} well, but I can promise you a good laugh.'],
      ],
      'return the question': [
        ['direct', 'What do I win if I {yes}?'],
        ['playful', 'Is that a dare? What do I get if I {yes}?'],
      ],
      'suggest meeting': [
        ['flirty', "Loser buys the coffee. Still sure I can't {vp}?"],
        ['direct', 'There is one way to find out if I can {yes}. Are you free on Saturday?'],
      ],
    },
    (r) =>
      open(r) &&
      vpOf(r) !== undefined &&
      !says(r, /\b(?:believe|imagine|wait|help|stand) (?:it|that|how|me|to)\b/i),
    (r): Places => {
      const vp = vpOf(r);
      return {
        vp: word(vp),
        yes: word(vp?.replace(/\banything\b/i, 'something').replace(/\bany\b/i, 'some')),
      };
    },
  ),
  banter(
    'called such a something',
    IS_LABEL,
    {
      'take the bait': [
        ['playful', 'You say {jab} like it is a bad thing.'],
        ['witty', 'It takes a {jab} to spot one. What gave me away?'],
        ['playful', 'Guilty. And you are still talking to the {jab}, so what does that make you?'],
        ['witty', 'I have been called worse than {ajab} by people I like less.'],
      ],
      'return the question': [
        ['direct', 'What makes me {ajab}? I would like to see the evidence.'],
        ['playful', 'Is {ajab} a good thing in your book, or should I be worried?'],
      ],
      'appreciate a detail': [['warm', 'I will take {jab} as a compliment, since it made you smile.']],
      'suggest meeting': [['flirty', 'Come and find out how much of {ajab} I am. Coffee this week?']],
    },
    (r) => open(r) && r.questions.length === 0 && !has(r, 'apology', 'define_relationship'),
    (r) => {
      const jab = IS_LABEL.exec(r.plain)?.[1]?.toLowerCase();
      return { jab: word(jab), ajab: word(jab && article(jab)) };
    },
  ),
  banter(
    'compared with somebody',
    LIKE_MY,
    {
      'take the bait': [
        ['playful', 'So there are two of us now. {kin} and I should start a club.'],
        ['witty', 'What is wrong with how {who} {does}? Asking for myself.'],
        ['playful', 'I will take it, as long as {who} {does} with style.'],
      ],
      'return the question': [
        ['playful', 'Is that an insult, or are you fond of how {who} {does}?'],
        ['direct', 'What did I do that made you think of {who}?'],
      ],
      'appreciate a detail': [['warm', '{kin} must be a lovely person, so I am choosing to be flattered.']],
      'suggest meeting': [
        ['flirty', 'Wait until you meet me, I do more than one thing like {who}. Coffee this week?'],
      ],
    },
    (r) => open(r) && r.questions.length === 0 && clause(LIKE_MY.exec(r.plain)?.[3]) !== undefined,
    (r) => {
      const [, verb = '', lead = '', rest] = LIKE_MY.exec(r.plain) ?? [];
      const noun = clause(rest)
        ?.replace(/ (?:does|do|did|used to|on|in|at|after|before|from|who|with)\b.*$/i, '')
        .toLowerCase();
      const whose = lead.toLowerCase() === 'my';
      const third = verb.toLowerCase().replace(/^use (.*)$/, 'uses $1');
      return {
        who: word(noun && (whose ? `your ${noun}` : `${lead.toLowerCase()} ${noun}`)),
        kin: whose && noun ? { words: `your ${noun}` } : undefined,
        does: word(/^uses /.test(third) ? third : `${third}s`),
      };
    },
  ),
  banter(
    'a bad line or joke of mine',
    BAD_LINE,
    {
      'take the bait': [
        ['playful', 'That {it} was one of my better ones, so you may want to lower your expectations.'],
        ['witty', 'It was so bad that you had to answer. I call that a success.'],
        ['playful', 'And still you are here, talking to the person with the terrible {it}.'],
      ],
      'own it': [['warm', 'Fair, that {it} was bad. I will make it up to you, what is a good one?']],
      'return the question': [
        ['playful', 'Your turn, then. Show me how a good {it} is done.'],
        ['direct', 'What is the worst {it} you have ever been sent, apart from mine?'],
      ],
      'suggest meeting': [
        ['flirty', 'I am much funnier in person, or at least you can throw things. Coffee this week?'],
        ['playful', 'Deal, I owe you a {owed}. Saturday, and I promise only one more {it}?'],
      ],
    },
    (r) => open(r) && r.style.words <= 22 && says(r, /\b(?:you|your|that|this|u|ur)\b/i),
    (r) => {
      const it = /\b(pun|joke|opener|line)/i.exec(r.plain)?.[1]?.toLowerCase();
      const owed = /\bowe me (?:a|one) (coffee|drink|dinner|beer|lunch|pizza)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { it: word(it ?? 'joke'), owed: word(owed) };
    },
  ),
  banter(
    'asked whether it is borrowed',
    BORROWED,
    {
      'take the bait': [
        ['playful', 'I was hoping nobody would ask about the {x}. What is your theory?'],
        ['witty', 'Would you be more impressed if the {x} is mine, or if I stole it for the photo?'],
      ],
      'answer, then return': [
        ['direct', 'The {x} is [yours or borrowed], there you have it. Do I still get points for the pose?'],
      ],
      'return the question': [
        ['playful', 'Take a guess about the {x}, and if you are right I buy the first coffee.'],
        ['direct', 'Why, do you have plans for the {x}?'],
      ],
      'suggest meeting': [['flirty', 'Meet me and see whether I turn up with the {x}. Coffee this week?']],
    },
    (r) =>
      open(r) &&
      r.style.words <= 24 &&
      says(
        r,
        /\b(?:borrow|rent|hire|steal|stole|friend'?s|mate'?s|real|stock photo|someone|photo|pic|picture)/i,
      ),
    (r) => {
      const found = BORROWED.exec(r.plain);
      const thing = (found?.[1] ?? found?.[2])?.toLowerCase();
      return { x: word(thing && !/^(?:or|own)$/.test(thing) ? thing : undefined) };
    },
  ),
  banter(
    'they guess about me',
    ACCUSED,
    {
      'take the bait': [
        ['playful', 'Who told you {i}? I thought I had hidden the evidence.'],
        ['witty', "You can't prove that {i}."],
        ['playful', 'So that is my first impression: {i}. Could be worse.'],
      ],
      'return the question': [
        ['playful', 'Let us say {i}. What would people guess about you?'],
        ['direct', 'And if {i}, would that put you off?'],
        ['warm', 'What gave you the idea that {i}? Now I am curious.'],
      ],
      'suggest meeting': [['flirty', 'Find out for yourself whether {i}. Coffee this week?']],
    },
    (r) =>
      open(r) &&
      (r.questions.length === 0 || says(r, /\b(?:don'?t|aren'?t|haven'?t|won'?t|didn'?t) (?:you|u)\W*$/i)) &&
      accusation(r) !== undefined &&
      !NICE.test(r.plain) &&
      !has(r, 'apology', 'plan_propose'),
    (r) => ({ i: word(accusation(r)) }),
  ),
];

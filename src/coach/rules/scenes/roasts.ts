/** Roasts, dares and worn-out lines: taken with a grin, given back in kind. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { meFrom } from '../words/places.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const theyLaugh = /😂|🤣|😭|💀|😅|\b(?:lol|lmao|haha\w*|dying|dead|cackl\w+|snort\w*)\b/iu;
const aboutReader = (r: Reading): boolean =>
  /\b(?:you|your|you're|youre|u|ur|yours|yourself)\b/i.test(r.plain);
const noLimit = (r: Reading): boolean => !has(r, 'rejection_hard', 'harassment', 'threat');

export const ROAST_SCENES: readonly Scene[] = [
  banter(
    'a wrong opinion of mine',
    /\b(?:you did not just|you didn'?t just (?:say|call|put)|you can'?t (?:just )?(?:say|call|put|drop|mix|dip|wear|serve|eat)|(?:^|\W)haai\b(?! man\b)|(?:we )?can'?t be friends|it'?s over between us|i'?m unmatching|this is where we part|oh so now|(?:wrong|terrible|bad|awful|illegal|worst) (?:opinion|take|taste)|your taste in|one wrong opinion|(?<!\b(?:do|did|does|would|will|can|could|if|when|how|what|should|where|which) )you (?:put|eat|drink|dip|like|prefer|think|said|call(?:ed)?) [^.!?]{2,40}(?:\?\?|!!|in first| first\?| on a? ?\w+| like that)|and you said it so|we'?re done\b|cry for help|(?:^\W*|[.!?] )(?:(?:ok|okay|no|please|now|just|oh) )*sit down\b|(?:need|have|had) to sit down\b|bold of you to (?:say|admit|assume|call|put|claim)|who does that|what is wrong with you|haibo|hayi)\b/i,
    {
      'take the bait': [
        ['playful', 'I knew {img} would get me into trouble one day. Can you forgive me?'],
        ['playful', 'I said what I said, and I would say it louder with a drink in my hand.'],
        ['witty', 'I can hear the gasp from here. Worth it.'],
        ['playful', 'I stand by {img}, alone if I must.'],
        ['witty', 'I take nothing back, least of all {img}.'],
        ['witty', 'I see {img} {img|has|have} hurt you in the past. Would you like to talk about it?'],
      ],
      'return the question': [
        ['playful', 'Fine, teach me. What is the right answer?'],
        ['playful', 'Right, confess: which of your opinions would get you thrown out of a dinner party?'],
        ['direct', 'Is {img} a dealbreaker, or can I buy my way back in?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you feel this strongly about {img}. What else should I never say?'],
      ],
      'suggest meeting': [
        ['flirty', 'Come and change my mind about {img} in person. Coffee this week?'],
        ['playful', 'Let us fight about it properly, at a table, with food in between. Friday?'],
      ],
    },
    (r) => aboutReader(r) && noLimit(r) && !has(r, 'apology'),
    undefined,
    true,
  ),
  banter(
    'one opinion a week',
    /\b(?:i'?ve decided (?:you|that you)|you(?:'re| are)? (?:only )?(?:get|allowed|entitled)(?: to)?) (?:\w+ ){0,3}(?:one|a single|two|three)\b/i,
    {
      'take the bait': [
        ['playful', 'Then I should have saved mine for something better than {img}.'],
        ['playful', 'Used on {img}, and I would spend it the same way again.'],
        ['playful', 'A fair system. {img} {img|was|were} worth the whole allowance.'],
      ],
      'return the question': [
        ['playful', 'And how many do you get? I suspect more than me.'],
        ['direct', 'Who do I bribe for an extra one? I have views on {img2}.'],
      ],
      'appreciate a detail': [['warm', 'Strict, but I like you. Do I get an extra one for good behaviour?']],
      'suggest meeting': [['flirty', 'I am saving the next one for when I see you. Which day is that?']],
    },
  ),
  banter(
    'called a nerd about it',
    /\b(?:haha |lol |ha )?(?:you|ya|u) (?:absolute |massive |total |big |little )?(?:nerd|geek|dork|weirdo)\b|\bnerd\b[.!,]* (?:tell|go on|say|more)/i,
    {
      'answer, then return': [
        [
          'playful',
          'Gladly, {mimg} {mimg|is|are} only where it starts. Do you want the short lecture or the one with slides?',
        ],
      ],
      'take the bait': [
        ['playful', 'Proud nerd, yes. You should hear me when I really get going.'],
        ['playful', 'Careful, I have a second fact about {mimg} and I am not afraid to use it.'],
        ['playful', 'You asked for more about {mimg}. There is no way back now.'],
      ],
      'return the question': [
        ['warm', 'What is the thing you could talk about for an hour? I want to hear it.'],
      ],
      'suggest meeting': [['flirty', 'Nerd with good snacks, though. Come and hear the rest over a drink?']],
    },
    (r) => r.mine !== '',
  ),
  banter(
    'the sort of person I am',
    latin(
      /^\W*(?:\p{L}+\W+)?says the (?:man|woman|person|one|guy|girl)\b|\b(?:(?:you|u) (?:text|write|type|talk|laugh|park(?:ed)?|drive|sound|dress|act|look|dance|eat|cook)(?:s|ed)? (?:\w+ ){0,2}like\b|(?:someone|a (?:man|woman|guy|girl|person)) who\b[^.!?]{0,80}\b(?:is telling me|lectures me|asks me)\b|mister '|mr '|miss '|(?:(?:you|u|you'?re|ur)\b[^.!?]{0,60}|(?:not bad|pretty \w+|big talk|big words|bold|brave|strong words|impressive|rich) (?:\w+ ){0,2})\bfor (?:someone|somebody|a (?:man|woman|person|guy|girl)) who\b|\b(?:your|ur) (?:\p{L}+ ){1,2}(?:looks?|sounds?|smells?|reads?|feels?) (?:like an?|(?:more|better|less) )\b|\bnever (?:met|seen|known|heard)(?: of)? (?:anyone|anybody|someone|somebody|a (?:man|woman|person|human))\b|imagine a\b|you(?:'re| are) (?:such |basically |like |clearly |definitely )?(?:a|an|the (?:sort|kind|type) of) (?:\p{L}+ )?(?:nerd|dork|weirdo|granny|grandpa|dad|golden retriever|snob|menace|person who)\b|\byou nerd\b|\bya nerd\b)/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Well, somebody has to be {who}.'],
        ['playful', '{like}? I am choosing to take that as a compliment.'],
        ['playful', 'Rude, and also a little bit true.'],
        ['witty', '{like}? I am putting that in my bio.'],
        ['playful', 'I feel extremely seen and slightly attacked.'],
      ],
      'return the question': [
        ['playful', 'What gave me away, {img} or everything else?'],
        ['direct', 'So I am {who}. Is that good news or bad news for me?'],
        ['direct', 'What gave me away? I want to know what to hide next time.'],
        ['playful', 'And what would people say you are like? The honest version.'],
        ['direct', 'What gave me away, {img} or something worse?'],
      ],
      'appreciate a detail': [
        ['warm', '{who}, that is very precise. Do you always see through people this fast?'],
        ['warm', 'You notice things. I like that, even when it is at my expense.'],
        ['warm', '{like} is the nicest thing anyone has called me this week. I will live up to it.'],
      ],
      'suggest meeting': [['flirty', 'You need more evidence. Coffee this week, and you can take notes?']],
    },
    (r) => noLimit(r) && !has(r, 'sexual') && r.questions.every(({ kind }) => kind !== 'reciprocal'),
    (r) => {
      const like =
        /\b(?:like|imagine) (an? [^.!?,;()]{3,40}?)(?= and\b| who\b| that\b| for\b|[.!?,;)]|$)/i.exec(
          r.plain,
        )?.[1];
      return { like: like ? { words: like } : undefined };
    },
    true,
  ),
  banter(
    'a guessing game',
    /\b(?:guess (?:my|what|which|where|who|how)|(?:try|have to) guess|(?:one|1|two|2|three|3)(?: \(\w+\))? (?:chance|guess|guesses|tries) to)\b/i,
    {
      'take the bait': [['playful', 'Give me one clue about {riddle} and I will pretend it was easy.']],
      'answer, then return': [
        ['playful', 'My guess for {riddle}: [your best guess]. Warm or freezing?'],
        ['direct', 'Final answer on {riddle}: [your guess]. What do I win?'],
      ],
      'return the question': [
        ['playful', 'How many guesses do I get for {riddle}, and what do I win?'],
        ['playful', 'Is {riddle} the sort that people laugh at or the sort that people envy?'],
        ['direct', 'How many letters, and do I still get the round if I am close?'],
      ],
      'suggest meeting': [
        ['flirty', 'I guess better over that first round. Which evening do I find out about {riddle}?'],
      ],
    },
    noLimit,
    (r) => {
      const riddle = latin(
        /\bguess(?:es)?(?: at)? (my [\p{L} ]{3,24}?|what [^.?!]{4,40}?|where [^.?!]{4,30}?|who [^.?!]{4,30}?|how [^.?!]{4,30}?)(?=[.,?!]| and\b| or\b|$)/iu,
      ).exec(r.plain)?.[1];
      return { riddle: { words: riddle ? meFrom(riddle).replace(/^my\b/i, 'your') : 'it' } };
    },
  ),
  banter(
    'a dare or a bet',
    /\b(?:is that a challenge|challenge accepted|i bet (?:you|i)\b(?!(?:'?re| are| were| look| must| feel| slept| smell| had))|bet you (?:can|could|can'?t|a)|i dare you|prove (?:it|him|her|me|them) wrong|prove it|fight me|game on|win and (?:i|you)|come at me|you(?:'ve| have)? (?:\w+ )?(?:one|1|two|2|three|3)(?: \(\w+\))? (?:chance|guess|tries|shot)|loser (?:pays|buys|cooks|does)|winner (?:gets|picks)|try me|you wouldn'?t (?:dare|last)|come prove)\b/i,
    {
      'take the bait': [
        ['playful', 'Challenge accepted. Any last words?'],
        ['playful', 'Oh, it is on. I hope you are a good loser.'],
        ['playful', 'You would bet against me? That is brave and a little expensive.'],
        ['witty', 'I am already stretching. This is going to be embarrassing for one of us.'],
      ],
      'return the question': [
        ['playful', 'And what are you prepared to lose? I was thinking dinner.'],
        ['direct', 'Fine. What do I get if I win?'],
        ['direct', 'What are the stakes? I only embarrass myself for good snacks.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like how sure of yourself you are. Let us make it interesting: loser buys the drinks.'],
      ],
      'suggest meeting': [
        ['direct', 'Name the day, then. Loser buys the drinks?'],
        ['flirty', 'Accepted, on neutral ground. Which evening suits you?'],
      ],
    },
    noLimit,
  ),
  banter(
    'a rehearsed line, they suspect',
    /\b(?:you (?:practi[sc]ed|rehearsed|googled|prepared|wrote) (?:that|this|it)|did you (?:practi[sc]e|google|rehearse)|copy(?:ing)? and past\w+|how long did that take|heard that one before|used that (?:line )?before|smooth,? very smooth)\b/i,
    {
      'take the bait': [
        ['playful', 'Maybe once in the mirror. Did it work?'],
        ['playful', 'Practised? I wish. It came out like that and I have been proud of it since.'],
      ],
      'return the question': [['direct', 'What would you have said instead? I could use some tips.']],
      'appreciate a detail': [
        ['warm', 'You caught me. The next one is unrehearsed, I promise, and so worse.'],
      ],
      'suggest meeting': [['flirty', 'My best material is only for live audiences. Coffee this week?']],
    },
  ),
  banter(
    'a worn-out line',
    /\b(?:love at first sight|did it hurt when|running through my|are you a (?:parking ticket|magician|library|keyboard|camera)|if you were a (?:vegetable|fruit|burger|sandwich)|is your (?:dad|father) a|heaven must be|fell from heaven|believe in fate|lost my (?:phone )?number|come here often)\b/i,
    {
      'take the bait': [
        ['playful', 'That line has a pension and grandchildren, and still it made me smile.'],
        ['witty', 'Points for courage. That one was last seen in public in 1987.'],
        ['playful', 'I groaned so loudly that somebody asked if I was all right. Do another one.'],
        ['witty', 'I will pretend I have never heard it before. For you.'],
      ],
      'return the question': [
        ['playful', 'Does that one ever work, or am I the first survivor?'],
        ['direct', 'Be honest, how long have you been waiting to use that?'],
      ],
      'appreciate a detail': [['warm', 'You committed to it completely, and I respect commitment.']],
      'suggest meeting': [
        ['flirty', 'Say it to my face without laughing and the first drink is settled. When?'],
      ],
    },
    noLimit,
  ),
  banter(
    'roasted with a laugh',
    /^(?=[\s\S]*\b(?:you|your|you're|ur)\b)[\s\S]*(?:😂|🤣|😏|😜|🙄|\b(?:lol|lmao|haha\w*|jk|kidding|joking)\b)/iu,
    {
      'take the bait': [
        ['witty', 'I will remember that when it is my turn to tease you.'],
        ['playful', 'You are lucky you are funny.'],
        ['playful', 'Ouch. I am laughing, but ouch.'],
      ],
      'return the question': [
        ['direct', 'What have you got against {img}?'],
        ['playful', 'Is {img} the worst you have on me? I had feared more.'],
        ['direct', 'And what do I get to tease you about, since {img} {img|is|are} taken?'],
      ],
      'appreciate a detail': [['warm', 'Okay, that made me laugh. You are quick.']],
      'suggest meeting': [['flirty', 'Would you say that to my face? Let us find out over a drink.']],
    },
    (r) =>
      has(r, 'tease') &&
      noLimit(r) &&
      r.questions.length === 0 &&
      theyLaugh.test(r.plain) &&
      r.style.words <= 30,
  ),
];

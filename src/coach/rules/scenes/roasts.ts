/** Roasts, dares and worn-out lines: taken with a grin, given back in kind. */
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
    /\b(?:you did not just|you didn'?t just (?:say|call|put)|you can'?t (?:just )?(?:say|call|put|drop|mix|dip|wear|serve|eat)|(?:^|\W)haai\b|(?:we )?can'?t be friends|it'?s over between us|i'?m unmatching|this is where we part|oh so now|(?:wrong|terrible|bad|awful|illegal|worst) (?:opinion|take|taste)|your taste in|one wrong opinion|you (?:put|eat|drink|dip|like|prefer|think|said|call(?:ed)?) [^.!?]{2,40}(?:\?\?|!!|in first| first\?| on a? ?\w+| like that)|and you said it so|we'?re done\b|cry for help|sit down\b|bold of you|who does that|what is wrong with you|haibo|hayi)\b/i,
    {
      'take the bait': [
        ['playful', 'I said what I said, and I would say it louder with a drink in my hand.'],
        ['witty', 'I can hear the gasp from here. Worth it.'],
        ['playful', 'I stand by {img}, alone if I must.'],
        ['witty', 'History will be kind to me about {img}. You, I am less sure of.'],
        ['playful', 'Laugh all you like. {img} and I have been through worse than you.'],
        ['witty', 'I take nothing back, least of all {img}.'],
        ['playful', 'Wait until you hear what I think about {rel}.'],
        ['witty', 'I see {img} {img|has|have} hurt you in the past. Would you like to talk about it?'],
        ['playful', 'I knew {img} would cost me one day. I had hoped it would be after the second date.'],
      ],
      'return the question': [
        ['playful', 'Right, confess: which of your opinions would get you thrown out of a dinner party?'],
        ['playful', 'Fine, your turn: which crime of your own comes closest to {img}?'],
        ['direct', 'Is {img} a dealbreaker, or can I buy my way back in?'],
        ['witty', 'Who hurt you, {bare} or somebody who looked like it?'],
      ],
      'appreciate a detail': [
        ['warm', 'Nobody has ever been this passionate about {img} in front of me. I like it.'],
        ['flirty', 'You are rather good at being outraged. I may bring up {img} more often.'],
      ],
      'suggest meeting': [
        ['playful', 'Let us fight about it properly, at a table, with food in between. Friday?'],
        ['playful', 'Say that about {img} to my face, over a drink. Thursday?'],
        ['flirty', 'Meet me, and I will defend {img} until you laugh or leave.'],
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
        ['playful', 'Used on {img}, and I would spend it the same way again.'],
        ['witty', 'Do the unused ones roll over? I have {rel} coming up next week.'],
        ['playful', 'A fair system. {img} {img|was|were} worth the whole allowance.'],
      ],
      'return the question': [
        ['witty', 'What is your own quota, and how much of it went on {img}?'],
        ['direct', 'Who do I bribe for an extra one? I have views on {img2}.'],
      ],
      'appreciate a detail': [['warm', 'I like your government. {img} aside, when is the next election?']],
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
        ['witty', 'Nerd is a compliment in my house. On {mimg}: [one more fact]. More?'],
      ],
      'take the bait': [
        ['playful', 'Careful, I have a second fact about {mimg} and I am not afraid to use it.'],
        ['witty', 'Nerd confirmed, badge and all. Wait until I get to {rel}.'],
        ['playful', 'You asked for more about {mimg}. There is no way back now.'],
      ],
      'return the question': [
        ['warm', 'What is your subject, the one where nobody can stop you? I will trade it for {mimg}.'],
        ['playful', 'Which fact do you throw at people at parties? {mimg} {mimg|is|are} mine.'],
      ],
      'suggest meeting': [['flirty', 'The full talk on {mimg} comes with a drink. Which evening?']],
    },
    (r) => r.mine !== '',
  ),
  banter(
    'the sort of person I am',
    /\b(?:(?:you|u) (?:text|write|type|talk|laugh|park(?:ed)?|drive|sound|dress|act|look|dance|eat|cook)(?:s|ed)? (?:\w+ ){0,2}like\b|(?:someone|a (?:man|woman|guy|girl|person)) who\b[^.!?]*\b(?:is telling me|has|talks|lectures|asks me)\b|mister '|mr '|miss '|says the (?:man|woman|person|one|guy|girl)|\bfor (?:someone|somebody|a (?:man|woman|person|guy|girl)) who\b|\b(?:your|ur) (?:\p{L}+ ){1,2}(?:looks?|sounds?|smells?|reads?|feels?) (?:like an?|(?:more|better|less) )\b|\bnever (?:met|seen|known|heard)(?: of)? (?:anyone|anybody|someone|somebody|a (?:man|woman|person|human))\b|imagine a\b|you(?:'re| are) (?:such |basically |like |clearly |definitely )?(?:a|an|the (?:sort|kind|type) of) (?:\p{L}+ )?(?:nerd|dork|weirdo|granny|grandpa|dad|golden retriever|snob|menace|person who)\b|\byou nerd\b|\bya nerd\b)/iu,
    {
      'take the bait': [
        ['witty', '{like}? I am putting that in my bio.'],
        ['playful', '{like} with good intentions, I would like to add.'],
        ['playful', 'I feel extremely seen and slightly attacked.'],
        ['witty', 'I prefer to think of {who} as an ambition.'],
        ['playful', 'I will have you know that {who} sleeps very well at night.'],
        ['playful', 'You say it as if {img} {img|was|were} a bad thing.'],
        ['witty', 'I have been called worse, and with far less about {img} in it.'],
        ['playful', 'Guilty. You should see what I do with {rel}.'],
        ['witty', 'That is uncomfortably accurate. Please delete everything you know about {img}.'],
        ['playful', '{img} did not ask to be in this. I did, and I am enjoying it.'],
      ],
      'return the question': [
        ['playful', 'And what would people say you are like? The honest version.'],
        ['playful', 'And you, what do you do that goes with {img}? Be honest.'],
        ['witty', 'Is that a complaint about {img} or an application to join?'],
        ['direct', 'What gave me away, {img} or something worse?'],
      ],
      'appreciate a detail': [
        ['warm', '{like} is the nicest thing anyone has called me this week. I will live up to it.'],
        ['warm', 'You worked out {img} from so little? I am impressed, and a bit exposed.'],
        ['warm', 'I will take it, especially {img}. It is kinder than what my friends say.'],
      ],
      'suggest meeting': [
        ['flirty', 'You need more evidence. Coffee this week, and you can take notes?'],
        ['flirty', 'Come and check in person, {img} and all. Coffee this week?'],
        ['playful', 'Meet me and I will show you how deep it goes with {img}.'],
      ],
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
      'take the bait': [
        ['playful', 'I need a clue first: the first letter of {riddle}, or I will panic and say Gertrude.'],
        ['witty', 'No pressure then. I am consulting the stars, my phone and a stranger about {riddle}.'],
        ['playful', 'My first guess about {riddle} is so wrong that I want it off the record.'],
      ],
      'answer, then return': [
        ['playful', 'My guess for {riddle}: [your best guess]. Warm or freezing?'],
        ['direct', 'Final answer on {riddle}: [your guess]. What do I win?'],
      ],
      'return the question': [
        ['playful', 'Is {riddle} the sort that people laugh at or the sort that people envy?'],
        ['direct', 'How many letters, and do I still get the round if I am close?'],
      ],
      'suggest meeting': [
        ['flirty', 'I guess better over that first round. Which evening do I find out about {riddle}?'],
      ],
    },
    noLimit,
    (r) => {
      const riddle =
        /\bguess(?:es)?(?: at)? (my [\p{L} ]{3,24}?|what [^.?!]{4,40}?|where [^.?!]{4,30}?|who [^.?!]{4,30}?|how [^.?!]{4,30}?)(?=[.,?!]| and\b| or\b|$)/iu.exec(
          r.plain,
        )?.[1];
      return { riddle: { words: riddle ? meFrom(riddle).replace(/^my\b/i, 'your') : 'it' } };
    },
  ),
  banter(
    'a dare or a bet',
    /\b(?:is that a challenge|challenge accepted|i bet (?:you|i)|bet you (?:can|could|can'?t|a)|i dare you|prove (?:it|him|her|me|them) wrong|prove it|fight me|game on|win and (?:i|you)|come at me|you(?:'ve| have)? (?:\w+ )?(?:one|1|two|2|three|3)(?: \(\w+\))? (?:chance|guess|tries|shot)|loser (?:pays|buys|cooks|does)|winner (?:gets|picks)|try me|you wouldn'?t (?:dare|last)|come prove)\b/i,
    {
      'take the bait': [
        ['playful', 'You would bet against me? That is brave and a little expensive.'],
        ['witty', 'I am already stretching. This is going to be embarrassing for one of us.'],
        ['playful', 'It is on. I will train at night, so {img} never {img|sees|see} me coming.'],
        ['witty', 'I have never been so sure of something I have not tried, and that includes {img}.'],
        ['playful', 'Challenge accepted. Tell {img} to get some sleep.'],
        ['witty', 'I do not lose at {img}. I have never played, but I do not lose.'],
        ['playful', 'You would bet against me? Bring {rel} and something to apologise with.'],
      ],
      'return the question': [
        ['direct', 'What are the stakes? I only embarrass myself for good snacks.'],
        ['playful', 'What do I win, apart from the right to mention {img} for ever?'],
        ['direct', 'Who is the judge, and can they be bribed with {rel}?'],
        ['witty', 'Name the stakes. I am thinking {img}, pride and a round of drinks?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you play for stakes, and that {img} {img|is|are} on the table.'],
      ],
      'suggest meeting': [
        ['flirty', 'Accepted, on neutral ground. Which evening suits you?'],
        [
          'flirty',
          'There is only one way to find out, and {img} {img|needs|need} both of us there. Which day?',
        ],
        ['direct', 'Name the day. I bring {rel}, you bring an open mind.'],
      ],
    },
    noLimit,
  ),
  banter(
    'a rehearsed line, they suspect',
    /\b(?:you (?:practi[sc]ed|rehearsed|googled|prepared|wrote) (?:that|this|it)|did you (?:practi[sc]e|google|rehearse)|copy(?:ing)? and past\w+|how long did that take|heard that one before|used that (?:line )?before|smooth,? very smooth)\b/i,
    {
      'take the bait': [
        ['playful', 'Three times, out loud, to {img}. It laughed at the second one.'],
        ['witty', 'Practised? {img} heard it first and advised against it.'],
        ['playful', 'I will not discuss what {img} and I do in private.'],
        ['witty', 'Rehearsed, costumed and lit. {mimg} {mimg|was|were} the safe version.'],
      ],
      'return the question': [
        ['playful', 'Did it work, though? Blink twice, {img} is watching.'],
        ['direct', 'What would you have said instead? I can still swap {mimg} for something better.'],
      ],
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
        ['playful', 'Noted. {img} and I will reflect on that.'],
        ['witty', 'You leave {img} alone and nobody gets a nickname.'],
        ['playful', 'I laughed, then I felt {img} judging me, then I laughed again.'],
        ['witty', 'Strong words about {img}. I will need them in writing.'],
      ],
      'return the question': [
        ['playful', 'Is {img} the worst you have on me? I had feared more.'],
        ['direct', 'And what do I get to tease you about, since {img} {img|is|are} taken?'],
      ],
      'appreciate a detail': [['warm', 'You are funny, and I say that as the one with {img} against me.']],
      'suggest meeting': [['flirty', 'Repeat that about {img} over a drink and keep a straight face. Deal?']],
    },
    (r) =>
      has(r, 'tease') &&
      noLimit(r) &&
      r.questions.length === 0 &&
      theyLaugh.test(r.plain) &&
      r.style.words <= 30,
  ),
];

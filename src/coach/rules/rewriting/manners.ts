/** What tends to cost answers besides spelling: bare greetings, begging, pressure, looks, pet names, a number too early. */
import { latin } from '../reading/pattern.ts';
import type { Mended } from './spelling.ts';

type Cut = readonly [pattern: RegExp, says: string];

const START = String.raw`(?<=^|[.!?\n,;]\s*|\b(?:and|but|so|hey|hi|hello|yo|ok|okay|well|lol|omg|wow)\s+)`;
/** To the end of the sentence, or to where it turns to something else, which may be a fact or the question. */
const TURNS = String.raw`,?\s+(?:but|and|so|anyway|also)\s|,\s+(?:i|i'm|i've|im|my|we|what|which|wich|how|where|when|do|does|are|is|would|can|anyway|let's|(?:(?:was|am|just|only) )*(?:wondering|thinking|hoping))\b`;
const END = String.raw`(?:(?!${TURNS})[^.!?\n])*(?:[.!?]+|\n|$|,|(?=\s))\s*`;
const sentence = (start: string): RegExp => new RegExp(`${START}(?:${start})${END}`, 'gi');

const PHONE = /(?:\+\d{1,3}[\s-]?)?\(?\b0?\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b|\b\d{9,12}\b/;
const MAIL = /\b[\w.+-]+@[\w-]+\.[\w.]+\b/;
const HANDLE = /(?<![\w@])@[a-z0-9_.]{3,}/i;
const OFF_SITE = `(?:(?:my|here(?:'s| is) my|this is my|here'?s) (?:number|cell|whatsapp|insta(?:gram)?|snap(?:chat)?|telegram|email|mail|digits)|(?:whatsapp|whats app|call|text|phone|inbox|dm|add|hit) me (?:on|at|up)|(?:(?:can|may|could) (?:i|we) (?:have|get|swap) (?:your|ur|numbers?)|(?:give|send) me (?:your|ur)|(?:what(?:'s| is)|whats) (?:your|ur)|drop (?:your|ur)) (?:number|cell|whatsapp|insta(?:gram)?|snap(?:chat)?|digits|email)|(?:let'?s|can we) (?:move|chat|talk|go)(?: this)? (?:to|on|over (?:to|on)) (?:whatsapp|telegram|insta(?:gram)?|snap(?:chat)?))`;

const BEGGING_CUTS: readonly Cut[] = [
  [
    sentence(
      String.raw`(?:please |pls |plz )*(?:just )?(?:give|gimme) me (?:a|one|1|another) (?:chance|shot)|i(?:'m| am|m) begging|i beg(?: you| of you)?\b|i know (?:you(?:'re| are|r)?|u(?:'?re| r)?) (?:probably |prolly )?(?:busy|out of my league|too good|way out|not interested|get (?:a lot|lots|tons|so many|loads))|you(?:'re| are) (?:way )?(?:out of my league|too good for me)|(?:you|u) (?:probably|prolly) (?:won'?t|wont|will not|don'?t|get|have)|i(?:'m| am|m) (?:probably )?not (?:good enough|your type)|i(?:'m| am|m) (?:so |really |very )?(?:lonely|desperate|pathetic)|sorry (?:for|to) (?:bother(?:ing)?|disturb(?:ing)?|annoy(?:ing)?|spam(?:ming)?|message|messaging)|please (?:please |just )*(?:tell me\b|reply|respond|answer|text|write|message|don'?t ignore|dont ignore|say yes|notice|come back(?= to me| *$|[.!]))|i promise i(?:'m| am|m) (?:not )?(?:weird|a creep|creepy|nice|normal|a nice)|it would mean (?:the world|everything|so much)|i(?:'ll| will) do anything|i can'?t stop thinking (?:about|of)|i(?:'m| am|m) nothing without|no one (?:ever )?(?:replies|answers|likes me)|nobody (?:ever )?(?:replies|answers|likes me)`,
    ),
    'left out the begging, a hedge is fine but pleading tends to cost answers',
  ],
];
const PRESSURE_CUTS: readonly Cut[] = [
  [
    sentence(
      String.raw`(?:why|y) (?:are|r|aren'?t|arent|do|don'?t|dont|did|didn'?t|didnt|have|haven'?t|havent|won'?t) (?:you|u)(?: you)? (?:keep |been |just |still |even |not )*(?:ignor\w*|answer\w*|repl(?:y|ied|ying)|respond\w*|read\w*|text\w*|writ\w*|ghost\w*|left|leav\w*|say\w*)|(?:are|r) (?:you|u) (?:ignoring|ghosting|there|still there|alive|mad at me)|(?:you|u) there|hello\?+|hellooo*\?*$|(?:you|u) (?:haven'?t|havent|have not|didn'?t|didnt|did not) (?:even |still )?(?:repl(?:y|ied)|answer(?:ed)?|respond(?:ed)?|text(?:ed)?|writ(?:e|ten))|if (?:you|u) (?:can'?t|cant|cannot|won'?t|wont) even (?:answer|reply|respond|text|write|say)|(?:don'?t|dont) bother\b|answer me|reply to me|talk to me|respond\b|i(?:'ve| have|ve) been waiting|i waited|i(?:'m| am|m) still waiting|still waiting|(?:you|u) (?:never|always) (?:reply|answer|text|respond|write|ignore)|i (?:see|saw|can see) (?:that )?(?:you|u)(?:'re|'ve| are| have|r)? (?:online|been online|read|seen|active)|(?:you|u)(?:'ve| have)? (?:left|leave|leaving) me on (?:read|seen)|seen\b|did i (?:do|say) something wrong|it(?:'s| is|s) (?:rude|been \d+|been two|been three)|(?:is|s) it (?:that|so) hard to|at least (?:reply|answer|say|tell)|don'?t (?:waste|play|be like)|stop playing (?:games|hard)|last chance|your loss|(?:you|u) owe me|what(?:'s| is|s) taking|how long does it take|i (?:already )?(?:messaged|texted|wrote) (?:you|u) (?:\w+ )?(?:times|yesterday|already)|ok(?:ay)?,? (?:fine|whatever) then|fine,? (?:don'?t|ignore|be)`,
    ),
    'left out the pressure about answering, it tends to end conversations',
  ],
];
const INSULTS: readonly Cut[] = [
  [
    sentence(
      `(?:i (?:think|feel like|bet) )?(?:(?:you(?:'re| are|r)|u(?:'?re| r)?|ur)|(?:you|u) (?:seem|sound|look|act)) (?:so |really |very |all |such |just |actually |kinda |kind of |a bit |a |an |another |being |too |like )*(?:boring|dull|rude|stuck ?up|full of (?:yourself|it)|high maintenance|difficult|crazy|fake|shallow|immature|weirdo|snob|tease|time ?waster|dry|arrogant|selfish|vain|cold(?= (?:person|fish|hearted))|childish|lazy|stupid|dumb|an? idiot)|(?:stop|quit) lying(?: to me)?|(?:you|u) (?:lied|are lying|keep lying)(?: to me)?|(?:you(?:'re| are)|u r|ur) (?:such )?(?:a )?(?:complete |total |big |damn )?liar|typical (?:woman|women|man|men|girl|guy|female)|all (?:women|men|girls|guys) (?:are|on here)|(?:you|u) (?:women|girls|men|guys|people) are all`,
    ),
    'left out the remark about what they are like, it would start a fight and not a conversation',
  ],
];
const ADVERBS =
  '(?:so |really |very |too |such (?:a |an )?|incredibly |absolutely |damn |super |just |the most |honestly |actually |always |kind of |kinda |quite |freaking |effing |bloody )*';
const LOVELY =
  '(?:sexy|hot|gorgeous|beautiful|stunning|pretty|cute|fine(?! (?:with|by))|handsome|fit|amazing[- ]looking|good[- ]looking|attractive|breathtaking)';
const OF_A_BODY = '(?:body|eyes|smile|lips|legs|face|hair|looks|photos?|pics?|pictures?)';
const WHO = latin(
  /(?:omg|wow|damn|god|wow wow|yo)?,?\s*(?:i (?:really |just )?(?:think|find|must say|have to say|gotta say|know|swear|feel like)(?: that)? |can i (?:just )?say(?: that)? |just wanted to say(?: that)? )?/iu,
).source;
/** To where the sentence turns: what was lovely, in what, doing what. */
const REST = `(?:(?!,|[.!?]|(?<!\\b(?:with|in|on|of|for|from|at|and|when))\\s(?:and|but|so|what|where|how|which|would|do|did|are|can|could|want|i(?!(?:'ve| have)? (?:ever|seen))|i'm|we|let's|let|you|your)\\b)[^\\n])*`;
const LOOKS: readonly Cut[] = [
  [
    new RegExp(
      String.raw`(?:\b(?:and|but|so)\s+)?(?<=^|[\s,.!?])${WHO}\b(?:(?:you(?:'re| are| look|r)|u(?:'?re| r| are| look)?|ur)\s+${ADVERBS}(?:the )?${LOVELY}|(?:you|u) look ${ADVERBS}(?:good|great|amazing|nice|lovely)(?= (?:in|last|tonight|today)\b|\W*$)|(?:you|u) (?:have|got|'ve got) (?:such |the |a |some ){0,3}${ADVERBS}(?:${LOVELY}|nice|lovely|amazing|great) (?:body|eyes|smile|lips|legs|face|hair)|(?:your|ur) ${OF_A_BODY} (?:is|are|looks?) ${ADVERBS}(?:${LOVELY}|amazing|perfect|incredible))\b(?! (?:person|soul|heart|mind|spirit|dog|cat|name|human))${REST}(?:[,.!]+\s*(?:and |but |so )?|\s+(?:and|but|so)\s+(?!(?:funny|smart|clever|kind|sweet|interesting|nice|cool|fun|intelligent|witty|charming)\b)|\s*$|(?=\s))\s*`,
      'gi',
    ),
    'left out the compliment on looks, this early it tends to cost answers',
  ],
  [
    /\b(?:nice|great|lovely|hot|sexy|beautiful) (?:body|boobs|tits|ass|bum|legs|lips|curves)\b[,.!]*\s*/gi,
    'left out the remark about their body',
  ],
];
/** `beautiful and funny`: the half that is about them stays. */
const BOTH = new RegExp(
  `\\b(you(?:'re| are|r)|u(?:'?re| r)?|ur)\\s+${ADVERBS}${LOVELY},? and (?=(?:so |really |very )?(?:funny|smart|clever|kind|sweet|interesting|nice|cool|fun|intelligent|witty|charming)\\b)`,
  'gi',
);
const PET_NAMES: readonly Cut[] = [
  [
    /(?<=^|[,.!?\s])(?:my )?(?:babe|baby|bby|sexy|gorgeous|beautiful|handsome|hun|hunny|honey|sweetheart|sweetie|sweety|darling|cutie|princess|angel|queen|my love|my dear|dear|boo|mami|mommy|daddy|hottie|sunshine|lovely lady|pretty (?:lady|girl))(?=$|[,.!?]|\s+(?:i|you|u|how|what|wat|are|r|can|do|why|so|good|where|when|did|would|wanna|want|let|hope|just|thank|have|come|is|it|if|we|wish|miss)\b)[,!.]*\s*/gi,
    'left out the pet name, they have not earned it from you yet',
  ],
];
/** A greeting in front of something: harmless, but the first words are what a preview shows. */
const GREETING = latin(
  /^(?:(?:hey+a?|hi+(?:ya)?|hello+|helo|heita|howzit|hola|yo|sup|greetings|good ?(?:morning|afternoon|evening|day)|gm|morning|evening|molo|sawubona|dumela|hallo)(?!\p{L}|')(?: (?:there|stranger|my friend|my bru|bru|boet|my china|bro|lady|(?:you|u)(?=\s*(?:[,.!?:)]|$|\s(?:how|what|where|when|why|who|which|do|did|i|i'm|can|would|want)(?!\p{L}))))(?!\p{L}))?[\s,.!:)-]*)+/iu,
);
const SMALL =
  /^(?:how (?:are|r) (?:you|u)(?: doing)?(?: today)?|how(?:'s| is|s) it(?: going)?|hru|what(?:'s|s| is) up|wh?at'?s up|wassup|wyd|what (?:are|r) (?:you|u) (?:doing|up to)(?: (?:right now|today|tonight|now|rn))?|how(?:'s|s| is| was) (?:your|ur) (?:day|night|weekend|week|morning|evening)(?: going| been| so far)?|(?:nice|good|pleased) to (?:meet|match)(?: with)?(?: you| u)?|long time|thanks for (?:the )?match(?:ing)?|i hope you(?:'re| are|r) (?:well|good|fine|okay|ok)|hope (?:you(?:'re| are|r)|u r|all is|ur) (?:well|good|fine|okay|ok)|(?:i )?(?:just )?(?:wanted|want) to say (?:hi|hey|hello)|just saying (?:hi|hey|hello)|can (?:we|i) (?:chat|talk|get to know you|know you)(?: more)?|(?:you|u) (?:good|okay|ok|well))[\s.!?,:)]*/i;

/** Nothing but hello and how are you: it could be sent to anyone. */
export function isBareGreeting(text: string): boolean {
  let rest = text.trim();
  const had = GREETING.test(rest) || SMALL.test(rest);
  for (
    let next = rest.replace(GREETING, '').replace(SMALL, '');
    next !== rest;
    next = rest.replace(GREETING, '').replace(SMALL, '')
  )
    rest = next;
  return had && rest.replace(/[^\p{L}\p{N}]/gu, '').length < 3;
}

const ADDRESS = '\u2042';

/** @param asked they asked for a number or another app themselves */
export function mendManners(draft: string, asked: boolean): Mended {
  const changes: string[] = [];
  let text = draft;
  const cut = ([pattern, says]: Cut, into = '') => {
    const next = text.replace(pattern, into);
    if (next !== text && !changes.includes(says)) changes.push(says);
    text = next;
  };
  cut([BOTH, LOOKS[0]?.[1] ?? ''], '$1 ');
  for (const each of [...BEGGING_CUTS, ...PRESSURE_CUTS, ...INSULTS, ...LOOKS, ...PET_NAMES]) cut(each);
  // `I miss you already and [cut] can you text me`: the question begins a sentence of its own.
  if (changes.length > 0)
    text = text.replace(
      /(?<=[\p{L}\p{N}]),? (?:and|but|so) (?=(?:can|could|would|will|do|did|are) (?:you|we|u) )/giu,
      '. ',
    );
  cut([/\b(?:please|pls|plz|pleas+e+)(?:[\s,]+(?:please|pls|plz))+\b/gi, 'one "please" is plenty'], 'please');
  if (!asked) {
    const early =
      'kept the number and the other app for later, in a first message they tend to lower replies and look like a scam';
    // One sign for every address, so that its dots end no sentence.
    text = text.replace(new RegExp(`${MAIL.source}|${PHONE.source}|${HANDLE.source}`, 'gi'), ADDRESS);
    cut([
      new RegExp(
        `(?:\\b(?:and|so|but|or|just|maybe|also)\\s+|[,;]\\s*){0,6}(?:you can |u can |please |pls |just ){0,4}${OFF_SITE}[^.!?\\n]*(?:[.!?]+|\\n|$)\\s*`,
        'gi',
      ),
      early,
    ]);
    cut([new RegExp(`[,;(]?\\s*(?:on |at |is |: ?|it'?s |i'?m )*\\s*${ADDRESS}\\)?`, 'gi'), early]);
  }
  const greeting = GREETING.exec(text)?.[0];
  if (greeting && text.slice(greeting.length).trim().split(/\s+/).length >= 4) {
    text = text.slice(greeting.length);
    changes.push(
      `starts with what you have to say instead of "${greeting.trim().replace(/[,.!:]+$/, '')}", the first words are what they see`,
    );
  }
  return { text: text.trim(), changes };
}

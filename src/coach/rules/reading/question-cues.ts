/** What looks like a question and is none, and what asks without looking like it. Clauses come trimmed, without a mark unless said. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from './pattern.ts';

/** Rhetorical, exclaimed or told: `who even am I`, `so do I`, `don't you dare`, `how original`. */
const NOT_ASKED = latin(
  /^(?:(?:and|but|so|ok|okay|oh|wow|great|lol|haha|yeah|yoh|sies)[,\s]+)*(?:who (?:even|who|raised|hurt|gave|let|said|hurts)\b(?!.*\?)|who (?!(?:is|was|has|does|did|else|knows)\b)(?:\p{L}+s|would want)\b(?!.*\?)|how (?:[\p{L}']+)(?: and [\p{L}']+)?\W*$|how (?:will|do|am|can) i (?:cope|survive|ever|live|resist|compete)\b|what(?:'s|s| is) the (?:use|point)\b|why (?:would i be|even bother|bother|am i like)\b|don'?t (?:you|u) dare\b|have you seen (?:you|yourself)\b|could (?:you|u) be any\b|could we (?:leave|not)\b|can i be (?:honest|real|frank)\b|isn'?t (?:it|that|he|she|life) (?:silly|ridiculous|mad|crazy|sad|funny|weird|strange|odd|awful|lovely|stupid|great|wonderful)\b|won'?t that be\b|(?:so|neither|nor) (?:do|did|am|was|have|can|will|would) i\b|so (?:are|is|was|were|do|does|did) (?:the|my|our|his|her|their|your|ur)\b|so (?:are|is|do|does) (?:you|u|mine|yours)\W*$|had one\b|what part of\b|which (?!(?:is|was|has|does|ones?|sides?|days?|films?|movies?|songs?|books?|parts?)\b)\p{L}+s\b|who once\b|who'?s to say\b|what (?:helps|surprise[sd]|matters|gets|got|kills|scares|bothers|worries|i)\b|what (?:if i told)\b|whats ?app\b|can (?:you|u) imagine (?:how|what|my)\b|(?:do (?:you|u) )?(?:wanna|want to) know what i\b|do (?:you|u) see where\b|what exactly are you selling|did the\b|do it\b|send \p{L}+\b)/iu,
);
/** These do not ask even with a mark: tags, exclamations and what they answer themselves. */
const NOT_ASKED_MARKED = latin(
  /^(?:(?:and|but|so|ok|oh|wow|wait|lol|haha)[,\s]+)*(?:(?:is|isn'?t|are|aren'?t|do|don'?t|does|doesn'?t|was|wasn'?t|did|didn'?t) (?:he|she|they)\W*$|don'?t we\W*$|did i mention\W*$|who does that\W*$|who even am i|(?:you|u) forgot\W*$|honestly\W*$|seriously\W*$|really\W*$|hello\W*$|ok(?:ay)?\W*$|you again\W*$|guess what\W*$|guess who\W*$|who(?:'s| is) going to \p{L}+\W*$|(?:wanna|want to|do you want to) know what i\b|(?:you )?know what'?s\b)/iu,
);
/** `I just wish we had talked, you know?`: a nod is wanted, no answer. */
const ONLY_A_TAG =
  /^(?!(?:and |but |so )?(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|what|when|where|who|why|which|how)\b).{12,}[, ](?:you know(?: what i mean)?|y'?know|if that makes sense|if you know what i mean|let (?:you|u) know[^?]{0,40},? ok(?:ay)?)\s*\?\W*$/i;
/** `Champagne? No.` asks nobody. */
const SELF_ANSWER =
  /^\s*(?:no(?! (?:pressure|rush|worries|stress|hurry|problem)\b)|nope|nah|never|nothing(?! to do)|maybe|yes|yep|absolutely not|not (?:me|really|once)|it was|it's me|nobody|obviously|correct|done|check)\b[^?]*$/i;
/** The first words of somebody who guesses about themselves: `guess who just passed`. */
export const GUESS_WHO_DID = latin(
  /\bguess (?:who(?:'s| is| has)?|which one|what)(?: (?:just|finally|now|also|actually|only))? (?:got|just|finally|now|passed|needed|bought|had|won|did|made|forgot|came|went|left|pays|\p{L}+ed)\b/iu,
);
/** `if you stay, I will cook` sets a condition; `if you could fly, where to` asks. */
const CONDITION =
  /^(?:(?:and|but|so|because)\s+)?if (?!(?:u|you) (?:could|had to|won)\b)(?!.*(?:\?|\b(?:what|where|who|which|how|would (?:you|u)|do (?:you|u)|are (?:you|u)|will (?:you|u)|can (?:you|u)|could (?:you|u)|shall we)\b))/i;
const CONDITION_TOLD =
  /^(?:(?:and|but|so|because)\s+)?if (?:i|we|it|they|he|she|that|this|my|you|u)\b[^?]{0,80}\b(?:i'll|i will|that'?s (?:why|it)|thats (?:why|it)|you will|you would|you'd|i don'?t know|i didn'?t|it (?:will|would))\b/i;
/** `you always do` tells; `you free tonight` asks. */
const TOLD_OF_READER =
  /^(?:(?:so|and|but|ok|hey)[,\s]+)*(?:you|u)\s+(?:always|never|like|seen|want|into|not|any|ever|well|there and|going to|gonna|again|doing|down)\b/i;

/** Asks, for all that it is put as an order: `explain`, `thoughts`, `rate it`, `tell me one thing`. */
const DEMAND =
  /(?:^|[.!,:;)]\s*|\b(?:now|so|please|pls|and|go on|ok|okay|then|anyway|but)\s+)(?:explain(?: (?:yourself|the|that|this|it|to me))?\b|elaborate\b|opinions? on\b|discuss\b|defend (?:yourself|it|this)\b|confess\b|thoughts on\b|two truths and a lie\b|marry, kiss\b|(?:your|ur) turn\b|pick one\b|describe (?:your|it|the|to me)\b|rate (?:my|it|this|me|yourself|your)\b|teach me\b|convince me\b|entertain me\b|distract me\b|save me\b|recommend (?:me )?(?:some|a|one)\w*|tell me (?:more|there'?s|how|why|one|something|a|an|about|the|some|lies|you|i'?m|im|your|everything|all|his|her)\b|say (?:something|anything)\b|send (?:me )?(?:one |a |some )?(?:pics?|proof|photos?|the recipe|the lasagne|it|picture|evidence)\b|gimme (?:your|a)\b|(?:just |please )?talk (?:to me )?about (?:anything|something)\b|be honest(?:$|\W|\s+but\b)|answer carefully\b|choose (?:wisely|carefully|one)$|drop (?:a|your|ur|me) (?:pin|number|location)\b|wyd\b|sup\W*$|whats? (?:urs|yours)\b)/i;
const DEMAND_NOT =
  /\b(?:i'?ll|i will|i can|can'?t|let me|to|will|would|could|they|he|she|don'?t|didn'?t|not|always|said|says|told|my mum to|wouldn'?t) (?:explain|elaborate|confess|discuss|describe|teach me|send|tell me|rate|say|entertain|convince|defend)\b|\bto be honest\b|\bi(?:'ll| will)? be honest\b|\bsave me a\b|\bsend it (?:to|back)\b/i;
const WISH_TO_KNOW =
  /\b(?:i(?:'d| would)?(?: really)? (?:love|like|want|need|have) to (?:know|hear(?! by\b))|would love to (?:know|hear)|want to know (?:everything|all|more)|dying to know|quick q\b|better word please|shout if)\b/i;
/** A question that starts inside a clause: `I parked here is that ok`, `the real question is does it bite`. */
export const ASKED_INSIDE = latin(
  /(?<=[\p{L}\]}>][)']?[,.]? )(?:(?:or )?(?:(?:are|do|did|would|can) (?:you|u) (?!(?:not )?(?:what|that|say|think it)\b)|have (?:you|u) (?:ever|been|seen|tried|had)\b)|(?:are|can) we (?!not)|do i (?:need|have|get)\b|is (?:that|it|this) (?:a|an|ok|okay|weird|normal|bad|too|still|your|you|true|cheating|allowed|me)\b|(?:does|did|has|is) (?:your|ur|my|the) \p{L}+ (?:\p{L}+ )?(?:have|know|bite|still|ever|eat|like|even|count|get|mind)\b|what (?:do|did|are|is|should|would) (?:i|you|u|we)\b|where (?:do|did|are|should) (?:i|you|u|we)\b|which one\b|whats? (?:ur|your|yours|urs)\b|how (?:do|did|are|is|was) (?:i|you|u|we|your|ur|it)\b|am i (?:being|the|wrong|allowed|right|crazy|mad|embarrassing)\b)/iu,
);
const INSIDE_NOT =
  /\b(?:know|knows|knew|wonder|wonders|see|sure|tell|telling|told|hear|heard|remember|about|of|how|what|where|why|who|when|if|whether|that|which|and|as|than|all|like|say|says|said|not|matter|i|he|she|they|we|so|because|think|asked|forget|forgot|guess|learn|just|love|hate|care|show|showed|explain|once|times)[,]? $/i;
/** `coffee or tea`: two bare things, no more. */
const BARE_CHOICE = latin(
  /^(?:(?:ok|okay|so|quick|serious|question|important|real question|also|be honest|rapid fire)[,:.\s]+)*(?:[\p{L}'-]+(?: [\p{L}'-]+)?: )?(?:the )?(?!(?:i|we|he|she|it|they|you|no|not|sooner|later|maybe|just|more|five|two|three|ten|one|a day|an hour)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3} or (?:the )?(?!(?:so|not|something|whatever|less|more|anything|two|three|i|im|i'm|i'll|he|she|we|they|it|nah i|gtfo|unmatch|bust|else|block|bye|get out|no deal|nothing)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/iu,
);
const BARE_CHOICE_NOT =
  /\b(?:is|was|are|were|am|i'm|it's|my|me|he|she|we|they|said|with|than|before|had|have|will|would|can|could|to|by|for|either|whether|proud)\b/i;
const UNMARKED_TAIL =
  /(?:\bany good|(?:^|[.!,?*]\s*)thoughts|(?:^|[.!,]\s*)verdict|\by tho|\bor what|\bor nah|\bisnt it|\bbad right|\bur number|\bwant in|\b(?:didn|don|aren|haven|won)'?t (?:you|u))\W*$/i;
const SHORT_START =
  /^(?:(?:hm+|he+y+|hi+|hello|hey there|ok mr \p{L}+|and|so|also|wait|psst|morning|evening|\d[):]?)[,.!\s]+)*(?:r (?:u|you|we|they)\b|whats? (?:ur|urs|yours)\b|how(?:'s|s)? (?:your|ur|you)\b|what are (?:you|u)\b|how much is\b|what do i do\b|does \p{Lu}\p{Ll}+ \p{L}+|did (?:chatgpt|\p{Lu}\p{Ll}+) \p{L}+|is '[^']{3,60}'|is that (?:your|a|you)\b|how much (?:for|is)\b|hw much\b|any last words\b|any chance\b|did (?:it|that|this) (?:work|hurt)\b|where(?:'s| do| is)\b|is it a\b|am i being\b|where's\b|(?:u|you) (?:into|ever|on|drive)\b|if (?:u|you) (?:could|had to|won)\b)/iu;

/** `it was alright I guess?`: said of themselves in a doubting tone, nothing is asked. */
const IN_DOUBT =
  /^(?:(?:and|but|so|well|oh|hm+|yeah|ja|yes|no)[,\s]+)*(?:i|i'm|i've|it|it's|that|that's|this|my|we|they|she|he|just|not|kind|sort|pretty|fine|ok(?:ay)?|good|alright|same|maybe)\b(?![^?]*\b(?:you|u|your|ur)\b)[^?]*\b(?:i (?:guess|think|suppose|reckon)|or something|(?:kind|sort) of|a (?:bit|little)|so far|maybe|i (?:don'?t|dunno) ?(?:know)?)\s*\?+\W*$/i;

export const isNotAsked = (clause: string, marked: boolean): boolean =>
  hits(IN_DOUBT, clause) ||
  hits(NOT_ASKED_MARKED, clause) ||
  hits(ONLY_A_TAG, clause) ||
  hits(GUESS_WHO_DID, clause) ||
  hits(CONDITION_TOLD, clause) ||
  (!marked && (hits(NOT_ASKED, clause) || hits(CONDITION, clause))) ||
  (!marked && hits(TOLD_OF_READER, clause) && !/\bor (?:nah|not|what)\W*$/i.test(clause));

/** `after` is what follows the mark. */
export const isSelfAnswered = (text: string, after: string): boolean =>
  text.split(/\s+/).length <= 8 && !/\b(?:you|u|your|ur)\b/i.test(text) && SELF_ANSWER.test(after);

/** Two bare things set against each other. */
export const isBareChoice = (clause: string): boolean =>
  hits(BARE_CHOICE, clause) && !hits(BARE_CHOICE_NOT, clause);

/** Where an unmarked sentence demands or wishes an answer, or undefined. */
export function demandIn(sentence: string): number | undefined {
  const plain = sentence.replace(
    /(?<![.!\s]|\uFE0F|\p{Extended_Pictographic})(?:[.!\s]|\uFE0F|\p{Extended_Pictographic})+$/gu,
    '',
  );
  if (/\b(?:tell me|let me know|shout) (?:when|if)\b/i.test(plain)) return undefined;
  if (hits(GUESS_WHO_DID, plain)) return undefined;
  if (plain.length < 70 && hits(SHORT_START, plain)) return 0;
  if (isBareChoice(plain)) return 0;
  const demand = hits(DEMAND_NOT, plain) ? undefined : find(DEMAND, plain);
  if (demand) return demand.index + (/^[.!,:;)]\s*/.exec(demand[0])?.[0].length ?? 0);
  const wish = find(WISH_TO_KNOW, plain);
  if (wish) return 0;
  if (hits(UNMARKED_TAIL, plain)) return 0;
  const inside = find(ASKED_INSIDE, plain);
  if (inside && !INSIDE_NOT.test(plain.slice(0, inside.index))) return inside.index;
  return undefined;
}

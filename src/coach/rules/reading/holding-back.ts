/** Whether a message holds back from what the reader wished for in the turn before: nothing light, and no flirt, is said to that. */
import { hits } from '../prefilter/prefilter.ts';

/** To touch, to see more of, to hear or to visit somebody. */
const CLOSENESS =
  /\b(?:kiss\w*|hug\w*|hold (?:you|u|your)|touch\w*|cuddl\w*|snuggl\w*|spoon\w*|massage|lap|bed|naked|nudes?|sexy|horny|so hot|wearing|want (?:you|u)|need (?:you|u)|fantas\w+|come (?:over|round|here|upstairs|to mine|inside)|(?:my|your) place|(?:to|at) (?:mine|yours)|pics?|pictures?|photos?|selfie|video ?call|call (?:you|me)|pick (?:you|u) up|fetch (?:you|u)|stay(?:ing)? (?:over|the night)|sleep(?:ing)? over|spend the night|condoms?|shots?|one more (?:drink|glass)|babe|baby|gorgeous|beautiful|beg\w*|pay for)\b|[😘😏😍🔥💋🍆]/iu;
/** To meet, or to be more than they are. */
const TOGETHER =
  /\b(?:date|dinner|drinks?|coffee|lunch|movie|hike|walk|meet|see (?:you|u)|tonight|tomorrow|this week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|number|like (?:you|u)|love (?:you|u)|miss (?:you|u)|(?:about|of|for) us|we (?:have|could|should|make)|couple|together|official|future|chance|try again|girlfriend|boyfriend|exclusive|serious)\b/i;

const REFUSES =
  /^\W*(?:(?:lol|haha+|ok|okay|hmm+|um+|uh|oh|well|sorry|eish|yoh|look|listen|honestly)[ ,.!]+)*(?:no+|nope|nah|nee|hayi|not|don'?t|please (?:don'?t|stop)|stop|never|too (?:soon|fast|much|early)|slow(?:er| down)?|let'?s not|easy(?= *(?:[.!,]|$|tiger|there)))\b/i;
const BOUNDS =
  /\b(?:i(?:'?d| would) (?:rather|prefer|feel (?:better|safer|more comfortable)|like to wait)|i(?:'ll)? prefer|rather not|prefer not|not (?:really |quite |very |so |that |too )*(?:big on|into|my (?:thing|style|scene)|comfortable|ready|sure|a fan|there yet|feeling|keen|interested|tonight|now|yet|gonna happen|going to happen|happening)|(?:makes?|made|making) me (?:\w+ )?(?:uncomfortable|uneasy|uncomfy|anxious|cringe)|uncomfortable|weirds? me out|changed my mind|(?:don'?t|do not|doesn'?t|didn'?t) (?:really |actually |ever |think i )*(?:do|like|want|go|see it|see (?:us|you|this)|feel|let|date|sleep|kiss|send|need|know if)|only if|as long as|unless|no (?:touching|kissing|sleeping|funny business|hanky panky|pics|sex)|let'?s not|slow (?:it |things )?down|take (?:it|things) slow|too (?:soon|fast|early|much)|(?:another|some other|some|next) time|maybe (?:not|later|one day|some day)|think about it|let (?:you|u) know|see how (?:it|i|things)|(?:pretty|really|so|super|very|kinda|crazy|quite) busy|(?:crazy|busy|hectic|mad|insane|packed|full|wild) (?:day|week|month|time|schedule)|wouldn'?t (?:say|call|go)|good idea|been over this|(?:i )?(?:already )?said (?:no|not|i|that|it)|told (?:you|u)|i can'?t|can'?t (?:do|see|give)|might (?:want|need) to (?:stop|leave|go home)|just (?:friends|sleep(?:ing)?|cuddl\w+|talk(?:ing)?|chatting)|pass on|i'?ll pass|wait(?:ing)? (?:till|until|for)|hands (?:to|off)|my (?:faith|religion|church|culture|beliefs))\b|\b(?:but|though)\W*$|\bi (?:don'?t|do not|can'?t|couldn'?t|won'?t)\W*$/i;
/** Not held back from after all, or from something else. */
const WELCOMES =
  /\b(?:no (?:worries|problem|stress|rush|way|idea|doubt|pressure|need|clue|lies|cap|kidding)|as (?:much|long|hard|badly) as|not (?:bad|only|gonna lie|long|at all)|can'?t wait|can'?t stop|don'?t (?:stop(?! by)|make me wait|keep me waiting|leave me hanging|take (?:too )?long|tempt|worry|forget|mind|be (?:shy|late|sorry)|threaten|know how to)|(?:would|i'?d) love|love to|keen|yes|yeah|yep|(?<!not )(?<!not so )(?<!not too )sure|definitely|of course|happy to|looking forward|i'?m in|deal|want (?:you|u|it|that) (?:too|so)|like (?:you|u) too|love (?:you|u) too|miss (?:you|u) too|not (?:if|unless|until|before) i|only if (?:you|u)|as long as (?:you|u|there|it'?s|we (?:get|have|eat))|unless (?:you|u)|promise|dare|bring|cook|pizza|wine)\b/i;
/** What keeps within so many words is a word back. */
const MOST_WORDS = 18;

/** The reader asks whether to stop, or whether it has ended. */
const ASKS_TO_STOP =
  /\b(?:(?:shall|should|must|do (?:you|u) want me to|want me to|would (?:you|u) (?:like|prefer) me to) (?:i )?(?:just )?(?:stop|leave (?:you|u)|go away|back off|give up|let (?:you|u) go|delete)|(?:is|are) (?:it|this|we|us|that) (?:it|over|done|finished|the end|goodbye|through)|are (?:you|u) (?:ending|breaking)|am i (?:bothering|annoying|pushing|too much)|too (?:much|fast|soon) for (?:you|u))\b/i;
const AGREES =
  /^\W*(?:(?:um+|uh|honestly|sorry|i guess|i think)[ ,.]+)*(?:y(?:es|eah|ep|up|a)+|ja|yebo|kind ?of|kinda|a (?:bit|little)|sort of|i think so|i guess(?: so)?|probably|please(?: do)?|sorry)(?: (?:please|sorry|it is|a bit|actually|tbh|i think so))*\W*$/i;
/** Asked about closeness, or about the two of them. */
const ASKED_OF_US =
  /\b(?:still (?:want|keen|interested)|together|future|a couple|trust me|like me|love me|want (?:this|me|us)|see me|(?:about|of|for) us|forgive me|serious about|second date|kiss)\b/i;
const DOUBTS =
  /^\W*(?:(?:um+|uh|honestly|sorry|tbh)[ ,.]+)*(?:maybe|idk|i (?:really )?(?:don'?t|dont) know|dunno|not sure|i'?m not sure|perhaps|hm+|we'?ll see|can'?t say|hard to say|not really)(?: (?:yet|tbh|honestly|sorry|anymore|any more))*\W*$/i;

export type HoldingBack = 'from closeness' | 'from a plan';

/** @param mine the reader's last turn; what is held back from has to stand in it */
export function holdingBack(plain: string, mine: string): HoldingBack | undefined {
  if (mine === '' || plain.includes('?') || plain.split(/\s+/).length > MOST_WORDS) return undefined;
  if (hits(ASKS_TO_STOP, mine) && AGREES.test(plain)) return 'from closeness';
  if (hits(ASKED_OF_US, mine) && DOUBTS.test(plain)) return 'from a plan';
  const close = hits(CLOSENESS, mine);
  if (!close && !hits(TOGETHER, mine)) return undefined;
  if (!(hits(REFUSES, plain) || hits(BOUNDS, plain)) || hits(WELCOMES, plain)) return undefined;
  return close ? 'from closeness' : 'from a plan';
}

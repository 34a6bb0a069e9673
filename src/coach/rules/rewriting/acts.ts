/** What a draft does, so that the words around it suit it. A joke after a death or `your turn` after `you hurt me` would turn it round. */
import { readQuestions } from '../reading/questions.ts';
import type { Act } from './voices.ts';

const TENDER =
  /\b(?:sorry (?:about your|to hear|for your)|condolences|passed away|funeral|my (?:mistake|bad|fault)|i apologi[sz]e|forgive|sorry you|rough|hard time|hospital|grief|miss (?:her|him)|thinking of you)\b|^(?:i'm |so |very )*sorry\b(?! (?:i |we |for (?:the (?:late|slow|delay)|taking|being late|not (?:replying|answering)|my)|about (?:the (?:late|delay|slow)|last night|that|yesterday)|been|my|got|was|work))/i;
/** What keeps one from writing, told lightly. */
const EXCUSES =
  /^(?:hey |oh |so |i'm |ah )*(?:so |really )?sorry\b|\b(?:my (?:phone|battery|data|wifi|internet|airtime) (?:died|is|was|ran)|late reply|fell asleep)\b/i;
const DECLINES =
  /^no(?:pe|,)?(?: thanks| thank you)?\b(?! (?:worries|problem|pressure|way|rush))|\b(?:not (?:feeling (?:it|this|up|well enough)|looking for|interested|the right|ready)|don't (?:feel|think we|see)|no (?:connection|spark)|just friends|wish you (?:well|all)|rather not|can't (?:make|do|come)|won't be able|not sure (?:this|it|we)(?:'s| is| are|'re) (?:working|right|a match))\b/i;
const GREETS_NEW =
  /\b(?:nice|good|lovely|great|lekker|pleased|glad|happy|cool) (?:to|we) (?:meet|match|see)\w*/gi;
const INVITES =
  /^(?:coffee|drinks?|dinner|lunch|movies?|braai|a walk) (?:on |this |next )?(?:\w+day|tomorrow|tonight|weekend|later)\b|\b(?:(?:want|like|love|keen|up for|fancy|care) to (?:meet|grab|go|get(?! to know)|join|come|have|do|see you|hang|take you)|shall we|let's|hang ?out|how about (?:coffee|a|we|lunch|dinner|drinks|meeting|sunday|saturday|friday)|(?:coffee|drinks?|dinner|lunch|walk|hike|braai|movie)\b[^.?!]*\?|are you free|free (?:on|this|next|tomorrow|tonight|today|after|for)|meet (?:up|you|me|again|sometime|soon|later|this|on|at|for|in)|take you (?:out|to|for)|join me|come (?:with me|over)|see you|go out with)\b/i;
const WISHES =
  /\b(?:thank(?:s| you)|happy (?:birthday|new year|heritage|easter|christmas|anniversary)|good luck|congrat\w*|well done|i miss(?:ed)? you|safe (?:travels|trip|home)|got home safe|sleep (?:well|tight)|hope (?:you|your|all)|sweet dreams|good ?night|get well)\b/i;
const DECLARES =
  /\b(?:i (?:really |do |think i |might )?(?:love|adore|miss|need) you|in love with you|falling for you|marry me)\b/i;
const CLOSES =
  /\b(?:take care|goodbye|all the best|won't (?:message|write|contact|text)|leave you (?:alone|be)|good luck with everything)\b/i;
const CONFIRMS =
  /\d{9}|\b(?:see you (?:there|then|at|on|tomorrow|tonight|later)|i'll be (?:at|there|outside|wearing|in)|on my way|sounds good|that works|it's a (?:date|plan)|talk to you later)\b/i;
const ARRIVES =
  /\b(?:i'm|i am) (?:outside|here now|at the (?:door|gate|entrance|bar|table|restaurant|coffee shop)|inside already)\b|^(?:i'm|i am) here\b/i;
const DELAYS =
  /\b(?:running (?:a bit |so |very )?late|be there (?:in|soon|by)|be right back|(?:i'm|i am) (?:almost there|leaving now|on the way|stuck in)|give me (?:\d+|a few|five|ten) min\w*|i have to go)\b/i;
/** Bad news of their own. A phone that died is none. */
const HEAVY =
  /\b(?:(?:grand\w+|gran|granny|gogo|ouma|oupa|mom|mum|dad|mother|father|brother|sister|friend|uncle|aunt|cousin|dog|cat|wife|husband) (?:just )?(?:died|is dying|passed)|i(?:'m| am| feel| was| have been|'ve been) (?:so |really |very |feeling |a bit |quite )*(?:sad|depressed|heartbroken|crying|hurt|hurting|lost|broken|anxious|scared|stressed|sick|ill|down|exhausted|upset|lonely|struggling)|feeling (?:so |really |very |a bit )?(?:sick|ill|sad|down|low|depressed|lonely|terrible|awful)|lost my (?:job|mom|mum|dad|dog|cat|gran|baby|brother|sister)|cancer|divorce|broke up|cheated on me|got (?:robbed|mugged|hijacked|fired|retrenched|dumped)|bad news|hard day|rough day|awful day|terrible day|cried)\b/i;
/** Said against the other side, without a name for it. */
const BLAMES =
  /\b(?:you (?:never|always|only|just|don't even|didn't even|don't ever|hurt|lied|ghosted|ignored|used|cancelled|stood|played|treat|led|left|forgot|keep|ruined|broke|let) (?!a smile)(?!make me (?:laugh|smile))|you don't (?:care|listen|like me|want|respect|trust)|i (?:don't|do not) (?:like|trust|believe) (?:you|your|how you|the way you)|i(?:'m| am) (?:so |really |very )?(?:angry|mad|annoyed|disappointed|furious|done|tired of)|(?:angry|mad|disappointed) (?:with|at|in) you|i hate (?:you|that you|when you|how you)|stop (?:lying|playing|ignoring|being))\b/i;
/** Questions that many find too close from a stranger, and those that are no laughing matter. */
const CLOSE =
  /\b(?:how old|(?:are you|still) (?:single|married|real|seeing|serious|ok|okay|alright|all right|mad|angry|upset|ignoring|sure)|have (?:any )?(?:kids|children|a (?:boyfriend|girlfriend|husband|wife))|where (?:do you|are you) (?:live|stay|living|staying)|what are you looking for|looking for here|is this really you|do you (?:even |still |really )?(?:like|love|miss|want|care|trust|hate)(?: \w+)? (?:me|us|this)\b|what happened|why did you|why are you|why don't you|last relationship|your ex|religion|salary|earn|what am i|what are we|too late)\b/i;
const REQUESTS =
  /^(?:please |just |so |and |now )*(?:send|show|tell|give|call|text|come|surprise|entertain|bring|let me|guess|check|look|listen|have a look|help)\b/i;
/** A word or two that answers, and gives nothing to take up. */
const NODS =
  /^(?:(?:ok(?:ay)?|k+(?!k)|yes|yeah|yep|ja|yup|sure|cool|nice|great|good|lol|lmao|haha+|hehe|maybe|whatever|fine|true|same|wow|oh|i see|i don't know|dunno|me too|awesome|sweet|lekker|sharp|shap|right|not much|nothing(?: much)?|alright|interesting|amazing|that's|that is|so|very|really)\W*)+$/i;
const INTRODUCES =
  /^(?:(?:Hi|Hey|Hello),? )?(?:I'm|I am|My name is|My name's|This is|i'm|my name is) \p{Lu}\p{Ll}+(?!\p{L})|^(?:Nice|Lekker|Good|Lovely) to meet/u;
const ABOUT_THEM =
  /^(?:and |but |so |also |wow |omg |oh |haha |i (?:really |just )?(?:like|love|liked|loved|enjoy|think|enjoyed) (?:that )?(?:your?|how you)\b|you're|you|your|nice|great|cool|lovely|cute|love your|saw (?:that )?you|i saw)\b.*$/is;

export function actOf(text: string): Act {
  const told = text.replace(GREETS_NEW, ' ');
  const question = text.includes('?');
  if (NODS.test(text) || !/\p{L}/u.test(text)) return 'nods';
  if (CLOSES.test(told)) return 'closes';
  if (DECLINES.test(told) && !/\bcan't (?:do|come)\b.*\?/i.test(told)) return 'declines';
  if (TENDER.test(told)) return 'tender';
  if (HEAVY.test(told) && !question) return 'heavy';
  if (DECLARES.test(told) && !/\blol\b|haha/i.test(told)) return 'declares';
  if (EXCUSES.test(told)) return 'excuses';
  if (BLAMES.test(told) && !question) return 'blames';
  if (WISHES.test(told) && !question) return 'wishes';
  if (ARRIVES.test(told) && !question) return 'arrives';
  if (DELAYS.test(told) && !question) return 'delays';
  if (CONFIRMS.test(told) && !question) return 'confirms';
  if (INVITES.test(told)) return 'invites';
  if (INTRODUCES.test(text) && !question) return 'introduces';
  if (REQUESTS.test(told) || /\b(?:can|may|could) i (?:call|phone|ring|text|see|come|visit)\b/i.test(told))
    return 'requests';
  if (CLOSE.test(told) && question) return 'asks closely';
  if (readQuestions(text).length > 0) return 'asks';
  if (ABOUT_THEM.test(text)) return 'compliments';
  // `You may laugh` and `and you?` need somebody who told something of theirs.
  return /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|we|our|us)\b/i.test(text) ? 'tells' : 'nods';
}

/** What the message does, in the contract's list of intents. Cue tables first, then what the other readings add. */
import type { Intent, Turn } from '../contract.ts';
import { find } from '../prefilter/prefilter.ts';
import type { Question } from './questions.ts';
import type { Style } from './style.ts';
import type { NormalText } from './text.ts';
import { readTrouble } from './trouble.ts';

export type IntentEvidence = { readonly intent: Intent; readonly quote: string };
type Cue = readonly [Intent, RegExp, RegExp?];

const CUES: readonly Cue[] = [
  [
    'greeting',
    /^\W*(?:hi+|hey+|hello+|howzit|hola|hoi|hallo|salut|bonjour|ciao|olá|oi|sawubona|molo|dumela|good (?:morning|evening|afternoon)|morning|yo|sup|aweh|heita|greetings)\b/i,
  ],
  [
    'goodbye',
    /\b(?:good ?night|night night|sleep (?:well|tight)|bye+|see you (?:later|soon|then|tomorrow)|talk (?:later|soon|tomorrow)|catch you later|ttyl|totsiens|lala kahle|slaap lekker)\b/i,
  ],
  [
    'thanks',
    /\b(?:thank(?:s| you)|thx|cheers|appreciate (?:it|that|you)|dankie|ngiyabonga|enkosi|merci|gracias|danke)\b/i,
    /thanks for (?:nothing|remembering)/i,
  ],
  [
    'apology',
    /\b(?:sorry|apolog\w+|my bad|forgive me|jammer)\b|running \w+ late/i,
    /sorry (?:for your loss|to hear)/i,
  ],
  [
    'compliment',
    /\b(?:gorgeous|beautiful|stunning|handsome|cute|pretty|guapo|guapa|hot|(?:great|good|nice|best|amazing|incredible|perfect) (?:smile|eyes|taste|hair|style|photos?|energy|laugh|voice|playlist)|that smile|your smile|you(?:'re| are|re) (?:so |really |actually |pretty |very |the |such an? ){0,4}(?:funny|smart|clever|sweet|kind|cool|amazing|lovely|interesting|fun|easy to talk|good at this|great|favou?rite)|love your|my favou?rite|impress(?:ed|ive)|great taste)\b|😍|🔥{1,}/iu,
  ],
  [
    'flirt',
    /😏|😘|😉|😍|🔥|\b(?:favou?rite (?:person|human|notification|part of my day)|kiss|second date|take me out|trouble|should be illegal|planning our wedding|marry me|our (?:first date|future|kids)|blush\w*|that smile|keep being (?:funny|cute)|thinking (?:about|of) you|distract\w*|butterflies|crush|cuddle|sthandwa|marry me|loser (?:pays|buys)|want to (?:see|meet) you|if you play your cards|buy me (?:a )?(?:drink|dinner) first|miss(?:ed)? you|come here often|is it (?:hot|getting) )\b/iu,
  ],
  [
    'tease',
    /\b(?:one of those|careful|keep being|report yourself|stop (?:it|being|making)|defend yourself|i bet|wrong answers only|convince me|did you borrow|who still|such a|bold of you|dangerously|ANOTHER|jk|admit it|excuse me|typical|i bet you|you(?:'re| are) (?:actually |so |totally |definitely )?(?:trouble|ridiculous|weird|terrible|the worst|impossible)|sound like (?:a|chatgpt)|is that (?:a|even|really)|prove it|judg(?:e|ing) you|suspicious|no offen[cs]e|red flag|terrible (?:taste|opinion)|loser|challenge accepted|nerd|granny|laaitie|controversial|pineapple)\b/i,
  ],
  [
    'humour',
    /😂|🤣|\b(?:costume|hypothetically|(?<!like a )joke|pun|haha+|lol|lmao|plot twist|apparently i)\b/iu,
  ],
  [
    'ask_opinion',
    /\b(?:what do you think|your (?:take|opinion|thoughts|verdict)|favou?rite|do you (?:like|believe|prefer|think)|would you (?:rather|ever|do)|what would you|best \w+ (?:you|ever)|thoughts on|how do you feel about|hot take|overrated|unpopular opinion|better:|instead)\b.*\?|\b(?:thoughts|hot take)\?/i,
  ],
  [
    'share_feeling',
    /\b(?:i(?:'m| am| feel|'ve been|m) (?:so |really |very |just |a bit |kinda |pretty |feeling ){0,4}(?:happy|sad|tired|exhausted|scared|nervous|anxious|excited|stressed|lonely|proud|gutted|overwhelmed|down|low|shaky|angry|annoyed|enjoying|struggling|drained|heartbroken|worried|bored|hurt|homesick|grateful|broken|numb|glad|dreading)|i feel|eating me alive|panic attack|rough (?:day|week)|i (?:hate|dread|love) (?:mondays|my job|this)|can'?t do this|better off without|i(?:'ll| will) be honest,? i)\b|estoy (?:muerta|muerto|cansad[oa])/i,
  ],
  [
    'caring',
    /\b(?:take care|feel better|get (?:home|well)|hope (?:you(?:'re| are)|your)|are you ok|you ok|did you eat|drive safe|be safe|thinking of you|here for you|how are you (?:feeling|holding))\b/i,
  ],
  ['grief', /\b(?:passed away|grieving|in mourning)\b/i],
  [
    'distress',
    /\b(?:scared (?:to|of)|can'?t cope|breaking down|desperate|terrified|don'?t feel safe|outside my (?:flat|house|window)|crying|overwhelmed|falling apart)\b/i,
  ],
  [
    'media',
    /^(?:\W*(?:\[?(?:photo|image|video|gif|sticker|voice (?:note|message)|audio|picture|attachment|location|file|screenshot)\]?)\b|.{0,4}🎤|.{0,4}📷|.{0,4}🎥|.{0,4}📹|.{0,4}📸)|\[(?:photo|image|video|gif|sticker|voice note|audio|screenshot)[^\]]*\]|<media omitted>/iu,
  ],
  [
    'plan_propose',
    /\b(?:(?:u|you),? (?:and )?me,? [^.!?]{3,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:shall|should|can|could) we\b(?! (?:please )?(?:slow|stop|talk|take (?:it|this|things)|not|be|pause|leave|keep|just|start over|move on))|let'?s (?:meet|grab|go|do|get|have)|want to (?:meet|grab|go|come|join|get|see)|wanna (?:meet|grab|go|come|join|get|hang)|keen (?:for|to|on)|fancy (?:a|some|going|getting|grabbing|meeting)|up for (?:a|some)|how about (?:a |we |sat|sun|fri|mon|tue|wed|thu|tom|tonight|next|dinner|coffee|drinks)|join me|come with (?:me|us)|are you free|you free|on \w+day\?|(?:two|2|spare|extra) tickets?|nobody to go with|free (?:on|this|tomorrow|tonight|for|sat|sun|fri)|take you (?:out|to)|i have (?:a spare|two|2) tickets?|we should (?:go|get|grab|meet|do|try)|on peut|vamos a|sollen wir|quer sair|andiamo|drink(?:s)? (?:on|this|tomorrow)|coffee (?:on|this|tomorrow))\b|\b(?:coffee|drinks?|dinner|lunch|brunch|breakfast|supper|ice ?cream|pizza|braai|walk|hike|picnic)[.,!…]+ (?:so |maybe |how about |say )?(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)(?: (?:night|evening|morning|afternoon))?\s*\?\W*$|\bowe (?:you|u) (?:a|an|that|the|your|another|one more) (?:coffee|drink|dinner|lunch|brunch|breakfast|beer|ice ?cream|pizza|walk|date)\b[^.!]{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)(?: (?:night|evening|morning|afternoon))?\s*\?\W*$/i,
  ],
  [
    'plan_confirm',
    /\b(?:confirmed|see you (?:at|on|there|tomorrow|sat|sun|fri|tonight|then)|it'?s a date|locked in|works for me|(?:sure|yes|yep|perfect|great|sounds good)[,!. ]+(?:\w+day|tomorrow|tonight|that works|see you|\d)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is| works)? (?:fine|good|perfect|great|works|it is)|booked|table for two|still on for|we'?re on|yes please|(?:\d ?(?:am|pm)|\d\d?[:h]\d\d|that|it|tomorrow|tonight) works\b|i'?ll (?:book|reserve|make a reservation)|i'?ll be there|count me in)\b/i,
    /can'?t|not (?:this|going)|sorry|\bjust now\b/i,
  ],
  [
    'plan_reschedule',
    /\b(?:rain ?check|resched\w*|postpone|another (?:day|time|night)|(?:move|push|shift)(?: (?!in\b)\w+){0,3} to (?=\w+day|tomorrow|next|another|later|the)|let'?s (?:move|push|shift)|instead\?|can we do|could do|\w+day'?s? (?:is )?(?:off|out)|can'?t (?:do(?! this)|make)|next week instead|not this week|different (?:day|night)|swap (?:the )?(?:day|date)|maybe not the|something(?:'s)? come up|have to (?:cancel|move|bail)|(?:has|have|had|got) no (?:tables?|seats?|slots?|tickets?)\b(?=[^.!?]{0,12}\b(?:us|left|two|tonight|tomorrow|\w+day)\b)|(?:is|are|was|were) (?:fully booked|sold out)|not (?:good|warm|dry|nice) enough for (?:the|our|a)|any chance of a|recovering from)\b/i,
  ],
  [
    'plan_decline',
    /\b(?:can'?t make it|won'?t (?:be able to )?make it|(?:need|have|going) to cancel|i'?ll pass|have to (?:say no|bail)|not going to (?:make|work)|i'?m out|count me out|i(?:'?m| am) (?:not|no longer) (?:free|available|around|able to (?:make it|come|join))(?! (?:yet|to talk)))\b/i,
  ],
  [
    'logistics',
    /\b(?:running (?:\w+ )?late|on my way|omw|i'?m (?:here|outside)|just (?:arrived|parked)|can'?t miss me|be there (?:in|just now|now|soon|at)|just now|parking|parked|what time|where (?:do|should|shall) (?:we|i) (?:meet|park)|address|uber|traffic|outside|order me|which (?:entrance|gate)|eta|almost there|stuck (?:in|on|behind)|leaving now|\d+ (?:min(?:ute)?s?) (?:away|late))\b/i,
  ],
  [
    'consent',
    /\b(?:can i (?:kiss|hug|hold)|is (?:it|that) ok(?:ay)? if i|are you comfortable|only if you(?:'re| are) comfortable|tell me (?:if|to) (?:it'?s too much|slow down|stop))\b/i,
  ],
  [
    'rejection_soft',
    /\b(?:not (?:really )?looking for (?:anything|something) serious|(?:only|just) (?:looking for|after|want) (?:something )?(?:casual|fun|light)|just (?:want (?:us )?to )?(?:be )?(?:just )?friends|(?:rather|better) (?:be |stay |as )+(?:just )?friends|don'?t see (?:it|this|us) (?:going|becoming)|as (?:a )?friends?|see you as a friend|not (?:ready for (?:a relationship|dating|anything (?:serious|new)|something serious|commitment|love|this)|in the (?:right )?(?:place|headspace))|need (?:some )?(?:space|time)|bad timing|seeing other|busy with life|focus on myself|slow (?:things|this) down|keep it casual|don'?t think (?:this|we|i'?m)|we'?re (?:(?:too )?different|not (?:looking for|after|on) the same))\b/i,
  ],
  [
    'rejection_hard',
    /\b(?:(?:don'?t|do not|wouldn'?t|would not) (?:really |actually )?(?:want|like) (?:a (?:second|third|another) date|another date|to (?:see|meet|date) you(?: again| any ?more)?)|did(?:n'?t| not) (?:really )?(?:have (?:any |much )?fun|enjoy (?:myself|it|our \w+)) with you|(?:didn'?t|don'?t|do not|did not|not) feel(?:ing)? (?:a |the |any |that |much |enough |of a |really ){0,3}(?:romantic |real )?(?:spark|connection|chemistry|click|it|this|us|anything (?:romantic|more|between)|the same|romantic\w*)\b|no spark|(?:i(?:'ve| have)?|just) met someone|(?:i'?m|started|been) seeing someone|not interested(?! in (?:labels|small talk))|not a match|don'?t want to see you|won'?t work (?:out )?between|looking for different things|want different things|(?:take|taking|need) a break from (?:dating|this|us|apps)|(?:i think|maybe) we should (?:stop|end|call it|go our)|can'?t do this (?:any ?more|us)[^.!?]{0,20}\b(?:stop|end|us|sorry)|stop (?:messaging|texting)|leave me alone|not feeling (?:it|this|us)|wish you (?:all )?the best|decided (?:not )?to (?:stop|end|not)|don'?t think we'?re a match|not (?:going to|gonna) work|(?:let'?s|we should|we (?:had )?better|(?:it'?s|is) best (?:if we|to|we)) (?:not (?:see|meet|do this|continue)|leave it(?! (?:for|till|until) (?:today|tonight|now|then|tomorrow|this|next|another|\w+day))(?: (?:here|there|at that))?|call it|stop here|end (?:it|this|things))|blocking you)\b/i,
    /(?:not|never|isn'?t|nothing) (?:that|because|like|as if) i(?:'?m| am| was)? not interested|\b(?:if|unless|whether|because) (?:you|u|he|she|they|we)(?:'?re|'?s| are| is| was| were)? not interested|\b(?:he|she|they|nobody|people)(?:'?re|'?s| are| is| was| were) (?:\w+ )?not interested|\bor not interested\s*\?|nothing (?:to do|about)/i,
  ],
  [
    'boundary',
    /\b(?:(?:i'?d |would )?rather not|not comfortable|can we (?:please )?not|don'?t (?:drink|smoke|kiss|do|give|share|send)(?! (?:mind|you))|i kiss on|too (?:fast|soon)(?!\s*\??\s*$)|take (?:it|things|this) slow|i'?d (?:prefer|feel (?:better|safer|more comfortable))|i (?:prefer|like) (?:to|it when) (?:meet|wait|take)|until we'?ve met|please don'?t|please stop|not (?:on|before) the (?:first|second|third)|need (?:some )?(?:space|time)|allergic|i'?m (?:vegan|vegetarian|sober|halaal|kosher)|not ready|just being upfront|before (?:we go any|this goes) further|hard no|dealbreaker|slow down|don'?t call me|one rule|i have a rule|my rule|not looking for)\b/i,
  ],
  [
    'correction',
    /\b(?:actually it'?s|it'?s (?:pronounced|spelled|spelt)|not (?:what i meant|my name)|i meant|wrong (?:name|person)|my name is(?:n'?t)?|i said|that'?s not what|no,? i (?:said|meant)|\*\w+$)\b/i,
  ],
  [
    'ghost_return',
    /\b(?:stranger|sorry i (?:disappeared|vanished|ghosted|went (?:quiet|missing|awol|mia)|dropped off|never replied|fell off)|long time|been a while|it'?s been (?:a while|ages|forever|weeks|months)|remember me|back from the dead|i'?m back|did you miss me|crawl(?:s|ing) back|just saw this|sorry for the (?:late|slow|radio)|life (?:got|happened)|vanish\w*|went (?:quiet|silent|off grid))\b/i,
    // How long they had not laughed or danced is no silence between the two.
    /\bbeen (?:a (?:long )?while|ages|forever|(?:\w+ )?(?:weeks|months|years)) since (?:i|i'?ve|my|anyone|anybody|someone|somebody|we)\b(?! (?:(?:last|have|'ve) )?(?:talked|spoke|spoken|heard|chatted|wrote|written|texted|messaged|saw|seen|met|been in touch|were in touch))/i,
  ],
  [
    'define_relationship',
    /\b(?:what are we(?! (?:having|doing (?!here\b)|eating|watching|drinking|cooking|making|wearing|bringing|getting|ordering|playing|listening|celebrating|talking|going to|gonna|waiting|paying|reading|seeing|up to|on about))|where (?:is|do you see) this (?:going|heading)|are we (?:exclusive|dating|together|official|a thing|serious|a couple|seeing)|what (?:is|'s) this (?:to you|between)|(?:are you )?seeing (?:other people|anyone else)|be (?:exclusive|my (?:girlfriend|boyfriend|partner))|delete (?:the|your|our) apps?|make (?:this|it) official|meet my (?:parents|family|mom|mum)|labels?|on the same page|boyfriend or|(?:girl|boy)friend (?:yet|now)|what do you want (?:from|out of) this|see this going|(?:just|only) (?:someone|somebody) (?:to|you) (?:text|call)|just a (?:fling|hook ?up|rebound)|call you my|where we stand)\b/i,
  ],
  [
    'jealousy_control',
    /\b(?:who (?:was|is|'s) that (?:guy|girl|man|woman|dude|chick)|who (?:are|were) you with|phone password|your password|nothing to hide|if you really (?:cared|loved)|i'?ve called|answer me|not allowed|delete (?:him|her)|you'?re mine|jealous|who (?:else )?(?:are you|have you been) (?:talking|texting)|i saw you were online|why (?:didn'?t|haven'?t) you (?:answer|repl))\b/i,
    /in your (?:third|second|first|\w+) photo|jealous of (?:your|the|that)/i,
  ],
  [
    'off_platform',
    /\b(?:whats ?app|telegram|signal|snapchat|snap|insta(?:gram)?|your number|my number|swap numbers|wechat|gimme your (?:number|digits)|text me (?:on|at)|call me on)\b/i,
    /found your instagram|rather not|not comfortable|until we'?ve met/i,
  ],
  [
    'crypto',
    /\b(?:crypto|bitcoin|btc|usdt|forex|gold trading|trading|invest together|register your wallet|ethereum|blockchain)\b/i,
    /stock photo|trading (?:insults|cards)/i,
  ],
  [
    'credentials',
    /\b(?:id number|passport (?:number|copy)|bank details|account number|selfie holding|card number|cvv|online banking|proof of address)\b/i,
  ],
  [
    'verification_code',
    /\b(?:verification code|otp|one[- ]time (?:pin|code)|6[- ]?digit (?:code|pin)|code (?:i|you|that)|security code)\b/i,
  ],
  [
    'age_concern',
    /\b(?:how old are you (?:really|actually)|i(?:'m| am|m| turn) (?:only |just )?1[0-7]\b(?! (?:min|hour|week|day|km|mins|late))|still in (?:school|matric|grade)|under ?age|grade (?:8|9|10|11)|legal age|over 18|lied about my age)\b/i,
  ],
  [
    'sexual',
    /\b(?:nudes?|naked|sex(?:y|ual)?|horny|in (?:your|my) bed|(?:you|me|us) in bed|turned on|hook ?up|what are you wearing|undress|fuck (?:you|me)|dick|tits|boobs)\b/i,
  ],
  [
    'testing',
    /\b(?:are (?:you|u) (?:a |an )?(?:real|bot|robot|ai|human|chatbot|catfish)|is this (?:a bot|ai|chatgpt|automated|really you)|chatgpt|copy[- ]?paste|sound like (?:a bot|ai|chatgpt)|prove you'?re (?:real|human|not)|say something only a human|captcha|written by (?:ai|a bot)|catfish)\b/i,
  ],
];

const LOW_WORDS =
  /^(?:k+|kk|ok|okay|okey|cool|nice|lol+|lmao|haha(?:ha)*|ha|heh|yeah?|yea|yep|yup|ya|ja|no|nah|nope|sure|fine|same|idk|hmm+|mm+|good|great|thanks|thx|wow|true|maybe|hi+|hey+|heyy+|hello|sup|wyd|u|up|not|much|nothing|nm|hbu|wbu|wuu2|shap|sharp|eish|yo|oh|meh|whatever|i|guess|all|bored|just|chilling|bad|bleh|dear|there|you|and|babe|beautiful|handsome|sexy|hun|it|was|is|alright|busy|tired|work|bit|so|the|usual|same|old|fair|enough|noted|right|x+|chilled|cute|morning|interesting|rad|kwaai|awesome|dunno)$/i;
const LOW_EFFORT = {
  test: (plain: string): boolean => {
    const words = plain.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return words.length > 0 && words.length <= 5 && words.every((word) => LOW_WORDS.test(word));
  },
};

/** @param ofFlags what a message does that the safety rules flagged */
export function readIntents(
  text: NormalText,
  questions: readonly Question[],
  style: Style,
  ofFlags: readonly Intent[],
  conversation: readonly Turn[],
): IntentEvidence[] {
  const { plain } = text;
  const found = new Map<Intent, string>();
  const add = (intent: Intent, quote: string) => {
    if (!found.has(intent)) found.set(intent, quote);
  };
  for (const [intent, cue, unless] of CUES) {
    const match = find(cue, plain);
    if (match && !unless?.test(plain)) add(intent, text.quote(match.index, match.index + match[0].length));
  }
  const trouble = readTrouble(plain);
  for (const intent of trouble?.intents ?? [])
    add(intent, text.quote(trouble?.start ?? 0, trouble?.end ?? 0));
  for (const intent of ofFlags) add(intent, '');
  const question = questions[0];
  if (question) {
    if (questions.every(({ kind }) => kind === 'reciprocal')) add('ask_reciprocal', question.text);
    else add('ask_info', question.text);
  }
  if (LOW_EFFORT.test(plain) || (style.words === 0 && style.emoji.length > 0 && !found.has('flirt')))
    add('low_effort', plain.trim());
  if (
    conversation.length === 0 &&
    /\byour (?:\w+ )?(?:bio|profile|photo|photos|pic|pics|prompt|answer)\b|\bmatch(?:ed)?\b|\bswiped?\b|\bholding a \w+\b/i.test(
      plain,
    )
  )
    add('opener', '');
  const longAgo = conversation.some(({ text: turn }) => /\(\s*\d+ (?:days|weeks|months) later\)/i.test(turn));
  if (longAgo) add('ghost_return', '');
  const told =
    /\b(?:i|i'm|i've|im|we|my|our)\b/i.test(plain) &&
    style.words >= 8 &&
    !found.has('money_request') &&
    !found.has('rejection_hard');
  if (told) add('share_info', '');
  if (found.size === 0) add(style.words >= 4 ? 'share_info' : 'affirm', '');
  return [...found].map(([intent, quote]) => ({ intent, quote })).slice(0, 7);
}

/** What becomes of a plan between two who mean to meet: called off for something grave, an hour moved, put off softly, at the gate, home again. */
import { lines } from '../moves/line.ts';
import { find } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import { DAY, HOUR, opening } from './arranging-words.ts';
import { askedBy } from './asked.ts';
import { fitting, word } from './fitting.ts';
import { LOGISTIC_SCENES } from './logistics.ts';
import { newTime } from './plan-parts.ts';
import { ALL_FINE, KIN, reasonOf } from './plan-reasons.ts';
import { has, type Scene, says } from './scene.ts';
import { isHeavyTalk, smallTurns } from './small-turn.ts';

const inHand = smallTurns('plan in hand', 50);
/** A place that only lets its line through. */
const gate = (open: boolean) => (open ? { words: ' ' } : undefined);

const CALLS_OFF =
  /\b(?:(?:can'?t|cannot|can not|won'?t|wont|not (?:going to|gonna|be able to)|unable to) (?:\w+ ){0,2}(?:make(?! (?:this|that|it) up| sense| friends)|come|do|be there|meet|see you|join)|(?:have|need|got|going|gotta|must) ?(?:to )?(?:cancel|bail|skip|postpone|reschedule|miss)|rain ?check|cancel(?:ling)?|no can do|(?:tonight|today|tomorrow|dinner|lunch|drinks|coffee|it|\w+day)(?:'s| is) off|not coming|call (?:it|tonight) off)\b/i;

const ADMITTED = latin(
  new RegExp(
    `\\b(?:(?:rush|take|taking|took|rushed|get|got|getting) (?:my|our) (?:little |baby |older |younger )?(?<kin>${KIN}) to (?:the )?(?:hospital|casualty|er|emergency|emergency room)|(?:my|our) (?:best |little |big |older |younger |baby )?(?<who>${KIN}|grandson|granddaughter|stepdad|stepmom)\\b[^.!?]{0,40}\\b(?:(?:got|was|been|being|is|just|had to be) admitted(?! to (?:uni\\w*|law|college|the bar|med\\w*))|hospital|icu|casualty|emergency (?:room|theatre|surgery|op)|ambulance|rushed (?:to|in)|stroke|heart attack|collapsed(?! (?:laughing|with|into|on))|passed out|had (?:a|an) (?:bad |nasty )?(?:fall|accident|seizure|fit)|in (?:a|an) (?:car )?(?:accident|crash)|took a (?:bad )?turn|taken a turn))\\b`,
    'iu',
  ),
);

const whoIsIll = (r: Reading): string | undefined => {
  const groups = find(ADMITTED, r.plain)?.groups;
  const who = (groups?.who ?? groups?.kin)?.toLowerCase();
  return who && /^(?:girl|boy)$/.test(who) && new RegExp(`\\blittle ${who}\\b`, 'i').test(r.plain)
    ? `little ${who}`
    : who;
};

const HARD_DAY = latin(
  /\b(?:(?:had|having|been|after|was|what|such|onto) (?:\p{L}+ ){0,3}(?:horrible|terrible|bad|rough|awful|shit\p{L}*|kak|crap\p{L}*|hectic|long|brutal|exhausting|draining) (?:day|week|shift|night)|(?:i'?m|i am|im|feel(?:ing)?|too|so|dead|completely) (?:\p{L}+ )?(?:tired|exhausted|shattered|knackered|wiped|finished|pap|drained|burnt out|dead on my feet|broken))\b/iu,
);

const LOW =
  /\b(?:not in (?:a|the) (?:good|great|right) (?:place|space|headspace|way)|(?:feeling|feel|been) (?:\w+ ){0,2}(?:low|down|flat|anxious|overwhelmed|fragile|drained|burnt out|burned out)|(?:my )?anxiety|mentally (?:exhausted|drained)|mental health|peopled out|social battery|need my (?:couch|bed|sofa)|my head(?:'s| is| isn'?t) (?:\w+ )?(?:all over|in it|a mess|there)|(?:a|the) (?:\w+ )?(?:rough|bad|horrible|terrible|awful|shitty|kak|crap|hectic|long) (?:day|week)|(?:don'?t|dont) have it in me|(?:can'?t|cant) face (?:people|anyone|anybody|going out|it))\b/i;
const NOT_TODAY = latin(
  /\b(?:(?:don'?t|dont) (?:think|feel like) (?:that )?i(?:'?ll| can| should| want to| will|'?m going to)? ?(?:\p{L}+ )?(?:come|coming|make|go|do|meet)|(?:can'?t|cant|cannot|won'?t|wont|not going to|not gonna|not up (?:to|for)|rather not|don'?t feel up to|need to (?:cancel|skip|stay)|have to (?:cancel|skip)|going to (?:stay|have to cancel)|rain ?check|gonna stay|(?:can|could|shall) we (?:rather |maybe |please )?(?:skip|cancel|leave|postpone)))\b[^.!?]{0,40}\b(?:tonight|today|this evening|tomorrow|dinner|drinks|coffee|lunch|it|come|coming|out|in|home|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
);

/** They move the hour: the new one first, the old one may follow. */
const HOUR_MOVED = latin(
  new RegExp(
    `\\b(?:(?:can|could|shall|should|would|cld) (?:we|you|u|it) (?:rather |maybe |please |perhaps )?(?:do|say|meet(?: at)?|make it|come at|start at|move (?:it )?to|push (?:it )?to|be)|let'?s (?:do|say|make it)) (?:at )?(?<t>${HOUR}),? (?:and not|not|instead(?: of)?|rather(?: than)?)(?! (?:we|you|people|of us))`,
    'iu',
  ),
);
const SAID_BEFORE = latin(
  new RegExp(
    `\\b(?:(?:we|i|you|u|it was) (?:said|agreed(?: on)?)|supposed to be) (?:at )?${HOUR}[^.!?]{0,16}\\b(?:is|can (?:we|you|u) (?:do|make it|say)|could (?:we|you|u) (?:do|make it|say)|would) (?:at )?(?<t>${HOUR})(?: (?:ok|okay|fine|cool|alright|good|work|instead|be))`,
    'iu',
  ),
);
const THEIRS_MOVED = latin(
  /\b(?<why>(?:my|our) (?:[\p{L}']+ ){0,2}[\p{L}']+) (?:got|was|has been|'?s been|is|has) (?:now )?(?:moved|shifted|changed|brought forward|pushed|rescheduled)\b/iu,
);

const ONE_DAY = `(?:(?:the|on the) \\d{1,2}(?:st|nd|rd|th)|${DAY}|this (?:week|weekend|month)|next (?:week|weekend|month))`;
const ONE_OR_ANOTHER = opening(
  `(?:is |does |would |shall we (?:do|say) |what(?:'s| is) better,? |so )?(?<x>${ONE_DAY}) or (?:rather |maybe )?(?<y>${ONE_DAY})(?: (?:better|work|suit|good|best|easier)(?: (?:for )?(?:you|u))?)?\\s*\\?`,
);

const ON_FOR = latin(
  new RegExp(
    `(?:^|[.,!?;] *)(?:hey |so |also |and |just checking,? )*(?:(?:are|is) (?:we|it|you|u) )?(?:still )?(?:on|good|meeting|up|ok) (?:for )?(?<t>(?:${DAY})(?:,? (?:at )?${HOUR})?|${HOUR})(?: or (?:not|what))?\\s*\\?`,
    'iu',
  ),
);
const STILL_GOOD = opening(
  `(?:is |are we )?(?:(?:at|for|on) )?(?<t>(?:${DAY})(?:,? (?:at )?${HOUR})?|${HOUR}) (?:is )?still (?:good|on|ok|okay|fine|happening|cool|works?|working)(?: (?:for|with) (?:you|u))?\\s*\\?`,
);
const lowered = (time: string): string =>
  /^(?:(?:this|next) )?(?:mon|tue|wed|thu|fri|sat|sun)/i.test(time) ? time : time.toLowerCase();

const SO_LETS = latin(
  new RegExp(
    `\\b(?:so|then|but) (?:let'?s|lets) (?:rather )?(?:say|do|make it|meet at) (?:at )?${HOUR}\\W*$`,
    'iu',
  ),
);
const COUNTER_HOUR = latin(
  new RegExp(
    `(?:(?:^|[.,!;] *)(?:maybe |say |rather |or |how about |what about )?(?:at )?|\\b(?:so|then|but) (?:let'?s|lets) (?:rather )?(?:say|do|make it|meet at) (?:at )?)(?<t>${HOUR})(?: rather| instead)?\\s*[?.!]*\\s*$`,
    'iu',
  ),
);
const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|this weekend|next (?:week|weekend)';
const THIS_NO_THAT_YES = latin(
  new RegExp(
    `\\b(?<n>${WEEKDAY})(?:'s| is)? (?:i'?m |i am |im |i have |i'?ve got |we have |no good(?! for)|not good(?! for)|out|bad(?! for)|full|taken|tricky)[^.!?]{0,40}[,.]? but (?:maybe |on |next )?(?<t>${WEEKDAY})(?: (?:night|morning|afternoon|evening))?[^.!?]{0,12}\\b(?:all yours|works?|good|fine|open|i can|i could|suits?|okay|ok|perfect)\\b`,
    'iu',
  ),
);
const BOOKED =
  /\b(?:i(?:'?ve| have)? )?(?:made (?:a|the|us a|our) (?:booking|reservation)|got us a (?:booking|reservation|table)|booked (?:a|the) table|booked (?:in )?for (?=\d|half|fri|sat|sun|mon|tue|wed|thu|tom|ton|two))/i;

const CHOSEN_AND_WHEN = latin(
  new RegExp(
    `^\\W*(?:ooh |ok |hmm+ |let'?s do |let'?s go |i say )*(?<x>(?:the )?[\\p{L}'&-]+(?: [\\p{L}'&-]+){0,2}?),? (?:(?:at|say|around) )?(?<t>${HOUR})\\s*(?:\\?|,|\\.|$)`,
    'iu',
  ),
);

const PLACE_NAME = "(?:the |that |a )?[\\p{L}'&-]+(?: [\\p{L}'&-]+){0,3}";
const YOUR_CALL = latin(
  new RegExp(
    `^\\W*(?:(?:ok|so|hmm+|right|well)[ ,.]+)*(?<x>${PLACE_NAME}?) or (?<y>${PLACE_NAME}?)(?:\\s*[,?.!:…-]+\\s*(?:it'?s )?(?:your (?:call|pick|choice|vote)|(?:you|u) (?:choose|pick|decide)|up to (?:you|u)|dealer'?s choice|i'?m easy|(?:i )?don'?t mind))\\W*$`,
    'iu',
  ),
);
const TWO_PLACES = latin(
  new RegExp(
    `^\\W*(?:(?:ok|so|hmm+|fine)[ ,.]+)*(?<x>${PLACE_NAME}?) or (?<y>${PLACE_NAME}?)\\s*\\?\\W*$`,
    'iu',
  ),
);
const NO_PLACES =
  /\b(?:stay|go|truth|dare|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b|\b(?:tomorrow|tonight|morning|evening|yes|no|not|me|him|her|them|us|call|text|you|we|i|if|is|are|do|did|friends?|serious|joking|good|bad|true|false|later|now|never|nudes?|sex|kiss)\b|\d/i;

const areNames = (options: Record<string, string> | undefined): boolean =>
  !NO_PLACES.test(`${options?.x ?? 'no'} ${options?.y ?? 'no'}`);

const COMES_TO_VISIT = latin(
  /\b(?:(?:i'?m |i am |im |was |i'?ve been |been )?(?:thinking (?:of|about)|planning (?:on|to)|considering|tempted to)|i (?:could|can|might)(?: (?:also|always|maybe))?|i(?:'?d| would) (?:love|like) to|i (?:want to|wanna)) (?:com(?:e|ing)|driv(?:e|ing)|fly(?:ing)?|travel(?:ling)?|tak(?:e|ing) (?:the|a) (?:bus|train|gautrain|flight)|catch(?:ing)? (?:the|a) (?:bus|train|flight))[^.!?]{0,30}?\b(?:to (?:see|visit) (?:you|u)|(?:to|by) (?:you|u|yours|ur side|your (?:side|city|town))|(?:and )?visit (?:you|u))(?!\p{L})/iu,
);
const VISIT_DAY = latin(
  new RegExp(
    `\\b(?:(?:the )?weekend of (?:the )?\\d{1,2}(?:st|nd|rd|th)|(?:this|next|the) weekend|(?:the )?long weekend|next month|${DAY}|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|over easter)(?!\\p{L})`,
    'iu',
  ),
);
const COMES_FOR = latin(
  new RegExp(
    `\\bi (?:could|can|might|want to|wanna)(?: (?:also|always|maybe|just))? (?:come|drive|fly|pop) (?:up|down|over|through|across) (?:(?:for|on|over|in|during) )?(?:(?:the|this|next|that) )?(?:long )?(?:weekend|month|easter|december|january|april|june|july|august|september|holidays|${DAY})\\b`,
    'iu',
  ),
);
const FLIGHTS =
  /\b(?:look(?:ed|ing)? at|check(?:ed|ing)|found|saw|searched|priced) (?:the |some |those )?(?:\w+ )?(?:flights?|tickets?)\b/i;

const AT_THE_GATE =
  /^\W*(?:(?:ok|hey|hi|so|think)[ ,.!]+)*(?:i'?m |im |i am )?(?:(?:right |just |parked )?outside|(?:just |still )?(?:parking|parked|arrived|pulling in|got here)|here|downstairs|at (?:the|your) gate|parked|in (?:the|your) (?:driveway|street|road))(?: now)?[ ,.!]+(?:is it|is that|are you|r u|which|what(?:'s| is|s)|must i|do i|should i|where|whats|whr)\b[^.!]{2,60}$/i;

const HELD_UP = latin(
  new RegExp(
    `\\b(?:(?:car|bakkie|bike|scooter)(?:'s)? (?:won'?t|wont|didn'?t|doesn'?t) start|flat (?:tyre|tire|battery)|puncture|battery(?:'s| is)? (?:dead|flat)|broke down|stuck (?:in|at|behind|on)|running (?:\\p{L}+ )?(?:late|behind)|(?:uber|bolt|taxi|lift) (?:cancelled|bailed|dropped)|(?:train|bus|gautrain)(?:'s| is)? (?:late|delayed|cancelled)|missed (?:the|my) (?:bus|train|taxi|lift|first one|last one|earlier one)|meeting (?:ran|is running|'?s running|overran)|overslept)\\b[^?!]{0,70}?\\b(?:maybe|say|more like|probably|make it|rather|closer to|(?:be )?there (?:by|at|around|for)) (?:at |by |around )?(?<t>(?:five|ten|quarter|twenty) past(?: \\p{L}+)?|${HOUR})(?!\\s?(?:min|hour|hr|sec|month|week|day|year|time|people|beer|k\\b|km))`,
    'iu',
  ),
);

const HOME_AND =
  /(?:^\W*(?:(?:hey|ok|hi|yes|yay|ps|btw)\W+)*(?:i'?m |im |i am )?(?:got |just got |made it |back |finally |arrived )*home (?:safe(?:ly)?|in one piece|safe and sound)|^[^?]{0,60}\b(?:thanks|thank you)\b[^?]{0,40}[.!,] *(?:i'?m |just |safely )?home now)\b/i;
const KEPT_THING = latin(
  /\b(?:(?:i(?:'?ve)? (?:still )?(?:have|got|found)|i'?ve still got) (?:your|ur) (?<a>[\p{L}-]+(?: (?:jacket|bottle|charger|case|pods|bag))?)(?: (?:here|at mine|in my (?:car|bag|bakkie)|by me|with me))?|(?:you|u) (?:left|forgot) (?:your|ur) (?<b>[\p{L}-]+) (?:here|at mine|in my (?:car|bag|bakkie)|by me|behind)|(?:your|ur) (?<c>[\p{L}-]+)(?: (?:is|are|seems? to (?:be|have)))? (?:still )?(?:(?:here|moved in) with me|in my (?:car|bag|bakkie|pocket)|at mine|by me))(?!\p{L})/iu,
);
const THEIR_THING =
  /\bi (?:think i )?(?:(?:may|might|must) have )?(?:left|forgot) (?:my|mine) (?<x>[a-z]+) (?:in (?:your|ur) (?:car|bag|bakkie|kitchen|flat|house|lounge)|at (?:yours|urs|(?:your|ur) (?:place|house|flat))|by you)\b/i;
/** What one leaves behind after an evening. */
const LEFT_BEHIND =
  /^(?:umbrella|jacket|coat|hoodie|jersey|jumper|sweater|scarf|beanie|cap|hat|gloves?|sunglasses|glasses|shades|earrings?|bracelet|ring|necklace|watch|charger|power ?bank|earphones|headphones|air ?pods|bottle|water bottle|lunch ?box|tupperware|book|lighter|bag|wallet|keys?|lipstick|lip ?balm|socks?|shirt|towel|blanket|phone|cable|pen|dish|cooler ?box|cooler)$/i;
const keptThing = (r: Reading): string | undefined => {
  const groups = find(KEPT_THING, r.plain)?.groups;
  const thing = groups?.a ?? groups?.b ?? groups?.c;
  return thing && LEFT_BEHIND.test(thing.split(' ').at(-1) ?? '') ? thing.toLowerCase() : undefined;
};

const PUT_OFF = latin(
  /\b(?:(?:maybe|perhaps|possibly|rather) (?:another|some other|next) time|(?:another|some other|next) time (?:maybe|perhaps)|(?:i(?:'?ll| will|ll)|perhaps i|will) (?:(?:give (?:you|u) a )?shout|let (?:you|u) know|message|text|ping|reach out|get back to (?:you|u)) (?:when|once) (?:things|it|life|work|i|this|the|my)\b[^.?!]{2,40}|(?:when|once) (?:things|work|life|it) (?:calms?|settles?|quietens?|slows?|eases?|quiet)(?: down| up)?)(?!\p{L})/iu,
);
const INVITES =
  /\b(?:want to|wanna|would you like|shall we|should we|fancy|keen|up for|how about|what about|can i (?:take|buy|see)|could (?:we|go)|let'?s|dinner|drinks?|coffee|lunch|walk|meet|market|movie|again|stay(?: over)?|come (?:over|with|to)|treat)\b/i;

const TALK_ASKED =
  /\b(?:can|could|should|need to|want to|must|have to|shall)(?: we| i)?(?: please)? (?:talk|speak|chat about|discuss|call)\b/i;
const TALK_LATER = latin(
  /^\W*(?:(?:mm+|hm+|k+|ok(?:ay)?|fine|sure|yeah|yes|ja|yebo|alright|guess so)[ ,.!]*){1,3}(?<w>(?:after|when i'?m|once i'?m|tonight|tomorrow|later|this (?:evening|afternoon)|at|around)\b[^.!?,]{0,24})\W*$/iu,
);

const COME_OVER =
  /^\W*(?:(?:hey+|hi|yo|so|babe)[ ,!.]+)*(?:(?:u|you|r u|are you)(?: still)? (?:up|awake)\W+(?:wanna |want to |you should |just )?(?:come|slide|pull)|(?:wanna |want to |just )?(?:come|slide|pull) (?:thru|through|over|round) (?:now|tonight)\b)(?: (?:thru|through|over|round|up|by))?(?: (?:now|tonight|then|here))?\W*(?:😏|😉|🙂|😈)*\W*$/i;

/** Their trouble is raised as such, and the plan that falls with it is still the matter. */
const gravely = (scene: Scene): Scene => ({
  ...scene,
  when: (r) =>
    scene.when(
      r.action === 'reply' && r.flags.every(({ kind }) => kind === 'wellbeing') ? { ...r, flags: [] } : r,
    ),
});

export const PLAN_IN_HAND_SCENES: readonly Scene[] = [
  gravely(
    fitting('plan in hand: called off, somebody admitted', {
      limit: true,
      most: 70,
      cue: ADMITTED,
      not: new RegExp(
        `${ALL_FINE.source}|\\b(?:work(?:s|ing|ed)?|job|shift|nurse|doctor|intern\\w*|volunteer\\w*) (?:\\w+ )?(?:at|in|on|for)\\b|\\b(?:he|she|they) (?:can'?t|won'?t|cannot) (?:come|make|join)\\b|\\blast (?:year|month)\\b`,
        'i',
      ),
      also: (r) =>
        (says(r, CALLS_OFF) || has(r, 'plan_decline', 'plan_reschedule')) &&
        (r.questions.length === 0 || newTime(r) === undefined) &&
        !has(r, 'rejection_hard'),
      places: (r) => ({
        who: word(whoIsIll(r)),
        later: gate(says(r, /\b(?:explain|tell (?:you|u)|talk|phone|call|text)\b[^.!?]{0,20}\blater\b/i)),
      }),
      said: {
        sympathise: [
          [
            'warm',
            'Oh no, I am so sorry. Do not give our plan another thought, I hope your {who} is going to be okay.',
          ],
          ['calm', 'Of course, be with your {who}. We find another day when things are calmer.'],
          ['direct', 'Your {who} comes first, no question. Is there anything I can do?'],
        ],
        'stay with them': [
          ['warm', '{later}Explain whenever you have a moment. I hope your {who} is okay.'],
          ['calm', 'No need to write back quickly. I am thinking of you and your {who}.'],
        ],
        'follow up': [['warm', 'That is a fright. How is your {who}, and how are you holding up?']],
      },
    }),
  ),
  fitting('plan in hand: called off, an emergency', {
    limit: true,
    most: 50,
    cue: /\b(?:(?:a |an |my |have a |had a )?(?:family|medical|home) emergency|emergency (?:at home|in the family|with (?:my|the) (?:family|kids?|folks)))\b/i,
    not: ALL_FINE,
    also: (r) =>
      (says(r, CALLS_OFF) || has(r, 'plan_decline', 'plan_reschedule')) &&
      newTime(r) === undefined &&
      !has(r, 'rejection_hard', 'money_request'),
    said: {
      sympathise: [
        ['warm', 'Oh no. Do not worry about our plan, I hope that everyone is okay.'],
        ['calm', 'Of course, family comes first. I am thinking of you.'],
        ['direct', 'Go, and do not worry about me. Is there anything I can do?'],
      ],
      'no rush': [['calm', 'Write when you have a moment, there is no hurry.']],
      'follow up': [['warm', 'I hope that it is not too serious. How are you holding up?']],
    },
  }),
  fitting('plan in hand: not up to it', {
    limit: true,
    cue: LOW,
    not: /\b(?:dat(?:es?|ing)|relationship|anyone right now|again|any ?more|you deserve|friends|used to|last (?:week|year|month)|yesterday|without you|make it up)\b/i,
    also: (r) =>
      says(r, NOT_TODAY) &&
      (r.questions.length === 0 || newTime(r) === undefined) &&
      !has(r, 'rejection_hard'),
    said: {
      'accept with grace': [
        ['warm', 'Then stay in and be gentle with yourself. You do not have to explain anything.'],
        ['calm', 'That is completely fine, we do it another day. I am glad you told me.'],
      ],
      'stay with them': [
        ['warm', 'I am sorry it is like that today. Would a call help, or rather some quiet?'],
        ['direct', 'No problem about the plan. I am here if you want to talk.'],
      ],
      'no rush': [['calm', 'Look after yourself first. Write when you feel like it, there is no hurry.']],
    },
  }),
  {
    ...fitting('plan in hand: a hard day, and another evening', {
      limit: true,
      cue: HARD_DAY,
      said: {},
    }),
    when: (r) =>
      r.action === 'reply' &&
      r.language.base === 'en' &&
      r.style.words <= 45 &&
      r.flags.every(({ kind }) => kind === 'wellbeing') &&
      says(r, HARD_DAY) &&
      (says(r, NOT_TODAY) ||
        says(
          r,
          /\b(?:not tonight|can we (?:rather )?(?:do|move|make it)|could we (?:rather )?(?:do|move|make it)|instead)\b/i,
        )) &&
      (has(r, 'plan_decline', 'plan_reschedule') || askedBy(r) === 'plan') &&
      !has(r, 'rejection_hard', 'rejection_soft', 'self_harm', 'insult') &&
      newTime(r) !== undefined,
    places: (r) => ({
      time: word(newTime(r)),
      tonight: gate(/\b(?:tonight|this evening)\b/i.test(`${r.plain} ${r.mine}`)),
    }),
    lines: [
      ...lines('sympathise', [
        ['warm', 'I am sorry that it was like that. Rest, and {time} it is.'],
        ['calm', 'Of course, {time} then. If you want to moan about it first, I am here.'],
      ]),
      ...lines('confirm the plan', [
        ['direct', '{time} works. No explaining needed.'],
        ['warm', '{time} is good for me. Go easy on yourself until then.'],
      ]),
      ...lines('light touch', [['playful', '{tonight}{time}, then. Tonight you have a date with your bed.']]),
    ],
  },
  inHand('put off softly', {
    limit: true,
    turnsRound: true,
    beside: 45,
    cue: PUT_OFF,
    not: /\b(?:last time|first time|spark|friends|someone else|leave (?:me|it)|chemistry)\b/i,
    also: (r) =>
      (askedBy(r) === 'plan' || (/\?/.test(r.mine) && INVITES.test(r.mine)) || INVITES.test(r.mine)) &&
      !has(r, 'rejection_hard') &&
      newTime(r) === undefined &&
      /^(?:other|work|party|class)$/.test(reasonOf(r).kind),
    places: (r) => ({
      nice: gate(
        says(r, /\b(?:lovely|great|nice|good|fun|amazing) (?:evening|night|time|date|day|dinner)\b/i),
      ),
      work: word(reasonOf(r).kind === 'work' ? 'work' : undefined),
    }),
    said: {
      'respect the limit': [
        ['warm', 'No problem at all. Give me a shout if you feel like it, I would enjoy that.'],
        ['calm', 'All good. I leave it with you, no pressure.'],
        ['direct', 'That is fine. The invitation stands.'],
      ],
      'leave it open': [
        [
          'warm',
          '{nice}I enjoyed it too. Shout when you have room to breathe, and no stress if it takes a while.',
        ],
        ['calm', 'I hope {work} eases up soon. You know where to find me.'],
      ],
      'accept with grace': [['warm', 'Then another time it is. Just say when you feel like it.']],
      'light touch': [['playful', 'Fair enough. I promise not to sit by the phone.']],
    },
  }),
  inHand('the hour moved', {
    limit: true,
    turnsRound: true,
    beside: 26,
    cue: HOUR_MOVED,
    places: (r) => ({
      still: gate(says(r, /\bstill (?:on|good|keen|happening)\b/i)),
      why: word(turnAround(find(THEIRS_MOVED, r.plain)?.groups?.why ?? '') || undefined),
      place: gate(!says(r, /\bsame place\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['direct', '{still}Yes, still on. {t} works for me.'],
        ['warm', '{t} is fine, see you then.'],
        ['calm', 'No problem, {t} suits me just as well.'],
        ['warm', '{t} it is. That leaves you time for {why}.'],
      ],
      'follow up': [['direct', '{place}{t} then. Same place?']],
      'light touch': [['playful', '{t}, deal. Whoever is first there may be smug about it.']],
    },
  }),
  inHand('another hour than agreed', {
    limit: true,
    turnsRound: true,
    beside: 24,
    cue: SAID_BEFORE,
    said: {
      'confirm the plan': [
        ['direct', '{t} is fine. See you then.'],
        ['warm', 'No problem at all, {t} it is.'],
        ['calm', '{t} suits me just as well. Take your time.'],
      ],
      'light touch': [['playful', '{t}, deal. Whoever is first there may be smug about it.']],
    },
  }),
  inHand('one day or another', {
    turnsRound: true,
    beside: 9,
    cue: ONE_OR_ANOTHER,
    places: (r) => ({ hour: gate(!says(r, /\d ?[ap]m\b|\b\d{1,2}[:.]\d\d\b/i)) }),
    said: {
      'pick a slot': [
        ['direct', '{hour}{x} is good for me. What time?'],
        ['warm', '{y} suits me a little better, if that works on your side.'],
        ['calm', 'I can do both, so take the one that is easier for you.'],
      ],
      'light touch': [['playful', '{x}, because I am bad at waiting.']],
    },
  }),
  inHand('the hour still good', {
    turnsRound: true,
    beside: 9,
    cue: STILL_GOOD,
    places: (r) => {
      const nervous = says(r, /\b(?:nervous|nerves|butterflies|anxious)\b/i);
      return {
        h: word(lowered(find(STILL_GOOD, r.plain)?.groups?.t ?? '') || undefined),
        hour: gate(!says(r, /\b(?:\w+day|tonight|tomorrow|the \d+\w\w) (?:is )?still\b/i)),
        early: gate(says(r, /\bi(?:'?m| am|m) (?:\w+ )?early\b/i)),
        nerv: gate(nervous),
      };
    },
    said: {
      'confirm the plan': [
        ['direct', 'Yes, {h} is still good.'],
        ['warm', '{nerv}Yes, {h} is still good. And nervous makes two of us.'],
        ['calm', '{nerv}Still good. There is nothing to be nervous about, I promise.'],
        ['warm', '{early}Yes. Find us a good spot and I will come to you.'],
        ['warm', 'Yes, I am looking forward to it.'],
      ],
      'light touch': [['playful', '{t}, of course. I have been counting the hours.']],
    },
  }),
  inHand('are we on for it', {
    turnsRound: true,
    beside: 16,
    cue: ON_FOR,
    also: (r) => says(r, /\b(?:still|are we|is it)\b/i),
    places: (r) => ({
      h: word(lowered(find(ON_FOR, r.plain)?.groups?.t ?? '') || undefined),
      see: word(
        lowered(find(ON_FOR, r.plain)?.groups?.t ?? '').replace(
          /^(?=\d|half|noon|seven|six|eight|five|nine)/i,
          'at ',
        ) || undefined,
      ),
      sitter: gate(says(r, /\b(?:babysitter|sitter|book|reserve|cook|plan|know|tell)\b/i)),
    }),
    said: {
      'confirm the plan': [
        ['direct', 'Yes, still on. See you {see}.'],
        ['warm', 'Yes, {h} stands. I am looking forward to it.'],
        ['calm', '{sitter}Yes, you can count on it. {t} stands.'],
      ],
      'light touch': [['playful', 'Of course. I have been looking forward to it all week.']],
    },
  }),
  inHand('another hour put forward', {
    limit: true,
    turnsRound: true,
    beside: 14,
    cue: COUNTER_HOUR,
    not: HELD_UP,
    also: (r) =>
      says(r, SO_LETS) ||
      (/\?\W*$/.test(r.plain) &&
        new RegExp(`\\b${HOUR}`, 'iu').test(r.mine) &&
        /\b(?:see you|meet|can we|could we|shall we|let'?s|how about|what about|is \d|at \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?\?|dinner|lunch|coffee|drinks|breakfast|movie|walk|run|hike)\b/i.test(
          r.mine,
        )),
    said: {
      'confirm the plan': [
        ['direct', '{t} works. See you then.'],
        ['warm', '{t} it is, no problem at all.'],
        ['calm', 'Good, {t} then. If anything changes, just tell me.'],
      ],
      'light touch': [['playful', '{t}, deal. Whoever is first there may be smug about it.']],
    },
  }),
  inHand('that day no, another yes', {
    limit: true,
    turnsRound: true,
    beside: 14,
    cue: THIS_NO_THAT_YES,
    not: ALL_FINE,
    said: {
      'pick a slot': [
        ['direct', '{t} it is, then. What time suits you?'],
        ['warm', '{t} is good for me. I am looking forward to it.'],
        ['calm', 'No problem, {t} then. Get through {n} first.'],
      ],
      'light touch': [['playful', '{t}, before somebody else books you.']],
    },
  }),
  inHand('they booked', {
    turnsRound: true,
    beside: 26,
    cue: BOOKED,
    not: /^\W*(?:i'?m )?here\b|\b(?:right at the back|by the window|did (?:you|u) get|code|flights?|uber|taxi|massage|leave|holiday|cottage|guest ?house|hotel|room|airbnb|myself|one bed|for work|my (?:mom|mum|parents|sister))\b/i,
    places: (r) => {
      const when = r.times.filter(({ polarity }) => polarity !== 'out').slice(0, 1);
      return {
        when: word(when[0]?.text.replace(/^(?:at|for|on) /i, '')),
        late: gate(says(r, /\b(?:late|on time|hold (?:it|the)|sharp|\d+ min)/i)),
      };
    },
    said: {
      'confirm the plan': [
        ['warm', 'Perfect, thank you for booking. I am looking forward to it.'],
        ['direct', 'Great, {when} it is. See you there.'],
        ['calm', '{late}Noted, I will be on time. Thank you for booking.'],
      ],
      'light touch': [
        ['playful', '{late}On time, I promise. You may set me an alarm.'],
        ['flirty', 'I like it when somebody just books. {when} cannot come soon enough.'],
      ],
    },
  }),
  inHand('has to be an early one', {
    turnsRound: true,
    beside: 18,
    cue: /\b(?:(?:must|has to|needs to|will have to|'ll have to|gonna have to) be an? (?:early|short|quick) (?:one|night|evening)|can'?t stay (?:out )?(?:too |very )?(?:late|long)|but (?:not|nothing) too late(?! (?:to|for)\b))\b/i,
    said: {
      'answer, then return': [
        ['warm', 'An early one is fine, I am glad to see you at all.'],
        ['direct', 'No problem. Shall we start a bit earlier, then?'],
        ['calm', 'Of course. You say when you have to go and I will not make a face.'],
      ],
      'light touch': [['playful', 'Short and sweet, then. I can do at least one of those.']],
    },
  }),
  inHand('ill, so not today', {
    limit: true,
    turnsRound: true,
    beside: 40,
    cue: /\b(?:still |a bit |really |quite |too |feeling |kinda )*(?:sick|ill|flu-?ish|flu|feverish|man down|under the weather|snotty|contagious|throwing up|got a cold|have a cold|bug)\b/i,
    not: /\b(?:sick of|sick (?:and tired|joke|dog|cat)|home ?sick|love ?sick|(?:my|the|our) (?:\w+ )?(?:mom|mum|dad|son|daughter|kid|child|boy|girl|dog|cat|gran\w*|sister|brother|baby|twins|little one)\b)/i,
    also: (r) =>
      says(
        r,
        /\b(?:leave it (?:for )?(?:today|tonight|now|this week)|(?:don'?t|dont) want to (?:give (?:you|u)|make (?:you|u) sick|infect)|give (?:you|u) (?:this|it|my)|skip (?:today|tonight)|not (?:today|tonight))\b/i,
      ) && newTime(r) === undefined,
    said: {
      sympathise: [
        ['warm', 'Stay in bed and get well, we do it another day. Thank you for not sharing it with me.'],
        ['calm', 'Of course. Rest properly, and tell me when you feel human again.'],
        ['direct', 'Get better first. Do you need anything, soup or medicine?'],
      ],
      'light touch': [['playful', 'I will take you healthy and a week later. Tea, blanket, no heroics.']],
    },
  }),
  inHand('by day, the first time', {
    limit: true,
    turnsRound: true,
    beside: 18,
    cue: /\b(?:(?:i(?:'?d| would)|would|i) (?:rather|prefer)|can we (?:rather )?(?:meet|do)|could we (?:rather )?(?:meet|do)|more comfortable)\b[^.!?]{0,60}[.,;!]? ?[^.!?]{0,20}\b(?:day ?time|during the day|in daylight|by day)\b/i,
    not: /\b(?:stop|told you|again|last time|kiss\w*|hold(?:ing)? hands)\b/i,
    said: {
      'respect the limit': [
        ['warm', 'Of course. Daytime and lots of people around, I like it like that too.'],
        ['calm', 'That makes sense, and thank you for saying it. You choose the place.'],
        ['direct', 'Sure. Coffee on Saturday morning, or a walk where it is busy?'],
      ],
      'light touch': [['playful', 'Daylight it is. You have been warned about my face.']],
    },
  }),
  inHand('not that, but this', {
    limit: true,
    turnsRound: true,
    beside: 8,
    cue: latin(
      /\bi(?:'?m| am)? (?:don'?t|dont|do not|not) (?:really |actually )?(?:drink|do|eat|like|into|big on|a fan of)? ?(?<x>\p{L}+)(?: person)?,? but (?:i(?:'?ll|'?d| will| would| could)|we (?:can|could)|how about|what about) (?:(?:take you up on|do|be up for|love|go for|say yes to|join you for|like|be keen for) )?(?<y>(?:an?|some) \p{L}+(?: \p{L}+)?)(?=\W*$|[,.!?])/iu,
    ),
    also: (r) => askedBy(r) === 'plan' || INVITES.test(r.mine),
    said: {
      'offer another way': [
        ['warm', '{y} it is, then. Which day suits you?'],
        ['direct', 'Even better, I am in. When do you want to go?'],
      ],
      'light touch': [['playful', 'Noted: no {x}. {y} with you sounds better anyway.']],
      'respect the limit': [['calm', 'Good to know. {y} suits me just as well.']],
    },
  }),
  inHand('only a moment', {
    beside: 1,
    cue: latin(
      /^\W*(?:(?:ok|yes|sorry|coming|ya|ja|almost)[ ,!.]+)*(?:just |gimme |give me )?(?:\d{1,2}|one|two|five|ten|a|1) ?(?:more )?(?:min(?:ute)?s?|secs?|seconds?)\b[,.!]? ?(?:(?:just|still|busy|i'?m just) )?(?:finding|locking|looking|parking|finishing|getting|putting|changing|brushing|feeding|grabbing|walking|paying|closing|packing|in the|on the|at the)[^?]{0,40}$/iu,
    ),
    also: (r) => r.style.words <= 12 && r.mine !== '',
    said: {
      'no rush': [
        ['warm', 'No rush, I am not going anywhere.'],
        ['calm', 'Take your time. See you in a moment.'],
        ['direct', 'All good, I will wait for you.'],
      ],
      'light touch': [['playful', 'I have started counting. No, take your time.']],
    },
  }),
  inHand('our plan is off, through others', {
    limit: true,
    turnsRound: true,
    beside: 26,
    cue: /\bour (?:\w+ )?(?<x>hike|date|dinner|lunch|brunch|breakfast|plan|walk|weekend|evening|trip|picnic|coffee|movie night)(?:'s| is) (?:off|out|not happening|cancelled|down the drain)\b/i,
    also: (r) => newTime(r) === undefined && !has(r, 'rejection_hard', 'rejection_soft'),
    said: {
      sympathise: [
        ['warm', 'I am sorry, and it is not your fault. Our {x} can wait.'],
        ['calm', 'That is a pity. We find another day, I am not in a hurry.'],
        ['direct', 'How annoying for you. Which day could work instead?'],
      ],
      'light touch': [['playful', 'Our {x} has been moved, not cancelled. I insist.']],
    },
  }),
  inHand('anywhere, with a wish', {
    turnsRound: true,
    beside: 10,
    cue: /\b(?:not fussed|anywhere (?:with|that|near|quiet|close|outside)|somewhere (?:quiet|with|that (?:has|does|isn'?t)|outside|not too)|don'?t mind where)\b/i,
    also: (r) => /\b(?:where|which place|what place|any preference|place in mind)\b/i.test(r.mine),
    said: {
      'do what they ask': [
        ['warm', 'That I can do. I will look for a place and send it to you tonight.'],
        ['direct', 'Good, I will find something like that. Which day suits you?'],
        ['calm', 'Easy to please, I like that. More coffee or more food?'],
      ],
      'light touch': [['playful', 'Noted. I take my search for a place very seriously.']],
    },
  }),
  inHand('a yes, with a no on the plate', {
    turnsRound: true,
    beside: 16,
    cue: /\b(?:(?:can|should|shall|must|may) i|what (?:can|should|must|shall) i|want me to) bring\b[\s\S]{0,60}\bi (?:don'?t|can'?t|do not) (?:eat|have) (?<x>pork|meat|beef|fish|seafood|shellfish|dairy|gluten|nuts|eggs|sugar|mushrooms|chicken)\b/i,
    said: {
      'answer, then return': [
        ['warm', 'Just bring yourself. And no {x}, I will see to it.'],
        ['direct', 'No {x}, noted. Bring something to drink if you like, the rest is sorted.'],
        ['calm', 'Good that you say so, then I cook without {x}. You need not bring a thing.'],
      ],
      'light touch': [['playful', 'Bring an appetite. The {x} stays out of my kitchen.']],
    },
  }),
  inHand('would it be weird', {
    turnsRound: true,
    beside: 24,
    cue: /\bwould it be (?:too )?(?:weird|strange|much|awkward|odd|forward|silly) if i (?:came|come|brought|bring|joined|join|asked|said|got|cooked|called|picked|waited|sent)\b/i,
    not: /\b(?:nudes?|naked|pics?|kiss\w*|touch\w*|stay(?:ed)? (?:over|the night)|ex|married|money|key|watch|follow\w*|i know (?:it|when|where)|take no|your (?:house|work|office|phone|gym|yoga|class))\b/i,
    said: {
      'answer, then return': [
        ['warm', 'Not weird at all. I like that you ask.'],
        ['direct', 'No, go ahead. I would be happy about it.'],
        ['calm', 'Perhaps for a minute, and then I would be glad.'],
      ],
      'light touch': [['playful', 'A little, in the best way. Do it.']],
    },
  }),
  inHand('still keen', {
    turnsRound: true,
    beside: 16,
    cue: opening(
      `(?:are (?:you|u|we) |(?:you|u) )?still (?:keen|coming|joining)(?: (?:for|to|on) (?!me\\b|him\\b|her\\b|this app)[^?.!]{2,40})?\\s*\\?`,
    ),
    not: /\b(?:mad|angry|cross|in love|single|ex)\b/i,
    said: {
      'confirm the plan': [
        ['direct', 'Yes, still keen. See you there.'],
        ['warm', 'Of course, I am looking forward to it.'],
        ['calm', 'Yes, nothing has changed on my side.'],
      ],
      'light touch': [['playful', 'Keener than is good for my image. See you there.']],
    },
  }),
  inHand('halfway, or who drives', {
    turnsRound: true,
    beside: 14,
    cue: /\b(?:should|shall|must|do|can) i (?:come|drive|travel) (?:all the way )?to (?:you|u|yours|your side)\b[^?]{0,20}\bor\b[^?]{0,40}\b(?:halfway|half way|in the middle|(?:you|u) (?:come|want to come|drive)|will (?:you|u)|meet)\b/i,
    said: {
      'pick a slot': [
        ['warm', 'Halfway is fair. Shall we find a nice place in the middle?'],
        ['direct', 'Let us meet halfway this time, and the next one is my drive.'],
        ['calm', 'Halfway sounds good, then nobody has to drive home tired.'],
      ],
      'light touch': [['playful', 'Halfway, then we are both equally late.']],
    },
  }),
  inHand('bringing somebody along', {
    turnsRound: true,
    beside: 16,
    cue: /\bi(?:'?m| am|'?ll be| have to| must| need to| will have to)(?: also)? bring(?:ing)? (?:my |the )(?:little )?(?<x>dog|pup|puppy|daughter|son|kids?|baby|boy|girl|toddler|little one|twins)(?: (?:along|with|with me))?\b/i,
    not: /\b(?:to the (?:vet|doctor|dentist|park|beach|groomer)|to (?:school|work|my mom)|home|up)\b/i,
    said: {
      'do what they ask': [
        ['warm', 'No problem at all, bring your {x}. I look forward to it.'],
        ['calm', 'Of course. Then we take a table outside.'],
        ['direct', 'That is fine. Is there anything that I should have ready for your {x}?'],
      ],
      'light touch': [['playful', 'So I have to impress your {x} as well. I will practise.']],
    },
  }),
  inHand('they forgot', {
    limit: true,
    turnsRound: true,
    beside: 26,
    cue: /\b(?:i (?:completely |totally |honestly |genuinely |clean |just )*(?:forgot|mixed up (?:the |my )?(?:days?|dates?|weeks?)|got (?:the|my) (?:days?|dates?|weeks?) (?:wrong|mixed up))|(?:completely|totally|clean) (?:forgot|slipped my mind)|it (?:completely |totally )?slipped my mind)\b/i,
    not: /\b(?:forgot (?:to (?:say|ask|tell|mention|reply)|my|how|your name|what|about (?:the|that)|it at)|password|birthday)\b/i,
    also: (r) =>
      (askedBy(r) === 'plan' ||
        INVITES.test(r.mine) ||
        /\b(?:see you|today|tonight|where are you|still|coming|waiting)\b/i.test(r.mine)) &&
      newTime(r) === undefined,
    said: {
      'accept with grace': [
        ['warm', 'That is a pity, I was looking forward to it. When can we make up for it?'],
        ['calm', 'It happens. Thank you for saying it straight. Which day is better?'],
      ],
      'counter-offer': [['direct', 'All right. You pick the next day, and I will remind you.']],
      'light touch': [['playful', 'I will survive it. The first round next time is on you, though.']],
    },
  }),
  inHand('lost on the way', {
    turnsRound: true,
    beside: 12,
    cue: /\b(?:got lost(?! in)|took (?:the|a) wrong (?:turn|road|exit|off-?ramp)|missed (?:the|my) (?:turn|turn-?off|exit|off-?ramp)|gps (?:is|has)|google (?:maps )?(?:says|sent|took))\b[^?]{0,40}\b\d+ (?:more )?min/i,
    said: {
      'no rush': [
        ['warm', 'No stress, drive carefully. I am not going anywhere.'],
        ['calm', 'Take your time. Call me if the map sends you in circles again.'],
      ],
      'light touch': [['playful', 'The scenic route, then. I will keep a seat for you.']],
      'do what they ask': [['direct', 'All good. Tell me what you see and I will talk you in.']],
    },
  }),
  inHand('let off, if I am tired', {
    turnsRound: true,
    beside: 16,
    cue: /\b(?:no (?:stress|worries|pressure|problem)|it'?s (?:ok(?:ay)?|fine|cool)|totally fine|don'?t worry|all good) if (?:you|u)(?:'re| are|r)? (?:too |not |rather |feeling |really )*(?:tired|busy(?! being| with)|exhausted|up (?:to|for)|in the mood|feeling|can'?t|rather not|don'?t feel|want to (?:skip|cancel|move|rest))/i,
    said: {
      'answer, then return': [
        ['warm', 'That is sweet of you, thank you. I am still keen if you are.'],
        ['direct', 'Thank you for asking. [Still on, or another day], is that good for you?'],
        ['calm', 'You are kind. Give me an hour and I will tell you honestly.'],
      ],
      'light touch': [['playful', 'Tired, yes. Too tired to see you, no.']],
    },
  }),
  fitting('plan in hand: left them waiting', {
    limit: true,
    most: 70,
    cue: /\b(?:i (?:waited|stood there|sat there|was (?:waiting|sitting|standing)(?: there)?) (?:there |here |outside )?(?:for )?(?:\d+|half an|an|over an|almost an|like \d+|ages)|(?:you|u) (?:also |just |totally )?(?:left me (?:standing|waiting|sitting)|stood me up|never (?:showed|pitched|came|arrived)|didn'?t (?:show|pitch|arrive|even show)))\b/i,
    not: /\b(?:home affairs|queue|doctor|clinic|bank|uber|taxi|delivery|him|her ex|he|she|they|my ex|last guy|last girl|you will learn|(?:drove|came|walked) to (?:your|ur) (?:flat|house|place|work))\b/i,
    also: (r) =>
      says(r, /\b(?:you|u)\b/i) &&
      says(
        r,
        /\b(?:could(?:'ve| have)|should(?:'ve| have)|at least|not even|no (?:message|call|text|word)|text(?:ed)?|left me|stood me up|never|didn'?t|disappoint\w*|embarrass\w*|rude|hurt|angry|upset)\b/i,
      ),
    said: {
      'own it': [
        ['warm', 'You are right, I should have let you know. I am really sorry.'],
        ['direct', 'There is no good excuse for leaving you there without a word. I am sorry.'],
        ['calm', 'I am sorry. [What happened], and you should have heard it from me then.'],
      ],
      'name the feeling': [
        ['warm', 'Sitting there and not knowing must have been horrible. I am sorry, that was my fault.'],
      ],
      'make amends': [
        ['direct', 'I understand if you are angry. If you let me, I would like to make it up to you.'],
      ],
    },
  }),
  inHand('the place chosen, with an hour', {
    turnsRound: true,
    beside: 16,
    cue: CHOSEN_AND_WHEN,
    also: (r) => {
      const chosen = find(CHOSEN_AND_WHEN, r.plain)?.groups?.x?.toLowerCase() ?? '';
      return / or /i.test(r.mine) && chosen.length > 2 && r.mine.toLowerCase().includes(chosen);
    },
    places: (r) => ({
      until: gate(
        says(
          r,
          /\b(?:fetch|pick up|back (?:by|at|before)|leave (?:by|at|before)|have to (?:be|go)|must (?:be|go)|meeting at)\b/i,
        ),
      ),
    }),
    said: {
      'confirm the plan': [
        ['direct', '{x} at {t}, perfect. See you there.'],
        ['warm', '{t} at {x} suits me. I am looking forward to it.'],
        ['calm', '{until}{x} at {t}, and I will make sure you get away in time.'],
      ],
      'light touch': [['playful', '{x} it is. I would have said the same, only slower.']],
    },
  }),
  inHand('one of two, my call', {
    beside: 6,
    cue: YOUR_CALL,
    also: (r) => areNames(find(YOUR_CALL, r.plain)?.groups),
    said: {
      'pick a slot': [
        ['direct', '{x}, if it is really up to me. When do we go?'],
        ['warm', '{y} this time and {x} the next. Deal?'],
        ['calm', 'Both are good. I lean towards {x}, unless your heart is set on {y}.'],
      ],
      'light touch': [['playful', '{y}. Look how fast I decided, that never happens.']],
    },
  }),
  inHand('one of two places', {
    beside: 2,
    cue: TWO_PLACES,
    not: NO_PLACES,
    also: (r) =>
      /\b(?:(?:you|u) (?:choose|pick|decide)|where (?:shall|should|do|must) we|your (?:call|pick|choice)|which (?:place|one)|what do you feel like)\b/i.test(
        r.mine,
      ),
    said: {
      'pick a slot': [
        ['direct', '{x}, please. What time?'],
        ['warm', '{y} this time and {x} the next. Deal?'],
        ['calm', 'Both are good. I lean towards {x}, unless your heart is set on {y}.'],
      ],
      'light touch': [['playful', '{y}. Look how fast I decided, that never happens.']],
    },
  }),
  inHand('coming to see me', {
    turnsRound: true,
    beside: 30,
    cue: latin(new RegExp(`${COMES_TO_VISIT.source}|${COMES_FOR.source}`, 'iu')),
    not: /\b(?:surprise|send (?:me|your)|address|pay|money|visa|i (?:need|want) (?:you|u) to (?:send|pay)|as a friend|last week|dream)\b/i,
    also: (r) => r.questions.length > 0 || says(r, /\bif (?:you|u|that|it)|\bthoughts\b|\blet me know\b/i),
    places: (r) => ({
      when: word(find(VISIT_DAY, r.plain)?.[0]),
      bed: gate(says(r, /\b(?:sleep|stay|crash) (?:over )?(?:at|with|by) (?:my|a|the)\b/i)),
    }),
    said: {
      'answer, then return': [
        ['warm', 'I would really like that. Let me check {when} and tell you tonight.'],
        [
          'warm',
          '{bed}I would like that, and it is good of you to have thought of a bed. What time would you get here?',
        ],
        ['direct', 'Yes, I would like to see you. When would you get here?'],
      ],
      'appreciate a detail': [['warm', 'It means something that you would come all this way for me.']],
      'light touch': [['playful', 'All that way for me? I had better think of something good to do.']],
      'counter-offer': [['calm', 'I like the idea. Shall we talk it through on a call first?']],
    },
  }),
  inHand('looked at flights', {
    turnsRound: true,
    beside: 60,
    cue: FLIGHTS,
    not: /\b(?:send me|pay for|lend|help me|half of it|(?:you|u) (?:said no|quit)|coming anyway|or it'?s|sponsor|accepted|got the job|passed|my (?:mom|mum|mother|sister|boss)|for work|bali|thailand)\b/i,
    also: (r) =>
      says(r, /\b(?:you|u|us|we|too soon)\b/i) &&
      says(r, /\b(?:come|there|here|see|visit|do it|book|airport|dates?|december|if)\b/i),
    places: (r) => ({
      past: gate(says(r, /\b(?:looked|checked|found|saw|searched|priced|been looking)\b/i)),
      there: gate(says(r, /\b(?:be there|fetch me|pick me up|at (?:the )?(?:airport|arrivals))\b/i)),
    }),
    said: {
      'answer, then return': [
        ['warm', '{there}If you come, I am there at arrivals, and early. Shall we look at dates together?'],
        ['direct', '{past}I would like that. Which dates did you look at?'],
        ['direct', 'I would like that. Let us look at dates together.'],
        ['calm', 'Let us go through the dates on a call this week, before the price goes up.'],
      ],
      'stay with them': [
        ['warm', 'I would be happy if you came. Tell me what works for you and I will check my side.'],
      ],
      'appreciate a detail': [['warm', '{past}It makes me happy that you looked. I want to see you too.']],
      'light touch': [
        ['playful', '{past}You looked at flights. I am trying to be calm about it and it is not working.'],
      ],
    },
  }),
  inHand('at the gate, with a question', {
    beside: 12,
    cue: AT_THE_GATE,
    not: /\b(?:who(?:'s| is| are)|why|let me in|open (?:up|the)|hiding|inside|followed|watching)\b/i,
    said: {
      'do what they ask': [
        ['warm', 'Stay right there, I am coming to you.'],
        ['direct', '[Yes or no, and where]. I am on my way to you.'],
        ['calm', 'One second, I will come and find you.'],
      ],
      'light touch': [['playful', 'Coming! Look out for somebody in a hurry.']],
    },
  }),
  ...LOGISTIC_SCENES.filter(({ name }) => name === 'on the way: kept waiting').map((scene) => ({
    ...scene,
    firm: true,
    when: (r: Reading) => scene.when(r) && says(r, /\b(?:you|u) said\b/i) && !isHeavyTalk(r.plain),
  })),
  inHand('held up, and a later hour', {
    turnsRound: true,
    limit: true,
    beside: 16,
    cue: HELD_UP,
    places: (r) => ({
      hate: gate(
        says(r, /\b(?:don'?t|dont|pls don'?t|please don'?t) (?:hate|kill|be mad at|be cross with) me\b/i),
      ),
    }),
    said: {
      'no rush': [
        ['warm', 'No stress, {t} is fine. Get here safely.'],
        ['calm', 'These things happen. {t} works, and just tell me if it gets later.'],
        ['direct', 'Thank you for telling me. {t}, then.'],
      ],
      'light touch': [
        ['playful', '{hate}Nobody hates you. See you at {t}.'],
        ['playful', 'Then {t}, and you owe me the story.'],
      ],
    },
  }),
  fitting('plan in hand: my things are at theirs', {
    open: true,
    most: 60,
    cue: KEPT_THING,
    not: /\b(?:come (?:and )?(?:get|fetch|collect)|boxes|over between|break(?:ing)? up|broke up|throw|bin|post it|drop (?:it|them)|courier|ex)\b/i,
    also: (r) => keptThing(r) !== undefined && !isHeavyTalk(r.plain),
    places: (r) => ({ thing: word(keptThing(r)), home: gate(says(r, HOME_AND)) }),
    said: {
      'suggest meeting': [
        ['warm', '{home}Glad you are home safe. Now I have to see you again, for my {thing} of course.'],
        ['direct', 'Then we have a reason for the next date. When are you free?'],
        ['flirty', 'I could say that I forgot it. Or that I wanted an excuse to see you again.'],
      ],
      'light touch': [['playful', 'Take good care of my {thing} until I see you again.']],
    },
  }),
  inHand('their things are at mine', {
    turnsRound: true,
    heated: true,
    beside: 22,
    cue: THEIR_THING,
    not: /\b(?:come (?:and )?(?:get|fetch|collect)|over between|broke up|ex|drop (?:it|them)|need it (?:now|today|back))\b/i,
    // Said alone, another scene knows it.
    also: (r) => r.style.words > 9 && LEFT_BEHIND.test(find(THEIR_THING, r.plain)?.groups?.x ?? ''),
    places: (r) => ({ home: gate(says(r, HOME_AND)) }),
    said: {
      'do what they ask': [
        ['warm', '{home}Glad you are home safe. I will look for your {x}.'],
        ['direct', 'I will look for your {x} and bring it next time.'],
        ['calm', 'If your {x} turned up here, I keep it safe for you.'],
      ],
      'suggest meeting': [
        ['warm', 'I will have a look. At least we have a reason to meet again soon.'],
        ['flirty', 'Was that on purpose? I would have seen you again anyway.'],
      ],
    },
  }),
  inHand('home safe, and a word more', {
    turnsRound: true,
    heated: true,
    beside: 40,
    cue: HOME_AND,
    not: /\?|\b(?:but i (?:don'?t|didn'?t|think)|don'?t think|should(?:n'?t)? have|sorry|you left me|alone|followed|scared|never again|not (?:okay|ok)|leave me|cried (?:all|the whole way)|spark|you made me|had (?:an?|such|the)|enjoyed|loved|lovely|best (?:night|evening|date))\b/i,
    also: (r) => r.style.words > 6 && !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'insult'),
    places: (r) => ({
      fun: gate(says(r, /😂|🤣|\b(?:lol|haha+|smil\w+|grin\w*|laugh\w*)\b/i)),
      thanks: gate(says(r, /\b(?:thanks|thank you|thx|ty)\b/i)),
    }),
    said: {
      'appreciate a detail': [
        ['warm', 'Glad you are home safe, and thank you for telling me.'],
        ['warm', '{fun}Good, you are home. I have been smiling the whole way as well.'],
        ['warm', '{thanks}Thank you too. I am glad you got home safe.'],
      ],
      'suggest meeting': [
        ['warm', 'Good, now I can relax too. When do I see you again?'],
        ['flirty', 'Home safe and still on my mind. Which day are you free?'],
      ],
      'light touch': [['playful', '{fun}Home safe and still making me laugh. I call that a good date.']],
    },
  }),
  inHand('a talk, later', {
    beside: 0,
    cue: TALK_LATER,
    also: (r) => TALK_ASKED.test(r.mine),
    places: (r) => {
      const later = find(TALK_LATER, r.plain)?.groups?.w?.trim().toLowerCase() ?? '';
      return {
        w: word(turnAround(later)),
        start: word(`${turnAround(later).charAt(0).toUpperCase()}${turnAround(later).slice(1)}`),
      };
    },
    said: {
      'accept with grace': [
        ['warm', 'Thank you. {start} is good, I will be here.'],
        ['calm', 'Okay, {w} then. I just want to hear your side too.'],
        ['direct', '{start} is fine. Will you call me, or shall I call you?'],
      ],
    },
  }),
  inHand('come over, now', {
    heated: true,
    beside: 0,
    cue: COME_OVER,
    said: {
      'set the terms': [
        ['direct', 'Up, but staying where I am. If you want to see me, ask me out this week.'],
        ['calm', 'Not tonight. I would rather see you in daylight first, coffee this week?'],
      ],
      'light touch': [
        ['playful', 'Tempting, but I am already in bed and the bed is winning. Tomorrow?'],
        ['flirty', 'At this hour? You will have to ask me a bit more nicely than that.'],
        ['playful', 'Convince me. Is there food?'],
      ],
    },
  }),
];

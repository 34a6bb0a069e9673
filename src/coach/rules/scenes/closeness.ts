/** The two of them: each thing people say about a relationship, by its cue, with the detail that makes it theirs. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesByName } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { once } from './once.ts';
import { nameIn, thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

type Cue = readonly [kind: string, cue: RegExp, unless?: RegExp];

const CUES: readonly Cue[] = [
  [
    'seriousTalk',
    /\b(?:(?:can|could) we (?:please )?talk\b|we (?:need|should|have) to talk|want different things[^!?]{0,80}\btalk)/i,
    /\b(?:talk to (?:the|my|a) \w+|about (?:something else|crypto|work|food)|instead|kids|too (?:fast|slow)|not talk)\b/i,
  ],
  [
    'whatAreWe',
    /\b(?:what are we\b(?! (?:having|eating|watching|drinking|cooking|making|wearing|bringing|getting|ordering|playing|listening|celebrating))|(?:a )?better word|what (?:is|am|are) (?:he|she|i|you) to (?:you|me)|is that what we are|(?:pretend(?:ing)? (?:this|it) is|is this (?:still |just )?) ?casual|are we (?:together|official|a thing|a couple|dating|serious)|where (?:is|are) (?:this|we) (?:going|heading)|what (?:is|'s) this (?:between|to you)|the (?:girlfriend|boyfriend|partner) word\?|what do i call you|call you my)\b/i,
  ],
  [
    'noLabelYet',
    /\b(?:(?:don'?t|dont|not) (?:want|need|ready for) (?:the |a )?(?:girlfriend|boyfriend|label|word|title)\b[^.!?]{0,20}(?:yet|now)?|toothbrush)\b/i,
    // A toothbrush that is only luggage says nothing of the two.
    /\b(?:only|just|nothing but) (?:with )?(?:a|my|your|his|her) toothbrush\b|\bdentist\b|\bwhat are we\b(?! (?:having|eating|watching|drinking|cooking|making|wearing|bringing|getting|ordering|playing|listening|celebrating))/i,
  ],
  [
    'stillOnApp',
    /\b(?:(?:are|r) (?:you|u) still (?:on|using) (?:the app|this app|tinder|hinge|bumble|here)|(?:you were|you'?re|ur|you are) (?:still )?(?:active )?on (?:hinge|tinder|bumble|the app)\b|saw (?:you|your profile) (?:(?:was|were) )?(?:still )?(?:online|active|on (?:hinge|tinder|bumble|the app))|(?:do )?(?:you|u) still (?:have|got) (?:the app|hinge|tinder|bumble)|your profile is still (?:up|active|there))/i,
    /\bscreen record|by tonight|or else|prove|husband\b/i,
  ],
  [
    'appGone',
    /\b(?:(?:took|take|taken) the app off|(?:took|taken|taking) (?:down my profile|my profile (?:down|off|offline))|my profile(?:'s| is) (?:down|gone|offline)|(?:i |just |i'?ve |i have )(?:just )?(?:deleted?|deleting) (?:mine|the app|this app|my (?:profile|account|app)|hinge|tinder|bumble)|(?:i'?m )?off the app(?:s)? (?:since|now)|uninstalled (?:the app|hinge|tinder|bumble|it))\b/i,
    /\bscreen record|by tonight|in a huff|or else|prove|husband|closing|i delete this app|re-?(?:down|in)|last week and|by accident|accidentally|again\b/i,
  ],
  [
    'seesOthers',
    /\b(?:i'?m|i am|still|also) (?:seeing|dating|talking to) (?:\w+ )?(?:other people|others)\b|\bpolyam\w+|\bopen relationship\b|\bi have a partner called\b/i,
    /\b(?:stop(?:ped)?|are you)\b[^.!?]*\bother people/i,
  ],
  [
    'exclusive',
    /\b(?:(?:we'?re|are we|be) exclusive|exclusive(?:,)? right|(?:stop|stopped) seeing other people|seeing (?:other people|anyone else)|just (?:us|you and me)\?|only (?:each other|us)\?)/i,
  ],
  [
    'longLove',
    /(?:\b(?:we(?: ha|'|’)?ve|we['’]re|we are|we been|are we|us|you and (?:me|i)) (?:been |now |already |officially |both |only )*together|(?:^|[.!?,] ?)(?:been )?together) (?:for )?(?:a|one|two|three|four|five|six|\d+) (?:years?|months?)\b|\b(?:\w+ (?:months|years?) (?:today|on \w+day|this week|tomorrow)\b(?! (?:since|at|in|of|that|with (?:my|the)|i)\b)(?=[\s\S]*\byou\b)|happy (?:(?!most)\w+ )?(?:anniversary|months?)\b)/i,
    /\b(?:since (?:my|his|her)|without|sober|clean|widow|died|passed|scan|kidney|my ex|broke up|split|(?:my|his|her|their) (?:parents|folks|wife|husband|boyfriend|girlfriend|sister|brother|band|boss))\b|\bhappy (?:work )?anniversary to (?:me|my)\b/i,
  ],
  [
    'love',
    /\bi (?:think i )?(?:love|loved|adore) (?:you|u)\b(?! (?:for|too much to send|r\b|r ))|\bi'?m in love with you|\bfalling (?:for|in love with) (?:you|u)\b|\bthe l word\b/i,
    /\b(?:if you|scam|send|hospital|god|soul|queen|wife already|(?:don'?t|never|not) say i love you)\b/i,
  ],
  [
    'stillMarried',
    /\b(?:still|legally|actually) (?:married|divorced)\b[^.!?]{0,20}\?|\bare (?:you|u) (?:still )?married\b|\bmarried on paper\b/i,
  ],
  [
    'children',
    /\b(?:do|would|did) (?:you|u) (?:ever )?want (?:kids|children|a family|more kids)\b(?!'? (?:tickets?|meals?|menus?|portions?|club))|\bkids question\b|\bwant (?:kids|children)\?/i,
  ],
  [
    'noChildren',
    /\b(?:i (?:really |just |honestly )?(?:don'?t|do not|never|won'?t) (?:ever )?(?:want|have|having) (?:any |more |to have )*(?:kids|children)\b|(?:no|not having) (?:more )?(?:kids|children) for me|(?:i'?m )?(?:child[- ]?free(?: by choice)?|done having (?:kids|children)))/i,
    /\b(?:don'?t have (?:any )?(?:kids|children)|i don'?t have|if you|my kids|weekend)\b/i,
  ],
  [
    'exWrote',
    /\b(?:my ex (?:texted|messaged|called|wrote|phoned|emailed|wants|asked|reached|liked)|ex (?:wants to|asked to) (?:meet|grab|talk|see)|heard from my ex|ran into my ex)\b/i,
    /\b(?:outside|scared|police|threat\w*|kill|stalk\w*|follow\w*)\b/i,
  ],
  [
    'exAround',
    /\bmy ex(?:-?(?:husband|wife))?\b[^.!?]{0,30}\b(?:picks? up|fetch\w*|drops? (?:off|them)|will be there|bump into|comes? (?:by|over)|is coming)\b|\bbump into (?:him|her|my ex)\b/i,
  ],
  [
    'tellTheChild',
    /\bmy (?:son|daughter|kids?|children|boy|girl|boys|girls) (?:just |keeps? |has )?(?:asked|asking|asks?|wants? to know|found out) (?:me )?(?:who you are|about you|about us|who (?:i'?m|i am)|if (?:you|i))|\b(?:tell|told|telling|ask(?:ed)?|meet) my (?:son|daughter|kids?|children|boy|girl|boys|girls)\b/i,
    /\b(?:before|later|until|not|don'?t|doesn'?t|haven'?t told)\b[^.!?]{0,20}\b(?:meet|months)|cancer|bones|dying|died|biopsy|results|scan|\b(?:not|never|don'?t|didn'?t|won'?t) (?:to |you to )?(?:tell|ask|told) my\b|\b(?:tell|telling|told|ask|asked) my (?:\w+ )?(?:to|that (?:he|she|they)|he|she|they|it)\b/i,
  ],
  [
    'livingTogether',
    /\b(?:move in (?:together|with)|mov(?:e|ing) in (?:together|with (?:someone|me|you))|(?:come|want to|wanna|(?:could|would|should|if|when|that|until) (?:you|u|we|i)|we(?:'d|'ll)?) (?:\w+ ){0,2}live (?:together|with (?:someone|me|you|u)\b)|lease (?:is )?(?:up|ends|runs out)|half (?:my|your) (?:clothes|wardrobe) (?:live|are)|your (?:enormous|big) bath\b|(?:give|gave|given|giving|got|get|offer(?:ed)?|cleared|cleared out|emptied|made|clear|empty) (?:you|u|me) (?:out )?a (?:\w+ )?drawer|a drawer (?:for (?:you|u|me|your|my)|at (?:yours|mine|my|your)|of (?:my|your) own|in your)|drawer'?s worth of (?:\w+ )?(?:things|stuff|clothes) at (?:yours|mine)|(?:things|clothes|stuff) at yours and no drawer|(?:give|gave|giving|made|cut|cutting) (?:you|u) a (?:spare )?key|spare key (?:for|to) (?:you|u)|(?<!\b(?:the|that|this) )key to (?:my|your) (?:flat|place))\b/i,
    /\b(?:parents|flatmate|roommate|ex|gate code|alarm|landlord|bath pic|pic|cleaner|before you leave|strip the bed|my (?:brother|sister|cousin|mom|mum|dad|gran|niece|nephew|kids?|son|daughter|friends?|colleague)\b[^.!?]{0,30}\b(?:mov\w+|live)|lost (?:my|the)|locked (?:out|myself))\b/i,
  ],
  [
    'steps',
    /\b(?:(?:cat|dog|flat|ring|baby|house|goldfish|plant|puppy) first\b|then maybe (?:a )?(?:flat|ring|house|dog|cat|baby)|real commitment)\b/i,
  ],
  [
    'whoIsThat',
    /\bwho(?:'s| is) (?:that |this |the )?(?:\p{Lu}\p{Ll}+|girl|guy|man|woman|she|he)\b[^?]{0,60}(?:\?|🙃|heart|photo|liked?)|\b[wW]ho (?:keeps )?lik(?:ed|es|ing) (?:all )?(?:your|ur) (?:photo|pic|picture|post|story|status|storie|selfie)s?\b/u,
    /\b(?:answer|now|send me|location|asking once|explain)\b/i,
  ],
  [
    'greenFor',
    /\b(?:went (?:a bit |slightly )?green|(?:bit |little |felt |got |not me being |tiny bit )jealous|stung (?:for|a)|got (?:a bit )?wobbly|made me jealous|jealous of (?:your|him|her|the)|i get jealous)\b/i,
    /\bof (?:your |the )?(?:holiday|view|lunch|dinner|weather|dog|cat|plants?|bed)\b|\bmy (?:dog|cat|kids?|son|daughter|sister|brother|ex) (?:is|was|gets|got)\b/i,
  ],
  [
    'checkIn',
    /\bdo (?:you|u) (?:feel|think) (?:like )?i (?:text|talk|write|message|call|laugh)|am i (?:too much|texting too)|(?:text|talk) (?:too much|too little)\b/i,
    // What the reader does too much of is a limit.
    /\b(?:you|u) (?:\w+ )?(?:text|talk|write|message|call) (?:me )?(?:too|so|way)\b/i,
  ],
  [
    'toldFamily',
    /\b(?:told (?:my |the )?(?:sister|brother|mother|mom|mum|dad|father|gran|ouma|friends|best friend|flatmate|cousin|family|parents) about (?:you|u|us)|my (?:mother|mom|mum|sister|gran|dad|cousin|brother|family) (?:would like to (?:know|meet)|wants to (?:meet|know)|asked (?:about you|who|if you|when)|met you\b)|haven'?t told my (?:mum|mom|parents|family) about us)\b/i,
    /\bwhat are we|better word\b|\b(?:not|never|haven'?t|hasn'?t|didn'?t|yet to) (?:even )?(?:told|tell) (?:my|anyone|anybody)\b(?! \w+ about us)/i,
  ],
  [
    'caring',
    /\b(?:text|ping|message|tell|let) me (?:know )?when (?:you'?re|ur|you are|you get|you'?ve|the plane|you land|your home)\b|(?<!\b(?:said|says|saying|told me|told me to|tells me to|asked me to|reminded me to|shouted)[ ,:"']{1,3})\bdrive (?:safe(?:ly)?|carefully)\b(?!\?)|\bget home safe(?:ly)?\b/i,
    /\b(?:with a photo|who'?s there|every half hour|prove|location|dont bother|when (?:you'?re|you are) (?:free|ready|done|bored|single|outside|here|near))\b/i,
  ],
  [
    'checkedOn',
    /\b(?:did|have) (?:you|u) (?:eat|eaten|get (?:in|home))\b(?: (?:ok(?:ay)?|safe(?:ly)?|today|yet|tonight|something|anything|properly|all ?right))*\s*(?:\?|$)/i,
  ],
];

const ASKED_OF_BEFORE =
  /\b(?:ex|exes|relationships?|last (?:boyfriend|girlfriend|partner|one)|single|married|marriage|divorced?|parents|folks|broke up|break ?up)\b/i;

/** What they say about the two of them; undefined where it is something else. */
export const closenessOf = once((r: Reading): string | undefined => {
  if (r.language.base !== 'en' || r.action !== 'reply') return undefined;
  if (
    flagged(
      r,
      'coercive_control',
      'sexual_pressure',
      'harassment',
      'scam_romance_script',
      'scam_money',
      'self_harm',
      'scam_offplatform',
    )
  )
    return undefined;
  for (const [kind, cue, unless] of CUES) {
    if (!says(r, cue) || (unless && says(r, unless))) continue;
    if (
      kind === 'seriousTalk' &&
      !says(r, /\b(?:in person|kindly|different things|us\b|serious|worried|need|honest)\b/i)
    )
      continue;
    // Asked about somebody before, they tell of somebody before.
    if (kind === 'longLove' && ASKED_OF_BEFORE.test(r.mine)) continue;
    return kind;
  }
  if (
    has(r, 'define_relationship') &&
    // The question itself is about the two; `how is your back` beside it is not.
    r.questions.some(({ text }) => /\b(?:we|us|this|it|that|together|mean)\b/i.test(text)) &&
    !says(
      r,
      /\bcan i (?:tell|ask|show) (?:you|u)\b|\blooking for\b|\bsurname\b|\bkids\b|\btimeline\b|\bslow(?:er|ly)?\b|\bi(?:'d| would) like to be your\b|\bi (?:think )?(?:want|would love|'d love) to be your\b|\bdo (?:you|u) tell (?:people|anyone|your)\b|\b(?:too |a bit |very |quite |just )?(?:quick|fast) for me\b/i,
    )
  )
    return 'whatAreWe';
  return undefined;
});

const cap = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1).toLowerCase()}`;

function places(r: Reading): Places {
  const { plain } = r;
  const p = (words: string | undefined, plural = false): Place | undefined =>
    words ? { words, plural } : undefined;
  const things = thingsOf(r, true).filter(
    ({ words }) =>
      !/\b(?:friend|ex|app|phone|table|ceiling|fact|word|girlfriend|different|commitment|airport|time|permission|lying|sunday|hear|mine)\b/i.test(
        words,
      ),
  );
  const who =
    /\bmy (m[ou]m|mother|sister|dad|father|brother|gran|ouma|friends?|cousin|best friend|family|parents|flatmate)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const child = /\bmy (son|daughter|kids?|children|boy|girl|boys|girls)\b/i.exec(plain)?.[1]?.toLowerCase();
  const spot = latin(
    /\b(?:in|at|on|next to|outside) (?:a |an |the |my )?((?:\p{L}+ )?(?:car park|parking(?: lot)?|queue|kitchen|supermarket|bus stop|station|airport|taxi|garage|shop|checkers|spar|lidl|aisle))\b/iu,
  ).exec(plain)?.[1];
  const span =
    /\b(?:for )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a) (?:months|years|minutes|seconds|hours|month|year|sec|minute))\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const quoted = /(?<![\p{L}\d])['"‘“]([^'"’”]{4,45})['"’”](?!\p{L})/u.exec(plain)?.[1];
  const topic =
    /\b(?:talk(?:s)? about|play|know(?:s)?|likes?|good|about) (lawn feed|fifa|football|rugby|(?:the )?sandwiches|lawns?|fishing|minecraft|cricket|cars|tax|the weather|cheese|golf)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase() ?? /\b(fifa|sandwiches|minecraft|lego|dinosaurs)\b/i.exec(plain)?.[1]?.toLowerCase();
  const kids = /\b(twins|kids|children|boys|girls|little ones|son|daughter)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(plain)?.[0];
  const month =
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i.exec(
      plain,
    )?.[0];
  const first = /\b(cat|dog|puppy|kitten|goldfish|plant|flat|ring)\b/i.exec(plain)?.[1]?.toLowerCase();
  const simile = latin(
    /\blike (?:an? |the )?(robin|cat|dog|metronome|train|postman|clock|pigeon|\p{L}+)\s*$/iu,
  )
    .exec(plain.replace(/[.?!\s]+$/, ''))?.[1]
    ?.toLowerCase();
  const name = /\b(?:who(?:'s| is) )(\p{Lu}\p{Ll}+)/u.exec(plain)?.[1] ?? nameIn(plain);
  const home =
    /\b(bath|balcony|kitchen|sofa|toothbrush|garden|bookshelf|view|oven|bed|drawer|wardrobe|cat|dog)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const kind = closenessOf(r);
  const thing =
    kind === 'livingTogether' || kind === 'noLabelYet'
      ? p(home && (kind === 'noLabelYet' ? `the ${home}` : `the ${home}`))
      : things[0];
  return {
    thing,
    who: p(who && `your ${who}`, /s$/.test(who ?? '')),
    child: p(child && `your ${child}`),
    deleted: p(
      /\b(?:deleted?|deleting|took|taken|uninstalled|off the app)\b/i.test(plain) ? 'deleted' : undefined,
    ),
    meet: p(
      /\b(?:wants? to|would like to|can'?t wait to|asked to) meet you\b/i.test(plain) ? 'meet' : undefined,
    ),
    told: p(/\btold\b/i.test(plain) ? 'told' : undefined),
    quote: p(quoted && quoted.split(/\s+/).length >= 2 ? quoted : undefined),
    spot: p(spot && `a ${spot.replace(/^(?:a|the) /i, '').replace(/\blidl\b/i, 'Lidl')}`),
    span: p(span),
    topic: p(topic?.replace(/^the /, '')),
    kids: p(kids),
    day: p(day ? cap(day) : undefined),
    month: p(month ? cap(month) : undefined),
    first: p(first && `the ${first}`),
    simile: p(simile && `a ${simile}`),
    name: p(name),
  };
}

export const CLOSENESS_SCENES: readonly Scene[] = Object.entries(linesByName('close')).map(
  ([kind, lines]) => ({
    name: `us: ${kind}`,
    alone: true,
    when: (r) => closenessOf(r) === kind,
    lines,
    places,
  }),
);

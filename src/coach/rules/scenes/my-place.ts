/**
 * Where the reader is to be found. Nobody is told the way to somebody's door by a suggested reply: an address is declined kindly, whoever
 * asks, and only a plan in the turns before makes `I am outside` a thing to run down the stairs for.
 */
import { hits } from '../prefilter/prefilter.ts';
import type { CuedLine } from './cued.ts';
import { A, cued, DO, MEET } from './cued.ts';
import type { Scene } from './scene.ts';

const TERMS = 'set the terms';
const KIND_NO = 'calm boundary';
const HONEST = 'honest answer';
const INSTEAD = 'offer another way';

/** Said by the reader: the two mean to meet. What was, is over. */
const MEETING =
  /(?<!\bhow (?:was|did) [^.!?]{0,20})\b(?:see you|meet|meeting|on (?:my|your) way|are (?:you|u) (?:close|here|there|near|almost|coming)|almost here|here yet|come (?:over|up|down|round|around|by|in|to)|(?:text|message|call|ring|tell|shout|let) (?:me )?(?:know )?when|outside|downstairs|pick (?:me|you)|fetch (?:me|you)|table|booked|dinner|lunch|brunch|breakfast|coffee|drinks?|braai|hike|walk|movie|picnic|date|still (?:on|good|keen)|(?:at|by|around) \d|\d ?(?:am|pm)|half past|o'?clock|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|waiting for you|saturday|be there)\b/i;
/** Their place has been offered, or a lift from it. */
const OFFERED =
  /\b(?:come (?:over|round|by|around|up|to (?:mine|me|my (?:place|house|flat)))|at (?:mine|my (?:place|house|flat))|(?:pick|fetch|collect) me\b|(?:i'?ll|i will|let me|i can) (?:cook|braai|host)|drop it (?:off )?(?:at|by) (?:mine|my))/i;

type Turned = Parameters<Scene['when']>[0];
const mineSays = (r: Turned, what: RegExp): boolean =>
  r.conversation.some(({ from, text }) => from === 'me' && hits(what, text));
const meeting = (r: Turned): boolean => mineSays(r, MEETING);
const offered = (r: Turned): boolean => mineSays(r, OFFERED);

const FRIGHT =
  /\b(?:scared|afraid|help|police|follow\w*|bleeding|crash\w*|ambulance|crying|hospital|locked|shaking|if (?:you|u) need|for (?:you|u) if|always here|still here|here for (?:you|u))\b/i;

const WHERE = '(?:(?:your|ur|the|a|an) )?(?:(?:exact|home|full|live|street|house|right) )*';

const firm = (scene: Scene): Scene => ({ ...scene, firm: true });

const FIRST_OUT: readonly CuedLine[] = [
  [KIND_NO, 'calm', 'I keep my address to myself until I know somebody well. Shall we meet in town first?'],
  [INSTEAD, 'warm', 'Let us choose a place to meet first, then I will send you the way there.'],
  [TERMS, 'direct', 'Not my address, not yet. I am happy to meet you out somewhere.'],
  [HONEST, 'warm', 'Please do not take it personally, I give my address to nobody at first.'],
  ['light touch', 'playful', 'My address comes after a few good coffees. Which day is the first one?'],
  [MEET, 'direct', 'I would rather meet you at [a place you like]. Does that work for you?'],
];

export const MY_PLACE_SCENES: readonly Scene[] = [
  cued({
    name: 'my place: outside, and no plan',
    when: /^\W*(?:(?:hey|hi|ok|okay|hello|babe|so|surprise|yes|well|guess what)[ ,.!]+)*(?:i(?:'?m| am|'?ve| have)? |im |am )?(?:(?:just|already|now|right|arrived|standing|parked|waiting|finally) )*(?:outside|here|downstairs|arrived|at the (?:gate|door)|in (?:your|ur) (?:area|street|road|neighbou?rhood|suburb)|around the corner|near (?:you|u|(?:your|ur) (?:place|house|flat|home)))(?: (?:now|already|btw|by the way|waiting|babe|and waiting))*\W*$/i,
    not: FRIGHT,
    also: (r) => !meeting(r),
    most: 9,
    asks: true,
    sure: true,
    lines: [
      [A, 'direct', 'Where are you, exactly? Tell me what you see around you.'],
      ['ask again', 'calm', 'Which place do you mean? I want to be sure that we mean the same one.'],
      [TERMS, 'calm', 'I like to know beforehand when we meet. Where are you now?'],
      [HONEST, 'warm', 'I was not counting on that. Tell me where you are?'],
      ['light touch', 'playful', 'Wait, did we say today? Tell me where you are.'],
    ],
  }),
  cued({
    name: 'my place: the way there, once asked over',
    when: new RegExp(
      `\\b(?:what'?s|what is|whats|send|give|share|drop|text|need|where'?s|where is)(?: me| us)?(?: please)? ${WHERE}(?:address|pin|location|house|flat|place)\\b|\\bwhere (?:exactly )?do (?:you|u) (?:live|stay)\\b|\\b(?:which|what) (?:street|house|unit|flat|number|complex)\\b`,
      'i',
    ),
    not: /\be-?mail\b|\bwork\b/i,
    also: offered,
    most: 16,
    asks: true,
    sure: true,
    lines: [
      [
        DO,
        'warm',
        'I will send you the address on the day itself. Is there anything you do not eat?',
        /\b(?:cook|eat|dinner|food|hungry)\b/i,
      ],
      [DO, 'warm', 'I will send it to you on the day. I am looking forward to it.'],
      [DO, 'direct', 'You get it from me just before. What time do you set off?'],
      [A, 'calm', '[Where to find you, if you want to share it]. Write to me when you are close.'],
      [INSTEAD, 'calm', 'Shall we meet at the corner shop and walk from there? It is easier to find.'],
    ],
  }),
  cued({
    name: 'my place: the address, and no plan',
    when: new RegExp(
      `\\b(?:what'?s|what is|whats|where'?s|can i (?:have|get)|may i have|send|give|share|drop|shoot|text|whatsapp|need)(?: me| us)?(?: (?:please|pls|just))* ${WHERE}(?:address|pin|location)\\b(?! (?:of|for|where) )|\\b(?:just |pls |please )?(?:send|drop|share) (?:the |your |ur )?(?:address|pin|location)\\b(?! (?:of|for) )`,
      'i',
    ),
    not: /\b(?:e-?mail|ip|web|restaurant|bar|venue|party|braai|wedding|market|church|called|i'?ll (?:send|drop|share)|i will (?:send|drop|share)|let me (?:send|drop|share)|i(?:'?ve| have) (?:sent|shared)|your (?:id|bank)|my address)\b/i,
    also: (r) => !meeting(r),
    most: 20,
    asks: true,
    sure: true,
    lines: FIRST_OUT,
  }),
  cued({
    name: 'my place: which house it is',
    when: /\b(?:where (?:exactly )?(?:is|'s) (?:your|ur) (?:house|flat|place|home|apartment)|how (?:do|can|would) i (?:get|come) to (?:your|ur) (?:house|place|flat|home)|(?:which|what) (?:complex|street|floor|unit|block|building|house|estate|gate|door) (?:do|are|is|number)?\s?(?:you|u|yours|it)\b|what'?s (?:your|ur) (?:gate|door|unit|house|flat) (?:code|number)|is (?:your|ur) (?:house|flat|place|gate) the (?:\w+ ){1,3}one|what'?s (?:your|ur) address|(?:your|ur) address\b|where (?:do|are) (?:you|u) (?:live|stay)(?:ing)? exactly|where exactly (?:do|are) (?:you|u) (?:live|stay))/i,
    not: /\b(?:e-?mail|my address|in the (?:photo|picture|pic)|moved|dream)\b/i,
    also: (r) => !offered(r) && !meeting(r),
    most: 26,
    asks: true,
    sure: true,
    lines: [
      [KIND_NO, 'calm', 'The side of town I can tell you: [your area]. The rest stays with me for now.'],
      ...FIRST_OUT.filter(([, , text]) => !text.includes('[')),
    ],
  }),
  cued({
    name: 'my place: may they come',
    when: /^\W*(?:(?:so|hey|hi|ok|okay|and|babe)[ ,.!]+)*(?:(?:can|could|may|should|shall) i (?:please |maybe |just |quickly )*(?:come|pop|swing|drop|stop|pass) (?:over|round|by|in|through|past|up)\b|(?:can|could|may|shall) i (?:please |maybe )?(?:come|pop|drop in|swing by) (?:to |at )?(?:your|ur) (?:place|house|flat|home)|(?:can|may|could) i (?:visit you|see you|sleep|stay)(?: over)? (?:at|in) (?:your|ur) (?:place|house|flat|home)|i(?:'?m| am) (?:near|close to|around|passing) (?:your|ur) (?:place|house|flat|home|area)\b[^.!?]{0,12}(?:can|may|shall|should) i (?:come|pop|drop|swing|stop))/i,
    not: /\b(?:your (?:office|shop|stall|desk|work|class|mom|parents|gran|church)|fetch my|collect my|pick up my|with soup|medicine|as we said|like we said)\b/i,
    also: (r) => !offered(r) && r.conversation.length < 5,
    most: 18,
    asks: true,
    sure: true,
    lines: [
      [INSTEAD, 'warm', 'I would like to see you, and somewhere out first. Coffee this week?'],
      [TERMS, 'calm', 'I do not have people over before I know them well. A walk first?'],
      [KIND_NO, 'direct', 'Not at home yet. Shall we meet in town instead?'],
      [MEET, 'warm', 'Let us meet out somewhere. Which day suits you?'],
      ['light touch', 'playful', 'My couch takes bookings after the third coffee. Shall we have the first?'],
    ],
  }),
  cued({
    name: 'my place: fetched at home',
    when: /\b(?:(?:can|could|may|shall|should|let me|i can|i could|i will|i'?ll|want me to) (?:i )?(?:just |come and |come )?(?:pick|fetch|collect|get) (?:you|u)(?: up)? (?:at|from) (?:home|(?:your|ur) (?:house|place|flat|door|gate))|where (?:can|should|must|do|shall) i (?:come and )?(?:fetch|pick|collect|get) (?:you|u)(?: up)?|i(?:'?ll| will| can) (?:pick|fetch|collect) (?:you|u)(?: up)?\b[^.!?]{0,16}(?:what'?s|where|send)[^.!?]{0,12}\b(?:address|live|stay)\b)/i,
    not: /\b(?:airport|station|work|office|gym|party|bar|kids?)\b/i,
    also: (r) => !offered(r),
    most: 22,
    asks: true,
    sure: true,
    lines: [
      [INSTEAD, 'warm', 'Kind of you. I will make my own way and meet you there.'],
      [TERMS, 'calm', 'I would rather meet you at the place itself, thank you for offering.'],
      [KIND_NO, 'direct', 'Thank you, but I come by myself the first time. Where do we meet?'],
      ['light touch', 'playful', 'A lift comes later, first you have to survive my stories at a table.'],
      [HONEST, 'warm', 'That is thoughtful. I do not give out my address yet, so let us meet there.'],
    ],
  }),
  cued({
    name: 'my place: alone or not',
    when: /^\W*(?:(?:so|hey|hi|and|ok)[ ,.!]+)*(?:are|r) (?:you|u) (?:all )?alone(?: (?:now|there|tonight|today|at home|right now))*\W*$/i,
    most: 8,
    asks: true,
    sure: true,
    lines: [
      [A, 'direct', 'Why do you ask?'],
      [KIND_NO, 'calm', 'I keep that to myself, but I have time to chat. What is up?'],
      [TERMS, 'calm', 'That is a thing I do not say to people I have not met. How is your evening?'],
      ['light touch', 'playful', 'Never alone, my phone is here. What is on your mind?'],
    ],
  }),
  // A question of care about the reader's own safety is answered as one.
  cued({
    name: 'asked: whether somebody hurts me',
    when: /\b(?:did|does|has|is|was) (?:he|she|they|(?:your|ur) (?:\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|brother|uncle|step ?dad|boss|flatmate))(?: (?:ever|still|just|really|also|always|never))* (?:hit|hits|hitting|hurt|hurting|beat|beating|slap\w*|choke\w*|threaten\w*|kick\w*|push\w*|scare\w*|follow\w*|abus\w*|shout\w* at|touch\w*) (?:you|u)\b|\b(?:are|r) (?:you|u) safe (?:with (?:him|her|them)|at home|there)\b|\bis (?:he|she|(?:your|ur) (?:ex|husband|wife|boyfriend|girlfriend|partner)) (?:hurting|hitting|beating|following|threatening) (?:you|u)\b/i,
    not: /\b(?:in the (?:game|match|film|book)|padel|tennis|chess|scrabble|squash|paintball|fifa|pool|quiz|lol|haha+|arm ?wrestl\w*|dream|up for|with a (?:bill|ball)|on (?:you|linkedin|insta\w*|tiktok|twitter|strava)|beat (?:you|u) (?:at|to|in|by)|back on)\b|😂|🤣/i,
    most: 24,
    asks: true,
    sure: true,
    lines: [
      [A, 'calm', 'Thank you for asking me straight out. [Yes or no].'],
      [HONEST, 'warm', 'It means a lot that you ask. May I tell you by voice rather than here?'],
      [A, 'direct', '[Your answer, as much as you want to say]. I am glad that you asked.'],
      [HONEST, 'calm', 'That is not easy for me to talk about, and it helps that you ask.'],
      [HONEST, 'warm', 'You remembered, and you asked. Thank you.', /\b(?:again|still)\b/i],
    ],
  }),
].map(firm);

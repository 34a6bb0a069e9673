/** A plan is welcomed with more than a word: `the pottery class on Thursday sounds fun, I'll bring an apron`, `can't wait for the concert`. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { fitting, word } from './fitting.ts';
import { PLAN_NOUN, placesFor } from './plan-parts.ts';
import { has, type Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

const GLAD =
  '(?:fun|good|great|lovely|perfect|amazing|nice|brilliant|wonderful|delicious|dreamy|ideal|epic|fab|like (?:so much |a lot of )?fun|like (?:my|a) (?:kind of|perfect|great|good|plan)(?: \\p{L}+){0,2}|right up my (?:street|alley))';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|the weekend|this weekend|next week';
const OTHERS =
  /\b(?:but|unfortunately|shame|pity|sadly|can'?t make|wish i could|rain ?check|sounds (?:too|a bit|awful|terrible|boring))\b/i;
const open = (yes: boolean) => (yes ? { words: ' ' } : undefined);

/** `the pottery class`, from `The pottery class on Thursday sounds fun`. */
const SUBJECT = latin(
  /(?:^|[.!?,]\s*)(?:(?:ok|okay|oh|yes+|yeah|haha|honestly|sure|and|well) )*(?<x>(?:the|a|an|our|your|some) (?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+)(?: (?:on|this|next|for|at|tomorrow|tonight)(?: [\p{L}\d':]+){0,3})? sounds?\b/iu,
);
const subjectOf = (r: Reading): string | undefined =>
  SUBJECT.exec(r.plain)
    ?.groups?.x?.toLowerCase()
    .replace(/^(?:an?|your|some) (?=\w)/, 'the ')
    .replace(/ (?:idea|plan)$/, '');

/** What they brought up, when there is one, and whether they asked the hour. */
function placesIn(r: Reading): Places {
  const { idea: known, when, odd } = placesFor(r);
  const idea = word(subjectOf(r)) ?? known;
  const asksHour = /\b(?:what|which) time|when (?:do|does|are|should|shall) (?:we|it)\b/i.test(r.plain);
  const bring = latin(
    /\bi(?:'?ll| will|'?m| am)(?: going to| gonna)? bring(?:ing)? (?:my|our|some|an?|the) (?:own )?(?<x>\p{L}+)/iu,
  ).exec(r.plain);
  return {
    idea,
    when: asksHour ? undefined : when,
    odd,
    asked: open(asksHour),
    told: open(!asksHour),
    bring: word(bring?.groups?.x && `your ${bring.groups.x.toLowerCase()}`),
    dayless: open(!when && !asksHour),
  };
}

/** Nothing grave hangs on it, and nobody refuses. */
const isGlad = (r: Reading): boolean =>
  !isHeavyTalk(r.plain) && !has(r, 'plan_decline', 'rejection_soft', 'rejection_hard');
const isPlan = (r: Reading): boolean =>
  PLAN_NOUN.test(r.plain) || new RegExp(`\\b(?:${DAY})\\b`, 'i').test(r.plain);

export const PLAN_WELCOMED_SCENES: readonly Scene[] = [
  fitting('plan welcomed: sounds fun', {
    cue: latin(
      new RegExp(
        `(?:^|[.!?,]\\s*)(?:(?:ok|okay|oh|yes+|yeah|haha|ooh?|honestly|sure|and|well|mm+)[ ,]+)*(?!your (?!idea|plan|place))(?:the|a|an|our|that|your|some)?\\s?(?:[\\p{L}'-]+ ){1,6}sounds? (?:so |really |pretty |absolutely |actually |just )*${GLAD}(?=\\W|$)`,
        'iu',
      ),
    ),
    not: OTHERS,
    also: (r) => isPlan(r) && isGlad(r),
    most: 32,
    places: placesIn,
    said: {
      'confirm the plan': [
        ['warm', 'Then it is settled: {idea}, {when}. I am looking forward to it already.'],
        ['direct', '{when} it is, then. Shall we meet there?'],
        ['warm', '{asked}Lovely. Does [a time that suits you] work for {idea}?'],
        ['direct', '{asked}I was thinking [the time]. Too early, or just right?'],
        ['warm', '{asked}I will check what is best for {idea} and send you the time tonight.'],
        ['playful', '{asked}You choose the hour for {idea}, I choose the snacks. Deal?'],
        ['warm', '{dayless}Then let us do it. Which day suits you for {idea}?'],
      ],
      'appreciate a detail': [
        ['playful', 'With {bring} coming along, {idea} can only go well.'],
        ['warm', '{told}I was hoping you would say yes to {idea}. Now I am properly excited.'],
      ],
      'light touch': [
        ['playful', '{when} just got promoted to my favourite part of the week.'],
        ['playful', '{told}Good. I will practise looking relaxed about {idea} until then.'],
      ],
      'suggest meeting': [['direct', '{dayless}Are you free this week? I would not want {idea} to go cold.']],
    },
  }),
  fitting('plan welcomed: they would love to', {
    cue: /^\W*(?:(?:ok|okay|oh|yes+|yeah|haha|ooh?|honestly|aw+|omg)[ ,!]+)*(?:that|this|it) (?:sounds|would be) (?:so |really |pretty |absolutely |actually )*(?:fun|good|great|lovely|perfect|amazing|nice|brilliant|wonderful)[,.! ]+(?:and )?(?:i'?d|i would|id) (?:really |absolutely )?(?:love|like) (?:to|that|it)(?: (?:come|join|go|do that|try it|see it))?\W*$/i,
    not: OTHERS,
    also: isGlad,
    most: 16,
    places: placesIn,
    said: {
      'confirm the plan': [
        ['warm', 'Then let us do it. Which day suits you?'],
        ['direct', 'Good, I will hold you to that. Are you free this week?'],
      ],
      'appreciate a detail': [
        ['warm', 'That makes me happy. I was more nervous about asking than I looked.'],
        ['flirty', 'You have no idea how much I hoped for that answer.'],
      ],
      'light touch': [['playful', 'I had a whole speech ready and now I do not need it. When are you free?']],
    },
  }),
  fitting('plan welcomed: cannot wait', {
    cue: latin(
      /(?:^|[.!?,]\s*)(?:(?:i|omg|honestly|hey|so|and|yay|we) )*(?:can'?t wait|cannot wait|so (?:excited|keen|stoked|hyped)|(?:really |so )?looking forward|counting (?:down )?(?:the )?(?:days|hours|sleeps)) (?:for|to|about|till|until) (?:the|our|that|this|it|see(?:ing)?|meet(?:ing)?|try(?:ing)?|tonight|tomorrow|[\p{L}]+day)/iu,
    ),
    not: /\b(?:but|unfortunately|sadly|to be (?:done|over|home)|(?:for|until) (?:this|the) (?:day|week|meeting|shift|exam|month|year) (?:to )?(?:end|be over|is over)|payday|holidays?|retire|my kids|be over|nobody has to|bed|nap|weekend to)\b|\?/i,
    also: (r) => isPlan(r) && !isHeavyTalk(r.plain) && !has(r, 'rejection_soft', 'rejection_hard'),
    most: 20,
    places: placesIn,
    said: {
      'appreciate a detail': [
        ['warm', 'Me too. {idea} with you is the best thing in my week.'],
        ['warm', 'Same here. I catch myself thinking about {idea} at work.'],
        ['warm', 'Me too, and I am not even trying to hide it.'],
      ],
      'light touch': [
        ['playful', 'Same here. I have already planned what to wear, and changed my mind twice.'],
        ['playful', 'That makes two of us. One of us has to stay calm, and it will not be me.'],
      ],
      'follow up': [
        ['direct', 'Same! Do we need to sort out anything before {idea}?'],
        ['warm', 'Me neither. What are you looking forward to the most?'],
      ],
    },
  }),
  fitting('plan welcomed: they would like to see it', {
    cue: latin(
      /\b(?:i'?d (?:really )?(?:love|like)|i would (?:love|like)|(?:i(?:'?ve| have)? )?(?:always|been) (?:wanted|wanting|dying|meaning)|i want) to (?:try|see|visit|go to|check out|taste) (?<x>(?:that|the|this) (?:new |little |famous |old )?(?:place|spot|restaurant|caf[eé]|bar|market|bakery|museum|show|exhibition|beach|trail|film|movie|band|gallery|garden|food truck))\b/iu,
    ),
    not: /\b(?:but|with my (?:ex|boyfriend|girlfriend|husband|wife)|never|too far)\b|\?/i,
    also: isGlad,
    most: 26,
    said: {
      'suggest meeting': [
        ['direct', 'Then let us go to {x} together. Which evening suits you?'],
        ['warm', 'Somebody should take you to {x}, and I would like it to be me. Are you free this week?'],
        ['playful', 'Say no more. This week or next?'],
      ],
      'light touch': [['playful', 'I happen to be very good at being company for {x}. When?']],
      'follow up': [['warm', 'Me too, now that you say it. What would you have first?']],
    },
  }),
];

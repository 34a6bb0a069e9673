/**
 * Heavy things in a few words that no other scene knows: what somebody does to them, or what they say of themselves that should make the
 * reader careful. Nothing is claimed beyond what they wrote.
 */

import { hits } from '../prefilter/prefilter.ts';
import { HEAVY } from '../reading/heavy-words.ts';
import { readLoss } from '../reading/loss.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { readTrouble } from '../reading/trouble.ts';
import { linesIn } from '../situations/book.ts';
import type { Scene } from './scene.ts';

const said = linesIn('heavy told');

/** Said of themselves, about what others have to put up with. */
const OF_THEMSELVES = latin(
  /(?<!\p{L})(?:(?:does|do|did) as (?:she|he)(?:'?s| is| was) told|i (?:get|can get|got) (?:a bit |really |quite )?(?:rough|violent|aggressive|physical) when|(?:i )?(?:put|have|keep) trackers? (?:on|in)|read (?:my|all) (?:my )?(?:girls'?|girlfriends?'?|exes'?|partners?'?) (?:messages|phones?)|(?:getting|get) into (?:people's|girls'|other people's) phones|(?:you )?know how you(?:'ll)? pay|easier to get you to say yes|you owe me,? and you know|don'?t you dare tell (?:anyone|anybody|them)|knows where you (?:park|live|work|sleep)|do to it what i did|so (?:nobody|no ?one) hears you|turned (?:it|your location) off again|make sure (?:he|she) pays|when you cried(?= *(?:[.!]|$)))(?!\p{L})/iu,
);

/** A threat or a hand raised, said by the one who did it. */
const RAISED_A_HAND =
  /\b(?:if there(?:'?s| is) (?:another|any other) (?:man|woman|guy|one)\b[^.!?]{0,12}\bi(?:'ll| will) (?:find|deal with|finish|sort out) (?:him|her|them|you)|(?:send|tell|bring) my (?:brothers|boys|uncles|cousins) to (?:your|ur)|sorry (?:that |for when )?i (?:hit|slapped|choked) (?:you|u)\b(?! (?:up|with)))/i;
/** What is done to them or to a child, a body in danger, a farewell. */
const DONE_TO_THEM =
  /\b(?:(?:uncle|step-?(?:dad|father|brother)|cousin|grandfather|neighbour|teacher|coach|pastor|he) (?:\w+ )?touch(?:es|ed|ing) (?:her|him|them|my (?:daughter|son|child|kids?|boy|girl))\b(?! (?:heart|hand|soul))|baby (?:has )?stopped (?:moving|breathing)|(?:you|u|he|she) (?:pushed|shoved|grabbed|threw|kicked|dragged) me\b[^.!?]{0,30}\b(?:fell|stairs|stove|bruise\w*|blue|bleeding)|(?:he|she|ex) (?:\w+ ){0,3}locks? me (?:in|up)\b|(?:he|they) (?:kicked|broke) (?:the|my) door (?:in|down)|never let (?:me|us) go alive|goodbye before i (?:do it|end it)|\bi(?:'m| am| was|'ve been)? (?:\w+ )?(?:think|thinking|thought) (?:\w+ )?(?:about|of) ending it(?! with)\b|(?:they|he|she|father|dad|husband|ex|brothers?|uncles?)(?:'ll| will| would| is going to| are going to) (?:beat|burn) me\b(?! (?:at|in|by|to|on))|(?:while i was|i'?m) bleeding (?:in|heavily|a lot|so much|non)|can'?t (?:do|take) this life)/i;

/** Heavy words where nothing heavy is meant: a thing or a brother to be strangled, a sport, somebody's trade, a thumb with a life of its own. */
const LIGHTLY =
  /\b(?:i could (?:actually |literally |happily )?strangle (?:him|her|them)|(?:could|going to|gonna|want(?:ed)? to|will|i'?ll|about to) (?:actually |literally |happily )?strangle (?:(?:this|that|the|my) (?:printer|laptop|phone|computer|router|wifi|boss|brother|sister|flatmate|neighbours?|cat|dog|cockerel|rooster|alarm|\w+ machine))|chok(?:ed|ing) me(?: out)? (?=[^.!?]{0,40}\b(?:class|training|sparring|rolling|mat|gym)\b)|oncology (?:nurse|sister|doctor|registrar|pharmacist|receptionist|resident)|(?:its|your|their) own life\b(?! (?:any ?more|tonight|now)))/gi;
const TAKEN_LIFE = /\b(?:tak(?:e|es|en|ing)|took|end(?:ed|ing)?|with) (?:its|your|their|my) own life\b/i;
/** What they waited for is good: the results and the ward are behind them. */
const GOOD_NEWS =
  /\b(?:(?<!\bnot )benign|(?<!\bnot (?:the )?)all clear|(?:scans?|results?|bloods?|biopsy)\b(?:(?!\b(?:not|never|far|isn|aren|wasn|weren|hardly|yet|inconclusive)\b)[^.!?]){0,20}\b(?:clear|clean|negative|fine|good|normal)|(?:it'?s|its) not cancer|cancer[- ]?free|in remission|nothing (?:serious|sinister|to worry))\b/i;
const WAITED_FOR = /\bgot the (?:biopsy|scan|results) back\b|\boncology\b/gi;

/** The message without the words that only sound heavy. */
const weighed = (plain: string): string => {
  const light = hits(TAKEN_LIFE, plain) ? plain : plain.replace(LIGHTLY, ' ');
  return hits(GOOD_NEWS, light) ? light.replace(WAITED_FOR, ' ') : light;
};

const speaksPlainly = (r: Reading): boolean =>
  (r.action === 'reply' || (r.action === 'support' && hits(DONE_TO_THEM, r.plain))) &&
  r.flags.every(({ kind }) => kind === 'wellbeing' && hits(DONE_TO_THEM, r.plain)) &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  !r.style.laughs;

export const HEAVY_TOLD_SCENES: readonly Scene[] = [
  {
    name: 'something to be careful of',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) => speaksPlainly(r) && (hits(OF_THEMSELVES, r.plain) || hits(RAISED_A_HAND, r.plain)),
    lines: said('something to be careful of'),
  },
  {
    name: 'heavy, in few words',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) =>
      speaksPlainly(r) &&
      (hits(DONE_TO_THEM, r.plain) ||
        (hits(HEAVY, r.plain) &&
          HEAVY.test(weighed(r.plain)) &&
          readLoss(r.plain) === undefined &&
          readTrouble(r.plain) === undefined)),
    lines: said('heavy, in few words'),
  },
];

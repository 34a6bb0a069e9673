/** How an hour and a day are said in a plan, for the situations about arranging one. */
import { latin } from '../../reading/pattern.ts';

const NUMBER = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
export const HOUR = `(?:(?:around|about|like) )?(?:(?:1[0-2]|0?[1-9])(?:[:.h][0-5]\\d)?(?: ?[ap]\\.?m\\.?)?|1[3-9][:.h][0-5]\\d|half (?:past )?${NUMBER}|quarter (?:to|past) ${NUMBER}|noon|midday|${NUMBER}(?: o'?clock)?)(?:ish)?(?![\\p{L}\\d%])`;
export const DAY =
  '(?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|tomorrow(?: (?:morning|afternoon|evening|night))?|tonight|this (?:evening|afternoon)|the \\d{1,2}(?:st|nd|rd|th)';
const LEAD =
  "^\\W*(?:(?:hey|hi|hello|hmm+|howzit|heita|ok|okay|so|ps|and|also|oh|haha|lol|ugh|btw|well|babe|right|wait|honestly|umm?|cool|great|nice|perfect|yes|yeah|sure|fine|then|but|eish|sorry|i guess|maybe|actually|no worries|no problem|all good|sounds good|that'?s fine)[ ,:!.…]+)*";

/** A cue that stands at the beginning, whatever small word leads up to it. */
export const opening = (source: string): RegExp => latin(new RegExp(`${LEAD}(?:${source})`, 'iu'));

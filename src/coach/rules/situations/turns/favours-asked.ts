/** They ask the reader to do a small thing right now: send the dog, say something nice, only listen, teach a step, give a sign of life. */
import type { Reading } from '../../reading.ts';
import { filledWhere, filledWith } from '../../words/fill.ts';
import { says } from '../situation.ts';
import { filling } from '../wrap.ts';

const PET =
  'dog|doggo|pup|puppy|cat|kitten|kitty|gecko|lizard|goat|hamster|rabbit|bunny|parrot|budgie|bird|horse|pony|tortoise|snake|chicken|hen|donkey|alpaca|pig|cow|rat|ferret|guinea pig|pug|dachshund|sausage dog';

const THING =
  'cake|bread|loaf|sourdough|garden|plant|plants|view|sunset|kitchen|pot|pots|pottery|bike|motorbike|bakkie|tattoo|painting|drawing|knitting|jersey|scarf|hat|haircut|lunch|dinner|supper|breakfast|pizza|braai|couch|sofa|tree|lemons|tomatoes|moustache|beard|costume|shoes|guitar|setup|bookshelf|shelf|shed';

const ASKS_PHOTO = (what: string): RegExp =>
  new RegExp(
    `\\b(?:send|show|need|want|demand|owe)\\b[^.!?]{0,30}\\b(?:pics?|pictures?|photos?|photographic evidence|evidence|proof|video)\\b[^.!?]{0,12}\\b(?:of|with) (?!(?:my|our|mine)\\b)(?:the|that|this|your|ur|his|her|said)? ?(?:\\w+ )?(?<x>${what})\\b|\\b(?:pics?|pictures?|photos?) of (?:the|that|your|ur) (?:\\w+ )?(?<y>${what})\\b[^.!?]{0,20}(?:please|pls|now|immediately|or)\\b`,
    'i',
  );

const shown = (r: Reading, cue: RegExp) => {
  const groups = cue.exec(r.plain)?.groups;
  const x = (groups?.x ?? groups?.y)?.toLowerCase();
  return {
    x: filledWith(x),
    police: filledWhere(says(r, /\bpolice|this is over|or else|or i'?m|block|walk(?:ing)?\b/i)),
  };
};

const PET_PHOTO = ASKS_PHOTO(PET);

const THING_PHOTO = ASKS_PHOTO(THING);

export const FAVOURS_ASKED_CODE = {
  'favour: a picture of the animal': filling((r) => shown(r, PET_PHOTO)),
  'favour: a picture of the thing': filling((r) => shown(r, THING_PHOTO)),
} as const;

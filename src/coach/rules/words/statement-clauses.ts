/** What can be said about something that they told: `{clause}` is `you restored a bike`, `{ger}` is `restoring a bike`. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { StatementKind } from '../reading/statements.ts';

export type ToldLine = readonly [MoveName, Tone, string];

const DID: readonly ToldLine[] = [
  ['take the bait', 'playful', '{clause}? I would have paid to watch.'],
  ['follow up', 'playful', 'Would you recommend {ger}, or is it more of a warning?'],
  ['appreciate a detail', 'playful', '{clause}. Best thing I have heard this week.'],
  ['take the bait', 'witty', '{clause}, and you tell it as if that were a normal Tuesday.'],
  ['follow up', 'calm', 'And how do you feel about {ger} now?'],
];
const BACKGROUND: readonly ToldLine[] = [
  ['follow up', 'warm', 'What was it like, {ger}?'],
  ['follow up', 'calm', 'What do you miss most about {ger}?'],
  ['appreciate a detail', 'warm', '{ger} must leave a mark. What did it leave with you?'],
  ['take the bait', 'playful', 'I feel {ger} explains a lot about you, and I would like to know what.'],
];
const WON: readonly ToldLine[] = [
  ['appreciate a detail', 'warm', 'Congratulations on {ger}! How are you celebrating?'],
  ['appreciate a detail', 'warm', 'Well done on {ger}. I hope somebody made a proper fuss of you.'],
  ['follow up', 'direct', 'Well done! What was the hardest part of {ger}?'],
  ['take the bait', 'playful', '{ger} and still this modest? Take the bow, please.'],
  ['appreciate a detail', 'playful', 'I would have thrown confetti for {ger}. Consider it thrown.'],
  ['follow up', 'calm', '{ger} must have taken some doing. What kept you going?'],
];
const LOST: readonly ToldLine[] = [
  ['sympathise', 'warm', 'Oh no. So {clause}. How bad was it?'],
  ['sympathise', 'calm', 'Ouch. Can you laugh about {ger} yet, or is it too soon?'],
  ['follow up', 'direct', 'What did you do right after {ger}?'],
  ['sympathise', 'playful', 'Please tell me there was at least cake after {ger}.'],
  ['take the bait', 'witty', '{clause}, and you lived to tell me. What is the damage?'],
];
const TOOK_IN: readonly ToldLine[] = [
  ['follow up', 'direct', 'What was the verdict on {obj}?'],
  ['follow up', 'warm', 'Which bit of {obj} has stayed with you?'],
  ['take the bait', 'playful', 'You {past}? I want your review, no spoilers and no mercy.'],
  ['follow up', 'calm', 'Was it worth it, {ger}?'],
];
const TOOK_IN_MANY: readonly ToldLine[] = [
  ['follow up', 'direct', '{clause}? And the verdict?'],
  ['follow up', 'calm', 'Was it worth it, {ger}?'],
  ['follow up', 'warm', 'So {clause}. Which bit has stayed with you?'],
];
const MOVED: readonly ToldLine[] = [
  ['follow up', 'warm', 'So {clause}. What set you off?'],
  ['take the bait', 'playful', 'Did anyone see you {ger}?'],
  ['appreciate a detail', 'warm', 'I like that you admit to {ger}. Does that happen often?'],
];
const ASKED: readonly ToldLine[] = [
  ['follow up', 'warm', 'And what did you tell {subj}?'],
  ['take the bait', 'playful', 'How long did it take you to recover from that one?'],
  ['take the bait', 'witty', 'Trust {subj} to ask. How did you get out of it?'],
];
const WENT: readonly ToldLine[] = [
  ['follow up', 'warm', 'What was the best moment of {ger}?'],
  ['follow up', 'direct', 'Would you do it again tomorrow, {ger}?'],
  ['take the bait', 'playful', "So {clause}. I'd like the version with all the wrong turns in it."],
  ['appreciate a detail', 'warm', "{clause}, I'm a bit jealous. What was the highlight?"],
];
const DOING: readonly ToldLine[] = [
  ['take the bait', 'playful', 'I am picturing you {ger}, please do not correct the picture.'],
  ['follow up', 'warm', "What's been the hardest bit of {ger}?"],
  ['take the bait', 'witty', 'Is {ger} a calling or a very long accident?'],
  ['follow up', 'direct', 'What got you into {ger}?'],
];
const BUSY: readonly ToldLine[] = [
  ['take the bait', 'playful', 'So right now you are {ger}? Paint me the full picture.'],
  ['sympathise', 'warm', 'I hope {ger} is treating you kindly. How long still?'],
  ['follow up', 'direct', 'How long have you been {ger}?'],
  ['take the bait', 'witty', 'There are worse ways to spend a life than {ger}. Not many, but some.'],
];
const HABIT: readonly ToldLine[] = [
  ['take the bait', 'witty', 'Is {ger} a calling or a very long accident?'],
  ['appreciate a detail', 'warm', '{ger}, I like that. How did it start?'],
  ['follow up', 'direct', 'What got you into {ger}?'],
  ['take the bait', 'playful', 'I have never met anyone who admits to {ger} this openly. Respect.'],
  ['follow up', 'calm', 'What do you like best about {ger}?'],
  ['take the bait', 'playful', 'Are you good at {ger}, or mostly committed to it?'],
  ['follow up', 'warm', 'What do people get wrong about {ger}?'],
];
const LOVES: readonly ToldLine[] = [
  ['follow up', 'warm', 'What is it about {obj} that gets you every time?'],
  ['take the bait', 'playful', 'How far does the love for {obj} go, casual fan or matching tattoo?'],
  ['follow up', 'direct', 'When did it start, you and {obj}?'],
  ['take the bait', 'witty', 'On trial for loving {obj}, what would your defence be?'],
];
const HATES: readonly ToldLine[] = [
  ['take the bait', 'playful', 'What did {obj} ever do to you?'],
  ['follow up', 'warm', "I won't tell anyone about you and {obj}. When did it go wrong?"],
  [
    'take the bait',
    'witty',
    'A person who admits to {ger} out loud is either brave or very tired. Which is it?',
  ],
  ['follow up', 'direct', 'Is there anything that could change your mind about {obj}?'],
];
const LIVES: readonly ToldLine[] = [
  ['follow up', 'warm', "What's {ger} like, honestly?"],
  ['follow up', 'direct', 'How long have you been {ger}?'],
  ['take the bait', 'playful', 'Would you recommend {ger}, or should I know something first?'],
];
const WISH: readonly ToldLine[] = [
  ['follow up', 'direct', 'How serious are you about {ger}, out of ten?'],
  [
    'take the bait',
    'playful',
    "I'm terrible at talking people out of things. What does day one of {ger} look like?",
  ],
  ['follow up', 'warm', 'What would it take for {ger} to actually happen?'],
  ['follow up', 'calm', "What's the part about {ger} that scares you, if any?"],
  [
    'take the bait',
    'witty',
    'Your sensible side has had its say about {ger}, I assume. Which way are you leaning?',
  ],
  [
    'appreciate a detail',
    'warm',
    'I like that you have {ger} in your head. How long has it been living there?',
  ],
];
const NEVER: readonly ToldLine[] = [
  ['follow up', 'warm', 'Is not {ger} a principle by now, or did it just never come up?'],
  [
    'take the bait',
    'witty',
    'Never? I have so many questions. What do you do when everyone else is busy {ger}?',
  ],
  ['suggest meeting', 'flirty', 'Never {ger} sounds like something I could help with.'],
  ['follow up', 'direct', 'Would you like that to change, or are you happy never {ger}?'],
];
const CANNOT: readonly ToldLine[] = [
  ['take the bait', 'playful', "Is it that you can't {base}, or that you won't?"],
  ['follow up', 'warm', 'Who found out first that you cannot {base}?'],
  [
    'appreciate a detail',
    'warm',
    "I respect anyone who admits they can't {base}. What are you suspiciously good at instead?",
  ],
  ['take the bait', 'witty', "Can't {base}, noted and forgiven. Has anyone tried to teach you?"],
];
const AM_SOMEONE: readonly ToldLine[] = [
  ['take the bait', 'playful', 'Does {ger} make you better or worse company at dinner?'],
  ['follow up', 'warm', "What's the best part of {ger}?"],
  ['follow up', 'direct', 'What do people always get wrong about {ger}?'],
  ['follow up', 'calm', 'Was {ger} always the plan?'],
  ['take the bait', 'witty', 'Is {ger} a calling or a very long accident?'],
];
const GOOD_OR_BAD: readonly ToldLine[] = [
  ['take the bait', 'playful', 'How {obj} are we talking, on a scale your friends would sign?'],
  ['follow up', 'direct', "What's the best example of you {ger}?"],
  ['take the bait', 'witty', '{obj}, noted in the file. Who else can confirm that?'],
  ['follow up', 'warm', 'When did you first notice that you were {obj}?'],
];
const HAVE: readonly ToldLine[] = [
  ['follow up', 'warm', 'How did you come by your {obj}?'],
  ['follow up', 'direct', 'How long have you had your {obj}?'],
  ['take the bait', 'playful', "I'd like to be introduced to your {obj}. What should I know beforehand?"],
];
const OTHER_DID: readonly ToldLine[] = [
  ['follow up', 'warm', 'What did you do when {clause}?'],
  ['appreciate a detail', 'playful', '{clause}. Best thing I have heard this week.'],
  ['take the bait', 'witty', '{clause}, and nobody filmed it? Tell me somebody filmed it.'],
  ['take the bait', 'playful', 'You could not make that up: {clause}. What happened then?'],
  ['take the bait', 'playful', 'I missed it when {clause}, and I am taking that personally.'],
];
const LIVING_DID: readonly ToldLine[] = [
  ['follow up', 'warm', 'Has {subj} always been like this?'],
  ['take the bait', 'playful', 'I would love to hear {subj} tell that one. Whose side would I be on?'],
  ['follow up', 'witty', 'And what is {poss} defence?'],
];
const OTHER_DOES: readonly ToldLine[] = [
  ['follow up', 'warm', 'Since when is it that {clause}?'],
  ['take the bait', 'playful', '{clause}, and you just live with that? I admire your calm.'],
  ['take the bait', 'witty', 'So {clause}. Somebody should write that down.'],
];
const LIVING_DOES: readonly ToldLine[] = [
  ['take the bait', 'playful', '{clause}? I like {subj} already.'],
  ['follow up', 'warm', 'Has {subj} always been like that?'],
  ['follow up', 'witty', 'Does {subj} know you tell people that?'],
  ['follow up', 'direct', 'And where do you stand on it yourself?'],
];
const SAYS: readonly ToldLine[] = [
  ['take the bait', 'playful', 'I like {subj} already. What else does {subj} have opinions on?'],
  ['follow up', 'warm', 'And what did you say to {subj}?'],
  ['take the bait', 'witty', "I'd pay good money to hear {poss} reasoning."],
  ['follow up', 'direct', 'Does {subj} have a point, though?'],
];

const WINNING =
  /^(?:pass|graduate|win|restore|build|adopt|beat|ace|finish|qualify|publish|survive|complete|earn|master|sell)$/;
const LOSING =
  /^(?:burn|break|lose|miss|drop|crash|spill|fall|fail|forget|ruin|wreck|cut|hurt|sprain|bruise|twist|oversleep|bump|slip|trip|faint|kill|destroy|smash|undercook|overcook|freeze|lock)$/;
const TAKING_IN = /^(?:read|watch|see|eat|drink|try|taste|hear|order|stream|binge)$/;
const GOING =
  /^(?:visit|drive|fly|travel|hike|climb|walk|run|explore|camp|surf|swim|cycle|jog|dive|tour|wander|ride|dance|sing|go)$/;
const PASSING = /^(?:sit|wait|lie|stand|watch|eat|drink|sip|queue|hide|head|cook|recover)$/;

/** The lines that fit what they told. */
export function linesFor(
  kind: StatementKind,
  verb: string,
  object: string,
  subjectLives: boolean,
): readonly ToldLine[] {
  switch (kind) {
    case 'did':
      if (verb === 'get') {
        if (
          /\b(?:removed|stolen|cut|broken|fixed|pulled|cancelled|out)$|\b(?:results?|diagnosis)\b/i.test(
            object,
          )
        )
          return [];
        if (
          /^(?:promoted|engaged|accepted|hired|married|the job|into|my|your|a (?:job|distinction|raise|bursary))\b/i.test(
            object,
          )
        )
          return WON;
        if (
          /^(?:robbed|mugged|fired|retrenched|dumped|locked|stuck|lost|sick|food poisoning|stood up|rained|sunburnt|scammed)\b/i.test(
            object,
          )
        )
          return LOST;
        return [];
      }
      if (WINNING.test(verb)) return WON;
      if (/^(?:live|stay|work|study|move|raise)$/.test(verb) || (verb === 'grow' && /^up\b/.test(object)))
        return BACKGROUND;
      if (LOSING.test(verb)) return LOST;
      if (TAKING_IN.test(verb) && /^(?:(?:the|a|an|your)\s|\p{Lu})/u.test(object) && object.length < 40)
        return [...TOOK_IN, ...DID.slice(0, 1)];
      if (TAKING_IN.test(verb)) return TOOK_IN_MANY;
      if (/^(?:cry|laugh|scream|panic|blush|giggle)$/.test(verb)) return MOVED;
      if (GOING.test(verb)) return [...WENT, ...DID.slice(0, 4)];
      return DID;
    case 'doing':
      return PASSING.test(verb) ? BUSY : DOING;
    case 'habit':
      if (/^(?:trust|dont|judge|eat)$/.test(verb)) return [];
      if (/^(?:love|adore|like|enjoy)$/.test(verb)) return object.length < 36 ? LOVES : [];
      if (/^(?:hate|dread|despise)$/.test(verb)) return object.length < 36 ? HATES : [];
      if (/^(?:live|stay|work)$/.test(verb)) return LIVES;
      if (
        /^(?:look|smell|sound|taste|seem|miss|dream|feel|worry|laugh|cry|panic|struggle|spend|wear|change|end|start|move|find|get|go|use|leave|lose|hurt|call|own|walk|show)$/.test(
          verb,
        )
      )
        return [];
      return HABIT;
    case 'wish':
      return WISH;
    case 'never':
      return NEVER;
    case 'cannot':
      return CANNOT;
    case 'am':
      return /^an?\s/i.test(object) ? AM_SOMEONE : GOOD_OR_BAD;
    case 'have':
      return /\b(?:ticket|shift|meeting|exam|interview|cold|headache|day|plan|deadline|date|week|dinner|lunch|flight)s?\b|\b(?:of|in|about|with|to|for|that|who)\b/i.test(
        object,
      ) || object.split(' ').length > 3
        ? []
        : HAVE;
    case 'other did':
      if (/^ask$/.test(verb)) return subjectLives ? ASKED : [];
      if (/^(?:tell|say)$/.test(verb)) return subjectLives ? SAYS : [];
      return subjectLives ? [...OTHER_DID, ...LIVING_DID] : OTHER_DID;
    case 'other does':
      if (/^(?:think|say|believe|insist|reckon|call|tell|claim)$/.test(verb)) return subjectLives ? SAYS : [];
      return subjectLives ? LIVING_DOES : OTHER_DOES;
  }
}

/** A line is one thing to say: a clause with named places that the message fills. Nothing fills it, nothing is said. */
import type { Tone } from '../contract.ts';

export type Line = {
  readonly move: MoveName;
  readonly tone: Tone;
  readonly text: string;
};

/** The moves, why each tends to work, and the evidence behind it where there is some. */
export const MOVES = {
  'answer, then return': {
    why: 'Answers what they asked, then hands the turn back.',
    source: 'Sprecher 2013; Collins & Miller 1994',
  },
  'return the question': {
    why: 'Takes up their question honestly without making anything up for you.',
    source: 'Huang et al. 2017, JPSP',
  },
  'follow up': {
    why: 'One follow-up question on their own detail tends to be liked.',
    source: 'Huang et al. 2017, JPSP',
  },
  'take the bait': { why: 'Plays along with their joke, so that the banter goes on.' },
  'appreciate a detail': { why: 'Picks out what they said rather than how they look.', source: 'OkTrends' },
  sympathise: {
    why: 'Shows that you heard how it felt; sympathy tends to click.',
    source: 'McFarland, Jurafsky & Rawlings 2013, AJS',
  },
  'suggest meeting': { why: 'Moves things forward with something easy to say yes or no to.' },
  'pick a slot': { why: 'Takes one of their options, so that nobody has to ask again.' },
  'confirm the plan': { why: 'Repeats what is fixed and asks nothing twice.' },
  'counter-offer': { why: 'Keeps the plan alive without pressing.' },
  'leave it open': { why: 'Gives room; no pressure tends to keep the door open.' },
  'no rush': { why: 'Takes the stress out of being late.' },
  'accept with grace': { why: 'Takes the no as a no and stays kind.' },
  'thank and close': { why: 'A short, warm close that asks for nothing.' },
  'respect the limit': { why: 'Says yes to their limit first, before anything else.' },
  'offer another way': { why: 'Shows the limit was heard by changing the plan, not the person.' },
  'light touch': { why: 'A little humour, none of it at their expense.' },
  'start fresh': { why: 'Gives a dry thread something specific to answer.', source: 'OkTrends' },
  'give space': { why: 'Leaves the next move to them.' },
  'welcome back': { why: 'Lets them back in without guilt or a show of waiting.' },
  'set the terms': { why: 'Says calmly what works for you.' },
  'own it': { why: 'A plain apology without excuses repairs more than an explanation.' },
  'make amends': { why: 'Offers something concrete to put it right.' },
  'calm boundary': { why: 'Short, firm and without an attack, so there is nothing to fight.' },
  'name the feeling': { why: 'Speaks to what is under it and leaves the demand unanswered.' },
  'step away': { why: 'Ends the pressure for now; safety comes before politeness.' },
  'decline the money': { why: 'A clear no without accusing anyone.' },
  'refuse plainly': { why: 'One clear no, no reasons to argue with. You may also send nothing.' },
  'ask directly': {
    why: 'Asking openly about suicide does not plant the idea; it tells them they can speak.',
  },
  'stay with them': { why: 'Presence and one small next step help more than advice.' },
  'pass on help': { why: 'Puts real help within reach.' },
  'do what they ask': { why: 'They told you what helps: do that.' },
  'ask again': { why: 'Nothing to go on, so ask instead of guessing.' },
  'honest answer': { why: 'A light and honest route out.' },
  'say what you want': { why: 'Gives your own answer, in your words, and asks for theirs.' },
  'talk in person': { why: 'Some things deserve a voice and a face.' },
  'end kindly': { why: 'Clear and kind, so that nobody is left guessing.' },
  'slow it down': { why: 'Keeps the warmth and sets your pace.' },
} as const satisfies Record<string, { why: string; source?: string }>;

export type MoveName = keyof typeof MOVES;

/** Several wordings of one move: `['tone', 'text']` each. */
export const lines = (move: MoveName, wordings: ReadonlyArray<readonly [Tone, string]>): Line[] =>
  wordings.map(([tone, text]) => ({ move, tone, text }));

/** Words of the draft's screen. */
export const DRAFT_COPY = {
  heading: 'Before you press send',
  line: 'Write it as you would. Cyrano tells what works, what may cost you the answer, and how it could go.',
  draft: 'Your draft',
  draftPlaceholder: 'What you are about to send…',
  message: 'The message it answers (optional)',
  messagePlaceholder: 'Their last message…',
  messageHint: 'With it, Cyrano sees whether you answer what they said.',
  messageTaken: 'Taken from Replies. With it, Cyrano sees whether you answer what they said.',
  check: 'Check draft',
  checking: 'Reading your draft…',
  result: 'Your draft, checked',
  blank: 'Write your draft first.',
  warning: 'Before you send this',
  outOf: (of: number) => `of ${of}`,
  points: (points: number, of: number) => `${points} of ${of}`,
  yours: 'Your draft',
  rewrite: 'How it could go',
  instead: 'Safe to send instead',
  changed: 'What changed',
  whyThis: 'Why this one',
  goodAsItIs: 'Good as it is: send it in your own words.',
  noRewrite: 'Other words would not help here. What would is under “What to change”.',
  otherWays: (count: number) => (count === 1 ? 'One more way' : `${count} more ways`),
  copy: 'Copy rewrite',
  toChange: 'What to change',
  nothingToChange: 'Nothing stands in its way.',
  works: (count: number) => (count === 1 ? 'One thing that works' : `${count} things that work`),
  source: 'Source:',
  example: 'A draft that says sorry before it asks. See what Cyrano makes of it.',
  /** Heard when the draft was checked. */
  ready: (total: number, verdict: string) => `${total} of 100: ${verdict}.`,
} as const;

export const EXAMPLE_DRAFT = {
  draft:
    'hey sorry to bother you, i was just wondering if maybe u wanted to get coffee some time? no worries if not lol',
  message: 'Just back from Lions Head, my legs are dead. What did you get up to?',
} as const;

/** From so many points on a draft may go as it is. */
export const GOOD_TOTAL = 80;

/** What a total from this many points on is called, highest first. */
const VERDICTS = [
  [GOOD_TOTAL, 'Ready to send'],
  [60, 'Nearly there'],
  [40, 'Worth another look'],
  [1, 'Not there yet'],
  [0, 'Not fit to send'],
] as const;

/** A score in words. */
export const verdictOf = (total: number): string => VERDICTS.find(([from]) => total >= from)?.[1] ?? '';

/** The parts of a score in words for the reader; a part without a word is called what the coach calls it. */
export const PART_LABELS: Readonly<Record<string, string>> = {
  specificity: 'About them, not anyone',
  'reciprocity and follow-up': 'Gives and asks',
  'answers what was said': 'Answers what they said',
  'length beside theirs': 'Length',
  'style match': 'Sounds like the two of you',
  literacy: 'Spelling',
  'warmth and humour': 'Warmth and humour',
  'moves forward': 'Moves things on',
  safety: 'Safe to send',
};

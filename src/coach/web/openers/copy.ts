/** Words of the openers' screen. */
export const OPENERS_COPY = {
  heading: 'Say hello to somebody new',
  line: 'Paste what their profile says, or add screenshots of it. Cyrano writes first messages, each about something in it.',
  profile: 'Their profile',
  placeholder: 'Their words about themselves, their prompts, what you saw in their photos…',
  suggest: 'Suggest openers',
  thinking: 'Reading their profile…',
  result: 'Openers',
  copy: 'Copy opener',
  more: 'More openers',
  noMore: 'That is all for this profile. Add a line to it, or choose another tone.',
  none: 'Nothing to write here',
  noneLine:
    'This profile reads as if somebody may be under 18, or does not want to be written to. Cyrano writes no opener for it.',
  blank: 'Paste their profile first.',
  /** Heard when openers have come. */
  ready: (count: number) => (count === 1 ? '1 opener is ready.' : `${count} openers are ready.`),
  exampleLine: 'A profile of four lines is enough. The more particular, the better the opener.',
} as const;

export const EXAMPLE_PROFILE =
  'Marine biologist, mostly seaweed. My rescue dog is called Biscuit. Afraid of escalators. Ask me about the time I got lost in Lesotho.';

/** What is said of a detail out of the notes, by its kind. `{named}` and `{unnamed}`: whether the message has the name too. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { DetailKind } from '../starting/details.ts';

export type NoteLine = readonly [move: MoveName, tone: Tone, text: string];
type NoteLines = Readonly<Partial<Record<DetailKind, readonly NoteLine[]>>>;

const F = 'follow up';

/** Beside a message with little in it. Each names what stands in the notes and asks how it is now: that is never asked twice over. */
export const BRING_UP: NoteLines = {
  pet: [
    [F, 'warm', 'How is {name} doing?'],
    [F, 'playful', 'What has {name} got away with this week?'],
    [F, 'direct', 'Tell me, how is {name}?'],
  ],
  does: [
    [F, 'warm', 'Did you get any time for {ing} this week?'],
    [F, 'direct', 'How is {ing} going lately?'],
    [F, 'playful', 'How much {ing} did you sneak in this week?'],
  ],
  likes: [
    [F, 'warm', 'Any time for {x} this week?'],
    [F, 'direct', 'What is new with {x}?'],
  ],
  makes: [[F, 'warm', 'Are you still making {x}? I would like an update.']],
  job: [
    [F, 'warm', 'How is life as {x} this week?'],
    [F, 'direct', 'What did this week throw at you as {x}?'],
  ],
  place: [
    [F, 'warm', 'How is {x} treating you today?'],
    [F, 'direct', 'What is happening in {x} this week?'],
  ],
  learns: [
    [F, 'warm', 'How is {x} coming along?'],
    [F, 'playful', 'I expect progress on {x}. What can you do by now?'],
  ],
  studies: [[F, 'warm', 'How are the studies going? {x} is no small thing.']],
  reads: [[F, 'warm', 'Still reading {x}? I would like a verdict.']],
  fan: [
    [F, 'playful', 'How are we feeling about {x} this week?'],
    [F, 'warm', 'Did you watch {x}, or is it better not to ask?'],
  ],
  wish: [[F, 'warm', 'Are you any closer to your plan to {x}?']],
  collects: [[F, 'playful', 'How is the {x} collection coming along?']],
};

/** Their message touches what is known of them. */
export const TOUCHED: NoteLines = {
  pet: [
    ['appreciate a detail', 'playful', 'Classic {named}. What happened next?'],
    [F, 'warm', 'I need the whole story of {named} and this. Where did it start?'],
    [F, 'playful', 'Is this {unnamed} we are talking about? Tell me all of it.'],
  ],
  does: [
    ['appreciate a detail', 'warm', 'I remember that {ing} is your thing. What was the best part this time?'],
    [F, 'playful', 'You and {ing}, I should have known. What happened?'],
  ],
  likes: [
    ['appreciate a detail', 'warm', 'I remember that you love {x}. What was the best part?'],
    [F, 'playful', 'You and {x}, I should have known. What happened?'],
  ],
  makes: [['appreciate a detail', 'warm', 'I had {x} down as your thing. How did it come out?']],
};

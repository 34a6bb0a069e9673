import type { Change, Goal, WhyLocal } from '#coach';
import type { Intensity } from './reply-changes.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Words of the conversation and its replies that the contract does not fix. */
export const REPLIES_COPY = {
  conversation: 'The conversation so far',
  mine: 'You',
  theirs: 'Them',
  startOver: 'Start over',
  goesOn: 'Read with the message before.',
  alone: 'Read it alone',
  otherConversation: 'The conversation changed.',
  suggestAgain: 'Suggest again',
  voiceSaved: 'Your voice has changed since these were written.',
  withVoice: 'Suggest again with your voice',
  earlier: (count: number) => `Show ${counted(count, 'earlier message', 'earlier messages')}`,
  fewer: 'Show fewer',
  unread: (count: number, limit: number) =>
    `Cyrano reads the newest ${limit} turns. ${counted(count, 'earlier message is', 'earlier messages are')} not read.`,
  turnActions: (start: string) => `More for “${start}”`,
  switchSide: (start: string) => `Switch side of “${start}”`,
  turnEdit: 'Edit words',
  turnUp: 'Move up',
  turnDown: 'Move down',
  turnRemove: 'Remove',
  turnWords: 'Words of this message',
  save: 'Save',
  cancel: 'Cancel',
  apart: (count: number) => `Taken apart into ${counted(count, 'message', 'messages')}.`,
  keepWhole: 'Keep as one message',
  whoIsYou: 'Which one is you?',
  askNext: 'Press “Suggest replies” when the sides are right.',
  lastIsMine: 'The last message is yours. Paste what they wrote back, and Cyrano goes on from here.',
  done: 'Done',
  undo: 'Undo',
  undone: {
    removed: 'Message removed.',
    sent: 'Added as sent.',
    cleared: 'A fresh start.',
    pasted: '',
    added: 'Messages added.',
  },
  sent: 'I sent this',
  edit: 'Edit',
  replyWords: 'Your wording',
  change: 'Change',
  changes: {
    warmer: 'Warmer',
    funnier: 'Funnier',
    shorter: 'Shorter',
    bolder: 'Bolder',
  } satisfies Record<Change, string>,
  changing: 'Changing this reply…',
  changed: 'Changed.',
  bringBack: 'Bring the old one back',
  changedBy: (changes: readonly string[]) => `Changed: ${changes.join('; ')}.`,
  noOther: (change: Change) => `It cannot be ${change} and still say the same.`,
  more: 'More replies',
  noMore: 'That is all that Cyrano has for this message.',
  wholeChat:
    'A whole chat works too: paste several messages, an export, or add screenshots, which are read on this device.',
  options: 'Options',
  goal: 'What you want',
  goals: {
    'keep-talking': 'Keep talking',
    'ask-out': 'Ask them out',
    'make-plans': 'Make a plan',
    'slow-down': 'Slow down',
    'end-kindly': 'End it kindly',
  } satisfies Record<Goal, string>,
  anyGoal: 'Whatever fits',
  intensity: 'How strongly',
  intensities: { 1: 'A hint', 2: 'Clearly', 3: 'Boldly' } satisfies Record<Intensity, string>,
  byLocal: 'Local coach',
  byModel: 'language model',
  writtenBy: 'Written by',
  why: (strategy: string) => `Why: ${strategy}`,
  whyShort: 'Why',
  /** Why the local coach wrote though there is a language model. */
  whyLocal: {
    'daily-limit': 'Today’s replies by the AI are used up. The local coach writes until midnight.',
    'not-agreed':
      'Who reads has changed since you agreed, so the local coach wrote. Choose anew under “Memory and privacy”.',
    'switched-off': 'The AI is switched off at the moment. The local coach writes.',
  } satisfies Record<WhyLocal, string>,
  byBoth: (host: string) => `${host} or local coach`,
  picturesLeftOut: (count: number) =>
    `${counted(count, 'picture was', 'pictures were')} too large to be shared. Add ${count === 1 ? 'it' : 'them'} with “Add screenshots”.`,
  enterHint: 'Enter sends, Shift+Enter makes a new line.',
  /** In its place while replies are in sight; not longer, so that nothing moves. */
  keysHint: 'Tab and Enter lead to the replies.',
  toReplies: 'To the replies',
  ready: (texts: readonly string[]) =>
    `${counted(texts.length, 'reply is', 'replies are')} ready. ${texts.map((text, index) => `${index + 1}: ${text}`).join(' ')}`,
} as const;

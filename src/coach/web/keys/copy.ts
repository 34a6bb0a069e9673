import type { Key } from './keys.ts';

/** A key as it is written on the keyboard, or one that Cyrano gives a meaning. */
type KeyName = Key | 'Enter' | 'Shift' | 'Esc' | 'Tab' | 'Ctrl' | '←' | '→';

interface KeyLine {
  /** Pressed together where `+` stands between them on the screen. */
  keys: readonly KeyName[];
  together?: true;
  does: string;
}

/** Words of the sheet that lists the keys. */
export const KEYS_COPY = {
  on: 'Single keys are on',
  onHint: 'Keys without Ctrl or ⌘ never act while you type. Turn them off if you dictate.',
  plus: '+',
  groups: [
    {
      title: 'Anywhere',
      lines: [
        { keys: ['?'], does: 'Open this list' },
        { keys: ['/'], does: 'Go to the box to type in' },
        { keys: ['Esc'], does: 'Leave the box, close a menu or a dialog' },
        { keys: ['1', '2', '3', '4'], does: 'Replies, Openers, Check my draft, Insights' },
        { keys: ['p'], does: 'People' },
        { keys: ['t'], does: 'Tone; then the arrow keys' },
        { keys: ['o'], does: 'Options' },
        { keys: ['u'], does: 'Undo the last step' },
      ],
    },
    {
      title: 'While you type',
      lines: [
        { keys: ['Enter'], does: 'Suggest replies' },
        { keys: ['Tab'], does: 'From the box to the replies; then Enter' },
        { keys: ['Shift', 'Enter'], together: true, does: 'New line' },
        { keys: ['Ctrl', 'Enter'], together: true, does: 'Send from any box' },
      ],
    },
    {
      title: 'On a suggestion',
      lines: [
        { keys: ['j', 'k'], does: 'Next, previous' },
        { keys: ['c'], does: 'Copy' },
        { keys: ['e'], does: 'Edit' },
        { keys: ['w'], does: 'Change: warmer, funnier, shorter, bolder' },
        { keys: ['s'], does: 'I sent this' },
        { keys: ['y'], does: 'Why it works' },
        { keys: ['r'], does: 'More' },
      ],
    },
  ] satisfies { title: string; lines: KeyLine[] }[],
} as const;

/** The words of the gallery: what engineers and designers read, not customers. */
export const gallery = {
  title: 'Gallery',
  lede: 'Every component of src/ui with its states, in the theme of your system. Look here before drawing a new one.',
  colours: [
    ['paper', 'bg-paper'],
    ['paper-2', 'bg-paper-2'],
    ['card', 'bg-card'],
    ['blush', 'bg-blush'],
    ['gold', 'bg-gold'],
    ['gold-wash', 'bg-gold-wash'],
    ['sage-wash', 'bg-sage-wash'],
    ['brick-wash', 'bg-brick-wash'],
    ['plum-wash', 'bg-plum-wash'],
    ['panel', 'bg-panel'],
    ['ember', 'bg-ember'],
    ['ink', 'bg-ink'],
  ],
  traps:
    'On blush text is ink only. Gold is never text on light: gold-ink is. On the panel ember is the lifted one.',
  sizes: [
    'text-5xl',
    'text-4xl',
    'text-3xl',
    'text-2xl',
    'text-xl',
    'text-lg',
    'text-base',
    'text-sm',
    'text-xs',
  ],
  sample: 'Never stuck for the next line',
  long: 'supercalifragilisticexpialidocious-and-then-some-more@a-very-long-domain-name.example',
} as const;

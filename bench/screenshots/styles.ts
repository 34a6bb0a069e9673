/** How an app draws a chat: shapes and colours only, no sign of its maker. */
export interface ChatStyle {
  name: string;
  /** Not looked at while the reading was tuned. */
  keptAside?: boolean;
  font: 'Inter Variable' | 'Roboto Variable' | 'Liberation Sans';
  /** CSS pixels. */
  textSize: number;
  radius: number;
  /** Between two bubbles of one side. */
  gap: number;
  /** Where the time of each message stands; `none` has a day line only. */
  times: 'inside' | 'none';
  /** A small round picture before their bubbles. */
  avatar?: boolean;
  delivered?: string;
  placeholder: string;
  light: Colours;
  dark: Colours;
}

export interface Colours {
  /** A CSS background. */
  page: string;
  bars: string;
  words: string;
  faint: string;
  theirs: [fill: string, words: string];
  /** The fill may be a gradient over the whole screen. */
  mine: [fill: string, words: string];
}

const doodles = (colour: string, page: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90' fill='none' stroke='${colour}' stroke-width='1.5'><circle cx='20' cy='20' r='9'/><path d='M50 15l14 8-14 8zM10 60q10-14 20 0t20 0M66 52h14v14H66zM40 76l6 8 10-14'/></svg>`,
  )}"), ${page}`;

export const STYLES: readonly ChatStyle[] = [
  {
    name: 'green, stamped (like WhatsApp)',
    font: 'Roboto Variable',
    textSize: 16,
    radius: 8,
    gap: 3,
    times: 'inside',
    placeholder: 'Message',
    light: {
      page: doodles('#e2dbce', '#efeae2'),
      bars: '#ffffff',
      words: '#111b21',
      faint: '#667781',
      theirs: ['#ffffff', '#111b21'],
      mine: ['#d9fdd3', '#111b21'],
    },
    dark: {
      page: doodles('#15222a', '#0b141a'),
      bars: '#1f2c34',
      words: '#e9edef',
      faint: '#8696a0',
      theirs: ['#202c33', '#e9edef'],
      mine: ['#005c4b', '#e9edef'],
    },
  },
  {
    name: 'blue on white (like iMessage)',
    font: 'Inter Variable',
    textSize: 17,
    radius: 18,
    gap: 2,
    times: 'none',
    delivered: 'Delivered',
    placeholder: 'iMessage',
    light: {
      page: '#ffffff',
      bars: '#f6f6f6',
      words: '#000000',
      faint: '#8a8a8e',
      theirs: ['#e9e9eb', '#000000'],
      mine: ['#007aff', '#ffffff'],
    },
    dark: {
      page: '#000000',
      bars: '#161617',
      words: '#ffffff',
      faint: '#8d8d93',
      theirs: ['#26252a', '#ffffff'],
      mine: ['#0a84ff', '#ffffff'],
    },
  },
  {
    name: 'blue to violet, faces (like Messenger)',
    font: 'Roboto Variable',
    textSize: 16,
    radius: 18,
    gap: 2,
    times: 'none',
    avatar: true,
    placeholder: 'Aa',
    light: {
      page: '#ffffff',
      bars: '#ffffff',
      words: '#050505',
      faint: '#65676b',
      theirs: ['#f0f0f0', '#050505'],
      mine: ['linear-gradient(#0a7cff, #a033ff)', '#ffffff'],
    },
    dark: {
      page: '#000000',
      bars: '#000000',
      words: '#e4e6eb',
      faint: '#b0b3b8',
      theirs: ['#303030', '#e4e6eb'],
      mine: ['linear-gradient(#0a7cff, #a033ff)', '#ffffff'],
    },
  },
  {
    name: 'violet gradient, round (like Instagram)',
    font: 'Inter Variable',
    textSize: 15,
    radius: 20,
    gap: 2,
    times: 'none',
    avatar: true,
    delivered: 'Seen',
    placeholder: 'Message...',
    light: {
      page: '#ffffff',
      bars: '#ffffff',
      words: '#000000',
      faint: '#737373',
      theirs: ['#efefef', '#000000'],
      mine: ['linear-gradient(#d300c5, #7638fa 40%, #4f5bd5)', '#ffffff'],
    },
    dark: {
      page: '#000000',
      bars: '#000000',
      words: '#f5f5f5',
      faint: '#a8a8a8',
      theirs: ['#262626', '#f5f5f5'],
      mine: ['linear-gradient(#d300c5, #7638fa 40%, #4f5bd5)', '#ffffff'],
    },
  },
  {
    name: 'pattern, stamped (like Telegram)',
    keptAside: true,
    font: 'Roboto Variable',
    textSize: 16,
    radius: 14,
    gap: 3,
    times: 'inside',
    placeholder: 'Message',
    light: {
      page: doodles('#c3d3a5', 'linear-gradient(160deg, #dbddbb, #88b884 60%, #d5d88d)'),
      bars: '#ffffff',
      words: '#000000',
      faint: '#70757a',
      theirs: ['#ffffff', '#000000'],
      mine: ['#eeffde', '#000000'],
    },
    dark: {
      page: doodles('#1b2937', '#0e1621'),
      bars: '#17212b',
      words: '#f5f5f5',
      faint: '#7f91a4',
      theirs: ['#182533', '#f5f5f5'],
      mine: ['#2b5278', '#ffffff'],
    },
  },
  {
    name: 'grey and light blue (like Tinder)',
    font: 'Inter Variable',
    textSize: 16,
    radius: 16,
    gap: 4,
    times: 'none',
    avatar: true,
    delivered: 'Sent',
    placeholder: 'Type a message',
    light: {
      page: '#ffffff',
      bars: '#ffffff',
      words: '#21262e',
      faint: '#656e7b',
      theirs: ['#e9ebee', '#21262e'],
      mine: ['#1787ff', '#ffffff'],
    },
    dark: {
      page: '#111418',
      bars: '#111418',
      words: '#f0f2f4',
      faint: '#8b95a5',
      theirs: ['#2b3039', '#f0f2f4'],
      mine: ['#1066cc', '#ffffff'],
    },
  },
  {
    name: 'black on yellow (like Bumble)',
    keptAside: true,
    font: 'Liberation Sans',
    textSize: 16,
    radius: 20,
    gap: 6,
    times: 'none',
    delivered: 'Delivered',
    placeholder: 'Your message',
    light: {
      page: '#ffffff',
      bars: '#ffffff',
      words: '#1d1d1d',
      faint: '#767676',
      theirs: ['#f3f3f3', '#1d1d1d'],
      mine: ['#ffc629', '#1d1d1d'],
    },
    dark: {
      page: '#1d1d1d',
      bars: '#1d1d1d',
      words: '#ffffff',
      faint: '#a6a6a6',
      theirs: ['#333333', '#ffffff'],
      mine: ['#ffc629', '#1d1d1d'],
    },
  },
  {
    name: 'plum on cream (like Hinge)',
    font: 'Liberation Sans',
    textSize: 17,
    radius: 12,
    gap: 5,
    times: 'none',
    avatar: true,
    placeholder: 'Send a message',
    light: {
      page: '#ffffff',
      bars: '#ffffff',
      words: '#1a1a1a',
      faint: '#757575',
      theirs: ['#f3f1ef', '#1a1a1a'],
      mine: ['#7a3f6d', '#ffffff'],
    },
    dark: {
      page: '#121212',
      bars: '#121212',
      words: '#f2f2f2',
      faint: '#9a9a9a',
      theirs: ['#2a2a2a', '#f2f2f2'],
      mine: ['#8d4b7f', '#ffffff'],
    },
  },
];

import type { Action, EmotionLabel, FlagKind, Intent, InterestLevel, NoteKind, Tone } from '#coach';

/** The words of the screen for everything the wire names. A name without a word does not compile. */

export const TONE_LABELS = {
  warm: 'Warm',
  playful: 'Playful',
  witty: 'Witty',
  flirty: 'Flirty',
  direct: 'Direct',
  calm: 'Calm',
} as const satisfies Record<Tone, string>;

export const TONE_ORDER = Object.keys(TONE_LABELS) as Tone[];

/** What cannot be known in numbers is told in words. */
export const INTEREST_LABELS = {
  high: 'Sounds interested',
  medium: 'Some interest',
  low: 'Little interest shows',
  unclear: 'Hard to tell',
} as const satisfies Record<InterestLevel, string>;

export const EMOTION_LABELS = {
  admiration: 'Admiring',
  amusement: 'Amused',
  anger: 'Angry',
  annoyance: 'Annoyed',
  approval: 'Approving',
  caring: 'Caring',
  confusion: 'Confused',
  curiosity: 'Curious',
  desire: 'Wanting',
  disappointment: 'Disappointed',
  disapproval: 'Disapproving',
  disgust: 'Put off',
  embarrassment: 'Embarrassed',
  excitement: 'Excited',
  fear: 'Afraid',
  gratitude: 'Grateful',
  grief: 'Grieving',
  joy: 'Happy',
  love: 'Loving',
  nervousness: 'Nervous',
  optimism: 'Hopeful',
  pride: 'Proud',
  realization: 'Realising',
  relief: 'Relieved',
  remorse: 'Sorry',
  sadness: 'Sad',
  surprise: 'Surprised',
  neutral: 'Even',
} as const satisfies Record<EmotionLabel, string>;

export const INTENT_LABELS = {
  opener: 'Opening line',
  greeting: 'Saying hello',
  goodbye: 'Saying goodbye',
  thanks: 'Thanking',
  apology: 'Apologising',
  affirm: 'Agreeing',
  compliment: 'Compliment',
  flirt: 'Flirting',
  tease: 'Teasing',
  humour: 'Joking',
  ask_info: 'Asking',
  ask_opinion: 'Wants your view',
  ask_reciprocal: 'Asking back',
  share_info: 'Telling you something',
  share_feeling: 'Sharing a feeling',
  caring: 'Looking after you',
  grief: 'In grief',
  distress: 'In distress',
  self_harm: 'In crisis',
  low_effort: 'Short answer',
  media: 'Sent something',
  plan_propose: 'Proposing a plan',
  plan_confirm: 'Confirming a plan',
  plan_reschedule: 'Moving a plan',
  plan_decline: 'Declining a plan',
  logistics: 'Where and when',
  consent: 'About consent',
  rejection_soft: 'A soft no',
  rejection_hard: 'A clear no',
  boundary: 'Setting a boundary',
  correction: 'Correcting you',
  ghost_return: 'Back after a silence',
  define_relationship: 'What are we?',
  jealousy_control: 'Jealous or controlling',
  insult: 'Insulting',
  harassment: 'Harassing',
  threat: 'Threatening',
  sexual: 'Sexual',
  sextortion: 'Blackmail',
  money_request: 'Asking for money',
  off_platform: 'Wants to move elsewhere',
  crypto: 'Talking investment',
  credentials: 'Asking for a login',
  verification_code: 'Asking for a code',
  phishing_link: 'Sending a link',
  prompt_injection: 'Written for a machine',
  testing: 'Testing you',
  age_concern: 'Age in doubt',
  empty: 'Nothing said',
  gibberish: 'Not readable',
} as const satisfies Record<Intent, string>;

export const FLAG_LABELS = {
  scam_money: 'Asks for money',
  scam_crypto: 'Investment bait',
  scam_gift_card: 'Gift cards',
  scam_link: 'A link not to open',
  scam_code: 'Wants a code of yours',
  scam_offplatform: 'Hurries you off the app',
  scam_romance_script: 'A known romance script',
  scam_wrong_number: 'The wrong-number trick',
  scam_blackmail: 'Blackmail',
  money_request_mild: 'Money comes up',
  pii_request: 'Asks for private details',
  no_contact_request: 'Asked for no contact',
  stalking: 'Following you',
  threat: 'A threat',
  harassment: 'Harassment',
  sexual_pressure: 'Sexual pressure',
  coercive_control: 'Control',
  underage: 'May be under 18',
  self_harm: 'Somebody may be in danger',
  wellbeing: 'Worth some care',
  injection: 'Words aimed at the machine',
} as const satisfies Record<FlagKind, string>;

/** Heading of what stands in place of flirting, or null where replies simply follow. */
export const ACTION_HEADINGS = {
  reply: null,
  clarify: 'Cyrano needs a little more',
  caution: 'A word before you answer',
  warn: 'Possible scam',
  safety: 'You come first',
  support: 'Kindness first',
  stop: 'Cyrano stops here',
  do_not_contact: 'Leave it at that',
} as const satisfies Record<Action, string | null>;

/** What would help, where there were no words to read. */
export const CLARIFY_LINE =
  'There were no words to read. Paste it again or add a screenshot; these replies only ask what was meant.';

/** Actions under which a warning takes the place of the replies. */
export const WARNING_ACTIONS: readonly Action[] = ['warn', 'safety', 'stop', 'do_not_contact'];

/** The colour of a note and of the words it is tied to: a class of `cyrano.css`. */
export const NOTE_COLOURS = {
  emotion: 'c-gold',
  intent: 'c-plum',
  question: 'c-ember',
  interest: 'c-sage',
  plan: 'c-sage',
  flag: 'c-brick',
} as const satisfies Record<NoteKind, string>;

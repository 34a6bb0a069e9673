/** Turns in jest: a stop missed because of the reader, a horoscope, a rematch, a pen to be given back, a brother wanted, how the reader must sleep. */
import { A, type CuedLine, MEET } from './cued.ts';
import { BACK, J, L, light } from './heard-light.ts';
import type { Scene } from './scene.ts';

const IN_THE_STARS: readonly CuedLine[] = [
  [
    A,
    'direct',
    'For the record: [the true answer]. Does that settle it?',
    /\?|\b(?:are|do|how are) (?:you|u|your|ur)\b|\bbe honest\b/i,
  ],
  [J, 'playful', 'I had no idea that I was announced. What else was said about me?'],
  [MEET, 'flirty', 'I want the rest of the prophecy over a coffee. This week?'],
  [
    A,
    'playful',
    'For the record: [the true answer]. Is your {x} satisfied?',
    /\?|\bare you\b|\bdo you\b|\bbe honest\b/i,
  ],
  [J, 'playful', 'I come in peace, whatever your {x} says.'],
  [MEET, 'flirty', 'What does your {x} say about a coffee this week?'],
  [
    J,
    'witty',
    'I will do my best to prove your {x} wrong.',
    /\b(?:disappoint\w*|warn\w*|careful|beware|avoid|trouble|danger\w*|heart ?break|lies?|liar)\b/i,
  ],
  [J, 'witty', 'Your {x} and I should talk. What else does it say about me?'],
  [
    L,
    'warm',
    'I like that you are still here, against the advice of your {x}.',
    /\b(?:disappoint\w*|warn\w*|careful|beware|avoid|trouble|danger\w*)\b/i,
  ],
];

const SAID_SO_WELL: readonly CuedLine[] = [
  [MEET, 'flirty', 'I can {y} for you in person. Are you free this week?'],
  [J, 'playful', 'And that was me being modest.'],
  [J, 'witty', 'Since {z}? Then it was high time.'],
  [BACK, 'playful', 'I am blushing. What is the skill that you hide from everybody?'],
  [J, 'playful', 'I had no idea that this would be what does it. I should have opened with it.'],
  [MEET, 'flirty', 'There is more where that came from. May I show off in person, over a drink?'],
];

const ANOTHER_GAME: readonly CuedLine[] = [
  [MEET, 'direct', 'Rematch granted: {x}, this week, and I am not going easy on you.'],
  [
    J,
    'flirty',
    'You may try to distract me. It might even work.',
    /\b(?:distract\w*|wear\w*|unfair|dress|kiss)\b/i,
  ],
  [J, 'playful', 'Twice was no luck, but you are welcome to check.', /\btwice\b/i],
  [MEET, 'playful', 'Any time. The loser buys dinner, so come hungry either way.'],
  [BACK, 'playful', 'And what do I get if I win at {x} again?'],
  [L, 'warm', 'You lose very gracefully. I would like to see it again, soon.'],
];

const TOOK_A_THING: readonly CuedLine[] = [
  [MEET, 'playful', 'One {x}, handed over in person. Which evening suits you?'],
  [J, 'playful', 'I have no defence. It was a very good {x}.'],
  [
    MEET,
    'flirty',
    'Those are hard terms, and I accept all of them. When?',
    /\b(?:wine|drinks?|dinner|coffee|supper|lunch|beer|terms|accept|settle)\b/i,
  ],
  [A, 'warm', 'I plead guilty to the {x}. How about this week, so that I can make it up to you?'],
  [J, 'witty', 'If I had known that the {x} gets me a message from you, I would have done it sooner.'],
];

const MY_HANDS: readonly CuedLine[] = [
  [J, 'playful', 'My {x} never got any mail before. Thank you.'],
  [L, 'warm', 'Now I am sitting here and thinking about my own {x}. Thank you, I think.'],
  [J, 'witty', 'I will tell my {x}, and there will be no living with me.'],
  [L, 'warm', 'Be as forward as you like, it suits you.', /\b(?:forward|bold|forgive me|if i may)\b/i],
  [J, 'playful', 'I am sorry about the tea. I can make you a fresh one.', /\btea\b[^.]{0,20}\bcold\b/i],
  [MEET, 'flirty', 'You should see my {x} in daylight. Coffee this week?'],
  [BACK, 'warm', 'That is a first, thank you. What do people notice about you?'],
];

const HOW_I_SLEEP: readonly CuedLine[] = [
  [J, 'playful', 'I deny it. You will need a lot of proof.'],
  [BACK, 'playful', 'And do you {x} too, or is it only me who is on trial?'],
  [J, 'witty', 'I do not {x}. No witness has ever come forward.'],
  [L, 'playful', 'You have given this some thought. I like that.'],
  [
    MEET,
    'flirty',
    'Your research may start with dinner. Which evening?',
    /\b(?:research|proof|prove|evidence|investigat\w*|find out)\b/i,
  ],
  [A, 'playful', 'The true answer on whether I {x} is [yes or no], and I hope that it changes nothing.'],
];

const THING =
  '(?:pen|umbrella|hoodie|jersey|jacket|lighter|charger|book|scarf|beanie|cap|hat|mug|sweater|jumper|cardigan|tupperware|dish|hair ?tie|seat|parking spot|chair|cooler ?box|water bottle|t-?shirt|blanket|fork|spoon|pillow)';

export const HEARD_IN_JEST_SCENES: readonly Scene[] = [
  light({
    name: 'heard: what the stars say of me',
    when: /\b(?:(?:the|a|my) (?:lady|woman|man|guy|auntie|neighbour|friend) who reads (?:the |my |tarot )?(?:cards|palms?|tea leaves|coffee grounds)|my (?:\w+ )?(?<x>horoscope|tarot(?: app| cards?| reader)?|fortune cookie|psychic|palm reader|star sign app|co-?star|zodiac app))\b[^.!?]{0,16}\b(?:says?|said|warn(?:s|ed)|told|tells|promis(?:ed|es)|predict(?:s|ed)|reckons|thinks)\b/i,
    and: /\b(?:you|you'?re|u|ur|your|we|we'?re|us)\b/i,
    not: /\b(?:die[ds]?|death|money|pay|R\d|invest\w*|curse\w*|my ex|pregnan\w*|reading for you)\b/i,
    lines: IN_THE_STARS,
  }),
  light({
    name: 'heard: the finest thing anybody said',
    when: /\b(?:that'?s|that is|this is|that might be|that may be|that was)(?: honestly| probably| officially| actually| easily| literally)? the (?:sexiest|hottest|most (?:attractive|romantic|seductive)) (?:thing|sentence|word|text|message|confession|news|flex)\b/i,
    not: /\b(?:send|show me|pics?|photos?|nudes?|bed|naked|sex|body|my ex|wear(?:ing)?|tonight)\b/i,
    most: 32,
    takes: {
      y: /\byou can (?:actually )?((?!not\b|be\b|only\b|say\b|tell\b|see\b|have\b|do (?:that|this|it)\b)[a-z]+(?: (?!first|without|on|in|at|and|but|with|like|that|all|every|\?)[a-z]+){0,2})\b/i,
      z: /\bsince ((?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|\d{4}))\b/i,
    },
    lines: SAID_SO_WELL,
  }),
  light({
    name: 'heard: another game, please',
    when: /\b(?:you|u)(?:'ve| have)? (?:\w+ )?(?:beat(?:en)?|thrash(?:ed)?|destroyed|crushed|flattened|hammered|humbled|schooled) me\b|\b(?:i )?lost (?:\w+ )?(?:at \w+ )?to (?:you|u|a (?:man|woman|guy|girl|person) who)\b|\b(?:you|u) won (?:again|that one|twice)\b/i,
    and: /\b(?:re-?match|another (?:game|round|go|match|try)|revenge|best of (?:three|five|3|5)|play (?:you |u )?again|next time|double or nothing)\b|\bagain\?/i,
    not: /\b(?:hit|bruise\w*|drunk|my ex|bet|r\d+|money|crypto)\b/i,
    takes: {
      x: /\b(scrabble|padel|pool|chess|tennis|squash|darts|bowling|uno|cards|rummy|poker|backgammon|catan|monopoly|mario kart|fifa|putt-?putt|mini golf|golf|ping pong|table tennis|snooker|30 seconds|trivia|wordle|boggle|dominoes|foosball|badminton|go-?karting)\b/i,
    },
    lines: ANOTHER_GAME,
  }),
  light({
    name: 'heard: I took a thing of theirs',
    most: 40,
    when: new RegExp(
      `\\b(?:(?:you|u|who)(?:'ve| have)? (?:\\w+ )?(?:stole|stolen|nicked|took|taken|pinched|walked off with|ran off with|still (?:have|got)|kept|kidnapped|owe me)|(?:give|bring|want|get) (?:me )?back|(?:i'?d like|i want|can i have|may i have|where is|when do i get)) (?:my|an?|a new) (?:\\w+ )?(?<x>${THING})\\b`,
      'i',
    ),
    and: /\b(?:you|u|stranger|your)\b/i,
    not: /\b(?:no pressure|just wanted to say|wanted you to know|love you|miss you|feelings|my (?:ex|sister|brother|colleague|boss|flatmate|mom|mum)|police|someone|somebody|robbed|(?:he|she|they) (?:stole|took)|never (?:want|again)|it'?s over|we'?re done|leave it (?:at|with|outside)|drop it (?:at|off)|for work|school|new phone|lend me|buy me|sold|breakup)\b/i,
    lines: TOOK_A_THING,
  }),
  light({
    name: 'heard: my hands are praised',
    tears: true,
    when: /\b(?:you|u)(?:'ve| have) (?:got )?(?:such |very |really |the |quite |rather |extremely |some |an? )*(?:nice|lovely|beautiful|great|good|excellent|kind|strong|handsome|distracting|elegant|best|nicest) (?<x>hands|forearms|shoulders|arms|eyebrows|ears|wrists|nose|chin|jaw|handwriting)\b/i,
    not: /\b(?:on me|around (?:me|my)|your hands on|hands on (?:the|my|your|her|his)|throat|neck|bed|touch(?:ing)?|grab|massage|surgeon|in good|kids?|my ex)\b/i,
    lines: MY_HANDS,
  }),
  light({
    name: 'heard: how I must sleep',
    when: /\b(?:i(?:'ve| have) decided|i bet|i'?m (?:sure|convinced)|i suspect|i have a feeling|something tells me|i can tell)(?: that)? (?:you|u) (?:definitely |probably |secretly )?(?<x>snore|hog the (?:blankets?|duvet|covers?|bed)|steal the (?:blankets?|duvet|covers?)|talk in your sleep|drool|sleep like a starfish|kick in your sleep)\b/i,
    not: /\b(?:next to me|kept me awake|last night|in my bed)\b/i,
    lines: HOW_I_SLEEP,
  }),
];

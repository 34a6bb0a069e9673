/** Something grave in a short everyday message, said beside a kiss, a night or a sore leg: somebody laid hands on them, or is at the window. */
import { HELP_LINES } from '../safety/help-lines.ts';
import { cued } from './cued.ts';
import type { Scene } from './scene.ts';

const WHO =
  '(?:he|she|they|my (?:boss|manager|uncle|cousin|colleague|neighbour|ex|husband|wife|boyfriend|girlfriend|step ?dad|step ?father|dad|father|brother|landlord|teacher|coach|pastor|flatmate|driver|friend)|(?:some|the|this|a) (?:guy|man|men|driver|colleague|client|stranger)|someone|somebody)';
const IN_FUN =
  /\b(?:lo+l|haha+|dream(?:t|ed)?|game|tag|wrestl\w*|puppy|dog|cat|goose|goat|toddler|baby|nephew|niece)\b|[😂🤣]/iu;
const STAY = 'stay with them';
const firmly = (scene: Scene): Scene => ({ ...scene, firm: true });

export const SAID_SOFTLY_SCENES: readonly Scene[] = [
  cued({
    name: 'softly: somebody laid hands on them',
    when: new RegExp(
      `\\b${WHO} (?:(?:just|then|suddenly|also|once) )?(?:grabbed|groped|cornered|forced|pinned|felt up|fondled|slapped|choked|shoved) me\\b|\\b${WHO} (?:kissed|touched|held|pushed) me\\b[^?]{0,30}\\bi (?:froze|said no|didn'?t want|couldn'?t move|pushed (?:him|her|them) (?:off|away)|cried)\\b|\\bi (?:made|got) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|dad|father|step ?dad)) (?:angry|mad|cross)\\b[^?]{0,40}\\b(?:sore|bruis\\w*|can'?t walk|hurts?|blue|swollen)\\b|\\bwhat (?:he|she|my (?:uncle|dad|father|step ?dad|cousin|brother|ex|teacher|coach)) did to me\\b|\\bhe comes in(?:to my room)? at night\\b`,
      'i',
    ),
    not: IN_FUN,
    asks: true,
    sure: true,
    lines: [
      [STAY, 'warm', 'I am so sorry. It is not your fault. Are you somewhere safe?'],
      [
        'ask directly',
        'calm',
        'Thank you for telling me. Are you safe tonight, and is there somebody with you?',
      ],
      [
        'pass on help',
        'calm',
        `That should not have happened to you. The GBV line, ${HELP_LINES.violence.contact}, answers day and night in South Africa; elsewhere, your local emergency number. I am here as well.`,
      ],
      [STAY, 'calm', 'I believe you. Say as much or as little as you want, I am not going anywhere.'],
    ],
  }),
  cued({
    name: 'softly: the roof over their head',
    when: /\b(?:evict(?:ed|ing|ion)?|(?:going to|gonna|about to|will) (?:lose|throw us out of|kick us out of) (?:our|my|the) (?:house|flat|home|place)|(?:kick|throw)(?:ed|ing|n)? (?:us|me) out(?: of (?:our|my|the) (?:house|flat|home|place))? (?:on|by|next|this|at the end))\b/i,
    not: IN_FUN,
    most: 40,
    lines: [
      [
        STAY,
        'warm',
        'I am so sorry, that is a frightening thing to have hanging over you. Is somebody helping you with it?',
      ],
      ['ask directly', 'calm', 'That is a lot. Is there somewhere you can go for now, if it comes to that?'],
      [
        STAY,
        'calm',
        'No wonder. Do you want to think it through with me, or talk about anything else for an hour?',
      ],
      ['name the feeling', 'warm', 'That would keep anybody awake. I am here, tell me where things stand.'],
    ],
  }),
].map(firmly);

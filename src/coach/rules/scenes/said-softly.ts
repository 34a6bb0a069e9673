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
    name: 'softly: afraid of blows',
    when: /\b(?:please |pls )?(?:don'?t|do not|dont) (?:hit|hurt|beat|slap|kick) me\b(?: again)?|\b(?:are you|will you) (?:going to |gonna )?(?:hit|beat|hurt) me\b/i,
    not: IN_FUN,
    asks: true,
    sure: true,
    lines: [
      [STAY, 'warm', 'Nobody should ever hit you. Are you safe right now?'],
      ['ask directly', 'calm', 'That stopped me. Has somebody hit you? You can tell me.'],
      [STAY, 'calm', 'I am not angry, and you are allowed to be careful. Is somebody hurting you?'],
      [
        'pass on help',
        'calm',
        `You deserve to be safe. The GBV line, ${HELP_LINES.violence.contact}, answers day and night in South Africa; elsewhere, your local emergency number.`,
      ],
    ],
  }),
  cued({
    name: 'softly: somebody is there',
    when: /\b(?:there(?:'s| is) (?:someone|somebody|a man|a guy) (?:at|outside|in|under) my (?:window|door|gate|house|bedroom|garden|yard))\b|\b(?:some(?:one|body)|a man|a guy|he)(?:'s| is) (?:(?:standing|right|still|trying to get in) )*(?:at|outside|by|in front of|under|behind) my (?:window|door|gate|house|flat|room|bedroom|car)\b|\b(?:some(?:one|body)|a man|a guy|he)(?:'s| is) (?:following me|in my (?:house|flat|yard|garden|room))\b/i,
    not: new RegExp(
      `${IN_FUN.source}|\\b(?:cakes?|m[ou]m|aunt\\w*|gogo|kids|pizza|delivery|uber|bolt|courier|parcel|plumber|electrician|selling|sunflowers|jehovah\\S*|instagram|tiktok|insta|guitar|singing)\\b`,
      'iu',
    ),
    asks: true,
    sure: true,
    most: 30,
    lines: [
      [
        'ask directly',
        'direct',
        `Are you safe? Lock up, stay away from the window, and phone ${HELP_LINES.police.contact} in South Africa or your local emergency number now.`,
      ],
      [
        STAY,
        'calm',
        'Phone the police first, then write to me. I am staying on the phone until you are safe.',
      ],
      [
        STAY,
        'direct',
        'Call somebody near you right now, a neighbour or the police. I am here, tell me what is happening.',
      ],
    ],
  }),
  cued({
    name: 'softly: a kiss they did not want',
    when: /\b(?:that|the|your|our) kiss\b[^?]{0,40}\b(?:not ok(?:ay)?|wasn'?t ok(?:ay)?|i said no|didn'?t want|i froze|felt wrong|without asking)\b|\b(?:you kissed me|when you kissed me)\b[^?]{0,40}\b(?:not ok(?:ay)?|i said no|didn'?t want|i froze|wrong|without asking)\b/i,
    not: /\b(?:film|movie|scene|series|book)\b/i,
    asks: true,
    sure: true,
    lines: [
      [
        'own it',
        'calm',
        'You said no and I should have stopped there. I am sorry, and it will not happen again.',
        /\bsaid no\b/i,
      ],
      ['own it', 'calm', 'You are right, and I am sorry. That was mine to ask, and I did not.'],
      ['own it', 'warm', 'Thank you for telling me straight. I am sorry. What do you need from me now?'],
      ['give space', 'calm', 'I am sorry. I will leave it with you whether and when we talk.'],
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

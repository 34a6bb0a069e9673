/** Harm told in few words and without a cry for help: somebody hurt them or a child of theirs, or they speak of an end. */
import { HELP_LINES } from '../safety/help-lines.ts';
import { any, type Life } from './life-heard.ts';
import { F, N, S } from './stories/story.ts';

const W = 'stay with them';
const HIM =
  '(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|stepdad|stepfather|father|brother|uncle|boss|manager))';

export const HARM_LIVES: readonly Life[] = [
  {
    name: 'a child is harmed',
    despite: true,
    ofReader: true,
    when: any(
      /\b(?:teacher|uncle|coach|pastor|stepdad|stepfather|neighbour|cousin|grandfather|babysitter|tutor|he|man)\b[^.!?]{0,20}\b(?:touch(?:es|ed|ing)? (?:her|him|my (?:daughter|son|child|boy|girl|niece|nephew))|hurts? my (?:daughter|son|child|niece|nephew)|undress\p{L}* (?:her|him))\b/iu,
    ),
    and: /\b(?:daughter|son|child|kid|niece|nephew|boy|girl|little (?:one|girl|boy)|grandchild|granddaughter|grandson)\b/iu,
    not: /\b(?:touch(?:es|ed) (?:my heart|him deeply|base)|puppy|dog)\b/iu,
    lines: [
      [S, 'warm', "I am so sorry. Believe the child, say so, and say that it is nobody's fault but his."],
      [S, 'direct', 'Childline answers day and night, and so do the police. Please call one of them today.'],
      [W, 'warm', 'That took courage to say, from both of you. I am here while you make the call.'],
      [F, 'calm', 'Is the child with you now, and away from that person?'],
      [N, 'calm', 'You must be shaking. Neither of you did anything wrong, I am so sorry.'],
      [S, 'warm', 'I am so sorry. I believe it, and it must stop today. Who can help you with the call?'],
    ],
    brief: [
      ['warm', 'I am so sorry, believe the child and call Childline.'],
      ['calm', 'I am so sorry, please call Childline today.'],
    ],
  },
  {
    name: 'somebody harms them',
    despite: true,
    ofReader: true,
    when: any(
      new RegExp(
        `\\b${HIM} (?:\\p{L}+ )?(?:burn(?:t|ed) my (?:arm|hand|face|leg|skin)|pushed me (?:down|into|against|off)|touch(?:ed|es) me (?:again|in the)|grabbed me by|dragged me|spat at me|locked me (?:in|out)|took (?:away )?my (?:phone and|keys and|passport|id|bank card|children)|(?:has|had|came with|pulled|says (?:he|she) has) a (?:knife|gun|panga))`,
        'iu',
      ),
      /\b(?:locked (?:out|in|up)|beaten|pushed|burnt|burned|choked) by (?:my|the) (?:husband|wife|boyfriend|girlfriend|partner|ex|stepdad|father)\b/iu,
      /\bmy ex (?:came|is|was) (?:to|at|outside)\b[^?]{0,60}\b(?:knife|gun|scared|kill|threat\p{L}*|police)\b/iu,
      /\b(?:boss|manager|colleague|supervisor)\b[^.!?]{0,20}\b(?:touched|grabbed|groped|kissed) me\b|\bnobody believes me\b[^?]{0,40}\btouch\p{L}*/iu,
    ),
    not: /\b(?:lol|haha|movie|dream|joke|pushed me into (?:applying|it|going)|locked me out by (?:mistake|accident)|bit of fun)\b/iu,
    lines: [
      [S, 'warm', 'I believe you, and none of it is your fault.'],
      [F, 'direct', `Are you safe at this moment? If not, the police are on ${HELP_LINES.police.contact}.`],
      [
        S,
        'direct',
        `The GBV Command Centre answers on ${HELP_LINES.violence.contact}, day and night. They help you plan the next step.`,
      ],
      [W, 'warm', 'Is there somebody you trust who can be with you tonight? I am here as well.'],
      [W, 'calm', 'Write down what happened and the date, and tell one person close to you. I am listening.'],
    ],
    brief: [
      ['warm', 'I believe you, and none of it is your fault.'],
      ['direct', `Please tell somebody close to you, and call ${HELP_LINES.violence.contact}.`],
    ],
  },
  {
    name: 'speaks of an end',
    despite: true,
    ofReader: true,
    when: /\b(?:dream(?:t|ed)|thought|thinking|thoughts) (?:about|of) (?:ending it|ending everything|not waking up|never waking up|being dead)\b|\bwoke up disappointed\b|\bwish(?:ed)? i hadn'?t woken up\b/iu,
    lines: [
      [
        F,
        'direct',
        'I am glad that you told me. Are you thinking of ending your life? You can say it straight.',
      ],
      [
        W,
        'warm',
        `I want you here tomorrow. SADAG answers on ${HELP_LINES.crisis.contact}, day and night. I stay until they do.`,
      ],
      [F, 'warm', 'Who is near you, and could sit with you for a while?'],
      [W, 'calm', 'Keep writing to me. You do not have to be alone with that.'],
    ],
    brief: [
      [
        'warm',
        `I am glad that you told me. SADAG answers on ${HELP_LINES.crisis.contact}, please call them.`,
      ],
    ],
  },
  {
    name: 'kept from their children',
    despite: true,
    when: /\b(?:never see (?:them|him|her|my (?:kids|children|son|daughter)) again|won'?t (?:let me see|bring back|bring) (?:the|my) (?:kids|children|son|daughter|boys|girls)|took (?:the|my) (?:kids|children)(?! to)|don'?t know where (?:they|the kids|my (?:kids|children)) are|refuses to let me see)\b/iu,
    and: /\b(?:kids?|children|son|daughter|boys|girls|little ones?)\b/iu,
    not: /\b(?:lol|haha|remote|puppies|kids meal)\b/iu,
    lines: [
      [S, 'warm', 'I am so sorry. No wonder you cannot think of anything else.'],
      [F, 'direct', 'Do you have somebody on your side, a lawyer or Legal Aid? Their advice line is free.'],
      [W, 'calm', 'Keep every message and every date. And keep breathing, I am here.'],
      [W, 'warm', 'They know that you love them. Is somebody with you tonight?'],
    ],
    brief: [['warm', 'I am so sorry, no wonder you cannot think of anything else.']],
  },
];

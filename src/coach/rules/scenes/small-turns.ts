/** Small turns in light talk: a threat in fun, laughing where one should not, dying of a Tuesday, a missed-you in disguise, too soon or not. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { isLight } from './banter-scene.ts';
import { has, type Scene, says } from './scene.ts';

const easy = (r: Reading): boolean =>
  isLight(r) &&
  r.style.words <= 40 &&
  !has(
    r,
    'rejection_hard',
    'rejection_soft',
    'boundary',
    'insult',
    'threat',
    'sexual',
    'self_harm',
    'money_request',
  );

const QUIT =
  /\b(?:since my last (?:cigarette|smoke|vape|drink|bet)|(?:quit|stopped|gave up) (?:smoking|vaping|gambling|drinking|sugar) (?:\w+ ){0,2}(?:days?|weeks?|months?|years?)|don'?t (?:gamble|smoke|drink|vape) any ?more[\s\S]{0,20}\b\d+ (?:days?|weeks?|months?|years?))/i;

export const SMALL_TURN_SCENES: readonly Scene[] = [
  {
    name: 'a threat in fun',
    alone: true,
    when: (r) =>
      easy(r) &&
      says(
        r,
        /\b(?:i'?ll (?:tell everyone|tell (?:your|ur) (?:m[ou]m|gran|friends)|report you|sue|scream|haunt you)|i'?m (?:reporting|suing|telling on) (?:you|u)|block me and|i have (?:screenshots|photos of you|evidence)|(?:gonna|going to|will) (?:destroy|crush|bury|annihilate) (?:you|u)|(?:you|just|u) (?:just )?wait (?:till|til|until)|this is a robbery|say that again and|or i'?ll (?:tell|cry|never|scream|unmatch)|(?:you'?ll|youll|you will|u'?ll) regret|not above showing)\b/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'Do your worst. I have no shame and a very good lawyer.'],
        ['playful', 'I would like it noted that I came quietly.'],
        ['witty', 'That is blackmail, and I respect the effort.'],
        ['flirty', 'I am terrified, and a little bit charmed.'],
      ]),
      ...lines('return the question', [['playful', 'And if I do it anyway? Asking for myself.']]),
      ...lines('light touch', [['playful', 'You would not dare. Please dare.']]),
    ],
  },
  {
    name: 'forbidden to be so',
    alone: true,
    when: (r) =>
      easy(r) &&
      says(
        r,
        /\b(?:not allowed to|forbidden (?:from|to)|(?:should be|it'?s|is) illegal to|stop being|how dare (?:you|u)|(?:that'?s|was|is|very|so) unfair)\b[^.!?]{0,16}\b(?:cute|funny|charming|pretty|handsome|good|adorable|nice|gorgeous|smooth|hot|lovely|while|pic|photo|this)\b/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'I will try to be worse by tomorrow. No promises.'],
        ['playful', 'I plead guilty. Is there a fine, or do I have to come in person?'],
        ['flirty', 'You started it.'],
        ['witty', 'I would stop, but nobody has complained in writing.'],
      ]),
      ...lines('appreciate a detail', [['warm', 'That made me grin, so the offence continues.']]),
    ],
  },
  {
    name: 'laughing in the wrong place',
    alone: true,
    when: (r) =>
      easy(r) &&
      says(
        r,
        /\b(?:in|at|during) (?:a|an|the|this|my) (?:[\w']+ )?(?:meeting|sermon|church|class|library|lecture|recital|zoom|exam|office|interview|queue|wedding|mass|service|train|bus)\b|\b(?:at|in) (?:work|church|class|a meeting)\b|\bmy (?:boss|manager|colleague)s? (?:asked|saw|looked|keeps)/i,
      ) &&
      says(
        r,
        /\b(?:giggl\w*|snort\w*|cackl\w*|making me (?:laugh|smile|grin|blush)|made me (?:laugh|snort)|(?:i'?m|im|i am|why i'?m) (?:laughing|smiling|grinning|blushing)|stop (?:texting|making|it|being|writing|sending))\b/i,
      ) &&
      !says(r, /\bseriously stop|please stop (?:messaging|texting)/i),
    lines: [
      ...lines('take the bait', [
        ['playful', 'I will stop. (I will not stop.)'],
        ['playful', 'Blame a sneeze. It has worked for centuries.'],
        ['witty', 'Think of tax returns until it passes.'],
        ['playful', 'I am saving the next one until you are out of there, and it is a good one.'],
      ]),
      ...lines('return the question', [['playful', 'Who noticed first, and what did you tell them?']]),
      ...lines('appreciate a detail', [
        ['warm', 'I should feel bad about that. I feel wonderful about that.'],
      ]),
    ],
  },
  {
    name: 'dying of it, they say',
    alone: true,
    when: (r) =>
      easy(r) &&
      !has(r, 'distress') &&
      says(
        r,
        /\b(?:(?:is|are|was|were|almost|nearly|gonna|going to|trying to) kill(?:ing|ed)? me\b|killed me today|kill me\W*$|(?:deadline|heat|traffic|queue|hangover|meeting|monday|gym|leg day|stairs|shift|kids|taxis?)\b[^.!?]{0,20}\bkill\w* me|near[- ]death experience|lost the will to live|if i don'?t (?:survive|make it)\b|tell my (?:m[ou]m|mother|plants?|dog|cat|family) (?:i|that)|back is dead|legs are dead|any last words)/i,
      ) &&
      says(
        r,
        /\b(?:deadline|heat|traffic|queue|bank|hangover|meeting|monday|gym|leg day|stairs|shift|kids|9\w|class|taxis?|homework|exam|back|legs|wine|scripts|spreadsheet|karaoke|tooth|teeth|diet|commute|humidity|admin|printer|running|hill|burpees|squats)\b/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'I will say something lovely at the service. What should I leave out?'],
        ['playful', 'Hang in there. Who gets your charger?'],
        ['witty', 'Cause of death so far? I am filling in the form.'],
        ['playful', 'Stay with me. Water, a biscuit, and do not look at the light.'],
      ]),
      ...lines('sympathise', [['warm', 'Poor you. How much longer do you have to hold out?']]),
      ...lines('suggest meeting', [['flirty', 'Survive it and the first drink is on me.']]),
    ],
  },
  {
    name: 'missed, in disguise',
    alone: true,
    when: (r) =>
      easy(r) &&
      !r.plain.includes('?') &&
      says(
        r,
        /\b(?:not (?:gonna|going to) say (?:that )?i miss(?:ed)? (?:you|u)|i (?:kinda |sort of |really |might |may |actually )*miss(?:ed)? (?:you|u|talking to (?:you|u)|your (?:face|voice|messages|texts|voice notes))|(?:the|my) (?:cat|dog|plants?|couch|sofa|pillow) (?:asked|misses|missed) (?:about |for )?(?:you|u)?|too quiet without (?:you|u))\b/i,
      ) &&
      !says(r, /\b(?:in your language|my ex|used to|miss(?:ed)? (?:you|u) (?:by|at the))\b/i),
    lines: [
      ...lines('take the bait', [
        ['playful', 'You can say it. I will not tell anyone.'],
        ['flirty', 'Say that again in person and I will pretend to be calm about it.'],
        ['playful', 'Noted. I am keeping that one for a grey day.'],
      ]),
      ...lines('appreciate a detail', [['warm', 'That is a lovely thing to find on my phone.']]),
      ...lines('return the question', [['playful', 'How long did you hold out before you wrote that?']]),
      ...lines('suggest meeting', [['direct', 'That is easily fixed. When are you free?']]),
    ],
  },
  {
    name: 'words in my language',
    alone: true,
    when: (r) =>
      isLight(r) &&
      says(
        r,
        /\bhow (?:do|would|does one) (?:you|u|people|one)? ?say ['"“]?[^?]{2,40} in (?:your (?:language|mother tongue|dialect)|[A-Z][a-z]+|zulu|xhosa|sotho|afrikaans|german|french|spanish|italian|dutch|portuguese)\b/,
      ),
    lines: [
      ...lines('answer, then return', [
        ['playful', '[How you say it]. Now you, and I get to correct the accent.'],
        ['flirty', '[How you say it]. Careful, once you say it you have to mean it.'],
        ['warm', '[How you say it]. It sounds better out loud, so call me and try.'],
        ['direct', '[How you say it]. How do you say it in yours?'],
      ]),
    ],
  },
  {
    name: 'is it too soon',
    alone: true,
    when: (r) =>
      isLight(r) &&
      says(r, /\b(?:is|would) (?:\w+ ){0,4}(?:be )?too (?:soon|early|forward|quick)\b[^.!]{0,20}\?/i) &&
      r.style.words <= 14,
    lines: [
      ...lines('pick a slot', [
        ['direct', 'Not for me. What time?'],
        ['warm', 'Not too soon at all, I would like that. Where shall we meet?'],
        ['playful', 'Too soon would have been an hour ago. Tell me where and when.'],
      ]),
      ...lines('counter-offer', [['calm', 'A little soon for my diary. How about [another day]?']]),
    ],
  },
  {
    name: 'given up for so long',
    alone: true,
    when: (r) =>
      isLight(r) && says(r, QUIT) && !says(r, /\b(?:relaps\w+|again last|but (?:today|tonight)|slipped)\b/i),
    places: (r) => {
      const span =
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen) (?:days?|weeks?|months?|years?)\b/i.exec(
          r.plain,
        )?.[0];
      return { span: span ? { words: span.toLowerCase(), plural: /s$/.test(span) } : undefined };
    },
    lines: [
      ...lines('appreciate a detail', [
        ['warm', 'Well done. {span} is a lot of small decisions in a row.'],
        ['warm', 'That is huge, and I mean it. Well done.'],
        ['playful', 'Go and be insufferable about it, you have earned it.'],
      ]),
      ...lines('follow up', [
        ['warm', 'I am properly impressed. What got you through the worst of it?'],
        ['warm', 'Who is proudest of you, apart from you?'],
      ]),
    ],
  },
  {
    name: 'a small funeral',
    alone: true,
    when: (r) =>
      r.language.base === 'en' &&
      (r.action === 'reply' || r.action === 'support') &&
      says(
        r,
        /\b(?:goldfish|fish|hamster|budgie|tadpole|snail|caterpillar|stick insect|gerbil|guinea pig)\b[^.!?]{0,30}\b(?:died|passed|dead)\b/i,
      ) &&
      says(
        r,
        /\b(?:year old|kids?|son|daughter|niece|nephew|flatmate|state funeral|eulogy|hymn|shoebox|ceremony)\b/i,
      ),
    places: (r) => ({
      child: says(r, /\b(?:year old|kids?|son|daughter|niece|nephew)\b/i) ? { words: ' ' } : undefined,
    }),
    lines: [
      ...lines('sympathise', [
        ['warm', 'My condolences to the whole household. Will there be a shoebox?'],
        ['warm', '{child}I am sorry. They take it so seriously at that age, and they are right to.'],
      ]),
      ...lines('light touch', [
        ['playful', 'Full honours, I hope. What are you playing while they carry the box out?'],
        ['playful', 'I would keep the speech short. Loved by many, fed by some.'],
      ]),
      ...lines('follow up', [['warm', '{child}How is the small mourner doing?']]),
    ],
  },
  {
    name: 'one meal is left',
    alone: true,
    when: (r) =>
      (r.plain.match(/\bcan'?t do (?:coffee|lunch|breakfast|brunch|drinks|dinner)\b/gi)?.length ?? 0) > 1 &&
      says(r, /\b(?:see where|guess what|where (?:i'?m|this is) going|what'?s left|that leaves)\b/i),
    places: (r) => ({
      left: { words: /can'?t do dinner/i.test(r.plain) ? 'breakfast' : 'dinner' },
    }),
    lines: [
      ...lines('take the bait', [
        ['playful', 'I do. By elimination, {left}. What time?'],
        ['witty', 'That leaves {left}, detective. Where do we meet?'],
        ['flirty', 'I see exactly where you are going, and I am coming along. {left}?'],
      ]),
    ],
  },
  {
    name: 'called out for what I did',
    alone: true,
    when: (r) =>
      r.language.base === 'en' &&
      (r.action === 'reply' || r.action === 'support') &&
      says(
        r,
        /\b(?:i (?:won'?t|will not|don'?t want to) be (?:shouted|yelled|screamed|sworn|snapped|spoken|talked) (?:at|to|down)|you (?:can'?t|cannot|don'?t get to) just (?:pop up|turn up|disappear|walk|come back|decide|go quiet)|three dates, none|when you (?:picked up|took|grabbed|said|told|made fun)[\s\S]{10,160}\b(?:i (?:laughed because|felt (?:small|awful|humiliated|stupid)|went quiet)|not (?:ok|okay|funny)))\b/i,
      ),
    lines: [
      ...lines('own it', [
        ['warm', "You're right, and I'm sorry. That wasn't okay."],
        ['direct', "I hear you. I'm sorry, and it won't happen again."],
        ['calm', "That's fair. I'd like to say sorry properly, when you're ready to hear it."],
        ['warm', "I'm sorry. Thank you for saying it plainly, you didn't have to."],
      ]),
      ...lines('give space', [
        ['calm', "You're right. Take the time you need, I'll be here and a lot calmer."],
      ]),
    ],
  },
];

/** Before grief: a child buries a goldfish. */
export const SMALL_FUNERAL: readonly Scene[] = SMALL_TURN_SCENES.filter(
  ({ name }) => name === 'a small funeral',
);

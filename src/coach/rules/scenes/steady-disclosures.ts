/** Things told calmly about body and mind: they are looked after, and nobody needs rescuing. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, OWN, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const MIND =
  /\b(?:anxiety|anxious|depress\w*|meds|medication|lamp|overwhelm\w*|panic\w*|burn(?:t|ed) ?out|burnout|adhd|autis\w*|migraines?|bipolar|ptsd|low|in my head|social battery|introvert|sensory|therap\w*)\b/i;
const WITH_YOU = /\b(?:with|about|because of|at|by) (?:you|u|us)\b/i;

export const STEADY_SCENES: readonly Scene[] = [
  cued({
    name: 'quiet for a reason that is not me',
    when: /\b(?:it'?s|its|is|that'?s|thats|was|it has)? ?(?:not|nothing|isn'?t|never) (?:\w+ )?(?:about|because of|to do with) (?:you|u)\b|\b(?:just )?slow(?:er)? (?:at|to|with|on) (?:repl\w+|text\w*|answer\w*)|\bif i go quiet\b|\bi go quiet\b|\bmight (?:be|go) (?:a bit )?quiet\b|\bdidn'?t want (?:you|u) to think\b/i,
    and: MIND,
    not: /\b(?:break|need (?:some )?space|can'?t date|isn'?t working|over|space from you|stop seeing|not working|can'?t do this|hurt myself|end it)\b|\bwhat (?:helps|doesn'?t)\b/i,
    most: 60,
    lines: [
      [ROOM, 'warm', 'Thank you for telling me. Slow replies are fine, I will be here.'],
      [N, 'warm', 'Good to know, and I will not read anything into the quiet.'],
      [
        L,
        'warm',
        'You look after yourself well, and I like that. No hurry with me.',
        /\b(?:meds|walks?|lamp|plan|sister|therap\w*|gym|swim\w*|doctor)\b/i,
      ],
      [F, 'direct', 'Is there something that helps on those days, or is being left in peace the best?'],
      [P, 'playful', 'I may send something silly now and then. No answer needed.'],
    ],
  }),
  cued({
    name: 'how they work when it is too much',
    when: /\bwhat helps\b|\bwhat doesn'?t\b|\bwhen i(?:'m| am|m) (?:overwhelmed|stressed|anxious|upset|sad|overstimulated|angry|tired|quiet),? (?:i (?:need|go|just|get|shut)|please|don'?t|just|it)\b|\bi (?:go quiet|shut down|withdraw|need (?:space|an hour|time)) when i(?:'m| am|m)?\b/i,
    not: /\byour\b|\?$/i,
    most: 50,
    asks: true,
    lines: [
      [L, 'warm', 'That is the clearest manual anybody has given me. I will stick to it.'],
      [
        DO,
        'warm',
        'Got it: peace and quiet, and no questions until you are back.',
        /\b(?:quiet|nothing|alone|space|leave me|hours?)\b/i,
      ],
      [N, 'warm', 'Good to know beforehand. I will not take it personally.'],
      [A, 'direct', 'Thank you. With me it is [what helps you], so now we are even.'],
      [
        P,
        'playful',
        'Noted, and that question is hereby banned.',
        /\b(?:are you mad|are you (?:ok|okay|angry)|what'?s wrong|calm down|relax)\b/i,
      ],
    ],
  }),
  cued({
    name: 'no advice, please',
    when: /\b(?:don'?t|do not|dont) (?:want|need) (?:any )?(?:advice|fixing|solutions?|a solution|to be fixed|it fixed)\b|\bnot (?:a |after |looking for )?(?:a )?(?:solutions?|advice|fix)\b|\b(?:just (?:need|want)|let me) (?:to )?(?:vent|moan|rant|complain)\b/i,
    asks: true,
    lines: [
      [DO, 'warm', 'Okay, no fixing. I am listening for as long as you like.'],
      [OWN, 'warm', 'You are right, sorry. That really is rubbish.', /\b(?:advice|solution|fix\w*)\b/i],
      [
        DO,
        'playful',
        'That sucks. [A photo of the cat], as ordered.',
        /\b(?:picture|photo|pic) of (?:your|ur|the) cat\b/i,
      ],
      [
        DO,
        'playful',
        'That sucks. [A photo of the dog], as ordered.',
        /\b(?:picture|photo|pic) of (?:your|ur|the) dog\b/i,
      ],
      [DO, 'warm', 'That sucks, and I am on your side completely.', /\bsucks\b/i],
      [DO, 'warm', 'Consider yourself hugged. A real one follows as soon as I see you.', /\bhug\b/i],
    ],
  }),
  cued({
    name: 'asked to ask about their day',
    when: /\b(?:need|want|like|wish) (?:you|u) to ask (?:me )?(?:how|about)\b|\bask me (?:how|about) my day\b|\b(?:you|u) (?:could|can|may|should|are allowed to) ask (?:me )?(?:how|about) my day\b/i,
    asks: true,
    most: 30,
    lines: [
      [DO, 'warm', 'So, how was your day? I want the long version.'],
      [DO, 'playful', 'With my full attention: how was your day?'],
      [L, 'warm', 'Well done for saying it. How was your day, honestly?'],
      [DO, 'direct', 'How was your day? Start with the worst bit and end with the best.'],
    ],
  }),
  cued({
    name: 'a twinge of theirs, owned',
    when: /\b(?:get|got|getting|feel|felt|went|a bit|bit) (?:a bit |a little |so |kinda |all )?(?:weird|wobbly|funny|jealous|strange|insecure|odd|prickly) (?:when|about|hearing|seeing|over|because)\b|\bnot (?:that|so|really|as|all that|quite as) (?:fine|ok|okay|cool|chill|relaxed) (?:with|about) (?:it|this|that|you)?|\bturns out i'?m not (?:that |so |really )?(?:fine|ok|okay|cool|chill)\b/i,
    and: /\b(?:not asking (?:you|u)|mine to deal|my (?:own )?stuff|that'?s on me|thats on me|not your fault|done nothing|nothing wrong|don'?t mind|not (?:angry|cross|accusing)|being honest|need a hug|just (?:saying|telling|so you know)|on me|be honest|trust you)\b/i,
    most: 50,
    lines: [
      [L, 'warm', 'Thank you for telling me instead of sitting on it. That cannot have been easy.'],
      [F, 'warm', 'Would it help to hear more about it, or less? I can do both.'],
      [N, 'warm', 'That is an honest thing to say, and I like you more for it.'],
      [DO, 'warm', 'A hug it is, the long kind. And you can always tell me things like that.', /\bhug\b/i],
      [S, 'warm', 'Understood, and no harm done. I will be a bit more careful there.'],
    ],
  }),
  cued({
    name: 'nervous before a first meeting',
    when: /\b(?:nervous|anxious|awkward|shy|jittery|panicky|babble|ramble|talk too (?:fast|much)|go (?:quiet|red))\b[^.!?]{0,30}\b(?:first (?:dates?|meetings?|meet-?ups?)|meet(?:ing)? (?:new people|people|someone|you)|the first (?:ten|five|few|half|hour|time))\b|\b(?:first (?:dates?|meetings?))\b[^.!?]{0,24}\b(?:nervous|anxious|awkward|make me|scare me|terrify)\b/i,
    not: /\b(?:work|job|client|boss|board|interview)\b/i,
    most: 45,
    lines: [
      [S, 'warm', 'Talk as fast as you like, I will keep up.', /\bfast\b/i],
      [L, 'warm', 'Thank you for telling me. We can be awkward together for the first ten minutes.'],
      [P, 'playful', 'I will have the joke ready. No promises about the quality.', /\bjoke\b/i],
      [F, 'direct', 'Would a walk be easier than sitting opposite each other?'],
      [N, 'warm', 'Nervous is fine by me. It is only coffee, and nobody is keeping score.', /\bnervous\b/i],
      [N, 'warm', 'No pressure from me. It is only coffee, and you can leave whenever you like.'],
    ],
  }),
  cued({
    name: 'after therapy',
    when: /\btherapy (?:went|was|today|this morning|just|is|did)\b|\b(?:just )?(?:out of|back from|done with|had|after) (?:my )?therapy\b/i,
    not: new RegExp(
      `\\bfirst (?:ever )?(?:therapy|session|time)\\b|\\bretail therapy\\b|${WITH_YOU.source}`,
      'i',
    ),
    lines: [
      [L, 'warm', 'Therapy is hard work. Something warm and an early night, I hope.'],
      [
        ROOM,
        'warm',
        'I am glad it went all right. Talk or no talk tonight, both are fine.',
        /\b(?:ok|okay|well|good|fine|all right|alright)\b/i,
      ],
      [N, 'warm', 'Wrung out and clean sounds like it did something.', /\bwrung\b/i],
      [P, 'playful', 'You have done your feelings for today. Would you like nonsense instead?'],
    ],
  }),
  cued({
    name: 'something about their body, said early',
    when: /\b(?:fingers?|scars?|prosthe\w*|wheelchair|stoma|hearing aids?|deaf|stutter|stammer|limp|birthmark|alopecia|wig|glass eye|one leg|one arm|one eye|one ear|vitiligo|tourette\w*|diabetic|epileptic|crutches)\b/i,
    and: /\b(?:ahead of it|out (?:of|there|in the open)|just so (?:you|u)|before (?:you|u|we) (?:notice|ask|find|see|meet)|full disclosure|might as well|people (?:always )?(?:notice|ask|stare)|thought (?:i'?d|you should)|you should know|in case)\b/i,
    not: /\b(?:(?:went|gone|go) (?:silent|quiet)|stopped|maths|went cold|ghost\w*)\b/i,
    lines: [
      [L, 'warm', 'Thank you for telling me. It changes nothing about wanting to meet you.'],
      [
        T,
        'playful',
        'Do you tell the true story when people ask, or do you have a better one?',
        /\b(?:fingers?|scars?|eye|leg|ear|arm|limp)\b/i,
      ],
      [F, 'direct', 'Good to know. Is there anything I should do, or rather not do?'],
      [N, 'warm', 'Noted, and no big deal to me. You say what you want to be asked.'],
    ],
  }),
  cued({
    name: 'their hair or taste after treatment',
    when: /\b(?:after|since) (?:the |my )?(?:chemo|treatment|radiation|cancer)\b/i,
    and: /\b(?:clear scans?|all clear|in remission|two years|years (?:running|clear|on)|curly|grew back|came back|hair)\b/i,
    not: /\b(?:spread|relapse\w*|cancer (?:is|came) back|it came back|again|worse)\b/i,
    lines: [
      [L, 'warm', 'Clear scans! That is the best part of the whole message.', /\bclear\b/i],
      [L, 'warm', 'I am so glad you are through it.'],
      [F, 'playful', 'And how are you two getting on, you and the curls?', /\bcurl\w*\b/i],
      [F, 'warm', 'Do you like it by now, or does it still surprise you in the mirror?', /\bhair\b/i],
    ],
  }),
  cued({
    name: 'an operation of one of theirs tomorrow',
    when: latin(
      /\b(?:my )?(?<m>m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|nan|sister|brother|son|daughter|best friend|husband)(?:'?s| is| has| goes| having| gets| going)\b[^.!?]{0,20}\b(?:op|operation|surgery|hip|knee|bypass|theatre|cataract|stent|scan)\b[^.!?]{0,20}\b(?:tomorrow|today|on \p{L}+day|this (?:week|morning|afternoon)|in the morning|next week)\b/iu,
    ),
    not: /\b(?:went well|is out|came out|home|recover\w*|died)\b/i,
    lines: [
      [
        S,
        'warm',
        'Routine for them is never routine for you. I hope it goes quickly and well.',
        /\broutine\b/i,
      ],
      [S, 'warm', 'I am thinking of you both tomorrow. I hope it goes smoothly.', /\btomorrow\b/i],
      [F, 'direct', 'Fingers crossed for your {m}. When will you hear how it went?'],
      [P, 'warm', 'That oven will never be so clean again. Fingers crossed for your {m}.', /\boven\b/i],
      [ROOM, 'warm', 'Waiting is the worst part. Write to me whenever you want company in it.'],
    ],
  }),
  cued({
    name: 'bad results, told to me first',
    when: /\bbiopsy\b|\b(?:results?|scans?|tests?) (?:came|are|is|were) (?:back|in|bad|not good)\b/i,
    and: /\b(?:afraid|feared|malignant|cancer|not good|bad news|worst|aggressive|spread|stage (?:\d|two|three|four))\b/i,
    not: /\b(?:clear|negative|benign|fine|good news|not (?:cancer|malignant|as bad)|nothing bad)\b/i,
    most: 60,
    lines: [
      [S, 'warm', 'I am so sorry. I am glad you told me, and you never have to say sorry for it.'],
      [ROOM, 'warm', 'I am so sorry. Do you want to talk now, or shall I just stay here with you?'],
      [F, 'warm', 'I am so sorry. Is somebody with you tonight?'],
      [
        N,
        'calm',
        'One thing at a time. You do not have to know yet how to tell them.',
        /\b(?:not told|haven'?t told|tell (?:my|the|them)|have not told)\b/i,
      ],
    ],
  }),
  cued({
    name: 'an operation of their own ahead',
    when: /\b(?:my )?(?:knee|hip|shoulder|back|foot|ankle|wrist|hernia|sinus|cataract|eye|gallbladder|minor)(?:'s)? (?:surgery|op|operation|replacement)\b|\b(?:having|getting) my (?:wisdom teeth|tonsils|appendix|gallbladder) (?:out|removed)\b/i,
    and: /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|two|three|a|the)|next (?:week|month|year)|tomorrow|on (?:\w+day|the)|this (?:week|month|\w+day)|is (?:on|booked|coming)|so)\b/i,
    not: /\b(?:m[ou]m|mother|dad|father|gran\w*|gogo|ouma|oupa|brother|sister|his|her|went well|last (?:week|month|year)|cancer|scared|terrified)\b/i,
    asks: true,
    lines: [
      [S, 'warm', 'I hope it goes smoothly. Who is feeding you afterwards?'],
      [
        P,
        'playful',
        'Then I would slow down to match, and the zombies can have us both.',
        /\b(?:apocalypse|zombies?|outrun)\b/i,
      ],
      [P, 'warm', 'Then it is dates in comfortable chairs until you are mended.'],
      [F, 'direct', 'How long until you are back on your feet?', /\b(?:knee|hip|foot|ankle|back)\b/i],
    ],
  }),
  cued({
    name: 'the vet orders a diet',
    when: /\bvet\b[^.!?]{0,50}\b(?:lose (?:some )?weight|diet|overweight|fat|chubby|fewer treats|no more (?:treats|cheese|biscuits)|obese)\b/i,
    not: /\b(?:lump|tumou?r|kidney|died|sick|dying|heart)\b/i,
    lines: [
      [P, 'playful', 'Whoever breaks that news needs a helmet.'],
      [T, 'witty', 'I would like to hear the other side before I judge.'],
      [F, 'direct', 'And how is the diet going, honestly?'],
      [T, 'playful', 'No labrador in history has ever agreed to that.', /\blabradors?\b/i],
    ],
  }),
  cued({
    name: 'the doctor takes the fun out',
    when: /\b(?:doctor|gp|nurse|dietici?an|cardiologist|physio)\b[^.!?]{0,16}\b(?:said|says|told|wants|called)\b/i,
    and: /\b(?:blood pressure|cholesterol|salt|sugar|cut(?:ting)? down|give up|lay off|no more|cheese|butter|less (?:wine|coffee|stress|salt|sugar|beer)|stretch\w*)\b/i,
    not: /\b(?:cancer|tumou?r|bad news|months|hospital|surgery)\b/i,
    lines: [
      [P, 'playful', 'Doctors do take the fun out of a plate. What are you missing most?'],
      [S, 'warm', 'Sensible and annoying in equal parts. How is it going so far?'],
      [T, 'playful', 'Lemon and a little chilli hide a lot of missing salt.', /\bsalt\b/i],
    ],
  }),
  cued({
    name: 'new pills that work',
    when: /\b(?:new |my |the |these )?(?:meds|medication|tablets|pills|antidepressants)\b/i,
    and: /\b(?:worth it|sleep(?:ing)? (?:\d|eight|seven|through|again|well)|finally (?:work\w*|help\w*|sleep\w*)|first time (?:since|in)|(?:are|is|seem to be) (?:working|helping)|feel (?:human|normal|better)|actually help\w*)\b/i,
    not: /\b(?:overdose|too many|all of (?:them|my)|stopped|ran out)\b/i,
    lines: [
      [L, 'warm', 'I am so glad they help. That is worth a lot.'],
      [N, 'warm', 'A whole night of sleep changes everything. I am happy for you.', /\bsle(?:ep\w*|pt)\b/i],
      [T, 'playful', 'Does coffee at least still taste of coffee?', /\btastes?\b/i],
      [F, 'direct', 'What is the first thing you noticed when they began to work?'],
    ],
  }),
];

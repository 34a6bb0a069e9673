/** Small kindnesses said straight: they remembered, they lit a candle, they like me and want nothing for it. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, MEET } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, T } from './stories/story.ts';

export const SWEET_SCENES: readonly Scene[] = [
  cued({
    name: 'they remembered what I told them',
    when: /^\W*(?:haha\W+|lol\W+|because |bc |well,? )?(?:you|u) (?:told|mentioned|said so|showed|wrote it|said it)\b(?: me| us| it| to me)?\b/i,
    also: (r) => /\b(?:how|did (?:you|u)|why|remember|know|knew)\b/i.test(r.mine),
    most: 24,
    lines: [
      [L, 'warm', 'You were listening! That is my favourite thing about today.'],
      [
        P,
        'playful',
        'Ten minutes, and you still came back. I am touched.',
        /\b(?:minutes|hour|ages|half an hour)\b/i,
      ],
      [T, 'playful', 'And you kept that? I had better be careful what I say.'],
      [F, 'warm', 'That is really kind. Now I owe you ten minutes on a subject of your choice.'],
    ],
  }),
  cued({
    name: 'a nice thing, reported',
    when: /\bthat'?s all i wanted to (?:say|report|tell you)\b|\bthats all i wanted to (?:say|report)\b|\bjust (?:wanted|thought i'?d) (?:to )?(?:report|let you know|say|tell you) (?:that )?(?:it was|i had|i liked|i'?m (?:happy|still smiling))\b/i,
    and: /\b(?:nice|lovely|good|great|fun|happy|smiling|liked|sweet|hand|kiss)\b/i,
    not: /\b(?:but|goodbye|not (?:a|the) match|all the best|friends|sorry|take care|wish you)\b/i,
    lines: [
      [L, 'warm', 'That is the nicest report I have had all week.'],
      [T, 'playful', 'Same time next week, same hand?', /\bhands?\b/i],
      [P, 'playful', 'Received, read twice and filed under good things.'],
      [N, 'warm', 'I am glad you said it. It was nice for me too.', /\b(?:hand|kiss|date|evening|us)\b/i],
    ],
  }),
  cued({
    name: 'they like me and want no answer',
    sure: true,
    when: /\bi (?:just |really |do |kinda |quite )?like (?:you|u)\b(?! to\b| as a friend)/i,
    and: /\b(?:no pressure|not (?:gonna|going to) (?:pressure|push|rush)|u said slow|you said slow|go slow|didn'?t want (?:you|u) to think|no answer|don'?t (?:have|need) to (?:say|answer|reply)|thats all|that'?s all|typed this|not asking)\b/i,
    not: /\b(?:but i|friends|goodbye|not ready|someone else|however)\b/i,
    most: 110,
    lines: [
      [L, 'warm', 'Thank you. I read it that way, and it made me smile.'],
      [L, 'warm', 'Slow and liked is a very good place to be.', /\bslow\b/i],
      [N, 'warm', 'That was a lovely thing to get. I am glad you pressed send.'],
      [
        L,
        'warm',
        'I like you too. And a wobble is allowed, it was never held against you.',
        /\b(?:wobble|a lot right now|a mess|kind of a lot)\b/i,
      ],
      [MEET, 'warm', 'No rush on any of it. Shall we just see each other this week?'],
    ],
  }),
  cued({
    name: 'they wished me luck',
    when: latin(
      /\bhope (?:the |your |ur )?(?<x>(?:job )?interview|exam|test|meeting|appointment|presentation|talk|audition|match|race|flight|dentist|driving test|concert|viva|hearing)(?: panel| thing)?\b[^.!?]{0,20}\b(?:kind|go(?:es)? (?:well|ok\p{L}*)|went (?:well|ok\p{L}*)|nice|gentle|fine)|\b(?:lit|lighting|light) a candle\b|\b(?:prayed|praying|said a prayer) for (?:you|your)\b|\b(?:you|u) (?:were|got) (?:briefly )?mentioned\b/iu,
    ),
    not: /\b(?:died|funeral|passed|grave|anniversary|dinner|romantic|bath)\b/i,
    asks: true,
    lines: [
      [A, 'warm', 'The {x} went [how it went]. Thank you for thinking of me.'],
      [L, 'warm', 'A candle from an atheist counts double. Thank you.', /\batheist\b/i],
      [L, 'warm', 'Thank you, that is lovely of you. I felt it.', /\b(?:candle|pray\w*)\b/i],
      [T, 'playful', 'I hope it was a good word. I can use it.', /\b(?:mentioned|prayed|prayer)\b/i],
      [T, 'witty', 'Was it the prayer or the biltong that worked? We will know soon.', /\bbiltong\b/i],
    ],
  }),
  cued({
    name: 'sent off to have fun',
    when: /\bdon'?t (?:you dare|even think (?:about|of)) (?:text(?:ing)?|call(?:ing)?|messag(?:e|ing)) me\b|\b(?:go|now go)(?: and)? (?:have fun|enjoy yourself|dance|have the best)\b|\benjoy every (?:minute|second)\b|\btake the (?:weekend|night|evening) (?:with|for)\b/i,
    not: /\b(?:never (?:text|speak)|ever again|with (?:her|him) then|blocked|we'?re done|leave me|asshole|her instead)\b/i,
    lines: [
      [DO, 'playful', 'As ordered. You get the full report when I am back.'],
      [L, 'warm', 'Thank you, that is a lovely way to be sent off.'],
      [T, 'playful', 'I will dance one for you.', /\bdanc\w*\b/i],
      [P, 'witty', 'No texts, then. Just one, to say how well I am not texting.', /\btext\w*\b/i],
      [L, 'warm', 'Thank you. Tell the ferns I said hello.', /\b(?:ferns?|plants?)\b/i],
    ],
  }),
  cued({
    name: 'of the same trade',
    when: latin(
      /\bfellow (?<f>(?:nurse|midwife|paramedic|medic|doctor|vet nurse|vet|carer|porter|pharmacist|dentist|hygienist|physio|therapist|psychologist|counsellor|social worker|teacher|lecturer|tutor|engineer|coder|developer|programmer|designer|architect|chef|cook|baker|barista|waiter|waitress|bartender|barman|plumber|electrician|builder|carpenter|joiner|mechanic|welder|driver|trucker|courier|pilot|farmer|gardener|florist|beekeeper|lawyer|attorney|solicitor|paralegal|accountant|auditor|banker|actuary|journalist|writer|editor|translator|librarian|hairdresser|barber|photographer|musician|artist|potter|actor|actress|dancer|singer|organist|drummer|freelancer|civil servant|firefighter|soldier|sailor|scientist|chemist|tour guide|ranger|cop|copper|police officer|shift worker|undertaker|butcher|tailor|seamstress|cleaner|receptionist|estate agent|(?!student|piano\b)\p{L}{4,} (?:teacher|driver|nurse|engineer|guide|worker|farmer|doctor))s?)\b(?: here)?(?! (?:parent|lover|fan)\b)/iu,
    ),
    asks: true,
    most: 30,
    lines: [
      [L, 'warm', 'A fellow {f}! Then I do not have to explain anything.'],
      [F, 'direct', 'How long have you been at it, and would you choose it again?'],
      [T, 'playful', 'So you get the jokes already. What is your best story that nobody believes?'],
      [F, 'warm', 'Days or nights this week?', /\b(?:midwi\w+|nurs\w+|paramedic|doctor|medic|vet|porter)\b/i],
    ],
  }),
  cued({
    name: 'the same bus every day',
    when: /\b(?:you|u) (?:always )?(?:get|got) (?:on|off) my (?:bus|train|taxi|tram|ferry)\b|\b(?:same|my|that) (?<x>bus|train|taxi|tram|ferry|carriage)\b[^?]{0,40}\b(?:every (?:day|morning)|for (?:a year|months|weeks)|again|this morning|as (?:you|me))\b|\bhi from (?:seat \d+|row \w+|carriage \w+)\b/i,
    and: /\b(?:you|u|ur|both)\b/i,
    not: /\b(?:following me|scared|creepy|police)\b/i,
    lines: [
      [L, 'warm', 'Good to have a name to go with the seat at last.', /\b(?:seat|row|carriage) \w+/i],
      [T, 'playful', 'Now it would be rude not to say hello tomorrow.'],
      [F, 'playful', 'And how long have you known me by sight?'],
      [
        T,
        'witty',
        'Whoever sits in front holds the change, that is the law. You are welcome.',
        /\b(?:taxi|change|front seat)\b/i,
      ],
      [
        MEET,
        'flirty',
        'We could get off a stop early and have a coffee.',
        /\b(?:bus|train|tram|carriage|seat)\b/i,
      ],
    ],
  }),
  cued({
    name: 'unfair, how I look',
    when: latin(
      /\b(?:no right (?:to )?look\p{L}*|unfair to the rest|should be (?:illegal|a crime|against the law)|illegal to look|not fair to look|how dare (?:you|u) look|rude to look)\b(?:[^.!?]{0,20}\bon an? (?<d>\p{L}+day)\b)?/iu,
    ),
    not: /\b(?:price|parking|tax|fees?|scam\w*|load ?shedding|traffic|eclipse|the sun)\b/i,
    asks: true,
    lines: [
      [T, 'playful', '{d} had it coming. Thank you, though.'],
      [L, 'warm', 'Thank you. You have just improved my whole day.'],
      [P, 'playful', 'If that is a complaint, I will pass it on to my mother.'],
      [A, 'direct', 'Thank you! That is [where it was]. Do you swim?', /\b(?:swim\w*|lido|pool|beach)\b/i],
      [T, 'witty', 'I will try to look worse tomorrow, if it helps.'],
    ],
  }),
];

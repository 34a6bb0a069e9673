/** Small comic turns: house rules proposed, a friend they ask for, a bill that ate the holiday, a first hello with a case for my trade. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, MEET, OWN } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, P, S, T } from './stories/story.ts';

export const SMALL_JEST_SCENES: readonly Scene[] = [
  cued({
    name: 'a rule proposed',
    when: /^\W*(?:new |house |official |formal )*(?:proposal|rule|motion|petition|law|bylaw|decree)s?\s*:/i,
    not: /\b(?:no contact|don'?t text|goodbye|rules? for you|obey)\b/i,
    lines: [
      [DO, 'playful', 'Seconded. It goes straight into the constitution.'],
      [T, 'playful', 'Accepted, on the condition that I choose the music.'],
      [F, 'witty', 'And what happens to those who break it?'],
      [T, 'flirty', 'I sign. When does it come into force?'],
      [P, 'playful', 'You propose that because you expect to win.', /\bloser\b/i],
    ],
  }),
  cued({
    name: 'asking for a friend',
    when: /\basking for a friend\b/i,
    asks: true,
    lines: [
      [A, 'playful', 'Tell your friend: [your honest answer]. And that I like the question.'],
      [T, 'witty', 'Your friend sounds well organised.'],
      [L, 'warm', 'Tell your friend that I like people who say it straight.'],
      [F, 'playful', 'What does your friend hope to hear?'],
    ],
  }),
  cued({
    name: 'a bill that ate the holiday',
    when: latin(
      /\b(?:bill|invoice|quote|fine|repair|dentist|vet|mechanic|service|geyser|car)\b[\s\S]{0,90}\b(?:goodbye|bye bye|there goes|so long|farewell)(?: to)?,? (?:the |my )?(?<z>\p{L}+)\b/iu,
    ),
    not: /\b(?:funeral|died|kids|house|marriage|to you)\b/i,
    lines: [
      [S, 'playful', 'A moment of silence for {z}.'],
      [S, 'warm', 'Ouch. Paid is paid, at least. One worry less.', /\bpaid\b/i],
      [
        P,
        'playful',
        'Then it is sunglasses on the balcony this year. I will bring the umbrella for the drink.',
      ],
      [F, 'direct', 'What will you miss most about it?'],
    ],
  }),
  cued({
    name: 'a treat taken from them',
    when: latin(
      /\b(?:took|confiscated|stole|ate|binned|seized|nicked|finished) (?<x>(?:all )?(?:of )?my (?:last |whole |good )?(?:biltong|droewors|cheese|lunch|sandwich|wine|jam|honey|chocolates?|rusks|koeksisters|leftovers|pizza|biscuits|cookies|crisps|chips|hummus|salami|mangoe?s|chutney|samoosas?|samosas?|cake|yoghurt|ice cream|chilli sauce))\b/iu,
    ),
    lines: [
      [S, 'playful', 'A moment of silence for {x}.'],
      [
        T,
        'witty',
        'Somewhere an officer is having a very good lunch.',
        /\b(?:customs|airport|security|border|officers?)\b/i,
      ],
      [F, 'playful', 'Did they at least look ashamed?'],
      [MEET, 'flirty', 'I know where to find more. Shall we go and replace it?'],
    ],
  }),
  cued({
    name: 'nobody answers them',
    when: /\bno (?:answer|word|news|sign|reply) (?:from|of) (?:the|my) (?<x>plumber|electrician|landlord|courier|garage|agent|bank|municipality|council|insurance|mechanic|locksmith|builder)\b/i,
    lines: [
      [S, 'warm', 'Still nothing? How bad is it in the meantime?'],
      [P, 'witty', 'They can smell urgency. Pretend that you do not care.'],
      [F, 'playful', 'Is it dripping, or are you swimming by now?', /\bplumber\b/i],
      [
        DO,
        'warm',
        'Shall I ask around whether somebody knows another one?',
        /\b(?:plumber|electrician|mechanic|locksmith|builder|garage)\b/i,
      ],
    ],
  }),
  cued({
    name: 'ill, and funny about it',
    when: /\b(?:lemsip|med-?lemon|3[89][.,]\d|man flu|dying of a cold|voice of a frog|hot in bed)\b/i,
    and: /\b(?:me|i|i'?m|im|my|currently|duvets?|bed|blankets?|couch|sofa)\b/i,
    not: /\b(?:hospital|ambulance|degrees outside|heat|bring you|your cough)\b/i,
    asks: true,
    lines: [
      [DO, 'playful', 'One orange, coming up. I will not say a word about the joke.', /\borange\b/i],
      [S, 'warm', 'Poor you. Soup, or peace and quiet?'],
      [P, 'witty', 'That is a number for a radio station. Drink something and sleep.', /\b3[89][.,]\d\b/i],
      [DO, 'warm', 'Stay under the blanket. Is there anything I can bring you?'],
    ],
  }),
  cued({
    name: 'asked out at work',
    when: /\b(?:asked|asks|wanted to know) (?:me )?(?:if i'?m single|if i was single|for my number|me out|whether i'?m single|to marry (?:him|her))\b/i,
    and: /\b(?:patient|passenger|customer|client|while i(?: was|'m)|at work|shift|on the ward|at the till|splint\w*|paramedic|nurse|fare|court)\b/i,
    not: /\b(?:creep\w*|scared|followed|harass\w*|grabbed|touched|reported|uncomfortable|said yes|seeing him|seeing her|dating)\b/i,
    lines: [
      [L, 'playful', 'Full marks for nerve, and none for timing. What did you say?'],
      [
        T,
        'witty',
        'Pain does strange things to people.',
        /\b(?:patient|splint\w*|leg|arm|stitches|needle|drip)\b/i,
      ],
      [F, 'playful', 'Was it at least a better line than mine?'],
      [P, 'playful', 'I see that I will have to try harder.'],
    ],
  }),
  cued({
    name: 'praise with a sting',
    when: /\b(?:killed|got|ruined|wrecked|floored|destroyed) me anyway\b|\b(?:but|and) (?:it|you|that) (?:still )?(?:killed|got|ruined|wrecked|floored) me\b/i,
    lines: [
      [L, 'playful', 'I will take both halves of that.'],
      [
        OWN,
        'playful',
        'I heard it too, and hoped that nobody else did. Thank you.',
        /\b(?:sharp|flat|note|verse|off)\b/i,
      ],
      [F, 'warm', 'From the back row, even? Next time come and say hello.', /\bback row\b/i],
      [L, 'warm', 'Thank you. That means more with the criticism in it.'],
    ],
  }),
  cued({
    name: 'both of us forgot',
    when: /\bi forgot too\b|\bi also forgot\b|\bme too,? i forgot\b/i,
    most: 22,
    lines: [
      [L, 'playful', 'Then we deserve each other.'],
      [MEET, 'warm', 'So we are even. Shall we celebrate late, and together?'],
      [P, 'witty', 'For one line I was really sweating.', /\bwow\b|\?\?/i],
      [T, 'playful', 'Let us agree to forget it together next year as well.'],
    ],
  }),
  cued({
    name: 'mute me then',
    when: /^\W*(?:(?:ok|fine|go on|go ahead)\W+)?(?:mute|block|ignore|unmatch) me then\b/i,
    most: 16,
    lines: [
      [T, 'playful', 'I tried. I lasted about a minute.'],
      [T, 'witty', 'I give myself until supper.', /\b(?:supper|dinner|lunch)\b/i],
      [P, 'playful', 'And who would be here to suffer through the next one?'],
      [T, 'flirty', 'You know perfectly well that I will not.'],
    ],
  }),
  cued({
    name: 'ja no well fine',
    when: /^\W*(?:ja,? no|yeah,? no|ja nee),?(?: well)?,?(?: fine| no fine)?\W*$/i,
    most: 6,
    also: (r) => r.mine !== '',
    lines: [
      [S, 'playful', 'In other words: terrible. I am sorry.'],
      [T, 'witty', 'That is the saddest fine I have ever read.', /\bfine\b/i],
      [F, 'warm', 'Shall we talk about it, or never mention it again?'],
      [MEET, 'warm', 'That sounds like somebody who needs a drink. Tonight?'],
    ],
  }),
  cued({
    name: 'a case for my trade',
    when: /\byour profile says (?:that )?you (?:restore|fix|repair|grow|bake|brew|build|train|keep|mend|sew|cook|do|teach)\b|\byou'?re (?:the|a) (?:plant|car|wine|bread|dog|computer|clock|coffee|bike|grammar|maths|garden\w*|tech) (?:person|expert|whisperer)\b|\bi (?:would|'d) welcome a second opinion\b/i,
    and: /\b(?:(?:i have|i'?ve got) (?:one|two|three|this|an?) (?!questions?|few|lot|friend|cousin|brother|sister|feeling|joke|soft spot|thing for|weakness)|mine (?:is|has|keeps|won'?t|never|died|broke)|my (?!(?:\w+ )?(?:m[ou]m|mother|dad|father|gran\w*|sister|brother|son|daughter|friend|cousin|aunt\w*|uncle|ex|boss|kids?|wife|husband|name|mate|favou?rite|partner|family|dream|type)\b)(?:\w+ ){1,2}(?:is|are|has|have|keeps?|won'?t|doesn'?t|died|broke|refuses|makes|sounds)\b|the thing (?:on|in|growing|under)|what do i do|what'?s wrong|is (?:it|this|that) (?:an?|the|dead|dying|normal|aphids|fixable|broken|salvageable)|second opinion|broken|dying|stopped|leaks?|leaking|won'?t)\b/i,
    not: /\b(?:sell|for sale|commissions?|how much|price|take orders|deliver|classes|lessons)\b/i,
    asks: true,
    lines: [
      [F, 'direct', 'An interesting case. What have you tried so far?'],
      [MEET, 'playful', 'I make house calls for patients like that. When would it suit you?'],
      [A, 'warm', '[Your first guess]. But I would have to see it to be sure.'],
      [L, 'warm', 'I like people who read a profile to the end. Tell me the symptoms.', /\bprofile\b/i],
      [
        DO,
        'direct',
        'Send me a picture of it and I will tell you what I think.',
        /\b(?:basil|plant|leaf|leaves|rash|car|clock|bike|bread|starter|growing)\b/i,
      ],
    ],
  }),
  cued({
    name: 'pleased to meet me',
    when: /^\W*(?:(?:hello|hi|hey|hiya|howzit|good (?:morning|evening|afternoon|day))(?: there)?[ ,.!]*)?(?:it'?s |its |so )?(?:very |really )?(?:nice|lovely|good|great|pleased|a pleasure) to (?:e-?meet|meet|match with|connect with|match) (?:you|u|ya)?\W*$/i,
    most: 9,
    lines: [
      [F, 'warm', 'And you! What has been the best part of your week so far?'],
      [F, 'direct', 'Nice to meet you too. What made you say hello?'],
      [T, 'playful', 'Likewise. Shall we skip the weather, or start with it?'],
      [F, 'playful', 'Nice to meet you too. Quick, before we run out of manners: tea or coffee?'],
    ],
  }),
  cued({
    name: 'nobody will tell them what to do',
    when: /\b(?:nobody|no ?one) (?:can|will be able to|gets to) tell me (?:what|how|when|where)\b/i,
    not: /\b(?:you can'?t|control\w*|stop|leave me)\b/i,
    lines: [
      [F, 'playful', 'And what colour will it be?', /\bcolou?r\b/i],
      [L, 'warm', 'I like that plan. What is the first thing you will do just because you can?'],
      [P, 'playful', 'I will come and not have an opinion on anything, promise.'],
      [
        L,
        'warm',
        'That is a day worth counting down to.',
        /\b(?:more (?:years|months|payments)|paid|then)\b/i,
      ],
    ],
  }),
];

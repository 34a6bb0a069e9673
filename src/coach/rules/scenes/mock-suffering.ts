/** Suffering in jest: mothers who will kill them, queues, heat, legs, tears over an advert. */
import { latin } from '../reading/pattern.ts';
import { A, cued, MEET, OWN, ROOM } from './cued.ts';
import { type Scene, says } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const REALLY =
  /\b(?:died|funeral|passed away|hospital|cancer|depress\w*|suicid\w*|anymore|any more|can'?t (?:do|go|take)|hate myself|grie\w+|broke up|dumped|divorc\w*|diagnos\w*|panic attack|hit me|did to me|happened to me|scared of)\b/i;
/** Done in by the day, or in want of what helps against it. */
const WORN =
  /\b(?:tired|exhausted|shattered|knackered|drained|wrecked|broken|done(?: in)?|finished|over it|dead|dying|crying|struggling|surviv\w+|send help|help me|make it stop|bed|naps?|sofa|couch|wine|gin|coffees?|caffeine|meetings?|emails?|already (?:need|want|over|ready|feels?)|(?:ready|waiting|living) for (?:the weekend|friday)|need (?:the |a )?(?:weekend|friday|holiday|lie down)|long (?:week|day)|feels like (?:a )?(?:thursday|friday|year|month|week)|how (?:is|am i)|ugh|yoh|eish|jirre)\b|😩|😫|😭|🫠|🥱/iu;
/** Glad or nervous about a day to come. */
const AHEAD =
  /\b(?:chang(?:ed|ing) my (?:mind|shirt|jacket|outfit|dress|top|shoes)|wear(?:ing)?|outfit|nervous|excited|looking forward|can'?t wait|counting|planned|picked|chosen)\b/i;
const MEAL = /\b(?:lunch|dinner|supper|sunday (?:roast|kos)|braai|breakfast|brunch)\b/i;

export const MOCK_SUFFERING_SCENES: readonly Scene[] = [
  cued({
    name: 'somebody at home will kill them',
    when: /\b(?:my )?(?<m>m[ou]m|mother|mam|gran(?:ny|dma|dmother)?|gogo|ouma|nan|dad|father|sister|brother|aunt(?:ie|y)?|flatmate|boss|coach)\b(?: is going to| is gonna|'ll| will|'s (?:gonna|going to)|s (?:gonna|going to)| would) (?:actually |literally |absolutely )?(?:kill|murder|skin|disown|roast|strangle) me\b/i,
    not: /\b(?:scared|afraid|police|hurt|hits?|beat|threaten\w*|weapon|knife|gun)\b/i,
    most: 30,
    lines: [
      [
        T,
        'playful',
        'Nobody is ever old enough to be safe from your {m}. Go, I want you alive.',
        /\b(?:lunch|dinner|supper|braai|breakfast|brunch|miss\w*|late|church)\b/i,
      ],
      [F, 'direct', 'A summons like that outranks everything. What is on the table?', MEAL],
      [P, 'playful', 'Then you are going. Eat a second helping for me.', MEAL],
      [
        T,
        'witty',
        'I will testify that you are a good person. What did you do?',
        /\b(?:finds? out|found out|if (?:she|he) (?:sees|knew|hears)|when (?:she|he) (?:sees|hears|finds))\b/i,
      ],
      [
        T,
        'playful',
        'And yet you are going to do it. How will you break the news?',
        /\b(?:one more|another|if i (?:bring|buy|get|come home with|adopt|cut|quit|eat|break))\b/i,
      ],
      [S, 'playful', 'I know that look, and we have never met. I am rooting for you.'],
      [F, 'playful', 'I can feel the look from here. How often have you missed it?', /\bmiss\b/i],
    ],
  }),
  cued({
    name: 'stuck somewhere dull',
    when: /\b(?:kill me|shoot me|end me|send help|save me|rescue me|help me|pray for me|put me out of my misery|slowly dying|losing the will)\b/i,
    and: /\b(?:queue\w*|bank|meeting|zoom|teams|traffic|home affairs|licensing|waiting room|line|seminar|training|webinar|in-?laws|baby shower|agm|lecture|assembly|conference|spreadsheets?|tax(?:es)?|admin|ikea|mall|presentation|airport|school play|recital|post office|on hold|family (?:lunch|dinner|thing))\b/i,
    not: new RegExp(
      `${REALLY.source}|\\b(?:i (?:just )?(?:called|said|waved|sent|unmuted|shared|farted|snored|cried|replied)|camera|mummy)\\b`,
      'i',
    ),
    most: 24,
    lines: [
      [
        S,
        'playful',
        'Stay strong. How many people are in front of you?',
        /\b(?:queue\w*|bank|line|home affairs|licensing|post office)\b/i,
      ],
      [T, 'playful', 'Blink twice and I phone you with an emergency.'],
      [
        P,
        'witty',
        'Describe the strangest person in the room and the time will fly.',
        /\b(?!on hold|traffic)(?:queue\w*|bank|meeting|seminar|training|home affairs|licensing|waiting room|lecture|airport|post office|shower|in-?laws|mall|ikea|agm|conference)\b/i,
      ],
      [S, 'warm', 'Poor you. I am here with bad jokes until they let you out.'],
      [F, 'direct', 'How long have you got left in there?'],
      [F, 'playful', 'How long until the meeting lets you go?', /\bmeeting\b/i],
      [F, 'playful', 'Has the queue moved at all?', /\bqueue\b/i],
    ],
  }),
  cued({
    name: 'the heat',
    when: /\b(?:this|the) (?:heat(?:wave)?|humidity|sun|summer)\b[^.!?]{0,30}\b(?:trying to kill|killing|going to kill|personal|bullying|a hate crime|attacking|out to get|ridiculous|unreal|disrespectful|cooking|broke|finished)\b|\b(?:i'?m|im|we'?re|i am) (?:melting|boiling|roasting)\b|\bit'?s (?:4\d|3[5-9]) ?(?:degrees|°|c\b)/i,
    not: REALLY,
    most: 30,
    lines: [
      [P, 'playful', 'Lie on the tiles and do not move until the sun gives up.'],
      [S, 'warm', 'That heat sounds brutal. I would not move until it is dark.', /\bheat\w*\b/i],
      [S, 'warm', 'That sounds brutal. Feet in a bucket of cold water, and no shame about it.'],
      [F, 'playful', 'What is your survival plan, ice or denial?'],
      [T, 'witty', 'Betrayed by your own fan, too. You cannot trust anybody in this weather.', /\bfan\b/i],
      [MEET, 'flirty', 'Somewhere there is an ice cream with your name on it. Shall we go and look?'],
    ],
  }),
  cued({
    name: 'laughing at how I said it',
    when: /\bthe way (?:you|u) (?:said|say|spelled|spelt|typed|pronounced?|wrote|described|told)\b/i,
    and: /\b(?:dead|dying|crying|deceased|howling|screaming|wheezing|weak|lol|haha\w*|lmao|can'?t (?:stop|breathe|cope))\b|😂|🤣|😭|💀/iu,
    not: REALLY,
    most: 24,
    lines: [
      [
        T,
        'playful',
        'Laugh all you like, I will say it exactly like that again.',
        /\b(?:said|say|pronounced?)\b/i,
      ],
      [
        OWN,
        'witty',
        'I heard it as it left my mouth. By then it was too late.',
        /\b(?:said|say|pronounced?)\b/i,
      ],
      [F, 'playful', 'And how do you say it, then? I am willing to learn.', /\b(?:said|say|pronounced?)\b/i],
      [T, 'playful', 'Glad to be of service. There is plenty more where that came from.'],
      [T, 'witty', 'I stand by every letter of it.', /\b(?:spelled|spelt|typed|wrote)\b/i],
    ],
  }),
  cued({
    name: 'tears over a screen or a page',
    when: /\b(?:crying|cried|sobb(?:ed|ing)|tear(?:ed|ing) up|weeping|in tears|bawl(?:ed|ing))\b[^.!?]{0,30}\b(?:at|over|because of|watching|to|about)\b[^.!?]{0,24}\b(?:advert|ad|commercial|bake off|movie|film|paddington|cartoon|pixar|disney|bluey|video|tiktok|song|book|documentary|masterchef|episode|finale|poem|dog food|reality show|first dates|strictly)\b/i,
    not: new RegExp(`${REALLY.source}|\\b(?:you|u) cried\\b`, 'i'),
    most: 30,
    lines: [
      [T, 'playful', 'It gets the best of us. Which bit did it?'],
      [
        P,
        'playful',
        'I will keep it between us. Was it the music?',
        /\b(?:advert|ad|commercial|movie|film|video|finale|episode)\b/i,
      ],
      [L, 'warm', 'I like people who cry at these things. What set you off?'],
      [F, 'direct', 'Good tears, or has it been that kind of day?'],
    ],
  }),
  cued({
    name: 'moved by strangers',
    when: /\b(?:feeling soft|soft today|crying|cried|melted|teared up|lump in my throat|my heart|heart (?:broke|melted|is full)|not okay|emotional)\b/i,
    and: /\b(?:(?:an?|this|two|the) (?:little )?(?:old|elderly) (?:man|couple|lady|woman|gentleman|uncle|aunty|oom|tannie)|strangers?|(?:a|this|some) (?:little |small )?(?:boy|girl|kid|toddler|child)|a dad|a father|(?:bride|groom))\b/i,
    not: /\b(?:died|funeral|passed|hospital|hurt|hit|lost (?:his|her|their)|my (?:son|daughter|gran|dad|mom|mum)|accident|beggar|begging|homeless)\b/i,
    lines: [
      [L, 'warm', 'That would have got me too. Thank you for telling me.'],
      [N, 'warm', 'Now I am soft about it as well. The small things do it every time.'],
      [F, 'playful', 'Did you say anything, or did you quietly melt?'],
      [
        F,
        'warm',
        'Who do you think it was for?',
        /\b(?:rose|flowers?|bouquet|present|cake|ring|chocolates?)\b/i,
      ],
    ],
  }),
  cued({
    name: 'a day with a class',
    when: /\b(?:(?:(?:my|the|with|to|teach(?:ing)?|for) |^\W*)(?<k>(?:grade|year) (?:\d{1,2}|r|one|two|three|four|five|six|seven|eight|nine|ten))s?|(?:to|with|for|my) \d{1,2}[a-e]|my (?:class|learners|pupils|grade \d+s|year \d+s)|the (?:learners|pupils)|kids (?:killed|broke|destroyed|finished|ended|wrecked) me)\b/i,
    not: /\b(?:died|hurt|funeral|abuse\w*|crying|cried|my (?:son|daughter)|class of|world class|first class|couldn'?t read|bursar\w*|scholarships?|wept|end of term|thank(?:ed|s)|gave me|proud|first time|came to (?:say|thank)|prize|won|passed|promoted|distinction\w*)\b/i,
    lines: [
      [P, 'playful', 'I would not last a morning with {k}.'],
      [L, 'warm', 'Anybody who faces a class every day has my respect.'],
      [P, 'playful', 'I would have run by first break. You deserve something sweet tonight.'],
      [
        F,
        'playful',
        'And did it work, or are you doing it again tomorrow?',
        /\b(?:explain\w*|taught|teach|told)\b/i,
      ],
      [
        F,
        'direct',
        'Which one of them was it? There is always one.',
        /\b(?:one of (?:them|my)|set off|threw|ate|asked|fire alarm|said)\b/i,
      ],
      [S, 'warm', 'That is a full day. Feet up, and nobody asks you anything until tomorrow.'],
    ],
  }),
  cued({
    name: 'a day with a class, and how was mine',
    when: /\b(?:i teach|my (?:class|learners|pupils)|(?:grade|year) \d{1,2}s?)\b/i,
    and: /\b(?:how'?s|how was|how is|how about|what about) (?:yours?|ur|urs|you|your day)\b|\b(?:and|hbu|wbu) ?(?:you|u|yours)?\?/i,
    not: /\b(?:died|hurt|funeral|abuse\w*)\b/i,
    asks: true,
    lines: [
      [A, 'playful', 'Mine was [how it was], and far quieter than yours.'],
      [A, 'warm', 'You win, mine was only [how it was]. Have they calmed down?'],
      [
        A,
        'playful',
        '[How it was] on my side. Is the culprit at least sorry?',
        /\b(?:one of them|set off|fire alarm|broke|threw)\b/i,
      ],
    ],
  }),
  cued({
    name: 'sore after sport',
    when: /\b(?:deadlift\w*|squats?|squatted|leg day|spin class|pilates|boot ?camp|crossfit|parkrun|half marathon|first run|the gym|personal trainer|burpees|lunges)\b/i,
    and: /\b(?:can'?t (?:walk|move|feel|lift|sit|laugh)|dying|died|dead|buried|broken|destroyed|stairs|never again|the floor|jelly|regret\w*|ruined|sore)\b/i,
    not: REALLY,
    lines: [
      [L, 'warm', 'Well done, though. Tomorrow will hurt and it will have been worth it.'],
      [P, 'playful', 'Lie still. Somebody will find you in the end.'],
      [
        F,
        'playful',
        'How are the stairs treating you?',
        /\b(?:leg day|squats?|squatted|lunges|stairs|run|parkrun|marathon|spin)\b/i,
      ],
      [T, 'witty', 'Full honours granted. Who plays the trumpet?', /\b(?:buried|honou?rs)\b/i],
      [MEET, 'flirty', 'Rest day tomorrow? I know a bench with a good view.'],
    ],
  }),
  cued({
    name: 'only Tuesday, and done in',
    when: latin(
      /\b(?:lie|lying|lay|laying|live) (?:down )?on the (?:\p{L}+ )?floor\b|\bbecome one with (?:the|my)\b|\babsorbed by\b|\bhibernat\p{L}+\b|\b(?:it'?s|is) (?:only|still|somehow) (?<d>monday|tuesday|wednesday)\b|\bhow is it (?:only|still) (?<e>monday|tuesday|wednesday)\b/iu,
    ),
    // A day that is named for what is still to come says nothing of being tired.
    also: (r) =>
      says(
        r,
        /\bfloor\b|\bbecome one with\b|\babsorbed by\b|\bhibernat|\b(?:still|somehow) (?:mon|tues|wednes)day\b|\bhow is it only\b/i,
      ) ||
      (says(r, WORN) && !says(r, AHEAD)),
    not: REALLY,
    asks: true,
    most: 28,
    lines: [
      [P, 'playful', 'The floor asks for nothing, I see the appeal. What happened?', /\bfloor\b/i],
      [F, 'playful', 'Only {d}, and already like this. What did it do to you?'],
      [F, 'playful', 'How can it be {e} still? What did the day do to you?'],
      [ROOM, 'warm', 'Stay there as long as you need. Shall I send something silly, or leave you in peace?'],
      [S, 'warm', 'Poor you. Tea, something soft to sit on and no more decisions today.'],
    ],
  }),
];

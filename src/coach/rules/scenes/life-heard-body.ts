/** Ill, sore, short of sleep, off the couch or flat on the floor: what a body did today, however it is told. */
import { any, KIN, type Life } from './life-heard.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const OTHERS_ILL = new RegExp(
  `\\b(?:my|our|his|her|their|the|m[ou]m got|dad got) (?:\\p{L}+ )?(?:${KIN}|dog|cat|cat'?s|puppy|kitten|friend|boss|colleague|neighbour)(?:'s)?\\b[^.!?]{0,40}\\b(?:sick|ill|fever|flu|temperature|bronchitis|pneumonia|migraines?|headaches?|vomit\\p{L}*|throwing up|in bed|cough\\p{L}*|asthma)\\b|\\b(?:cat|dog|puppy|kitten|baby|toddler)(?:'s| has| is) (?:been )?(?:throwing|sick|ill|vomit)`,
  'iu',
);

export const BODY_LIVES: readonly Life[] = [
  {
    name: 'a headache',
    sore: true,
    when: any(
      /\b(?:head ?aches?|migraines?)\b/iu,
      /\bmy head(?:'s| is| has been| feels)?\b[^.!?]{0,16}\b(?:pounding|splitting|killing|throbbing|sore|thumping|exploding|banging|bursting|hurts?|hurting)\b|(?:^|[.,!] ?)head(?:'s| is| has been)? (?:\p{L}+ )?(?:pounding|splitting|killing|throbbing|sore|thumping|banging|exploding)/iu,
    ),
    not: any(
      OTHERS_ILL,
      /\b(?:(?:is|be|such|was|become|been|are|one|big|bigger|of|gives?|giving|gave) (?:me )?(?:a |an |one )?(?:big |huge |real |total |bigger |massive )*headaches?(?! (?:today|since|all|tonight|now))|gives? me (?:a )?headaches?|hangover|hungover|tequila|fell|hit my head|bump\p{L}*|blurred|can'?t see|better now|went away)\b/iu,
    ),
    lines: [
      [S, 'warm', 'Poor you, that is horrible. Lights off, phone down, I will still be here later.'],
      [S, 'calm', 'Then do not strain your eyes for me. Sleep it off if you can.'],
      [
        F,
        'warm',
        'Oh no. Have you had enough water today, and did you take something for it?',
        /^(?!.*\b(?:panado|myprodol|pills?|tablets?|took|grandpa|disprin|syndol)\b)/iu,
      ],
      [S, 'warm', 'I am sorry. I will write softly until it is gone.'],
      [P, 'playful', 'I am lowering my voice as I type. Go and lie down in the dark.'],
      [
        F,
        'direct',
        "Do you get them often, or is it just today's gift?",
        /^(?!.*\b(?:third|second|again|another|often|every|month)\b)/iu,
      ],
      [
        S,
        'warm',
        'Again? That must wear you down. Has a doctor looked at it?',
        /\b(?:third|second|again|another|every (?:day|week)|this month|this week)\b/iu,
      ],
      [L, 'warm', 'You do not have to be company tonight. Just get better.'],
    ],
    brief: [
      ['warm', 'Poor head, I hope it eases soon.'],
      ['calm', 'Sorry about the head, go easy on the screen.'],
      ['warm', 'That is rotten, lights off as soon as you can.'],
    ],
  },
  {
    name: 'ill',
    sore: true,
    when: any(
      /\b(?:flu|bronchitis|tonsil\p{L}*|sinusitis|covid|laryngitis|gastro|stomach (?:bug|flu)|food poisoning|chest (?:infection|thing|cold)|throat infection|ear infection|man flu|strep|pneumonia|shingles|tick ?bite fever|pink ?eye)\b/iu,
      /\bsick (?:as a dog|in bed|again|all (?:day|week|weekend)|since|with|today|at home|for (?:days|the|a))\b|\b(?:feel(?:ing)?|felt|been|am|i'?m|so|really|quite|too|got|getting|get|woke up|home|is) (?:\p{L}+ )?(?:sick|unwell|poorly|feverish|under the weather|snotty|stuffy|congested|grotty)\b(?! (?:of|and tired|to my stomach|at (?:the thought|heart)|about|with nerves|because|when i think|just thinking|pay|man|joke))/iu,
      /\b(?:not|don'?t|didn'?t) (?:feel(?:ing)?|been) (?:very |too |so |that |really |all that )?(?:well|great|hundred percent|100%|lekker|myself)(?= (?:at all|today|since|tonight|this|lately)|\W*$|[.,!] ?)(?!.{0,20}\babout\b)/iu,
      /\b(?:been |am |i'?m |lying |flat |stuck |still )+in bed (?:since|all (?:day|week|weekend)|with (?:a|the|this)|for (?:days|two|three|the))\b/iu,
      /\b(?:fell|fallen|taken|feeling|feel|been|very|really) ill\b(?! (?:be|take|let|go|see|have|do|never|just|call))|\b(?:called|phoned|booked off|off) sick\b|\bbooked off\b[^.!?]{0,30}\b(?:sick|flu|work)\b/iu,
      /\b(?:got|have|had|woke up with|running|with) (?:a|another|the|this|an?) (?:\p{L}+ ){0,2}(?:cold|fever|temperature|cough|bug|virus|runny nose|sore throat|blocked nose)\b/iu,
      /\b(?:my|the|this) (?:\p{L}+ )?(?:throat|nose|sinuses|chest|tonsils|voice|glands)\b[^.!?]{0,16}\b(?:is|are|feels?|hurts?|gone|like|blocked|closed|runs?|running|on fire|sore|swollen|tight|burning|kill(?:s|ing))\b|(?:^|[.,!] ?)(?:throat|nose|sinuses|chest)(?: is| feels| are)? (?:on fire|like|blocked|closed|raw|running|sore|is killing|tight|burning)/iu,
      /\bcaught (?:whatever|something|it|what|a bug|a cold|the)\b[^.!?]{0,40}\b(?:kids?|home|creche|school|office|work|plane|going round|going around|from my)\b|\bcan'?t keep (?:anything|food|water) down|\b(?:boxes|box|rolls?|mountain|pile) of tissues|\bvoice (?:is |has )?(?:completely |totally )?gone\b|\b(?:sound|i sound) like (?:a frog|darth vader|a (?:heavy )?smoker|batman)\b|\bcoughing (?:my|up|all|non ?stop|since|like)|\bblowing my nose\b|\bvomiting\b|\bthrowing up (?:all|since|every)/iu,
    ),
    not: any(
      OTHERS_ILL,
      /\b(?:of (?:this|the|your|people|it)|better (?:now|today|already)|love ?sick|home ?sick|sick (?:beat|party|view|day off\?)|if you|years ago|used to|as a (?:kid|child)|they think it|worse and worse|oxygen|drip|vaccine|jab|shot|since covid|during covid|not flu|curtains|phone feels|before (?:parties|dates)|get sick|bill came|(?:m[ou]m|dad|gran|he|she) got sick|isn'?t flu|sunburn\p{L}*|concert|sang|cheer\p{L}*|boks|match|nobody got|no ?one got|gig|sunday nights?|vet|vets|cone|(?:he|she)(?:'?s|'?ll| is| will) (?:going to )?(?:be )?(?:ok|okay|fine|alright))\b/iu,
    ),
    lines: [
      [S, 'warm', 'Oh no, poor you. Is there anybody who can bring you soup?'],
      [S, 'warm', 'That sounds miserable. Stay under the blankets, nobody needs you heroic.'],
      [F, 'direct', 'Have you got what you need over there? Medicine, something warm, a charger?'],
      [S, 'calm', 'Rest properly, please. You can answer me in single words, I will not mind.'],
      [P, 'playful', 'If I could send soup through this phone, it would be on its way.'],
      [L, 'warm', 'Get well soon. I will keep you company from here, at a safe distance.'],
      [
        P,
        'playful',
        "Doctor's orders from somebody who is no doctor: bed, tea and silly videos.",
        /\b(?:bed|tea|couch|home|sick)\b/iu,
      ],
      [
        F,
        'warm',
        'How long have you been feeling like this?',
        /^(?!.*\b(?:since|for (?:days|\p{L}+ days)|today|this morning|woke)\b)/iu,
      ],
    ],
    brief: [
      ['warm', 'Oh no, poor you, I hope that it passes quickly.'],
      ['warm', 'That sounds miserable, please rest.'],
      ['playful', 'Straight back under the blanket with you.'],
      ['calm', 'Sorry that you feel so rough.'],
    ],
  },
  {
    name: 'the dentist',
    sore: true,
    when: any(
      /\b(?:been|went|going|go|back from|from|at|to|saw|rang|phoned|see|appointment with|how was) (?:\p{L}+ )?(?:the|my) dentist\b|\bdentist (?:appointment|found|said|says|tomorrow|today|at \d|can only|this|on|was|drilled|pulled)\b|^\W*dentist\b|\b(?:root canal|wisdom (?:tooth|teeth)|cavit(?:y|ies)|orthodontist|oral hygienist)\b/iu,
      /\b(?:chipped|cracked|broke|lost|pulled) (?:a|my|out my|half a|half my) (?:\p{L}+ )?tooth\b|\btooth ?ache\b|\bmy tooth\b[^.!?]{0,20}\b(?:sore|killing|hurts?|broke|out|aching|throbbing)\b|\b(?:fillings?|tooth)\b[^.!?]{0,30}\b(?:numb|drill\p{L}*|fell out|taken out|pulled)\b/iu,
    ),
    not: any(
      new RegExp(
        `\\b(?:my|his|her|our) (?:\\p{L}+ )?(?:${KIN}|friend|flatmate|neighbour)(?:'s)?\\b(?! (?:drove|laughed|filmed|took me|came))|\\b(?:as a|is a|a|be a|become a|i'?m a|am a|hot|met|number|studying|date) dentist\\b|\\bdentist (?:by|in \\p{L}+$)|\\b(?:first tooth|teething|tooth fairy|waiting room|sweet tooth)\\b`,
        'iu',
      ),
    ),
    lines: [
      [
        S,
        'warm',
        'Poor you. Soup and ice cream until further notice, I would say.',
        /\b(?:out|pulled|numb|back|canal|had|got|went|wisdom|fillings?)\b/iu,
      ],
      [
        N,
        'calm',
        'I do not know anybody who enjoys that chair. You will be glad when it is behind you.',
        /\b(?:tomorrow|appointment|at \d|on (?:mon|tues|wednes|thurs|fri)\p{L}*|next|booked|coming out|thursday|only see me)\b/iu,
      ],
      [
        P,
        'playful',
        'Ask them one question while their hands are in your mouth. Revenge.',
        /\b(?:tomorrow|appointment|at \d|next|booked|coming out)\b/iu,
      ],
      [
        L,
        'warm',
        'Thinking of you and your teeth. Tell me how it goes?',
        /\b(?:tomorrow|appointment|at \d|next|booked|coming out|only see me)\b/iu,
      ],
      [
        P,
        'playful',
        'Please send a voice note before the feeling comes back.',
        /\b(?:numb|drool\p{L}*|talk like|can'?t feel|injection)\b/iu,
      ],
      [
        F,
        'warm',
        'Ouch. How are you feeling now?',
        /\b(?:out|pulled|numb|back|canal|had|got|went|chipped|cracked|fillings?|ache|sore)\b/iu,
      ],
      [S, 'calm', 'Teeth have the worst timing. I hope that it does not hurt too much.'],
      [
        L,
        'warm',
        'Brave of you. I put off the dentist until I run out of excuses.',
        /\b(?:went|dentist|appointment)\b/iu,
      ],
      [
        P,
        'playful',
        'And did you promise to floss, like everybody does?',
        /\b(?:dentist|hygienist|floss\p{L}*|fillings?|cavit\p{L}*)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Ouch, poor you.'],
      ['calm', 'Teeth have the worst timing, I hope it settles soon.'],
      ['warm', "Brave of you, that chair is nobody's friend."],
    ],
  },
  {
    name: 'slept badly',
    sore: true,
    when: any(
      /\b(?:didn'?t|did not|couldn'?t|could not|haven'?t|can'?t) (?:get (?:a wink|any|much|enough)|sleep (?:a wink|last night|much|well|properly|at all|much last night)|slept (?:a wink|much|well|properly|in|since))\b/iu,
      /\b(?:slept|sleeping|sleep) (?:\p{L}+ )?(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|horribl[ey]|like (?:rubbish|crap|shit|nothing)|poorly|so little|maybe (?:\p{L}+|\d) hours|(?:two|three|four|2|3|4) hours)\b|\b(?:not|haven'?t) (?:been )?sle(?:pt|eping) (?:\p{L}+ )?(?:well|much|great|properly)\b/iu,
      /\btoss(?:ed|ing) and turn(?:ed|ing)\b|\b(?:no|zero|barely any|hardly any|little|about|maybe|only|running on|on) (?:about )?(?:(?:two|three|four|one|1|2|3|4) hours?(?: of)?(?: sleep)?|sleep)(?= (?:of sleep|last night|total|in total|and|because|thanks|so|tonight|at all)|\W*$|\?+|[.,!])/iu,
      /\b(?:up|awake|woke up|woken up|kept me (?:up|awake)|barked|party|partied|snored|screamed|drilled|mosquitoe?s?)\b[^.!?]{0,30}\b(?:all night|the whole night|half the night|from \d+(?: ?am)? (?:until|till|to) \d|until \d|till \d|since (?:1|2|3|4)(?: ?am)?)\b/iu,
      /(?:^|[.!?] ?)(?:terribl[ey]|badly|horribl[ey]|awful(?:ly)?|not (?:well|great|much|really))[.,! ]{1,3}[^?]{0,60}\b(?:mosquito|snor\p{L}*|dog|barking|hot|awake|woke|slept|\dam|kids|night)\b/iu,
    ),
    not: /\b(?:with (?:him|her|you|someone|a guy)|worr\p{L}*|scared|crying|cried|outside my|panic|anxi\p{L}*|nightmares?|out with|party was|out till|dancing|danced|milking|screaming|lambs|cows|lambing|hadedas|thinking about (?:you|us|everything)|baby(?:'s)? (?:is |has )?(?:finally|slept|sleeping)|slept like a baby|are you (?:up|awake)|shift|new puppy|nervous|nerves|pitch|interview|exam|test)\b/iu,
    lines: [
      [S, 'warm', 'Ouch. Is there any chance of an early night tonight?'],
      [S, 'calm', 'That makes everything twice as hard. Be gentle with yourself today.'],
      [P, 'playful', 'Coffee first, conversation second. I understand the order.'],
      [P, 'playful', 'The dog next door and I need to have a word.', /\b(?:dog|barked|barking)\b/iu],
      [P, 'playful', 'One mosquito, and it always knows exactly where your ear is.', /\bmosquito/iu],
      [S, 'warm', 'I hope that somebody hands you a pillow and two free hours.'],
      [P, 'playful', 'Were you at least invited, or only deafened?', /\bparty\b/iu],
      [
        F,
        'warm',
        'Is it just a bad patch, or have you been sleeping like that for a while?',
        /^(?!.*\b(?:dog|party|mosquito|neighbours?|snor\p{L}*)\b)/iu,
      ],
      [L, 'warm', 'And still you answer me. Thank you, now go and nap.'],
    ],
    brief: [
      ['warm', 'Ouch, I hope for an early night for you.'],
      ['calm', 'That makes everything twice as hard, go easy today.'],
      ['playful', 'You have earned all the coffee there is.'],
    ],
  },
  {
    name: 'overslept',
    when: any(
      /\b(?:i|just|and|again|totally|completely) (?:\p{L}+ )?overslept\b|^\W*overslept\b/iu,
      /\bslept (?:straight |right |clean )?(?:through|past) (?:\p{L}+ ){0,3}(?:alarms?|it|class)\b|\balarms?\b[^.!?]{0,30}\b(?:never|didn'?t|pm instead|not) (?:go(?:ne)? off|went off|ring|rang|of am|set)?|\b(?:woke up|opened my eyes|got up)\b[^.!?]{0,12}\b(?:late|(?:way )?too late|at (?:9|10|11|12)\b)|\bsnoozed\b|\bonly (?:just )?(?:woke|got) up now\b/iu,
    ),
    and: /\b(?:work|late|meeting|class|boss|manager|taxi|bus|train|lecture|shift|alarm|missed|school|overslept|traffic|office|exam|odd shoes|years)\b/iu,
    not: new RegExp(
      `\\b(?:my|his|her) (?:\\p{L}+ )?(?:${KIN}|friend|flatmate)(?:'s)? (?:\\p{L}+ )?overslept|\\b(?:make it \\d|instead of \\d|sorry|hungover|smoke alarm|fire alarm|car alarm|burglar|neighbour'?s alarm)\\b`,
      'iu',
    ),
    lines: [
      [S, 'warm', 'Oh no, that horrible second when you see the time. Did you get away with it?'],
      [
        P,
        'playful',
        'Your body held a vote, and work lost.',
        /\b(?:work|boss|manager|meeting|shift|office)\b/iu,
      ],
      [F, 'playful', 'What excuse did you go with?', /\b(?:boss|manager|meeting|work|class|office|late)\b/iu],
      [N, 'calm', 'You must have needed that sleep badly. Has the day recovered since?'],
      [P, 'playful', 'The panic wakes you faster than any coffee. Fully dressed, I hope?'],
      [L, 'playful', 'At least one of us is well rested today.'],
      [P, 'playful', 'Odd shoes is a look. Own it.', /\bodd (?:shoes|socks)\b/iu],
    ],
    brief: [
      ['playful', 'Your body held a vote and the alarm lost.'],
      ['warm', 'Oh no, that horrible second when you see the time.'],
      ['calm', 'You must have needed the sleep.'],
    ],
  },
  {
    name: 'hungover',
    sore: true,
    when: any(
      /\b(?:hung ?over|hangover|babalas|babbelas|babalaas|never drinking (?:again|that)|still drunk)\b/iu,
      /\b(?:wine|tequila|gin|vodka|shots?|jager|jagermeister|brandy|whisky|whiskey|rum|beers?|drinks?|glasses|bottles?|champagne|cocktails|party|jol|bachelorette)\b[^?]{0,60}\b(?:punish\p{L}*|paying for (?:it|that)|suffer\p{L}*|regret\p{L}*|bathroom floor|mistake|can'?t look at food|dying|head (?:is|feels)|not so loud|quiet please|sore head|rough|fragile|delicate)\b/iu,
      /\b(?:paying for (?:it|that) (?:today|now)|today i(?: am|'?m) paying for it|not so loud)\b/iu,
    ),
    not: /\b(?:my (?:dad|mom|mum|husband|wife|brother|boyfriend)|sober|days clean|again and again|every (?:day|night)|blacked out|don'?t remember|ashamed|spiked|alone again)\b/iu,
    lines: [
      [S, 'playful', 'Water, something fried, and no sudden movements. Was it worth it?'],
      [P, 'playful', 'I am typing as quietly as I can.'],
      [F, 'playful', 'Which drink was the one too many?'],
      [S, 'warm', "Poor you. Lie down, it gets better around four o'clock."],
      [T, 'playful', 'Never again, or never again until Friday?'],
      [
        F,
        'warm',
        'Was it a good party, at least?',
        /\b(?:party|jol|wedding|birthday|fiftieth|bachelorette|fun|danc\p{L}*)\b/iu,
      ],
      [L, 'playful', 'Your honesty is admirable. Your liver would like a word.'],
    ],
    brief: [
      ['playful', 'Water, something fried and no sudden movements.'],
      ['warm', 'Poor you, I hope it was at least a good night.'],
      ['playful', 'I will write quietly then.'],
    ],
  },
  {
    name: 'trained',
    when: any(
      /\b(?:leg day|arm day|spin(?:ning)? class|cross ?fit|pilates|burpees|squats|deadlifts?|personal trainer|boot ?camp|padel|yoga class|hot yoga|weights)\b/iu,
      /\b(?:gym|training|trainer|coach|class|workout)\b[^?]{0,60}\b(?:sore|brutal|tired|die|died|killed|stairs|arms|legs|twenty|muscles|proud|5 ?am|dragged|months|screaming|started|back|finally|sweat\p{L}*|done|hurts?|jelly|can'?t (?:move|lift|walk|sit))\b|\b(?:dragged myself|back (?:at|in|to)|first time (?:at|in|back)|joined|started (?:at )?|signed up (?:for|at)|been to|went to|just did|finished) (?:(?:at|to|the|a|my) )*(?:gym|training|workout)\b/iu,
      /\bmuscles?\b[^.!?]{0,40}\b(?:i didn'?t know|sore|scream\p{L}*|ache|aching|stiff|hurt)\b/iu,
    ),
    not: /\b(?:a guy|this guy|some guy|that guy|creep\p{L}*|follow\p{L}*|scary|don'?t have time|hate gyms?|gym (?:bro|rat)s?|no gym|your|(?:my|his|her) (?:son|daughter|kids?|boys?|girls?|brother|sister)'?s?|job training|training (?:at work|course)|dog training|potty|interview|so no gym|temperature|sick|years ago|couch|torn|tore|hospital|doctor|pulled|injur\p{L}*|without water|no water|water (?:is|was|has been) (?:off|out))\b/iu,
    lines: [
      [L, 'warm', 'Well done for going. Turning up is most of it.'],
      [P, 'playful', 'And tomorrow the stairs will tell you what they think of it.', /^(?!.*\bstairs\b)/iu],
      [F, 'direct', 'Do you like it while it happens, or only when it is over?'],
      [
        S,
        'playful',
        'Hot bath, flat floor, no stairs. You will walk again by Thursday.',
        /\b(?:sore|stairs|arms|legs|screaming|muscles?|killed|brutal|hurts?|jelly|can'?t)\b/iu,
      ],
      [
        L,
        'playful',
        'You have done more before breakfast than I have all week.',
        /\b(?:5|6|five|six) ?(?:am|o'clock)|before work|morning\b/iu,
      ],
      [
        T,
        'playful',
        'Everybody there is twenty for about five years. You will outlast them.',
        /\btwenty\b/iu,
      ],
      [F, 'warm', 'What made you start?', /\b(?:first|start\p{L}*|joined|signed|back)\b/iu],
      [L, 'warm', 'I like that stubbornness. Now eat something and sit down.'],
    ],
    brief: [
      ['warm', 'Well done for going.'],
      ['playful', 'The stairs will have something to say about it tomorrow.'],
      ['warm', 'I like that stubbornness, now put your feet up.'],
    ],
  },
  {
    name: 'ran or walked',
    when: any(
      /\b(?:park ?run|comrades|two oceans|half marathon|marathon|(?:\d{1,3}) ?(?:km|k|kays|kilometres|miles)\b[^.!?]{0,20}\b(?:run|ran|walk\p{L}*|done|today|this morning|hike|cycle\p{L}*|ride)|(?:run|ran|walked|hiked|cycled|did|rode|jogged) (?:my (?:first|last) |a |the |about )?(?:\d{1,3}) ?(?:km|k|kays|kilometres|miles))\b/iu,
      /\b(?:went (?:for|on)|been (?:for|on)|back from|just did|did|finished|going (?:for|on)|had) (?:a |an |my )?(?:\p{L}+ ){0,3}(?:run|jog|hike|walk|trail|swim|cycle|ride|parkrun)\b/iu,
      /\b(?:we |i )(?:walked|hiked|climbed|cycled|jogged|swam)\b[^.!?]{0,50}\b(?:hours?|km|river|beach|mountain|berg|trail|top|dam|promenade|this morning|today|forest|dunes)\b|\b(?:back from |climb(?:ed|ing)?|up|walk(?:ed|ing)?|hik(?:ed|ing)) (?:walking |climbing |hiking |up )?(?:lion'?s head|table mountain|the mountain|signal hill|the berg|chapman'?s peak|devil'?s peak|northcliff|the koppie)\b/iu,
    ),
    not: /\b(?:ran (?:off|into|out|away|over|late|the)|walked (?:out|in on|away|me|home alone)|down the aisle|my feet off|your|drive|drove|car|bike|lost|attack\p{L}*|bitten|twisted|broke|ambulance|ankle|clear my head|(?:laptop|phone|keys|wallet|glasses|tablet|it) (?:went|has gone|is going) for|years ago|\d+ ?km away|to go \d)\b/iu,
    lines: [
      [L, 'warm', 'That is a proper outing. How are the legs now?'],
      [L, 'warm', 'Good for you! I am a little envious and very comfortable on this couch.'],
      [
        F,
        'direct',
        'What was the best stretch of it?',
        /\b(?:walk\p{L}*|hik\p{L}*|berg|mountain|river|beach|trail|climb\p{L}*|lion'?s)\b/iu,
      ],
      [
        T,
        'playful',
        'You finished. Nobody remembers the time except the stopwatch.',
        /\b(?:parkrun|park run|marathon|comrades|oceans|came|slow|\d+ ?k|\d+ ?km|done|finished|race)\b/iu,
      ],
      [N, 'warm', 'That must feel good, sore feet and all. Something nice to eat now, I hope?'],
      [
        L,
        'warm',
        'I would like a view like that. Did you take a picture?',
        /\b(?:view|mountain|berg|lion'?s|top|sea|river|beach|sunrise|sunset)\b/iu,
      ],
      [P, 'playful', 'Comrades? I get tired driving that road. Congratulations, honestly.', /\bcomrades\b/iu],
    ],
    brief: [
      ['warm', 'That is a proper outing, well done.'],
      ['playful', 'You put my couch to shame.'],
      ['warm', 'Good for you, that must feel nice.'],
    ],
  },
  {
    name: 'hurt a little',
    sore: true,
    when: any(
      /\b(?:tripped|slipped|fell (?:over|down|off|in the|on the|flat|up the)|stumbled)\b[^.!?]{0,70}\b(?:step|stairs?|kerb|curb|pavement|taxi rank|in front|knee|wet|garden|nothing|face|own feet|floor|bruise\p{L}*|pride|shower|dog|everyone|everybody)\b/iu,
      /\b(?:rolled|twisted|sprained|hurt|did something to|banged|bumped|stubbed|jammed|burnt|burned|pulled|put|cut|sliced|grazed|scraped|bruised|tweaked|strained) (?:my|a) (?:\p{L}+ )?(?:ankle|wrist|knee|toe|finger|thumb|hand|elbow|shoulder|back|neck|hip|calf|hamstring|muscle|head|foot|arm|leg|shin|tongue)\b/iu,
      /\bwalked (?:straight |right )?into (?:a|the) (?:\p{L}+ )?(?:door|pole|wall|window|table|glass)\b|\b(?:back|neck) (?:went|is out|has gone|locked|seized)\b|\b(?:three|two|four|five|six|\d+) stitches\b/iu,
    ),
    not: any(
      new RegExp(
        `\\b(?:my|his|her) (?:\\p{L}+ )?(?:${KIN}|friend)(?:'s)? (?:\\p{L}+ )?(?:fell|tripped|slipped|had|broke)|\\b(?:for (?:you|him|her)|in love|surgery|ambulance|knocked out|unconscious|pushed|he |feelings|hip|wheelchair|pregnant|myself|on purpose|presentation|interview|my words|kiss)\\b`,
        'iu',
      ),
    ),
    lines: [
      [S, 'warm', 'Ouch! Are you all right? Ice on it and feet up, please.'],
      [F, 'warm', 'Oh no. How bad is it now?'],
      [
        P,
        'playful',
        'I hope that at least one person clapped.',
        /^(?!.*\bclapped\b).*\b(?:front|mall|taxi rank|everyone|everybody|tripped|slipped|glass|door)\b/iu,
      ],
      [S, 'calm', 'Poor you. If it still looks angry tomorrow, let somebody look at it.'],
      [P, 'playful', 'A sock. At our age the sock wins.', /\bsock\b/iu],
      [
        L,
        'playful',
        'Pride heals slower than knees. I am sorry for both.',
        /\b(?:pride|front|tripped|fell|slipped|clapped)\b/iu,
      ],
      [P, 'playful', 'Avocados should come with a warning. Is the hand still usable?', /\bav[oc]/iu],
      [F, 'playful', 'And what is the official version? I can offer you a shark, or a heroic rescue.'],
    ],
    brief: [
      ['warm', 'Ouch, I hope it is not too bad.'],
      ['warm', 'Poor you, ice on it and feet up.'],
      ['playful', 'Oh no, and the pride as well, I suppose.'],
    ],
  },
  {
    name: 'a dream',
    when: any(
      /\b(?:had|have|having) (?:the|a|this|another|such a|my)? ?(?:\p{L}+est |\p{L}+ ){0,3}(?:dream|nightmare)s?\b|\b(?:i |last night )?dream(?:t|ed) (?:that |of |about |i |my |we |the )|\b(?:weird|strange|odd|crazy|wild|bad|funny) dreams?\b|\bnightmares? (?:about|where|that)\b|\bin my dream\b/iu,
    ),
    not: /\b(?:ending (?:it|everything)|disappointed|dream (?:job|house|man|woman|guy|girl|come true|car|trip|home)|my dreams|nightmares about (?:him|what)|what he did|keep having|every night|wet dream|late (?:mom|dad|gran)|died|who passed|recurring|slept on it|therap\p{L}*)\b/iu,
    despite: true,
    also: ({ plain }) => !/\b(?:died|dead|funeral|hit me|rape|abuse|ptsd|attack)\b/iu.test(plain),
    lines: [
      [F, 'playful', 'I need the rest. How did it end?'],
      [P, 'playful', 'Your head puts on quite a show at night. Do you pay for the subscription?'],
      [L, 'playful', 'I would watch that film, and I would have questions.'],
      [F, 'warm', 'Did you wake up laughing or in a sweat?', /^(?!.*\b(?:woke up|running)\b)/iu],
      [
        T,
        'playful',
        'And were you still cross at breakfast? I would have been.',
        /\b(?:angry|cross|furious|mad|cheated)\b/iu,
      ],
      [
        T,
        'playful',
        'Maths never lets anybody go. It finds you at night.',
        /\b(?:matric|maths?|exam|school|varsity)\b/iu,
      ],
      [N, 'calm', 'That sort of thing can hang over you all morning. Has it worn off?'],
    ],
    brief: [
      ['playful', 'I would watch that film.'],
      ['playful', 'Your head puts on quite a show at night.'],
      ['warm', 'I hope it has worn off by now.'],
    ],
  },
] satisfies readonly Life[];

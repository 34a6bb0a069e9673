/** What days are made of: trips, dreams, gigs, bargains, small decisions, and the night before something big. */
import { latin } from '../../reading/pattern.ts';
import { F, L, N, P, S, type Story, T } from './story.ts';

export const DAILY_STORIES: readonly Story[] = [
  {
    name: 'story: a good deed',
    when: latin(
      /\bi (?:just |also |secretly )?(?:paid for (?:an?|the|some) (?:\p{L}+ )?(?:strangers?|old|homeless|elderly|lady|man|woman|guy|person|people|car behind|kids?|students?|mother|mom|mum|gogo|tannie|oom|pensioner|customer)(?!\p{L})|bought (?:a|some) (?:homeless|old|stranger)|gave (?:a|my) (?:homeless|stranger|lift|jacket|seat|umbrella)|helped (?:an?|the|some) (?:old|lost|little|elderly|stranded))\b[^.!?]*|\bpaid for (?<x>a stranger'?s \p{L}+)/iu,
    ),
    lines: [
      [L, 'warm', 'That was a lovely thing to do. I hope it comes back to you when you need it.'],
      [F, 'warm', 'What did they say when you did it, or were you already on your way out?'],
      [N, 'calm', 'Somebody will remember you for that for years. How did it feel?'],
      [T, 'playful', 'Careful, you are giving people their faith back. Who taught you to do that?'],
    ],
  },
  {
    name: 'story: missed something of theirs',
    when: latin(
      /\bmissed (?<x>(?:my|her|his|our) (?:\p{L}+'s )?(?:first )?(?:recital|concert|birthday|play|match|game|graduation|prizegiving|sports day|wedding|school play|swimming gala|gala|anniversary))\b/iu,
    ),
    sure: true,
    lines: [
      [S, 'warm', 'Oh, that hurts, and being told it is fine makes it worse. I am sorry about {x}.'],
      [N, 'calm', 'You clearly mind, and that is worth something. How do you want to make up for {x}?'],
      [F, 'warm', 'Could there be a private repeat of {x}, with you in the front row?'],
      [L, 'warm', 'Somebody who minds this much about {x} is not the kind who keeps missing things.'],
    ],
  },
  {
    name: 'story: first therapy',
    when: latin(
      /\b(?:first|started|back in|went to|had) (?:my |a |the )?(?:\p{L}+ )?(?<x>therapy|counselling|therapist|counsellor|psychologist)\b/iu,
    ),
    not: /\bphysio\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Well done for going, the first {x} session takes some courage. How do you feel after it?'],
      [F, 'warm', 'Did the person feel right? That matters more than anything with {x}.'],
      [N, 'calm', 'It can leave you tired in odd ways. Be gentle with yourself tonight after {x}.'],
      [
        L,
        'warm',
        'Thank you for telling me. I think going to {x} is one of the better things a person can do.',
      ],
    ],
  },
  {
    name: 'story: won a game',
    when: /\bwon (?:the |a |our )?(?<x>(?:pub )?quiz|bingo|raffle|bake ?-?off|karaoke|monopoly|30 seconds|poker|tournament|competition|chess|lotto|hamper|egg and spoon race|meat raffle|darts)\b/i,
    lines: [
      [L, 'warm', 'Champion! I hope the {x} win came with a prize and a lot of smugness.'],
      [F, 'direct', 'How did the others take it? Nobody loses a {x} gracefully.'],
      [P, 'playful', 'Years of useless knowledge, finally paying rent. You can retire from the {x} now.'],
      [
        T,
        'playful',
        'I want you on my team for the next {x}. What are you terrible at, so we can plan around it?',
      ],
    ],
  },
  {
    name: 'story: a wild animal seen',
    when: /\b(?:saw|spotted|watched|seen|met|heard|fed|feed|held|hold|stroked|swam with|photographed) (?:a |an |the |two |three |some |my first |wild |baby |\d+ )*(?<x>whales?|dolphins?|seals?|penguins?|lions?|leopards?|elephants?|rhinos?|giraffes?|owls?|eagles?|sharks?|turtles?|zebras?|otters?|cheetahs?|hippos?|fireflies|shooting star|rainbow|northern lights|meteors?|flamingos?|meerkats?|chameleon|porcupine|honey badger|pangolin|aardvark)\b/i,
    lines: [
      [L, 'warm', 'Oh, I am jealous. A real {x}! How close did you get?'],
      [F, 'warm', 'What did you do, film it or just stand there with your mouth open at the {x}?'],
      [P, 'playful', 'And everybody else just carried on with their day. Imagine not looking up for a {x}.'],
      [T, 'playful', 'That beats anything that happened in my inbox. Did the {x} look impressed with you?'],
    ],
  },
  {
    name: 'story: matched with',
    when: latin(
      /\bmatched with (?<x>my (?:\p{L}+ )?\p{L}+)|\bblind date\b[^.!?]*\bturned out to be (?<y>my [\p{L}' ]{3,30})|\bmy (?:blind )?date turned out to be (?<z>(?:my|an?|the) [\p{L}' ]{3,30})/iu,
    ),
    lines: [
      [T, 'playful', 'No! Did you say hello to {x}, or throw the phone across the room?'],
      [F, 'direct', 'And what is the profile of {x} like? I have to ask.'],
      [P, 'playful', 'You will need a new one now. You cannot look {x} in the eye again.'],
      [
        T,
        'playful',
        'The world has eleven people in it, I swear. Did you both stay for dessert, you and {y}?',
      ],
      [F, 'direct', 'Who recognised whom first, you or {y}?'],
      [P, 'playful', 'Family lunch is going to be magnificent. Do you tell anyone about {y}?'],
      [
        T,
        'playful',
        'The world has eleven people in it, I swear. Did you both stay for dessert, you and {z}?',
      ],
      [F, 'direct', 'How long before you realised it was {z}?'],
    ],
  },
  {
    name: 'story: stood up',
    when: /\b(?:got|was|been) stood up\b|\b(?:he|she|they) never (?:showed|pitched|arrived|came)\b|\bmy date (?:didn'?t|never) (?:show|pitch|come|arrive)\w*/i,
    lines: [
      [S, 'warm', 'Ugh, I am sorry. Being stood up says everything about them and nothing about you.'],
      [F, 'warm', 'Did you at least order something good out of spite? Nobody stood up should leave hungry.'],
      [N, 'calm', 'That is such a lonely half hour. How are you feeling about it today?'],
      [P, 'playful', 'May whoever stood you up have a slow puncture and a long queue.'],
    ],
  },
  {
    name: 'story: wrong turn',
    sure: true,
    when: /\b(?:took|take|taken|taking|got|get|getting|went|go|gone|going|goes|drove|driving|walk(?:ed|ing)?|ran|cycled|cycling|rode|head(?:ed|ing)|turn(?:ed|ing)?|made|board(?:ed|ing)|caught|sent|flew|ended up|arrived|turned up|was|were|am|i'?m|im|sitting|sat|stood|waited|been|knocked)\b[^.!?]{0,30}\b(?:a|the|that) wrong (?:direction|way|bus|train|taxi|turn|turning|exit|airport|town|platform|floor|house|wedding|funeral|class|church|address)\b|(?:^|[.!?,]\s*)wrong (?:direction|bus|train|taxi|turn|airport|town|platform|floor|house|wedding|funeral|class|church|address)\b|\b(?:google maps|(?:my |the )?gps|sat ?nav) (?:sent|took|led|insist\w*|lost|died|thinks?|thought|swears?|swore|says? i'?m|says? im|said (?:i|turn|left|right)|keeps?|kept|has (?:sent|taken|decided)|made|got)\b|\bgot (?:hopelessly |completely |so |totally )?lost\b(?! (?:in (?:a|the|my|your|this|that) (?:book|music|song|moment|thoughts?|eyes|game|translation|post|conversation|sauce)|in (?:translation|thought|conversation)|for words))/i,
    not: /\b(?:late (?:wife|husband|mom|mum|dad)|permission from|(?:he|she|guy|man|somebody|someone|neighbour) (?:\w+ ){0,4}(?:with|at|on|to|in|took) (?:the |a )?wrong|meet|restaurant|where are|the roof|slop\w+|rub\w* me|swallow\w*|took (?:it|that|this|me) the wrong way|tak(?:e|en|ing) (?:it|this|that|me) the wrong way|(?:came|come|comes) (?:out|across|over|off)|(?:you|u) (?:talk|got)|close now|be there|my stop)\b/i,
    lines: [
      [
        T,
        'playful',
        'When did you notice? And did you turn round at once, or pretend it was the plan? The wrong {way} takes commitment.',
      ],
      [
        S,
        'playful',
        'I have such sympathy, maps are only ever sure of themselves. Did you get there in the end, after the wrong {way}?',
      ],
      [P, 'playful', 'Call it the scenic route. People with a good sense of direction never see anything.'],
      [F, 'direct', 'What was the best thing you found by going the wrong {way}?'],
    ],
  },
  {
    name: 'story: the flat pack',
    when: /\b(?:assembl(?:ed|ing)|(?:breakdown|cried|fight|argued|argument|divorced?)[^.!?]{0,30}\bikea|put(?:ting)? together (?:an?|the|my|this|that|our)|(?:ikea|flat ?pack|tent|wardrobe|bookcase|bookshelf)\b[^.!?]{0,50}\b(?:hours?|screws?|instructions|backwards|winning|leftover|left over|build|built|put up|putting up)|(?:built|building|put up|putting up|fought|fighting|fight with) (?:an? |the |my |this )?(?:ikea|flat ?pack|tent|wardrobe|bookcase|bookshelf))\b/i,
    not: /\b(?:put together a team)\b/i,
    lines: [
      [S, 'playful', 'Nobody has ever done that without swearing. How many screws are left over?'],
      [
        T,
        'playful',
        'Say it was designed that way and dare them to argue. Do you start again or learn to live with it?',
      ],
      [F, 'direct', 'At what point did you throw the {ins} away?'],
      [P, 'playful', 'Marriages have ended over less. Go and have tea, it will not get any more backwards.'],
    ],
  },
  {
    name: 'story: fitted sheet',
    when: /\b(?<x>fitted sheet|duvet cover)\b/i,
    lines: [
      [T, 'playful', 'Nobody has ever folded a {x}. We all roll it up and look away.'],
      [F, 'direct', 'Are you in or out of the {x} by now?'],
      [S, 'playful', 'I am with you in spirit. How long until somebody comes to look for you in that {x}?'],
      [P, 'playful', 'Leave a note, take some snacks, and tell the {x} I said it won.'],
    ],
  },
  {
    name: 'story: my food at work',
    when: latin(
      /\b(?:somebody|someone|they|colleague|people)\b[^.!?]{0,20}\b(?:eating|ate|steals?|stealing|drank|drinks|takes|taking|finished) my (?<x>(?:\p{L}+ )?\p{L}+)\b/iu,
    ),
    lines: [
      [T, 'playful', 'This is war, and a label is a fine first shot. Did it work on the {x} thief?'],
      [F, 'direct', 'Do you have a suspect? Everybody always has a suspect about the {x}.'],
      [S, 'playful', 'There is no lower crime than {x} theft. I am on your side.'],
      [L, 'playful', 'I admire your methods. I would never touch your {x} again.'],
    ],
  },
  {
    name: 'story: better job after all',
    when: /\blost my job\b[\s\S]*\b(?:signed|better|new (?:job|one|contract)|start(?:ing)? on|got a)\b|\bsigned (?:a|the|my) (?<x>contract|offer|lease)\b/i,
    not: /\b(?:divorce|no new|can'?t find)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'What a turn! I am so glad for you. Congratulations on the new contract.'],
      [F, 'warm', 'How did it feel to sign, relief or a small scream in the parking lot?'],
      [
        N,
        'calm',
        'Those months in between must have been long. You came out of it with something better, well done.',
      ],
      [P, 'playful', 'Send the old place a postcard. When do you start the better one?'],
    ],
  },
  {
    name: 'story: birds before dawn',
    when: /\b(?:i(?:'?ve| have)? (?:been |was |got |just )*|been |^\W*)(?:awake|up|woken up|woken|woke up|woke)\b(?! and (?:ready|running))[^.!?]{0,24}\b(?:since|at|by|before) (?:[1-5](?![\d:h])|[1-5](?::\d\d| ?am)|four|five|three|dawn|sunrise)|\b(?:woke me|wakes me)\b[^.!?]{0,24}\b(?:since|at|by|before) (?:[1-6]\b|four|five|three|dawn|sunrise)|\b(?<x>hadedas?|rooster|alarm|car alarm|baby|dogs?|pupp(?:y|ies)|kittens?|cats?|toddler|kids|parrot|mosquitoe?s?|leaf blower|neighbours?)\b[^.!?]{0,30}\b(?:all night|since [1-6]\b|at [1-6](?:\b(?!\d)|:\d\d|am)|woke|kept me|at dawn|my roof)\b/i,
    lines: [
      [S, 'warm', 'The {x} {x|owes|owe} you a night. Is there any chance of a nap today?'],
      [P, 'playful', 'Has anybody told the {x} what time it was?'],
      [F, 'warm', 'All night? {x|Does|Do} the {x} do that often, or was it a special occasion?'],
      [S, 'warm', 'Poor you. Coffee on a drip, I hope. How are you even typing, awake since then?'],
      [
        P,
        'playful',
        'There should be a law about noise before six. I would vote for it twice on your behalf.',
      ],
      [
        F,
        'direct',
        'Nap later, or push through on coffee and spite? Being awake that early deserves a plan.',
      ],
      [T, 'playful', 'I am sure it was an urgent meeting. What was on the agenda at that hour, your roof?'],
    ],
  },
  {
    name: 'story: somebody ate it',
    when: latin(
      /\b(?:eating|ate|steals?|stealing|drank|finished|eats|taking|took) (?:my|the office|the last|somebody'?s|someone'?s|the whole|my colleague'?s) (?<x>(?:\p{L}+ )?(?:yoghurt|yogurt|lunch|cake|sandwich|milk|biscuits|leftovers|chips|cheese|salad|pudding|slice|samoosas?|koeksisters?|rusks|birthday cake))\b/iu,
    ),
    lines: [
      [T, 'playful', 'Crimes like this are why office fridges have notes. Who knows about the {x}?'],
      [F, 'direct', 'And how was it, at least? A {x} taken in error always tastes better.'],
      [P, 'playful', 'Deny everything and bring doughnuts. The {x} will be forgotten by Friday.'],
      [S, 'playful', 'This is serious. People have changed departments over a {x}.'],
    ],
  },
  {
    name: 'story: fainted',
    when: /(?<!\b(?:he|she|it|they|you|we|man|woman|lady|guy|groom|bride|mother|mom|mum|dad|father|brother|sister|friend|boss|colleague|best man|priest) (?:just |nearly |almost |actually |then )?)\b(?:fainted|passed out|blacked out) (?:at|in|before|when|during|on|while|from|because)\b/i,
    not: /\b(?:drunk|hospital|drink)\b/i,
    lines: [
      [
        S,
        'warm',
        'Oh no, are you all right now? I hope they gave you juice and the good biscuits after you fainted.',
      ],
      [T, 'playful', 'At least you fainted in company. Did you wake up to a circle of faces?'],
      [F, 'direct', 'Have you always been like that, or did you faint for the first time today?'],
      [P, 'playful', 'Bravery is turning up at all. What happens to you while unconscious does not count.'],
    ],
  },
  {
    name: 'story: boss shot at paintball',
    when: /\b(?:team ?building|work (?:function|party|do|christmas party)|year[- ]end (?:function|party))\b|\b(?:paintball|escape room|go-?karts?|bowling)\b(?=[\s\S]{0,120}\b(?:boss|manager|colleagues?|supervisor|hr|ceo|accounts|office|the team|from work|work)\b)|\b(?:boss|manager|colleagues?|supervisor|hr|ceo|accounts|office|the team|from work|with work)\b[\s\S]{0,120}\b(?:paintball|escape room|go-?karts?|bowling)\b/i,
    not: /\b(?:tonight|tomorrow|next (?:week|month)|coming up|dreading|hate|save me|have to go|stag|hen (?:do|party)|bowling (?:alley|green|club|league|shoes|ball))\b/i,
    lines: [
      [T, 'playful', 'That is either a promotion or a very short career. How did it go down at the {tb}?'],
      [F, 'direct', 'Who turned out to be the most dangerous person at the {tb}?'],
      [P, 'playful', 'What happens at a {tb} comes up at every lunch for years. Well played.'],
      [
        L,
        'playful',
        'I would pay to see the office after a {tb} like that. Did anyone mention it on Monday?',
      ],
    ],
  },
  {
    name: 'story: tomorrow is the day',
    when: latin(
      /\b(?:have|got|writing|write|there'?s|it'?s|is|starting|sitting)\b[^.!?]{0,20}\b(?<x>(?:exam|exams|interview|driver'?s test|driving test|audition|presentation|viva|defen[cs]e|first day|hearing|final|op|operation|surgery|marathon|recital|speech|maths paper|test|comrades|board exam))\b[^.!?]{0,24}\b(?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|in the morning|in (?:two|three|\d+) (?:days|hours))\b|\b(?:nervous|stressed|terrified|anxious|scared|bricking it) (?:about|for) (?<y>(?:my|the|tomorrow'?s|this) (?:\p{L}+ )?(?:exam|exams|interview|test|audition|presentation|viva|first day|op|speech|recital|match|race))\b/iu,
    ),
    not: /\b(?:passed|went well|was fine|cancelled)\b/i,
    lines: [
      [S, 'warm', 'Holding thumbs for you! How are you feeling about the {x}?'],
      [F, 'warm', 'What calms you down before a {x}, lists or pretending it is not happening?'],
      [
        N,
        'calm',
        'Nerves mostly mean that it matters. Eat something and sleep, the {x} can wait till morning.',
      ],
      [P, 'playful', 'I expect a report right after the {x}. One word is fine, if it is a happy one.'],
      [S, 'warm', 'Holding thumbs for {y}! What is the part that worries you most?'],
      [N, 'calm', 'Nerves mostly mean that it matters. Be nice to yourself before {y}.'],
      [P, 'playful', 'I expect a report right after {y}. One word is fine, if it is a happy one.'],
    ],
  },
  {
    name: 'story: first day somewhere new',
    when: /\b(?:first (?:day|week|shift) (?:at|in|of|on) (?:the |my |a )?(?:new )?(?<x>job|school|work|office|varsity|university|ward|hospital|gym|team|course|site)|first (?:day|week|shift|month) as an? p{L}+|started (?:my |a |the )?new (?<y>job|school|course|position|role))\b/i,
    not: /\btomorrow|nervous\b/i,
    lines: [
      [N, 'calm', 'You did it, day one! Feet up and no more questions, except: are you glad you chose it?'],
      [L, 'warm', 'Well done for getting through the first day. Who was kind to you?'],
      [F, 'warm', 'How was it? A first day is mostly names you forget and not finding the toilet.'],
      [L, 'warm', 'Well done for getting through the first one at the new {x}. Who was kind to you?'],
      [P, 'playful', 'Have you worked out where they hide the good coffee at the {x} yet?'],
      [N, 'calm', 'New places are exhausting, even good ones. Feet up tonight, the {x} can wait.'],
      [F, 'warm', 'How is the new {y} so far? I hope somebody showed you where the good coffee is.'],
      [P, 'playful', 'Rule one of a new {y}: smile, nod and never admit you lost the Wi-Fi password.'],
      [L, 'warm', 'That is exciting, congratulations on the new {y}! Who was kind to you on day one?'],
    ],
  },
  {
    name: 'story: that dream again',
    when: latin(
      /\b(?:(?:had|have|having|get|got|keep (?:having|getting)|it'?s|was|back to) (?:the|that|my|this) (?:\p{L}+ ){0,2}dream(?:s)?(?: (?:again|where|about|that i))|recurring dream\b|same (?:\p{L}+ ){0,2}dream\b|keep dreaming)/iu,
    ),
    not: /\b(?:of you|about you|you were|u were|dream (?:job|house|man|woman)|died|dead|funeral|passed|late (?:mom|mum|dad|gran|wife|husband)|attack\w*|rape\w*|abus\w*|hit me|accident|war|ptsd|therap\w*|he|she|him|her|nightmares?|drown\w*|kill\w*)\b/i,
    lines: [
      [F, 'warm', 'Does it ever end well, or do you always wake up before that?'],
      [S, 'warm', 'That one again. How long does it take until it has worn off?'],
      [F, 'direct', 'Do you know what sets it off, or does it come as it likes?'],
      [N, 'calm', 'It is odd how the head goes back there, after all these years of nobody asking.'],
      [P, 'playful', 'You would think that by now they would show another film.'],
      [L, 'warm', 'I hope that one night you get the version in which all goes well.'],
    ],
  },
  {
    name: 'story: a dream',
    when: latin(/\b(?:dreamt|dreamed|had (?:a|the|this) (?:\p{L}+ )?(?:dream|nightmare))\b/iu),
    not: /\b(?:of you|about you|you were|u were|(?:dreamt|dreamed) to|dream job|dreamed of (?:being|becoming)|dream (?:again|where i'?m (?:back|still))|same (?:\w+ )?dream|recurring|(?:days?|weeks?|months?),? (?:no|without|off))\b/i,
    lines: [
      [T, 'playful', 'Brains are so rude at night. Did you at least win in the dream, or wake up sweating?'],
      [F, 'direct', 'Is that a dream you have often, or was it a premiere?'],
      [S, 'playful', 'Waking up and finding it was only a dream is nearly worth the sweat. Nearly.'],
      [P, 'playful', 'Sounds like your dreams have a decent budget and a terrible writer.'],
    ],
  },
  {
    name: 'story: old diaries and photos',
    when: /\b(?:found|dug up|reread|came across|unearthed|stumbled on) (?:my |an |some |our |a |the )?(?:old |teenage |high school |matric |childhood |box of |school )*(?<x>diary|diaries|journals?|love letters?|letters?|photos?|photo albums?|yearbook|school reports?|report cards?|poems|poetry|mixtape|playlist|essays?|drawings)\b/i,
    lines: [
      [T, 'playful', 'Oh, that is dangerous material. What is the most dramatic line in there?'],
      [F, 'warm', 'Do you like the person in the {x}, or do you want to give them a hug and a comb?'],
      [P, 'playful', 'Burn nothing. The {x} may be cheaper than therapy, and funnier.'],
      [L, 'playful', 'I would pay good money for a reading from the {x}. Just one page.'],
    ],
  },
  {
    name: 'story: back from a trip',
    when: latin(
      /\b(?:(?:just |got |came |i'?m )+(?:got |came )?back from|spent (?:the|a|my) (?:\p{L}+ )?(?:weekend|week|holiday|day|few days) (?:in|at|on)|(?:was|were) in|went to) (?:a (?:week|weekend|few days|month) (?:in|at) )?(?<x>(?:the )?(?:drakensberg|berg|kruger|karoo|cederberg|garden route|wild coast|transkei|mozambique|namibia|lesotho|swaziland|botswana|zanzibar|mauritius|hermanus|knysna|plett|durban|cape town|clarens|hogsback|coffee bay|dullstroom|magaliesberg|sabie|graskop|jeffreys bay|j-?bay|paternoster|sea|beach|mountains|farm|coast|bush|desert|lake|vic falls|victoria falls|addo|pilanesberg|japan|italy|portugal|spain|greece|paris|rome|lisbon|thailand|bali|vietnam|kenya|egypt|scotland|ireland))\b/iu,
    ),
    not: /\b(?:sorry|delete|ghost)\b/i,
    lines: [
      [
        L,
        'warm',
        'That sounds like exactly what one needs. How long does the calm from {x} last, till the first email?',
      ],
      [F, 'warm', 'What was the best hour of {x}?'],
      [
        P,
        'playful',
        'And now back to dishes and passwords. Have you looked at the photos of {x} ten times yet?',
      ],
      [F, 'direct', 'Would you go back to {x} tomorrow, or is it a once-and-perfect thing?'],
      [T, 'playful', 'I hope you brought some of {x} back in your shoes. It is the law.'],
    ],
  },
  {
    name: 'story: the view that was not',
    when: /\b(?:hiked|climbed|walked|drove|got up at \d|woke up at \d|went) [^.!?]*\b(?<x>sunrise|sunset|summit|top|view|whales?|lions?|waterfall|leopard|eclipse|meteor shower|lion's head|table mountain)\b[\s\S]*\b(?:mist|misted|cloud|clouds|fog|saw nothing|nothing|didn'?t see|closed|rained)\w*/i,
    lines: [
      [L, 'warm', 'I like that you call it great anyway. That is a person I would walk up a hill with.'],
      [
        T,
        'playful',
        'So you climbed all that way for a very large grey wall. How was the {x} from the inside?',
      ],
      [F, 'warm', 'What made it good, if not the {x}?'],
      [P, 'playful', 'The {x} is legally obliged to show up next time. Did you at least have decent snacks?'],
    ],
  },
  {
    name: 'story: a gig with nine people',
    when: latin(
      /\b(?:my|our|a) (?:mate|friend|brother|sister|cousin|boyfriend)(?:'s)? ?band\b[^.!?]*\b(?:played|gig|show|audience)\b|\b(?:went to|saw|was at|been to) (?:a|the|an|my first) (?:\p{L}+ ){0,2}(?<x>gig|concert|festival|show|play|musical|match|ballet|opera|comedy show|theatre|rave)\b/iu,
    ),
    lines: [
      [F, 'warm', 'How were they, honestly? I can keep a secret about a {gig}.'],
      [L, 'warm', 'You were there, and you clapped for six. What was the best moment of the {gig}?'],
      [
        T,
        'playful',
        'Small crowds are for the chosen few. In ten years you will say you were at that {gig}.',
      ],
      [
        P,
        'playful',
        'How many songs in did you start dancing? No {gig} is complete without one person who does.',
      ],
    ],
  },
  {
    name: 'story: talking to plants',
    when: /\b(?<x>house ?plants?|plants?|monstera|fern|cactus|succulents?|basil|orchid|avocado tree|lemon tree|tomato(?:es)?|kettle|car|fridge|toaster|sourdough starter|starter|robot vacuum|roomba)\b[^.!?]*\b(?:talk(?:ed|ing)? to (?:it|him|her|them)|named (?:it|him|her|them)|called (?:it|him|her)|apologi\w+ to|hugged)\b|\b(?:talk(?:ed|ing)?|apologi[sz]ed|sing|sang|said sorry) to (?:my|the|a) (?<y>plants?|houseplants?|fern|cactus|kettle|car|fridge|toaster|chair|mannequin|starter|robot vacuum|table|door)\b/i,
    lines: [
      [T, 'playful', 'The {x} never interrupts, that is the secret. What do you two talk about?'],
      [L, 'warm', 'I like that. Half the people I know listen less than your {x}.'],
      [F, 'direct', 'Does the {x} have a name, or are you keeping it professional?'],
      [P, 'playful', 'It only becomes a problem when the {x} starts giving advice.'],
      [T, 'playful', 'And what did the {y} say? You two clearly have history.'],
      [P, 'playful', 'Manners are manners. The {y} will remember it.'],
      [L, 'warm', 'I find that very likeable. Do you and the {y} speak often?'],
    ],
  },
  {
    name: 'story: a silly purchase',
    when: latin(
      /\b(?:bought|ordered|impulse[- ]bought|accidentally (?:bought|ordered)|spent (?:\p{L}+ )*(?:money|R ?\d+|\d+|too much) on) (?:myself )?(?<x>(?:a|an|the|two|three|some|\d+) (?:\p{L}+[- ]){0,2}?(?:\p{L}+))(?= (?:and|at|on|to|for|because|from|that|which|instead|today|online|last|i|when)\b|[.,!]|$)/iu,
    ),
    not: /\b(?:house|flat|place|apartment|home|ring for|medicine|coffin|pregnancy|ticket to see you|you|bother(?:s|ed)? me|sad|cried|crying|miss(?:ed|ing)? (?:him|her|them|it)|don'?t know why|(?:he|she|they|man|lady|woman|gentleman|guy|uncle|couple|customers?|guests?|kid|table \w+|somebody|someone|m[ou]m|dad|sister|brother|gran\w*|boss) (?:\w+ )?(?:bought|ordered|spent))\b/i,
    lines: [
      [T, 'playful', 'Of course you did. How did {x} talk you into it?'],
      [F, 'direct', 'Any regrets about {x}, or has it already changed your life?'],
      [L, 'playful', 'I fully support {x}. Sensible purchases make terrible stories.'],
      [P, 'playful', 'Nobody needs {x}, and that is exactly why one buys it. Where does it live now?'],
    ],
  },
  {
    name: 'story: lost weight, kept dignity',
    when: /\b(?:lost|shed|down) (?<x>\d+ ?(?:kgs?|kilos?|kilograms?|pounds))\b/i,
    lines: [
      [L, 'warm', 'Well done on {x}, that takes stubbornness. How do you feel?'],
      [F, 'direct', 'What made the difference, walking, eating or pure spite? {x} is a lot.'],
      [P, 'playful', 'New clothes are officially a medical expense. Congratulations on {x}!'],
      [
        T,
        'playful',
        'Nobody warns you that {x} comes out of the belt budget. Did anyone in the room keep a straight face?',
      ],
    ],
  },
  {
    name: 'story: the gym',
    when: /\b(?:went (?:back )?to (?:the )?gym|joined (?:a|the) gym|leg day|crossfit|spin(?:ning)? class|pilates|hot yoga|yoga class|personal trainer|parkrun)\b/i,
    lines: [
      [F, 'warm', 'And how do stairs feel today? That is the honest measure of a {gym}.'],
      [L, 'warm', 'Turning up is the hard part, the rest is just sweating. Well done on the {gym}.'],
      [P, 'playful', 'Whoever invented {gym} never had to sit down on a toilet the next day.'],
      [T, 'playful', 'Did the person next to you make it look easy? There is one at every {gym}.'],
    ],
  },
  {
    name: 'story: did nothing at all',
    when: latin(
      /\b(?:did (?:absolutely |literally )?nothing|stayed in bed all|whole day in (?:bed|pyjamas|pjs)|didn'?t leave (?:the house|my bed|the couch)|binge[- ]?watched|watched (?:a whole|an entire|\p{L}+ episodes|the whole)|haven'?t left the (?:house|couch))\b/iu,
    ),
    not: /\b(?:depress\w*|can'?t get out|sad|crying|alone|lonely)\b/i,
    lines: [
      [L, 'warm', 'That sounds like a day well spent. More people should manage nothing that thoroughly.'],
      [P, 'playful', "A whole day of it takes discipline. Were there snacks within arm's reach?"],
      [F, 'direct', 'What was the highlight, the couch or the second nap? Doing nothing has levels.'],
      [
        T,
        'playful',
        'I hope nobody dares ask whether you were productive. Who would dare disturb a whole day like that?',
      ],
    ],
  },
  {
    name: 'story: fixed or made it',
    when: latin(
      /(?:^\W*|[.!?;]\s+|\b(?:i|we|i'?ve|we'?ve|i'?d) (?:just |finally |also |even |actually |have |only |then |today |practically ){0,2}|\b(?:i|we|i'?ve|we'?ve|[Tt]oday|finally)\b[^.!?,;]{1,40} and (?:then |finally )?|\b(?:today|yesterday|finally|just) (?:i |we )?)(?:fixed|built|painted|assembled|restored|sewed|knitted|crocheted|tiled|wallpapered|welded|carved|sanded|repaired) (?<x>(?:my|the|a|an|our|his|her) (?:\p{L}+ ){0,2}?(?:\p{L}+))(?= (?:and|myself|today|this|by|with|for|from|on|in|all|over|but|last|it|without|i|that|which|we|after)\b|[.,!]|$)/iu,
    ),
    not: /\bdate|problem|\b(?:he|she|they|it|who|that|guy|man|dad|brother|landlord|neighbour|plumber|somebody|someone|them) (?:\w+ ){0,2}(?:painted|fixed|built|restored|repaired|made|assembled)\b|\b(?:he|she|they|came|who|guy|man|dad|brother|plumber) [^.!?]{0,40}\band (?:just |then |finally )?(?:painted|fixed|built|restored|repaired|assembled)\b/i,
    lines: [
      [L, 'warm', 'There is no smugness like that. How does {x} look?'],
      [
        F,
        'direct',
        'How many videos did you watch before you dared, and how many parts of {x} were left over?',
      ],
      [
        P,
        'playful',
        'You are now the person everyone phones when something breaks. You brought {x} on yourself.',
      ],
      [F, 'warm', 'How long did {x} take, and how much of it was swearing?'],
    ],
  },
  {
    name: 'story: quit the job',
    when: /\b(?:quit|resigned|handed in my (?:notice|resignation)|gave (?:in )?my notice|left my job|last day at (?:work|my job|the office))\b/i,
    not: /\b(?:sugar|coffee|meat|carbs|gym|social media|instagram|vaping|smoking|drinking|my boss quit|quit smoking|asked me)\b/i,
    lines: [
      [
        L,
        'warm',
        'Well done for doing it. Relieved, terrified, or switching between the two since you quit?',
      ],
      [F, 'direct', 'What comes next now that you have quit, a plan or a very long nap?'],
      [
        N,
        'calm',
        'That is a big step, even when it is the right one. How did they take it when you resigned?',
      ],
      [P, 'playful', 'Did you quit politely, or slide down the banister?'],
    ],
  },
  {
    name: 'story: people came over',
    when: /\b(?:had|hosted|have) (?:the |my |some |a few |all my |\d+ )?(?:family|friends|in-?laws|people|cousins|parents|neighbours|colleagues) (?:over|round|for (?:supper|dinner|lunch|a braai|sunday lunch))\b|\bhosted (?:my first |a |the )?(?<x>braai|dinner|supper|christmas|thanksgiving|party|baby shower|lunch)\b/i,
    lines: [
      [
        F,
        'warm',
        'How did it go, and who stayed far too long in the kitchen? There is always one among friends and family.',
      ],
      [
        P,
        'playful',
        'I judge these things by leftovers. What was still in the fridge once everybody you had over left?',
      ],
      [L, 'warm', 'You had people round and still have energy to write? Respect.'],
      [T, 'playful', 'Somebody always tells the same story when people come over. Whose was it this time?'],
    ],
  },
  {
    name: 'story: caught singing',
    when: /(?<!\b(?:mother|mom|mum|dad|father|gran|gogo|ouma|sister|brother|boss|he|she|they|kids?|son|daughter|lady|man) )\b(?:singing|sang|danced|dancing|belting) [^.!?]{0,30}\b(?:robot|traffic|car|shower|aisle|till|checkers|woolies|spar|pick n pay|lift|office|kitchen|red light|trolley)\b/i,
    lines: [
      [T, 'playful', 'What was the song? It matters whether it was worth being caught.'],
      [L, 'playful', 'I like people who sing where others only wait. Did anyone join in?'],
      [F, 'direct', 'And did you stop when they saw you, or finish the chorus? Never stop singing halfway.'],
      [
        P,
        'playful',
        'Everybody sings when they think nobody is looking. You were merely unlucky with the audience.',
      ],
    ],
  },
  {
    name: 'story: taken for older',
    when: /\b(?:called me (?<x>sir|ma'?am|aunty|auntie|tannie|oom|uncle|mama|meneer|mevrou|gogo|old)|asked (?:me )?if i was (?<y>alive|his (?:mom|dad|grandmother)|her (?:mom|dad|grandmother)|a pensioner|old enough|pregnant)|pensioner'?s? discount|found (?:my first|a) gr[ae]y hair|asked for my id)\b/i,
    lines: [
      [T, 'playful', 'The cheek! How did you recover from that one, walking stick or dignity?'],
      [S, 'playful', 'That one stays with you for years. Whoever asked was standing in very bad light.'],
      [F, 'direct', 'And what did you answer when they asked? I hope something dreadful.'],
      [
        P,
        'playful',
        'Welcome to the club. We meet at four, because it gets dark. Being called {x} is the entry exam.',
      ],
      [F, 'direct', 'What was your face doing when they called you {x}?'],
      [S, 'playful', 'The first {x} is always a shock. It gets worse, then it gets funny.'],
      [T, 'playful', 'Did you at least get a discount with the {x}?'],
    ],
  },
  {
    name: 'story: a tattoo or a big change',
    when: /\b(?:got|getting) (?:a|my|my first|another) (?<x>tattoo|piercing|nose ring|perm|mullet|pixie cut|buzz cut)\b|\b(?:shaved|buzzed|dyed|bleached|chopped off) my (?<y>head|hair|beard)\b/i,
    lines: [
      [F, 'direct', 'Brave! What made you decide on the {x}?'],
      [L, 'warm', 'I like people who just do it. How do you feel about the {x} in the morning light?'],
      [P, 'playful', 'Has your mother seen the {x} yet? That is the real test.'],
      [F, 'direct', 'Brave! What made you do it, the {y}?'],
      [
        L,
        'warm',
        'I like people who just do it. Do you still get a fright in the mirror because of the {y}?',
      ],
      [P, 'playful', 'Has your mother seen the {y} yet? That is the real test.'],
    ],
  },
  {
    name: 'story: first time seeing',
    when: /\bfirst time (?:in my life |ever |i(?:'ve)? (?:ever )?)?(?:seeing|saw|seen|flying|flew|swimming|swam|eating|ate|trying|tried|on a plane|in the (?:sea|snow)|at the)\b(?: (?<x>(?:the |a |real )?(?:sea|snow|ocean|whales?|lions?|elephants?|northern lights|plane|oysters?|sushi|opera|live game)))?/i,
    lines: [
      [L, 'warm', 'I would love to be able to do that again for the first time. What surprised you?'],
      [F, 'warm', 'How was it, that first time? Was it what you thought it would be?'],
      [P, 'playful', 'And now there is no way back, you only get one first time. Was it worth the fuss?'],
      [N, 'calm', 'There is nothing like a first time. I hope nobody rushed you.'],
    ],
  },
  {
    name: 'story: fell asleep somewhere',
    when: latin(
      /(?:^|\bi (?:just |also |then )?|\band |\bi've )(?:fell asleep|dozed off|nodded off|snored) (?:in|on|at|during|under|with|through|halfway) (?<x>(?:(?:a|the|my|our|his|her|church|class|yoga)\b ?)(?:\p{L}+)?(?: \p{L}+)?)/iu,
    ),
    not: /\bsorry\b|\bmy (?:mate|friend|dad|brother|boss|colleague|husband|cousin)\b/i,
    lines: [
      [T, 'playful', 'Did you snore? I need to know before I judge. Nobody forgets who fell asleep.'],
      [F, 'direct', 'Who woke you, and how much had they seen before you knew you fell asleep?'],
      [S, 'playful', 'Clearly you needed it. I hope somebody put a blanket over you when you fell asleep.'],
      [P, 'playful', 'That is the most honest review anyone can give. You fell asleep, no further notes.'],
    ],
  },
];

/** How the day was: good, bad, lazy, loud, spent before a screen, with friends, on the road or in an office. */
import { any, type Life } from './life-heard.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

/** They had been asked how it was. */
const ASKED_DAY = /\bhow(?:'s|s| was| is| did| are)?\b|\bgood (?:day|weekend|night)\b|\bwhat did you\b/i;

export const DAY_LIVES: readonly Life[] = [
  {
    name: 'a birthday of theirs',
    when: any(
      /\b(?:it'?s|today is|today'?s|tomorrow is|tomorrow'?s|had|spent|celebrat\p{L}*|planning|for|enjoyed|such a good|such a lovely|is) my (?:\d+(?:st|nd|rd|th) |own |big )?(?:birthday|bday|b-day)\b|\bmy (?:birthday|bday)(?:'s| is| was)? (?:today|tomorrow|this|next|on|in|yesterday|last|coming)\b|\b(?:turning|turned|turn|i'?ll be|i shall be|i will be) (?:\d\d|thirty|forty|fifty|sixty|seventy|twenty)[\p{L}-]*\b(?=[^?]{0,30}\b(?:today|tomorrow|on|this|next|yesterday|saturday|sunday|week|weekend)\b)|\bbig (?:three|four|five|six|two)[ -]?(?:oh|o|0)\b/iu,
    ),
    not: /\b(?:forgot|forgotten|nobody|no one|late (?:m[ou]m|dad)|would have|heaven|alone|want you|my (?:son|daughter|mom|dad)'?s|real man|anybody\b|tell the|(?:daughter|son|brother|sister|m[ou]m|dad|gran|niece|nephew|cat|dog) turned|years old|when i turned|minutes late|boyfriend)\b/iu,
    lines: [
      [
        L,
        'warm',
        'Happy birthday for then! How do you want to spend it?',
        /\b(?:turning|tomorrow|next|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)|i shall|i'?ll be|coming|big)\b/iu,
      ],
      [
        P,
        'playful',
        'Cake for breakfast is the only rule that matters on that day.',
        /\b(?:turning|tomorrow|next|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)|i shall|i'?ll be|coming|big|today|it'?s my)\b/iu,
      ],
      [
        L,
        'warm',
        'Happy birthday! I am glad that you told me, thing or no thing.',
        /\b(?:it'?s my|today)\b(?!.*\btomorrow\b)/iu,
      ],
      [
        L,
        'warm',
        'That sounds like a birthday well spent. Happy belated from me!',
        /\b(?:had|spent|was|yesterday|last|surprised|enjoyed)\b/iu,
      ],
      [
        P,
        'playful',
        'Pretending does not work, I hear. The candles always find you.',
        /\b(?:pretend\p{L}*|crisis|not making|existential|old)\b/iu,
      ],
      [F, 'direct', 'What was the best bit of it?', /\b(?:had|spent|was|surprised|enjoyed)\b/iu],
      [
        F,
        'playful',
        'And what would make it a really good one?',
        /\b(?:turning|tomorrow|next|this weekend|i shall|i'?ll be|coming|big)\b/iu,
      ],
      [P, 'playful', 'A song at six in the morning is real love.', /\b(?:6 ?am|six|sing|sang)\b/iu],
    ],
    brief: [
      ['warm', 'Happy birthday to you!'],
      ['playful', 'Happy birthday, and may there be far too much cake!'],
      ['warm', 'Happy birthday, I am glad that you told me.'],
    ],
  },
  {
    name: 'a good day',
    when: any(
      /\b(?:had|having|been|it was|was|what|really) (?:such )?(?:an? |the )?(?:\p{L}+ )?(?:good|lovely|great|best|nice|wonderful|perfect|beautiful|pleasant|chilled|amazing|fun) (?:day|weekend|sunday|saturday|afternoon|evening|morning|night|time)\b|\bsuch a (?:good|lovely|great|nice|perfect|beautiful) (?:day|weekend|sunday|saturday|evening|afternoon|morning)\b|\b(?:one of those days (?:where|when) everything (?:just )?(?:works|worked|went|goes|clicked)|laughed till|best in ages|feeling good for (?:the first|once)|i'?m just happy today|happy today|work was calm|got home before dark|feel(?:ing)? alive)\b/iu,
      /^\W*(?:it was |so |actually )?(?:really |pretty |surprisingly |very )?(?:good|great|lovely|amazing|wonderful|the best|so good)(?: actually| thanks| thank you| hey)?\W+[^?]{6,}/iu,
      /\b(?:took|went|had|swam|napped|wandered|drove|spent)\b[^.!?]{0,50}\b(?:aquarium|picnic|beach|in the sea|botanical garden|swim in|for tea|lovely drive|market|museum)\b|\b(?:bought a plant|roses are out|friend came for tea|got a compliment)\b/iu,
    ),
    also: (r) =>
      !/^\W*good (?:morning|day|evening|afternoon|night)\b/iu.test(r.plain) &&
      (!/^\W*(?:it was |so |actually )?(?:really |pretty |surprisingly |very )?(?:good|great|lovely|amazing|wonderful|the best|so good)\b/iu.test(
        r.plain,
      ) ||
        /\b(?:day|weekend|morning|evening|night)\b/iu.test(r.plain) ||
        (ASKED_DAY.test(r.mine) && /\b(?:day|weekend|morning|evening|night|week)\b/iu.test(r.mine))),
    not: /\b(?:not having|not a|have a|hope|wish\p{L}*|good (?:morning|night|evening|afternoon),|bad|(?:good|nice|lovely|fun|great) but|but (?:not|then|now|it|she|he|sad)|until she|until he|not a good|no good|not good|your|had better|best of luck|good day to|crash\p{L}*|thumbs|two wallets|would be|sad|miss|used to|could be|if only|wedding|horrible|awful|cried|crying|lonely|alone|tomorrow|swim with|can'?t swim|thank you for|thanks for)\b/iu,
    lines: [
      [L, 'warm', 'I like reading that. You have earned a day like that.'],
      [F, 'warm', 'What was the best half hour of it?'],
      [L, 'warm', 'That sounds lovely. Some days deserve to be told.'],
      [P, 'playful', 'Bottle it and keep it for a Monday.'],
      [L, 'warm', 'May the week keep up with it. You sound happy.'],
      [F, 'direct', 'And who made you laugh?', /\b(?:laugh\p{L}*|fun)\b/iu],
      [N, 'warm', 'You sound light. It is nice to be told the good things as well.'],
      [P, 'playful', 'Nobody needs a plant, and everybody should buy one.', /\bplant\b/iu],
    ],
    brief: [
      ['warm', 'I like reading that.'],
      ['warm', 'That sounds lovely.'],
      ['playful', 'Bottle that one and keep it for a Monday.'],
    ],
  },
  {
    name: 'a bad day',
    sore: true,
    when: any(
      /\b(?:horrible|terrible|awful|rubbish|shit|shitty|crap|crappy|rough|bad|worst|wretched|kak|long rubbish|rotten|lousy|hectic bad|garbage) (?:day|week|monday|tuesday|wednesday|thursday|friday|morning)\b|^\W*don'?t ask\W+(?=[^?]*\b(?:day|week|everything|wrong)\b)|\b(?:not my day|today can (?:get in|go in) the bin|everything that could go wrong|one of those days (?:where|when) (?:even|nothing|everything goes wrong)|day from (?:beginning|hell)|shift from hell|week from hell|want (?:today|this day|this week) to (?:end|be over))\b/iu,
    ),
    not: /\b(?:date|sorry not you|a year ago|not (?:a |that |so )?(?:bad|rough)|isn'?t a bad|hair day|bad day to|anniversary|been worse|have a|hope|your (?:bad|horrible|terrible)|if you|worst day of my life|ask me about|expensive|goat|was it|or a bad)\b/iu,
    lines: [
      [S, 'warm', 'I am sorry. Do you want to tell me, or be distracted?'],
      [S, 'warm', 'That sounds awful. Shoes off, something warm, and today is over.'],
      [
        N,
        'calm',
        'Some days just take and take. I am glad that you are home.',
        /\b(?:home|couch|bed|wine|sofa)\b/iu,
      ],
      [S, 'playful', 'In the bin with it, and the lid on.'],
      [F, 'warm', 'What was the worst of it?', /^(?!.*\bdon'?t ask\b)/iu],
      [P, 'playful', 'Then I ask nothing and send you a large imaginary pizza.', /\bdon'?t ask\b/iu],
      [L, 'warm', 'You got to the end of it. That counts for something tonight.'],
      [P, 'playful', 'Printers can smell fear. It was not you.', /\bprinter\b/iu],
    ],
    brief: [
      ['warm', 'I am sorry, that sounds like a day for the bin.'],
      ['warm', 'Shoes off, something warm, and today is over.'],
      ['calm', 'Some days just take and take, I am sorry.'],
    ],
  },
  {
    name: 'new hair',
    when: any(
      /\b(?:got|getting|had|having|cut|chopped|dyed|coloured|bleached|shaved|trimmed|went|new|did|lost|asked)\b[^.!?]{0,30}\b(?:my hair|hair cut|haircut|bangs|fringe|braids|box braids|dreads|locs|weave|fade|pixie|highlights|perm|to copper|to blonde|blonde to|a trim|beard)\b|\b(?:hairdresser|barber|salon|stylist)\b[^.!?]{0,50}\b(?:cut|took|short|high|chopped|ruined|too|fringe|colour|sides|orange)\b|\b(?:fresh|new) (?:fade|braids|haircut|cut|hair|colour|trim)\b|\b(?:took|cut) (?:off )?\d+ ?cm\b|\bhair cut (?:very|so|too)\b|\bblack to (?:copper|blonde|red)\b/iu,
    ),
    not: /\b(?:your hair|falling out|chemo|looked|cat|dog|my (?:son|daughter|ex)'?s|should i|hair colou?r do you|if i|verif\p{L}*|app\b|face again|quit)\b/iu,
    lines: [
      [F, 'playful', 'And? Do you pass every mirror twice, or none?'],
      [L, 'warm', 'Brave. I would like to see it, whenever you feel like showing.'],
      [
        P,
        'playful',
        'Beanies are very much in. Until July, easily.',
        /\b(?:beanie|hat|cap|july|too (?:short|much|high)|10 ?cm|matchstick|orange)\b/iu,
      ],
      [
        S,
        'warm',
        'It grows. It always looks worst to the one who remembers the old one.',
        /\b(?:too|ruined|took|beanie|matchstick|10 ?cm|orange|before you say)\b/iu,
      ],
      [
        P,
        'playful',
        'I was not going to say anything. I was going to stare respectfully.',
        /\b(?:before you say|bangs|fringe)\b/iu,
      ],
      [
        F,
        'warm',
        'What made you do it?',
        /\b(?:chopped|dyed|went from|very short|shaved|bleached|copper|off)\b/iu,
      ],
      [
        S,
        'playful',
        'Six hours in a chair. You should get the whole week off.',
        /\b(?:six|five|seven|eight|\d) hours\b/iu,
      ],
      [L, 'warm', 'Good for you. A new head for a new month.'],
    ],
    brief: [
      ['playful', 'Brave, I would like to see that.'],
      ['warm', 'Good for you, a new head for a new month.'],
      ['playful', 'I hope that you pass every mirror twice.'],
    ],
  },
  {
    name: 'in front of a screen',
    when: any(
      /\b(?:binge[d\p{L}]*|rewatch\p{L}*|(?:watching|watched|started|finished) (?:that|the|a|an|this|some|my) (?:\p{L}+ ){0,3}(?:doccie|documentary|series|show|movie|film|agatha christie|season|episode|drama|thriller|soapie|k-?drama|podcast)|finished (?:the )?(?:last episode|season|series|show|finale)|episodes? (?:in|of|deep)|on the couch with|(?:on|with|and) (?:netflix|showmax)|season (?:one|two|three|four|finale|\d)|whole season|trashy (?:dating )?(?:show|tv)|murder (?:doccie|documentary|podcast)|true crime|comfort tv|bridgerton|reality tv|doccie)\b/iu,
    ),
    not: /\b(?:come|want to watch|watch (?:something|it|a movie) (?:with|together|at)|netflix and|someone is|somebody is|my house|your|kids?|twins|frozen|birds?|the game|the match|rugby|soccer|cricket|boks|chiefs|pirates|clock|my weight|the sunset|the rain|him sleep|me\b|my son|my daughter|weight|braai|marathon runner|half marathon|over at mine|football|watching (?:tv )?with|what are you watching|cried at an advert|with my|password|not a line|true crime but|dexter|contestant|sjambok|invigilat\p{L}*|pool)\b/iu,
    lines: [
      [
        F,
        'direct',
        'Should I start it, or does it eat whole weekends?',
        /^(?!.*\b(?:murder|trashy|friends)\b)/iu,
      ],
      [
        N,
        'playful',
        'That hole after the last episode is real. Tea helps, a little.',
        /\b(?:finished|last episode|whole season|binged|empty|finale|ended)\b/iu,
      ],
      [
        L,
        'warm',
        'You can talk about it to me. I have no opinions yet, I am easy to convince.',
        /\b(?:talk to about|someone to talk|finished)\b/iu,
      ],
      [
        P,
        'playful',
        'And the front door is locked, I assume? Twice?',
        /\b(?:murder|crime|horror|killer|scary)\b/iu,
      ],
      [
        L,
        'warm',
        'A blanket and people with bigger problems than ours. Perfect.',
        /\b(?:couch|blanket|bed|pyjamas|popcorn|sofa|rooibos|tea)\b/iu,
      ],
      [F, 'playful', 'Who in it would you happily push into a lake?'],
      [
        T,
        'playful',
        'I will not judge. I may ask for a summary.',
        /\b(?:trashy|dating|reality|rewatch\p{L}*|friends|hundredth)\b/iu,
      ],
      [
        L,
        'playful',
        'Stressed for people who do not exist: that is what a good series is for.',
        /\b(?:stressed|don'?t exist|anxious)\b/iu,
      ],
    ],
    brief: [
      ['warm', "A blanket and other people's problems, perfect."],
      ['playful', 'I may ask you for a summary.'],
      ['warm', 'That sounds like a good evening.'],
    ],
  },
  {
    name: 'out with friends',
    when: any(
      /\b(?:out|drinks|brunch|lunch|dinner|supper|coffee|braai|game night|games night|karaoke|picnic|catch(?:ing)? up|met up|weekend away|cocktails|clubbing|dancing|sushi) (?:with|at) (?:the |my |some |a |an |three |two |old |all )*(?:\p{L}+ )?(?:girls|guys|boys|besties|bestie|friends?|mates?|mate's|crew|colleagues|school friends?|ladies|gang|squad|thabo'?s|work people|team)\b|\b(?:girls'?|guys'?|boys'?|game|quiz|poker|board game) night\b|\bmet up with\b[^.!?]{0,40}\b(?:friend|years)\b|\bwent out with (?:the|my) (?:guys|girls|boys|friends|mates)\b|\bclosed the restaurant\b|\bbraai at (?:my|a) (?:mate|friend|buddy|boet)/iu,
    ),
    not: /\b(?:just friends|forgot me|without me|didn'?t (?:invite|ask)|left me|not invited|my ex|nobody told|stranded|spiked|alone|your friends|farewell|emigrat\p{L}*|flies|goodbye|crying|cried|boyfriend|husband|with you and)\b/iu,
    lines: [
      [L, 'warm', 'That sounds like a good time. Who tells the best stories in that group?'],
      [F, 'playful', 'What was the subject that nobody can repeat?'],
      [
        L,
        'warm',
        'People who make your face hurt are worth keeping.',
        /\b(?:laugh\p{L}*|face hurts|hurts)\b/iu,
      ],
      [P, 'playful', 'I hope the jacket is having a good night too, wherever it is.', /\bjacket\b/iu],
      [
        N,
        'warm',
        'It is the best thing, when it feels as if no time has passed.',
        /\b(?:years|old|varsity|school|forever|colleagues)\b/iu,
      ],
      [
        P,
        'playful',
        'There is always one uncle who sings. Give him a microphone.',
        /\b(?:uncle|sing\p{L}*)\b/iu,
      ],
      [S, 'playful', 'Losing badly takes style. Flip the board and blame the wind.', /\blosing\b/iu],
      [
        L,
        'warm',
        'Enjoy them. I will still be here tomorrow, with coffee.',
        /\b(?:tonight|i'?m (?:out|at|losing)|it'?s loud|drinks with)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'That sounds like a good time.'],
      ['playful', 'I hope there is one story that nobody can repeat.'],
      ['warm', 'Friends like that are worth keeping.'],
    ],
  },
  {
    name: 'bored',
    ofReader: true,
    when: any(
      /\b(?:so |really |very |super |just |dying of |bit |i'?m |am |bored out|hey\.? |sunday )(?:bored|boredom)\b|^\W*bored\b|\bbored out of my (?:skull|mind|head)\b|\b(?:entertain|distract) me\b|\bsend (?:me )?something (?:interesting|funny)\b|\b(?:nothing on (?:tv|telly)|nobody'?s around|work is (?:dead|so slow|super slow)|watching the clock|dull (?:sunday|day|evening|afternoon|saturday)|doing absolutely nothing and|absolutely nothing and i'?m not)\b/iu,
    ),
    not: /\b(?:bored (?:of|with) (?:these|this|you|games|dating|men|women|the apps|my marriage|my life)|you'?re boring|sad|lonely|pills|cry|get bored of|never bored|pain)\b/iu,
    lines: [
      [P, 'playful', 'Quick, then: worst haircut you ever had, with year and reason.'],
      [F, 'playful', 'Emergency question: which word do you always misspell?'],
      [T, 'playful', 'By colour! And where does the curry powder stand, yellow or brown?', /\bspices?\b/iu],
      [
        S,
        'playful',
        'Look around. Which stranger there has the best story, and what is it?',
        /\b(?:queue|department|waiting|airport|office|work|sitting at)\b/iu,
      ],
      [L, 'warm', 'Then I come at the right moment. Tell me something that nobody asks you about.'],
      [P, 'playful', 'Shall we each tell one true thing and one lie? You start.'],
      [F, 'direct', 'What would you be doing right now, if you could be anywhere?'],
    ],
    brief: [
      ['playful', 'Then I come at the right moment.'],
      ['warm', 'Let me help you through it.'],
      ['playful', 'We shall do something about that boredom.'],
    ],
  },
  {
    name: 'back from a trip',
    when: any(
      /\b(?:just |finally )?(?:got |am |we'?re |i'?m |arrived |returned )?(?:back|home|returned|landed) (?:home )?(?:from|after)\b[^.!?]{0,40}\b(?:mozambique|namibia|zanzibar|kruger|cape town|durban|joburg|holiday|vacation|mauritius|bali|london|greece|italy|sea|coast|berg|bush|botswana|thailand|weeks? in|week at|farm|lesotho|camping|road ?trip|safari|trip)\b|\b(?:landed|touched down) (?:an hour|just|two|last night|this morning|safely)\b|\b(?:week|weekend|two weeks|ten days|few days) (?:at|in|by|on) (?:the )?(?:sea|coast|beach|bush|berg|kruger|mountains|wild coast|farm|mozambique|zanzibar)\b|\bunpacking can wait\b|\bforgot my laptop password\b|\b(?:holiday|trip) was\b|\bsaw (?:a|two|the) (?:leopard|lion|lions|cheetah|rhino)\b/iu,
    ),
    not: /\b(?:funeral|burial|next week|tomorrow|going|off to|leaving|booked|back in a|back with|sad|cancel\p{L}*|clinic|can'?t wait|relationship|in the morning|where i'?m|my knees|if you)\b/iu,
    lines: [
      [L, 'warm', 'Welcome back! What is the one thing you would fly back for tomorrow?'],
      [F, 'direct', 'How many days until it wears off?'],
      [
        P,
        'playful',
        'The suitcase can stay where it is. In a month it is furniture.',
        /\b(?:unpack\p{L}*|back|home|washing|suitcase|sand)\b/iu,
      ],
      [
        S,
        'warm',
        'A middle seat all that way! Straight to bed, no more talking.',
        /\b(?:middle seat|\d+ hours|jet ?lag\p{L}*)\b/iu,
      ],
      [L, 'playful', 'Sand in everything means it was a proper holiday.', /\bsand\b/iu],
      [
        L,
        'warm',
        'On day one! Some people drive round for a week and see one tortoise.',
        /\b(?:leopard|day one|lions?|cheetah|rhino)\b/iu,
      ],
      [N, 'warm', 'You sound rested, or at least well tired. Was it what you needed?'],
      [P, 'playful', 'Brown and broke is how one should come home.', /\bbroke\b/iu],
    ],
    brief: [
      ['warm', 'Welcome back!'],
      ['playful', 'The suitcase may stay where it is.'],
      ['warm', 'That sounds like what you needed.'],
    ],
  },
  {
    name: 'about to travel',
    when: any(
      /\b(?:flying|fly|off|leaving|heading|driving|going|travelling|road ?trip\p{L}*) (?:to|for|up to|down to|on|out to|camping|away) (?:the )?(?:a )?(?:cape town|durban|joburg|wild coast|drakensberg|berg|kruger|hermanus|italy|greece|mozambique|namibia|garden route|plett|knysna|coast|sea|bush|europe|london|mauritius|zanzibar|bali|holiday|vacation|leave|cederberg|karoo|overberg|langebaan|trip)\b|\bgoing (?:camping|away (?:for|this|next|with))\b|\b(?:road ?trip|trip|holiday|vacation|camping|flight)\b[^.!?]{0,30}\b(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)|next week|this weekend|booked|packed|in (?:two|three|nine|\p{L}+) days)\b|\bbooked (?:my|a|our|the) (?:\p{L}+ )?(?:ticket|flight|holiday|trip|tickets|flights)\b|\b(?:at|sitting at|stuck at) (?:the airport|or tambo|lanseria|cape town international|king shaka)\b/iu,
    ),
    not: /\b(?:we should|together|with you|with me|my mom will last|dying|funeral|bury|one day|someday|do you|you want|fly to you|wish|guilt trip|emigrat\p{L}*|for good|my (?:mate|friend|bestie|sister|brother) (?:is|at the)|dropped my|cancelled|stranded|wedding|my folks|my parents|my (?:son|mom|mum|gran|sister|brother)|back from|just got back|returned|crying|cried|family descends|work (?:nights|at)|customs|bomb|landing|i land|fetch|booking number|agent|gifts|over my dead|delay\p{L}*)\b/iu,
    lines: [
      [L, 'warm', 'How lovely! What are you looking forward to most?'],
      [
        P,
        'playful',
        'No signal sounds like the point of it. I will be here when the world finds you again.',
        /\b(?:no signal|no emails|offline|wild coast|camping|bush|berg|karoo|cederberg)\b/iu,
      ],
      [F, 'direct', 'Packed for a week already, or ten minutes before you leave?', /^(?!.*\bpacked\b)/iu],
      [L, 'playful', 'Already packed! You are a person of the future.', /\bpacked\b/iu],
      [
        S,
        'playful',
        'Airport prices are robbery with a napkin. At least it is a holiday sandwich.',
        /\b(?:sandwich|coffee|r ?\d+|or tambo|airport|lanseria)\b/iu,
      ],
      [L, 'warm', 'You deserve that. Send one picture, so that I can be properly jealous.'],
      [
        P,
        'playful',
        'The playlist is what matters. The car will understand.',
        /\b(?:playlist|road ?trip)\b/iu,
      ],
      [
        S,
        'warm',
        'May the weather behave and the children sleep in the car.',
        /\b(?:kids|children|boys|girls)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'How lovely, you deserve that.'],
      ['playful', 'Send one picture, so that I can be properly jealous.'],
      ['warm', 'I hope that it is everything you need.'],
    ],
  },
  {
    name: 'a day of nothing',
    when: any(
      /\b(?:did|done|doing|achieved) (?:precisely |absolutely |literally |exactly )?nothing\b|\bnothing whatsoever\b|\bhaven'?t (?:left|moved from|got off) (?:the |my )?(?:couch|bed|house|sofa)\b|\b(?:stayed|still|spent (?:the )?(?:whole )?day|all day|whole day|been) in (?:my |the )?(?:pyjamas|pjs|bed|pajamas)\b|\b(?:leave|lazy|duvet|rest) day\b|\bfirst (?:saturday|sunday|weekend|day) off\b|\bbed,? (?:(?:a |half a |some |more )?\p{L}+,? ){1,6}bed\b|\b(?:moved |gone |made it )?(?:from )?(?:the |my )?bed (?:in)?to (?:the |my )?(?:sofa|couch)\b(?! with)|\btook (?:today|the day|tomorrow|a day) off\b|\bnot setting an alarm\b|\b(?:slept in|long (?:nap|bath|breakfast))\b[^?]{0,50}\b(?:leftovers|nap|slept again|bath|again|book|couch)\b/iu,
    ),
    not: /\b(?:sick|flu|ill|doctor|since saturday|depress\p{L}*|sad|crying|can'?t get up|if you want|meet|laid off|fired|lost my job|did nothing (?:wrong|to)|panado did|they did|he did|she did|hungover|bored|not enjoying|police did|helped|nothing but|broken)\b/iu,
    lines: [
      [L, 'playful', 'That takes discipline. Were there snacks within reach?'],
      [L, 'warm', 'Good. Nobody should be useful every day.'],
      [P, 'playful', 'Please teach me, I always ruin it with a load of washing.'],
      [F, 'direct', 'At what time did you get dressed, roughly?', /\b(?:pyjamas|pjs|pajamas|bed)\b/iu],
      [L, 'warm', 'You needed that. I hope that there is some of it left.'],
      [T, 'playful', 'And no guilt? You are further than most of us.'],
      [
        N,
        'warm',
        'After weeks of running, that must feel like a holiday.',
        /\b(?:first|weeks|leave|off)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Good, nobody should be useful every day.'],
      ['playful', 'That takes discipline, well done.'],
      ['warm', 'You needed that.'],
    ],
  },
  {
    name: 'people at theirs',
    when: any(
      /\b(?:had|hosted|having|hosting|cooked for|feeding|fed) (?:the |my |a |about |around )?(?:\p{L}+ ){0,3}(?:family|people|guests|friends|book club|braai|dinner party|for lunch|for supper|house ?warming|15|22|twenty|twelve)\b[^?]{0,70}\b(?:lunch|supper|chairs|ate|over|here|crumb|60th|nobody got sick|stayed|finished|first|feet|washing up|last night|glass|midnight)\b|\bhouse ?warming (?:was|went)\b|\bfriends (?:came (?:over|round)|round|over)\b|\bcooked for \d+\b|\bran out of chairs\b|\b(?:they|everyone|everybody) stayed (?:till|until)\b|\bwashing up mountain\b/iu,
    ),
    not: /\b(?:come over tonight|prayers|funeral|my uncle (?:died|passed)|want to come|you had|are you hosting|had friends who|people came over for|parents are staying|after the service|argu\p{L}*|fight)\b/iu,
    lines: [
      [
        L,
        'warm',
        'Then it was a good evening. Who left last?',
        /\b(?:till|until|stayed|midnight|ate everything|finished|evening|supper|dinner|night|braai|party|housewarming)\b/iu,
      ],
      [F, 'direct', 'What did you feed them?', /^(?!.*\b(?:braai)\b)/iu],
      [L, 'warm', 'A heart full and feet gone is the right way round.', /\b(?:feet|heart)\b/iu],
      [
        P,
        'playful',
        'I judge these things by the leftovers. Were there any?',
        /^(?!.*\b(?:crumb|ate everything|finished)\b)/iu,
      ],
      [S, 'playful', 'Leave the washing up. It is still there tomorrow, faithful thing.'],
      [L, 'playful', 'Nobody got sick: frame that.', /\bnobody got sick\b/iu],
      [N, 'warm', 'It is lovely, and lovely when the door closes. Am I right?'],
      [
        P,
        'playful',
        'Nothing left is the highest praise there is.',
        /\b(?:crumb|ate everything|finished|ran out)\b/iu,
      ],
    ],
    brief: [
      ['warm', 'A full table is a good thing.'],
      ['playful', 'Leave the washing up, it is faithful.'],
      ['warm', 'They are lucky to have you.'],
    ],
  },
  {
    name: 'their team won',
    when: any(
      /\b(?:we|boks|bokke|springboks|proteas|chiefs|pirates|sundowns|bafana|banyana|stormers|sharks|bulls|lions|liverpool|arsenal|united|city|chelsea|spurs|my team|our club|our team|my son'?s team|(?:cricket|rugby|netball|hockey) (?:club|team|side))\b[^.!?]{0,50}\b(?:won|win|beat|took the (?:final|cup|title|trophy)|champions|by one point|smashed|thrashed them|hat ?trick|in the final)\b|\bwhat a (?:game|match|win|final)\b/iu,
    ),
    not: /\b(?:lost|lose|thrashed \d|won over|if we|hope|you and i|bet|your team|we won'?t|money|lotto|could have|tender|beat us|stepfather|lotto|contract|table of|best man)\b/iu,
    lines: [
      [L, 'playful', 'How is the voice? I assume that you have none left.', /^(?!.*\blost my voice\b)/iu],
      [F, 'direct', 'When did you dare to believe it?'],
      [P, 'playful', 'The neighbours know the score as well, I imagine.'],
      [L, 'warm', 'Congratulations! Enjoy it, the smugness is allowed until Wednesday.'],
      [F, 'playful', 'Who did you hug that you did not know?'],
      [
        L,
        'warm',
        'You must have been so proud on that field.',
        /\bmy (?:son|daughter|boy|girl|kids?)'?s?\b/iu,
      ],
    ],
    brief: [
      ['warm', 'Congratulations, enjoy every minute of it!'],
      ['playful', 'I assume that you have no voice left.'],
      ['warm', 'The smugness is allowed until Wednesday.'],
    ],
  },
  {
    name: 'their team lost',
    sore: true,
    when: any(
      /\b(?:we|boks|bokke|springboks|proteas|chiefs|pirates|sundowns|bafana|stormers|sharks|bulls|liverpool|arsenal|united|chelsea|spurs|my team|our team|my (?:netball|hockey|cricket|rugby|soccer|football|padel) team)\b[^.!?]{0,40}\b(?:lost(?= (?:hey|again|\d|six|nine|on|in|to|by|the (?:final|match|game|cup|derby|league|semi))|\W*$|[.,!])|losing|got thrashed|broke my heart|got beaten|knocked out|let me down|threw it away|last minute|on penalties|crashed out|choked)\b|\blost (?:on penalties|the final|in (?:extra|injury) time|again to)\b/iu,
    ),
    not: /\b(?:got lost|lost (?:touch|contact|the baby|our|my)|we lost (?:him|her|our|my|everything|power)|my voice|my job|court|cancer)\b/iu,
    lines: [
      [S, 'warm', 'My condolences. Is it too early for jokes?'],
      [S, 'playful', 'Penalties should be banned. I am with you.', /\bpenalt/iu],
      [F, 'playful', 'Who is to blame: the referee, the grass or the coach?'],
      [N, 'calm', 'It is only a game, says everybody who was not watching. I am sorry.'],
      [L, 'warm', 'And next week you will be there again. That is love.'],
      [P, 'playful', 'Shirt off, telly off, something fried. You will live.'],
      [L, 'warm', 'Fun at 40-12 is the right spirit. That is a better win.', /\bfun\b/iu],
    ],
    brief: [
      ['warm', 'My condolences.'],
      ['playful', 'The referee is to blame, whatever happened.'],
      ['warm', 'And next week you will be there again, that is love.'],
    ],
  },
];

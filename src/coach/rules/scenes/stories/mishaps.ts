/** What went wrong, from a burnt pan to a missed flight, and what made them blush. */
import { latin } from '../../reading/pattern.ts';
import { F, L, N, P, S, type Story, T } from './story.ts';

export const MISHAP_STORIES: readonly Story[] = [
  {
    name: 'story: dropped it',
    when: /\b(?:dropped|broke|smashed|knocked over|chipped) (?<x>(?:my|the|a|our|an) (?:(?:gran|grandmother|grandfather|mom|mum|ouma|gogo|nana|boss|mother|dad|wedding|birthday|best|good|favourite|whole|entire)(?:'s)? )*(?:teapot|vase|mug|plate|plates|bowl|cake|lasagne|lasagna|pie|casserole|trifle|glass|jar|eggs|lamp|mirror|window|guitar|pavlova|pot|tv|figurine|jug|bottle|dish|roast|pizza))\b|\b(?<y>lasagne|lasagna|cake|pie|trifle|casserole|potjie|roast|pizza|curry|pavlova|soup)\b[^.!?]{0,24}\bdropped (?:it|the whole)/i,
    sure: true,
    lines: [
      [S, 'warm', 'Oh no, not {x}. Is there anything left to save?'],
      [N, 'calm', 'That sound stays in the ears for days. How are you, apart from furious, after {x}?'],
      [F, 'direct', 'Who saw it, and have you confessed to {x} yet?'],
      [P, 'playful', 'A moment of silence for {x}. It had a good run.'],
      [S, 'warm', 'Oh no, not the {y}, after all that work! Is there anything left to save?'],
      [T, 'playful', 'How long did you all stand there and look at the {y}? Five second rule, surely.'],
      [F, 'direct', 'So what was for supper in the end, with the {y} on the floor?'],
      [P, 'playful', 'A moment of silence for the {y}. It was nearly a great evening.'],
    ],
  },
  {
    name: 'story: teeth out',
    when: /\b(?:wisdom (?:teeth|tooth)|root canal|tooth (?:out|pulled|extraction)|(?:had|got|getting|have|need) (?:a |two |three |my )?fillings?\b|(?:back|home|fresh) from the dentist|at the dentist|numb face)\b/i,
    not: /\bmatched\b|tooth fairy|filling out|podcast|pay him|\bi(?:'?m| am) (?:a |the )?dent|dental practice|my dentist (?:is|was)/i,
    lines: [
      [S, 'warm', 'Ouch, poor face! Soup, ice and somebody else doing the talking, I hope.'],
      [T, 'playful', 'Now is the time to send voice notes. How much of your face can you feel?'],
      [F, 'direct', 'How bad is it, on a scale from smoothie to pure regret?'],
      [P, 'playful', 'Ice cream counts as medicine now, you are legally covered.'],
    ],
  },
  {
    name: 'story: locked out',
    when: /\blocked (?:myself |me |us |ourselves )?out\b|\blocked (?:my |the )?keys (?:in|inside)\b|\bkeys (?:are )?(?:locked )?inside\b/i,
    not: /\blocked out of (?:my )?(?:account|bank|insta|instagram|facebook|phone|email)\b/i,
    lines: [
      [S, 'warm', 'Oh no, locked out! Are you back inside, or writing to me from the step?'],
      [P, 'playful', 'Locked out is how one finally meets the neighbours. Did anybody offer tea?'],
      [F, 'direct', 'How did you get back in after locking yourself out, locksmith or window?'],
      [T, 'playful', 'I need the full picture. What were you wearing when you got locked out, and who saw?'],
    ],
  },
  {
    name: 'story: water where it should not be',
    when: /\b(?<x>geyser|boiler|pipe|washing machine|roof|ceiling|toilet|bath|fridge|basement|kitchen|dishwasher|hot water)\b[^.!?]{0,22}\b(?:burst|leak(?:ed|ing|s)?|flood(?:ed|ing)?|collapsed|came down|gave up|exploded|packed up|overflow(?:ed|ing)?|fell)\b/i,
    // Without a drop of water it is another story.
    not: /\b(?:geyser|boiler|fridge|dishwasher|washing machine|hot water)(?:'s| is| has| just)*(?: (?:finally|also|just|now))* (?:gave up|packed up)\b(?![\s\S]*\b(?:leak\w*|burst|flood\w*|wet|drip\w*|towels?|mop\w*|damp|ceiling)\b)/i,
    lines: [
      [S, 'warm', 'Oh no, not the {x}. Is everybody dry and is the water off?'],
      [S, 'warm', 'What a mess. How bad is the damage from the {x}?'],
      [F, 'direct', 'Have you found somebody to come and look at the {x}, or is it you and all the towels?'],
      [P, 'playful', 'The {x} really picked its moment. I hope the rest of today is dry.'],
      [N, 'calm', 'The last thing anyone needs. Do you have somewhere dry to sit until the {x} is fixed?'],
    ],
  },
  {
    name: 'story: no water',
    when: /\b(?:water(?:'s| is| has been| was|s)? (?:been )?(?:off|out|gone|cut)|no (?:running |hot )?water|taps? (?:are|is|ran) dry|wash(?:ing|ed) (?:in|out of) (?:a |the )?bucket|bucket (?:bath|wash|shower))\b/i,
    lines: [
      [S, 'warm', 'No water, how miserable. Any word on when it comes back?'],
      [
        P,
        'playful',
        'By now you must have a bucket technique. Kettle first or straight in cold, with that water?',
      ],
      [
        F,
        'direct',
        'What do you miss most, the shower or flushing without a plan? No water makes one practical.',
      ],
      [T, 'playful', 'When the water comes back, that first shower will be a religious experience.'],
    ],
  },
  {
    name: 'story: power came back',
    when: /\b(?:power|electricity|lights?|wifi|internet|water|signal) (?:is|came|are|was|has come|just came|finally came)(?: finally| just)? (?:back|on again)\b/i,
    lines: [
      [L, 'playful', 'Civilisation! What was the first thing you did when it came back?'],
      [T, 'playful', 'One never loves a kettle as much as on the day the power is back. Enjoy the reunion.'],
      [F, 'warm', 'How did you get through the days before it came back, candles and card games?'],
      [S, 'warm', 'What a relief. Did anything in the fridge survive till it was back?'],
    ],
  },
  {
    name: 'story: power went',
    when: /\b(?:eskom|load ?shedding|power (?:cut|went|is out|is off|tripped|failure)|no (?:power|electricity)|electricity (?:went|is off)|lights (?:just |all )?went out|(?:street|house|everything|whole \w+) went dark|sitting in the dark)\b/i,
    not: /\bparrot|kettle clicks|dark humou?r|romantic\b|\b(?:load ?shedding|eskom) (?:rage|longer|memes?|app|schedule|jokes?)|\bif (?:the )?(?:load ?shedding|power)|\b(?:waited|longer) for (?:load ?shedding|eskom)|\b(?:makes|stage) the robots/i,
    lines: [
      [S, 'playful', 'Perfect timing, as always. Did you manage to save anything when the {pw} went?'],
      [F, 'warm', 'So what is the plan in the dark, candles and cold food, or an early night?'],
      [T, 'playful', 'They wait until the exact minute you need the {pw}, I am convinced of it.'],
      [F, 'direct', 'How long is the {pw} off for, and how is your battery?'],
    ],
  },
  {
    name: 'story: the smoke alarm',
    when: latin(
      /\b(?:smoke (?:alarm|detector)|sprinklers?|fire (?:alarm|brigade|department)|set (?:fire to|\p{L}+(?: \p{L}+)? on fire))\b/iu,
    ),
    lines: [
      [T, 'playful', 'Dinner and a show! What did everybody do when the {sm} joined in?'],
      [S, 'warm', 'Oh no. Is everybody fine, eyebrows included? A {sm} is not how supper should end.'],
      [F, 'direct', 'How far did it get before somebody put the {sm} out of its misery?'],
      [P, 'playful', 'At least nobody will forget that meal. The {sm} sees to it.'],
    ],
  },
  {
    name: 'story: burnt',
    when: latin(
      /\b(?:burnt|burned(?! (?:down|to the ground))|charred|scorched|incinerated|cremated) (?!(?:my|the) (?:hand|finger|arm|tongue|leg|foot|mouth|face|thumb|lip|skin|back|shoulders|nose|scalp)\b)(?<x>(?:the|my|a|our|some|all the|every single)? ?(?!out\b)[\p{L}']+(?: [\p{L}']+)?(?: of [\p{L}']+(?: [\p{L}']+)?)?)|\b(?<y>sourdough|bread|cake|bobotie|soup|rice|pap|pudding|malva|curry|jelly|souffle|dumplings|brownies|biscuits|roast|pancakes?|pavlova|meringue|loaf)\b[^.!?]{0,40}\b(?:came out|turned out|looks?|looked|tastes?|tasted|is|was) (?:like|more like|as hard as) (?<a>(?:an? |the )?[\p{L}-]+(?: \p{L}+)?)/iu,
    ),
    not: /\bburn(?:t|ed) (?:out|down|to the ground)|lost everything|fire brigade|sunburn\b|\b(?:burnt|burned|cremated|charred|scorched) (?:like|it|as|to|by|from|in|on|at|because)\b|\b(?:nose|face|shoulders|back|neck|skin|legs|arms)\b[^.!?]{0,20}\bburnt\b/i,
    lines: [
      [S, 'playful', 'Poor {h}. Was it charcoal, or the kind that one scrapes and calls rustic?'],
      [T, 'playful', 'I would have eaten the {h} and complimented the chef. Did anybody?'],
      [F, 'warm', 'So what ended up on the plate, once the {h} was gone?'],
      [P, 'playful', 'Everybody who can cook has killed a {h}. It is how they learn to set a timer.'],
      [T, 'playful', 'Like {a}! Did you eat the {y} anyway? Be honest.'],
      [F, 'direct', 'What do you think went wrong with the {y}?'],
      [L, 'playful', 'Some people only ever get a {y} that is boring. Yours has character.'],
      [S, 'warm', 'Poor {y}. Will there be a second attempt, or is the oven on probation?'],
    ],
  },
  {
    name: 'story: phone gone wrong',
    when: latin(
      /\b(?:(?:dropped|broke|cracked|smashed|drowned|lost|washed|flushed|left|sat on) (?:my |the )?(?:\p{L}+ )?(?<x>phone|laptop|screen|camera|tablet|kindle|glasses|airpods|earphones|macbook|headphones|hard drive|watch screen)|(?:my |the )(?<y>phone|laptop|computer|pc|hard drive|screen|macbook|charger|wifi|internet|printer|tv|fridge|washing machine|oven|stove|microwave|kettle|fan|aircon|car radio)(?: just| has| finally| literally)? (?:died|broke|crashed|froze|gave up|packed up|went (?:black|dead|blank)|fell|stopped working|conked out|exploded|is (?:dead|broken|down|bust)|won'?t (?:start|turn on|charge)))\b/iu,
    ),
    sure: true,
    lines: [
      [S, 'warm', 'Oh no, not the {x}! Is it dead dead, or is there hope?'],
      [F, 'direct', 'How bad is it with the {x}? Please tell me your photos are backed up somewhere.'],
      [P, 'playful', 'A moment of silence for the {x}. It lived dangerously.'],
      [S, 'warm', 'Of course the {y} picked that moment. Did you manage to save anything?'],
      [F, 'direct', 'So what is the plan now that the {y} is out, borrow one or beg for mercy?'],
      [P, 'playful', 'They can smell when you need them, I swear. How long did you shout at the {y}?'],
    ],
  },
  {
    name: 'story: flight trouble',
    when: /\b(?:(?<x>flight|plane|ferry|train|bus|connection|gautrain)\b[^.!?]{0,24}\b(?:cancell?ed|delayed|diverted|grounded|turn(?:ed)? (?:around|back)|overbooked|late|left without me|postponed)|stuck (?:at|in) (?:the )?(?<y>airport|or tambo|lanseria|king shaka|station|cape town international|customs|arrivals|passport control)|missed (?:my|our|the) (?<z>flight|plane|train|bus|connection|ferry|stop|gautrain))\b(?![^.!?]{0,24}\b(?:thinking|reading|smiling|daydreaming)\b[^.!?]{0,24}\b(?:you|your|u|ur)\b)/i,
    lines: [
      [
        S,
        'warm',
        'Oh, that is the worst. Have they at least fed you, or is it {x} limbo with crisps for supper?',
      ],
      [S, 'warm', 'What a drag, the {x} of all things. Do you have a charger and something to read?'],
      [
        F,
        'direct',
        'So how do you kill the hours until the {x} is sorted: people-watching, overpriced coffee or a floor nap?',
      ],
      [
        P,
        'playful',
        'Right, I am your entertainment until the {x} sorts itself out. Worst person in the queue, describe them.',
      ],
      [S, 'warm', 'Stuck at {ya}, how miserable. Is there at least a decent chair and a plug?'],
      [
        F,
        'direct',
        "What is the plan for all those hours at {ya}, people-watching or the world's dearest sandwich?",
      ],
      [P, 'playful', 'Right, I am your entertainment at {ya}. Describe the strangest person you can see.'],
      [
        S,
        'playful',
        'Missing a {z} by seconds is crueller than missing it by an hour. Did you at least get the next one?',
      ],
      [F, 'warm', 'Oh no. When was the next {z}, and did you say anything out loud?'],
      [T, 'playful', 'Somewhere the driver of that {z} is telling this as a comedy. How long was the wait?'],
    ],
  },
  {
    name: 'story: luggage',
    when: /\b(?:lost|lose|losing|sent) my (?<x>luggage|suitcase|bags?|surfboard)\b|\bmy (?<y>luggage|suitcase|bags?) (?:went|is|are|was|ended up|didn'?t)\b|\b(?:gym )?bag got swapped\b/i,
    lines: [
      [S, 'warm', 'What a pain. Is your bag on its way back, or are you living in one T-shirt?'],
      [T, 'playful', 'Right now somebody is opening your bag and learning far too much about you.'],
      [F, 'direct', 'What was in the bag that you miss most?'],
      [P, 'playful', 'Maybe this is a sign to start a new life with whatever is in the other bag.'],
    ],
  },
  {
    name: 'story: car trouble',
    when: /\b(?:puncture|flat tyre|flat tire|ran out of petrol|out of petrol|broke down on|(?:my |the )(?:\d+[- ]years?[- ]old |old |poor |little )?(?<x>car|bakkie|bike|scooter|golf|polo|corolla|van|clutch|gearbox|battery|engine|exhaust)(?: just| has)? (?:died|broke down|won'?t start|wouldn'?t start|overheated|gave up|packed up|conked out|got (?:towed|clamped)|failed)|(?:reversed|drove|bumped|crashed|scraped|rear[- ]?ended) (?:into |in to )?(?:my |me\b|the |a )|hit a pothole|pothole|hit my (?:parked )?(?:car|bakkie|bike|scooter))\b/i,
    sure: true,
    not: /\b(?:hospital|hurt badly|icu|ambulance)\b/i,
    lines: [
      [S, 'warm', 'Oh no, that is a proper nuisance. Are you all right, and where is the {c} now?'],
      [F, 'direct', 'How bad is it? The {c} can be fixed, I hope, without selling a kidney.'],
      [
        P,
        'playful',
        'Cars know exactly when you have somewhere to be. Did the {c} at least wait for a safe spot?',
      ],
      [N, 'calm', 'Those are the moments one ages a year. Did somebody come to help with the {c}?'],
    ],
  },
  {
    name: 'story: kind strangers with a tyre',
    when: latin(
      /\b(?:pastor|stranger|someone|somebody|tannie|oom|old man|old lady|farmer|lady|guy|man|woman|gogo|security guard|petrol attendant|taxi driver|bus driver|driver|colleague|homeless man|neighbour|family|somebody|someone|group of \p{L}+)\b[^.!?]{0,40}\b(?:changed (?:the|my) tyre|mowed my|returned my|handed in my|brought back my|swept my|fixed my|left me|brought me|waited for me|folded|covered for me|picked up my|took in my|washed my|saved my|helped me|stopped to help|paid for my|bought me|gave me (?:a lift|his|her|a|an)|walked me|carried my|lent me|fixed my|pushed my car|shared (?:his|her|their)|handed me)\b/iu,
    ),
    not: /\bhad me\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'That restored something in me. People can be so decent when nobody is looking.'],
      [F, 'warm', 'What a lovely thing for a {st} to do. Did you ever get to say thank you properly?'],
      [L, 'warm', 'I hope good luck follows that {st} around all week.'],
      [T, 'playful', 'That {st} is the best person in this story, sorry to you. What happened next?'],
      [P, 'playful', 'You are now obliged to do the same for somebody. The {st} started a chain.'],
    ],
  },
  {
    name: 'story: stolen',
    when: /\b(?:(?:stole|nicked|took off with|pinched|swiped) my (?<x>bicycle|bike|phone|wallet|bag|car|bakkie|laptop|purse|shoes|lunch|parcel|washing|backpack|wheels|mirrors|plants?|umbrella)|my (?<y>bicycle|bike|phone|wallet|bag|car|bakkie|laptop|purse|backpack|lunch|parcel|umbrella) (?:was|got|has been) (?:stolen|nicked|taken))\b/i,
    not: /\b(?:gunpoint|knife|mugged|hijacked|monkey|baboon|dog|cat|goose|toddler|niece|nephew|seagull|hadeda)\b/i,
    sure: true,
    lines: [
      [S, 'warm', 'Oh, that is so rotten. Are you all right? Losing a {x} like that feels personal.'],
      [F, 'direct', 'Any cameras nearby, or witnesses? I hope the {x} turns up.'],
      [P, 'playful', 'May whoever took the {x} step in something wet in new socks, every day for a year.'],
      [N, 'calm', 'That would make me furious. Had you had the {x} for long?'],
      [S, 'warm', 'Oh, that is so rotten. Are you all right? Losing a {y} like that feels personal.'],
      [F, 'direct', 'Any cameras nearby, or witnesses? I hope the {y} turns up.'],
      [P, 'playful', 'May whoever took the {y} step in something wet in new socks, every day for a year.'],
    ],
  },
  {
    name: 'story: lost a thing',
    when: latin(
      /\b(?:lost|misplaced|can'?t find) (?<x>(?:my|the) (?:(?:grandfather|grandmother|gran|dad|mom|mum|ouma|oupa|gogo|brother|sister)'?s )?(?:\p{L}+ )?(?:watch|ring|wallet|keys|earring|earrings|necklace|bracelet|passport|purse|id|car keys|notebook|scarf|umbrella|jacket|bank card|glasses|hearing aids?|beanie|wedding band))\b/iu,
    ),
    sure: true,
    lines: [
      [S, 'warm', 'Oh no, {x}. That is a horrible feeling. Where did you last have it?'],
      [N, 'calm', 'I hope {x} turns up. Some things cannot just be bought again.'],
      [F, 'direct', 'Have you asked around, or left your number with somebody? I am hoping for {x}.'],
      [S, 'warm', 'I am sorry, that would ruin my day too. Is anybody helping you look for {x}?'],
    ],
  },
  {
    name: 'story: found it again',
    when: latin(
      /\bfound (?<x>(?:my|the) (?:\p{L}+ )?(?:lost )?(?:watch|ring|wallet|keys|earring|necklace|bracelet|passport|cat|dog|tortoise|phone|parrot|purse))\b|\b(?<y>(?:my|the|our) (?:cat|dog|tortoise|parrot)) (?:came (?:back|home)|is back|turned up)\b/iu,
    ),
    lines: [
      [L, 'warm', 'Oh, what a relief! Where was {x} hiding?'],
      [P, 'playful', 'In the last place you looked, I assume. Welcome home to {x}.'],
      [F, 'direct', 'How long were you looking for {x}, and did you cry a little?'],
      [L, 'warm', 'Oh, what a relief! Any explanation from {y}?'],
      [P, 'playful', 'I bet {y} walked in as if nothing had happened. Was there a telling-off?'],
      [F, 'warm', 'How long was {y} gone, and how many times did you look under the same bush?'],
    ],
  },
  {
    name: 'story: spilled',
    when: latin(
      /\b(?:spilled|spilt|knocked over|poured|dropped|tipped) (?<x>(?:red wine|wine|coffee|tea|juice|curry|soup|paint|nail polish|beer|milk|ink|beetroot|mayonnaise|gravy|a (?:whole |full )?(?:glass|cup|bottle|tray|plate|pot|tin|bucket|jug) (?:of [\p{L} ]+?)?|a tray|an entire [\p{L} ]+?))(?= (?:all |over|on|onto|down|into|in|at|and|everywhere|today|this)|[.,!]|$)/iu,
    ),
    lines: [
      [S, 'playful', 'I felt that in my stomach. How big was the {sp}, and who saw?'],
      [T, 'playful', 'Quick, move a plant over it and act natural. Did anybody notice the {sp}?'],
      [F, 'direct', 'Did the {sp} come out, or are you paying for a new one?'],
      [P, 'playful', 'Everybody has one {sp} they think about at night. Yours is just the newest.'],
    ],
  },
  {
    name: 'story: cut it myself',
    when: /\b(?:cut|trimmed|dyed|bleached) my own (?<x>fringe|hair|bangs|beard)\b/i,
    sure: true,
    lines: [
      [T, 'playful', 'And at what point did you know? There is always one snip too many with a {x}.'],
      [S, 'playful', 'Brave, and I mean that kindly. How much {x} is left?'],
      [F, 'direct', 'Kitchen scissors or nail scissors? The {x} and I would like to know.'],
      [P, 'playful', 'Step away from the mirror until morning. No {x} was ever saved by evening it out.'],
    ],
  },
  {
    name: 'story: lost voice',
    when: /\blost my voice\b|\bmy voice (?:is|has) gone\b/i,
    sure: true,
    lines: [
      [S, 'warm', 'Oh no, of all the days to lose your voice! Honey, ginger and no whispering, they say.'],
      [
        T,
        'playful',
        'So you are finally in a position where texting is your strong side. What would you have said or sung, with a voice?',
      ],
      [F, 'direct', 'Has your voice gone completely, or do you sound mysterious and expensive?'],
      [P, 'playful', 'Somebody out there wanted a quiet evening very badly. Get well, voice.'],
    ],
  },
  {
    name: 'story: casualty',
    when: latin(
      /\b(?:sitting in|in|at|went to|ended up in|took (?:him|her|them|\p{L}+) to) (?:the )?(?<x>casualty|er|emergency room|emergency|a&e|trauma unit)\b/iu,
    ),
    not: /\b(?:died|icu|accident|critical|stabbed|shot|overdose|car crash)\b/i,
    sure: true,
    lines: [
      [S, 'warm', 'Oh no, {x}! How bad is it, and have they seen to it yet?'],
      [F, 'direct', 'How long have you been waiting in {x}, and is there at least a machine with crisps?'],
      [
        N,
        'calm',
        'Poor thing, and poor you on those chairs. Keep me posted, I am around as long as {x} keeps you.',
      ],
      [P, 'playful', 'I hope it becomes a family legend. For now, deep breaths and bad coffee in {x}.'],
    ],
  },
  {
    name: 'story: outbid',
    when: latin(
      /\b(?:lost|outbid|missed out) (?:on )?(?<x>the (?:\p{L}+ )?(?:bid|house|flat|auction|tickets?))\b|\bsomeone (?:else )?(?:offered cash|got (?<y>the (?:house|flat|place)))/iu,
    ),
    lines: [
      [
        S,
        'warm',
        'Ah, that hurts, after you had already arranged the furniture in your head. I am sorry about {x}.',
      ],
      [N, 'calm', 'How frustrating. Cash should not get to win everything.'],
      [F, 'direct', 'Back to looking already, or a week of not wanting to hear about {x}?'],
      [P, 'playful', 'May the new owners discover a very musical neighbour. How cross are you about {x}?'],
    ],
  },
  {
    name: 'story: haircut',
    when: /\b(?:hair ?cut|cut my (?:own )?(?:hair|fringe|bangs)|fringe|dyed my hair|hair ?dresser|barber|my hair)\b[\s\S]*\b(?:worst|mushroom|disaster|look like|regret|too short|orange|green|cried|crying|bald|uneven|terrible|bad|ruined|crooked|hat)\b|\b(?:worst|terrible|disaster|bad) (?:haircut|fringe)\b/i,
    sure: true,
    lines: [
      [
        S,
        'warm',
        'Oh no. The good news: it grows. The bad news: not by Monday. How bad is this haircut really?',
      ],
      [T, 'playful', 'I demand evidence before I believe in {hl}. You are being too hard on that hair.'],
      [
        F,
        'direct',
        'Did you tell them, or did you say "I love it" and pay for the haircut like the rest of us?',
      ],
      [P, 'playful', 'Hats exist, and so do people who like {hl}. You will survive this haircut.'],
    ],
  },
  {
    name: 'story: clothes gave up',
    when: /\b(?<x>trousers|pants|jeans|skirt|dress|zip|zipper|shoe|heel|strap|bra|button|shirt|leggings|tights|sole|flip flop|slop)\b[^.!?]{0,20}\b(?:fell down|ripped|split|broke|tore|burst|snapped|popped|came off|gave up|gave way|fell off)\b|\b(?:ripped|split|tore) my (?<y>trousers|pants|jeans|skirt|dress|shirt|leggings)\b|\b(?:wore|wearing|had|put on) (?<z>(?:my )?(?:shirt|top|jersey|dress|odd shoes|two different shoes|slippers|pyjamas|sweater))\b[^.!?]{0,12}\b(?:inside out|back to front|backwards|to work|all day)\b/i,
    lines: [
      [
        T,
        'playful',
        'Oh no. Did anybody say a word, or did the whole room become very interested in the ceiling? The {x}, honestly.',
      ],
      [F, 'direct', 'How did you recover with {x} like that, grace or a very fast exit?'],
      [S, 'playful', 'I blushed for you. May your {x} never betray you again.'],
      [P, 'playful', 'Everybody there will remember that day fondly. Blame the {x}.'],
      [T, 'playful', 'Oh no, your {y}! Who noticed first?'],
      [S, 'playful', 'I blushed for you. How long did you have to walk around with {y} like that?'],
      [P, 'playful', 'Retire those {y} with honours. They gave everything.'],
      [T, 'playful', 'When did you notice the {z}, and how many people had been too polite to say so?'],
      [S, 'playful', 'We have all been there. Call the {z} fashion and carry on.'],
      [P, 'playful', 'Somebody saw the {z} and thought you were a trendsetter.'],
    ],
  },
  {
    name: 'story: said the wrong thing',
    when: /\b(?:(?:said|told|signed off with|ended (?:the|a) (?:call|email) with|replied) [^.!?]{0,30}\b(?<x>love you|love ya|you too|xxx|kisses)\b|called (?:my|the|a) (?<t>teacher|boss|manager|lecturer|colleague|client|doctor|professor|pastor|girlfriend'?s mom) (?<u>mom|mum|mommy|dad|daddy|ma|babe|baby|love|darling))/i,
    lines: [
      [T, 'playful', '"{x}" is a bold way to go. Did they say it back?'],
      [
        P,
        'playful',
        'You can never go there again, obviously, or you have to get married now. "{x}" is binding.',
      ],
      [S, 'playful', 'We have all said "{x}" to the wrong person. How fast did you leave?'],
      [F, 'direct', 'What was the face like after "{x}"?'],
      [S, 'playful', 'Everybody has called somebody {u} once. Nobody ever recovers. You hide it well.'],
      [T, 'playful', 'How did the {t} take it? A quiet nod, or a promotion to {u}?'],
      [F, 'direct', 'And did your {t} answer to {u}?'],
      [P, 'playful', 'I would move to another country. How are you still functioning around that {t}?'],
    ],
  },
  {
    name: 'story: waved at the wrong one',
    when: /\b(?:wav(?:ed|ing)(?: back)?|smil(?:ed|ing)|shout(?:ed)?|hugg?ed|got into|talk(?:ed|ing)|sat (?:down )?(?:next to|with)) (?:at |to |in )?(?:someone|somebody|a stranger|strangers?|the wrong (?:person|car|uber|table|man|guy|woman|lady|house)|a complete stranger|a guy|a lady|a man|a woman|a mannequin)\b[\s\S]*\b(?:behind me|wasn'?t|not (?:her|him|them|me|mine)|stranger|mannequin|wrong|thought (?:it|she|he) was|pretended|turned out)\b/i,
    lines: [
      [T, 'playful', 'Turning a {wv} into a stretch is a classic. How convincing were you?'],
      [S, 'playful', 'I felt that one. The only cure for such a {wv} is to move towns.'],
      [
        P,
        'playful',
        'Somebody went home and told this as the best part of their day. You and your {wv} did that.',
      ],
      [F, 'direct', 'How long did you keep it up, pretending nothing had happened with that {wv}?'],
    ],
  },
  {
    name: 'story: heard by everybody',
    when: latin(
      /\b(?:(?:on|not on|wasn'?t on|off) mute|mute (?:was|wasn'?t)|mic (?:was )?(?:on|live)|camera (?:was )?on|replied all|reply all|autocorrect\w*|sent (?:it|that|this|a (?:text|message|voice ?note|screenshot|pic|meme)|the (?:text|message|screenshot)) (?:about \p{L}+(?: \p{L}+)? )?to (?:the wrong|my boss|her|him|the group|the whole|the family|my (?:mom|mum|dad|landlord|client|manager|ex))|screen ?shar(?:e|ed|ing))\b/iu,
    ),
    not: /^(?:sorry|my).*\byou\b.*\bmute/i,
    lines: [
      [S, 'playful', 'Oh no. The {mu} gets everyone in the end. Did anybody say something?'],
      [T, 'playful', 'I am going to need to know exactly what they got to hear or see, {mu} and all.'],
      [F, 'direct', 'How did you play it after the {mu}: apology, silence or a new identity?'],
      [P, 'playful', "You made somebody's whole week with that. The {mu} giveth."],
    ],
  },
  {
    name: 'story: liked an old photo',
    when: latin(
      /\b(?:accidentally|by accident|just) (?:liked|hearted|super ?liked|followed) (?:a |an |the |my |his |her )?(?:\p{L}+ )?(?<x>photo|post|pic|picture|story|ex|crush)\b/iu,
    ),
    not: /\byour\b/i,
    lines: [
      [
        T,
        'playful',
        'Deep in the archives, then. Unlike it and they know, leave it and they know. What did you do about the {x}?',
      ],
      [S, 'playful', 'My thumb hurts just reading that. How far back was the {x}?'],
      [P, 'playful', 'The only way out is to like every {x} from that year and call it research.'],
      [F, 'direct', 'And did they notice the {x}?'],
    ],
  },
  {
    name: 'story: fell over',
    when: /\bi?(?: just| also)? ?(?:fell|tripped|slipped|face[- ]?planted|went flying|walked (?:straight |right )?into) (?:over|down|off|into|on|in front of|up|out of|a|the|flat|through)\b[^.!?]*/i,
    not: /\b(?:tree|branch|wall|ceiling|roof|bird|goat|uncle|aunt|bride|groom|priest|waiter|guy|man|woman|lady|mom|mum|dad|sister|brother|friend|boss|cousin)s?(?: \w+)? (?:fell|tripped|slipped|walked)|\b(?:asleep|in love|for you|apart|behind|out with|hospital|broke|fractured|he fell|she fell|gran fell|fell into place|snow|from the vet|cone on|(?:dog|cat|bruno|kid|toddler|he'?s|she'?s)(?: has| just| already)* (?:walked|fell|tripped))\b/i,
    lines: [
      [S, 'playful', 'Ouch! Anything hurt besides the pride? A fall is only funny when you are fine.'],
      [T, 'playful', 'Please tell me you got up and bowed. How many people saw it?'],
      [F, 'direct', 'Are you in one piece? And more importantly, were there witnesses?'],
      [P, 'playful', 'Gravity is so rude in public. Did anybody clap?'],
    ],
  },
  {
    name: 'story: overslept',
    when: latin(
      /\b(?:overslept|slept through (?:my|the|all|three|every|two|four)(?: \p{L}+)? ?alarms?|alarm didn'?t go off|woke up (?:at (?!(?:1|2|3|4|5|one|two|three|four|five)\b(?!\d)(?! ?pm))|two hours|an hour|late)|slept through my)\b/iu,
    ),
    not: /\bsorry\b/i,
    lines: [
      [S, 'playful', 'That heart attack when you see the clock. How late were you after you overslept?'],
      [T, 'playful', 'Your body took a vote and you lost. What excuse did you give for waking up late?'],
      [F, 'direct', 'Did anybody notice you overslept, or did you glide in with a coffee?'],
      [P, 'playful', 'At least one of us is well rested. Alarms are only a suggestion anyway.'],
    ],
  },
  {
    name: 'story: did not get it',
    when: latin(
      /\b(?:didn'?t get (?<x>(?:the|that|a) (?:\p{L}+ )?(?:job|part|role|flat|place|promotion|bursary|scholarship|internship|gig|house|visa|post|position))|failed (?<y>(?:my|the) (?:\p{L}+'?s? ){0,2}(?:test|exam|module|licen[cs]e|driver'?s|learner'?s|k53|audit|subject|maths|interview)))\b/iu,
    ),
    lines: [
      [
        S,
        'warm',
        'Ah, I am sorry. I know you do not get used to hearing no. How are you taking it about {x}?',
      ],
      [N, 'calm', 'That stings. You are allowed to be cross about {x} for at least a day.'],
      [F, 'direct', 'Did they say why? I would rather they had just given you {x}.'],
      [
        P,
        'playful',
        'Their loss, and I will be saying so loudly. What would help tonight, cake or a rant about {x}?',
      ],
      [S, 'warm', 'Ah, I am sorry, failing {y} stings. How are you feeling about it now?'],
      [
        N,
        'calm',
        'How frustrating. Half the good people I can think of needed another go at something like {y}.',
      ],
      [F, 'direct', 'Will you go straight back for {y}, or take a breather first?'],
      [P, 'playful', 'Next time you will walk in there as a veteran. What tripped you up in {y}?'],
    ],
  },
  {
    name: 'story: rejected',
    when: /\b(?:got (?:rejected|turned down|declined)|(?:was|been) (?:rejected|turned down|passed over)|(?<x>visa|application|loan|manuscript|book|paper|grant|bond) (?:was |got |has been )?(?:rejected|turned down|declined|denied|refused))\b/i,
    not: /\b(?:card|payment|transaction)\b[^.!?]{0,20}\bdeclined\b|\bby (?:a girl|a guy|her|him)|on (?:here|tinder|hinge)\b/i,
    lines: [
      [
        S,
        'warm',
        'I am sorry, rejected is such an ugly word for something you worked on. How are you with it?',
      ],
      [
        N,
        'calm',
        'That stings, whatever people say about learning from it. Take tonight off from being brave about being turned down.',
      ],
      [F, 'direct', 'Is there another way in, or does being turned down close that door for now?'],
      [
        S,
        'warm',
        'That is a horrid email to get. Do you want to rant about being rejected, or be distracted?',
      ],
    ],
  },
  {
    name: 'story: in bed ill',
    sure: true,
    when: /\b(?:in bed with|down with|got|have|caught|came down with|it'?s) (?:a |the |an |another |this )?(?:nasty |terrible |awful |horrible |bad )?(?<x>flu|tonsillitis|bronchitis|stomach bug|food poisoning|cold|covid|man ?flu|migraine|sinus(?:itis)?|ear infection|chicken ?pox|gastro|laryngitis|hay ?fever|fever)\b/i,
    not: /\bcold (?:sore|beer|feet|brew|shower|water|coffee|war|drink|front|plunge)|\byou\b.{0,10}(?:got|have) a cold/i,
    lines: [
      [S, 'warm', 'Ah, poor you. {x} is a rotten way to spend the week. Is anybody bringing you soup?'],
      [F, 'direct', 'How are you holding up? Sleeping through the {x}, or watching rubbish on your phone?'],
      [
        P,
        'playful',
        "Doctor's orders: blankets, honey and no being brave. The {x} is your excuse for everything now.",
      ],
      [N, 'calm', 'Go easy on yourself, {x} does not care about plans. I am here if you get bored.'],
      [F, 'warm', 'What is on the survival list so far, tea and self-pity? {x} allows both.'],
    ],
  },
  {
    name: 'story: stung or bitten',
    when: latin(
      /\b(?:(?:got |was |been )?(?<x>stung|bitten|pecked|headbutted|scratched) by (?<y>(?:a|an|my|the|some|two) (?:\p{L}+ (?!(?:at|in|on|and|while|today|this|when|the|during|yesterday|last|because|outside|near|by|so|but|for|after|then|again|tonight|who|that)\b))?\p{L}+(?:'s \p{L}+)?)|(?<z>(?:a|an|my|the) (?:\p{L}+ )?(?:bee|wasp|bluebottle|dog|cat|spider|crab|goose|ostrich|horse|parrot|hadeda|monkey|seagull|hamster|jellyfish)) (?:bit|stung|pecked|attacked|headbutted) me)\b/iu,
    ),
    lines: [
      [S, 'warm', 'Ouch! Is it still sore, or has it become a good story already? {y} sounds mean.'],
      [T, 'playful', 'What did you do to {y}? There are always two sides.'],
      [F, 'direct', 'How did you treat it? Everybody turns into a doctor when you are {x}.'],
      [P, 'playful', 'You may show off that mark for a week at least. Not everybody takes on {y}.'],
      [S, 'warm', 'Ouch! Are you all right? {z} sounds mean.'],
      [T, 'playful', 'What did you do to {z}? There are always two sides.'],
      [P, 'playful', 'You may show off that mark for a week at least. Not everybody survives {z}.'],
    ],
  },
  {
    name: 'story: hurt a little',
    when: latin(
      /\b(?:sprained|twisted|pulled|stubbed|bruised|jammed|burnt|burned|cut|sliced|put out|tweaked|broke|fractured|dislocated) my (?<x>(?:\p{L}+ )?(?:ankle|wrist|back|knee|toe|toes|finger|thumb|hamstring|neck|shoulder|tongue|hand|foot|arm|rib|ribs|nose|calf|pinky|tailbone|collarbone))\b/iu,
    ),
    lines: [
      [S, 'warm', 'Ouch, poor you! How is your {x} now?'],
      [F, 'direct', 'How did you manage that? I would like a heroic version for your {x}, true or not.'],
      [P, 'playful', 'Your {x} is now an excuse for everything, from dishes to small talk. Use it well.'],
      [N, 'calm', 'That is so annoying, and it hurts every time you forget. Take it slowly with your {x}.'],
    ],
  },
  {
    name: 'story: sunburnt',
    when: /\bsunburn(?:t|ed)?\b/i,
    sure: true,
    lines: [
      [S, 'warm', 'Ouch, sunburnt! Aloe and no seatbelts, I hope. How red are we talking?'],
      [P, 'playful', 'The sun always wins. At least a sunburn with a pattern counts as art.'],
      [F, 'direct', 'Where were you that you got so sunburnt, and was it worth it?'],
      [T, 'playful', 'How are you explaining the sunburnt bits to people?'],
    ],
  },
  {
    name: 'story: must move out',
    when: /\b(?:landlord|landlady|owner|agent)\b[^.!?]{0,30}\b(?:selling|sold|raising|raised|put up|kick(?:ing|ed)|evict|wants (?:us|me) out|not renewing|increase|gave (?:us|me) notice)\w*|\b(?:find|look(?:ing)? for) (?:a |somewhere )?(?:new )?(?:place|flat|room|to live) (?:by|before|to live)\b/i,
    sure: true,
    lines: [
      [
        S,
        'warm',
        "Ugh, what stress. Finding a place with the clock ticking is nobody's idea of fun. How are you doing with it?",
      ],
      [F, 'direct', 'Do you have an area in mind, or is it any place with a roof by now?'],
      [N, 'calm', 'That pulls the rug out, even from calm people. Is somebody helping you look for a place?'],
      [P, 'playful', 'May your next place have sun, quiet neighbours and a landlord who forgets you exist.'],
    ],
  },
  {
    name: 'story: team lost',
    when: /\b(?<x>my team|our team|we|bokke|boks|springboks|stormers|bulls|sharks|lions|proteas|chiefs|pirates|sundowns|bafana|arsenal|liverpool|united|chelsea|spurs|my club)\b[^.!?]{0,12}\b(?:lost|got (?:hammered|thrashed|beaten|relegated)|threw it away|conceded)\b|\blost (?:the|our) (?:final|semi|semi-?final|match|game|derby|league|cup)\b/i,
    not: /\b(?:got|get|getting|were) lost\b|\b(?:hit|hurt|beat) me\b|\bwe lost (?:my|our|him|her|the|a|touch|contact|everything|power)|lost (?:my|his|her)\b/i,
    sure: true,
    lines: [
      [
        S,
        'playful',
        'My condolences. They always lose when you let yourself hope. How late did you stay angry?',
      ],
      [
        T,
        'playful',
        'And yet you will be back next week, in the same shirt. They lost, you stay, that is love.',
      ],
      [F, 'direct', 'Where did it go wrong, that they lost? I have tea and all evening for the analysis.'],
      [
        P,
        'playful',
        'Supporting a team is just scheduled heartbreak with snacks. Who lost it for you today, the ref or the defence?',
      ],
    ],
  },
  {
    name: 'story: long shift',
    when: latin(
      /\b(?:(?<x>(?:\d+|twelve|ten|double|night|long|back to back|late|early) ?-?(?:hours?|hr|h)? ?-?shifts?)|worked (?:a double|till|until|through|all (?:night|weekend))|(?:came|home|finished|back|out) (?:off|from|of) (?:a |my )?(?:\p{L}+ )?shift)\b/iu,
    ),
    lines: [
      [
        S,
        'warm',
        'That is a long time on your feet. I hope somebody hands you food tonight after that shift.',
      ],
      [L, 'warm', 'I am glad the shift had a good bit in it. What will you remember from it?'],
      [F, 'warm', 'How do you come down after a shift like that, straight to bed or wide awake?'],
      [
        P,
        'playful',
        'Shoes off, phone down, and nobody may ask you anything until tomorrow. Except me: how was the shift?',
      ],
    ],
  },
  {
    name: 'story: customer or boss from hell',
    when: /\b(?:a |the |my |this |some )(?<x>customer|client|boss|manager|supervisor|patient|passenger|guest|parent|colleague|tourist)\b[^.!?]{0,20}\b(?:threw|yelled|shouted|screamed|swore|cried|called me|spat|complained|blamed|told me (?:off|to smile)|took credit|humiliated|asked (?:me )?(?:for my|if i|to speak)|hung up|emailed me at)\b/i,
    lines: [
      [S, 'warm', 'No! What did you do? I would have needed a walk round the block after that {x}.'],
      [F, 'direct', 'How did you keep a straight face with that {x}?'],
      [T, 'playful', 'I hope that {x} steps on a plug tonight. Gently, but barefoot.'],
      [F, 'warm', 'Did anybody step in, or was it you alone against the {x}?'],
      [P, 'playful', 'One day that {x} is a very good story at dinner. Today it is allowed to be awful.'],
    ],
  },
  {
    name: 'story: rained on',
    when: /\b(?:soaked|drenched|caught in (?:the|a) (?:rain|storm|downpour|hail)|rained (?:on|all|the whole|through|off)|(?:camp(?:ing|ed)|tent)[^.!?]{0,30}\b(?:rain|flood|leak|wind|collapsed|blew)\w*)\b/i,
    lines: [
      [S, 'warm', 'I hope you are dry and holding something hot by now. How soaked is soaked?'],
      [
        P,
        'playful',
        'There is a point where you cannot get wetter, and then rain is quite funny. Did you reach it?',
      ],
      [F, 'direct', 'Was it worth the rain, or only in hindsight?'],
      [L, 'warm', 'Soaked and still in a good mood, I like that in a person.'],
    ],
  },
  {
    name: 'story: a creature in the house',
    when: latin(
      /\b(?:call(?:ed)?|phone[d]?|scream\p{L}*|moved out|slept|ran|left)\b[^.!?]{0,40}\bbecause of (?:a|the) (?:\p{L}+ )?(?<z>spider|snake|rat|mouse|bat|cockroach|gecko|moth|parktown prawn|scorpion|bee|wasp)\b|\b(?:there (?:was|is|were)|found|woke up to|had|spotted|discovered) (?:a |an |two |three |some |this )?(?:\p{L}+ ){0,2}?(?<x>spider|snake|rat|mouse|mice|bat|baboon|monkey|cockroach|gecko|scorpion|rain spider|parktown prawn|frog|bird|pigeon|hadeda|lizard|wasp nest|bees|goat|cow|porcupine|genet|mongoose|ostrich|warthog|owl)\b[^.!?]{0,20}\b(?:in|on|under|behind|inside) (?<y>(?:my|the|our) (?:\p{L}+ )?(?:kitchen|bathroom|bedroom|bed|car|shower|garage|lounge|shoes?|boots?|bath|toilet|classroom|office|house|flat|tent|garden|roof|room|kettle|wall|ceiling|curtains?|pantry|cupboard|drawer|laundry|pool|balcony|stoep|lunchbox|helmet|bag|pillow|sink|desk|couch))\b/iu,
    ),
    lines: [
      [T, 'playful', 'And who left {y} in the end, you or the {x}?'],
      [T, 'playful', 'Perfectly reasonable. What did they suggest you do about the {z}, apart from moving?'],
      [S, 'playful', 'I would have done the same, with louder music. Is the {z} still there?'],
      [P, 'playful', 'The {z} is telling its friends about the noise you made. Who won?'],
      [F, 'direct', 'How big was the {z}, really? Take your time and round down.'],
      [F, 'direct', 'What did you do? I would have handed the {x} the lease.'],
      [S, 'playful', 'I would have been on a chair. How are your nerves, and where is the {x} now?'],
      [
        P,
        'playful',
        'The {x} pays no rent and has better nerves than both of us. How did you get it out of {y}?',
      ],
    ],
  },
  {
    name: 'story: home affairs',
    when: /\b(?:queue (?:at|in|for) (?:the )?(?:sars|home affairs)|home affairs|sars|licensing department|traffic department|queue(?:d|ing)?|(?<!call from )(?<!from ['\u2018"])the bank|post office|call cent(?:re|er)|on hold)\b[^.!?]*\b(?:hours?|all (?:day|morning)|queue|offline|system|lunch|turned away|wrong (?:form|queue))\b/i,
    lines: [
      [
        S,
        'playful',
        'Nobody comes out of that queue the same person. Did you at least get what you went for?',
      ],
      [F, 'direct', 'How many hours, and how many new friends did you make in the queue?'],
      [T, 'playful', 'I hope you packed padkos. Such a queue is a camping trip.'],
      [P, 'playful', 'People have met, married and retired in that queue. What kept you sane?'],
    ],
  },
  {
    name: 'story: stuck in a lift',
    when: /\bstuck in (?:a|the) (?<x>lift|elevator|toilet|bathroom|cable car|shower|dress|parking lot|parkade)\b|\b(?<y>lift|elevator) (?:broke|got stuck|stopped)\b/i,
    lines: [
      [F, 'warm', 'What does one even talk about for that long in a {x}?'],
      [T, 'playful', 'A {x} is the longest meeting in the world. Who cracked first?'],
      [S, 'playful', 'I would have been halfway through the hatch. How were your nerves in the {x}?'],
      [F, 'warm', 'What does one even talk about for that long in a broken {y}?'],
      [T, 'playful', 'A broken {y} is the longest meeting in the world. Who cracked first?'],
      [S, 'playful', 'I would have been halfway through the hatch. How were your nerves in the {y}?'],
    ],
  },
  {
    name: 'story: white clothes, wrong day',
    when: /\b(?:first day of my period|period (?:started|came|cramps|pains?)|on my period)\b/i,
    lines: [
      [S, 'warm', 'Ugh, what timing. Painkillers, dark backup outfit and a good seat near the door, I hope.'],
      [N, 'calm', 'That is such bad luck. How are you feeling, apart from cross with your period?'],
      [
        P,
        'playful',
        'Bodies have a terrible sense of occasion. Do you have an emergency outfit, in case your period wins?',
      ],
      [F, 'direct', 'Is there a plan B for the outfit, or are you braving it, period and all?'],
    ],
  },
];

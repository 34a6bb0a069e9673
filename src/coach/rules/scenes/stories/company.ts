/** What others did: children, animals, parents, neighbours, exes and strangers. */
import { latin } from '../../reading/pattern.ts';
import { F, L, N, P, S, type Story, T } from './story.ts';

export const COMPANY_STORIES: readonly Story[] = [
  {
    name: 'story: a milestone that hurts a little',
    when: latin(
      /\bmy (?:\p{L}+ )?(?<x>daughter|son|little one|baby|boy|girl|twins|nephew|niece|youngest|eldest)\b[^.!?]{0,16}\b(?:start(?:s|ed|ing)? (?:at )?(?:grade|school|cr[eè]che|preschool|varsity|university|high school|big school|nursery)|first day (?:of|at) (?:school|grade|cr[eè]che|varsity)|(?:is )?(?:moving|moved|leaving|left) (?:out|home)|lost (?:his|her) first tooth|got (?:his|her) (?:licen[cs]e|drivers?|matric(?! (?:results|marks|exams))))/iu,
    ),
    sure: true,
    lines: [
      [N, 'calm', 'Nobody is ever ready for that one. How are you doing, and how is your {x}?'],
      [L, 'warm', 'Oh, what a day. I can hear the love, and the lump in the throat.'],
      [F, 'warm', 'How does your {x} feel about it, excited or clinging to your leg?'],
      [P, 'playful', 'Sunglasses and tissues in every pocket. Your {x} will be fine, you may need a coffee.'],
    ],
  },
  {
    name: 'story: met at last',
    when: /\bmet (?<x>my (?:birth|biological|real|half) (?:mother|father|mom|mum|dad|parents|brother|sister|family))\b/i,
    sure: true,
    lines: [
      [N, 'calm', 'That is an enormous day. How are you feeling, now that you have met {x}?'],
      [F, 'warm', 'What was the first thing you said to each other? Only if you feel like telling.'],
      [L, 'warm', 'Thank you for telling me. I imagine you have been carrying that question for years.'],
      [S, 'warm', 'I would need a week to sort that out. Is somebody with you tonight, after meeting {x}?'],
    ],
  },
  {
    name: 'story: had to fire somebody',
    when: latin(
      /\b(?:had to|i) (?:fire|let|retrench|fired) (?:someone|somebody|a \p{L}+|one of my|people|\p{L}+ go)\b/iu,
    ),
    not: /\bfire ?(?:alarm|works|place)\b|\blet (?:it|that|this|things|myself|her|him|them) go\b|\b(?:vet|paw|collar|basket|toenail\w*|years old|(?:\w+teen|ten|eleven|twelve|\d+) years)\b/i,
    sure: true,
    lines: [
      [
        S,
        'warm',
        'Ugh, that is one of the worst parts of any job. Feeling sick about it says something good about you.',
      ],
      [N, 'calm', 'No wonder it sits in your stomach. Nobody sleeps well after they had to fire a person.'],
      [F, 'warm', 'How did they take it, and how are you now?'],
      [
        L,
        'warm',
        'I would rather be told by somebody who minds. Be a bit kind to yourself tonight, today was hard enough.',
      ],
    ],
  },
  {
    name: 'story: the animal surprises the vet',
    when: /\b(?<x>dog|cat|tortoise|rabbit|hamster|parrot|budgie|goat|hen|rooster|chicken|guinea pig|bunny|kitten|goldfish|horse|puppy)\b[\s\S]{0,30}\b(?:is|was|turned out to be) (?:actually |really )?(?:an? (?:girl|boy|male|female|hen|rooster)|pregnant|fat|overweight|on a diet|faking)/i,
    sure: true,
    lines: [
      [T, 'playful', 'Well, that changes the family history. How is the {x} taking the news?'],
      [F, 'direct', 'So is the {x} keeping the name?'],
      [L, 'playful', 'I love that the {x} simply let you believe it. Very dignified.'],
      [P, 'playful', 'A {x} with a secret. What else do you think it has been hiding?'],
    ],
  },
  {
    name: 'story: they came back',
    when: /\b(?<x>cat|dog|tortoise|parrot|rabbit|budgie|horse|hamster)\b[\s\S]*\b(?:missing|gone|lost|disappeared)\b[\s\S]*\b(?:walked in|came (?:back|home)|is (?:back|home)|turned up|found (?:him|her|it)|strolled)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Oh, what a relief! I am so glad your {x} is home.'],
      [T, 'playful', 'And not one word of explanation, I assume. Where do you think your {x} was?'],
      [F, 'warm', 'What did you do first, scold or cuddle your {x}?'],
      [P, 'playful', 'Your {x} has a second family and a different name somewhere, I am sure of it.'],
    ],
  },
  {
    name: 'story: my ex did that too',
    when: /\bmy ex (?:did|used to do|also did|always did|said|had|was like) (?:that|this|it|the same|exactly)\b|\b(?:that'?s|it'?s|this is) (?:a bit |kind of |quite |really )?triggering\b|\breminds me of (?:my ex|what my ex|when my ex)/i,
    sure: true,
    lines: [
      [
        S,
        'warm',
        'Thank you for telling me, and I am sorry it brought your ex back up. What would feel better instead?',
      ],
      [N, 'calm', 'That makes sense. Of course it rings old bells if your ex did it. I will leave it out.'],
      [
        F,
        'warm',
        'I am glad you said it instead of swallowing it. Do you want to tell me what it was like with your ex, or move on?',
      ],
      [
        L,
        'warm',
        'Good to know, and I am not going to argue with it. You and your ex have history, I would like to do this differently.',
      ],
    ],
  },
  {
    name: 'story: the ex turns up',
    when: /\bmy ex(?:'s|-(?:wife|husband|boyfriend|girlfriend))?\b[^.!?]{0,14}\b(?:messaged|texted|called|phoned|whatsapp\w*|emailed|sent|wants|asked|showed up|turned up|walked in|moved in|liked|viewed|followed)\b|\b(?:sat next to|bumped into|ran into|saw|seated (?:next to|with)|matched with|met) my ex\b/i,
    not: /\b(?:hit|abus|stalk|threat|scared|police|restraining|cried|still love)\w*/i,
    lines: [
      [
        T,
        'playful',
        'Exes have such a gift for timing. What did you do about your ex, answer or enjoy the silence?',
      ],
      [S, 'warm', 'Oh no. How did you handle your ex, gracefully or with a lot of wine?'],
      [F, 'direct', 'And how did it feel, seeing that name? Annoying, funny, or a bit of both with an ex?'],
      [P, 'playful', 'You deserve a medal, or at least dessert. No ex is worth indigestion.'],
    ],
  },
  {
    name: 'story: the ex moves on',
    when: /\bmy ex(?:'s|-(?:wife|husband|boyfriend|girlfriend))?\b[^.!?]{0,8}\b(?:just |already )?(?:got|is|gets|getting|has) (?:married|engaged|pregnant|a new|having)\b/i,
    lines: [
      [S, 'warm', 'Even when you are over an ex, news like that lands funny. How are you with it?'],
      [F, 'direct', 'How did you hear about your ex, and was it a shrug or a punch?'],
      [P, 'playful', 'May your ex be happy and slightly bored. How are you, though?'],
      [N, 'calm', 'It is odd when an ex turns a page without you. Feeling two things at once is allowed.'],
    ],
  },
  {
    name: 'story: divorce signed',
    when: /\b(?:signed (?:the |my )?divorce|divorce (?:is|was|came|went) (?:final|through|finalised|done)|officially divorced|decree)\b/i,
    sure: true,
    lines: [
      [
        N,
        'calm',
        'That is a big thing to have done, even calmly. How does the rest of the day feel after signing a divorce?',
      ],
      [
        L,
        'warm',
        'Thank you for telling me. Calm is a perfectly good way to feel about a divorce. So is everything else.',
      ],
      [F, 'warm', 'Are you marking the divorce somehow, or letting it be an ordinary day?'],
      [S, 'warm', 'Big day, that. I hope somebody is making you supper, divorce or no divorce.'],
    ],
  },
  {
    name: 'story: ashes and graves',
    when: latin(
      /\b(?:scattered|scattering|spread) (?:my |our )?(?<x>[\p{L}']+(?: [\p{L}']+)?) ashes\b|\bvisited (?<y>(?:my|our) (?:\p{L}+ )?\p{L}+'s) grave\b/iu,
    ),
    sure: true,
    lines: [
      [
        L,
        'warm',
        'What a goodbye. I like that you can hear what {d} would have said to it. What were they like?',
      ],
      [S, 'warm', 'Thank you for telling me about {d}. How are you, now that it is done?'],
      [N, 'calm', 'That sounds sad and right at the same time. I am glad you got to do it for {d}.'],
      [F, 'warm', 'What would {d} have said about the whole thing?'],
    ],
  },
  {
    name: 'story: they phoned after years',
    when: latin(
      /\b(?:haven'?t|hadn'?t|not) (?:spoken|talked|seen (?:each other|my \p{L}+|him|her)|heard from (?:him|her|them))[^.!?]{0,30}\b(?:years|months)\b[\s\S]*\b(?:phoned|called|messaged|texted|wrote|rang|came|liked|sent|reached)\b|\b(?:phoned|called|rang|messaged) (?:me )?(?:today|yesterday|last night|out of (?:the blue|nowhere))[^.!?]{0,40}\b(?:first time in|after) (?:\p{L}+|\d+) (?:years|months)/iu,
    ),
    sure: true,
    lines: [
      [N, 'calm', 'That is a lot to land in one day. How are you feeling about {who} now?'],
      [F, 'warm', 'Wow. Did you answer? You do not have to tell me more than you want about {who}.'],
      [
        S,
        'warm',
        'After all that time, I would not know what to do with my hands. Was it good to hear from {who}, or just strange?',
      ],
      [L, 'warm', 'I am glad you told me. Whatever you decide to do about {who}, you can take it slowly.'],
    ],
  },
  {
    name: 'story: they are getting better',
    when: /\b(?:phoned|called|back|out|home) from (?<x>rehab|hospital|icu|prison|surgery|theatre)\b|\b(?:sounded|looked|seemed|was) (?:like )?(?:himself|herself|themselves|like my (?:brother|sister|dad|mom|mum|friend)) again\b|\b(?:first time|finally) (?:he|she) (?:sounded|looked|laughed|smiled|ate|walked)\b/i,
    not: /\b(?:died|worse|not yet|didn'?t make it)\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Oh, that must have been so good to hear. I am glad for you and {who}.'],
      [F, 'warm', 'What did you two talk about? It must be a relief about {who}.'],
      [N, 'calm', 'I can imagine how much you were hoping for that with {who}. How are you feeling tonight?'],
      [
        S,
        'warm',
        'You must have carried that for a while. I am holding thumbs for {who}, one day at a time.',
      ],
    ],
  },
  {
    name: 'story: talking birds',
    when: /\b(?<x>(?:parrot|budgie|cockatiel|african grey|mynah|cockatoo))\b[\s\S]{0,90}\b(?:say|says|saying|said|learn(?:ed|t|s)?|taught|imitat\w+|copies|swears?|repeats?|(?:my|our|your) name|whistl\w+|(?:swear|one|first|rude|bad|every|single) words?|calls? (?:me|us|my|the|out)|voice|sings?|barks)\b|\btaught (?:my|our|the|a) (?<y>parrot|budgie|cockatiel|african grey)\b/i,
    not: /\b(?:nobody|no ?one|everyone|everybody|someone|somebody|people|staff|i|we) (?:\w+ )?(?:said|says?|sings?|calls?)\b|\bsay(?:s|ing)? (?:yes|no|hi|hello) to\b/i,
    sure: true,
    lines: [
      [
        T,
        'playful',
        "You are in the {x}'s vocabulary now, and a {x} lives for sixty years. There is no way out.",
      ],
      [F, 'direct', 'In whose voice does the {x} say it?'],
      [L, 'playful', 'A {x} with that kind of timing is wasted on one room. I would buy tickets.'],
      [P, 'playful', 'Teach the {x} one compliment and your Mondays are sorted.'],
      [F, 'warm', 'What else does the {x} say when nobody is listening?'],
    ],
  },
  {
    name: 'story: what a child said',
    when: latin(
      /\b(?:my|our|the) (?:\p{L}+[- ])?(?:\d+ ?(?:yo|year old) |little |big |youngest |eldest |oldest )?(?<x>niece|nephew|son|daughter|toddler|kid|kids|little one|boy|girl|child|stepson|stepdaughter|godson|goddaughter|godchild|grandson|granddaughter|grade \d?\d?\p{L}*|class|learners|pupils|students|twins|\d year old|four year old|five year old|six year old|three year old)\b[^.!?]{0,16}\b(?:told|said|asked|announced|says|learn(?:ed|t) to say|informed|explained|thinks|called|drew|asks|declared|believes|decided|wrote|whispered|shouted|invited|introduced)\b/iu,
    ),
    not: /\b(?:died|sick|hospital|bullied|crying|cried|hates me|divorce|cancer|where (?:his|her) (?:dad|mom|mum)|cake|(?:says?|said|told me|tells me|thinks|explained|decided|reckons|asked)(?: me)? (?:that )?(?:i (?:should|must|mustn'?t|need|have to|ought|shouldn'?t|ought)|to (?:open|write|try|use|put|say|sign|get|ask|join|go))|get on an app|(?:this|that|an|the) app\b|my profile|(?:on|for) here\b|set (?:this|it|me) up|how this (?:works|is done)|swip\w+)\b/i,
    lines: [
      [T, 'playful', 'I have no arguments against {k}. What did you answer?'],
      [L, 'playful', 'Please never correct {k} on that. It is perfect as it is.'],
      [F, 'warm', 'What was your face doing when {k} came out with that?'],
      [P, 'playful', 'I would follow {k} into politics. What is the position on bedtime?'],
      [F, 'direct', 'Where {k|does|do} {k} get this from, and is it you?'],
      [
        T,
        'witty',
        'No adult has ever been that certain about anything. I want to know what {k} {k|says|say} about me.',
      ],
    ],
  },
  {
    name: 'story: a child made something',
    when: latin(
      /\b(?:my|our|the) (?:\p{L}+ )?(?<x>niece|nephew|son|daughter|toddler|kid|kids|little one|boy|girl|stepson|stepdaughter|boys|girls|cousin|children|twins|class|learners)\b[^.!?]{0,10}\b(?:made|wrote|baked|cooked|bought|picked|gave) (?:me|us|my|a card)\b/iu,
    ),
    not: /\b(?:pose|do it|cry|angry|late|sick)\b/i,
    lines: [
      [L, 'warm', 'Oh, that is the best kind of present. I hope you told {k} so.'],
      [F, 'warm', 'Did you manage to thank {k} without a wobbly voice?'],
      [P, 'playful', 'No shop sells that. What does {k} get in return?'],
      [T, 'playful', 'Five stars for {k}, and no notes.'],
      [S, 'warm', 'That got me a little. {k} {k|sounds|sound} lovely.'],
    ],
  },
  {
    name: 'story: a portrait',
    when: latin(
      /\b(?:my|our|the) (?:\p{L}+ )?(?<x>niece|nephew|son|daughter|toddler|kid|kids|boy|girl|cousin|class|learners)\b[^.!?]{0,10}\b(?:drew|painted|sketched) (?:me|us|our|my|a (?:picture|portrait))\b/iu,
    ),
    lines: [
      [T, 'playful', 'I trust the artistic judgement of {k} completely. Is it a good likeness?'],
      [F, 'direct', 'Is it on the fridge? Whatever {k} drew deserves a good spot.'],
      [L, 'playful', 'That is how {k} {k|sees|see} you: unusual, but memorable. I would frame it.'],
      [P, 'playful', 'Use it as your profile picture and see who asks. Full credit to {k}.'],
    ],
  },
  {
    name: 'story: scared pets',
    when: latin(
      /\b(?:my|our) (?:\p{L}+ )?(?<x>dog|cat|puppy|kitten|horse|rabbit|labrador|boerboel|husky|dachshund|parrot|greyhound|rottweiler|tortoise)\b[^.!?]{0,6}\bis (?:scared|afraid|terrified|obsessed|jealous|in love) (?:of|with) (?<y>(?:the|my|a|an|his|her|our) (?:\p{L}+ )?\p{L}+)/iu,
    ),
    lines: [
      [T, 'playful', 'What does your {x} know about {y} that you do not?'],
      [F, 'direct', 'How does your {x} handle it, avoidance or confrontation?'],
      [P, 'playful', 'Sides have been drawn in your house. I would like updates on your {x} and {y}.'],
      [L, 'playful', 'I respect a {x} with strong feelings about {y}.'],
    ],
  },
  {
    name: 'story: full marks',
    when: latin(
      /\b(?:my|our) (?:\p{L}+ )?(?<x>niece|nephew|son|daughter|boy|girl|sister|brother|kid|stepson|stepdaughter|cousin|twins)\b[^.!?]*\b(?:full marks|distinctions?|passed|first prize|prefect|head (?:girl|boy)|top of|won|got into|made the|scored \d|graduated|medal|trophy|promoted|certificate)\b/iu,
    ),
    not: /\b(?:not|didn'?t|own goal|lost)\b/i,
    lines: [
      [L, 'warm', 'Well done to {k}! You must be glowing. Who did you brag to first?'],
      [F, 'warm', 'That is wonderful. How did {k} take it, modestly or with a lap of honour?'],
      [P, 'playful', 'Clearly {k} {k|gets|get} it from your side. Put that in writing.'],
      [N, 'calm', 'You must be so proud of {k}. How are you celebrating?'],
      [F, 'direct', 'And what does {k} want as a reward?'],
    ],
  },
  {
    name: 'story: a child did something',
    when: latin(
      /\b(?:my|our) (?:\p{L}+ )?(?:\d+ ?(?:yo|year old) |little |youngest |eldest |oldest )?(?<x>niece|nephew|son|daughter|toddler|kid|little one|boy|girl|stepson|stepdaughter|godson|goddaughter|grandson|granddaughter|twins|kids)\b[^.!?]{0,14}\b(?:scored|won|lost (?:a|his|her) (?:first )?tooth|painted|put|fed|hid|ate|flushed|cut|stuck|danced|sang|got (?:his|her|a|the|into)|took|made|built|started school|started grade|rode|learn(?:ed|t)|walked|locked|threw|stole|dressed|swallowed|bit|poured|emptied)\b/iu,
    ),
    not: /\b(?:died|sick|hospital|bullied|worse)\b/i,
    lines: [
      [L, 'warm', 'I am smiling at that. {k} {k|sounds|sound} like a handful of the best kind.'],
      [F, 'warm', 'And what did you say to {k}?'],
      [T, 'playful', 'I am on the side of {k} in this, whatever the facts.'],
      [P, 'playful', 'Write it down somewhere safe. {k} will want to deny it at eighteen.'],
      [F, 'direct', 'How proud of it {k|was|were} {k}, on a scale up to unbearable?'],
    ],
  },
  {
    name: 'story: pets on the rampage',
    when: latin(
      /\b(?<!neighbour'?s )\b(?:my|our) (?!(?:neighbou?r|friend|sister|brother|mom|gran|boss|flatmate|housemate|cousin|colleague|ex)'?s )(?:\p{L}+ )?(?<x>dog|cat|puppy|kitten|goat|parrot|rabbit|hamster|labrador|beagle|dachshund|husky|boerboel|horse|hen|rooster|donkey|tortoise|ferret|jack russell|pug|cow|sheep|pig|dogs|cats|goldfish|monkey|baboon|greyhound|collie|chicken|rottweiler|poodle)\b[^.!?]{0,14}\b(?:ate|stole|chewed|swallowed|brought|knocked|broke|dug|pooed|pooped|peed|puked|vomited|jumped|opened|unlocked|rolled|escaped|ran (?:off|away|into)|climbed|destroyed|buried|scratched|sat on|stepped on|deleted|walked (?:across|in|over)|licked|barked|bit|growled|howled|hid|took|got (?:into|stuck|out|hold)|shredded|dragged|learn(?:ed|t)|farted|snores?|sleeps?|refuses|judges|hates|failed|has (?:been|started|learned)|thinks|fell|photobombed|interrupted)\b/iu,
    ),
    not: /\b(?:died|vet said|cancer|put (?:him|her) down|missing|sick|run over|poisoned|ran away and)\b/i,
    lines: [
      [T, 'playful', 'And not a trace of shame, I assume. What {x|does|do} your {x} have to say about it?'],
      [F, 'direct', 'And how did it end, with an apology or with your {x} asleep on it?'],
      [L, 'playful', 'I like your {x} enormously, and I am glad it is not my house.'],
      [P, 'playful', 'Your {x} {x|has|have} a plan and you are staff. How long have you known?'],
      [F, 'warm', '{x|Has|Have} your {x} always been like that, or is this a new career?'],
    ],
  },
  {
    name: 'story: a pet of others on the rampage',
    when: latin(
      /\b(?:the|his|her|their|(?:my |our |the )?(?:mom|gran|neighbou?r|friend|sister|brother|boss|flatmate|housemate|cousin|colleague|ex|aunt|uncle|dad)'?s'?) (?:\p{L}+ )?(?<x>dog|cat|puppy|kitten|goat|parrot|rabbit|hamster|labrador|beagle|dachshund|husky|boerboel|horse|hen|rooster|donkey|tortoise|ferret|jack russell|pug|cow|sheep|pig|dogs|cats|goldfish|monkey|baboon|greyhound|collie|chicken|rottweiler|poodle)\b[^.!?]{0,14}\b(?:ate|stole|chewed|swallowed|brought|knocked|broke|dug|pooed|pooped|peed|puked|vomited|jumped|opened|unlocked|rolled|escaped|ran (?:off|away|into)|climbed|destroyed|buried|scratched|sat on|stepped on|deleted|walked (?:across|in|over)|licked|barked|bit|growled|howled|hid|took|got (?:into|stuck|out|hold)|shredded|dragged|learn(?:ed|t)|farted|snores?|sleeps?|refuses|judges|hates|failed|has (?:been|started|learned)|thinks|fell|photobombed|interrupted)\b/iu,
    ),
    not: /\b(?:died|vet said|cancer|put (?:him|her) down|missing|sick|run over|poisoned|ran away and)\b/i,
    lines: [
      [T, 'playful', 'And not a trace of shame, I assume. What {x|does|do} the {x} have to say about it?'],
      [F, 'direct', 'And how did it end, with an apology or with the {x} fast asleep?'],
      [L, 'warm', 'Poor you. I hope that the {x} {x|sleeps|sleep} badly today.'],
      [P, 'playful', 'The {x} {x|has|have} a plan and everybody else is staff.'],
      [F, 'warm', '{x|Has|Have} the {x} always been like that, or is this a new career?'],
    ],
  },
  {
    name: 'story: the groomed dog',
    when: /\b(?<x>dog|cat|poodle|puppy|horse)\b[^.!?]{0,14}\b(?:got|been|is|was|went) (?:groomed|shaved|clipped|to the (?:parlour|groomer))/i,
    lines: [
      [T, 'playful', 'Check for a password only your {x} would know. Impostors are getting very good.'],
      [F, 'direct', 'How does the {x} feel about the new look, proud or betrayed?'],
      [L, 'playful', 'Now I need a before and after. Does the {x} still answer to the same name?'],
      [P, 'playful', 'Everybody needs a makeover after a bad month. Maybe the {x} met somebody.'],
    ],
  },
  {
    name: 'story: chased by an animal',
    when: latin(
      /\b(?:chased|attacked|followed|mugged|robbed|cornered|stared down|dive[- ]?bombed|headbutted|sat on|bullied|stolen) by (?<x>(?:a|an|the|two|three|my|some) (?:\p{L}+ )?(?:goose|geese|swan|ostrich|baboons?|monkeys?|cow|cows|dogs?|seagulls?|hadedas?|rooster|turkey|ram|goat|sheep|bull|peacock|wasp|bees?|squirrel|duck|horse|cat|chihuahua|magpie|warthog|zebra|penguin|seal))\b|\b(?:a|an|the|some) (?:\p{L}+ )?(?<y>goose|swan|ostrich|baboon|monkey|cow|seagull|hadeda|rooster|ram|goat|peacock|squirrel|duck|penguin|seal|warthog)\b[^.!?]{0,10}\b(?:chased|stole|took|nicked|attacked|followed|hissed|ate|walked (?:in|into|off)|sat|snatched|stared|charged)\b/iu,
    ),
    lines: [
      [T, 'playful', 'You outran {x}? I hope there are no cameras on that route.'],
      [F, 'direct', 'How far did {x} follow you, and did you scream? Honest answers only.'],
      [S, 'playful', 'Nobody looks dignified running from {x}. Nobody. Are you all right?'],
      [P, 'playful', 'That counts as interval training. Put {x} in your running app as a coach.'],
      [T, 'playful', 'I suspect the {y} had been watching you for weeks. What did you do?'],
      [F, 'direct', 'Did you fight the {y} for it, or back away slowly?'],
      [S, 'playful', 'You never win against a {y}. Are you all right, and is your pride?'],
      [P, 'playful', 'Somewhere that {y} is telling the others about you with great respect.'],
    ],
  },
  {
    name: 'story: an elder and a phone',
    when: /\b(?:my|our) (?<x>mom|mum|mother|dad|father|gran|granny|grandmother|gogo|ouma|oupa|grandfather|nana|aunt|auntie|tannie|grandpa|uncle|ma)\b(?!'s (?:phone|house|place|dog|cat)\b)[^.!?]{0,40}\b(?:discovered|found|figured out|worked out|learn(?:ed|t|ing)|sends?|sent|sending|got|getting|has|joined|uses?|using|used|on|to use|started|starts|posts?|posted|posting|commented|comments|replies|replied|reacts?|reacted|signs?|signed|forwards?|forwarded|forwarding|shares?|shared|sharing|added|adds|follows?|followed|thinks|talks? to|tagged|tags|calls?|types?|leaves?|left|records?|recorded|asks? (?:siri|alexa|google|chatgpt)|asked (?:siri|alexa|google|chatgpt)|made|makes|takes?|took)\b(?!(?:[^.!?]{0,40})\b(?:i|we) (?:said|was|were|am|told|sent|keep)\b)[^.!?]{0,50}\b(?:voice ?notes?|stickers?|emojis?|whatsapp|facebook|tiktok|instagram|selfies?|memes?|gifs?|video ?calls?|face ?time|zoom|google|alexa|siri|chatgpt|netflix|autocorrect|the family group)\b/i,
    not: /\b(?:died|funeral|sick|scam)\b/i,
    lines: [
      [T, 'playful', 'There is no stopping your {x} now. What was the best one so far?'],
      [L, 'playful', 'I love that for your {x}, and a little less for your storage space.'],
      [F, 'warm', 'Do you answer your {x} in kind, or have you muted the chat and feel terrible?'],
      [P, 'playful', 'Give it a week and your {x} has more followers than you.'],
      [F, 'direct', 'Who taught your {x} this, and do they regret it yet?'],
    ],
  },
  {
    name: 'story: an elder on form',
    when: /\b(?:my|our) (?<x>gran|granny|grandmother|gogo|ouma|oupa|grandfather|nana|grandpa|great[- ]aunt|aunt|auntie|tannie)\b[^.!?]*\b(?:turned|danced|outdanced|drank|won|flirted|swore|bought|learn(?:ed|t)|prays?|told|beat|wore|asked|tried|sang|drove|joined|dyed|slapped|cheats?|kissed|proposed|got a tattoo|rides|put)\b/i,
    not: /\b(?:died|passed away|sick|hospital|funeral|dementia|remember me|cancer|fell|asked if [^.!?]{2,30} (?:is|are|was) coming)\b/i,
    lines: [
      [L, 'warm', 'I like your {x} enormously. Is that where you get it from?'],
      [T, 'playful', 'Your {x} and I need to have tea. I would mostly listen and take notes.'],
      [F, 'warm', 'What is the best thing your {x} ever told you?'],
      [P, 'playful', 'I hope to be half as much trouble as your {x} at that age.'],
      [F, 'direct', 'And what did the rest of the family do, join in or hide from your {x}?'],
    ],
  },
  {
    name: 'story: mothers who stay',
    when: /\bmy (?<x>mom|mum|mother|dad|father|parents|in-?laws|mother-?in-?law|gran|sister|brother)\b[^.!?]{0,6}\b(?:is|are) (?:visiting|staying|here|coming to stay|moving in)\b/i,
    lines: [
      [S, 'playful', 'How are you holding up? Have the cupboards been rearranged by your {x} yet?'],
      [T, 'playful', 'Blink twice if your {x} is reading over your shoulder.'],
      [F, 'warm', 'What has been the best moment with your {x} so far, and what the loudest?'],
      [P, 'playful', 'Think of the food, and breathe. How many days with your {x} to go?'],
    ],
  },
  {
    name: 'story: proud words',
    when: /\b(?:my|our) (?<x>mom|mum|mother|dad|father|gran|gogo|ouma|oupa|boss|teacher|brother|sister|son|daughter)\b[\s\S]{0,60}\bproud of me\b/i,
    sure: true,
    lines: [
      [L, 'warm', 'Oh, that is worth pulling over for. I am glad your {x} said it.'],
      [N, 'calm', 'I would have needed a minute too. Had you been waiting to hear that from your {x}?'],
      [F, 'warm', 'What did you say back to your {x}?'],
      [S, 'warm', 'That got me. Keep it somewhere safe, proud is not a word people use lightly.'],
    ],
  },
  {
    name: 'story: came out',
    when: /\b(?:told|came out to) (?:my |the )?(?<x>dad|mom|mum|mother|father|parents|gran|gogo|family|brother|sister|best friend)\b[^.!?]{0,20}\b(?:i'?m (?:gay|bi|lesbian|trans|queer)|that i'?m gay)\b|\bcame out to (?:my )?(?<y>dad|mom|mum|mother|father|parents|gran|gogo|family|brother|sister)\b/i,
    sure: true,
    lines: [
      [
        L,
        'warm',
        'That may be the most perfect answer anyone could have given. I am so glad for you and your {x}.',
      ],
      [N, 'calm', 'How long had you been carrying that? I hope you feel lighter now your {x} knows.'],
      [F, 'warm', 'And did you eat? I need to know how the evening with your {x} went on.'],
      [S, 'warm', 'That took courage. How are you feeling now?'],
    ],
  },
  {
    name: 'story: an honour asked',
    when: latin(
      /\b(?:(?:asked|asks|chose|chosen|picked|wants?|wanted|made|making|invited) me\b[^.!?]{0,30}|i(?:'?m| am|'?ll be| will be| get to be| was made| was asked to be| have to be|'?ve been (?:asked|chosen)(?: to be| as)?) (?:(?:going to be|officially|now|gonna be|also|apparently) )?(?:(?:the|an?|her|his|their) |my (?:\p{L}+ ){0,2}\p{L}+'s )?|guess who(?:'?s| is) (?:the |an? )?(?:new )?)(?<x>(?:maid|matron) of honou?r|best man|bridesmaid|godmother|godfather|godparent|mc)(?!\p{L})/iu,
    ),
    not: /\b(?:you were|your)\b/i,
    lines: [
      [L, 'warm', 'What an honour, congratulations! Did you say yes before the question was finished?'],
      [F, 'warm', 'How did you find out you were chosen, a speech or a text? {x} is serious business.'],
      [P, 'playful', 'You have until the day to decide which stories a {x} is allowed to tell.'],
      [T, 'playful', 'So, {x}: power, cake and a terrible outfit. Are you ready?'],
    ],
  },
  {
    name: 'story: parents crossing lines',
    when: /\b(?:my|our) (?<x>mom|mum|mother|dad|father|parents|ma|aunt|auntie|gran|gogo|tannie|family)\b[^.!?]*\b(?:put my|signed me up|set me up|told (?:everyone|the whole|all|her friends|his friends|the neighbours|her (?:book club|church|cell group))|sending me|sends me|keeps? (?:asking|sending|trying|telling)|showed (?:everyone|him|her|my)|gave my number|asked (?:him|her|my)|turned my|rented|sold my|threw (?:out|away) my|rearranged|remedies|airbnb|calls me every|thinks i)\b/i,
    not: /\b(?:hit|abus\w*|kicked me out|disown\w*|hate)\b/i,
    lines: [
      [T, 'playful', 'Honestly, your {x} and the concept of boundaries have never met. What did you do?'],
      [F, 'warm', 'Did your {x} ask you first, or did you find out with everybody else?'],
      [
        L,
        'playful',
        'It is infuriating and a bit sweet, which I suppose is what parents are for. How often does your {x} do this?',
      ],
      [P, 'playful', 'I admire your {x}. From a safe distance, with my phone off.'],
    ],
  },
  {
    name: 'story: proud of a parent',
    when: /\b(?:took|brought|drove|flew) my (?<x>dad|mom|mum|mother|father|gran|granny|gogo|ouma|oupa|parents|grandfather|grandmother|nephew|niece|daughter|son|brother|sister)\b[^.!?]*\b(?:first time|never (?:been|seen)|always wanted|to see the sea|on (?:his|her) first)\b/i,
    lines: [
      [L, 'warm', 'What a thing to give somebody. I hope you remember that day for ever.'],
      [F, 'warm', 'What did your {x} do first?'],
      [N, 'calm', 'I can imagine standing there, watching your {x} more than the view. Did you get a photo?'],
      [F, 'direct', 'What did your {x} say about it on the way home?'],
    ],
  },
  {
    name: 'story: a parent cried',
    when: /\b(?:my|our) (?<x>dad|father|mom|mum|mother|oupa|gran|granny|gogo|brother|grandfather|uncle|boss)\b[\s\S]*\b(?:cried|teared up|got emotional|was in tears|sobbed|choked up)\b/i,
    not: /\b(?:died|funeral|diagnos|cancer|divorce|left us|shouted|hit)\w*/i,
    sure: true,
    lines: [
      [L, 'warm', 'That got me a little. I like your {x}.'],
      [F, 'warm', 'How was it for you, seeing your {x} like that?'],
      [N, 'calm', 'There was a whole life in that moment, I think. Is your {x} all right now?'],
      [S, 'warm', 'Oh, your {x}. Some things go deeper than one expects.'],
      [F, 'direct', 'Had you ever seen your {x} cry before?'],
    ],
  },
  {
    name: 'story: a friend leaves',
    when: /\b(?:my|our) (?<x>(?:best |oldest |closest |childhood )?(?:friend|mate|brother|sister|daughter|son|cousin|flatmate|neighbour|colleague|roommate))\b[^.!?]{0,14}\b(?:is|are|just|has|moved|moves|leaves|left|emigrat\w+)\b[^.!?]{0,14}\b(?:moving|moved|leaving|emigrat\w+|off to|to (?:canada|australia|perth|london|the uk|england|new zealand|dubai|ireland|germany|holland|the netherlands|america|portugal|toronto|auckland))\b/i,
    not: /\b(?:moved out and took|in with me|moving in)\b/i,
    lines: [
      [
        S,
        'warm',
        'You do not have to be fine about it. Losing the daily version of your {x} is a proper loss.',
      ],
      [N, 'calm', 'Pretending is tiring. What will you miss most about having your {x} close by?'],
      [F, 'warm', 'How are you two spending the last days before your {x} goes?'],
      [
        L,
        'warm',
        'Your {x} is lucky to have somebody who minds this much. Have you booked the first visit yet?',
      ],
      [
        P,
        'playful',
        'Make your {x} promise you the spare room in writing. Preferably before the packing starts.',
      ],
    ],
  },
  {
    name: 'story: flatmates and what they took',
    when: /\bmy (?<x>flatmate|housemate|roommate|digs ?mate|ex-flatmate|sister|brother|neighbour|cousin)\b[^.!?]*\b(?:took the|took my|ate my|used my|using my|been using|finished my|borrowed my|drank my|broke my|wore my|stole my|left (?:the|his|her|their)|never (?:washes|cleans|does|buys)|moved out)\b/i,
    lines: [
      [T, 'playful', 'That is how wars start. Have you said anything to your {x}, or only sighed loudly?'],
      [S, 'playful', 'Unforgivable, and I say that as somebody who has not met your {x}.'],
      [F, 'direct', 'What will you do about your {x}: revenge, a polite note or a lock?'],
      [P, 'playful', 'Good riddance, in a way. What did you at least get to keep from your {x}?'],
    ],
  },
  {
    name: 'story: the neighbours',
    when: latin(
      /\b(?:my|our|the|next[- ]door) (?:upstairs |downstairs |new |\p{L}+-year-old )?(?<x>neighbours?|landlady|landlord|upstairs neighbours?|caretaker|security guard|complex)(?:'s?)?\b[^.!?]*\b(?:plays?|playing|sings?|learn\w*|practis\w*|practic\w*|party|rooster|dogs?|barks?|drill\w*|fights?|leaves?|brought|knocked|complain\w*|shouts?|thinks|karaoke|trumpet|drums|wifi|curry|mows?|lawnmower|leaf blower|decided|keeps?|feeds)\b/iu,
    ),
    // It is the neighbour's child who does it.
    not: /\bneighbou?r'?s'? (?:\w+ )?(?:kids?|child(?:ren)?|son|daughter|boy|girl|grandson|granddaughter)\b/i,
    lines: [
      [T, 'playful', 'I feel I know your {x} now. Have you made peace, or are you planning something?'],
      [F, 'direct', 'Have you ever said anything to your {x} about it?'],
      [L, 'playful', 'Every street needs a legend. I would miss your {x} after a week.'],
      [P, 'playful', 'I would like your {x} to have a column in the paper. What was the last episode?'],
    ],
  },
  {
    name: 'story: the wrong name',
    when: /\b(?:call(?:ed|s|ing)|introduc(?:ed|es)|address(?:ed|es)) me (?:by )?(?:the wrong name|(?:somebody|someone) else'?s name)|\bwrong name\b/i,
    not: /\b(?:my ex|in bed|baby|babe)\b/i,
    lines: [
      [T, 'playful', 'So who are you now? Keep the name, it clearly has a good job.'],
      [F, 'direct', 'And has anybody corrected the name since, or is it too late?'],
      [
        S,
        'playful',
        'There is a deadline for correcting a wrong name, and it is about four seconds. I sympathise.',
      ],
      [L, 'playful', 'I admire the commitment. Going along with the wrong name takes nerve.'],
      [P, 'playful', 'Blame everything that went wrong on whoever has that name. Perfect cover.'],
    ],
  },
  {
    name: 'story: I called them the wrong name',
    when: latin(
      /\b(?:called|introduced|greeted|thanked|addressed) (?<x>(?:the|my|a) (?:new |old )?(?:\p{L}+ )?(?:ceo|boss|manager|client|teacher|date|mother-?in-?law|girlfriend|boyfriend|guest|professor|minister|groom|bride|principal|pastor))\b[^.!?]{0,12}\b(?:by|the wrong|with)\b[^.!?]*\bname\b/iu,
    ),
    sure: true,
    lines: [
      [S, 'playful', 'Oh no. Did {x} correct you, or just smile with the eyes switched off?'],
      [T, 'playful', 'There is only one way out: call everybody by the wrong name from now on.'],
      [F, 'direct', 'When did you notice? Please say it was before you repeated the name.'],
      [P, 'playful', 'I am sure {x} has already forgotten. I am lying, but kindly.'],
    ],
  },
  {
    name: 'story: fish in the microwave',
    when: /\b(?:my|our|a|the) (?<x>colleague|coworker|co-worker|boss|manager|intern|team|office|desk mate|receptionist|ceo)\b[^.!?]*\b(?:microwave[ds]?|fish|ate my|brought|keeps?|sings?|hums?|chews?|clips?|whistles?|clicks?|replies|emails?|steals?|stole|calls? meetings|eats?|fell asleep|cried|forgot|called me|wore|quit|resigned)\b/i,
    not: /\b(?:threw|yelled|shouted|screamed|harass|touch|died|funeral|bab(?:y|ies)|first word)\w*/i,
    lines: [
      [
        T,
        'playful',
        'Every office has one. What do you suggest, diplomacy or a sign on the fridge about your {x}?',
      ],
      [F, 'direct', 'And nobody said anything to your {x}? Not even a look?'],
      [S, 'playful', 'That is a long day to sit near. How do you survive your {x}?'],
      [
        P,
        'playful',
        'Your {x} will be a legend there long after you have all left. Who tells the story best?',
      ],
      [F, 'warm', 'What is your {x} like otherwise? I need to know whether to forgive this.'],
    ],
  },
  {
    name: 'story: family wedding',
    when: /\b(?:my|our) (?<x>uncle|cousin|brother|sister|dad|mom|mum|aunt|best friend|friend|boss|ex)\b[^.!?]{0,12}\b(?:got married|married (?:his|her|their|a|my|the)|wedding (?:was|went))\b/i,
    lines: [
      [T, 'playful', 'I would have come for the speeches alone. Was there dancing, and did you start it?'],
      [F, 'warm', 'How was it really? Every wedding has one moment that is not in the photos.'],
      [
        P,
        'playful',
        "Third time or first time, somebody's {x} always ends up dancing on a chair. Who was it?",
      ],
      [F, 'direct', 'Where did they seat you at the wedding, family table or near the kitchen?'],
    ],
  },
  {
    name: 'story: sister not speaking',
    when: /\bmy (?<x>sister|brother|mom|mum|mother|dad|father|best friend|friend|cousin|flatmate|daughter|son)\b[^.!?]{0,8}\b(?:is not|isn'?t|not|stopped|hasn'?t been|won'?t|refuses to) (?:talk|speak|talking|speaking|talk to|speak to|spoken)\b|\b(?:had|big|huge|stupid) (?:an? )?(?:big |huge |stupid |massive )?(?:fight|fallout|argument|row) with my (?<y>sister|brother|mom|mum|mother|dad|father|best friend|friend|cousin|flatmate|daughter|son|parents)\b/i,
    lines: [
      [S, 'warm', 'Ah, that is a horrible kind of quiet. How long has it been with your {x}?'],
      [N, 'calm', 'Being right is not much company when your {x} is cross with you. How are you with it?'],
      [F, 'direct', 'Do you think your {x} needs time, or a first word from you?'],
      [
        L,
        'warm',
        'It takes nerve to say the uncomfortable thing to your {x}. I hope you two find a way back.',
      ],
      [S, 'warm', 'Ah, I am sorry. Fights with a {y} follow you round all day. What was it about?'],
      [N, 'calm', 'That sits in the stomach, I know. Do you want to rant about your {y}, or be distracted?'],
      [F, 'direct', 'Who usually says the first word after a fight, you or your {y}?'],
    ],
  },
  {
    name: 'story: cake from the class',
    not: /\bpose\b/i,
    when: latin(
      /\b(?:my|the whole|the) (?<x>students|learners|class|pupils|colleagues|team|friends|kids|flatmates|neighbours|clients?|patients?|grade \p{L}*\d?s?)\b[^.!?]{0,12}\b(?:surprised me|threw me|made me|gave me|brought me|baked me|wrote me|sang|clubbed together)\b/iu,
    ),
    lines: [
      [L, 'warm', 'Oh, I love your {x} for that. You must be doing something very right.'],
      [F, 'warm', 'Did you keep it together when your {x} did that?'],
      [
        T,
        'playful',
        'That is the most honest review you will ever get. I would frame it. What did your {x} expect you to say?',
      ],
      [P, 'playful', 'Careful, your {x} will want something for this. How did you thank them?'],
    ],
  },
  {
    name: 'story: money in an envelope',
    when: /\b(?:gran|granny|gogo|ouma|oupa|grandmother|grandfather|aunt|auntie|nana|grandpa|tannie)\b[\s\S]*\b(?:note in|slipped me|gave me money|money in|R\d+|pressed|envelope|told me not to tell)\b/i,
    sure: true,
    lines: [
      [
        L,
        'warm',
        'That is pure love, folded very small. Neither of them must ever find out about your {gp}.',
      ],
      [
        T,
        'playful',
        'So you are now running a secret between the two of them. How is the double agent life, with your {gp}?',
      ],
      [F, 'direct', 'What did you spend it on? Your {gp} will want to hear something sensible.'],
      [P, 'playful', 'The best-funded secret in the family. I hope your {gp} never hears about this chat.'],
    ],
  },
  {
    name: 'story: a driver with a story',
    when: latin(
      /\b(?:my |the |an? )?(?<x>uber driver|bolt driver|taxi driver|bus driver|barber|hairdresser|dentist|cashier|car guard|waiter|waitress|barista|petrol attendant|pilot|traffic cop|metro cop|security guard|physio|doctor|nurse|optician|tannie at the till|priest|pastor|dominee)\b[^.!?]{0,12}\b(?:told|asked|said|sang|gave|offered|stopped|fined|pulled|showed|called (?!\p{Lu})|wrote|winked|laughed|recogni\w+|remembered|knew|cried|started|played|made|announced)\b|\b(?:told off|stopped|fined|pulled over|scolded|complimented|recognised) by (?<y>(?:a|the|my) (?:\p{L}+ )?(?:cop|traffic cop|metro cop|waiter|librarian|security guard|nun|guard|teacher|pastor|priest|usher|granny|tannie|lifeguard))\b/iu,
    ),
    not: /\b(?:touched|grabbed|followed me|scared|cancer|lump|tests|bad news|scan|results|results)\b/i,
    lines: [
      [T, 'playful', "I would give a lot to hear the {x}'s version of that. How did it end?"],
      [F, 'warm', 'And what did you say back to the {x}?'],
      [L, 'playful', 'The {x} made my day as well, from a distance.'],
      [P, 'playful', 'You two are basically family now, you and the {x}. Same again next week?'],
      [
        T,
        'playful',
        'I would give a lot to hear the other version of that. Did you argue, or look sorry, with {y} right there?',
      ],
      [F, 'warm', 'And what did you say to {y}?'],
      [P, 'playful', 'Some people have no ear for art. Did {y} at least crack a smile?'],
    ],
  },
];

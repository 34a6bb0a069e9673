/** What people say of themselves, plainly: what they are like, what they do, what they eat, what they love. */
import type { Place } from '../words/fill.ts';
import { word } from './fitting.ts';
import { kind } from './ordinary-life-kind.ts';
import { has, type Scene } from './scene.ts';

const LEAD =
  '^\\W*(?:(?:so|also|well|yes|yeah|yep|btw|by the way|honestly|tbh|to be honest|just so you know|fyi|haha|lol|hi|hey|actually|no|nope|i guess|i think|i must admit|i have to admit|confession)[, :]+)*';
const VERY =
  '(?:really|very|pretty|quite|so|a bit|a bit of|kinda|kind of|super|a little|rather|such|a total|total|a huge|a big|huge|big|a real|a complete|definitely|just|more of|such a|an?|honestly|also|always|too|naturally|generally|usually|actually|the most)';
const END =
  "(?: (?:at first|i guess|lol|haha|though|tbh|myself|too|person|by nature|in the beginning|with new people|around new people|when i meet people|i think|to be honest|honestly|sometimes|if i'?m honest|in general|around people|with strangers|so|but|in groups))*\\W*$";

const PLACES_OF_WORK =
  '(?:finance|it|tech|marketing|hr|sales|retail|hospitality|insurance|banking|construction|engineering|advertising|media|real estate|property|logistics|education|healthcare|accounting|law|tourism|mining|fashion|film|publishing|security|customer service|the government|government|public relations|pr|an? (?:\\w+ )?(?:bank|hospital|school|restaurant|shop|bar|hotel|lab|call centre|call center|clinic|law firm|bakery|bookshop|bookstore|library|cafe|coffee shop|kitchen|warehouse|pharmacy|vet|gym|salon|start-?up|studio|supermarket|nursery|creche))';
const FIELDS =
  '(?:finance|tech|marketing|sales|retail|hospitality|insurance|banking|construction|engineering|advertising|media|real estate|logistics|education|healthcare|accounting|law|tourism|mining|fashion|film|publishing|security|customer service)';
const JOBS =
  '(?:nurse|teacher|doctor|lawyer|attorney|accountant|engineer|software (?:developer|engineer)|developer|programmer|designer|graphic designer|chef|waiter|waitress|barista|bartender|hairdresser|electrician|plumber|carpenter|mechanic|builder|architect|photographer|journalist|writer|editor|musician|artist|social worker|psychologist|therapist|physio(?:therapist)?|pharmacist|paramedic|vet|vet nurse|dentist|police officer|cop|firefighter|pilot|flight attendant|farmer|estate agent|real estate agent|project manager|manager|analyst|data (?:analyst|scientist)|consultant|scientist|researcher|lecturer|personal trainer|sales (?:rep|manager)|truck driver|driver|cashier|secretary|receptionist|personal assistant|translator|librarian|banker|midwife|nanny|au pair|carer|auditor|marketer|copywriter|web developer|beautician|baker|florist|tour guide|security guard|occupational therapist|radiographer|tutor|principal|admin (?:clerk|assistant))';

const STEMS: Readonly<Record<string, string>> = {
  cook: 'cooking',
  bake: 'baking',
  travel: 'travelling',
  hike: 'hiking',
  read: 'reading',
  dance: 'dancing',
  sing: 'singing',
  run: 'running',
  swim: 'swimming',
  surf: 'surfing',
  camp: 'camping',
  garden: 'gardening',
  paint: 'painting',
  draw: 'drawing',
};
const LOVED =
  /\b(?:love|enjoy|like|into|adore|live for|obsessed with)(?: (?:to|doing|going|a good|good|my))* (?<what>(?:live |board |video |good |road |crime |horror |the )?[a-z]+)/i;

/** `to cook` as a thing is `cooking`. */
const thingOf = (plain: string): Place | undefined => {
  const loved = LOVED.exec(plain)?.groups?.what?.toLowerCase();
  return word(loved && (STEMS[loved] ?? loved));
};

const JOB = new RegExp(`\\b${JOBS}\\b`, 'i');

const ajobOf = (plain: string): Place | undefined => {
  const job = JOB.exec(plain)?.[0].toLowerCase();
  return word(job && `${/^[aeiou]/.test(job) ? 'an' : 'a'} ${job}`);
};

export const PLAIN_SELF_SCENES: readonly Scene[] = [
  kind('no, as an answer about themselves', {
    cue: /^\W*(?:no+|nope|nah|not (?:really|at all|yet|particularly|much)|never)(?:[, ]+(?:not at all|not really|never|not yet|sadly|unfortunately|haha|lol|i'?m not|i don'?t|not me|sorry|no))*\W*$/i,
    not: /\bnot interested\b/i,
    also: (r) =>
      // Where the model hears little effort and no refusal in it, the short answers say what it was about.
      (has(r, 'rejection_hard', 'rejection_soft') || !has(r, 'low_effort')) &&
      /\b(?:are you (?:a|an|into|more|from|good|usually|always|close|religious|vegetarian|vegan)|do you (?:like|have|play|cook|read|dance|sing|smoke|drink|work|live|believe|ever|know|travel|go|speak|watch|surf|run|ski|eat|miss|own)|have you (?:ever|been|seen|read|tried|always|watched|got|heard)|can you (?:cook|dance|sing|swim|drive|surf)|did you (?:sleep|watch|see|grow|study|have|like|enjoy))\b[^?]{0,60}\?/i.test(
        r.mine,
      ) &&
      !/\b(?:with me|together|want to|would you|tonight|meet|date|join)\b/i.test(r.mine),
    said: {
      'appreciate a detail': [
        ['warm', 'Fair enough, I like a straight answer. What would you say yes to, then?'],
        ['calm', 'Good to know. I will cross that one off the list.'],
      ],
      'follow up': [
        ['warm', 'No? Then tell me what is more your thing.'],
        ['direct', 'Okay, not that. What do you like instead?'],
      ],
      'light touch': [
        ['playful', 'A clear no, so I learned something about you. Your turn to ask me one.'],
        ['playful', 'My first guess was wrong, then. Do I get a second one?'],
      ],
    },
  }),
  kind('their job', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am|i work as|work as)(?: (?:a|an|actually|currently|just|the|primary school|high school|freelance|senior|junior|trainee|qualified|student|kindergarten|maths?|english|science|history|music|icu|er|paediatric|civil|mechanical|electrical|chemical|night|part[- ]time|full[- ]time|self[- ]employed))+ (?<job>${JOBS})(?:,? (?:(?:at|in|for|on|grade|of) [^.!?]{1,30}|by day|by trade|by profession|lol|haha))?\\W*$`,
      'i',
    ),
    not: /\b(?:but|night(?:s| shift)|this week|hate|tired|lost|too|bot)\b/i,
    most: 12,
    places: (r) => ({ ajob: ajobOf(r.plain) }),
    said: {
      'follow up': [
        ['warm', 'How long have you been {ajob}, and do you still like it?'],
        ['direct', 'What is a normal day like for {ajob}?'],
        ['warm', 'What made you want to be {ajob}?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that. I bet {ajob} comes home with good stories. What was the last one?'],
        ['warm', '{ajob}, nice. Did you always want to do that, or did it find you?'],
      ],
      'light touch': [
        ['playful', 'What is the one question every {job} is tired of hearing? I promise not to ask it.'],
        ['playful', 'So what does {ajob} do the minute work is over?'],
      ],
    },
  }),
  kind('their line of work', {
    cue: new RegExp(
      `${LEAD}(?:i |i'?m )?(?:work(?:ing)?|am|i'?m)(?: (?:mostly|currently|mainly|part[- ]time|full[- ]time))? (?:in (?<field>${FIELDS})|(?:in|for|at) ${PLACES_OF_WORK})(?:[, ]+(?:so boring|boring|i know|lol|haha|for now|at the moment|and i love it|you know|nothing exciting|it'?s (?:boring|ok|okay|fine|good|busy)))*\\W*$|${LEAD}(?:i work for myself|i'?m my own boss|i work with (?:kids|children|people|animals|teenagers|numbers|computers|my hands|food|the elderly|old people)|i'?m (?:self[- ]employed|a freelancer|freelancing|between jobs|looking for (?:a job|work)|retired))\\W*$|${LEAD}i (?:run|have|own) my own (?:business|company|shop|salon|studio)\\W*$`,
      'i',
    ),
    most: 12,
    said: {
      'follow up': [
        ['warm', 'How did you end up in {field}, on purpose or by accident?'],
        ['direct', 'What is the best part of your work, and what makes you want to throw the laptop?'],
        ['warm', 'Do you like your work, or does it mostly pay for the weekends?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good to know. I hope there are nice people where you work.'],
        ['warm', 'I would like to hear about {field}. Which part of your work is actually fun?'],
      ],
      'light touch': [
        ['playful', 'And at a party, how do you explain your work in one sentence?'],
        ['playful', 'What did you want to be when you were ten, before work got serious?'],
      ],
    },
  }),
  kind('trusts easily', {
    cue: /\bi (?:tend to |always |usually |just )?(?:trust (?:people )?(?:too |so |very |quite )?(?:easily|quickly|fast|easy)|trust people|see the (?:good|best) in (?:people|everyone))\b/i,
    not: /\b(?:don'?t|never|can'?t|issues|hurt|no longer)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that about you. Trusting people is braver than it looks.'],
        ['warm', 'That is a good quality. I hope people have mostly been worth your trust.'],
      ],
      'follow up': [
        ['warm', 'Has trusting people mostly turned out well for you?'],
        ['direct', 'Were you always like that, or did you decide to trust people?'],
      ],
      'light touch': [
        ['playful', 'Then I will not try to sell you a bridge. Who taught you to trust people like that?'],
        ['playful', 'Good, then you may believe me when I say that I am glad you told me.'],
      ],
      'honest answer': [['calm', 'Then I will be careful with your trust. It is a nice thing to be given.']],
    },
  }),
  kind('trusts slowly', {
    cue: /\b(?:i (?:don'?t|do not|never|can'?t|find it hard to|struggle to) (?:really )?(?:trust (?:people|anyone|men|women|guys|easily)|open up)|(?:have|got) (?:some |big |major )?trust issues|takes? me (?:a while|time|long) to (?:trust|open up|warm up|get comfortable)|slow to (?:trust|open up))\b[^.!?]{0,25}\W*$/i,
    not: /\b(?:you|your)\b/i,
    said: {
      'no rush': [
        ['warm', 'That makes sense to me. Take all the time you need to trust, nobody is counting.'],
        ['calm', 'No rush at all. Trust that grows slowly tends to last.'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you for saying so. Telling me that took a bit of trust already.'],
        ['warm', 'I like that you know it about yourself and say it.'],
      ],
      'follow up': [
        ['warm', 'What helps you to open up to somebody?'],
        ['direct', 'What makes you feel that you can trust a person?'],
      ],
    },
  }),
  kind('introvert', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:introvert(?:ed)?|ambivert|loner|homebody|home body|stay[- ]at[- ]home person|couch potato|quiet person|not (?:much of )?a (?:big )?talker|not (?:really |that |very |so )*talkative|quiet)${END}|${LEAD}i (?:(?:really|much|usually|always|would rather|just) )*(?:prefer|like|love|enjoy) (?:a |my )?(?:nights?|evenings?|staying|quiet (?:nights?|evenings?)|being) (?:in|at home)(?: (?:over|to|instead of|more than|rather than) [^.!?]{3,20})?\\W*$`,
      'i',
    ),
    not: /\b(?:today|because|why|sorry)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that. Quiet people usually have the most going on inside.'],
        ['calm', 'Good to know. A quiet evening with one good conversation beats a loud party.'],
        ['warm', 'That sounds restful. Somebody who likes being at home is nice to come home to.'],
      ],
      'follow up': [
        ['warm', 'What does your ideal evening in look like?'],
        ['direct', 'What gets you out of the house gladly, if anything?'],
        ['warm', 'How do you recharge after too many people?'],
      ],
      'light touch': [
        ['playful', 'Then I will count every message from you double, introvert tax included.'],
        ['playful', 'Noted: no surprise parties. How do you feel about couch and takeaway?'],
      ],
    },
  }),
  kind('extrovert', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:extrovert(?:ed)?|extravert|social(?: butterfly| person)?|people person|talkative|chatty|chatterbox|outgoing(?: person)?|loud)${END}`,
      'i',
    ),
    said: {
      'appreciate a detail': [
        ['warm', 'I like that, you must make it easy for everybody else in the room.'],
        ['warm', 'Good, then we will never sit in silence wondering who starts.'],
      ],
      'follow up': [
        ['warm', 'What is your idea of a great night, a full house or a few good people?'],
        ['direct', 'Do you ever need a day with nobody, or never?'],
        ['warm', 'Do you make friends in queues, being that social?'],
      ],
      'light touch': [
        ['playful', 'So you are the one who knows everybody at the party by ten?'],
        ['playful', 'Then you talk and I ask the good questions. Deal?'],
      ],
    },
  }),
  kind('shy', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am|i can be|i get)(?: ${VERY})* (?:shy|awkward|socially awkward|reserved|bad with new people)${END}`,
      'i',
    ),
    not: /\b(?:tonight|meeting|date|interview|exam|about)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Shy is fine with me. The nice ones often are at first.'],
        ['warm', 'You hide it well, writing is a good start. No pressure from my side.'],
      ],
      'no rush': [
        ['calm', 'Then we take it slowly. You can be shy for as long as you like.'],
        ['warm', 'No rush at all. Shy people are worth the wait.'],
      ],
      'follow up': [
        ['warm', 'How long does it take until the shy part wears off?'],
        ['direct', 'What helps you feel less shy, a walk or a quiet table?'],
      ],
      'light touch': [['playful', 'Then I will ask easy questions to start with. Sweet or salty?']],
    },
  }),
  kind('does not eat meat', {
    cue: new RegExp(
      `${LEAD}(?:i (?:don'?t|do not|dont|never|stopped) eat(?:ing)? (?:any )?(?:meat|pork|beef|fish|red meat|chicken|seafood|gluten|dairy|eggs|sugar)|i (?:only eat|mostly eat) (?:fish|plants|vegetables|plant[- ]based)|i'?m (?:a |mostly |strictly |kind of |now |fully )*(?:vegan|vegetarian|veggie|pescatarian|plant[- ]based|gluten[- ]free|lactose intolerant|coeliac|celiac|halaal|halal|kosher)|i'?m allergic to (?:nuts|peanuts|gluten|seafood|shellfish|dairy|eggs|fish))(?: (?:by the way|btw|since \\w+|anymore|though|hope that'?s ok(?:ay)?|just so you know|at all|for \\w+ years?|lol|haha))*\\W*$`,
      'i',
    ),
    said: {
      'appreciate a detail': [
        ['warm', 'Good to know, thank you for telling me. What do you love to eat most?'],
        ['warm', 'That is no problem at all. It just makes choosing a restaurant more interesting.'],
      ],
      'follow up': [
        ['warm', 'How long have you been eating that way?'],
        ['direct', 'Which place does it best, where you can eat half the menu?'],
        ['warm', 'What is the dish you make that would convince anybody to eat like you?'],
      ],
      'light touch': [
        [
          'playful',
          'Noted. So what do people always put on your plate when they did not listen to what you eat?',
        ],
        ['playful', 'Then you eat the good part of every menu. What is your favourite?'],
      ],
      'offer another way': [
        ['calm', 'Then you choose the place when it comes to eating, that is the easiest for everybody.'],
      ],
    },
  }),
  kind('does not smoke', {
    cue: new RegExp(
      `${LEAD}i (?:don'?t|do not|dont|never|hardly|stopped|quit|gave up) (?:really )?(?:smok(?:e|ing)|vap(?:e|ing))(?: (?:at all|anymore|any more|by the way|btw|though|lol|haha|and never (?:will|did)))*\\W*$|${LEAD}i'?m (?:a |not a )(?:non-? ?)?smoker\\W*$`,
      'i',
    ),
    not: /\bi'?m a smoker\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Good to know. Nobody ever regretted not smoking.'],
        ['calm', 'Fine by me, and good for you.'],
      ],
      'follow up': [
        ['warm', 'Was smoking ever a thing for you, or never?'],
        ['direct', 'So what is your small vice then, if it is not smoking?'],
      ],
      'light touch': [
        ['playful', 'Then I know who has the breath for stairs. What else should I know?'],
        ['playful', 'Very sensible. There must be one bad habit, everybody has one that is not smoking.'],
      ],
    },
  }),
  kind('languages', {
    cue: new RegExp(
      `${LEAD}(?:i (?:can )?(?:(?:also|only|actually|mostly) )*speak (?:two|three|four|five|six|\\d|a few|some|a bit of|a little|fluent )?(?: ?languages)?(?: ?(?<what>spanish|french|italian|portuguese|german|japanese|korean|mandarin|zulu|isizulu|xhosa|afrikaans|dutch|greek|arabic|russian|sotho|tswana|swahili|english|hindi)(?: and (?:a bit of |some )?[a-z]+)?)?|i'?m (?:bilingual|trilingual|multilingual))(?: (?:fluently|badly|at home|so|well))*\\W*$`,
      'i',
    ),
    also: (r) =>
      /languages|lingual|speak (?:\w+ ){0,3}(?:spanish|french|italian|portuguese|german|japanese|korean|mandarin|zulu|isizulu|xhosa|afrikaans|dutch|greek|arabic|russian|sotho|tswana|swahili|english|hindi)/i.test(
        r.plain,
      ),
    said: {
      'follow up': [
        ['warm', 'Which language do you dream in?'],
        ['direct', 'Which language was the hardest to learn?'],
      ],
      'appreciate a detail': [
        ['warm', 'I am impressed. A language is a whole other way to be funny.'],
        ['warm', 'That is a gift. I hope you get to use your languages.'],
      ],
      'light touch': [
        ['playful', 'In which language do you swear when you stub your toe?'],
        ['playful', 'Teach me one useful word. Your choice of language.'],
      ],
    },
  }),
  kind('coffee or tea person', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:more of a )?(?<what>coffee|tea|wine|beer|chocolate|sushi|pizza|dessert|food)[- ](?:person|lover|addict|drinker|snob|girl|guy)${END}|${LEAD}i (?:can'?t|cannot) (?:live|start (?:my|the) day|function) without (?:my )?(?<need>coffee|tea|chocolate|music)\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['direct', 'How do you like it best?'],
        ['warm', 'Where did you have the best {what} of your life?'],
        ['warm', 'What goes best with it, a book or good company?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good taste. I like people who take their {what} seriously.'],
        ['warm', 'That makes you easy to please. I will remember it.'],
      ],
      'light touch': [
        ['playful', 'How dangerous are you without your {what}, on a bad day?'],
        ['playful', 'How many a day, honestly? I will not tell the doctor.'],
      ],
    },
  }),
  kind('does not drink', {
    cue: new RegExp(
      `${LEAD}i (?:don'?t|do not|dont|never|hardly|rarely|stopped|quit|gave up)(?: (?:really|even|touch))? ?(?:drink(?:ing)?|alcohol|drink or smoke|smoke or drink)(?: (?:alcohol|much|at all|anymore|any more|or smoke|or drink|by the way|btw|though|just so you know|lol|haha|that much|or party))*\\W*$|${LEAD}i'?m (?:sober|teetotal|not (?:a|much of a|a big) (?:drinker|smoker))\\W*$`,
      'i',
    ),
    not: /\b(?:years? sober|months? sober|aa|recovering)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Good to know, thank you for telling me. That is completely fine with me.'],
        ['calm', 'I respect that. Nobody needs a reason for it.'],
      ],
      'follow up': [
        ['warm', 'What do you like to drink on an evening out, something fancy or just water?'],
        ['direct', 'What is your favourite thing to do on a night out then?'],
      ],
      'light touch': [
        [
          'playful',
          'Then you are the one who remembers everything the next day. Useful and a bit dangerous.',
        ],
        ['playful', 'Good, clear heads on Sunday morning. Breakfast person, then?'],
      ],
      'offer another way': [
        ['warm', 'Coffee, breakfast or a walk is nicer for talking than a bar anyway. Which one is you?'],
      ],
    },
  }),
  kind('early bird', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:morning person|early bird|early riser)${END}|${LEAD}i (?:love|like) (?:early )?mornings\\W*$|${LEAD}i (?:always |usually )?(?:wake|get) up (?:so |really |very |super )?(?:early|at [456])(?: every day| every morning| even on weekends)*\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['warm', 'What do you do with your mornings, coffee in peace or straight outside?'],
        ['direct', 'How early is a good morning for you?'],
        ['warm', 'What is the best part of the morning, before the world wakes up?'],
      ],
      'appreciate a detail': [
        ['warm', 'I admire that. Mornings are quiet and the light is kind.'],
        ['warm', 'Then breakfast with a morning person must be a cheerful thing.'],
      ],
      'light touch': [
        ['playful', 'A morning person! Do you also talk before coffee, or are you considerate?'],
        ['playful', 'And by nine in the evening the morning person is asleep on the couch?'],
      ],
    },
  }),
  kind('no morning person', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:not (?:really )?(?:a|much of a) (?:early )?morning person|night owl|night person|late sleeper|evening person|late riser)(?: at all)?${END}|${LEAD}i (?:really )?hate (?:mornings|getting up|waking up early|early mornings)\\W*$`,
      'i',
    ),
    said: {
      'appreciate a detail': [
        ['warm', 'Fair enough, nothing good was ever said before the first coffee in the morning.'],
        ['calm', 'Good to know. I will save the important questions for after your morning.'],
      ],
      'follow up': [
        ['direct', 'How many alarms does it take in the morning?'],
        ['warm', 'When are you at your best, around noon or near midnight?'],
        ['warm', 'What do you do with those late hours, when the morning people sleep?'],
      ],
      'light touch': [
        ['playful', 'So no good morning texts before ten. Eleven, to be safe?'],
        ['playful', 'Is there a word you are able to say in the morning, or only sounds?'],
      ],
    },
  }),
  kind('loves to do something', {
    cue: new RegExp(
      `${LEAD}(?:i|i'?m) (?:(?:really|just|also|absolutely|always|do|so|totally) )*(?:love|enjoy|like|am into|into|adore|live for|obsessed with)(?: (?:to|doing|going|a good|good|my))* (?<what>cook(?:ing)?|bak(?:e|ing)|travel(?:ling|ing)?|hik(?:e|ing)|read(?:ing)?|danc(?:e|ing)|music|live music|sing(?:ing)?|run(?:ning)?|swim(?:ming)?|surf(?:ing)?|camp(?:ing)?|garden(?:ing)?|photography|art|paint(?:ing)?|draw(?:ing)?|yoga|movies|films|board games|gaming|video games|football|soccer|rugby|tennis|cycling|climbing|animals|dogs|cats|nature|the (?:outdoors|beach|sea|ocean|mountains)|the gym|coffee|wine|good food|food|books|concerts|festivals|museums|road trips|crime series|horror movies|karaoke|history|cars|fishing|knitting|volunteering)(?: (?:and (?:hiking|cooking|reading|music|travel(?:ling|ing)?|baking|dancing|yoga|movies|good food|wine|coffee|nature|the beach|animals|running|being outdoors|trying new food))|so much|a lot|too|in my free time|on weekends|for fun|outdoors|with friends|new (?:places|recipes|things|food))*\\W*$`,
      'i',
    ),
    not: /\b(?:your|you|photo|pic|profile|hate)\b/i,
    most: 14,
    places: (r) => ({ thing: thingOf(r.plain) }),
    said: {
      'follow up': [
        ['warm', 'How did that start, the thing with {thing}?'],
        ['direct', 'When did you last have a whole free day for {thing}?'],
        ['warm', 'What would you recommend to a beginner who wants to love {thing} too?'],
        ['warm', 'What is it about {thing} that you love most?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like it when somebody says straight out what they love. {thing} is a good answer.'],
        ['warm', 'That is a good thing to love. It tells me how you spend a free Saturday.'],
      ],
      'light touch': [
        ['playful', 'Give me the story of your best day with {thing}, and I will tell you if I believe it.'],
        ['playful', 'So if I had to find you on a free day, {thing} would be the first clue?'],
      ],
    },
  }),
  kind('plays an instrument, a sport', {
    cue: new RegExp(
      `${LEAD}i (?:(?:also|still|sometimes|actually|mostly) )*play (?:the |a bit of |some |a little )*(?<what>guitar|piano|drums|bass|violin|cello|saxophone|sax|flute|ukulele|trumpet|harmonica|soccer|football|rugby|tennis|padel|netball|hockey|basketball|volleyball|cricket|golf|chess|squash|badminton|table tennis|video games)(?: (?:and (?:sing|drums|piano|guitar|bass)|a bit|a little|badly|in a band|on (?:weekends|sundays|saturdays|tuesdays|wednesdays)|every week(?:end)?|for fun|with friends|in my free time|since i was \\w+|for a club|twice a week|once a week))*\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['warm', 'How long have you been playing {what}?'],
        ['direct', 'Who got you into {what}?'],
        ['warm', 'Do you play {what} for fun, or are you secretly very good?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like people who play something. Getting good at {what} takes patience.'],
        ['warm', 'Nice, I would enjoy watching you play {what} one day.'],
      ],
      'light touch': [
        ['playful', 'What would you play first, to make a good impression on somebody?'],
        ['playful', 'Be honest, how good are you at {what}, from harmless to show-off?'],
      ],
    },
  }),
  kind('learning something', {
    cue: new RegExp(
      `${LEAD}(?:i'?m |im |i am |i'?ve |i )?(?:(?:currently|also|trying to|just|slowly|actually|busy) )*(?:learn(?:ing)?|teaching myself|started (?:learning|taking)|taking(?: \\w+)? (?:lessons|classes)(?: in)?|been learning)(?: (?:to (?:speak|play|drive|cook|swim|surf|dance|bake|knit|sew|ski|do)|how to \\w+|some|the|a bit of|beginner))*(?: (?<what>spanish|french|italian|portuguese|german|japanese|korean|mandarin|chinese|zulu|isizulu|xhosa|isixhosa|afrikaans|dutch|greek|arabic|russian|sign language|swahili|guitar|the guitar|piano|the piano|drums|violin|pottery|salsa|photography|coding|to (?:code|surf|dance|drive|cook|swim|knit|sew)|tennis|chess|padel|lessons))?(?: (?:lessons|classes|on duolingo|at the moment|right now|very slowly|slowly|this year|now|for fun|for work|but it'?s hard|and it'?s hard))*\\W*$`,
      'i',
    ),
    not: /\b(?:lesson learned|hard way|to (?:love|let|trust|be)|about you)\b/i,
    said: {
      'follow up': [
        ['warm', 'What made you choose {what}?'],
        ['direct', 'How far have you got with {what}?'],
        ['warm', 'What made you want to start learning?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that, learning something new for its own sake. How is it going?'],
        ['warm', 'Good for you. Being a beginner takes courage when you are grown up. Is {what} hard?'],
      ],
      'light touch': [
        ['playful', 'Show me what you have learned so far. One line is enough.'],
        ['playful', 'What is the most useless thing you have learned in {what} up to now?'],
      ],
    },
  }),
  kind('bad at texting', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:bad|terrible|awful|horrible|useless|slow|the worst|worst|not (?:good|great|the best|very good)|not (?:a |an )?(?:big |great |good )?)(?: (?:at|with|a))* ?(?:texting|texter|texts?|replying|messaging|on (?:my|the) phone|messages|responding|phones|this (?:texting|app))${END}|${LEAD}i (?:hate|don'?t like|don'?t really like) texting\\W*$|${LEAD}i (?:take|always take) (?:ages|forever|long|days) to (?:reply|text back|answer)\\W*$`,
      'i',
    ),
    not: /\b(?:sorry|late)\b/i,
    said: {
      'no rush': [
        ['warm', 'No stress, thank you for telling me. I will not take slow texts personally.'],
        ['calm', 'Good to know. Text when you feel like it, I am patient.'],
      ],
      'offer another way': [
        ['warm', 'Then a coffee would suit us better than texting. Would you like that sometime?'],
        ['direct', 'Calls or voice notes, is one of those easier for you than texting?'],
      ],
      'follow up': [
        ['warm', 'What is it about texting, the typing or the small talk?'],
        ['direct', 'Are you better in person, then? Most people who are bad at texting are.'],
      ],
      'light touch': [
        ['playful', 'You are doing fine so far, for somebody who is bad at texting.'],
        ['playful', 'One honest text a day beats fifty emojis. Deal?'],
      ],
    },
  }),
  kind('new in town', {
    cue: new RegExp(
      `${LEAD}(?:i'?m |im |i am |i )?(?:(?:pretty|quite|fairly|still|kinda|really|just|only|recently|originally) )*(?:new (?:in|to|around) (?:town|here|the (?:city|area)|cape town|joburg|johannesburg|durban|london|berlin|this city)|(?:just |recently |only |only just )?moved (?:here|to (?:town|the city|[a-z]+(?: town| york)?))(?: (?:from [a-z ]{3,20}|for (?:work|a job|my studies|studies))?)?(?: (?:a |two |three |four |five |six |\\w+ )?(?:few )?(?:days|weeks?|months?|years?) ago| last (?:week|month|year)| this (?:week|month|year)| recently| in \\w+)?)(?:,? (?:moved here|and|so|i)[^.!?]{0,40})?\\W*$`,
      'i',
    ),
    not: /\b(?:you|this app|dating|tinder|out|in with|on)\b/i,
    most: 15,
    said: {
      'follow up': [
        ['warm', 'Welcome! How are you finding the new place so far?'],
        ['direct', 'What brought you here, work or a change of air?'],
        ['warm', 'What do you miss from the place you moved from?'],
      ],
      'appreciate a detail': [
        ['warm', 'Moving somewhere new takes courage. I hope people have been kind to you.'],
        ['warm', 'That is a big step. It takes a while until a new town feels like yours.'],
      ],
      'light touch': [
        ['playful', 'Have you found your coffee place yet? That is when one has properly moved.'],
        ['playful', 'Do you still need the map, or do you already give tourists in town wrong directions?'],
      ],
    },
  }),
  kind('where they are from', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am|i come|i was born|born|i grew up|grew up|raised)(?: (?:originally|actually|and|raised|born|a|up))* (?:from|in|on) (?:(?:a|the) (?:very |really )?(?:small|tiny|little|big) (?:town|village|city|farm)|a (?:farm|village)|(?<place>the (?:coast|countryside|north|south|east coast|west coast|eastern cape|western cape|free state|garden route)|cape town|joburg|johannesburg|durban|pretoria|port elizabeth|gqeberha|bloemfontein|london|manchester|berlin|paris|lisbon|madrid|dublin|amsterdam|new york|lagos|nairobi|kenya|nigeria|zimbabwe|namibia|botswana|mozambique|germany|france|italy|spain|portugal|brazil|ireland|scotland|england|india|australia|canada|poland|greece|mexico|argentina|colombia|limpopo|mpumalanga|soweto|stellenbosch|george|knysna|east london|polokwane|kimberley))(?: (?:originally|but (?:i )?(?:live|living|moved) [^.!?]{2,25}|near \\w+|in the \\w+|actually))*\\W*$`,
      'i',
    ),
    not: /\b(?:scam|oil rig|army|soldier)\b/i,
    most: 14,
    said: {
      'follow up': [
        ['warm', 'What was it like, growing up in {place}?'],
        ['direct', 'What should a visitor see first in {place}?'],
        ['warm', 'Do you still go back to {place} often?'],
        ['warm', 'What was it like, growing up there?'],
        ['direct', 'Do you still go back home often?'],
      ],
      'appreciate a detail': [
        ['warm', 'Nice, I like knowing where somebody comes from. What do you miss about {place}?'],
        ['warm', 'I bet {place} left its mark on you, in a good way.'],
        ['warm', 'I like knowing where somebody comes from. What do you miss about it?'],
      ],
      'light touch': [
        ['playful', 'What do people from {place} all say that nobody else understands?'],
        ['playful', 'Sell {place} to me in one sentence, food included.'],
        ['playful', 'A place where everybody knows your grandmother, or big enough to hide in?'],
      ],
    },
  }),
  kind('lives with, lives alone', {
    cue: new RegExp(
      `${LEAD}i(?:'?m)? (?:(?:still|currently|actually|just) )*(?:live|living|stay|share (?:a (?:flat|house|place|apartment)))(?: (?:here|in an? (?:\\w+ )?(?:flat|house|apartment|place|cottage|town|city|studio)))* (?:(?:with|at) (?<who>my (?:(?:little|big|older|younger|twin) )?(?:sister|brother|m[ou]m|mother|dad|parents|family|gran|granny|grandma|cousin|best friend|friends?|dog|cat|cats|dogs|aunt|kids|son|daughter)(?: and (?:my |his |her )?(?:brother|sister|dog|cat|kids|daughter|son|dad|mom|mum|girlfriend|boyfriend|wife|husband|family))?)|(?:with )?(?:(?:two|three|four|some|my|a) )?(?:room ?mates?|flat ?mates?|house ?mates?)|alone|by myself|on my own|on my own with [^.!?]{2,20})(?: (?:at the moment|for now|right now|since [^.!?]{2,20}|still|again|lol|haha))*\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['warm', 'Is it peaceful or busy, living like that?'],
        ['direct', 'How is living with {who}, and who does the dishes?'],
        ['warm', 'What is the best thing about living that way?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds like a good set-up. I hope you like coming home to it.'],
        ['warm', 'Nice, living with {who} sounds warm.'],
        ['calm', 'Good to know, that helps me picture where you live.'],
      ],
      'light touch': [
        ['playful', 'Who is tidier, you or {who}? I will not tell.'],
        ['playful', 'Be honest, what is the most annoying thing about living with you?'],
      ],
    },
  }),
  kind('a dog person, a cat person', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?:more of a )?(?<pet>dog|cat|animal) (?:person|lover|lady|guy)${END}|${LEAD}i (?:really |just |absolutely |do |so )*(?:love|adore) (?<animals>dogs|cats|animals|horses|birds)(?: (?:so much|a lot|more than people|more than most people))*\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['warm', 'Do you have one of your own, or do you greet all the others?'],
        ['direct', 'What was the first pet you ever had?'],
        ['warm', 'What is the best {pet} you have ever met?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that. People who are good with animals are usually good with people.'],
        ['warm', 'That is a good sign. Animals notice who is kind.'],
      ],
      'light touch': [
        ['playful', 'Do you talk to animals in the street before you greet their owners?'],
        ['playful', "Then you have stopped a conversation to say hello to somebody's pet. Be honest."],
      ],
    },
  }),
  kind('allergic to something harmless', {
    cue: new RegExp(
      `${LEAD}i'?m (?:(?:really|very|also|sadly|unfortunately|a bit) )*allergic to (?<what>cats|dogs|pollen|dust|grass|bees|horses|animals|fur|perfume)${END}`,
      'i',
    ),
    said: {
      sympathise: [
        ['warm', 'Oh no, poor you. What helps when it gets bad?'],
        ['warm', 'Poor you, being allergic to {what} must be tiring.'],
      ],
      'follow up': [
        ['warm', 'How bad is it, a sneeze or the full red eyes?'],
        ['direct', 'Have you always been allergic to {what}?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good to know, thank you. I will remember that about {what}.'],
        ['calm', 'Thanks for telling me. Better to know before than to find out by sneezing.'],
      ],
      'light touch': [['playful', 'So {what} and you keep a polite distance?']],
    },
  }),
  kind('a star sign', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: (?:a|an|such|typical|total|proud|true|a typical|definitely))* (?<sign>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)(?: (?:if that matters|so (?:beware|careful|watch out)|lol|haha|by the way|btw|through and through))*\\W*$`,
      'i',
    ),
    not: /\bhave cancer\b/i,
    said: {
      'follow up': [
        ['warm', 'And how much of {sign} is true in your case?'],
        ['direct', 'Do you believe in it, or is it just fun?'],
      ],
      'appreciate a detail': [
        ['warm', '{sign}, noted. What should I know about that before we go on?'],
        ['calm', 'I am not frightened yet. Explain {sign} to me?'],
      ],
      'light touch': [
        ['playful', 'Is that a warning or an invitation, with {sign}?'],
        ['playful', 'Let me guess, typical {sign} not to believe in star signs?'],
      ],
    },
  }),
  kind('what they are like', {
    cue: new RegExp(
      `${LEAD}(?:i'?m|im|i am)(?: ${VERY})* (?<trait>easy ?going|laid[- ]?back|chilled|chill|honest|straight ?forward|direct|blunt|good listener|hopeless romantic|romantic|over ?thinker|sarcastic|competitive|messy|tidy|neat freak|organised|organized|stubborn|sensitive|emotional|adventurous|spontaneous|creative|independent|affectionate|loyal|impatient|patient|clumsy|forgetful|perfectionist|work ?aholic|optimist|realist|dreamer|foodie|picky eater|bookworm|geek|nerd|beach person|outdoors? person|outdoorsy|city person|summer person|winter person|gym person|planner|hugger|kind|simple person|open book|old soul)${END}|${LEAD}i (?:over ?think everything|cry at (?:films|movies|everything)|worry too much|talk too much|laugh too loud|give good advice|always say what i think|sleep a lot|laugh at my own jokes)${END}`,
      'i',
    ),
    not: /\b(?:today|because of|your)\b/i,
    said: {
      'follow up': [
        ['warm', 'How would your best friend describe you, the same way?'],
        ['direct', 'Have you always been like that, or did it come with age?'],
        ['warm', 'When does that show most?'],
      ],
      'appreciate a detail': [
        ['warm', 'Thank you for the honest picture. I like people who know themselves.'],
        ['warm', 'I like that you say it. It tells me more than a list of hobbies.'],
      ],
      'light touch': [
        ['playful', 'I would ask your friends for a second opinion on that. What would they say?'],
        ['playful', 'And the small print? Every honest list has one secret flaw.'],
      ],
    },
  }),
  kind('cannot do something', {
    cue: new RegExp(
      `${LEAD}i (?:can(?:'?t|not)|cannot|never learned (?:how )?to|don'?t know how to)(?: (?:really|even|for the life of me))* (?<what>cook|dance|sing|swim|drive|ride a bike|bake|ski|whistle|draw|keep plants alive|cook to save my life|handle spicy food)(?: (?:at all|to save my life|lol|haha|properly|though|very well))*\\W*$|${LEAD}i'?m (?:a )?(?:really |very |such a |so )*(?:bad|terrible|awful|horrible|useless|hopeless) (?:at |with |)(?<art>cook(?:ing)?|dancer|dancing|singer|singing|driver|driving|small talk|flirting|names|directions|cooking|baking|maths?|parking)${END}`,
      'i',
    ),
    not: /\b(?:tonight|today|with you|anymore|injur\w+|because|licence|baby)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that you say it. People who admit such a thing are good company.'],
        ['warm', 'Nobody can do everything. I bet you are good at something else. What is it?'],
      ],
      'follow up': [
        ['warm', 'Would you like to learn, or are you at peace with it?'],
        ['direct', 'Is it really that bad, or are you too hard on yourself?'],
        ['warm', 'What happened the last time you tried to {what}?'],
      ],
      'light touch': [
        ['playful', 'Perfect, then nobody expects anything and you can only surprise people.'],
        ['playful', 'On a scale from harmless to call the neighbours, how bad is it?'],
      ],
    },
  }),
];

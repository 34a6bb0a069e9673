/** They tell theirs and hand the turn over, or answer what the reader asked. */
import type { Reading } from '../reading/read.ts';
import { A, D, F, H, handed, L, R, T, toldPlainly } from './ordinary-ask.ts';
import type { Scene } from './scene.ts';

const JOB =
  '(?<x>(?:\\w+ ){0,2}?(?:teacher|nurse|doctor|dentist|vet|engineer|lawyer|attorney|accountant|auditor|bookkeeper|chef|cook|baker|developer|programmer|designer|architect|electrician|plumber|mechanic|builder|carpenter|paramedic|driver|pilot|consultant|barista|waiter|waitress|bartender|pharmacist|analyst|manager|supervisor|assistant|receptionist|secretary|scientist|researcher|professor|lecturer|student|social worker|therapist|psychologist|counsellor|physio|physiotherapist|trainer|coach|instructor|photographer|writer|journalist|editor|artist|musician|hairdresser|stylist|beautician|barber|salesman|sales rep|estate agent|realtor|recruiter|banker|broker|planner|officer|policeman|cop|soldier|firefighter|farmer|gardener|cleaner|carer|au pair|nanny|entrepreneur|business owner|freelancer|tutor|technician|surveyor|paralegal|actuary|librarian|principal|midwife|radiographer|biologist|chemist|geologist|translator|producer|marketer|administrator|clerk|cashier|tour guide|flight attendant|personal trainer))';
const FIELD =
  '(?<f>marketing|sales|finance|it|tech|hr|banking|insurance|retail|hospitality|construction|real estate|property|education|healthcare|logistics|law|advertising|media|the film industry|film|tourism|mining|engineering|admin|customer service|a (?:bank|shop|school|hospital|restaurant|hotel|call cent(?:re|er)|law firm|lab|clinic|warehouse|salon|bakery|coffee shop|factory)|an office|the wine industry|accounting|software|consulting|government|the public sector|agriculture|design|fashion|publishing|recruitment|procurement)';
const AFTER = '(?:[,.! ]+(?:.{2,60}))?';
const NUMBER = '(?:an?|one|two|three|four|five|six|1|2|3|4|5|6|no|a couple of|a few)';
const SIB = '(?:(?:older|younger|big|little|half|step|baby|twin) ?)*(?:brothers?|sisters?|siblings?)';

const mine =
  (cue: RegExp) =>
  (r: Reading): boolean =>
    cue.test(r.mine);

const JOB_TOLD = new RegExp(
  `(?:(?:haha|well|oh|so|honestly),? )?(?:I (?:am|work as|have been)(?: currently| actually| just)? (?:an? )?${JOB}|I (?:work|am)(?: currently)? (?:in|for|at) ${FIELD})${AFTER}`,
);
const SIBLINGS_TOLD = new RegExp(
  `(?:yes |yeah |yep )?,? ?(?:I have (?:got )?|there are )?(?:just |only )?(?<x>${NUMBER} ${SIB}(?:(?: and|,) ${NUMBER} ${SIB})*)${AFTER}|I (?:am|was) (?:the |an )?(?<y>only child|oldest|eldest|youngest|middle child)${AFTER}`,
);
const PET_TOLD =
  /(?:(?:yes|yeah|yep|yup)[, !]*)?(?:I have |I have got |we have |I got |my )?(?:an? |two |three |2 |3 |one |1 )?(?:\w+ ){0,2}?(?<x>dogs?|cats?|labrador|lab|golden retriever|retriever|poodle|dachshund|sausage dog|jack russell|german shepherd|border collie|collie|beagle|pug|bulldog|frenchie|husky|terrier|rottweiler|staffie|kitten|puppy|rabbit|parrot|hamster|rescue(?: dog| cat)?)(?: (?:is )?(?:called|named)|[,.!]? (?:(?:his|her|its|their) names? (?:is|are)|called|named)|,) (?<n>[a-z]+(?: and [a-z]+)?)(?:[,.! ]+.{2,40})?/;

export const ORDINARY_BACK_SCENES: readonly Scene[] = [
  handed(
    'work',
    JOB_TOLD,
    [
      [A, 'direct', 'I work as [your job]. What do you like most about yours?'],
      [R, 'warm', 'Yours first, then mine. What is the best part of your work?'],
      [D, 'warm', 'Work like that must come with stories. What was the last good one?'],
      [F, 'calm', 'We will get to my work, yours first. Did you always want to do that?'],
      [
        T,
        'playful',
        'Let us swap jobs for one day and see who gives up first. What would I have to know about yours?',
      ],
      [L, 'witty', 'I will describe mine once you tell me what people always get wrong about yours.'],
      [H, 'calm', 'Every job has good days and long days. Is yours more of the one or the other?'],
    ],
    {
      not: /\b(?:worst|awful|terrible|horrible|hate|bad day|hard day|rough|tired|exhausted|sad|crying|married|pregnant)\b/i,
    },
  ),
  handed('siblings', SIBLINGS_TOLD, [
    [A, 'direct', 'Here it is [your siblings, or none]. Are you close with yours?'],
    [R, 'warm', 'Thank you, now I can picture it. Who was the troublemaker at your house?'],
    [T, 'playful', 'Guess mine from the way I text: eldest, youngest or only child?'],
    [F, 'calm', 'I will tell you about my family, but first: do you get on with yours?'],
    [L, 'witty', 'That explains a thing or two, all of them good. Who was the favourite at home?'],
    [D, 'warm', 'I like hearing about families. Do you see much of yours?'],
  ]),
  handed(
    'how they are, fine',
    /(?:(?:I am|am|im|doing|all|pretty|really|very|quite|so|just|too|yeah|yes|oh|aw|hey) ?,? ?)*(?:good|great|fine|well|okay|ok|alright|all right|not (?:too |so |that )?bad|can'?t complain|doing (?:well|good|great|ok|okay)|blessed|lekker)(?:[,.! ]+(?:thanks?|thank you|thx|ty)(?: (?:for asking|so much))?)?/,
    [
      [A, 'warm', 'Good, thank you. What has your day been like so far?'],
      [A, 'direct', 'I am [how you are], thanks for asking. What is on for the rest of your day?'],
      [R, 'calm', 'Doing well here too. What was the best thing today?'],
      [T, 'playful', 'Fine, and curious about you. What are you up to today?'],
      [L, 'witty', 'Also good, so between us we have a good day. What would make yours great?'],
      [H, 'warm', 'All fine, thanks for asking back. What are you looking forward to this week?'],
    ],
  ),
  handed(
    'nothing much',
    /(?:(?:oh|haha|well|ah) ?,? ?)?(?:just |nothing (?:much|really|special|exciting|crazy)|not (?:a lot|(?:too |so )?much)|nm|nada|the usual|same old|currently |right now |at the moment |I am (?:just |now )?|I have just |I just |at (?:work|home|the (?:gym|office|beach))(?:[ ,]|$)|(?:home|in bed|on the couch|bored)(?:[ ,]|$))+(?:(?:[,.] |[, ]+)?(?:just |only )?(?<x>(?:got (?:home|back|in|out)|finished|home from|back from|chilling|relaxing|watching|lying|sitting|cooking|making|having|working|at work|at home|in bed|on the couch|cleaning|bored|doing|eating|scrolling|reading|listening|walking|heading|driving|on my way|about to|getting ready|woke up|got up|waking up|having).{0,50}?))?/,
    [
      [A, 'direct', 'Right now: [what you are doing]. Is your evening still open?'],
      [A, 'warm', 'Thanks for asking, I am enjoying the chat. What is the rest of your day like?'],
      [R, 'calm', 'Nothing much can be just right. Is that how you like it?'],
      [T, 'playful', 'Wild! Do you need rescuing, or is it just right?'],
      [H, 'warm', 'Nothing much is allowed. Good day or long day so far?'],
      [L, 'witty', 'Nothing much is a fine hobby. What is for dinner?'],
    ],
    { not: /\b(?:hospital|funeral|crying|sad|sick|ill|dumped|died)\b/i },
  ),
  handed(
    'a long day',
    /(?:it (?:is|was|has been) )?(?:been )?an? ?(?:long|busy|hectic|tiring|crazy|rough) (?:day|week|one|morning|shift)(?: (?:at|with) (?:work|the office|school))?(?:[,. ]+(?:but |and )?.{2,40}| but .{2,30})?|(?:I am )?(?:bit |a bit |so |very |just |quite |pretty |really )*(?:tired|exhausted|knackered|sleepy|busy)(?: (?:from|after|with|at) .{3,24})?(?:[,. ]+but .{2,30}|[,. ]+(?:it (?:was|has been) )?(?:been )?an? ?(?:long|busy|hectic) (?:day|week|one)|[,. ]+(?:long|busy|hectic) (?:day|week))?|(?:I am )?(?:ok|okay|good|fine|alright|not bad)[, ]*(?:but |just )(?:a (?:bit|little) |very |so |really )*(?:tired|sleepy|busy|exhausted)(?: (?:from|after) .{3,20})?/,
    [
      [
        A,
        'warm',
        'Thanks for asking, but first you: I hope the rest of it is slow. What do you do to switch off?',
      ],
      [R, 'warm', 'A long day deserves an easy evening. What does yours look like?'],
      [A, 'direct', 'Mine was [how your day was]. Are your feet up yet?'],
      [H, 'calm', 'I am fine, and glad that you made it through. Was it the people or the to-do list?'],
      [T, 'playful', 'I am doing well, so I can be the one who talks. Tea, couch or straight to bed?'],
      [L, 'playful', 'Officially off duty now, I hope. What is for dinner?'],
    ],
  ),
  handed(
    'the weekend',
    /(?:(?:it|my weekend|the weekend|mine|my day|today|this weekend) (?:was|has been|is)|was|pretty|really|very|quite|not bad|good|great|nice|quiet|busy|lovely|relaxing|chilled|amazing|fun|lazy|super)\b.{0,90}/,
    [
      [A, 'direct', 'Mine: [one thing you did]. What was the best hour of yours?'],
      [A, 'warm', 'That sounds like a good one. Would you do it all again?'],
      [R, 'calm', 'Good ones always go too fast. What was your favourite part?'],
      [T, 'playful', 'A good report, I like it. What is next on your list?'],
      [H, 'warm', 'I hope there was some rest in it. Are you ready for the week?'],
      [L, 'witty', 'If you had to put it on a postcard, what would you write?'],
    ],
    {
      also: (r) => /\b(?:weekend|saturday|sunday)\b/i.test(r.plain) || /\b(?:weekend|day)\b/i.test(r.mine),
      not: /\b(?:funeral|died|hospital|broke up|cried|awful|terrible|horrible|worst)\b/i,
    },
  ),
  handed(
    'their day, told',
    /(?!.*\b(?:sorry|because of you|hate|miss you)\b).{6,100}/,
    [
      [A, 'direct', 'Mine: [how your day was]. What is left of yours?'],
      [
        A,
        'warm',
        'It is going well, thanks for asking, and yours sounds like it had all it needs. What comes next?',
      ],
      [R, 'calm', 'No complaints here, thank you. Is the rest of your day free?'],
      [T, 'playful', 'After all that you get the good couch. What is the plan now?'],
      [H, 'warm', 'Better since you wrote, thank you. Are you done for today?'],
      [L, 'witty', 'Told in one line, like a headline. What was the best bit?'],
    ],
    {
      most: 22,
      also: (r) =>
        /\b(?:how(?:'?s| is| was| has)? (?:your|ur) (?:day|evening|week|morning|afternoon|night)|(?:what are (?:you|u)|wyd|wuu2))\b/i.test(
          r.plain,
        ) && !/\b(?:you|your|ur|u)\b[^?]*\b(?:how|what|wyd)/i.test(r.plain),
      not: /\b(?:funeral|died|hospital|broke up|cried|crying|awful|terrible|horrible|worst|fired|sick|dumped|accident|cancer|passed away|ex)\b/i,
    },
  ),
  handed(
    'where from',
    /I (?:am (?:originally |actually )?from|grew up in|was born (?:and raised )?in|am (?:based|living) in|live in|stay in|moved (?:here )?from|come from) (?<x>[A-Za-z]+(?: (?!but\b|and\b|originally\b|now\b|for\b|then\b)[A-Z][a-z]+)?).{0,60}/,
    [
      [A, 'direct', 'I am from [where you grew up]. What do you miss most about {x}?'],
      [R, 'warm', 'What should somebody see first in {x}, if you were the guide?'],
      [D, 'warm', 'I like hearing about {x}. Does it still feel like home?'],
      [T, 'playful', 'Guess mine: city, small town or farm, and say if {x} is better.'],
      [H, 'calm', 'Tell me what the guidebooks leave out. What is the best thing about {x}?'],
      [L, 'witty', 'I will trade: one thing I moan about at home for one you moan about in {x}.'],
    ],
    { not: /\bI (?:live|stay|am) in (?:bed|a|an|my|the|love|no|two|on)\b/i },
  ),
  handed(
    'what they like',
    /(?:I (?:really |mostly |also |just )?(?:like|love|enjoy|am into|am really into|spend my (?:free )?time)|mostly|usually|my hobbies are|I am (?:a big fan of|big on)) (?:to |on )?(?<x>[a-z]+(?:ing)?(?: (?!and\b|but\b|or\b)[a-z]+){0,2}).{0,90}/,
    [
      [A, 'direct', 'On my list is [what you like doing]. How did yours start?'],
      [R, 'warm', 'Good answer. What would you do this weekend, if nobody needed you?'],
      [D, 'warm', 'I like that. How did you get into {x}?'],
      [
        T,
        'playful',
        'I can join for some of that and bring the snacks for the rest. What am I best suited for?',
      ],
      [H, 'calm', 'You can teach me some of that. What should I try first?'],
      [L, 'witty', 'You have chosen well. Where would you start with a beginner?'],
    ],
    {
      not: /\b(?:like|love) (?:you|your|that|how|it when|the way|someone|somebody|people|men|women)\b|\bif\b|\?/i,
    },
  ),

  // What they answer when the reader asked.
  toldPlainly(
    'work, as asked',
    JOB_TOLD,
    [
      [F, 'warm', 'What is the best part of the job, if you leave out the payday?'],
      [F, 'calm', 'Did you always want to do that, or did it happen along the way?'],
      [D, 'warm', 'Work like that must come with good stories. What was the last one?'],
      [T, 'playful', 'I have questions, but I will start with one: who is the funniest person there?'],
      [L, 'witty', 'What do people always ask you about your work? I promise to ask something else.'],
      [A, 'direct', 'I am on the side of [your job]. What does a good day look like for you?'],
    ],
    { also: mine(/\b(?:do for (?:a living|work)|your (?:job|work)|what do you do|work\?|you work)\b/i) },
  ),
  toldPlainly(
    'their pet, as asked',
    PET_TOLD,
    [
      [F, 'warm', 'Hello to {n}! How did you find each other?'],
      [D, 'warm', 'Lovely. Who came up with {n}?'],
      [T, 'playful', 'Which shoe or couch has suffered most because of {n}?'],
      [L, 'playful', 'I will need a photo of {n}, for the file. Is there one with the tongue out?'],
      [F, 'calm', 'And the bed at night, is that yours or does it belong to {n}?'],
      ['suggest meeting', 'warm', 'Would {n} approve of a walk together one day?'],
    ],
    {
      also: (r) =>
        mine(/\b(?:pets?|dogs?|cats?|animals?)\b/i)(r) &&
        !/\b(?:lost|passed|died|had to|used to|put (?:him|her|them)|miss(?:ed)?|gone|not any ?more|no)\b/i.test(
          r.plain,
        ),
    },
  ),
  toldPlainly(
    'nothing much, as asked',
    /(?:(?:oh|haha|hey|well|ah) ?,? ?)?(?:nothing (?:much|really|special|exciting)|not (?:a lot|(?:too |so )?much)|nm|the usual|same old)(?:[,. ]+(?:just |only )?(?<x>.{3,50}))?|just (?:chilling|relaxing|resting|(?:lying|sitting|being) (?:on|at|in) .{3,14}|at home|home|watching (?:tv|netflix|a \w+|series))/,
    [
      [D, 'warm', 'That sounds like a well-earned bit of nothing. Good day behind you?'],
      [F, 'calm', 'Nice and quiet then. Is it the couch with a series or the couch with your thoughts?'],
      [T, 'playful', 'Relaxing counts as a plan, officially. Snacks included?'],
      [F, 'warm', 'Enjoy it. What was the best part of your day before that?'],
      [L, 'witty', 'Doing nothing much is underrated. What is on the screen or on the stove?'],
      [A, 'direct', 'On my side: [what you are doing]. What are you doing with the rest of the evening?'],
    ],
    {
      also: mine(
        /\b(?:up to|doing|plans|what'?s (?:up|new|happening)|your (?:day|evening|weekend)|wyd|busy)\b/i,
      ),
    },
  ),
  toldPlainly(
    'the weekend, as asked',
    /(?:(?:it|my weekend|the weekend|mine|my day) (?:was|has been|is)|was|pretty|really|not bad|good|great|nice|quiet|lovely|relaxing|chilled|amazing|busy)\b[^?]{0,110}/,
    [
      [F, 'warm', 'That sounds like time well spent. What was the best moment?'],
      [F, 'calm', 'And are you rested now, or do you need a weekend after the weekend?'],
      [D, 'warm', 'I like that kind of weekend. Would you do it all again?'],
      [T, 'playful', 'You had me listening at the first half. What did you leave out?'],
      [L, 'witty', 'Sounds good enough to extend by a day. Who do we write to?'],
      [A, 'direct', 'Mine had [one thing you did] in it. What are you hoping for from this week?'],
    ],
    {
      also: mine(/\bweekend\b/i),
      not: /\b(?:funeral|died|hospital|broke up|cried|awful|terrible|horrible|worst|shit|crap|bad day|not great|not (?:so |very )?good)\b/i,
    },
  ),
  toldPlainly(
    'fine, as asked',
    /(?:(?:I am|am|im|doing|all|pretty|really|very|quite|so|just|too|yeah|yes|oh|aw|hey) ?,? ?)*(?:good|great|fine|well|okay|ok|alright|all right|not (?:too |so |that )?bad|can'?t complain|lekker)(?:[,.! ]+(?:thanks?|thank you|thx|ty)(?: (?:for asking|so much))?)?/,
    [
      [F, 'warm', 'Good to hear. What has been the best part of your day?'],
      [F, 'calm', 'Glad about that. What are you up to today?'],
      [T, 'playful', 'Good is a good start. What would make it great?'],
      [F, 'direct', 'Nice. What are you looking forward to this week?'],
      [L, 'playful', 'That makes two of us. So, what should I know about you that is not on your profile?'],
      [D, 'warm', 'Happy to hear it. Is it a busy day or an easy one?'],
    ],
    {
      also: mine(
        /\b(?:how (?:are|r) (?:you|u)|how'?s (?:it going|life|things)|hru|how are things|how (?:have|'?ve) (?:you|u) been)\b/i,
      ),
    },
  ),
  toldPlainly(
    'what they watch or read, as asked',
    /(?:(?:oh|well|haha|hmm|honestly|at the moment|right now|lately|currently|I have) ?,? ?)*(?:I )?(?:am |have )?(?:just |currently |finally |still )*(?:started|finished|watching|rewatching|been watching|reading|been reading|bingeing|binged|listening to|been listening to) (?<x>(?:the )?[a-z0-9][\w':& -]{2,30})(?:[,.! ]+(?:again|for the .{3,14}|it is .{3,24}|so good|loving it|love it))?/,
    [
      [F, 'warm', 'How is {x} so far, worth losing sleep over?'],
      [F, 'calm', 'What made you pick {x}?'],
      [T, 'playful', 'No spoilers for {x}, please. Would you recommend it to somebody with little patience?'],
      [D, 'warm', '{x} says good things about you. Who is your favourite in it?'],
      [L, 'witty', 'I will put {x} on the list. Should it jump the queue?'],
      [A, 'direct', 'I am on [what you are watching]. Is {x} better?'],
    ],
    { also: mine(/\b(?:watch\w*|read\w*|series|shows?|books?|film|movie|netflix|listen\w*)\b/i) },
  ),
  handed(
    'a place, in answer',
    /(?:in |from |around |near )?(?<x>(?!good|fine|great|yes|no|yeah|nothing|not|ok|okay|same|busy|tired|bored|haha|lol|hey|hi|well)[a-z]{4,14}(?: [a-z]{3,12})?)/,
    [
      [A, 'direct', 'I am around [your area]. What is {x} like to live in?'],
      [R, 'warm', 'What do you like best about {x}?'],
      [T, 'playful', 'Then we should find the place halfway with the best cake. What is good in {x}?'],
      [H, 'calm', 'Near enough to meet in the middle, I hope. Have you been in {x} long?'],
      [L, 'witty', 'Sell {x} to me in one sentence. What is the best bit?'],
    ],
    { also: (r) => mine(/\bwhere\b.*\b(?:live|stay|based|from|area)\b|\bwhat (?:area|part|suburb)\b/i)(r) },
  ),
  toldPlainly(
    'a day in the house, as asked',
    /.{0,60}\b(?:gardening|cleaning|laundry|braai\w*|beach|hike|hiking|movies?|friends|family|rugby|football|shopping|gym|sleep(?:ing)?|slept|relaxed|chilled?|lazy|rested|walk|market|brunch|party|netflix|couch|series|read(?:ing)?)\b.{0,70}/,
    [
      [F, 'warm', 'That sounds like a weekend done right. What was the best moment?'],
      [F, 'calm', 'A bit of everything, nice. Are you rested now?'],
      [D, 'warm', 'I like the sound of that. Would you do it all again next weekend?'],
      [T, 'playful', 'Full marks. What did you leave out of the report?'],
      [L, 'witty', 'That is a better weekend than most postcards describe. Who do I call to book it?'],
      [A, 'direct', 'Mine had [one thing you did] in it. What would you change about yours?'],
    ],
    {
      most: 28,
      also: (r) =>
        mine(/\bweekend\b/i)(r) &&
        // What is still to come was not done.
        !/\bplans?\b|\bdoing\b|\bup to\b|\bnext\b|\blook(?:s|ing)?\b|\bfree\b/i.test(r.mine) &&
        !/\?/.test(r.plain),
      not: /\b(?:funeral|died|hospital|broke up|cried|crying|awful|terrible|horrible|worst|sick|passed)\b/i,
    },
  ),
];

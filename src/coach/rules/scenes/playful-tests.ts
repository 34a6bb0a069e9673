/** Honours, dreams, catches, proposals and the verdict of their people. */
import type { Reading } from '../reading/read.ts';
import { kinIn } from './banter-places.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const welcome = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'apology', 'ghost_return');
/** `my ouma says coffee grounds` is advice; `my ouma says you` and `my dad would like a word` are about the reader. */
function aimedAtMe(r: Reading): boolean {
  const kin = kinIn(r.plain)?.words.replace(/^your /, '');
  if (!kin) return false;
  const after = r.plain.slice(r.plain.toLowerCase().indexOf(kin) + kin.length);
  return (
    /\b(?:you|your|you're|u|ur|us|who is|friend)\b/i.test(after) ||
    (/\b(?:you|your|ur)\b/i.test(r.plain) &&
      /^\W*(?:would|wants?|approves?|has seen|is asking|asks|has a|have a)\b/i.test(after))
  );
}

export const PLAYFUL_TEST_SCENES: readonly Scene[] = [
  banter(
    'a small honour',
    /\b(?:i(?:'d| would) (?:even |probably |maybe |almost |happily )?(?:let you|share my|give you my|allow you)|you may (?:take|pick|choose|hold|call|have (?:the|my|one|two|this|half|some|first|a (?!point|problem|fan|twin|case|cold|long|wait)))|you(?:'re| are) (?:now )?(?:allowed|permitted|entitled) (?:one|two|a (?:second|third|small)|to (?:call|hold|pick|choose|sit|kiss|take me|borrow|touch|pet|meet|share|see me))|i(?:'ve| have) decided (?:you (?:may|can|get|are|have earned|deserve)|you'?re allowed|to let)|you(?:'ve| have) earned (?!(?:a|your|that|this|the|some) (?:\w+ )?(?:rest|break|night|nap|sleep|weekend|drink|day|holiday|wine|beer|cuppa)\b)|i don'?t (?:say|do|offer|share) (?:that|this|it)? ?(?:lightly|for (?:just )?any))\b/i,
    {
      'take the bait': [
        ['playful', 'I am honoured and I will try to behave. Try.'],
        ['playful', 'I know an honour when I see one. {img} will be treated with respect.'],
        ['witty', '{img}? That is practically a proposal. I accept on the terms stated.'],
        ['playful', 'I accept, small print and all. {img} {img|is|are} in safe hands.'],
        ['witty', 'I will try to be worthy of {img}, and I will wear {rel} to be safe.'],
      ],
      'return the question': [
        ['playful', 'What did I do to deserve that? I would like to do it again.'],
        ['playful', 'What did I do to earn {img}, so that I can do it more often?'],
        ['direct', 'Which rules apply to {img}? I would hate to lose it on day one.'],
      ],
      'appreciate a detail': [['warm', 'I do not take that lightly either. {img} from you means something.']],
      'suggest meeting': [
        ['flirty', 'Then let us book it before you change your mind about {img}. Which evening?'],
        ['direct', 'Deal, {img} and all. Friday or Saturday?'],
      ],
    },
    (r) =>
      welcome(r) &&
      r.questions.length === 0 &&
      !/\bone (?:wrong|chance)\b|\b(?:assume|think) i(?:'d| would)\b|\bi (?:don'?t|can'?t) \w+ (?:that )?i(?:'d| would) let\b/i.test(
        r.plain,
      ),
  ),
  banter(
    'you and me and a place',
    /(?:^|[.!?]\s*)(?:so |ok |okay )?you[.,]? (?:and )?me\b[.,:]|\byou \+ me\b|\bpicture (?:it|this)[:.,]/i,
    {
      'pick a slot': [
        ['playful', 'Yes. {img} {img|has|have} my full attention. Saturday or Sunday?'],
        ['warm', 'Count me in for {img}. Which day is it happening?'],
        ['direct', 'I am in. You had me at {img}. Saturday?'],
      ],
      'take the bait': [
        ['witty', 'I will dress up to match {img2}, so consider yourself warned.'],
        ['playful', '{img} and {img2} in one invitation, I never stood a chance. When?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is the best invitation I have had in ages, {img2} included. Yes.'],
        ['flirty', 'You paint a good picture. I say yes to {img}, and to you in {img2}.'],
      ],
    },
    welcome,
  ),
  banter(
    'say something nice',
    /\b(?:say|tell me|text me|send me|give me) something (?:nice|good|funny|sweet|happy|kind)\b|\b(?:cheer me up|distract me|entertain me|make me (?:smile|laugh))\b/i,
    {
      'answer, then return': [
        [
          'warm',
          'Gladly: your message was the nicest thing on this phone today. How long until {img} {img|is|are} behind you?',
        ],
        ['playful', 'You are funny even with {img} hanging over you, and that is rare. Better?'],
        ['warm', 'Something nice: I was glad when your name came up. What has {img} done to you?'],
        ['warm', 'Here is one: whoever makes {img} sound this funny will be fine. Tell me how it goes?'],
      ],
      'appreciate a detail': [
        ['warm', 'You ask for help with charm, even on a day with {img} in it. Be brave.'],
        [
          'calm',
          'You got through today with {img} in it, and still wrote to me. That is worth a soft evening.',
        ],
      ],
      'take the bait': [
        ['playful', 'I would fight {img} for you, badly but with feeling.'],
        ['witty', 'Officially you are my favourite person with {img} to deal with today.'],
      ],
      'suggest meeting': [
        ['flirty', 'I have a few nice things saved up for in person. A treat once {img} {img|is|are} done?'],
      ],
    },
    (r) => !has(r, 'sexual'),
  ),
  banter(
    'a dream about me',
    /\b(?:(?:had|having) (?:a|the (?:weirdest|strangest|best)|this|such a) (?:\w+ )?dream|i dreamt|i dreamed|you were in my dream|in my dream)\b/i,
    {
      'take the bait': [
        ['playful', "I take no responsibility for what I do in other people's sleep."],
        [
          'playful',
          'In my defence, the me in there had a very strict boss. {img} {img|was|were} not my idea.',
        ],
        ['witty', 'I stand by everything I did in your dream, {img} included.'],
        ['playful', 'Your subconscious has a file on me and {img} {img|is|are} on page one.'],
      ],
      'answer, then return': [
        [
          'playful',
          'You know exactly what you did in that dream, and so {img|does|do} {img}. Shall we talk about it?',
        ],
        ['witty', 'My explanation: [what dream me was thinking]. Did I at least look sorry?'],
      ],
      'return the question': [
        ['playful', 'Was I at least dressed for the occasion, and did I win?'],
        ['playful', 'What else did I do in there, and was there music?'],
        ['direct', 'How did it end, before or after {img}?'],
      ],
      'appreciate a detail': [['warm', 'I like that I turn up at night, even with {img} attached.']],
      'suggest meeting': [['flirty', 'Let me make up for {img} in daylight. Coffee this week?']],
    },
  ),
  banter(
    'what is the catch',
    /\b(?:what'?s the catch|whats the catch|there (?:must|has to|'s got to) be a catch|too good to be true|what else are you hiding|what are you hiding|hiding from me|any red flags|(?:your|ur) (?:biggest )?red flags?|where'?s the body|who hurt you|why are you single)\b/i,
    {
      'take the bait': [
        [
          'playful',
          'The catch keeps until date four, like all the good ones. {img} {img|is|are} only the warm-up.',
        ],
        ['witty', 'I was told to reveal {img} slowly, for legal reasons.'],
        ['playful', 'Everybody has a secret. Mine is worse than {img} and much funnier.'],
      ],
      'answer, then return': [
        ['playful', 'Full confession: [your silliest flaw]. Are we still on speaking terms?'],
        ['witty', 'The catch is [one harmless bad habit]. What is yours, since we are being honest?'],
      ],
      'return the question': [
        ['playful', 'Guess. You get one try for each secret, and {img} {img|does|do} not count.'],
        ['direct', 'What have you been hiding yourself? One of yours against one of mine.'],
      ],
      'appreciate a detail': [
        [
          'warm',
          'You make me sound so good that I had to check this was for me. I will own up to {img}, though.',
        ],
      ],
      'suggest meeting': [
        ['flirty', 'You will have to find the catch yourself, in person. Which evening do we start looking?'],
      ],
    },
    (r) => !has(r, 'jealousy_control') && welcome(r),
  ),
  banter(
    'somebody at home has an opinion on me',
    /\bthe (?:gogo|lady|man|woman|auntie|driver|guy|girl|kid|stranger|uncle|tannie|oom) (?:next to|behind|in front of|opposite|beside) me (?:says?|said|asked|wants?|thinks?|told|approves?|agrees?|knows|reckons|is (?:reading|asking|on your side)|saw your)\b|\b(?:told|asked|showed|warned) the (?:okes|guys|girls|ladies|team|women|men|people) at\b|\b(?:told|asked|showed|warned) my (?:mother|mom|mum|dad|father|gran|ouma|gogo|sister|brother|friends?|family|parents|plants|dog|cat|therapist)\b|(?:^|[.!?,] )(?:ouma|oupa|gogo|mom|mum|dad|mama) (?:saw|heard|says|found|knows|wants|asked|thinks)\b|\b(?:my|our) (?:[a-z]+ ){0,2}(?:mother|mom|mum|mama|ma|dad|father|folks|parents|gran|granny|grandma|grandmother|nonna|nan|ouma|oupa|gogo|mkhulu|laaitie|sister|brother|boet|cousins?|aunt|auntie|tannie|aunties|uncles?|family|twin|daughter|son|kids|friends?|bestie|group chat|roommate|flatmate|housemate|colleagues?|boss|neighbou?r|hairdresser|therapist|cat|dog)s? (?:\w+ ){0,2}(?:says?|said|wants?|asks|asked|thinks?|has|have|keeps?(?! (?:count|score|track|bees|chickens|the|a|her|his|it|them|everything|records?|quiet|busy|warm|fit|well)\b)|seen|saw|found out|growled|barked|hissed|laughed|knitted|baked|made|cooked|packed|prayed|would|will|reckons|heard|told|approves?|swiped|knows|is (?:asking|reading|watching|already|going)|are (?:asking|reading|watching|already))\b/i,
    {
      'take the bait': [
        ['playful', 'So I have a fan club and a jury. Does {kin} take bribes?'],
        ['playful', 'Tell {kin} that I am available for questions and already nervous.'],
        ['witty', '{kin} {kin|sounds|sound} like somebody you cannot lie to. I will not even try.'],
        ['playful', 'I would like to make a good impression on {kin}. Will {img} count for or against me?'],
        ['witty', 'Please tell {kin} I come in peace, and I can bring {rel}.'],
      ],
      'return the question': [
        ['playful', 'What would I have to do to win over {kin}, apart from turning up on time?'],
        ['playful', 'What would {kin} need to hear from me to be on my side?'],
        ['direct', 'And what did you tell {kin}, the truth or the flattering version?'],
        ['warm', '{kin|Has|Have} {kin} ever been wrong about anybody? I need to know my chances.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like {kin} already. Nobody asks the right questions any more.'],
        [
          'playful',
          '{kin} {kin|is|are} clearly the sharpest {kin|one|ones} in the house. {img} gave you away.',
        ],
      ],
      'suggest meeting': [['flirty', 'Shall we give {kin} something to talk about? Coffee this week.']],
      'answer, then return': [['playful', 'My official answer for {kin}: [your honest answer]. Do I pass?']],
    },
    (r) =>
      aimedAtMe(r) &&
      !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'jealousy_control') &&
      r.style.words <= 45 &&
      !r.questions.some(({ text }) => /\bor\b/i.test(text)),
  ),
  banter(
    'asked what I wear, about the weather',
    /\bwhat (?:are|r) (?:you|u) wearing\b[\s\S]*\b(?:weather|rain|hail\w*|storm|cold|snow|forecast|degrees|costume|fancy dress|wedding|party|tomorrow|dinner|on saturday|on friday)\b/i,
    {
      'take the bait': [
        ['playful', 'With {img} like that? Everything I own at once, and a helmet.'],
        ['witty', 'Something sensible with a hood, thank you. {img} started it.'],
        ['playful', 'I was going for elegant, and then I saw {img}. Now it is wellingtons.'],
      ],
      'return the question': [
        ['playful', 'You first. Do you own an umbrella that survives {img}?'],
        ['direct', 'What does one wear for {img}, in your expert opinion?'],
      ],
      'appreciate a detail': [
        ['warm', 'I had prepared for that question to go somewhere else. {img} is much more you.'],
      ],
      'suggest meeting': [
        ['flirty', 'Somewhere with a roof, then. A drink indoors while {img} {img|does|do} its worst?'],
      ],
    },
  ),
  banter(
    'too good at two things',
    /\b(?:unfair advantage|that'?s (?:so |just )?(?:unfair|not fair)|pick one|leave some for|greedy|save some for|too (?:good|talented|powerful)|should (?:come with a|be (?:illegal|banned|against the law|on prescription))|ought to be illegal|(?:man|woman|person|guy|girl|human) who can|how is that (?:fair|allowed)|be both|can'?t be (?:this|that|both)|cannot (?:look|be) (?:like )?(?:that|this))\b/i,
    {
      'take the bait': [
        ['playful', 'I also do card tricks, badly, to keep things fair.'],
        ['witty', 'One hidden talent a month, I like to pace myself.'],
        ['playful', 'I refuse to choose. {img} and I come as a set.'],
        ['witty', 'Objection noted and overruled. {img} {img|stays|stay}.'],
        ['playful', 'I had to use {img}, you left me no other way to distract you.'],
        ['witty', 'I only play fair when {rel} {rel|is|are} involved.'],
      ],
      'return the question': [
        ['playful', 'And what is your unfair combination? There has to be one.'],
        ['playful', 'If you had to take one away, would it be {img}? Think carefully.'],
        ['direct', 'And which unfair advantage are you hiding, since we are counting?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is a lovely way to put it, thank you. I only listen to people I like, though.'],
        ['warm', 'That is a very good compliment with {img} in it. Thank you, and sorry, not sorry.'],
      ],
      'suggest meeting': [
        ['flirty', 'You had better check both claims in person. Dinner this week?'],
        ['flirty', 'Give me a chance to be unfair in person. Rematch this week, {img} included?'],
      ],
    },
    welcome,
  ),
  banter(
    'they promise to marry me over it',
    /\b(?:have to|going to|gonna|might|i'?d|would|will) (?:\w+ ){0,2}(?:marry you|propose to you|elope)\b|\bmarry me\b|\bplanning (?:our|the) wedding\b/i,
    {
      'take the bait': [
        ['playful', 'I accept, but I want a cake with more than one floor.'],
        ['playful', 'If {img} is all it takes, I have been overthinking this whole dating thing.'],
        ['witty', 'I accept, on condition that {img} {img|is|are} in the vows.'],
        ['playful', 'Small wedding, then. You, me and {img} as the witness.'],
      ],
      'return the question': [
        ['playful', 'Do I get to pick the music, or is that already decided?'],
        ['playful', 'Do I get a ring, or is {img} the ring?'],
        ['direct', 'Who would give the speech, and how much of it would be about {img}?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is the most practical proposal I have ever had, {img} and all. It made me laugh.'],
      ],
      'suggest meeting': [
        ['flirty', 'We could start with a drink and see if {img} still {img|works|work} on you. This week?'],
      ],
    },
    (r) =>
      welcome(r) &&
      !has(r, 'define_relationship') &&
      r.style.words < 45 &&
      !/\bmy (?:dad|mum|mom|gran)\b/i.test(r.plain),
  ),
];

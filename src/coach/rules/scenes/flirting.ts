/** Flirting: soft confessions, prices, what-ifs, small honours, tests. Met with warmth and a little nerve. */
import type { Reading } from '../reading/read.ts';
import { imagesIn } from './banter-places.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const welcome = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'apology', 'ghost_return');
const span = (r: Reading) => {
  const word = /\bgood ?(morning|night)\b/i.exec(r.plain)?.[1]?.toLowerCase();
  return { greet: word ? { words: `good ${word}` } : undefined };
};

export const FLIRTING_SCENES: readonly Scene[] = [
  banter(
    'they waited for my greeting',
    /\b(?:wait(?:ed|ing)? for|miss(?:ed|ing)?|look(?:ed|ing)? forward to|used to|like getting|need(?:ed)?) (?:your|ur|a|the|that) (?:usual |daily |little )?good ?(?:morning|night)/i,
    {
      'take the bait': [
        ['playful', 'Then tomorrow it comes with a drum roll. What time does the waiting start?'],
        ['witty', 'A whole {greet} on demand? I will have to look into opening hours.'],
        ['flirty', 'Good to know that I am missed before coffee. Your {greet} is booked for tomorrow.'],
      ],
      'appreciate a detail': [
        ['warm', 'Admitting that just made my whole morning. You get the next {greet} extra early.'],
        ['warm', 'I like that you waited for it, and I like even more that you said so.'],
      ],
      'return the question': [
        ['playful', 'How long did you wait before you started to hate me a little?'],
        ['direct', 'Would you prefer the {greet} before or after your first coffee?'],
      ],
      'suggest meeting': [
        ['flirty', 'I could say {greet} over breakfast one of these days. A café one, promise. When?'],
      ],
    },
    welcome,
    span,
  ),
  banter(
    'no wish to say goodnight',
    /\b(?:reasons? (?:not )?to say good ?night|don'?t want to (?:say good ?night|hang up|go to (?:bed|sleep) yet)|should (?:really )?(?:be asleep|go to (?:sleep|bed))|past my bed ?time|five more minutes|keep(?:ing)? me (?:up|awake)|run out of reasons)\b/i,
    {
      'take the bait': [
        [
          'playful',
          'Hypothetically, we would both be useless in the morning and one of us would blame the other.',
        ],
        ['witty', 'Then goodnight would have to wait. I hear sleep is overrated until about seven.'],
        ['flirty', 'Five more minutes, I say, the way one says it to an alarm clock.'],
      ],
      'return the question': [
        ['playful', 'What reasons are you down to? I could lend you a few of mine to stay up.'],
        ['direct', 'What time does your alarm go off, so I know how guilty to feel?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that goodnight is getting harder. Stay for one more story?'],
        ['warm', 'That is a lovely way to keep somebody up late. Your turn to talk.'],
      ],
      'suggest meeting': [
        ['flirty', 'We could run out of reasons somewhere with a last round, one evening this week?'],
      ],
    },
    (r) => welcome(r) && !has(r, 'sexual'),
  ),
  banter(
    'they blush',
    /\b(?:i'?m|im|i am|making me|made me|got me) (?:\w+ )?(?:blush\w*|going red|melting|giddy|smiling like an idiot|kicking my feet)\b|\bbutterflies\b/i,
    {
      'take the bait': [
        ['playful', 'Blushing is only proof of good taste. I take full credit.'],
        ['witty', 'Red goes with everything, {mimg} included.'],
        ['flirty', 'Not ridiculous at all. I am tempted to see how far the blush goes.'],
      ],
      'appreciate a detail': [
        [
          'warm',
          'I hope you keep blushing at every age, it made me smile. And I meant every word about {mimg}.',
        ],
        ['warm', 'A blush is the best answer I could have got. I meant it.'],
      ],
      'return the question': [
        ['playful', 'How red are we talking, ears or the whole face?'],
        ['direct', 'Which word did it? I would like to remember it.'],
      ],
      'suggest meeting': [
        ['flirty', 'That blush deserves to be seen in person. Which evening are you free?'],
      ],
    },
    welcome,
  ),
  banter(
    'they were looking instead of listening',
    /\b(?:i was (?:just |too busy |only )?(?:looking|staring|watching) at your|couldn'?t (?:stop looking|take my eyes)|distracted by your|didn'?t hear a word)\b/i,
    {
      'take the bait': [
        ['playful', 'So my whole speech on {topic} was wasted? {seen} {seen|has|have} a lot to answer for.'],
        ['witty', 'Then I will explain {topic} again and you can look again. Everybody wins.'],
        ['flirty', 'You get no points for listening, but I liked hearing about {seen}.'],
      ],
      'appreciate a detail': [
        ['warm', 'I would rather be remembered for {seen} than for {topic}. Thank you for owning up.'],
      ],
      'return the question': [
        ['playful', 'There will be a test on {topic}, you know. Did any of it go in?'],
        ['direct', 'And when were you planning to confess about {seen}?'],
      ],
      'suggest meeting': [
        ['flirty', 'Shall I explain it again over a drink? You may look wherever you like and nod.'],
      ],
    },
    welcome,
    (r) => {
      const seen = /\b(?:looking|staring|watching|distracted) (?:at |by )?your (\p{L}+)/iu
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      const topic = imagesIn(r.plain, r).find(({ bare }) => bare.toLowerCase() !== seen);
      return {
        seen: seen ? { words: `my ${seen}`, plural: /[^s]s$/.test(seen) } : undefined,
        topic: topic ? { words: topic.words } : { words: 'all that' },
      };
    },
  ),
  banter(
    'a soft confession',
    /\b(?:(?:so |but |and )?(?:hi,? )?i (?:kinda|kind of|sort of|actually|really|think i|might|lowkey|just|may) (?:\w+ )?(?:like|fancy|missed?|want to see|enjoy) (?:you|talking to you|this|us)\b|\bhi,? i like you\b|hate (?:to admit|how much i)|can'?t (?:stop|not) think(?:ing)? (?:about|of) (?:you|that|us)|(?:been|was|keep) thinking (?:about|of) (?:you|us)|got a (?:little |small |tiny )?(?:crush|soft spot)|crush on you|favou?rite part of my day|you make me nervous|i re-?read (?:your|our)|screenshotted (?:your|that))\b/i,
    {
      'take the bait': [
        ['playful', 'You said it first, so I get to be smug for a whole day, {img} or not.'],
        ['witty', 'I would like that in writing. Oh wait, {img} and all, I have it.'],
        ['flirty', 'Careful, I could get used to hearing that.'],
      ],
      'appreciate a detail': [
        ['warm', 'That was brave and very sweet. I am glad you said it and did not save it for later.'],
        ['warm', 'I like you for just saying it, {img} and everything. Look after yourself until I can.'],
        ['warm', 'Well, that made me grin. I like this a lot too.'],
      ],
      'return the question': [
        ['playful', 'Since when, if I may ask? I want dates and times.'],
        ['direct', 'What was it that did it? Asking so that I can do it again.'],
      ],
      'suggest meeting': [
        ['flirty', 'That deserves to be said again in person. When are you free?'],
        [
          'warm',
          'Then let us not waste it on text. An evening soon, once {img} {img|is|are} out of the way?',
        ],
      ],
    },
    (r) =>
      welcome(r) &&
      !has(r, 'define_relationship', 'jealousy_control') &&
      !/\b(?:love you|falling for|kiss(?:ed|ing)?)\b/i.test(r.plain),
  ),
  banter(
    'they name their price',
    /\b(?:could be (?:persuaded|tempted|convinced|bribed|talked into)|can be (?:bought|bribed)|twist my arm|(?:only|not) (?:unless|if) there(?:'?s| is)|i mean unless|by (?:\w+), mostly|depends (?:if|whether) there)\b/i,
    {
      'take the bait': [
        ['playful', 'Then {img} it is. I know how to use my best argument.'],
        ['witty', 'So {img} {img|does|do} the work and I only carry it? I can live with that.'],
        ['playful', 'Beaten by {img} again, and I am not even bitter.'],
      ],
      'return the question': [
        ['playful', 'How much {bare} would it take, and is that your final offer?'],
        ['direct', 'What kind of {bare} are we negotiating about? I like to get the details right.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like a person who knows what they want, even when it is mostly {bare}.'],
      ],
      'suggest meeting': [
        ['flirty', 'I will bring {img}, you bring yourself. Which day suits you?'],
        ['direct', 'Consider {img} arranged. Saturday or Sunday?'],
      ],
    },
    welcome,
  ),
  banter(
    'I have to earn it',
    /\b(?:have to earn|earn (?:it|that|this)|maybe i'?ll tell|wouldn'?t you like to know|not telling|find out (?:for )?yourself|guess again|i(?:'ll| will| might) tell you (?:later|one day|if|when)|my secret|if you play your cards)\b/i,
    {
      'take the bait': [
        ['playful', 'Earning it, fine. Where do I hand in my application?'],
        ['witty', 'You did that on purpose, and now {mimg} {mimg|is|are} all I can think about.'],
        ['playful', 'I am very good at earning things. Ask any dog I have met.'],
      ],
      'return the question': [
        ['playful', 'What does it take to earn it, one good joke or a small bribe?'],
        ['direct', 'Give me one clue and I will work for the rest of the list.'],
        ['witty', 'First clue free, surely? That is how the addictive ones work.'],
      ],
      'appreciate a detail': [
        ['warm', 'You tell a secret beautifully without telling it. I will earn it, then.'],
      ],
      'suggest meeting': [
        ['flirty', 'I earn things better in person. Coffee this week, and you tell me the third thing?'],
      ],
    },
    welcome,
  ),
  banter(
    'a limit wrapped in a what-if',
    /\bhypothetical\w*\b[^.?!]*\b(?:hate[ds]?|can'?t stand|allergic|scared|afraid|didn'?t (?:like|want))\b/i,
    {
      'respect the limit': [
        ['warm', 'Hypothetically noted: no {bare}. What would a good version look like instead?'],
        ['playful', 'Purely in theory, every plan with {bare} in it has just been shredded.'],
        [
          'witty',
          'I know nothing, I planned nothing, and {img} {img|was|were} never mentioned. You are safe.',
        ],
        ['calm', 'Message received. Something quiet, with a date you know and no {bare}.'],
        ['warm', 'Then somebody would be very safe with me. Would that somebody like a quiet dinner?'],
      ],
      'return the question': [
        ['direct', 'And hypothetically, what would that person love? I am taking notes on {img} too.'],
      ],
    },
  ),
  banter(
    'a playful what-if',
    /\bhypothetical(?:ly)?\b|\bif a (?:guy|girl|man|woman|person|boy|gent|lady) (?:were|was|would|showed|turned|brought)\b|\basking for (?:science|research)\b|\b(?:i )?wonder what would happen if\b/i,
    {
      'take the bait': [
        ['playful', 'Speaking purely in theory, I would not put up much of a fight.'],
        ['playful', 'Purely in theory, {img} would get a very warm welcome.'],
        ['witty', 'Speaking as a neutral scientist: yes to {img}, and quickly.'],
        ['playful', 'I would act surprised, then I would ask who sent {img}, then I would get two forks.'],
      ],
      'answer, then return': [
        ['warm', 'Hypothetically I would be delighted by {img}. How hypothetical are we?'],
        ['playful', 'In theory, anyone who turns up with {img} is halfway there. And the other half?'],
      ],
      'return the question': [
        ['playful', 'Just how hypothetical is this, on a scale from daydream to already in the car?'],
        [
          'playful',
          'How hypothetical are we talking, on a scale from idle thought to {img} in the car already?',
        ],
        ['direct', 'What would you like me to say about {img}? I am leaning towards yes.'],
      ],
      'suggest meeting': [
        ['flirty', 'Hypothetically I am free one evening this week. You bring {img}, I bring an appetite.'],
      ],
    },
    (r) => welcome(r) && !has(r, 'sexual'),
  ),
  banter(
    'would I still',
    /\bwould (?:you|u) still (?:like|love|date|talk to|text|want)\b/i,
    {
      'answer, then return': [
        [
          'playful',
          'Yes. I would carry {thatone} about in a jar with the good soil. Would you do it for me?',
        ],
        ['warm', 'Yes, and I would talk to {thatone} every day. What would you miss most?'],
        ['witty', 'Of course, though dinner with {thatone} would need planning. Any allergies?'],
      ],
      'take the bait': [
        ['playful', 'Being {thatone} would be a setback, not the end. We would work on it.'],
        ['witty', 'I have dated worse than {thatone}, and they had arms.'],
      ],
      'return the question': [['playful', 'How does {thatone} feel about long walks? I need all the facts.']],
      'suggest meeting': [['flirty', 'Let us have a drink while you are not yet {thatone}. This week?']],
    },
    () => true,
    (r) => {
      const one = /\b(?:was|were|turned into|became|am) (an? [\p{L} ]{3,24})/iu.exec(r.plain)?.[1];
      return { thatone: { words: one?.trim() ?? 'that version of you' } };
    },
  ),
  banter(
    'anything for it',
    /\b(?:(?:would|could|i'?d) (?:honestly |literally |happily |gladly )?(?:die|kill|do anything|walk through fire|sell (?:my|a) \w+|give (?:my|a) (?:left )?\w+|commit (?:a )?(?:crime|murder)s?) for\b|could murder (?:a|an|some)\b|there will be casualties)/i,
    {
      'take the bait': [
        ['playful', 'I saw nothing, I was with you the whole time. Where is {img}?'],
        ['witty', 'No jury with taste would convict anyone over {img}.'],
        ['playful', '{img} {img|has|have} that effect on people. I have seen grown adults weep.'],
        ['witty', 'A clear motive, finally. {img} should come with security.'],
      ],
      'return the question': [
        ['direct', 'Where does one get the best {bare}, and how fast can you run?'],
        ['playful', 'How far would you really go for {img}? Asking as your alibi.'],
      ],
      'appreciate a detail': [['warm', 'I like people who feel that strongly about {img}. We will get on.']],
      'suggest meeting': [['flirty', 'Let me be your alibi this week. {img}, you and me?']],
    },
    (r) => !has(r, 'threat', 'jealousy_control'),
  ),
  banter(
    'an accident on purpose',
    /\bwhat if (?:we|you|i) (?:\w+ ){0,2}(?:ended up|bumped|happened to|turned up|ran into|met)\b|\b(?:accidentally|by coincidence|coincidentally) (?:end(?:ed)? up|bump\w*|meet|be)\b/i,
    {
      'pick a slot': [
        ['playful', 'What a coincidence, {day} at {img}. I will pretend to look surprised.'],
        [
          'flirty',
          'I happen to be near {img} on {day}. Pure chance, of course. What time does chance strike?',
        ],
        ['warm', 'I like that kind of accident. {img}, and you say when?'],
      ],
      'take the bait': [
        ['witty', 'We would have to act natural by {img}. I have been practising my gasp.'],
        ['playful', 'Then fate would get all the credit and {img} a new favourite couple. When?'],
      ],
      'appreciate a detail': [['warm', 'That is the nicest way anyone has not asked me out. Yes to {img}.']],
      'return the question': [['direct', 'And where exactly in {img} would this accident happen?']],
    },
    (r) => welcome(r),
  ),
  banter(
    'would I save them',
    /\bwould (?:you|u) (?:\w+ )?(?:save|rescue|protect|defend|fight|carry|bail|hide|bury|catch|share|swim|jump) \b/i,
    {
      'take the bait': [
        ['playful', 'I would be brave for at least nine seconds, and loud for all of them.'],
        ['playful', 'Against {img}? I would go first, screaming, so that you have time to run.'],
        ['witty', 'I would offer {img} a fair fight and then leave with you through the back.'],
        ['playful', 'I would distract {img} with {rel} and hope for the best.'],
      ],
      'answer, then return': [
        ['warm', 'Yes, with no plan and a lot of noise. Has {img} threatened you before?'],
        ['playful', 'From {img}, absolutely. I ask only for a medal and a snack. What do you offer?'],
      ],
      'return the question': [
        ['direct', 'What is your own record against {img}? I need to know who runs first.'],
        ['witty', 'Depends. How angry is {img}, and what do I get?'],
      ],
      'suggest meeting': [['flirty', 'I would rather prove it. A walk this weekend, and {img} may try us?']],
    },
  ),
];

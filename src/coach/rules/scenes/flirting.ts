/** Flirting: soft confessions, prices, what-ifs, small honours, tests. Met with warmth and a little nerve. */
import { latin } from '../reading/pattern.ts';
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
    /\b(?:wait(?:ed|ing)? for|miss(?:ed|ing)?|look(?:ed|ing)? forward to|used to|like getting|need(?:ed)?) (?:your|ur|a|the|that) (?:usual |daily |little )?good ?(?:morning|night)\b(?! (?:show|bus|class))/i,
    {
      'take the bait': [
        ['playful', 'Then tomorrow you get your {greet} early, with extra enthusiasm.'],
        ['playful', "You like my {greet}? I'll tell it you said so."],
        ['flirty', "Good to know I'm missed. Your {greet} is booked for tomorrow."],
      ],
      'appreciate a detail': [
        ['warm', 'Well, that made me smile. You get the next {greet} extra early.'],
        ['warm', 'I like that you waited for it, and I like even more that you said so.'],
      ],
      'return the question': [['playful', 'How long did you wait before you gave up on my {greet}?']],
      'suggest meeting': [
        ['flirty', 'I could say {greet} over a coffee one of these days. When are you free?'],
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
        ['playful', "We'd both be useless in the morning, and I think it would be worth it."],
        ['playful', 'Sleep is overrated until about seven. Stay a bit?'],
        ['flirty', 'Five more minutes, then we both pretend to be sensible.'],
      ],
      'return the question': [
        ['playful', 'What are you still doing awake? Apart from me, obviously.'],
        ['direct', 'What time does your alarm go off, so I know how guilty to feel?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that saying goodnight is getting harder. One more story?'],
        ['warm', 'I like this too. Tell me one more thing about your day before you sleep.'],
      ],
      'suggest meeting': [
        ['flirty', "Then let's do the late evening in person soon. Which night is good for you?"],
      ],
    },
    (r) => !has(r, 'rejection_hard', 'rejection_soft', 'apology', 'ghost_return', 'sexual'),
  ),
  banter(
    'they blush',
    /\b(?:i'?m|im|i am|(?<!\b(?:son|daughter|toddler|kids?|boss|dad|mom|mum) )(?:making|made|got) me) (?:\w+ )?(?:blush\w*|going red|melting|giddy|smiling like an idiot|kicking my feet)\b|\bbutterflies\b/i,
    {
      'take the bait': [
        ['playful', "I take full credit for the blush, and I'm not even sorry."],
        ['playful', 'I wish I could see that. Red suits most people.'],
        ['flirty', "Good, that was the plan. I'm tempted to see how far the blush goes."],
      ],
      'appreciate a detail': [
        ['warm', 'I meant it, every word. I like that it made you blush.'],
        ['warm', 'A blush is the best answer I could have got.'],
      ],
      'return the question': [
        ['playful', 'How red are we talking, only the ears or the whole face?'],
        ['direct', "What did it? I'd like to remember that for later."],
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
        ['playful', "So you didn't hear a word? I'm too flattered to be offended."],
        ['playful', "Then I'll explain it again and you can look again. Everybody wins."],
        ['flirty', 'You get no points for listening, but quite a few for honesty.'],
      ],
      'appreciate a detail': [['warm', "That's a very good excuse. Thank you for owning up."]],
      'return the question': [
        ['playful', 'There will be a test, you know. Did any of it go in?'],
        ['direct', 'And when were you planning to confess?'],
      ],
      'suggest meeting': [['flirty', 'Shall I explain it again over a drink? You can look all you like.']],
    },
    welcome,
    (r) => {
      const seen = latin(/\b(?:looking|staring|watching|distracted) (?:at |by )?your (\p{L}+)/iu)
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
        ['playful', 'You said it first, so I get to be smug for a whole day.'],
        ['playful', "I'd like that in writing. Oh wait, I have it in writing."],
        ['flirty', 'Careful, I could get used to hearing that.'],
      ],
      'appreciate a detail': [
        ['warm', "That was brave and very sweet. I'm glad you said it out loud."],
        ['warm', 'I like that you just said it. It made me smile at my phone.'],
        ['warm', "Well, that made me grin. I'm enjoying this too."],
      ],
      'return the question': [
        ['playful', 'Since when? I want dates and times.'],
        ['direct', "What was it that did it? I'd like to do it again."],
      ],
      'suggest meeting': [
        ['flirty', 'That deserves to be said again in person. When are you free?'],
        ['warm', "Then let's not waste it on text. Do you have an evening soon?"],
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
        ['playful', "Then {img} it is. You're easier to win over than I thought."],
        ['playful', 'So {img} {img|does|do} the work and I just carry it? I can live with that.'],
        ['playful', "I can see I come second after {img}. I'll take it."],
      ],
      'return the question': [
        ['playful', 'How much {bare} would it take? Name your price.'],
        ['direct', 'What kind of {bare} is best? I want to get this right.'],
      ],
      'appreciate a detail': [
        ['warm', 'I like somebody who knows what they want, and {bare} is a good thing to want.'],
      ],
      'suggest meeting': [
        ['flirty', 'I will bring {img}, you bring yourself. Which day suits you?'],
        ['direct', '{img} can be arranged. Saturday or Sunday?'],
      ],
    },
    welcome,
  ),
  banter(
    'I have to earn it',
    /\b(?:(?<!had to )(?:have to earn|earn (?:it|that|this))|maybe i'?ll tell|wouldn'?t you like to know|not telling|find out (?:for )?yourself|guess again(?! (?:said|says))|i(?:'ll| will| might) tell you (?:later|one day|if|when)|my secret|if you play your cards)\b/i,
    {
      'take the bait': [
        ['playful', 'Earning it, fine. What do I have to do?'],
        ['playful', "You did that on purpose. Now it's all I can think about."],
        ['playful', "Challenge accepted. I'm patient and I make good coffee."],
      ],
      'return the question': [
        ['playful', 'What does it take to earn it, one good joke or a small bribe?'],
        ['direct', "Give me one clue and I'll work for the rest."],
        ['playful', 'Surely the first clue is free?'],
      ],
      'appreciate a detail': [['warm', "Now I'm properly curious. I'll earn it, you'll see."]],
      'suggest meeting': [
        ['flirty', 'I earn things better in person. Coffee this week, and then you tell me?'],
      ],
    },
    welcome,
  ),
  banter(
    'a playful what-if',
    /\bhypothetical(?:ly)?\b|\bif a (?:guy|girl|man|woman|person|boy|gent|lady) (?:were|was|would|showed|turned|brought)\b|\basking for (?:science|research)\b|\b(?:i )?wonder what would happen if\b/i,
    {
      'take the bait': [
        ['playful', "Purely in theory, I wouldn't put up much of a fight."],
        ['playful', 'Purely in theory, {img} would get you a very warm welcome.'],
        ['playful', 'Speaking as a neutral scientist: yes to {img}, please.'],
        ['playful', "I'd act surprised about {img}, and then I would find two forks."],
      ],
      'answer, then return': [
        ['warm', "Hypothetically I'd be delighted by {img}. How hypothetical are we?"],
        ['playful', 'In theory, anyone who turns up with {img} is halfway there already.'],
      ],
      'return the question': [
        ['playful', 'Just how hypothetical is this? Asking before I get my hopes up.'],
        ['playful', 'How hypothetical is this, and is {img} already in the car?'],
        ['direct', "Is this a test about {img}? I'm leaning towards yes."],
      ],
      'suggest meeting': [['flirty', "Hypothetically I'm free one evening this week. You bring {img}?"]],
    },
    (r) => welcome(r) && !has(r, 'sexual'),
  ),
  banter(
    'would I still',
    /\bwould (?:you|u) still (?:like|love|date|talk to|text|want)\b/i,
    {
      'answer, then return': [
        ['playful', "Yes. I'd take {thatone} everywhere with me. Would you do it for me?"],
        ['warm', "Yes, of course. I'd talk to {thatone} every day and tell nobody."],
        ['playful', 'Of course, though dinner with {thatone} would need some planning.'],
      ],
      'take the bait': [
        ['playful', "Being {thatone} would be a setback, but we'd work on it."],
        ['playful', 'It would be awkward to explain {thatone} to my friends, but yes.'],
      ],
      'return the question': [['playful', 'How does {thatone} feel about long walks? I need all the facts.']],
      'suggest meeting': [
        ['flirty', "Yes, but let's have that drink before you turn into {thatone}. This week?"],
      ],
    },
    () => true,
    (r) => {
      const one = latin(/\b(?:was|were|turned into|became|am) (an? [\p{L} ]{3,24})/iu).exec(r.plain)?.[1];
      return { thatone: { words: one?.trim() ?? 'that version of you' } };
    },
  ),
  banter(
    'anything for it',
    /\b(?:(?:would|could|i'?d) (?:honestly |literally |happily |gladly )?(?:die|kill|do anything|walk through fire|sell (?:my|a) \w+|give (?:my|a) (?:left )?\w+|commit (?:a )?(?:crime|murder)s?) for\b|could murder (?:a|an|some)\b|there will be casualties)/i,
    {
      'take the bait': [
        ['playful', 'I saw nothing and I was with you the whole time.'],
        ['playful', 'No judge would convict you.'],
        ['playful', 'I fully understand. Some things should come with a warning.'],
      ],
      'return the question': [['playful', 'And how far would you really go? I ask as a possible witness.']],
      'appreciate a detail': [['warm', 'I like people who feel that strongly about something.']],
    },
    (r) =>
      !has(r, 'threat', 'jealousy_control') && !/\byour (?:legs|hair|eyes|smile|body|arms)\b/i.test(r.plain),
  ),
  banter(
    'would I save them',
    /\bwould (?:you|u) (?:\w+ )?(?:save|rescue|protect|defend|fight|carry|bail|hide|bury|catch|share|swim|jump) \b/i,
    {
      'take the bait': [
        ['playful', "I'd be brave for at least nine seconds, and loud for all of them."],
        ['playful', 'Against {img}? I would go first, screaming, so that you have time to run.'],
        ['playful', "From {img}? Yes, but I'd do it screaming."],
      ],
      'answer, then return': [
        ['warm', 'Yes, with no plan and a lot of noise. Has {img} ever bothered you before?'],
        ['playful', 'From {img}, absolutely. What do I get for it?'],
      ],
      'return the question': [
        ['direct', "What's your own record against {img}? I need to know who runs first."],
        ['playful', 'Depends. How angry is {img}?'],
      ],
      'suggest meeting': [['flirty', "I'd rather prove it in person. A walk this weekend?"]],
    },
  ),
];

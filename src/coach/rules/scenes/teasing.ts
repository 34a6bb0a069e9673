/** Teasing: mock outrage, mock trials, marks out of ten, dares. Answered inside the joke, never with hurt. */
import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const aboutReader = (r: Reading): boolean =>
  /\b(?:you|your|you're|youre|u|ur|yours|yourself)\b/i.test(r.plain);
const noLimit = (r: Reading): boolean => !has(r, 'rejection_hard', 'harassment', 'threat');

/** `mister 'I do not text'`: their own words are thrown back, which only sounds like a limit. */
export const TITLE_SCENES: readonly Scene[] = [
  banter(
    'given a title',
    /\b(?:mister|mr|miss|mrs|ms|madam|sir|professor|captain|king|queen|lord|lady)\.? ['"‘“]/i,
    {
      'take the bait': [
        ['playful', '"{quo}" was before I met you. {count|An exception|Exceptions} had to be made.'],
        ['witty', 'I would like it noted that "{quo}" is still true for everybody else.'],
        ['playful', '{count}? I am a changed person and I blame you for every one.'],
        ['witty', 'You counted. You actually counted. Number twelve is going to be very dignified.'],
      ],
      'return the question': [
        ['playful', 'And who keeps answering my messages, hm?'],
        ['direct', 'Is that a complaint or a request for message number twelve?'],
      ],
      'appreciate a detail': [['warm', 'Caught. You are the exception to "{quo}", and you should enjoy it.']],
      'suggest meeting': [['flirty', 'The cure for all this texting is a coffee in person. This week?']],
    },
    (r) => noLimit(r),
    (r) => {
      const count =
        /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|a hundred) (?:\p{L}+ )?(?:messages|texts|voice ?notes|times|calls|photos|memes|replies)\b/iu.exec(
          r.plain,
        )?.[0];
      return { count: count ? { words: count.toLowerCase(), plural: true } : undefined };
    },
  ),
];

export const TEASING_SCENES: readonly Scene[] = [
  banter(
    'they owe me for a laugh',
    /\b(?:i (?:\w+ )?(?:snorted|cackled|choked|wheezed|howled|laughed out loud|spat)|you owe me (?:a|an|one)|coffee (?:everywhere|up my nose|out of my nose)|(?:spat|spilled|spilt) (?:my )?\w+ (?:out|everywhere|all over)|on my (?:tomb|grave)stone|laugh(?:ed|ing)? (?:so hard|out loud|on the))\b/i,
    {
      'take the bait': [
        ['playful', 'Then my work here is done for today. I take no responsibility for laughing in public.'],
        ['witty', 'I am adding that to my references, right under punctual.'],
        ['playful', 'I would say sorry to {img}, but I am far too proud of myself.'],
        ['witty', 'Please give {img} my regards. I regret nothing.'],
        ['playful', 'So {img} {img|was|were} the audience. I always wondered who my crowd was.'],
        ['witty', 'I accept full responsibility for {img}, and I would do it again.'],
        ['playful', '{mimg} {mimg|is|are} going on tour now. First stop, your next birthday.'],
        ['witty', 'Send me the bill for {owed} and I will pay it off in bad jokes about {img}.'],
        ['playful', 'I will replace {owed} on one condition: {img} {img|gets|get} a mention in the receipt.'],
      ],
      'return the question': [
        ['playful', 'Which line was it? I would like to frame it.'],
        ['playful', 'On a scale from polite smile to being asked to leave, how bad was it with {img} there?'],
        ['direct', 'Which bit got you? I want to know for the next time {img} {img|is|are} around.'],
        ['witty', 'And what did {img} do, laugh along or move seats?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is the best thing I could have read today, {img} and all.'],
        ['warm', 'Making you laugh like that was the highlight of my day. Poor {bare}, though.'],
      ],
      'suggest meeting': [
        ['flirty', 'Wait until you hear it with my face attached. Coffee this week?'],
        ['flirty', 'Imagine the damage in person. Coffee this week, and we keep {img} out of range?'],
        ['playful', 'I owe you one, clearly. A drink this week, far away from {img}?'],
      ],
    },
    (r) => noLimit(r) && !has(r, 'rejection_soft'),
    (r) => {
      const owed = /\bowe me (?:an? )?((?:new )?\p{L}+)/iu.exec(r.plain)?.[1]?.toLowerCase();
      return owed && !/^(?:one|big|drink|coffee|dinner)$/.test(owed)
        ? { owed: { words: `the ${owed}` } }
        : {};
    },
  ),
  banter(
    'told off for being charming',
    /\b(?:stop (?:it|that|being (?:so )?(?:\w+ )?(?:cute|funny|charming|nice|sweet|adorable|distracting|smooth|perfect|clever)|making me (?:laugh|smile|blush|hungry))|report yourself|behave yourself|you(?:'re| are) the reason|if you keep \p{L}+ing|(?:you are|you're|youre|ur) (?:a |such a |so |very |dangerously )?(?:distract\w+|menace|a problem|a bad influence|trouble)|can'?t (?:focus|concentrate|work|get anything done)|ruin(?:ed|ing) me|blame you|all your fault|someone keeps)\b/iu,
    {
      'take the bait': [
        ['playful', 'Trouble, yes. The useful kind, with a spare charger and a plan.'],
        ['witty', 'I have been warned before, and look how that turned out.'],
        ['playful', 'I blame you for answering. This takes two.'],
        ['playful', 'Sorry, not sorry. How did {img} take it?'],
        ['witty', 'I could behave, but where would that leave {img}?'],
        ['playful', 'Guilty as charged, and {img} can be the first witness.'],
        ['witty', 'I will limit myself to office hours and national holidays. {img} will manage.'],
        ['playful', 'Not possible, I am afraid. {img} will just have to be strong.'],
        ['witty', 'I blame {rel}. And you, for answering.'],
      ],
      'return the question': [
        ['playful', 'Is that an official complaint, or are you smiling at your phone?'],
        ['playful', 'Who noticed your face first, you or {img}?'],
        ['witty', 'What is the fine for coming between you and {img}? I pay in coffee.'],
        ['warm', 'Happy to be a distraction. What am I keeping you from, apart from {img}?'],
      ],
      'appreciate a detail': [
        ['flirty', 'You say trouble as if you were not enjoying it.'],
        ['warm', 'Being more fun than {img} is the nicest review I have had in weeks.'],
        ['flirty', 'You tell me off very well. I may do it again just for that, in front of {img} too.'],
      ],
      'suggest meeting': [
        ['playful', 'I propose community service: one coffee, my round, and {img} {img|stays|stay} behind.'],
        ['direct', 'Then let us move this out of working hours. Which evening do I get?'],
      ],
    },
    noLimit,
  ),
  banter(
    'tried in their court',
    /\b(?:objection|explain yourself|defend yourself|in your defen[cs]e|criminal|arrest(?:ed)?|court|evidence|guilty|case closed|i rest my case|cross[- ]examin\w+|how dare you|unforgivable|war crime|justify yourself)\b/i,
    {
      'take the bait': [
        ['playful', 'Guilty. I would do it again, slower and with witnesses.'],
        ['witty', 'I will say nothing without snacks and a lawyer, in that order.'],
        ['witty', 'No further comment on {img} until my lawyer has had lunch.'],
        ['playful', 'I plead guilty on {img} and ask for a short sentence with snacks.'],
        ['witty', 'My defence is simple: you have met {img}, so you know what I was up against.'],
        ['playful', 'The only witness is {rel}, and that one is on my side.'],
        ['witty', 'Objection overruled, {img} {img|stays|stay} in. The court finds you impressed.'],
      ],
      'answer, then return': [
        ['playful', 'In my defence on {img}: [your excuse]. How does the jury look?'],
        ['witty', 'I did it, {img} and all, and I would do it again. What is the sentence?'],
      ],
      'return the question': [
        ['playful', 'What is the maximum sentence, and can I serve it with you?'],
        ['playful', 'Before you sentence me: what would you have done with {img}, honestly?'],
        ['direct', 'What is the usual sentence for {img} in your court, and do I get a phone call?'],
      ],
      'appreciate a detail': [
        ['warm', 'You built a whole case around {img}. I feel seen, and slightly afraid.'],
        ['flirty', 'If all judges looked this pleased about {img}, I would confess daily.'],
      ],
      'suggest meeting': [
        ['flirty', 'I request a hearing in person. Are you free this week, Your Honour?'],
        ['flirty', 'I request a retrial on {img}, in person, with a drink for the judge.'],
        ['playful', 'Let us settle {img} out of court. Coffee this week?'],
      ],
    },
    (r) => aboutReader(r) && noLimit(r) && !has(r, 'apology'),
    (r) => {
      const deed =
        /\b(?:that|your|the) (\p{L}+) (?:was|is) (?:criminal|a crime|illegal|unforgivable|inexcusable)/iu.exec(
          r.plain,
        )?.[1];
      return deed
        ? { img: { words: `that ${deed.toLowerCase()}` }, bare: { words: deed.toLowerCase() } }
        : {};
    },
    true,
  ),
  banter(
    'they saw me cheat or lose',
    /\b(?:you (?:cheat(?:ed)?|lost|moved the|missed|got (?:lapped|beaten|destroyed))|fair and square|doesn'?t count|didn'?t count|rematch|sore loser|i have witnesses|lapped by|beaten by|(?:i|we) (?:beat|destroyed|thrashed) you|talk a big game|let me win|should have let me)\b/i,
    {
      'take the bait': [
        ['playful', 'I was being polite. Next time I will play properly.'],
        ['witty', 'That result is under appeal, and the appeal is under my pillow.'],
        ['playful', 'It was the wind. Ask {img}, we have already agreed on the story.'],
        ['witty', '{img} {img|was|were} clearly paid off. I demand a rematch and new witnesses.'],
        ['playful', 'I let that happen. Ask anyone except {img}.'],
        ['witty', 'My lawyers are looking into {img}. Until then I remain undefeated in spirit.'],
        ['playful', 'History is written by whoever has the louder version, and mine has no {bare} in it.'],
      ],
      'return the question': [
        ['direct', 'Rematch, then? Name the stakes and the day.'],
        ['playful', 'Rematch? Loser has to say something nice about {img} in public.'],
        ['direct', 'Are you brave enough for a rematch, or is {img} your whole career?'],
      ],
      'appreciate a detail': [
        ['warm', 'You remember {img} in that much detail? I am flattered and furious.'],
        ['witty', 'I like a person who keeps records. {img}, date, time and my shame.'],
      ],
      'suggest meeting': [
        ['direct', 'Rematch this week, loser buys the drinks?'],
        ['flirty', 'There is one way to settle it: a rematch this week, and {img} may watch.'],
        ['playful', 'Name the day for the rematch. I will bring {rel} and no mercy.'],
      ],
    },
    noLimit,
  ),
  banter(
    'they mark me',
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:\/|out of) ?(?:10|ten|five|5)\b|\bpoints? (?:for|to|off|from|deducted)\b|\b(?:minus|plus) \d+\b|\bdeduct\w*\b|\b(?:one|two|three|four|five) stars?\b/i,
    {
      'take the bait': [
        ['witty', 'I would like to appeal the points for {img}.'],
        ['playful', 'Harsh but fair on {img}. I can still make it up in the second round.'],
        ['witty', 'I lost marks over {img}? My old teachers would not be surprised.'],
        ['playful', 'I will take that score, frame it and blame {img} for the rest.'],
        ['witty', 'So {img} {img|is|are} what stood between me and greatness.'],
      ],
      'return the question': [
        ['playful', 'How do I earn the missing points, and does {img} count double?'],
        ['direct', 'Is there a resit? I have been practising with {img2} in mind.'],
        ['witty', 'Who do I see about a recount? I have new evidence on {img}.'],
      ],
      'appreciate a detail': [
        ['warm', 'You kept score, {img} and all. That is oddly the sweetest thing I have read today.'],
        ['flirty', 'A mark like that gives me something to work towards, and I do like homework.'],
      ],
      'suggest meeting': [
        ['flirty', 'I would like to resit in person, soon. Which evening does the examiner have free?'],
        ['playful', 'Give me a rerun this week and I will do better on {img}.'],
      ],
    },
    (r) => noLimit(r) && !/\bstood up\b/i.test(r.plain),
  ),
  banter(
    'asked for a mark',
    /\b(?:rate|score|grade|review) (?:my|me|this|that)\b|\bhow am i doing\b|\bhow(?:'s| is| was) my (?:flirting|game|opener|line)\b/i,
    {
      'answer, then return': [
        ['playful', 'Nine out of ten. I keep the last point back for the live show. Where is the survey?'],
        ['witty', 'Five stars, would be flirted at again. One note for the review: more of it.'],
        ['warm', 'Ten for nerve, nine for style, and the survey says keep going. How would you score mine?'],
        [
          'playful',
          'Strong start, risky middle, and I am still reading, so the score is high. How do you rate me?',
        ],
      ],
      'take the bait': [
        ['witty', 'The judges are conferring. One of them is smiling and cannot be trusted with the score.'],
        ['playful', 'I filled in the survey honestly and now I am blushing. Eight and a half, rising.'],
        ['witty', 'Full marks for asking. My feedback form has a comments box and I intend to use it.'],
      ],
      'suggest meeting': [
        ['flirty', 'I can only rate half of it by text. The other half needs a drink and a table.'],
        ['direct', 'I give the final score in person. Which evening suits you?'],
      ],
    },
  ),
];

/** Said with a straight face and meant otherwise: digs at the reader, groans at life, fondness in disguise, cheeky questions. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { chance } from '../reading/text.ts';
import { matchTopics } from '../topics/match.ts';
import { withWord } from '../words/about.ts';
import { seedOf } from '../words/shuffle.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const open = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'rejection_soft', 'jealousy_control', 'harassment', 'threat');

/** A pack's reply to something of theirs that went wrong, as a whole sentence. */
const mishap = (r: Reading) => {
  const [match] = r.topics.length > 0 ? r.topics : matchTopics(r.plain);
  if (!match) return {};
  const list = match.topic.mishaps;
  const line = list[Math.floor(chance(seedOf(r, 'mishap')) * list.length)];
  const words = line && withWord(line, match.word);
  return words ? { mishap: { words } } : {};
};

export const DIG_SCENES: readonly Scene[] = [
  banter(
    'a dig at me',
    /\b(?:no no,? (?:don'?t|you)|don'?t get up|keep me waiting|i(?:'m| am) fine with you\b|love (?:being|it when|how) (?:told|left|ignored|you)|so glad you could (?:join|make)|nice of you to (?:join|show|finally|reply|turn up|come back|remember|let me know)|took you long enough|look who (?:finally|decided)|finally decided to|only (?:\w+ ){1,2}late\b|thanks for the (?:short notice|warning)\b|(?:finally |you )remembered me\b|it'?s not like i (?:was|waited|had|got|am)\b)/i,
    {
      'own it': [
        ['warm', 'Fair, and I deserve it. Sorry about {img}, how do I make it up to you?'],
        ['playful', 'Guilty. The first drink is on me.'],
        ['warm', "You're right, and you're funny about it. I'm sorry."],
        ['playful', 'Noted with shame. What do I owe you?'],
      ],
      'take the bait': [
        ['playful', 'I heard that, and I deserved it.'],
        ['playful', "Ouch, and fair. I'll do better, starting now."],
      ],
      'make amends': [
        ['warm', "I owe you one. Pick a treat and an evening, and I'll be on time."],
        ['direct', 'Sorry, honestly. Next time you get proper notice and something sweet.'],
      ],
      'return the question': [['playful', 'How long do I stay in your bad books, and does cake shorten it?']],
    },
    (r) => open(r) && r.questions.length === 0,
  ),
  banter(
    'life is being funny',
    /\b(?:just what i needed|what i needed (?:today|now|this)|living my best life|love that for me|because (?:i(?:'m| am)|clearly i(?:'m| am)) (?:famously|so|such|clearly)|oh (?:sure|great|brilliant|perfect|lovely|good)\b[^?]*\b(?:another|again|because|rain\w*|broke|flat|late|cancelled|queue|delayed|wet|stuck)|nothing says (?:\w+ ){1,2}like|what could (?:possibly )?go wrong|of course it)\b/i,
    {
      'take the bait': [
        ['playful', '{mishap}'],
        ['playful', 'Of course it was today. {img} always {img|knows|know} when to strike.'],
        ['playful', "I'd like to speak to whoever is in charge of {img}, on your behalf."],
        ['playful', 'Is there any chance {img} was personal?'],
      ],
      sympathise: [
        ['warm', 'Ugh, {img} on top of everything. How bad is it?'],
        ['warm', 'Poor you. {img} was the last thing you needed, and you can still joke about it.'],
      ],
      'return the question': [
        ['playful', "So it's {img} one, you nil? How are you fighting back?"],
        ['direct', 'How bad is it with {img}, and is there chocolate within reach?'],
      ],
      'suggest meeting': [['playful', 'Sounds like you need a drink after {img}. This week?']],
    },
    (r) => open(r) && !has(r, 'plan_decline', 'plan_reschedule') && !/\b(?:you|your|ur)\b/i.test(r.plain),
    mishap,
  ),
  banter(
    'fondness in disguise',
    latin(
      /\b(?:i don'?t (?:even )?like you\b[\s\S]*\b(?:just|only|but|happen)|(?:you(?:'re| are)|ur) so annoying\b|i hate (?:that|it here|how (?:good|funny|right|cute))\b|i (?:kinda |sort of |might )?miss your (?!mother|dad)|^not me \p{L}+ing|in case you (?:walk|text|call|come|were|show)|don'?t (?:flatter yourself|let it go to your head|get (?:used to it|cocky|ideas))|against my better judg)/iu,
    ),
    {
      'take the bait': [
        ['playful', 'Too late, I have already told everybody that you like me.'],
        ['witty', 'I will believe the half of that which suits me.'],
        ['playful', "That's the most romantic denial I've read all year."],
        ['playful', 'Noted. You feel nothing at all, clearly.'],
        ['flirty', 'You are terrible at hiding it. Please do not get better.'],
      ],
      'return the question': [
        ['playful', 'And since when have you not been thinking about me?'],
        ['direct', 'How long are you going to keep denying it?'],
      ],
      'appreciate a detail': [
        ['warm', 'I read that as a compliment in disguise. Keep them coming.'],
        ['warm', 'That made me smile far more than you meant it to.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then come and be annoyed with me in person. Which evening?'],
        ['playful', "Then let's not like each other over a coffee this week. When are you free?"],
      ],
    },
    open,
  ),
  banter(
    'a cheeky question',
    /(?:^|[.!?,;]\s*|\b(?:ok|so|but|and|lol|haha|wait|hey|no|seriously|honestly) )who (?:taught|raised|let|allowed|dressed|gave) you\b|\b(?:how (?:are|is it that) (?:you|u) (?:still )?(?:single|real)\b|what'?s an? [^?]{3,34} like you doing|why are you like this|do (?:you|u) (?:always|ever just|even)\b[^?]{0,40}\b(?:like (?:this|that)|this|so|such|talk|flirt|stare|smile|text|argue|charm|answer)\b[^?]{0,40}\bor (?:was|is|did|are)\b(?! (?:it|this|that) (?:just|only) me)|are (?:you|u) (?:always (?:this|so|such|like (?:this|that))(?! (?:busy|early|late|tired|hungry|cold|stressed|quiet))|ever (?:serious|normal|wrong|quiet)|even (?:real|legal|human|trying|listening)|for real|this \w+ (?:in|with|to|all|every|or))\b|did you swallow|was that you (?:\w+ ){0,5}(?:singing|shouting|arguing|dancing|snoring|screaming|swearing|fighting|crying|falling|talking to)\b)/i,
    {
      'take the bait': [
        ['playful', 'Years of training. You should see me on a good day.'],
        ['playful', "I could explain, but then I'd have to be boring about it."],
        ['playful', 'Only when I like the company.'],
        ['playful', "Raised by wolves, I'm told. What's your excuse?"],
      ],
      'answer, then return': [
        ['playful', 'Honest answer: [the true reason]. And what about you?'],
        ['playful', "It's a long story. Do you want it before or after a drink?"],
      ],
      'return the question': [
        ['playful', "What's your theory? The rude ones count double."],
        ['direct', 'Is that a complaint or a compliment?'],
      ],
      'suggest meeting': [['flirty', 'That answer needs a drink in front of it. Which evening?']],
    },
    (r) => open(r) && !has(r, 'sexual'),
  ),
  banter(
    'told to calm down',
    /^\W*(?:(?:ok|okay|alright|easy|steady|whoa|calm down|slow down|relax|settle down),? (?:there,? )?(?:casanova|romeo|shakespeare|tiger|cowboy|einstein|sherlock|picasso|don juan|mr darcy|superman|champ|chief|boss)|(?:calm|settle|simmer) down,? (?:casanova|romeo|tiger|shakespeare))/i,
    {
      'take the bait': [
        ['playful', "I've only just started, and you want me to stop?"],
        ['playful', "Understood. I'll be smooth again at a more reasonable hour."],
        ['playful', "Calm? I don't think we've met."],
      ],
      'return the question': [['playful', 'Was it too much, or just the right amount of too much?']],
      'appreciate a detail': [['warm', 'Fair, I got carried away. You bring it out in me.']],
    },
    open,
  ),
  banter(
    'a secret or a strong opinion, please',
    latin(
      /\b(?:tell me|give me|what'?s|share|confess)\b[^.?!]{0,24}\b(?:secret|confession|controversial|hot take|unpopular|guilty pleasure|(?:worst|weirdest|strangest|most \p{L}+) (?:\p{L}+ )?(?:opinion|habit|fact|take|story)|hill (?:you|u))\b/iu,
    ),
    {
      'answer, then return': [
        ['playful', 'Off the record: [something small and true]. Now you know too much, so it is your turn.'],
        ['witty', 'My view: [your strong opinion]. Do we still speak?'],
      ],
      'take the bait': [
        ['playful', 'Careful, you might not like me as much after this one.'],
        ['playful', "I only tell that to people who've bought me a coffee first."],
      ],
      'return the question': [
        ['playful', 'Yours first, so I can check how brave I have to be.'],
        ['direct', 'How big are we talking, a small secret or one with consequences?'],
      ],
      'suggest meeting': [['flirty', 'The good ones are only told in person. Coffee this week?']],
    },
    (r) => open(r) && !has(r, 'sexual', 'credentials', 'money_request'),
  ),
  banter(
    'our side lost',
    /\b(?:we|they|the (?:boks|lads|boys|team)) lost(?! (?:the (?!match|game|final|semi|cup|derby|series|toss|league|test)|my|our|his|her|their|a (?!match|game|final)|all|everything|half|some|two|three|four|about|track|signal|power))(?: again)?\b[\s\S]*|\b(?:don'?t|nobody|no one) (?:phone|talk to|speak to|text|call) me\b[\s\S]*\b(?:lost|score|match|game|final)\b/i,
    {
      sympathise: [
        ['warm', "I'm sorry. I'd put the kettle on and not say a word about the score."],
        ['playful', 'A minute of silence, then something fried. How are you holding up?'],
      ],
      'take the bait': [
        ['playful', "We don't speak of it. Not tonight, maybe not ever."],
        ['playful', 'Lost? I saw nothing, I was looking the other way.'],
        ['playful', "It was the ref, obviously. It can't have been us."],
      ],
      'return the question': [
        ['playful', 'How long is the mourning period after we lost one like that?'],
        ['direct', 'Who are we blaming, the ref or the coach?'],
      ],
    },
    (r) =>
      open(r) &&
      has(r, 'share_info', 'share_feeling') &&
      matchTopics(r.plain).every(({ topic }) => topic.id !== 'money') &&
      !/\b(?:touch|power|signal|track|luggage|keys?|our way|contact|count|money|bag|baby|job|house|mother|father|dad|mom|mum|child|friend|him|her)\b/i.test(
        r.plain,
      ),
  ),
];

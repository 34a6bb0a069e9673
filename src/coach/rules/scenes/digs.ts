/** Said with a straight face and meant otherwise: digs at the reader, groans at life, fondness in disguise, cheeky questions. */

import type { Reading } from '../reading/read.ts';
import { chance } from '../reading/text.ts';
import { matchTopics } from '../topics/match.ts';
import { withWord } from '../words/about.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const open = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'rejection_soft', 'jealousy_control', 'harassment', 'threat');

/** A pack's reply to something of theirs that went wrong, as a whole sentence. */
const mishap = (r: Reading) => {
  const [match] = r.topics.length > 0 ? r.topics : matchTopics(r.plain);
  if (!match) return {};
  const list = match.topic.mishaps;
  const line = list[Math.floor(chance(`${r.plain}mishap`) * list.length)];
  const words = line && withWord(line, match.word);
  return words ? { mishap: { words } } : {};
};

export const DIG_SCENES: readonly Scene[] = [
  banter(
    'a dig at me',
    /\b(?:no no,? (?:don'?t|you)|don'?t get up|keep me waiting|personal best|i(?:'m| am) fine with you\b|love (?:being|it when|how) (?:told|left|ignored|you)|so glad you could (?:join|make)|nice of you to|took you long enough|look who (?:finally|decided)|finally decided to|only (?:\w+ ){1,2}late\b|thanks for (?:the (?:heads[- ]?up|notice|warning|surprise)|letting me know)\b|remember(?:ed)? me\b|it'?s not like i\b)/i,
    {
      'own it': [
        ['warm', 'Fair, and I deserve it. Sorry about {img}, how do I make it up to you?'],
        ['playful', 'Guilty. Put {img} on my tab, the first drink is mine.'],
        ['warm', 'You are right, and you are funny about it, which makes it worse. I am sorry.'],
        ['witty', 'Noted with shame. {img} {img|goes|go} straight on the list of things I owe you for.'],
      ],
      'take the bait': [
        ['playful', 'I heard that. {img} heard it too, and we are both ashamed.'],
        ['witty', 'A direct hit. I will do better, starting before you finish reading this.'],
      ],
      'make amends': [
        ['warm', 'I owe you one for {img}. Pick a treat and an evening and I am on time.'],
        ['direct', 'Sorry, honestly. Next time you get proper notice and something sweet.'],
      ],
      'return the question': [['playful', 'How long do I stay in the bad books, and does cake shorten it?']],
    },
    (r) => open(r) && r.questions.length === 0,
  ),
  banter(
    'life is being funny',
    /\b(?:just what i needed|what i needed (?:today|now|this)|living my best life|love that for me|because (?:i(?:'m| am)|clearly i(?:'m| am)) (?:famously|so|such|clearly)|oh (?:sure|great|brilliant|perfect|lovely|good)\b[^?]*\b(?:another|again|because|rain\w*|broke|flat|late|cancelled|queue|delayed|wet|stuck)|nothing says (?:\w+ ){1,2}like|what could (?:possibly )?go wrong|of course it)\b/i,
    {
      'take the bait': [
        ['playful', '{mishap}'],
        ['witty', 'Of course it was today. {img} always {img|knows|know} when to strike.'],
        ['playful', 'I would like to speak to whoever is in charge of {img}, on your behalf.'],
        ['witty', 'The universe wrote that joke and {img} {img|is|are} the punchline.'],
      ],
      sympathise: [
        ['warm', 'You and {img} have earned something fried and a soft chair. How bad is it?'],
        ['warm', 'Poor you. {img} on top of everything else, and still you are funny.'],
      ],
      'return the question': [
        ['playful', 'How is the score by now, {img} one and you nil?'],
        ['direct', 'What is the damage, and is there chocolate within reach?'],
      ],
      'suggest meeting': [
        ['playful', 'When {img} {img|is|are} done with you, let me buy you something that works.'],
      ],
    },
    (r) => open(r) && !has(r, 'plan_decline', 'plan_reschedule') && !/\b(?:you|your|ur)\b/i.test(r.plain),
    mishap,
  ),
  banter(
    'fondness in disguise',
    /\b(?:i don'?t (?:even )?like you\b[\s\S]*\b(?:just|only|but|happen)|(?:you(?:'re| are)|ur) so annoying\b|i hate (?:that|it here|how (?:good|funny|right|cute))\b|i (?:kinda |sort of |might )?miss your (?!mother|dad)|^not me \p{L}+ing|in case you (?:walk|text|call|come|were|show)|don'?t (?:flatter yourself|let it go to your head|get (?:used to it|cocky|ideas))|against my better judg)/iu,
    {
      'take the bait': [
        ['playful', 'Too late, I have already told everybody that you like me.'],
        ['witty', 'I will believe the half of that which suits me.'],
        ['playful', 'That is the most romantic denial I have read all year, {img} and all.'],
        ['witty', 'Noted. You feel nothing, and {img} {img|is|are} a coincidence.'],
        ['flirty', 'You are terrible at hiding it. Please do not get better.'],
      ],
      'return the question': [
        ['playful', 'And since when have you not been thinking about me?'],
        ['direct', 'How much would it take for you to say it without {img}?'],
      ],
      'appreciate a detail': [
        ['warm', 'I read that as the warm sort of complaint, {img} and all. Keep them coming.'],
        ['warm', 'That made me smile far more than you meant it to. Or exactly as much.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then come and be annoyed with me in person. Which evening?'],
        ['playful', 'Let us not like each other over a coffee this week. When are you free?'],
      ],
    },
    open,
  ),
  banter(
    'a cheeky question',
    /\b(?:who (?:taught|raised|let|allowed|dressed|gave) you\b|how (?:are|is it that) (?:you|u) (?:still )?(?:single|real)\b|what'?s an? [^?]{3,34} like you doing|why are you like this|do (?:you|u) (?:always|ever just|even)\b[^?]*\bor (?:was|is|did|are)\b|are (?:you|u) (?:always|ever|even|for real|this)\b|did you swallow|was that you\b)/i,
    {
      'take the bait': [
        [
          'witty',
          'Years of training and a certificate I printed myself. {img} {img|was|were} the final exam.',
        ],
        ['playful', 'I could explain {img}, but it works so much better as a mystery.'],
        ['witty', 'Only on days that end in y. Today you get {img} as a bonus.'],
        ['playful', 'Raised by wolves, dressed by accident. {img} {img|was|were} my own idea.'],
      ],
      'answer, then return': [
        ['playful', 'Honest answer: [the true reason]. I had hoped {img} would distract you. Did it?'],
        ['witty', 'It is a long story with {img} in the middle. Do you want it before or after a drink?'],
      ],
      'return the question': [
        ['playful', 'What is your theory about {img}? The rude ones count double.'],
        ['direct', 'Is that a complaint or a compliment with {img} in it?'],
      ],
      'suggest meeting': [['flirty', 'That answer needs a table and two glasses. Which evening?']],
    },
    (r) => open(r) && !has(r, 'sexual'),
  ),
  banter(
    'told to calm down',
    /^\W*(?:(?:ok|okay|alright|easy|steady|whoa|calm down|slow down|relax|settle down),? (?:there,? )?(?:casanova|romeo|shakespeare|tiger|cowboy|einstein|sherlock|picasso|don juan|mr darcy|superman|champ|chief|boss)|(?:calm|settle|simmer) down,? (?:casanova|romeo|tiger|shakespeare))/i,
    {
      'take the bait': [
        ['playful', 'I have only just started, and it is too early for me to be embarrassed.'],
        ['witty', 'Understood. I will go back to being smooth at a reasonable hour.'],
        ['playful', 'Calm is my second-best setting. You do not want to see the third.'],
      ],
      'return the question': [
        ['playful', 'Too much before coffee, or just the right amount of too much?'],
        ['direct', 'What time do your visiting hours for flirting start?'],
      ],
      'appreciate a detail': [['warm', 'Fair, I got carried away. You bring it out in me.']],
    },
    open,
  ),
  banter(
    'a secret or a strong opinion, please',
    /\b(?:tell me|give me|what'?s|share|confess)\b[^.?!]{0,24}\b(?:secret|confession|controversial|hot take|unpopular|guilty pleasure|(?:worst|weirdest|strangest|most \p{L}+) (?:\p{L}+ )?(?:opinion|habit|fact|take|story)|hill (?:you|u))\b/iu,
    {
      'answer, then return': [
        ['playful', 'Off the record: [something small and true]. Now you know too much, so it is your turn.'],
        ['witty', 'My view: [your strong opinion]. I have lost friends over it. Do we still speak?'],
      ],
      'take the bait': [
        ['playful', 'I have thoughts about {rel} that would end this conversation.'],
        ['witty', 'Careful, my family still does not talk about {img} at dinner.'],
        ['playful', 'I only tell that to people who know where I stand on {rel2}.'],
      ],
      'return the question': [
        ['playful', 'Yours first, so I can check how brave I have to be about {img}.'],
        ['direct', 'How small a secret are we talking, pocket size or suitcase?'],
      ],
      'suggest meeting': [
        ['flirty', 'The good ones are only told in person. Coffee this week, and I bring {img}?'],
      ],
    },
    (r) => open(r) && !has(r, 'sexual', 'credentials', 'money_request'),
  ),
  banter(
    'our side lost',
    /\b(?:we|they|the (?:boks|lads|boys|team)) lost(?: again)?\b[\s\S]*|\b(?:don'?t|nobody|no one) (?:phone|talk to|speak to|text|call) me\b[\s\S]*\b(?:lost|score|match|game|final)\b/i,
    {
      sympathise: [
        ['warm', 'I say nothing about {img}. I only put the kettle on and sit next to you.'],
        ['playful', 'A minute of silence for {img}, then something fried.'],
      ],
      'take the bait': [
        ['witty', 'We do not speak of {img} in this house. Who is in charge of the flag at half mast?'],
        ['playful', 'I saw nothing. {img}? Never heard of it.'],
        ['witty', 'It was the ref, the grass and the moon. It cannot have been us.'],
      ],
      'return the question': [
        ['playful', 'How long is the mourning period, and is talking allowed at half time?'],
        ['direct', 'Who are we blaming, the ref or the coach?'],
      ],
    },
    (r) =>
      open(r) &&
      has(r, 'share_info', 'share_feeling') &&
      matchTopics(r.plain).every(({ topic }) => topic.id !== 'money') &&
      !/\b(?:baby|job|house|mother|father|dad|mom|mum|child|friend|him|her)\b/i.test(r.plain),
  ),
  banter(
    'they know of me already',
    /\b(?:so )?you(?:'re| are) the (?:famous|infamous|legendary|one who|person who|girl who|guy who)\b|\bheard (?:so much|all|a lot) about you\b/i,
    {
      'take the bait': [
        ['playful', 'My lawyers told me this day would come. Yes, that was me and {img}.'],
        ['witty', 'The legend grows every time {kin} {kin|tells|tell} it. I only meant to be polite.'],
        ['playful', 'Autographs later. How is {kin} coping?'],
      ],
      'return the question': [
        ['playful', 'Which version did you hear, mine or the one with excuses?'],
        ['direct', 'Are you here for revenge or for lessons?'],
      ],
      'appreciate a detail': [
        ['warm', 'You come well informed. I know nothing about you yet, which seems unfair.'],
      ],
      'suggest meeting': [['flirty', 'You should see the legend up close. Coffee this week?']],
    },
    open,
  ),
];

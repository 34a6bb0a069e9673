/** Play with cues so plain that it is heard before limits and directions are: odd praise, blame for smiling, plans for the two of us. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { matchTopics } from '../topics/match.ts';
import { imagesIn } from './banter-places.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const open = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'jealousy_control', 'harassment', 'threat', 'sexual');

export const SURE_PLAY_SCENES: readonly Scene[] = [
  banter(
    'an exception for me',
    /\bi (?:don'?t|never|hardly ever) (?:usually |normally |ever )?(?:share|lend|give|let|cook|dance|sing|do)\b[^.!?]{2,50}\bbut (?:for|with) you\b/i,
    {
      'take the bait': [
        ['playful', 'Then I feel very special, and a bit hungry.'],
        ['witty', 'An exception with {img} in it. I should have it framed.'],
      ],
      'return the question': [
        ['playful', 'What did I do to get that far with {img}? I would like to do it twice.'],
      ],
      'appreciate a detail': [
        ['warm', 'That is a big deal and I know it. I will be good to {img}.'],
        ['warm', 'From you that is practically a vow. I will be very careful with {img}.'],
      ],
      'suggest meeting': [
        ['flirty', 'Then let us test it before you change your mind about {img}. Which evening?'],
      ],
    },
    open,
  ),
  banter(
    'praise in an odd coat',
    /\b(?:equivalent|version) of (?:an? |the )|\b(?:voice|laugh|smile|energy|accent|face|messages?|texts?|cooking)\b[^.!?]{0,30}\b(?:could (?:sell|start|stop|talk|melt|cure)|should be (?:taught|bottled|on))\b|\byou(?:'ve| have) got (?:a (?:bit|touch|hint) of|some|such) [^.!?]{3,30} in you\b|\byou(?:'re| are) (?:basically |literally )?(?:a|an) (?:warm|cold|walking|human|living) /i,
    {
      'take the bait': [
        ['playful', '{odd}? I will take it, thank you.'],
        ['playful', 'That is the strangest compliment I have ever had, and I am keeping it.'],
        ['playful', 'Careful, {img} and I could get used to being spoken of like that.'],
        ['witty', '{img}? I will take it. I had been hoping for punctual at best.'],
      ],
      'return the question': [
        ['playful', 'Is that good? Tell me that is good.'],
        ['direct', 'And what would that make you, next to {img}?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is the best compliment I have had in months, {img} and all. Thank you.'],
      ],
      'suggest meeting': [['flirty', 'Wait until you see me in person. A drink this week?']],
    },
    open,
    (r) => {
      const odd =
        /\b(?:equivalent|version) of ((?:an? |the )[^.!?,;]{3,40})|\byou(?:'re| are) (?:basically |literally )?((?:a|an) (?:warm|cold|walking|human|living) [^.!?,;]{3,34})/i.exec(
          r.plain,
        );
      const words = odd?.[1] ?? odd?.[2];
      return { odd: words ? { words } : undefined };
    },
  ),
  banter(
    'I made them do it',
    /\b(?:and|until|but) then you (?:sent|said|wrote|posted|came|mentioned|appeared|showed)\b|\bi was doing so well\b|\bafter (?:one|a single|two) (?:conversations?|dates?|messages?) with you\b|\bdon'?t make me (?:like|fall|laugh|blush|smile)|\bwhy i(?:'m| am|m) (?:smiling|grinning|laughing|blushing) (?:at|in|into|over)\b|\b(?:waiting|waited) for your (?:text|message|reply|call)\b|\byou can'?t send me\b|\btell me why i(?:'ve| have|'m| am)?\b/i,
    {
      'take the bait': [
        ['playful', 'Sorry. Well, not really sorry.'],
        ['playful', 'I take full credit for {img}, and no responsibility at all.'],
        ['playful', 'Ignoring me never stood a chance against {img}.'],
        ['playful', 'Too late, the damage is done and I am rather proud of it.'],
      ],
      'return the question': [
        ['playful', 'What did it, exactly? I would like to remember it for the next time.'],
        ['direct', 'And how do you explain {img} to people who do not know about me?'],
      ],
      'appreciate a detail': [
        ['warm', 'That just made my day. You do the same to me.'],
        ['warm', 'That made my day, and I am a tiny bit sorry about {img}.'],
        ['warm', 'I like being the reason for {img}. You do the same to my afternoons.'],
      ],
      'suggest meeting': [['flirty', 'Imagine what I can do in person. When do I see you?']],
    },
    (r) => open(r) && !has(r, 'rejection_soft', 'apology'),
  ),
  banter(
    'the two of us as a team',
    latin(
      /\b(?:imagine|picture) us\b|\btoo soon to (?:name|adopt|buy|plan|book|argue|choose|pick|order|share)\b|\bwe(?:'re| are) (?:going to|gonna) need (?:an?|more|bigger)\b|\bwe(?:'d| would) be (?:\p{L}+ )?(?:unbearable|unstoppable|banned|dangerous|terrible|insufferable|legends)\b|\bour (?:sourdough|future|imaginary|hypothetical|team name|quiz team|joint|first child|llama)\b/iu,
    ),
    {
      'take the bait': [
        ['playful', 'We would be terrible together and I am completely in.'],
        ['witty', 'We would be impossible about {img}, and I look forward to it.'],
        ['playful', 'I am in. I only ask for an equal say on {img}.'],
      ],
      'return the question': [
        ['playful', 'I can see it. Which one of us is the sensible one?'],
        ['direct', 'Which of us is in charge of {img}, before there is a fight?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you say we, and that {img} {img|comes|come} with it.'],
        ['warm', 'Never too soon for {img}, if you ask me. You made me smile.'],
      ],
      'suggest meeting': [
        ['flirty', 'We should practise with one drink first. Which evening?'],
        ['flirty', 'Shall we start with one drink and work our way up to {img}? Which evening?'],
      ],
    },
    open,
    (r) => {
      const [ours] = /\bour\b/i.test(r.plain) ? imagesIn(r.plain, r) : [];
      return ours ? { img: { words: ours.words.replace(/^your /, 'our '), plural: ours.plural } } : {};
    },
  ),
  banter(
    'not a murderer, please confirm',
    latin(
      /\b(?:confirm|promise(?: me)?|prove|swear) (?:that )?(?:you(?:'re| are)|ur|u r) not (?:\p{L}+ )?(?:an? )?(?:serial|murderer|axe|psycho|catfish|weirdo|killer|spy|cult|ghost|robot|vampire)/iu,
    ),
    {
      'answer, then return': [
        ['warm', 'Promise. A sensible question, though. Would a video call first help?'],
        ['playful', 'Confirmed, I cannot even kill a spider. Anything else you need to know?'],
        ['warm', 'Confirmed, and it is a sensible thing to ask. Would {kin} like a video call first?'],
        ['witty', 'My record is clean apart from [one tiny crime]. Does that fit in {img}?'],
      ],
      'suggest meeting': [
        ['warm', 'Daylight, a busy café, and you can leave whenever you like. Does that help?'],
        ['warm', 'Daylight, a busy café, and {kin} may sit two tables away. Deal?'],
      ],
      'take the bait': [['playful', 'I am not, but I see how that is exactly what one would say.']],
    },
    open,
  ),
  banter(
    'mock pity',
    /\b(?:shame|aw+|poor (?:you|thing|baby|lamb)|ag shame)\b[^.!?]{0,20},? (?:did|was|is|has) (?:the|that|your|a)\b/i,
    {
      'take the bait': [
        ['playful', 'It was terrible, thank you for asking. I need a hug and a biscuit.'],
        ['playful', 'Go on, laugh. I was very brave.'],
      ],
      'return the question': [
        ['playful', 'Are you laughing at me right now? Be honest.'],
        ['playful', 'And what would you have done about {img}, hero?'],
        ['direct', 'Are you offering to come and deal with {img}, or only to laugh?'],
      ],
      'appreciate a detail': [],
      'suggest meeting': [['flirty', 'I need comforting. Coffee would help, with you in it.']],
    },
    (r) => open(r) && r.mine !== '' && matchTopics(r.plain).every(({ topic }) => topic.id !== 'illness'),
  ),
];

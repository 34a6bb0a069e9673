/** Play with cues so plain that it is heard before limits and directions are: odd praise, blame for smiling, plans for the two of us. */

import type { Reading } from '../reading/read.ts';
import { banter } from './banter-scene.ts';
import { has, type Scene } from './scene.ts';

const open = (r: Reading): boolean =>
  !has(r, 'rejection_hard', 'jealousy_control', 'harassment', 'threat', 'sexual');

export const SURE_PLAY_SCENES: readonly Scene[] = [
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
];

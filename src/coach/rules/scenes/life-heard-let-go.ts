/** At work among those who had to go, and still there. */
import { any, type Life } from './life-heard.ts';
import { F, L, N, S } from './stories/story.ts';

export const MORE_HARD_LIVES: readonly Life[] = [
  {
    name: 'others at work had to go',
    despite: true,
    when: any(
      /\b(?:they|work|the company|hr|management|my boss|our boss)\b[^.!?]{0,20}\b(?:let go(?: of)?|retrenched|laid off|fired|cut|axed|got rid of) (?<x>half (?:of )?(?:my|our|the) (?:team|floor|office|department|branch|shift|staff)|(?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:people|colleagues|of my (?:colleagues|team|friends)|of (?:them|the team|our team)))\b/iu,
      /\b(?<x>(?:half (?:of )?(?:my|our|the) (?:team|floor|office|department)|(?:two|three|four|five|six|seven|eight|ten|\d+) (?:people|colleagues|of my (?:colleagues|team|friends))))(?: at work)? (?:got|received|have|opened|were (?:called|walked|given)) (?:the |that |their |an? )?(?:email|letter|call|notice|notices|package|packages|section 189|out|in)\b/iu,
      /\b(?:called|took|walked|invited)\b[^.!?]{0,40}\b(?:people|ppl|colleagues|of us|guys|others)\b[^.!?]{0,40}\b(?:board ?room|hr|meeting room|office|one by one)\b[^.!?]{0,50}\b(?:none|no ?body|no ?one|not one|never)\b[^.!?]{0,20}\b(?:came|come|returned)\b/iu,
      /\b(?:(?:half|most) (?:of )?(?:my|our|the) (?:team|floor|office|department|branch|shift)|(?:two|three|four|five|six|\d+) (?:people|colleagues|of my (?:colleagues|team|friends)))\b[^.!?]{0,14}\b(?:(?:was|were|got|has been|have been|are being) (?:let go|retrenched|laid off|fired|made redundant))\b/iu,
    ),
    and: /\b(?:i (?:did(?:n'?t| not)|wasn'?t|was not|have not|haven'?t)(?=\W|$)|reliev\p{L}*|i'?m (?:still (?:here|in|there|employed)|fine|safe|ok(?:ay)?|next|spared|not one|lucky|alright)|im (?:still (?:here|in|there)|fine|safe|ok(?:ay)?|next|alright)|i am (?:still|fine|safe|next)|i (?:still have|kept|keep|survived|wasn'?t)|not me|(?:for now|so far),? (?:me|i)|weird|guilt\p{L}*)\b/iu,
    not: /\b(?:including me|and me|me too|i was one|they let me go|lend|borrow|years ago|lol i|suicid\p{L}*|die|kill|no point|can'?t go on)\b/iu,
    lines: [
      [S, 'warm', 'I am glad that you are still there, and sorry about the rest of it. How are you really?'],
      [N, 'calm', 'Being one of those who stay does not feel like winning. I am sorry about your day.'],
      [S, 'warm', 'That would rattle anybody. {x}, just like that.'],
      [F, 'warm', 'Were there people among them that you are fond of?'],
      [N, 'warm', 'You are allowed to be shaken, even with your own desk still there.'],
      [F, 'direct', 'Have they told you who stays, or does everybody just sit and guess?'],
      [L, 'warm', 'I am here tonight if you want to talk about it, or about anything but that.'],
    ],
    brief: [
      ['warm', 'I am glad that you are still there, and sorry about the rest of it.'],
      ['calm', 'That would rattle anybody.'],
    ],
  },
];

/** Kept from others, told what to wear and whom to see; and contempt that needs no swear word. Few forms, each of which nobody says in play. */
import { rule, type SafetyRule } from './rule.ts';

const IN_PLAY =
  /\b(?:haha|lol|jk|joking|kidding|just saying|surprise|pineapple|pizza|ketchup|dog|cat|puppy|series|episode|meme|memes|couch|cake|samoosa)\b|😂|🤣|😉|😏/i;

export const OWNERSHIP_RULES: readonly SafetyRule[] = [
  {
    kind: 'coercive_control',
    cue: rule(
      "\\b(?:(?:don'?t|do not|never) tell (?:your (?:family|friends?|sister|brother|mom|mum|mother|parents)|anyone|anybody) about us\\b[^.!?]{0,30}\\b(?:jealous|ruin|against|between|understand|interfere)|(?:remove|unfollow|delete|block|unfriend) (?:him|her|them|that (?:guy|girl|man|woman)|those (?:guys|girls|men|women)) (?:tonight|now|today|immediately)\\b[^.!?]{0,15}\\bor\\b|you (?:don'?t|do not) need (?:your (?:friends|family)|friends|anyone else|anybody else) (?:when|now that|if|now) you have me|who gave you permission(?= *(?:[?.!]|$|to (?:go|wear|leave|talk|speak|see|post)\\b))|(?:a |any |no )(?:woman|girl|man|wife|girlfriend|boyfriend) of mine (?:would never|will never|will not|won'?t|does not|doesn'?t|is going to) (?:wear|go|talk|speak|post|dress|leave|drink|dance))",
    ),
    unless: IN_PLAY,
    clears: ['joke', 'story'],
  },
  {
    kind: 'harassment',
    cue: rule(
      "\\b(?:(?:no wonder|that'?s why|i see why) (?:you'?re|you are|ur|your) (?:still |so |all )*(?:single|alone|divorced|unmarried)(?= *(?:[.!]|$|(?:at your age|bitch|loser)\\b))|(?:nobody|no ?one|no (?:man|woman)) (?:would|will|wants? to|could) (?:ever )?(?:touch|marry|date|want|love) (?:that|you|someone like you|a thing like you)(?= *(?:[.!]|$|(?:anyway|again|with)\\b))|go back to your (?:own )?(?:country|kitchen where|township|farm)|look at (?:you|u) (?:thinking|acting like|pretending) (?:you|u) (?:have options|are special|could choose))",
    ),
    unless: IN_PLAY,
    clears: ['joke', 'story'],
  },
];

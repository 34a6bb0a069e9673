/** Whether words could be a demand on the reader: an order, a question after where they were, a complaint of who they see or how fast they answer. */
import { hits } from '../prefilter/prefilter.ts';

const DEMANDS = new RegExp(
  [
    // How fast, when and to whom they answer.
    '\\b(?:answer|repl(?:y|ies|ied|ying)|respond\\w*|online|last seen|blue ticks?|left me on|typing|ignor\\w*|block\\w*|unfollow\\w*|delet\\w*|remove|pick up|missed calls?|call me|send|show me|prove|screenshots?|locations?|passwords?|check\\w*)\\b',
    // Who, where and why.
    "\\b(?:who(?:'?s| is| was| are| were| else| did)|where (?:are|were|r|is|was|did) (?:you|u)|why (?:did|do|are|were|is|was|didn'?t|don'?t|aren'?t|weren'?t) (?:you|u)|with (?:him|her|them|other|another|your (?:ex|friends))|your ex|other (?:men|women|guys|girls|people|boys))\\b",
    // What they may and must.
    "\\b(?:allow\\w*|permission|let (?:you|u)|(?:you|u) (?:must|have to|need to|better|should|can'?t|cannot|won'?t|are not|aren'?t|belong|owe|promised)|stop (?:seeing|talking|going|being|making)|(?:don'?t|do not|didn'?t|never) (?:want|like|need|trust) (?:you|u|him|her|them|it when|that)|choose|decide|or me|if (?:you|u)|trust|jealous\\w*|cheat\\w*|lie[ds]?|lying|wear\\w*|dress|skirt|belong|mine|obey|behave|respect)\\b",
    // What staying home or going out costs.
    "\\b(?:go out|going out|stay home|without me|instead of me|more than me|after (?:everything|all)|i(?:'ll| will) (?:just )?sit|fine,? go|prefer (?:them|him|her)|minutes|hours)\\b",
  ].join('|'),
  'i',
);

export const demands = (plain: string): boolean => hits(DEMANDS, plain);

/** Tears that ask for no comfort: over good news, over a kindness, over an advert. */
import { hits } from '../prefilter/prefilter.ts';

export type Tears = 'glad' | 'kindness' | 'silly';

const CRY =
  /\b(?:cried|cry|crying|wept|weep|weeping|sobbed|sobbing|bawled|bawling|in tears|teared up|tearing up|happy tears|tears of joy)\b/i;
const SILLY =
  /\b(?:cr(?:y|ying|ied)|tears|sobb(?:ed|ing)|wept|weeping|bawl(?:ed|ing)|tear(?:ed|ing) up)\b[^.!?]{0,14}\b(?:at|over|during|watching|because of|to) (?:(?:an?|the|this|that|some|my) )?(?:[\w']+ ){0,2}(?:adverts?|ads?|commercials?|films?|movies?|pixar|disney|trailers?|finale|penguins?|documentary|bake ?off|reels?|tiktoks?|cartoons?|muppets?|paddington|bluey)\b/i;
const KINDNESS =
  /\bwhen (?:you|u) (?:just )?(?:said|asked|wrote|sent|meant|remembered|texted)\b[\s\S]{0,90}\b(?:cried|happy cry|teared up|welled up|tears)\b|\b(?:cried|teared up|welled up)\b[^.!?]{0,12}\b(?:because|when|after) (?:you|u) (?:remembered|asked|said|wrote|sent|noticed|kept|made)\b/i;
const GLAD =
  /\b(?:passed|came through|got (?:in|the|a place|my)|accepted|said yes|graduat\w+|pupils|(?:my|the) (?:students|class|learners|kids) (?:made|gave|wrote|sang)|(?:thank you |gift )?(?:card|voucher) from|best man|bridesmaid|so proud|happy (?:cry|tears|ones)|tears of joy|for joy|good tears|approved|granted|all clear|was born|gave birth|(?:all|are|both) (?:fine|healthy|well)|passed (?:its|his|her|my)|surprised me|promoted|(?:cut|sweet|ador|funn)(?:e|i)st \w+|so (?:cute|sweet|adorable|funny|precious)|too cute|adorable|hilarious)\b/i;
const SORE =
  /\b(?:died|dead|funeral|miss(?:ing)?|lost|alone|lonely|sad|awful|rejected|dumped|goodbye|worst|empty|hurts?|failed|ex|divorce|sick|cancer)\b/i;

/** Undefined where nobody cries, or where the tears may be sore ones. */
export function readTears(plain: string): Tears | undefined {
  if (!hits(CRY, plain)) return undefined;
  if (hits(KINDNESS, plain)) return 'kindness';
  if (hits(SORE, plain)) return undefined;
  if (hits(SILLY, plain)) return 'silly';
  return hits(GLAD, plain) ? 'glad' : undefined;
}

/** Turns of play and tenderness that answer a turn of the reader's: mock dismay, a comeback, a shy word after a compliment, a keen always. */
import { hits } from '../../prefilter/prefilter.ts';
import type { Reading } from '../../reading.ts';
import { both, onlyWhere } from './wrap.ts';

const mine = (r: Reading, pattern: RegExp): boolean => hits(pattern, r.mine);

const SORRY =
  /\b(?:sorry i (?:forgot|missed|can'?t|couldn'?t|hurt|lied)|my (?:mom|mum|dad|gran|ouma) (?:died|passed)|cancel|can'?t make it|broke|lost my)\b/i;

export const PLAY_TURNS_CODE = {
  'turn: sent off to sleep': onlyWhere((r) =>
    mine(r, /\b(?:bed|sleep|tired|night|dreams|early|yawn\w*|pillow|nap)\b/i),
  ),
  'turn: what will they do without me': onlyWhere((r) =>
    mine(
      r,
      /\b(?:busy|meetings?|work|away|offline|quiet|trip|flight|flying|weekend|tomorrow|later|off to|gym|signal|phone|till|until|back|go(?:ing)?|leaving|class|shift)\b/i,
    ),
  ),
  'turn: no words for my compliment': both(onlyWhere((r) => mine(r, /\b(?:you|your)\b/i) && !mine(r, SORRY))),
  'turn: a comeback to my boast': both(
    onlyWhere(
      (r) =>
        mine(r, /\b(?:i|i'm|i'd|i'll|i've|my|me)\b/i) &&
        !mine(r, /\b(?:love you|miss you|sorry|promise|faithful|feel)\b/i),
    ),
  ),
  'turn: mock outrage': both(
    onlyWhere((r) =>
      mine(
        r,
        /\b(?:ate|eat(?:en|ing)?|finish(?:ed)?|took|last|biltong|pizza|chips|cake|chocolate|leftovers|ice cream|toast|supper|dinner|coffee|watched|episode|without you|pineapple|miss you|like you|a bit|beat|won|forgot your|don'?t like|never (?:seen|watched|tried|read)|hate|song|movie|rate|out of ten|joke\w*|laughed|told|saved|burnt|burned|guess|trouble|nickname)\b/i,
      ),
    ),
    onlyWhere((r) => !mine(r, SORRY)),
  ),
  'turn: what did I get them': onlyWhere((r) =>
    mine(
      r,
      /\b(?:got|bought|made|have|baked|brought|picked up|found) (?:you |u )?(?:something|a (?:small |little )?(?:gift|present|surprise|thing))\b|\b(?:surprise|present|gift) (?:for|waiting)\b|\bsomething (?:small |little )?for you\b/i,
    ),
  ),
  'turn: greetings passed on': onlyWhere((r) =>
    mine(
      r,
      /\b(?:says? (?:hi|hello|hey)|sends? (?:her|his|their|love|greetings)|(?:m[ou]m|dad|sister|brother|gran|ouma|family|friends?|flatmate) (?:is|are|says|asked|wants))\b/i,
    ),
  ),
} as const;

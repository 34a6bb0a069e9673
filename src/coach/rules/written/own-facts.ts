/**
 * What a text says of the one who is to send it. The reader's life is known from their own turns and notes alone: whatever else a model
 * says of it is made up.
 */
import { contentWordsOf, sentencesOf } from '../reading/text.ts';
import { slotsOf } from '../words/filters.ts';

/** Says something about the writer's life: what they are, have, did, do or like. */
const CLAIMS: readonly RegExp[] = [
  /\bI(?:'ve| have) (?!(?:to|a (?:question|feeling|theory|hunch|suspicion|proposal|plan|vote|counter|follow)|an? (?:idea|important|serious|very)|so many questions|(?:[\w-]+ )?questions?|follow-ups?|(?:strong |firm )?(?:views|opinions)|no (?:idea|notes|words|objections?|doubts?|choice)|(?:just )?(?:got )?to (?:know|ask|hear|say|admit)|been (?:wondering|meaning|looking forward|thinking)|heard|never heard|opinions|thoughts)\b)/i,
  /\bI (?:was|were|went|had|did|grew|used to|lived|worked|studied|spent|made|met|tried|bought|ate|watched|baked|cooked|ran|slept|drove|flew|moved|started|finished|learned|learnt|got|took|lost|won|once|nearly|almost|accidentally|actually \w+ed|just \w+ed|last|finally|also)\b(?!'| (?:wondering|hoping|curious|about to (?:ask|say)|going to (?:ask|say)|just (?:going|about) to|not expecting|expecting|promised|told|rooting|smiling|your|thinking (?:about|of) (?:you|your|that)|to (?:ask|hear|read|know)|the (?:message|hint|picture|feeling)))/i,
  /\bI (?!(?:wanted|hoped|noticed|promised|wondered|laughed|smiled|loved (?:that|how|your|the)|liked (?:that|how|your|the)|needed (?:that|this)|expected|asked|enjoyed (?:that|your|this|reading)|missed|agreed|deserved|guessed|hadn't)\b)\w+ed\b/i,
  /\bI (?:live|work|study|own|play|run|cook|bake|hike|swim|surf|paint|teach|drive|cycle|read|watch|usually|always|never|often|normally|typically|tend to|also|speak|collect|drink|eat|hate|adore|enjoy|prefer|do (?:the|a|my|it|that|yoga)|keep (?:a|my|two)|go (?:to|hiking|running|there|every)|love (?!(?:that|this|how|the (?:way|idea|sound|energy|honesty|confidence|detail|image|picture|plan|thought)|it\b|your|when|where|a (?:good|plan|man|woman|person)|to hear))|like (?!(?:that|this|how|the (?:way|idea|sound|energy|honesty|confidence|detail|image|picture|plan|thought)|it\b|your|you\b|when|where|a (?:good|plan|man|woman|person)|to hear)))\b/i,
  /\b(?:I'm|I am) (?:an? (?!(?:bit|little|tiny|fan of (?:that|this|your|the)|touch|lot|big fan of (?:that|this|your|the))\b)|from|based|working (?:on|at|as|from|late)|off (?:on|that|from|work)|free|busy|allergic|vegan|vegetarian|married|divorced|\d+|usually|always|more of|into|currently|just (?:back|home|finished|off)|at (?:home|work|the)|on (?:my way|a train|holiday|leave))\b/i,
  /\b(?:same here|me too|so (?:do|am|did|have) i\b|(?:me )?neither\b|likewise|as a fellow|we both)\b/i,
  /\bmine (?:always|never|usually|is|was|has|had|just|still|went|came|\w+s)\b/i,
  /\b(?:back )?in my (?:case|family|house|office|hometown|experience|childhood)\b|\bwhen i was\b/i,
];
/** Something of theirs. What everybody has, and what lies in the talk itself, is no claim. */
const MINE =
  /\bmy (?!(?:vote|guess|question|answer|turn|money|curiosity|day just|treat|only|next|first|second|advice|kind|mind|ears|word|bet|hat|respect|compliments|condolences|apologies|bad|fault|attention|full attention|interest|pleasure|honest|best guess|face|smile|heart|head|life|day|week|week(?:end)?|evening|weekend|calendar|diary|schedule|thoughts?|opinion|favou?rite|full respect|love\b|phone|screen|eyes?|idea|plan|offer|invitation|standards|defen[cs]e|side|way|time|name|message|last|previous|reply)\b)([\p{L}'-]+(?: [\p{L}'-]+)?)/giu;
const SAYS_NOTHING =
  /^(?:i'?ve|i'?m|i'?d|i'?ll|been|done|had|was|were|went|did|used|own|got|made|love|like|enjoy|hate|also|always|never|usually|often|once|just|actually|really|same|here|too|fellow|both|neither|likewise|one|thing|things|lot|bit|good|great|nice|best|more|most|time|times|day|today|know|think|feel|let|let's|sounds|sound|much|many|other|only|last|first|new)$/;

const SHORT_STEM = 4;
const stemOf = (word: string): string => word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, '') || word;
const akin = (left: string, right: string): boolean =>
  left === right ||
  stemOf(left) === stemOf(right) ||
  (Math.min(left.length, right.length) > SHORT_STEM && left.slice(0, 5) === right.slice(0, 5));

const isSaid = (words: readonly string[], said: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => said.some((known) => akin(word, known)));

/**
 * The sentence that tells something of the writer which they have not said, or undefined.
 * @param said the reader's own words: their turns and the notes about them
 * @param message what was written to them: `your dog` there makes `my dog` known
 */
export function inventedIn(text: string, said: string, message: string): string | undefined {
  const known = contentWordsOf(said);
  const told = contentWordsOf(message);
  for (const sentence of sentencesOf(text)) {
    // Where the reader fills in the gap themselves, nothing was made up.
    if (slotsOf(sentence.text).length > 0) continue;
    const claims = sentence.text
      .split(/[,;:()]|\s-\s|\b(?:but|because|so|and then)\b/i)
      .filter(
        (clause) =>
          CLAIMS.some((claim) => claim.test(clause)) && !/\b(?:if|would|could|should|wish)\b/i.test(clause),
      );
    if (claims.some((clause) => !isSaid(tellingWordsOf(clause), known))) return sentence.text;
    for (const [, thing = ''] of sentence.text.matchAll(MINE))
      if (!contentWordsOf(thing).some((word) => [...known, ...told].some((one) => akin(one, word))))
        return sentence.text;
  }
  return undefined;
}

const tellingWordsOf = (clause: string): string[] =>
  contentWordsOf(clause).filter((word) => word.length > 2 && !SAYS_NOTHING.test(word));

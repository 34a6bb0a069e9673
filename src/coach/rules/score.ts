/** The score of a draft: its parts, their points and the evidence row behind each. It tells what tends to work, no more. */
import type { ScorePart } from './contract.ts';
import { readPhrases } from './reading/phrases.ts';
import { readQuestions } from './reading/questions.ts';
import { readStyle } from './reading/style.ts';
import { contentWordsOf, normalise, wordsOf } from './reading/text.ts';
import { readSafety } from './safety/gate.ts';
import { matchTopics } from './topics/match.ts';

export type DraftScore = { readonly total: number; readonly parts: ScorePart[] };

const NETSPEAK = /(?:^|\s)(?:u|ur|r|ya|wat|cant|dont|wont|luv|plz|wyd)(?=$|[\s?.!,])/gi;
const LOOKS = /\b(?:sexy|hot|gorgeous|beautiful|stunning|babe)\b/i;
const CANNED =
  /\b(?:did it hurt when you fell|are you (?:a )?(?:magician|wifi|google|parking ticket)|come here often|heaven must be)\b/i;
const WARM = /\b(?:thank|glad|like(?:d)? (?:that|how|your)|enjoy|happy|lovely|well done|sorry|proud|hope)\b/i;
const FORWARD = /\b(?:shall we|coffee|this week|meet|when are you|free|call|walk|let's|next time)\b/i;
const BEGGING = /\b(?:please|pls|just give me a chance|begging)\b/i;
const clamp = (value: number, of: number): number => Math.round(Math.max(0, Math.min(of, value)));

export function scoreDraft(draft: string, message: string): DraftScore {
  const plain = normalise(draft).plain;
  const theirs = normalise(message).plain;
  const style = readStyle(plain);
  const theirStyle = readStyle(theirs);
  const questions = readQuestions(plain);
  const subjects = matchTopics(plain).length + readPhrases(plain).length;
  const theirWords = new Set(contentWordsOf(theirs));
  const picked = new Set(contentWordsOf(plain).filter((word) => theirWords.has(word))).size;
  const asked = readQuestions(theirs);
  const danger = readSafety(normalise(draft)).flags.filter(
    ({ kind }) => kind !== 'wellbeing' && kind !== 'money_request_mild' && kind !== 'injection',
  );
  const slips = plain.match(NETSPEAK)?.length ?? 0;
  const lengthAim = theirStyle.characters > 0 ? Math.min(250, Math.max(40, theirStyle.characters)) : 120;
  const lengthOff = Math.abs(style.characters - lengthAim) / lengthAim;
  const alike = style.emoji.length > 0 === theirStyle.emoji.length > 0 ? 4 : 2;
  const parts: ScorePart[] = [
    part(
      'specificity',
      clamp(subjects * 7 + picked * 4 - (CANNED.test(plain) ? 20 : 0), 25),
      25,
      subjects + picked > 0 ? 'It names something particular.' : 'It could have been sent to anyone.',
      'row 9: OkTrends, specificity',
    ),
    part(
      'reciprocity and follow-up',
      clamp(questions.length === 1 ? 20 : questions.length === 2 ? 15 : questions.length > 2 ? 7 : 8, 20),
      20,
      questions.length === 1
        ? 'One question back.'
        : questions.length > 2
          ? 'Many questions read as an interrogation.'
          : questions.length === 2
            ? 'Two questions are the most that read well.'
            : 'Nothing asks for an answer.',
      'rows 12 and 13: Huang et al. 2017; McFarland, Jurafsky & Rawlings 2013',
    ),
    part(
      'answers what was said',
      clamp(theirs ? picked * 5 + (asked.length === 0 ? 5 : 0) : 8, 15),
      15,
      theirs
        ? picked > 0
          ? 'It takes up their words.'
          : 'None of what they said comes back in it.'
        : 'No message to compare with.',
      'row 9: OkTrends; row 15: Collins & Miller 1994',
    ),
    part(
      'length',
      clamp(10 - lengthOff * 6 - (style.characters > 400 ? 5 : 0), 10),
      10,
      style.characters > 400
        ? 'Longer than most people read.'
        : lengthOff > 0.8
          ? 'Its length is far from theirs.'
          : 'Its length sits well beside theirs.',
      'row 3: OkTrends 2009',
    ),
    part(
      'style match',
      clamp(
        alike +
          (style.lowercase === theirStyle.lowercase ? 3 : 1) +
          (style.laughs === theirStyle.laughs ? 3 : 1),
        10,
      ),
      10,
      'How close case, laughter and emoji are to theirs; noisy on short texts.',
      'row 14: Ireland et al. 2011',
    ),
    part(
      'literacy',
      clamp(8 - (theirStyle.netspeak ? 0 : slips * 3) - (/!{3,}|\?{3,}/.test(plain) ? 2 : 0), 8),
      8,
      slips > 0 && !theirStyle.netspeak ? 'Shortened words tend to cost answers.' : 'Clean spelling.',
      'rows 4 and 5: OkTrends; van der Zanden et al. 2020',
    ),
    part(
      'warmth and humour',
      clamp((WARM.test(plain) ? 4 : 1) + (style.laughs ? 3 : 2) - (LOOKS.test(plain) ? 4 : 0), 7),
      7,
      LOOKS.test(plain)
        ? 'Compliments on looks this early tend to backfire.'
        : 'Warmth that is about them, not about looks.',
      'rows 6 and 7: OkTrends',
    ),
    part(
      'moves forward',
      clamp((FORWARD.test(plain) ? 5 : questions.length > 0 ? 3 : 1) - (BEGGING.test(plain) ? 2 : 0), 5),
      5,
      BEGGING.test(plain)
        ? 'Hedges are fine, begging tends to cost answers.'
        : FORWARD.test(plain)
          ? 'It suggests a next step.'
          : 'It leaves the next step open.',
      'rows 10 and 17: OkTrends; Hinge 2015-2024',
    ),
  ];
  const empty = wordsOf(plain).length === 0;
  const gate = danger.length > 0 || empty;
  parts.push(
    part(
      'safety',
      gate ? 0 : 0,
      0,
      danger[0]
        ? `Not fit to send: "${danger[0].evidence}" may hurt or frighten.`
        : empty
          ? 'There is nothing to send yet.'
          : 'Nothing in it may hurt or frighten.',
      'row 21: Tinder, "Are You Sure?"',
    ),
  );
  return { total: gate ? 0 : parts.reduce((sum, { points }) => sum + points, 0), parts };
}

const part = (name: string, points: number, of: number, why: string, source: string): ScorePart => ({
  name,
  points,
  of,
  why,
  source,
});

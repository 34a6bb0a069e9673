/** The eight parts of a score. Each says in plain words why this draft got its points, and which row of the evidence says so. */
import type { ScorePart } from '../../contract.ts';
import type { DraftReading } from './draft.ts';

const part = (name: string, points: number, of: number, why: string, source: string): ScorePart => ({
  name,
  points: Math.round(Math.max(0, Math.min(of, points))),
  of,
  why,
  source,
});
const quoted = (words: readonly string[]): string =>
  words
    .slice(0, 2)
    .map((word) => `"${word}"`)
    .join(' and ');

const listed = (words: readonly string[]): string =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, (?="[^"]*"$)/, ' and ');

/** Lines that everybody has heard. */
export const CANNED =
  /\b(?:did it hurt when you fell|are you (?:a |an )?(?:magician|wifi|google|parking ticket|camera|angel)|come here often|heaven must be|where (?:can|do|could) (?:i|we|one|you) (?:find|get|meet) (?:an? |some(?:one|body) )?(?:girls?|guys?|wom[ae]n|m[ae]n|one|lady|someone|somebody)? ?like (?:you|u)|if you were a|do you believe in love at first sight|lost my number|is your name|are you tired|because you(?:'ve| have) been running)\b/i;
const GENERIC =
  /\b(?:you seem (?:nice|cool|interesting|fun|like a)|i like your (?:profile|vibe|energy)|get to know you|tell me (?:more )?about yourself|what are you looking for|what do you do for fun|how long (?:have you been|you been) (?:on|single)|let'?s chat|we should talk|(?:you've|you have) a (?:nice|great|cool) (?:profile|vibe))\b/i;

/** A detail that only this person could have been asked about. */
export function specificity({ subjects, picked, plain, bare }: DraftReading): ScorePart {
  const source = 'row 9: OkTrends, specificity';
  const of = 25;
  const name = 'specificity';
  if (bare)
    return part(
      name,
      0,
      of,
      'It says hello and nothing that only this person could answer.',
      'rows 8 and 9: OkTrends',
    );
  const canned = CANNED.exec(plain);
  if (canned)
    return part(
      name,
      2,
      of,
      `"${canned[0]}" is a stock line; those are rated worst by everyone.`,
      'row 16: Kleinke 1986; Fisher 2019-20',
    );
  const points = Math.min(3, subjects.length) * 6 + Math.min(3, picked.length) * 4;
  const generic = GENERIC.exec(plain);
  if (generic && points < 14)
    return part(
      name,
      Math.min(points, 6),
      of,
      `"${generic[0]}" could be sent to anyone. Name one thing of theirs.`,
      source,
    );
  return points === 0
    ? part(name, 3, of, 'It names nothing in particular, so it could have been sent to anyone.', source)
    : part(
        name,
        points + 3,
        of,
        `It names ${quoted(picked.length > 0 ? picked : subjects)}${points >= 16 ? ', which is particular to them' : '; one more detail would make it plainly theirs'}.`,
        source,
      );
}

/** Something to answer, and not an interrogation. */
export function reciprocity({ questions, plain, bare, style }: DraftReading): ScorePart {
  const source = 'rows 12 and 13: Huang et al. 2017; McFarland, Jurafsky & Rawlings 2013';
  const name = 'reciprocity and follow-up';
  const of = 20;
  const [first] = questions;
  if (bare)
    return part(
      name,
      first ? 6 : 2,
      of,
      first ? `"${first.text}" gets a one-word answer.` : 'A greeting leaves all the work to them.',
      source,
    );
  if (questions.length === 0) {
    const opens =
      /\b(?:i'd like to hear|tell me|your turn|let me know|curious (?:what|how|about)|wonder (?:what|how|if))\b/i.exec(
        plain,
      );
    return opens
      ? part(name, 13, of, `"${opens[0]}" invites an answer; a plain question is easier to take up.`, source)
      : part(name, 6, of, 'Nothing asks for an answer, so the turn ends with you.', source);
  }
  if (questions.length > 2)
    return part(
      name,
      8 - (questions.length - 3) * 2,
      of,
      `${questions.length} questions at once read as an interrogation. Keep the best one.`,
      source,
    );
  const gives = style.words - (first?.text.split(/\s+/).length ?? 0) >= 4;
  const open = /\b(?:what|how|why|which|where|who)\b/i.test(first?.text ?? '');
  const points = (open ? 17 : 14) + (gives ? 3 : 0) - (questions.length === 2 ? 3 : 0);
  const kind = open ? 'an open question' : 'a question that a yes or no would answer';
  return part(
    name,
    points,
    of,
    `"${first?.text ?? ''}" is ${kind}${gives ? ', and you give something of your own with it' : '; a sentence of your own beside it would make it an exchange'}${questions.length === 2 ? '. Two questions are the most that read well' : ''}.`,
    source,
  );
}

/** What they said or asked comes back. Only beside a message. */
export function answers(reading: DraftReading): ScorePart {
  const { picked, theirQuestions, plain, questions, bare, answered, unanswered } = reading;
  const source = 'row 9: OkTrends; row 15: Collins & Miller 1994';
  const name = 'answers what was said';
  const of = 15;
  const asked = theirQuestions.at(-1);
  if (unanswered)
    return part(
      name,
      picked.length > 0 ? 3 : 1,
      of,
      `They asked "${unanswered}" and it gets no answer.`,
      source,
    );
  if (answered && !bare)
    return part(name, 12 + Math.min(3, picked.length), of, `It answers "${answered}".`, source);
  const saysSomething =
    plain
      .replace(/[^.!?]*[.!?]|[^.!?]+$/g, (sentence) => (sentence.endsWith('?') ? '' : sentence))
      .trim()
      .split(/\s+/)
      .filter(Boolean).length >= 2;
  if (asked && !(saysSomething && !bare))
    return part(
      name,
      picked.length > 0 ? 6 : 1,
      of,
      `They asked "${asked.text}" and it gets no answer.`,
      source,
    );
  if (picked.length === 0)
    return part(
      name,
      asked ? 8 : 3,
      of,
      asked
        ? `It may answer "${asked.text}", but in words that do not show it.`
        : 'Nothing of what they said comes back in it.',
      source,
    );
  return part(
    name,
    8 + Math.min(2, picked.length) * 3 + (asked || questions.length > 0 ? 1 : 0),
    of,
    `It takes up ${quoted(picked)} from what they said.`,
    source,
  );
}

/** Near theirs where there is one, else the length that tends to be answered. */
export function lengthBeside({ style, theirStyle, theirs }: DraftReading): ScorePart {
  const source = 'row 3: OkTrends 2009';
  const name = 'length beside theirs';
  const { characters } = style;
  const low = theirs ? Math.max(20, Math.min(120, theirStyle.characters * 0.4)) : 40;
  const high = theirs ? Math.max(220, Math.min(600, theirStyle.characters * 2)) : 250;
  if (characters < low)
    return part(
      name,
      10 * (characters / low),
      10,
      theirs && theirStyle.characters > 120
        ? 'They wrote at length and this is very short beside it.'
        : 'It is very short; 40 to 250 characters tend to do best.',
      source,
    );
  if (characters > 400 && characters > high)
    return part(
      name,
      10 - Math.max(4, ((characters - high) / high) * 8),
      10,
      'It is longer than most people read in one go.',
      source,
    );
  if (characters > high)
    return part(
      name,
      10 - Math.min(5, ((characters - high) / high) * 8),
      10,
      theirs
        ? 'It is a good deal longer than what they wrote.'
        : 'A little long; 40 to 250 characters tend to do best.',
      source,
    );
  return part(
    name,
    10,
    10,
    theirs ? 'Its length sits well beside theirs.' : 'A good length for a message: 40 to 250 characters.',
    source,
  );
}

/** Case, emoji, laughter, marks. Noisy in short texts, and it says so. Only beside a message. */
export function styleMatch({ style, theirStyle }: DraftReading): ScorePart {
  const source = 'row 14: Ireland et al. 2011';
  const name = 'style match';
  const off: string[] = [];
  let points = 10;
  const differs = (is: boolean, cost: number, says: string) => {
    if (!is) return;
    points -= cost;
    off.push(says);
  };
  differs(
    style.emoji.length > 0 && theirStyle.emoji.length === 0,
    style.emoji.length > 2 ? 4 : 2,
    'it uses emoji and they do not',
  );
  differs(
    style.emoji.length > theirStyle.emoji.length + 2 && theirStyle.emoji.length > 0,
    2,
    'it uses more emoji than they do',
  );
  differs(style.netspeak && !theirStyle.netspeak, 3, 'it shortens words and they do not');
  differs(
    style.lowercase && !theirStyle.lowercase && theirStyle.words > 3,
    2,
    'it is all in small letters and theirs is not',
  );
  differs(
    /[!]{2,}/.test(String(style.exclaims)) || (style.exclaims && !theirStyle.exclaims),
    1,
    'it exclaims and they do not',
  );
  differs(theirStyle.words > 15 && style.words < 4, 3, 'they wrote sentences and this is a few words');
  return part(
    name,
    points,
    10,
    off.length === 0
      ? 'It sounds like it belongs in the same conversation; on short texts that says little.'
      : `A little beside their style: ${off.join('; ')}.`,
    source,
  );
}

export function literacy({ slips, plain }: DraftReading): ScorePart {
  const source = 'rows 4 and 5: OkTrends; van der Zanden et al. 2020';
  const words = slips.flatMap((slip) => slip.match(/"[^"]+"/g) ?? []);
  const count = Math.max(words.length, slips.length);
  const marks = /!{3,}|\?{3,}/.test(plain);
  return part(
    'literacy',
    8 - Math.min(6, count * 1.6) - (marks ? 2 : 0),
    8,
    count > 0
      ? `${words.length > 0 ? words.slice(0, 4).join(', ') : 'The capitals'} may read as inattentive to those who notice.`
      : marks
        ? 'Spelling is clean; rows of marks read as shouting.'
        : 'Nothing in the spelling gets in the way.',
    source,
  );
}

const WARM =
  /\b(?:thank(?:s| you)|glad|i(?:'d| would)? (?:really )?(?:like|love)d? (?:that|how|your|the way|to hear)|enjoy(?:ed)?|happy for|lovely|well done|sorry (?:to hear|about|for your)|proud|hope|good luck|sounds (?:like|wonderful|fun|good|lovely|tough|hard)|respect|impressed|impressive|congrat\w*|admire|appreciate|kind of you|well played|fair point|brave|delicious|made me (?:smile|laugh))\b/i;

export function warmth({ plain, style, faults, bare, act }: DraftReading): ScorePart {
  const source = 'rows 6, 7 and 10: OkTrends';
  const name = 'warmth and humour';
  const cold = faults.find((fault) => /looks|body|pet name|like\b.*fight|pressure|begging/.test(fault));
  if (cold) return part(name, 1, 7, reasonFor(cold), source);
  const warm = WARM.exec(plain);
  const points = (bare ? 2 : act === 'nods' ? 3 : 5) + (warm ? 2 : 0) + (style.laughs ? 1 : 0);
  return part(
    name,
    points,
    7,
    warm
      ? `"${warm[0]}" is warm, and about them rather than their looks.`
      : act === 'nods'
        ? 'It nods and gives them nothing of you.'
        : style.laughs
          ? 'It laughs along, which tends to help a little.'
          : 'Friendly enough; a word on what you liked in what they said would warm it.',
    source,
  );
}

const reasonFor = (fault: string): string =>
  /pressure/.test(fault)
    ? 'Pressing for an answer cools things down.'
    : /begging/.test(fault)
      ? 'Pleading asks them to look after you instead of getting to know you.'
      : /pet name/.test(fault)
        ? 'A pet name this early tends to put people off.'
        : /fight/.test(fault)
          ? 'A remark about what they are like reads as an attack.'
          : 'Compliments on looks this early tend to cost answers.';

const FORWARD =
  /\b(?:shall we|want to (?:meet|go|grab|join|come|get|try)|up for|fancy|keen (?:for|on|to)|(?:meet|see you|coffee|walk|drink|dinner|lunch|call|braai|hike)\b[^.!?]*\b(?:this|next|on|at|tomorrow|tonight|saturday|sunday|friday|week|weekend|sometime|soon|with me)|are you free|when are you|what day|which day|how about (?:a|we|coffee|saturday|sunday|friday)|let's|next time)\b/i;

export function movesForward({ plain, faults, questions, hedges }: DraftReading): ScorePart {
  const source = 'rows 10, 11 and 17: OkTrends; Hinge 2015-2024';
  const name = 'moves forward';
  if (faults.some((fault) => /number|other app/.test(fault)))
    return part(
      name,
      1,
      5,
      'A number or another app this early tends to lower replies, and looks like a scam.',
      source,
    );
  if (faults.some((fault) => /begging|"please"/.test(fault)))
    return part(name, 1, 5, 'Pleading tends to cost answers; a hedge is fine.', source);
  if (faults.some((fault) => /pressure/.test(fault)))
    return part(name, 0, 5, 'Asking why they have not answered moves nothing forward.', source);
  const step = FORWARD.exec(plain);
  if (hedges.length > 0 && (step || questions.length > 0))
    return part(
      name,
      Math.max(0, 4 - hedges.length),
      5,
      `${listed(hedges)} are ${hedges.length} hedges in one message. One is fine; several make it easy to pass over what you ask, so ask it plainly.`,
      source,
    );
  if (step) return part(name, 5, 5, `"${step[0]}" suggests a next step.`, source);
  return part(
    name,
    questions.length > 0 ? 4 : 1,
    5,
    questions.length > 0
      ? 'The question keeps it going; no next step is named, and none is needed yet.'
      : 'It leaves the next step to them.',
    source,
  );
}

/** Rewrites of the reader's own draft: their meaning, facts and question stay, what tends to cost answers goes. */

import type { Rewrite, RewriteRequest, RewriteResponse, Tone } from './contract.ts';
import { read } from './read.ts';
import { readLanguage } from './reading/language.ts';
import { latin } from './reading/pattern.ts';
import { readQuestions } from './reading/questions.ts';
import { readStyle } from './reading/style.ts';
import { chance, normalise, sentencesOf } from './reading/text.ts';
import { actOf } from './rewriting/acts.ts';
import { changed } from './rewriting/changing/changed.ts';
import { unstacked } from './rewriting/hedges.ts';
import { joints } from './rewriting/joints.ts';
import { isBareGreeting, mendManners } from './rewriting/manners.ts';
import { hellos, replacements } from './rewriting/openers.ts';
import { restated } from './rewriting/restated.ts';
import { isAnswered } from './rewriting/scoring/answered.ts';
import { CANNED } from './rewriting/scoring/parts.ts';
import { mendMarks, mendSpelling } from './rewriting/spelling.ts';
import { type Unsafe, unsafeDraft } from './rewriting/unsafe.ts';
import { variants } from './rewriting/variants.ts';
import { scoreDraft } from './score.ts';
import { saysMore, worthwhile } from './worthwhile.ts';

/** `Want to meet`, `up for coffee`: a question without its first words. */
const HALF_ASKED =
  /^(?:(?:so|hey|hi|but|and|ok|babe)\s+)?(?:want|wanna|fancy|care|keen|up|free|down) (?:to|for|a|an|some|on|this|tonight|tomorrow|coffee|drinks?|dinner|lunch)\b/i;
/** `Send`, `come`, `entertain me`: it tells them what to do. */
const TELLS_THEM =
  /^(?:please |just |now |and |so )*(?:send|come|give|show|call|text|stop|check|add|let|look|listen|guess|make|take|bring|pick|entertain|surprise|keep|don't|be|have a|go|enjoy|say)\b(?!.*\b(?:you|okay|right)\?)/i;
/** `I would love to hear how it went` asks in effect, and is a statement all the same. */
const TELLS_OWN =
  /^(?:i would|i'd|i want|i really|i hope|i can't|i don't|i just|i like|i love|my)\b(?!.*\b(?:do|are|have|did|would|will|can) you\b)(?!.*\b(?:right|okay|ok|no|you|too)\W*$)/i;
const asks = (text: string): boolean =>
  !/\btell me\b/i.test(text) &&
  !TELLS_THEM.test(text) &&
  !TELLS_OWN.test(text) &&
  (HALF_ASKED.test(text) ||
    readQuestions(text, readLanguage(text).base).some(({ kind }) => kind !== 'request'));
const ASKED_FOR_CONTACT =
  /\b(?:(?:your|ur) (?:number|cell|whatsapp|digits|insta\w*|email|handle)|whatsapp me|call you|text you|swap numbers|phone you)\b/i;

/**
 * Up to three rewrites of a draft, the nearest to the reader's own words first, and the score of the draft as it stands. With `change` they
 * are the draft made so, and none where that would make it another one.
 */
export function rewrite(request: RewriteRequest): RewriteResponse {
  const message = request.message ?? '';
  const draft = request.draft.trim();
  const { tone } = request;
  const id = request.id === undefined ? {} : { id: request.id };
  const reading = message ? read({ message, tone }) : undefined;
  const unsafe = unsafeDraft(draft, message, reading);
  const score = scoreDraft(draft, message, unsafe);
  if (draft.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '') === '')
    return { ...id, rewrites: [], score };
  if (request.change) return { ...id, rewrites: unsafe ? [] : changed(request, request.change), score };
  if (unsafe) return { ...id, rewrites: insteadOf(unsafe, tone), score };

  const theirs = normalise(message).plain;
  const { text: plain, restore } = shelter(normalise(draft).plain);
  // English short forms mean other things in another language, and theirs are not ours to mend.
  const foreign = readLanguage(plain).base !== 'en' && readLanguage(plain).sure;
  const spelt = mendSpelling(plain, foreign || readStyle(theirs).netspeak);
  const mannered = mendManners(spelt.text, ASKED_FOR_CONTACT.test(theirs));
  const unhedged = foreign
    ? { text: mannered.text, changes: [] }
    : unstacked(mannered.text, actOf(mannered.text));
  const parted = foreign ? mannered.text : splitRunOn(joints(unhedged.text));
  const marked = mendMarks(parted, asks);
  // A change of spelling in words that are gone again is no change to tell of.
  const respelt = mendSpelling(marked.text, true);
  const clean = tidySentences(respelt.text);
  const changes = [
    ...spelt.changesIn(clean),
    ...mannered.changes,
    ...unhedged.changes,
    ...(sentencesOf(parted).length > sentencesOf(unhedged.text).length
      ? ['cut a run-on into sentences']
      : []),
    ...marked.changes,
  ];
  const seed = chance(draft + tone + theirs);

  const stock = CANNED.test(draft);
  const bare = isBareGreeting(clean);
  if (!stock && (bare || wordCount(clean.replace(FILLERS, '')) < 2) && !isBareGreeting(draft)) {
    const said = restated(normalise(draft).plain, mannered.changes, tone);
    if (said) return { ...id, rewrites: said, score };
  }
  if (stock || isBareGreeting(draft) || bare)
    return {
      ...id,
      rewrites: hellos(reading, tone, seed, CANNED.exec(draft)?.[0] ?? draft.slice(0, 60).trim(), stock),
      score,
    };
  if (wordCount(clean) < 2 && message && wordCount(draft) < 2 && !answersThem(clean, theirs))
    return {
      ...id,
      rewrites: replacements(reading, tone, seed, [`"${draft}" gives them nothing to take up`]),
      score,
    };
  if (wordCount(clean) < 2 && wordCount(draft) > 2)
    return { ...id, rewrites: replacements(reading, tone, seed, mannered.changes), score };
  if (message && isNod(clean, theirs)) {
    const instead = replacements(reading, tone, seed, [`"${draft}" gives them nothing to take up`]);
    return { ...id, rewrites: instead, score };
  }
  const mended = saysMore(restore(clean), draft, changes);
  const found = variants({ draft: plain, clean, changes, tone, seed, reading }).map((each) => ({
    ...each,
    text: restore(each.text),
  }));
  const rewrites = worthwhile(found, { text: draft, mended, total: score.total, message });
  return { ...id, rewrites: rewrites.slice(0, 3), score };
}

/** Left over from a cut, they say nothing on their own. */
const FILLERS =
  /\b(?:lol|lmao|haha+|hehe|hey|hi|hello|btw|tho|though|omg|wow|ok|okay|so|and|but|please|yo|just|babe|girl|man)\b/gi;

/** Addresses and numbers whose points end no sentence. */
const KEPT =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:com|org|net|co\.za|za|io|be|tv|me)(?:\/\S*)?(?![\w@])|\b\d+[.,]\d+\b/gi;

function shelter(plain: string): { text: string; restore(text: string): string } {
  const kept: string[] = [];
  const text = plain.replace(KEPT, (found, at: number) => {
    if (plain[at - 1] === '@') return found;
    const end = /[.,!?)]+$/.exec(found)?.[0] ?? '';
    return `Zqz${kept.push(found.slice(0, found.length - end.length)) - 1}zqz${end}`;
  });
  return {
    text,
    restore: (later) => later.replace(/zqz(\d+)zqz/gi, (_, index: string) => kept[Number(index)] ?? ''),
  };
}

/** `Ok cool`, `that's nice`, and no question of theirs that it answers. */
const isNod = (clean: string, theirs: string): boolean =>
  actOf(clean) === 'nods' && wordCount(clean) <= 4 && !clean.includes('?') && !answersThem(clean, theirs);

const answersThem = (clean: string, theirs: string): boolean =>
  readQuestions(theirs).some(({ text }) => isAnswered(text, clean));

/** A breath of more than this many characters is cut where a new thought starts. */
const BREATH = 150;
const ASKS_FIRST = /^(?:what|how|do|are|have) (?:about|are|do|is|you|your)\b|^how's\b/i;
function splitRunOn(text: string): string {
  return sentencesOf(text)
    .map((sentence) =>
      sentence.text.length <= BREATH
        ? sentence.text
        : sentence.text
            .replace(
              /,?\s+(?:and |but |so )?(?=(?:what about you|how about you|how(?:'s| is| was) your|do you|are you|have you|what do you|what are you)\b)/gi,
              '. ',
            )
            .replace(/,\s+(?=(?:i hope|i was|i am|i'm|anyway|i think|i have|my|we)\b)/gi, '. ')
            .replace(/\s+and then\s+/gi, '. Then ')
            .split(/(?<=\.)\s+/)
            .map((part) =>
              ASKS_FIRST.test(part)
                ? part.replace(/\.?$/, (_end, at: number) => (part[at - 1] === '?' ? '' : '?'))
                : part,
            )
            .join(' '),
    )
    .join(' ');
}

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** Left-over fragments of a cut (`And`, `so`) and doubled ends go. */
function tidySentences(text: string): string {
  return sentencesOf(text)
    .map((sentence) =>
      sentence.text.replace(latin(/^(?:and|but|so|also|or|then)[\s,]+(?=\p{L})/iu), (lead, at: number) =>
        at === 0 && text.startsWith(lead) ? '' : lead,
      ),
    )
    .filter(
      (sentence) =>
        /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence) &&
        !/^(?:and|but|so|also|or|then|anyway)\W*$/i.test(sentence),
    )
    .map((sentence) => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .join(' ')
    .trim();
}

const insteadOf = (unsafe: Unsafe, tone: Tone): Rewrite[] =>
  unsafe.instead.map(([text, does]) => ({
    text,
    tone,
    changes: [`not a rewrite: "${unsafe.evidence}" ${unsafe.because}`, does],
  }));

/**
 * The trained part of the coach: what `training/` learned, read from one file of weights. Pure: the bytes come from outside. Every score is a
 * hint beside the rules; nothing learned ever takes away what a rule that protects has said.
 */
import type { Action, EmotionLabel, FlagKind, Intent, Turn } from '../contract.ts';
import { NAMELESS, namesIn } from '../reading/names.ts';
import { hash } from '../reading/text.ts';
import { DANGERS } from '../safety/dangers/index.ts';
import type { DangerModel } from '../safety/learned.ts';
import { gramModel, gramsOf, readerGrams } from './grams.ts';
import { network } from './network.ts';
import { type RulesSaid, ruleWords } from './rule-words.ts';
import { meantBy } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';
import { findHash, readWeights } from './weights.ts';

export type Scored<Label extends string> = {
  readonly label: Label;
  /** Probability-like, 0 to 1. */
  readonly score: number;
  /** Above the threshold that training fixed for this label. */
  readonly said: boolean;
};

export type Prediction = {
  readonly intents: ReadonlyArray<Scored<Intent>>;
  readonly feelings: ReadonlyArray<Scored<EmotionLabel>>;
  readonly interest: ReadonlyArray<Scored<'low' | 'medium' | 'high'>>;
};

/** What the weights of `training/train.py` predict. */
export type Reader = DangerModel & {
  /** Feelings in any text, over the 27 GoEmotions labels and neutral. */
  emotions(text: string): Array<Scored<EmotionLabel>>;
  /** What the message does and how it feels, from the words and what the rules said. */
  predict(text: string, conversation: readonly Turn[], said: RulesSaid): Prediction;
};

/** How much the convolution counts beside the regression; `training/train_emotions.py` says the same. */
const NETWORK_SHARE = 0.45;
/** Evidence is a clause: it ends where a sentence does, or at a comma. */
const CLAUSE_END = /[.!?\n;]|,\s/g;

/** So far below its threshold a danger without a name is only taken for a `mild` one, which calls for care and no more. */
const FAR = -1.5;
const isSoft = (kind: FlagKind): boolean => DANGERS[kind].guessedAs === 'soft';

const FOREIGN_MARGIN = 1.5;

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

export function createReader(bytes: Uint8Array): Reader {
  const weights = readWeights(bytes);
  const { labels, thresholds } = weights.header;
  const wordHashes = weights.hashes('words');
  const clusters = weights.numbers('words.cluster');
  const clusterOf = (word: string): number | undefined => {
    const at = findHash(wordHashes, hash(word));
    return at < 0 ? undefined : clusters[at];
  };
  const feel = gramModel(weights, 'emotions');
  const convolve = network(weights);
  const heard = gramModel(weights, 'reader');
  /** The labels of one head and where they stand among all of the reader's. */
  const head = <Label extends string>(name: string) =>
    labels.reader.flatMap((full, at) =>
      full.startsWith(`${name}:`) ? [{ label: full.slice(name.length + 1) as Label, at }] : [],
    );
  const heads = {
    flags: head<FlagKind>('flags'),
    danger: head<'danger'>('danger'),
    actions: head<Action>('actions'),
    intents: head<Intent>('intents'),
    feelings: head<EmotionLabel>('feelings'),
    interest: head<'low' | 'medium' | 'high'>('interest'),
  };
  const scored = <Label extends string>(
    list: ReadonlyArray<{ label: Label; at: number }>,
    scores: Float32Array,
    limits: readonly number[] = [],
  ): Array<Scored<Label>> =>
    list.map(({ label, at }, index) => {
      const score = scores[at] ?? 0;
      return { label, score: sigmoid(score), said: score >= (limits[index] ?? 0) };
    });
  const inputs = (text: string, conversation: readonly Turn[]) => {
    const tokens = tokensOf(text);
    const last = conversation.at(-1);
    const before = last ? tokensOf(`<${last.from}> ${last.text}`).map((token) => token.text) : [];
    const words = tokens.map((token) => token.text);
    return { tokens, before, grams: readerGrams(words, before, clusterOf) };
  };
  /** Who or where it is about says nothing about what a message does. */
  const namelessOf = (text: string, conversation: readonly Turn[]) => {
    const { tokens, before } = inputs(text, conversation);
    const names = namesIn(text);
    const words = tokens.flatMap((token) => {
      const name = names.find(({ start, end }) => token.start >= start && token.start < end);
      return !name
        ? [WEEKDAY.test(token.text) ? ANY_DAY : token.text]
        : token.start === name.start
          ? [NAMELESS]
          : [];
    });
    return readerGrams(words, before, clusterOf);
  };
  /** One answer asks for the same message three times. */
  let latest: { text: string; conversation: readonly Turn[]; grams: Set<string> } | undefined;
  const nameless = (text: string, conversation: readonly Turn[]): Set<string> => {
    if (latest?.text !== text || latest.conversation !== conversation)
      latest = { text, conversation, grams: namelessOf(text, conversation) };
    return latest.grams;
  };

  return {
    emotions(text) {
      const words = tokensOf(text).map((token) => token.text);
      const linear = feel.score(gramsOf(words));
      const deep = convolve(words);
      return labels.emotions.map((label, at) => {
        const score = sigmoid(NETWORK_SHARE * (deep[at] ?? 0) + (1 - NETWORK_SHARE) * (linear[at] ?? 0));
        return { label: label as EmotionLabel, score, said: score >= (thresholds.emotions[at] ?? 0.5) };
      });
    },
    suspicions(text, conversation, foreign = false) {
      const { tokens, grams } = inputs(text, conversation);
      const named = heard.score(grams);
      const soft = new Set(heads.flags.filter(({ label }) => isSoft(label)).map(({ at }) => at));
      // What a name alone speaks for is no danger, and somebody's sorrow does not hang on a name at all.
      const scores = heard
        .score(nameless(text, conversation))
        .map((score, at) => (soft.has(at) ? score : Math.min(score, named[at] ?? 0)));
      // The reader has hardly seen danger in other languages, so there it has to be surer.
      const more = foreign ? FOREIGN_MARGIN : 0;
      const raised = heads.flags.filter(
        ({ at }, index) => (scores[at] ?? 0) >= (thresholds.flags[index] ?? 0) + more,
      );
      let guess: FlagKind | undefined;
      const whole = heads.danger[0];
      const hard = heads.flags.filter(({ label }) => !isSoft(label));
      // Danger without a name takes the one that it is nearest to.
      if (
        whole &&
        (scores[whole.at] ?? 0) >= (thresholds.danger[0] ?? 0) + more &&
        !raised.some(({ label }) => !isSoft(label))
      ) {
        const over = new Map(
          heads.flags.map(({ label, at }, index) => [
            label,
            (scores[at] ?? 0) - (thresholds.flags[index] ?? 0),
          ]),
        );
        const nearest = (flags: typeof hard) =>
          [...flags].sort((a, b) => (over.get(b.label) ?? 0) - (over.get(a.label) ?? 0))[0];
        const first = nearest(hard);
        const likeliest =
          first && (over.get(first.label) ?? 0) < FAR
            ? nearest(hard.filter(({ label }) => DANGERS[label].guessedAs === 'mild'))
            : first;
        if (likeliest) {
          raised.push(likeliest);
          guess = likeliest.label;
        }
      }
      return raised.map(({ label, at }) => ({
        kind: label,
        score: sigmoid(scores[at] ?? 0),
        ...(label === guess ? { guessed: true as const } : {}),
        ...heaviest(text, tokens, (token, next) => {
          const cluster = clusterOf(token);
          let sum =
            heard.weightOf(token, at) +
            (next ? heard.weightOf(`${token} ${next}`, at) : 0) +
            (cluster === undefined ? 0 : heard.weightOf(`@${cluster}`, at));
          for (const gram of meantBy([token])) sum += heard.weightOf(gram, at);
          return sum;
        }),
      }));
    },
    actions: (text, conversation) => scored(heads.actions, heard.score(nameless(text, conversation))),
    predict(text, conversation, said) {
      const scores = heard.score(nameless(text, conversation), ruleWords(said, conversation));
      return {
        intents: scored(heads.intents, scores, thresholds.intents),
        feelings: scored(heads.feelings, scores, thresholds.feelings),
        interest: scored(heads.interest, scores),
      };
    },
  };
}

/** Which day it is says nothing either. */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const ANY_DAY = 'tuesday';

/** The clause whose words weigh most. */
function heaviest(
  text: string,
  tokens: readonly Token[],
  weigh: (token: string, next: string | undefined) => number,
): { start: number; end: number } {
  const weights = tokens.map((token, place) => weigh(token.text, tokens[place + 1]?.text));
  let best = { sum: Number.NEGATIVE_INFINITY, start: 0, end: text.length };
  for (const { start, end } of clausesOf(text)) {
    const sum = tokens.reduce(
      (total, token, place) =>
        token.start >= start && token.end <= end ? total + (weights[place] ?? 0) : total,
      0,
    );
    if (sum > best.sum) best = { sum, start, end };
  }
  return { start: best.start, end: best.end };
}

function clausesOf(text: string): Array<{ start: number; end: number }> {
  const found: Array<{ start: number; end: number }> = [];
  let start = 0;
  for (const match of text.matchAll(CLAUSE_END)) {
    if (match.index - start >= 8) {
      found.push({ start, end: match.index });
      start = match.index + match[0].length;
    }
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

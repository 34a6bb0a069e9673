/**
 * `node training/rule-readings.ts > training/rule-readings.jsonl`: what the rules alone say about every example. The trainer takes it as input
 * beside the words, and learns how far to trust each rule. Only honest while nobody has tuned the rules on these examples: the file that is
 * committed was written before that.
 */

import { read } from '../src/coach/rules/read.ts';
import { hash } from '../src/coach/rules/reading/text.ts';
import { readExamples } from './examples.ts';

for (const { hand, m, c } of readExamples(() => true)) {
  const reading = read({ message: m, conversation: c.map(([from, text]) => ({ from, text })) });
  process.stdout.write(
    `${JSON.stringify({
      hand,
      message: hash(m),
      intents: [...reading.intents].sort(),
      flags: reading.flags.map(({ kind }) => kind).sort(),
      action: reading.action,
      questions: Math.min(reading.questions.length, 3),
      kind: reading.kind,
      language: reading.language.base,
      interest: reading.interest.level,
      words: reading.style.words,
      laughs: reading.style.laughs,
    })}\n`,
  );
}

/** What is shown where the model alone has seen a danger and has written nothing careful: one line that gives nothing away. */
import type { Reply } from '../contract.ts';
import { MOVES } from '../moves/line.ts';
import type { Reading } from '../reading.ts';

const LINES: Readonly<Record<string, string>> = {
  en: "I'd rather not answer that.",
  af: 'Ek sal liewer nie daarop antwoord nie.',
  nl: 'Daar ga ik liever niet op in.',
  zu: 'Angithandi ukuphendula lokho.',
  xh: 'Andithandi ukuyiphendula loo nto.',
  st: 'Ha ke batle ho araba seo.',
};

export const carefulLine = ({ language }: Reading): Reply => ({
  text: LINES[language.base] ?? (LINES.en as string),
  tone: 'calm',
  strategy: 'calm boundary',
  ...MOVES['calm boundary'],
});

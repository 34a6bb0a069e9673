/** Answers for a person at a terminal: wrapped, quiet, in colour only where colour shows. */
import { styleText } from 'node:util';
import type {
  AdviceResponse,
  EmotionsResponse,
  InsightsResponse,
  RewriteResponse,
  StartersResponse,
} from '#coach';

export type Paper = { readonly columns: number; readonly colour: boolean };

const INDENT = '     ';

function paint(paper: Paper, style: Parameters<typeof styleText>[0], text: string): string {
  return paper.colour ? styleText(style, text, { validateStream: false }) : text;
}

function wrap(text: string, paper: Paper, indent: string, first = indent): string {
  const width = Math.max(30, Math.min(paper.columns, 96));
  const rows: string[] = [];
  let row = first;
  for (const word of text.split(/\s+/)) {
    if (row.trim().length > 0 && row.length + word.length + 1 > width && row !== first) {
      rows.push(row);
      row = indent + word;
    } else row = row === first || row === indent ? row + word : `${row} ${word}`;
  }
  rows.push(row);
  return rows.join('\n');
}

const ACTION_SAYS: Record<string, string> = {
  reply: 'reply',
  clarify: 'ask, there is nothing to go on',
  caution: 'careful: a reply with a warning',
  warn: 'possible scam: do not play along',
  safety: 'your safety first: do not answer',
  support: 'be kind, and pass on help',
  stop: 'stop: they may be under 18',
  do_not_contact: 'they asked for no contact: send nothing',
};

export function adviceText({ analysis, replies }: AdviceResponse, paper: Paper): string {
  const out: string[] = [];
  const heading = (text: string) => out.push('', paint(paper, 'bold', text));
  out.push(wrap(analysis.summary, paper, ''));
  const feelings = analysis.emotions.map(({ label }) => label).join(', ');
  out.push(
    paint(
      paper,
      'dim',
      [
        `next: ${ACTION_SAYS[analysis.action] ?? analysis.action}`,
        `interest: ${analysis.interest.level}`,
        feelings && `feeling: ${feelings}`,
        analysis.language,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  );
  if (analysis.flags.length > 0) {
    heading('Watch out');
    for (const flag of analysis.flags) {
      out.push(
        wrap(
          `${paint(paper, flag.severity === 'danger' ? 'red' : 'yellow', flag.severity)} "${flag.evidence}"`,
          paper,
          '  ',
        ),
      );
      out.push(wrap(flag.advice, paper, INDENT));
    }
  }
  const notes = analysis.notes.filter(({ kind }) => kind !== 'flag');
  if (notes.length > 0) {
    heading('What they said');
    for (const note of notes) out.push(wrap(`"${note.quote}"  ${note.says}`, paper, INDENT, '  '));
  }
  if (replies.length > 0) {
    heading('Replies');
    replies.forEach((reply, index) => {
      out.push(wrap(reply.text, paper, INDENT, `  ${index + 1}  `));
      out.push(
        paint(
          paper,
          'dim',
          wrap(
            `${reply.tone} · ${reply.strategy}. ${reply.why}${reply.source ? ` (${reply.source})` : ''}`,
            paper,
            INDENT,
          ),
        ),
      );
      if (reply.needs) out.push(paint(paper, 'yellow', `${INDENT}fill in: ${reply.needs.join(', ')}`));
    });
  } else {
    heading('No reply is suggested');
  }
  return out.join('\n');
}

const EMOTIONS_SHOWN = 5;
export const emotionsText = ({ emotions }: EmotionsResponse): string =>
  emotions
    .slice(0, EMOTIONS_SHOWN)
    .map(({ label, score }) => `${label.padEnd(16)}${score.toFixed(2)}`)
    .join('\n');

export const startersText = ({ starters }: StartersResponse, paper: Paper): string =>
  starters
    .map(
      (starter, index) =>
        `${wrap(starter.text, paper, INDENT, `  ${index + 1}  `)}\n${paint(paper, 'dim', wrap(`${starter.tone} · ${starter.why}`, paper, INDENT))}`,
    )
    .join('\n');

export function rewriteText({ rewrites, score }: RewriteResponse, paper: Paper): string {
  const out = [paint(paper, 'bold', `Your draft: ${score.total} of 100`)];
  for (const part of score.parts) {
    out.push(
      wrap(
        `${part.name}: ${part.why}`,
        paper,
        '         ',
        `  ${(part.of > 0 ? `${part.points}/${part.of}` : '·').padEnd(6)} `,
      ),
    );
    out.push(paint(paper, 'dim', `         ${part.source}`));
  }
  if (rewrites.length > 0) out.push('', paint(paper, 'bold', 'Rewrites'));
  rewrites.forEach((rewrite, index) => {
    out.push(wrap(rewrite.text, paper, INDENT, `  ${index + 1}  `));
    out.push(paint(paper, 'dim', wrap(rewrite.changes.join('; '), paper, INDENT)));
  });
  return out.join('\n');
}

export const insightsText = ({ insights }: InsightsResponse, paper: Paper): string =>
  insights.length === 0
    ? 'Nothing stands out yet. Add a few turns of the conversation, or notes about them.'
    : insights
        .map(
          (insight) =>
            `${paint(paper, 'bold', insight.title)}\n${insight.evidence ? `${wrap(`"${insight.evidence}"`, paper, '  ')}\n` : ''}${wrap(`${insight.detail} (${insight.confidence} confidence)`, paper, '  ')}`,
        )
        .join('\n\n');

import type { Analysis, Flag } from '#coach';
import { classNames } from '#ui';
import { ACTION_HEADINGS, FLAG_LABELS } from './labels.ts';

const LOOKS = {
  info: 'bg-paper-2 border-edge/40',
  caution: 'bg-gold-wash border-gold/60',
  danger: 'bg-brick-wash border-brick/50',
} as const satisfies Record<Flag['severity'], string>;

const RANK = { info: 0, caution: 1, danger: 2 } as const satisfies Record<Flag['severity'], number>;

/** What has to be said before anything is answered: each flag with its evidence and what to do. */
export function Warnings({ analysis }: { analysis: Analysis }) {
  const heading = ACTION_HEADINGS[analysis.action];
  const flags = analysis.flags.toSorted((a, b) => RANK[b.severity] - RANK[a.severity]);
  if (flags.length === 0 && !heading) return null;
  const worst = flags[0]?.severity ?? 'info';
  return (
    <section role={worst === 'danger' ? 'alert' : undefined} className="rise my-7 grid gap-3 first:mt-0">
      {heading && <h2 className={classNames('text-2xl', worst === 'danger' && 'text-brick')}>{heading}</h2>}
      {flags.length === 0 && <p className="text-lg">{analysis.summary}</p>}
      {flags.map((flag) => (
        <div
          key={`${flag.kind} ${flag.evidence}`}
          className={classNames('rounded-md border px-5 py-4', LOOKS[flag.severity])}
        >
          <p className="font-semibold">{FLAG_LABELS[flag.kind]}</p>
          {flag.evidence && <p className="said mt-1 line-clamp-3 break-words">“{flag.evidence}”</p>}
          <p className="mt-2 whitespace-pre-line">{flag.advice}</p>
        </div>
      ))}
    </section>
  );
}

import type { Analysis, Flag } from '#coach';
import { classNames } from '#ui';
import { Fold } from './Fold.tsx';
import { ACTION_HEADINGS, CLARIFY_LINE, FLAG_LABELS } from './labels.ts';
import { piecesOf, type Warning, warningsOf } from './warning-lines.ts';

const LOOKS = {
  info: 'bg-paper-2 border-edge/40',
  caution: 'bg-gold-wash border-gold/60',
  danger: 'bg-brick-wash border-brick/50',
} as const satisfies Record<Flag['severity'], string>;

/**
 * What has to be said before anything is answered: the gravest flag with its evidence and what to do, the others as rows that open, so that
 * the line to send is not far below.
 */
export function Warnings({ analysis }: { analysis: Analysis }) {
  const heading = ACTION_HEADINGS[analysis.action];
  const warnings = warningsOf(analysis.flags);
  if (warnings.length === 0 && !heading) return null;
  const worst = warnings[0]?.flag.severity ?? 'info';
  return (
    <section
      role={worst === 'danger' ? 'alert' : undefined}
      className="rise my-7 grid grid-cols-[minmax(0,1fr)] gap-3 first:mt-0"
    >
      {heading && <h2 className={classNames('text-2xl', worst === 'danger' && 'text-brick')}>{heading}</h2>}
      {warnings.length === 0 && (
        <p className="text-lg">{analysis.action === 'clarify' ? CLARIFY_LINE : analysis.summary}</p>
      )}
      {warnings.map((warning, index) =>
        index === 0 ? <Full key={keyOf(warning)} {...warning} /> : <Row key={keyOf(warning)} {...warning} />,
      )}
    </section>
  );
}

const keyOf = ({ flag }: Warning): string => `${flag.kind} ${flag.evidence}`;

function Full({ flag, advice }: Warning) {
  return (
    <div className={classNames('rounded-md border px-5 py-4', LOOKS[flag.severity])}>
      <p className="font-semibold">{FLAG_LABELS[flag.kind]}</p>
      {flag.evidence && <p className="said mt-1 line-clamp-3 break-words">“{flag.evidence}”</p>}
      <Advice advice={advice} />
    </div>
  );
}

function Row({ flag, advice, open }: Warning) {
  return (
    <details open={open} className={classNames('rounded-md border px-5', LOOKS[flag.severity])}>
      <summary className="flex min-h-11 items-center gap-2.5 py-1.5">
        <span className="flex-none font-semibold">{FLAG_LABELS[flag.kind]}</span>
        <span className="said min-w-0 flex-1 truncate text-base!">
          {flag.evidence && `“${flag.evidence}”`}
        </span>
        <Fold />
      </summary>
      <div className="pb-4">
        <Advice advice={advice} />
      </div>
    </details>
  );
}

function Advice({ advice }: { advice: string }) {
  return (
    <p className="mt-2 whitespace-pre-line">
      {piecesOf(advice).map(({ text, dial }) =>
        dial ? (
          <a key={text} href={dial} className="whitespace-nowrap font-semibold">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}

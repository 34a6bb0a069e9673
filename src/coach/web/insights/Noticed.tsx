import type { Insight, Turn } from '#coach';
import { classNames } from '#ui';
import { BalanceBars } from './BalanceBars.tsx';
import { INSIGHTS_COPY, KIND_COLOURS, KIND_LABELS, SURENESS } from './copy.ts';
import { sharesOf, tellInsights } from './talk.ts';

interface NoticedProps {
  turns: readonly Turn[];
  insights: readonly Insight[];
}

/** What a conversation shows: dangers first, then what to try next, then subject by subject. */
export function Noticed({ turns, insights }: NoticedProps) {
  const { care, next, bySubject } = tellInsights(insights);
  const careAlone = care.length > 0 && next === null;
  return (
    <div className="rise grid min-w-0 gap-8">
      {care.length > 0 && (
        <section className="grid gap-3">
          <h3 className="text-2xl">{INSIGHTS_COPY.care}</h3>
          <ul className="grid gap-3">
            {care.map((insight) => (
              <li
                key={insight.title + insight.evidence}
                className="rounded-md border border-gold/60 bg-gold-wash px-5 py-4"
              >
                <Words insight={insight} />
              </li>
            ))}
          </ul>
          {careAlone && <p className="text-ink-2">{INSIGHTS_COPY.onlyThese}</p>}
        </section>
      )}
      {next && (
        <section className="grid gap-3">
          <h3 className="text-2xl">{INSIGHTS_COPY.next}</h3>
          <div
            className={classNames('margin-note rounded-r-md py-3 pl-5', KIND_COLOURS[next.kind ?? 'manner'])}
          >
            <Words insight={next} />
          </div>
        </section>
      )}
      {!careAlone &&
        bySubject.map(({ subject, insights }) => (
          <section key={subject} className="grid gap-3">
            <h3 className="whisper">{KIND_LABELS[subject]}</h3>
            {subject === 'balance' && <BalanceBars shares={sharesOf(turns)} />}
            {insights.length === 0 && subject !== 'balance' && (
              <p className="text-ink-2">
                {subject === 'interest' ? INSIGHTS_COPY.hardToTell : INSIGHTS_COPY.nothing}
              </p>
            )}
            {insights.length > 0 && (
              <ul className="grid gap-3">
                {insights.map((insight) => (
                  <li
                    key={insight.title + insight.evidence}
                    className={classNames('margin-note py-2 pl-5', KIND_COLOURS[subject])}
                  >
                    <Words insight={insight} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      <p className="text-ink-2 text-sm">{INSIGHTS_COPY.noDiagnosis}</p>
    </div>
  );
}

/** One insight: what, in which words, what follows, and how sure that is. */
function Words({ insight: { title, detail, evidence, confidence } }: { insight: Insight }) {
  return (
    <div className="grid min-w-0 gap-1 break-words">
      <p className="font-semibold">{title}</p>
      {evidence && <p className="said">“{evidence}”</p>}
      <p className="whitespace-pre-line leading-snug">{detail}</p>
      <p className="text-ink-2 text-xs">{SURENESS[confidence]}</p>
    </div>
  );
}

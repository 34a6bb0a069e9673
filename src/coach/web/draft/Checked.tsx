import type { Rewrite } from '#coach';
import { Notice } from '#ui';
import { Suggestion } from '../asking/Suggestion.tsx';
import { curlyQuotes } from '../curly-quotes.ts';
import { Fold } from '../Fold.tsx';
import { DRAFT_COPY, GOOD_TOTAL } from './copy.ts';
import type { DraftAnswer } from './draft-client.ts';
import { ScoreParts } from './ScoreParts.tsx';
import { tellScore } from './score-parts.ts';
import { Total } from './Total.tsx';

/** A checked draft: the warning first where there is one, then the score, the rewrite beside the draft, and the parts. */
export function Checked({ draft, checked }: { draft: string; checked: DraftAnswer }) {
  const { score, rewrites } = checked;
  const told = tellScore(score);
  const warned = told.warning !== null;
  const [first, ...others] = rewrites;
  const saidGood = !first && score.total >= GOOD_TOTAL;
  return (
    <div className="rise grid min-w-0 gap-7">
      {warned && (
        <Notice tone="danger" role="note" title={DRAFT_COPY.warning}>
          <p>{told.warning}</p>
        </Notice>
      )}
      {!warned && <Total total={score.total} />}
      <div className="grid min-w-0 items-start gap-x-5 gap-y-4 min-[1100px]:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-2">
          <h3 className="whisper">{DRAFT_COPY.yours}</h3>
          <p className="max-h-[40dvh] overflow-y-auto whitespace-pre-wrap break-words rounded-[22px] rounded-br-[6px] px-5 py-4 leading-snug ring-1 ring-edge ring-inset">
            {draft}
          </p>
        </div>
        <div className="grid min-w-0 gap-2">
          <h3 className="whisper">{warned ? DRAFT_COPY.instead : DRAFT_COPY.rewrite}</h3>
          {first ? (
            <RewriteItem rewrite={first} warned={warned} first />
          ) : (
            <p className="text-ink-2 leading-snug">
              {saidGood ? DRAFT_COPY.goodAsItIs : DRAFT_COPY.noRewrite}
            </p>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center gap-1.5 text-ink-2 text-sm hover:text-ink">
            <Fold />
            {DRAFT_COPY.otherWays(others.length)}
          </summary>
          <ul className="grid gap-5 pt-2">
            {others.map((rewrite) => (
              <li key={rewrite.text}>
                <RewriteItem rewrite={rewrite} warned={warned} first={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {!warned && <ScoreParts toChange={told.toChange} works={told.works} saidGood={saidGood} />}
    </div>
  );
}

/** One way to say it, with what was changed. */
function RewriteItem({ rewrite, warned, first }: { rewrite: Rewrite; warned: boolean; first: boolean }) {
  // In place of a draft that must not go out, the first of them repeats the warning.
  const changes = warned ? rewrite.changes.slice(1) : rewrite.changes;
  return (
    <Suggestion
      text={rewrite.text}
      copyLabel={DRAFT_COPY.copy}
      first={first}
      below={
        changes.length > 0 && (
          <details className="-mt-2 px-2 text-sm" open={first}>
            <summary className="flex min-h-11 items-center gap-1.5 text-ink-2 hover:text-ink">
              <Fold />
              {warned ? DRAFT_COPY.whyThis : DRAFT_COPY.changed}
            </summary>
            <ul className="grid list-disc gap-1.5 pb-2 pl-5 text-ink-2 leading-snug">
              {changes.map((change) => (
                <li key={change} className="break-words first-letter:uppercase">
                  {curlyQuotes(change)}
                </li>
              ))}
            </ul>
          </details>
        )
      }
    />
  );
}

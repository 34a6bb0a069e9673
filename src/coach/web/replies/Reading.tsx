import { type ReactNode, useId, useState } from 'react';
import type { Analysis } from '#coach';
import { Button, Chip, classNames } from '#ui';
import { chipsOf, isHeavy, isWarned } from '../chips.ts';
import { CYRANO_COPY } from '../copy.ts';
import { Fold } from '../Fold.tsx';
import { NOTE_COLOURS } from '../labels.ts';
import { Sign } from '../Sign.tsx';
import { tellingNotes } from '../telling-notes.ts';
import { partsOfSummary } from './doubt.ts';
import { annotate, type MarginNote, marginNotes } from './marked-text.ts';

/** From about here on a message may be taller than its bubble. */
const LONG_MESSAGE = 300;

interface ReadingProps {
  message: string;
  analysis: Analysis;
  onChange: () => void;
}

/**
 * Their message as a received bubble, and what Cyrano notices as margin notes tied to its words. On a phone the
 * notes and the summary are folded away under the underlined words, so that the replies are near; a doubt is not.
 */
export function Reading({ message, analysis, onChange }: ReadingProps) {
  const notes = marginNotes(message, tellingNotes(analysis));
  // The words that a warning goes by are marked, though the note itself stands in the warning.
  const evidence = marginNotes(
    message,
    analysis.notes.filter(({ kind }) => kind === 'flag'),
  );
  // How interested they sound is no matter there.
  const reasons = isWarned(analysis) || isHeavy(analysis) ? [] : analysis.interest.reasons;
  const [open, setOpen] = useState(false);
  const marginId = useId();
  const margin = notes.length > 0 || reasons.length > 0;
  const chips = chipsOf(analysis);
  // Under a warning there are no chips: the summary takes their place, so that the pencil does not stand in a row of its own.
  const alone = chips.length === 0 && !margin;
  const { says, doubt } = partsOfSummary(analysis.summary);
  // Said by the chips already. A doubt is not: it stands there on a phone too.
  const folded = margin && chips.length > 0 && !open;
  return (
    <section
      aria-label={CYRANO_COPY.reading}
      // At once and not faded in: the message stands there already, and what it says is what is waited for.
      data-reading=""
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 min-[769px]:gap-y-3 min-[769px]:max-[899.98px]:grid-cols-[1.05fr_1fr] short:grid-cols-[minmax(0,1fr)]!"
    >
      <div className="min-w-0">
        <Bubble message={message}>
          {annotate(message, [...evidence, ...notes]).map(({ text, mark }, index) =>
            mark ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other name
              <mark key={index} className={classNames('noted', NOTE_COLOURS[mark])}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </Bubble>
        <div className="flex items-start gap-x-1 min-[769px]:gap-x-3">
          <Chips chips={chips} />
          {alone && <p className="py-2.5 text-ink-2 leading-normal">{analysis.summary}</p>}
          {margin && (
            <button
              type="button"
              aria-label={CYRANO_COPY.notes(notes.length)}
              aria-expanded={open}
              aria-controls={marginId}
              onClick={() => setOpen(!open)}
              className="ml-auto flex min-h-11 flex-none items-center gap-1.5 rounded-pill px-2 font-semibold text-ink-2 text-sm hover:bg-ink/6 hover:text-ink min-[769px]:hidden"
            >
              {CYRANO_COPY.notesShort(notes.length)}
              <Fold />
            </button>
          )}
          <Button
            variant="text"
            title={CYRANO_COPY.change}
            className={classNames(
              '-mr-2 min-w-11 flex-none px-2! text-ink-2! text-sm no-underline! hover:bg-ink/6 hover:text-ink!',
              !margin && 'ml-auto',
              'min-[769px]:ml-auto',
            )}
            onClick={onChange}
          >
            <Pencil />
            <span className="sr-only">{CYRANO_COPY.change}</span>
          </Button>
        </div>
        {!alone && (
          <p
            className={classNames(
              'text-ink-2 leading-snug min-[769px]:mt-1 min-[769px]:leading-normal',
              folded && !doubt && 'max-[768.98px]:hidden',
            )}
          >
            <span className={folded ? 'max-[768.98px]:hidden' : undefined}>{says}</span> {doubt}
          </p>
        )}
      </div>
      {margin && (
        <div
          id={marginId}
          className={classNames(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-2 max-[768.98px]:mt-2',
            !open && 'max-[768.98px]:hidden',
          )}
        >
          {notes.length > 0 && <Notes notes={notes} />}
          {reasons.length > 0 && <Reasons reasons={reasons} open={open && notes.length === 0} />}
        </div>
      )}
    </section>
  );
}

function Reasons({ reasons, open }: { reasons: string[]; open: boolean }) {
  return (
    <details className="text-sm" open={open}>
      <summary className="flex min-h-11 items-center gap-1.5 text-ink-2 hover:text-ink">
        <Fold />
        {CYRANO_COPY.reasons}
      </summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5 text-ink-2">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

function Notes({ notes }: { notes: MarginNote[] }) {
  return (
    <ul className="grid gap-2.5">
      {notes.map(({ quote, says, kind }) => (
        <li key={quote} className={classNames('margin-note py-2.5 pr-2 pl-4', NOTE_COLOURS[kind])}>
          <span className="line-clamp-2 break-words font-semibold">“{quote}”</span>
          <span className="block text-ink-2 text-sm">{says.join(' ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Their words, as they arrived. A long message scrolls in itself, by keyboard too. */
export function Bubble({ message, children }: { message: string; children: ReactNode }) {
  const long = message.length > LONG_MESSAGE || message.split('\n').length > 12;
  return (
    <blockquote
      // Arabic, Hebrew, Urdu run from the right; the text decides, here and wherever words of theirs or of the reader stand.
      dir="auto"
      tabIndex={long ? 0 : undefined}
      className="said more-below max-h-[45dvh] overflow-y-auto whitespace-pre-wrap break-words rounded-[22px] rounded-bl-[6px] bg-paper-2 px-4.5 py-3 text-base leading-snug max-[768.98px]:max-h-[max(30dvh,14rem)] min-[769px]:px-5 min-[769px]:py-4 min-[769px]:text-xl min-[769px]:leading-normal short:py-2.5! short:text-base! short:leading-snug!"
    >
      {children}
    </blockquote>
  );
}

function Chips({ chips }: { chips: ReturnType<typeof chipsOf> }) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips my-1.75 flex min-w-0 flex-wrap gap-1.5 min-[769px]:my-2 min-[769px]:gap-2">
      {chips.map(({ key, text, tone }) => (
        <li key={key}>
          <Chip tone={tone}>{text}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Pencil() {
  return (
    <Sign
      d="m4 16 .7-3.200L13.200 4.300a1.400 1.400 0 0 1 2 0l.5.5a1.400 1.400 0 0 1 0 2L7.200 15.300 4 16Z"
      className="size-4.5 flex-none"
    />
  );
}

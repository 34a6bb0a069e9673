import { classNames } from '#ui';
import { example } from '../content/landing.ts';
import '../styles/reading.css';
import { Icon } from './Icon.tsx';

/** The product at work, as live text: their message, what it says, three answers. */
export function ReadingScene() {
  return (
    <figure
      aria-label={example.label}
      className="scene relative rounded-lg border border-line bg-card p-3.5 shadow-lift sm:p-6"
    >
      <p className="mb-2 flex items-center gap-2.5 text-ink-2 text-sm sm:mb-3">
        <span
          aria-hidden="true"
          className="grid size-8 flex-none sm:size-9 place-items-center rounded-full bg-plum-wash font-said font-semibold text-plum"
        >
          {example.initial}
        </span>
        <span>
          <b className="font-semibold text-ink">{example.sender}</b> {example.when}
        </span>
      </p>
      <blockquote className="said w-fit max-w-[96%] rounded-[20px_20px_20px_6px] border border-line bg-paper-2 dark:bg-[#3b2948] px-4 py-2.5 leading-normal sm:px-5 sm:py-3.5 sm:text-xl sm:leading-relaxed">
        <p>
          {example.message.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <mark key={part.tone} className={`said-words tone-${part.tone}`}>
                {part.words}
              </mark>
            ),
          )}
        </p>
      </blockquote>
      <ul className="mt-3 mb-3.5 flex flex-wrap gap-x-4 gap-y-1 min-[24rem]:justify-between min-[24rem]:gap-x-2 sm:mt-4 sm:mb-5 sm:ml-5 sm:grid sm:gap-2">
        {example.notes.map((note) => (
          <li
            key={note.tone}
            className={`note tone-${note.tone} flex gap-1.5 text-ink-2 text-[0.8125rem] leading-snug sm:gap-2.5 sm:text-sm`}
          >
            <svg viewBox="0 0 24 20" className="note-stroke" preserveAspectRatio="none" aria-hidden="true">
              <path d="M2 11h20" />
            </svg>
            <b className="font-semibold text-ink">
              <span className="sm:hidden">{note.short}</span>
              <span className="max-sm:hidden">{note.title}</span>
            </b>
          </li>
        ))}
      </ul>
      <p className="mb-2 flex items-center gap-2.5 font-semibold sm:mb-2.5 text-ink-2 text-xs uppercase tracking-[0.09em] after:h-px after:flex-1 after:bg-line">
        <Icon name="start" className="-mr-1 size-4.5 text-ember" />
        {example.whisper}
      </p>
      <ol className="grid justify-items-end gap-2">
        {example.replies.map((reply, place) => (
          <li
            key={reply}
            className={classNames(
              'reply max-w-[88%] rounded-[20px_20px_6px_20px] px-4 py-2.5 leading-snug',
              place === 0 ? 'bg-ember text-on-ember' : 'bg-blush text-ink',
            )}
          >
            {reply.replaceAll("'", '’')}
          </li>
        ))}
      </ol>
    </figure>
  );
}

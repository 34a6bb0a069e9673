import { buttonClass, PageShell } from '#ui';
import { notFound, type TroubleCopy } from '../content/errors.ts';

/** A page that says plainly what went wrong and where to go. */
export function TroublePage({ copy }: { copy: TroubleCopy }) {
  return (
    <PageShell className="wrap grid content-center gap-8 py-16 sm:py-24">
      <svg
        viewBox="0 0 220 96"
        className="h-24 w-auto max-w-full justify-self-start"
        aria-hidden="true"
        fill="none"
      >
        <path
          className="fill-paper-2 stroke-line"
          strokeWidth="1.5"
          d="M22 4h152a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H34L6 92l4-26V22A18 18 0 0 1 22 4Z"
        />
        <circle className="fill-ember" cx="72" cy="41" r="6" />
        <circle className="fill-gold" cx="100" cy="41" r="6" />
        <circle className="fill-edge" cx="128" cy="41" r="6" />
      </svg>
      <div className="grid max-w-2xl gap-4">
        {copy.code && <p className="font-semibold text-ink-2">{copy.code}</p>}
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="max-w-prose text-ink-2 text-lg">{copy.text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        {copy.ways.map(({ href, label }, place) => (
          <a key={href} href={href} className={buttonClass(place === 0 ? 'primary' : 'quiet')}>
            {label}
          </a>
        ))}
      </p>
    </PageShell>
  );
}

export function NotFoundPage() {
  return <TroublePage copy={notFound} />;
}

import { buttonClass, PageShell } from '#ui';
import { notFound, type TroubleCopy } from '../content/errors.ts';
import { BubbleArt } from './BubbleArt.tsx';

/** A page that says plainly what went wrong and where to go. */
export function TroublePage({ copy }: { copy: TroubleCopy }) {
  return (
    <PageShell className="wrap grid content-center gap-8 py-16 sm:py-24">
      <BubbleArt />
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

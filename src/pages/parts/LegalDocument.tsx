import { Card, PageShell } from '#ui';
import { type LegalBlock, type LegalPage, legalWords } from '../content/legal.ts';
import { sellerFacts } from '../content/seller.ts';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-ember">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-md bg-paper-2 p-5 sm:grid-cols-[auto_1fr]">
      {sellerFacts.map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-ink-2 text-sm sm:py-0.5">{term}</dt>
          <dd className="break-words pb-2 sm:pb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Legal text meant to be read: the gist first, a list of contents, a comfortable line. */
export function LegalDocument({ page }: { page: LegalPage }) {
  return (
    <PageShell className="wrap pb-20">
      <div className="grid gap-10 pt-4 sm:pt-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid gap-3 lg:col-start-2">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-ink-2">{page.updated}</p>
        </div>
        <nav
          aria-label={legalWords.contents}
          className="lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start lg:pt-3"
        >
          <p className="mb-2 font-semibold text-sm">{legalWords.contents}</p>
          <ol className="columns-2 gap-6 text-sm lg:columns-1">
            {page.sections.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center py-1 leading-snug text-ink-2 no-underline hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[42rem] gap-10 lg:col-start-2">
          <Card className="grid gap-3">
            <h2 className="text-xl">{legalWords.short}</h2>
            <ul className="grid list-disc gap-1.5 pl-5 marker:text-ember">
              {page.short.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
          {page.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-6 gap-4">
              <h2 id={`${id}-title`} className="text-2xl">
                {title}
              </h2>
              {blocks.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </PageShell>
  );
}

import { buttonClass, PageShell } from '#ui';
import { offlinePage } from '../content/offline.ts';
import { screenMeta } from '../meta.ts';
import { BubbleArt } from '../parts/BubbleArt.tsx';
import { KeptPeople } from '../parts/KeptPeople.tsx';
import { pageScripts } from '../parts/page-scripts.ts';

export const handle = { static: 'offline' };

export const meta = () => screenMeta(offlinePage);

/** Shown by the service worker in the place of a page that could not be fetched (src/device/web/worker). */
export default function Offline() {
  return (
    <>
      <script type="module" src={pageScripts.offline} />
      <PageShell className="wrap grid content-start gap-8 py-10 sm:py-16">
        <div data-art>
          <BubbleArt />
        </div>
        <div className="grid max-w-2xl gap-4">
          <h1 className="text-4xl">{offlinePage.title}</h1>
          <p className="max-w-prose text-ink-2 text-lg">{offlinePage.text()}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="button" data-again className={buttonClass('primary')}>
            {offlinePage.again}
          </button>
          {/* Two lines of it are reserved: it changes while people read on. */}
          <p
            role="status"
            data-status
            className="min-h-12 max-w-xs flex-1 basis-64 content-center text-ink-2 text-sm leading-normal"
          />
        </div>
        <KeptPeople />
        <section className="grid max-w-prose gap-3">
          <h2 className="text-2xl">{offlinePage.meanwhile}</h2>
          <ul className="grid list-disc gap-2 pl-5 text-ink-2">
            <li data-shared hidden>
              {offlinePage.shared}
            </li>
            <li>{offlinePage.back}</li>
            <li>{offlinePage.clipboard}</li>
          </ul>
        </section>
      </PageShell>
    </>
  );
}

import { offlinePage } from '../content/offline.ts';

/**
 * Whom the reader writes with, as far as it is kept on the device: hidden, with a pattern for a person and for a message, which the
 * script of the offline page fills (src/pages/offline/kept-people.ts).
 */
export function KeptPeople() {
  return (
    <section
      data-people
      hidden
      aria-labelledby="kept-people"
      className="grid max-w-3xl gap-3 [&[hidden]]:hidden"
    >
      <h2 id="kept-people" className="text-2xl">
        {offlinePage.people}
      </h2>
      <p className="text-ink-2">
        {offlinePage.peopleLine} <span data-as-of />
      </p>
      <ul data-list aria-labelledby="kept-people" className="grid grid-cols-[minmax(0,1fr)] gap-2" />
      <template data-person>
        <li>
          <details className="rounded-md bg-card ring-1 ring-line ring-inset open:ring-edge">
            <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
              <span
                aria-hidden="true"
                data-mark
                className="grid size-10 flex-none place-items-center rounded-pill bg-plum-wash font-said font-semibold text-base text-plum"
              />
              <span className="min-w-0 flex-1">
                <span data-name className="block truncate font-semibold leading-snug" />
                <span data-about className="block truncate text-ink-2 text-sm leading-snug" />
              </span>
              <svg
                viewBox="0 0 20 20"
                className="size-5 flex-none text-ink-2 in-open:rotate-180"
                fill="none"
                aria-hidden="true"
              >
                <path
                  d="m5 8 5 5 5-5"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </summary>
            <div className="grid gap-3 px-3 pb-4">
              <p data-notes className="whitespace-pre-wrap break-words text-ink-2 text-sm" />
              <ol data-turns className="grid grid-cols-[minmax(0,1fr)] gap-1" />
            </div>
          </details>
        </li>
      </template>
      <template data-turn>
        <li className="grid justify-items-start gap-0.5 data-[from=me]:justify-items-end">
          <span data-who className="px-3 pt-1 text-ink-2 text-xs" />
          <p
            data-text
            className="said max-w-[85%] whitespace-pre-wrap break-words rounded-[18px] rounded-bl-[6px] bg-paper-2 px-4 py-2 leading-snug! in-data-[from=me]:rounded-br-[6px] in-data-[from=me]:rounded-bl-[18px] in-data-[from=me]:bg-blush"
          />
        </li>
      </template>
    </section>
  );
}

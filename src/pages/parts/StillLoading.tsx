import { useHydrated } from '#ui';
import { stillLoading } from '../content/still-loading.ts';

/** Only what is sent has the words: where the script runs they are gone, and it need not carry them. */
const html = import.meta.env.SSR
  ? `${stillLoading.line} <a href="" class="whitespace-nowrap font-semibold">${stillLoading.again}</a>`
  : '';

/** Over the foot of a screen whose script has not come after a while: blocked, or lost on the way. It says so without any script. */
export function StillLoading() {
  if (useHydrated()) return null;
  return (
    <p
      className="when-late"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: words of our own, which the script of the page is to leave out
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

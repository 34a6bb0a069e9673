import { Notice } from '#ui';

/** For browsers without script: the screens behind the door cannot work there, and say so. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="info" className="mb-5">
        This page needs JavaScript. Switch it on and load the page again.
      </Notice>
    </noscript>
  );
}

import { EARLY_PRESS_SCRIPT } from '../island/early-press.ts';
import { pageScripts } from './page-scripts.ts';

/** The one script of a static page, and before it the few lines that keep a press on a plan until it is alive. */
export function Island() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named by its hash in the content policy */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
      <script type="module" src={pageScripts.island} fetchPriority="low" />
    </>
  );
}

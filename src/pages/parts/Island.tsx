import { EARLY_PRESS_SCRIPT } from '../island/early-press.ts';
import { pageScripts } from './page-scripts.ts';
import { SPECULATION_RULES } from './speculation.ts';

/** The one script of a static page, before it the few lines that keep a press on a plan until it is alive, and what the browser may fetch ahead. */
export function Island() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named by its hash in the content policy */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
      <script type="module" src={pageScripts.island} fetchPriority="low" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

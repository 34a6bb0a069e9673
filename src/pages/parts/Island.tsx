import { EARLY_PRESS_SCRIPT } from '../island/early-press.ts';
import '../styles/alert.css';
// Vite bundles the island as a file of its own, hashed like the rest, and gives its address.
import islandUrl from '../island/main.ts?worker&url';
import offlineUrl from '../offline/main.ts?worker&url';
import { SPECULATION_RULES } from './speculation.ts';

/** The one script of a static page, before it the few lines that keep a press on a plan until it is alive, and what the browser may fetch ahead. */
export function Island() {
  const script = <script type="module" src={islandUrl} fetchPriority="low" />;
  // Drawn on the server alone. The address stays in the screens' script too: the build of that one makes the island's parts.
  if (!import.meta.env.SSR) return script;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named by its hash in the content policy */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
      {script}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </>
  );
}

/** The script of the offline page. */
export function OfflineScript() {
  return <script type="module" src={offlineUrl} />;
}

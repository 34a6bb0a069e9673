import { EARLY_PRESS_SCRIPT } from '../island/early-press.ts';
import '../styles/alert.css';
// Vite bundles the island as a file of its own, hashed like the rest, and gives its address.
import islandUrl from '../island/main.ts?worker&url';
import offlineUrl from '../offline/main.ts?worker&url';

/** The one script of a static page, and before it the few lines that keep a press on a plan until it is alive. The offline page has its own. */
export function Island({ offline }: { offline?: boolean | undefined }) {
  const script = <script type="module" src={offline ? offlineUrl : islandUrl} fetchPriority="low" />;
  // Drawn on the server alone. The address stays in the screens' script too: the build of that one makes the island's parts.
  if (!import.meta.env.SSR || offline) return script;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, named by its hash in the content policy */}
      <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />
      {script}
    </>
  );
}

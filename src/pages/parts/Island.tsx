import '../styles/alert.css';
// Vite bundles the island as a file of its own, hashed like the rest, and gives its address.
import islandUrl from '../island/main.ts?worker&url';

/** The one script of a static page. */
export function Island() {
  return <script type="module" src={islandUrl} />;
}

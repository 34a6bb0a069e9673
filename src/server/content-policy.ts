/**
 * Content policies. No `unsafe-inline`: what stands in a page (the router's hand-over, the styles of plain pages) is named by hash.
 */

export interface PolicySources {
  /** `'sha256-…'` of inline scripts. */
  scripts?: readonly string[];
  /** The same of the style elements of a page. */
  styles?: readonly string[];
  /** Origins of the card SDK: its script, its frame and its calls. */
  cards?: readonly string[];
  /** Origins that may be framed besides. */
  frames?: readonly string[];
  connect?: readonly string[];
  /** Whether Google Analytics may run, once somebody has said yes. */
  analytics?: boolean;
  /** Who may frame this page; nobody unless said. */
  ancestors?: readonly string[];
}

/** What Google's script needs, by its own documentation; no adverts, so none of their hosts. */
const GOOGLE_ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/**
 * For a script that is started as a worker: it has a policy of its own, which a page's does not replace. The reader of screenshots compiles
 * its engine and fetches its data from us, and reaches nobody else. Scripts of pages pay no heed to it.
 */
export const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

export function contentPolicy(sources: PolicySources): string {
  const { scripts = [], styles = [], cards = [], frames = [], connect = [], ancestors = [] } = sources;
  const google = sources.analytics ? GOOGLE_ANALYTICS : { scripts: [], calls: [] };
  const directives: [string, readonly string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scripts, ...cards, ...google.scripts]],
    ['style-src', ["'self'", ...styles]],
    ['font-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...google.calls]],
    ['connect-src', ["'self'", ...connect, ...cards, ...google.calls]],
    ['frame-src', frames.length + cards.length ? [...frames, ...cards] : ["'none'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ancestors.length ? ancestors : ["'none'"]],
  ];
  return directives.map(([name, values]) => `${name} ${values.join(' ')}`).join('; ');
}

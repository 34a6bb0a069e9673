/** What the headers of a page say about who may show it in a frame, judged as browsers judge it (CSP 3, "frame-ancestors"; HTML, "X-Frame-Options"). */

/** The two headers, null where the answer has none; several of one name as one text with commas, as `Headers` joins them. */
export interface FrameHeaders {
  contentSecurityPolicy: string | null;
  frameOptions: string | null;
}

/**
 * @param page the address that answered, after redirects
 * @param embedder the origin of the page around the frame
 * @returns null where the frame is allowed, else the rule that refuses, for the operator's log
 */
export function framingRefusal(headers: FrameHeaders, page: string, embedder: string): string | null {
  const lists = ancestorLists(headers.contentSecurityPolicy ?? '');
  const [pageUrl, embedderUrl] = [new URL(page), new URL(embedder)];
  // Each policy has to allow it; where one speaks of ancestors, the older header is not read.
  const refusing = lists.find((sources) => !sources.some((source) => allows(source, pageUrl, embedderUrl)));
  if (refusing) return ['frame-ancestors', ...refusing].join(' ');
  if (lists.length) return null;
  const options = new Set((headers.frameOptions ?? '').split(',').map((each) => each.trim().toLowerCase()));
  const isOwn = pageUrl.origin === embedderUrl.origin;
  const refused =
    options.has('deny') ||
    (options.has('sameorigin') && !(isOwn && options.size === 1)) ||
    // Alone it is no rule, beside others browsers take it for a mistake and refuse.
    (options.has('allowall') && options.size > 1);
  return refused ? `X-Frame-Options: ${headers.frameOptions}` : null;
}

/** The sources of `frame-ancestors`, one list for each policy that has the directive; its first mention in a policy counts. */
function ancestorLists(header: string): string[][] {
  return header.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
    const found = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
}

const SCHEME_ONLY = /^[a-z][a-z\d+.-]*:$/i;
const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(\/.*)?$/i;
const USUAL_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function allows(source: string, page: URL, embedder: URL): boolean {
  if (source.toLowerCase() === "'self'") return page.origin === embedder.origin;
  if (source === '*') return true;
  if (SCHEME_ONLY.test(source)) return schemeCovers(source.toLowerCase(), embedder.protocol);
  const [, scheme, host = '', port, path = '/'] = HOST_SOURCE.exec(source) ?? [];
  return (
    host !== '' &&
    schemeCovers((scheme ?? page.protocol).toLowerCase(), embedder.protocol) &&
    hostCovers(host.toLowerCase(), embedder.hostname) &&
    portCovers(port, embedder) &&
    path === '/'
  );
}

/** Who allows plain http allows https too. */
const schemeCovers = (allowed: string, protocol: string): boolean =>
  allowed === protocol || (allowed === 'http:' && protocol === 'https:');

const hostCovers = (allowed: string, hostname: string): boolean =>
  allowed === '*' || (allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : allowed === hostname);

function portCovers(allowed: string | undefined, { protocol, port }: URL): boolean {
  const usual = USUAL_PORTS[protocol] ?? '';
  const used = port || usual;
  if (allowed === undefined) return used === usual;
  return allowed === '*' || allowed === used || (allowed === '80' && used === '443');
}

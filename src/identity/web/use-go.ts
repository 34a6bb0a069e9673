import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * The screens that share a document. Every other address is loaded: the plain pages because they carry no app, the
 * checkout because it alone may let the card provider's script in, and a policy belongs to a document.
 */
const SHARED_DOCUMENT = ['/login', '/chat', '/cyrano', '/success', '/account', '/account/receipt'];

/** True when both addresses are drawn by the same document, so that going from one to the other needs no new one. */
export function sharesDocument(from: string, to: string): boolean {
  const bare = (path: string) => path.split(/[?#]/, 1)[0] ?? '';
  return SHARED_DOCUMENT.includes(bare(from)) && SHARED_DOCUMENT.includes(bare(to));
}

export interface GoOptions {
  replace?: boolean;
  state?: unknown;
}

/** Goes to a same-site path: inside the document when it can, else by loading the page. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, options = {}) => {
      if (sharesDocument(window.location.pathname, path))
        void navigate(path, { replace: options.replace ?? false, state: options.state });
      else if (options.replace) window.location.replace(path);
      else window.location.assign(path);
    },
    [navigate],
  );
}

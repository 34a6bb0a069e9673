import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** The pages that need script of the app; every other address is a page of its own and is loaded as one. */
const APP_PATHS = ['/login', '/checkout', '/chat', '/cyrano', '/success'];

/** True when the address is drawn by the app, so that going there needs no new document. */
export function isAppPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return APP_PATHS.includes(pathname);
}

export interface GoOptions {
  replace?: boolean;
  state?: unknown;
}

/** Goes to a same-site path: inside the app when it can, else by loading the page (the static ones carry no app). */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, options = {}) => {
      if (isAppPath(path)) void navigate(path, { replace: options.replace ?? false, state: options.state });
      else if (options.replace) window.location.replace(path);
      else window.location.assign(path);
    },
    [navigate],
  );
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The query of the address. The router's own hook for it brings all its forms and links along, three kilobytes that this page has no
 * other use for.
 */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Writes one value of the query, or removes it with null, without a new entry in the history. */
export function useSetQuery(): (name: string, value: string | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (name, value) => {
      // What the address says now, not when this was drawn: two writes in a row must both last.
      const query = new URLSearchParams(window.location.search);
      if (value === null) query.delete(name);
      else query.set(name, value);
      void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}

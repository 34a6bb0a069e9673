import type { ReactNode } from 'react';

/** Words with the support address in them, which are there only where the operator has set one. */
export function WriteTo({ children }: { children: ReactNode }) {
  return (
    <span className="[:root:not([data-support*='@'])_&]:hidden [overflow-wrap:anywhere]">{children}</span>
  );
}

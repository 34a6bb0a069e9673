import type { ReactNode } from 'react';
import '../styles/ticket.css';

/** A short offer on an admission ticket with its two bites. */
export function Ticket({ children }: { children: ReactNode }) {
  return (
    <span className="ticket inline-flex items-center rounded-[6px] bg-gold-wash px-5 py-2 font-semibold text-gold-ink text-sm">
      {children}
    </span>
  );
}

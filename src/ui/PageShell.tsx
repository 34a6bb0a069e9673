import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Logo } from './Logo.tsx';
import { footerLine, footerLinks, skipLabel } from './shell-copy.ts';

type PageShellProps = {
  children: ReactNode;
  /** Narrow centres one column for forms; wide leaves the width to the page. */
  width?: 'narrow' | 'wide';
  className?: string;
};

/** Site header (the logo only), the page, the footer. The chat has its own header and does not use it. */
export function PageShell({ children, width = 'wide', className }: PageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-sm bg-ink px-4 py-3 text-paper focus:translate-y-0"
      >
        {skipLabel}
      </a>
      <header className={classNames('wrap relative z-10 py-4 sm:py-5', width === 'narrow' && 'max-w-xl')}>
        <Logo />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames('flex-1 outline-none', width === 'narrow' && 'wrap max-w-xl pb-16', className)}
      >
        {children}
      </main>
      <footer className="mt-auto border-line border-t">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-ink-2 text-sm">
          <p>{footerLine}</p>
          <ul className="-mx-2 flex flex-wrap sm:gap-x-2">
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center px-2 no-underline hover:text-ink hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  );
}

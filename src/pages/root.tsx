import { type ReactNode, use, useEffect } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
} from 'react-router';
import { analyticsMark } from '#analytics/web';
import { brandName, cardsMark, googleMark, sellerMark, supportMark } from '#ui';
import '../analytics/web/consent-bar.css';
import frauncesUrl from '../ui/fonts/fraunces.woff2?url';
import instrumentUrl from '../ui/fonts/instrument-sans.woff2?url';
import '../ui/tokens.css';
import './styles/alert.css';
import inlineIconUrl from './art/icon.svg?inline';
import iconUrl from './art/icon.svg?url';
import { broken } from './content/errors.ts';
import { Island } from './parts/Island.tsx';
import { StillLoading } from './parts/StillLoading.tsx';
import { NotFoundPage, TroublePage } from './parts/TroublePage.tsx';

/**
 * What a route may say of itself. `static`: a plain document, sent without the framework's script. `offline`: one that brings its own script
 * and is not counted.
 */
export type PageHandle = { static: true | 'offline' };

/** Asked for at once, but never before the page itself, which can be drawn without them. */
const font = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
} as const;

export const links = () => [
  { ...font, href: frauncesUrl },
  { ...font, href: instrumentUrl },
];

/** The host of the language model, for the assistant alone: it is read from the document, so the screens' script leaves it out. */
const modelMark = import.meta.env.SSR ? { 'data-llm': '%%LLM_HOST%%' } : {};

/** Whose chat is framed is read by the chat's screens alone. Browsers keep what stands there, so the script of all screens leaves it out. */
const chatbotMark = import.meta.env.SSR ? { 'data-chatbot': '%%CHATBOT%%' } : null;

function useIsStatic(): PageHandle['static'] | false | undefined {
  // The framework also builds an empty shell, at the front page's address, and insists on its scripts there.
  const isShell = use(FrameworkContext)?.isSpaMode ?? false;
  const matches = useMatches();
  return !isShell && (matches.at(-1)?.handle as PageHandle | undefined)?.static;
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStatic();
  return (
    <html
      lang="en-ZA"
      data-brand={brandName()}
      data-support={supportMark()}
      data-google={googleMark()}
      data-cards={cardsMark()}
      data-seller={sellerMark()}
      {...chatbotMark}
      data-analytics={analyticsMark()}
      {...modelMark}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b0f20" />
        {!isStatic && <link rel="manifest" href="/manifest.webmanifest" />}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
        {/* That of a plain document stands in it. The screens' script draws no plain document, so it has neither that icon nor the island. */}
        <link
          rel="icon"
          type="image/svg+xml"
          href={import.meta.env.SSR && isStatic ? inlineIconUrl : iconUrl}
        />
        {import.meta.env.SSR && isStatic === true && <Island />}
      </head>
      <body>
        {children}
        {!isStatic && <StillLoading />}
        {!isStatic && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  const isStatic = useIsStatic();
  // Screens go to static pages by loading them; this catches a screen that navigated instead: a static page never
  // runs this script itself, and without its own document it would lack its own small one.
  useEffect(() => {
    if (isStatic) window.location.reload();
  }, [isStatic]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <TroublePage copy={broken} />;
}

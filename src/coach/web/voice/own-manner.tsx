import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type Manner, mannerOf, type StyleWords } from '#coach/style';
import type { MemoryClient } from '../people/use-people.ts';
import { nearWords } from './near-words.ts';

const OwnManner = createContext<Manner | null>(null);

/** How the reader writes, for every reply below. */
export function OwnMannerProvider({ manner, children }: { manner: Manner | null; children: ReactNode }) {
  return <OwnManner value={manner}>{children}</OwnManner>;
}

/** How the reader writes, as far as it is stored; asked for once. Where it does not come, replies say nothing of it. */
export function useOwnManner(client: MemoryClient): [Manner | null, (style: StyleWords) => void] {
  const [style, setStyle] = useState<StyleWords | null>(null);
  useEffect(() => {
    let gone = false;
    client.voice().then(
      (voice) => !gone && setStyle(voice.style),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [client]);
  return [useMemo(() => style && mannerOf(style), [style]), useCallback(setStyle, [])];
}

/** How near a reply is to how the reader writes. */
export function Nearness({ text }: { text: string }) {
  const words = nearWords(useContext(OwnManner), text);
  return words && <p className="mt-1.5 px-2 text-right text-ink-2 text-sm">{words}</p>;
}

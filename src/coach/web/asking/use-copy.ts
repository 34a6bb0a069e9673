import { announce } from '@react-aria/live-announcer';
import { useEffect, useState } from 'react';
import { copyText } from '../copy-text.ts';
import { ASKING_COPY } from './copy.ts';

const COPIED_MS = 2_500;

/** Takes the outcome of the latest copy away: the clipboard holds one text, so one button at most says so. */
let takeBack: (() => void) | null = null;

/** Copies a text and says so for a moment. Where the clipboard is refused, `shown` is selected to be copied by hand. */
export function useCopy(): {
  outcome: 'copied' | 'failed' | null;
  copy: (text: string, shown: HTMLElement | null) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    async copy(text, shown) {
      const ok = await copyText(text);
      takeBack?.();
      takeBack = () => setOutcome(null);
      setOutcome(ok ? 'copied' : 'failed');
      announce(ok ? ASKING_COPY.copied : ASKING_COPY.copyFailed, 'polite');
      if (!ok && shown) window.getSelection()?.selectAllChildren(shown);
    },
  };
}

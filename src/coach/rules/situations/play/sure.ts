/** x */
import { filling } from '../wrap.ts';

export const SURE_PLAY_CODE = {
  'praise in an odd coat': filling((r) => {
    const odd =
      /\b(?:equivalent|version) of ((?:an? |the )[^.!?,;]{3,40})|\byou(?:'re| are) (?:basically |literally )?((?:a|an) (?:warm|cold|walking|human|living) [^.!?,;]{3,34})/i.exec(
        r.plain,
      );
    const words = odd?.[1] ?? odd?.[2];
    return { odd: words ? { words } : undefined };
  }),
} as const;

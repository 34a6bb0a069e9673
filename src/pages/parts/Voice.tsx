import { classNames } from '#ui';
import type { Voice as VoiceText } from '../content/claims.ts';

/** Somebody's words, with who said them. */
export function Voice({ voice, large = false }: { voice: VoiceText; large?: boolean }) {
  return (
    <figure
      className={classNames(
        'grid content-between gap-5',
        !large && 'rounded-lg border border-line bg-card p-7',
      )}
    >
      <blockquote className={classNames('said', large ? 'text-3xl leading-snug' : 'text-xl')}>
        <p className={large ? '-indent-[0.45em]' : undefined}>“{voice.quote}”</p>
      </blockquote>
      <figcaption className="text-ink-2">
        <b className="font-semibold text-ink">{voice.name}</b>, {voice.place}
      </figcaption>
    </figure>
  );
}

import { classNames } from '#ui';
import { colourOf, initialOf } from './people-state.ts';

/** Washes of the palette, each with the ink that is read on it. */
const COLOURS = [
  'bg-gold-wash text-gold-ink',
  'bg-sage-wash text-sage',
  'bg-plum-wash text-plum',
  'bg-brick-wash text-brick',
] as const;

/** The first letter of a name on a colour of its own, for the eye alone. */
export function Avatar({ id, name, className }: { id: string; name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-10 flex-none place-items-center rounded-pill font-said font-semibold text-base',
        COLOURS[colourOf(id, COLOURS.length)],
        className,
      )}
    >
      {initialOf(name)}
    </span>
  );
}

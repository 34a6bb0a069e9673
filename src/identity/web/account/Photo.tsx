import { useState } from 'react';
import { classNames } from '#ui';

/** Somebody's photo, or the first letter of what they are called. Beside the name, so it says nothing by itself. */
export function Photo({
  image,
  name,
  className = 'size-9',
}: {
  image: string | null;
  name: string;
  className?: string;
}) {
  const [broken, setBroken] = useState(false);
  if (image && !broken) {
    return (
      <img
        src={image}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
        className={classNames('flex-none rounded-pill object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid flex-none place-items-center rounded-pill bg-plum-wash font-said font-semibold text-plum',
        className,
      )}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

import { useId } from 'react';
import type { OfflineReading } from '../offline-reading.ts';
import { MEMORY_COPY } from './copy.ts';

/** Whether messages are kept on this device too, for reading without a network. */
export function OfflineSwitch({ offline: { on, set } }: { offline: OfflineReading }) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-2">
      <h3 id={`${id}-heading`} className="font-done font-semibold text-base tracking-normal">
        {MEMORY_COPY.device}
      </h3>
      <label className="flex cursor-pointer items-start gap-3 rounded-md px-4 py-3 ring-1 ring-line ring-inset has-checked:bg-paper-2 has-checked:ring-[1.5px] has-checked:ring-ink">
        <span className="grid flex-1 gap-0.5">
          <span className="font-semibold">{MEMORY_COPY.readOffline}</span>
          <span id={`${id}-means`} className="text-ink-2 text-sm leading-normal">
            {on ? MEMORY_COPY.readOfflineOn : MEMORY_COPY.readOfflineOff}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          aria-label={MEMORY_COPY.readOffline}
          aria-describedby={`${id}-means ${id}-warning`}
          checked={on}
          onChange={({ target }) => set(target.checked)}
          className="relative mt-0.5 h-5.5 w-9.5 flex-none cursor-pointer appearance-none rounded-pill border-[1.5px] border-edge bg-paper-2 before:absolute before:top-[2.500px] before:left-[2.500px] before:size-3.5 before:rounded-pill before:bg-edge checked:border-ember checked:bg-ember checked:before:left-[18px] checked:before:bg-on-ember forced-colors:appearance-auto"
        />
      </label>
      <p id={`${id}-warning`} className="text-ink-2 text-sm leading-normal">
        {MEMORY_COPY.readOfflineWarning}
      </p>
    </section>
  );
}

import { useState } from 'react';
import { Button, Checkbox } from '#ui';
import { REPLIES_COPY } from '../replies/copy.ts';
import { KEYS_COPY } from './copy.ts';
import { areKeysOn, setKeysOn } from './key-setting.ts';

export interface KeysHelpParts {
  onClose: () => void;
}

/** The list of keys, and the way to turn the single ones off. */
export default function KeysHelp({ onClose }: KeysHelpParts) {
  const [on, setOn] = useState(areKeysOn);
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-6 min-[700px]:grid-cols-2">
        {KEYS_COPY.groups.map(({ title, lines }) => (
          <section key={title} className="grid gap-1 first:row-span-2">
            <h3 className="font-done font-semibold text-ink-2 text-sm tracking-normal">{title}</h3>
            <dl>
              {lines.map(({ keys, does, ...line }) => (
                <div
                  key={does}
                  className="grid grid-cols-[6rem_minmax(0,1fr)] min-[360px]:grid-cols-[8.500rem_minmax(0,1fr)] items-center gap-x-3 border-line border-b py-1.5 text-sm leading-snug last:border-0"
                >
                  <dt className="flex flex-wrap items-center gap-1 text-ink-2">
                    {keys.map((key, index) => (
                      <span key={key} className="flex items-center gap-1">
                        {index > 0 && 'together' in line && <span>{KEYS_COPY.plus}</span>}
                        <kbd className="grid min-h-7 min-w-7 place-items-center rounded-sm border border-edge bg-paper px-1.5 font-done font-semibold text-ink text-xs">
                          {key}
                        </kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid max-w-sm gap-1">
          <Checkbox
            label={KEYS_COPY.on}
            checked={on}
            onChange={({ target }) => {
              setOn(target.checked);
              setKeysOn(target.checked);
            }}
          />
          <p className="text-ink-2 text-sm leading-snug">{KEYS_COPY.onHint}</p>
        </div>
        <Button className="ml-auto" onClick={onClose}>
          {REPLIES_COPY.done}
        </Button>
      </div>
    </>
  );
}

import type { ReactNode } from 'react';

interface ChoiceProps {
  group: string;
  name: string;
  means: string;
  checked: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** One of several settings, with what it means. */
export function Choice({ group, name, means, checked, onChoose, children }: ChoiceProps) {
  return (
    <div className="rounded-md ring-1 ring-line ring-inset has-checked:bg-paper-2 has-checked:ring-[1.5px] has-checked:ring-ink">
      <label className="flex cursor-pointer gap-3 px-4 py-3">
        <input
          type="radio"
          name={group}
          checked={checked}
          onChange={onChoose}
          className="mt-1 size-5 flex-none accent-ember"
        />
        <span className="grid gap-0.5">
          <span className="font-semibold">{name}</span>
          <span className="text-ink-2 text-sm leading-normal">{means}</span>
        </span>
      </label>
      {children && <div className="px-4 pb-3 pl-12">{children}</div>}
    </div>
  );
}

import { Button } from '#ui';
import { REPLIES_COPY } from './copy.ts';
import type { RepliesState } from './replies-state.ts';

interface StepBarProps {
  state: RepliesState;
  onName: (name: string) => void;
  onKeepWhole: () => void;
  onUndo: () => void;
  /** The message in sight without those before it. */
  onAlone: () => void;
  onClose: () => void;
}

/** What the last step did and how to take it back: a chat taken apart, a turn removed, a line sent. Nothing where there is nothing to say. */
export function StepBar({ state, onName, onKeepWhole, onUndo, onAlone, onClose }: StepBarProps) {
  const { pasted, undo, goesOn } = state;
  const goesOnAlone = goesOn && !pasted;
  if (!pasted && !goesOn && (!undo || undo.what === 'pasted')) return null;
  return (
    <div className="flex-none border-line border-b bg-paper-2">
      <div className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-0 px-4 py-1 text-sm min-[769px]:px-8">
        {pasted ? (
          <>
            <p role="status" className="mr-auto py-2">
              {REPLIES_COPY.apart(pasted.count)}
            </p>
            {pasted.names.length > 1 && (pasted.ask || pasted.me !== null) && (
              <fieldset className="flex flex-wrap items-center gap-1.5 py-1">
                <legend className="float-left mr-1.5 font-semibold leading-11">
                  {REPLIES_COPY.whoIsYou}
                </legend>
                {pasted.names.map((name) => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={name === pasted.me}
                    onClick={() => onName(name)}
                    className="min-h-11 max-w-48 truncate rounded-pill bg-card px-4 font-semibold ring-1 ring-edge ring-inset aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:ring-ink"
                  >
                    {name}
                  </button>
                ))}
              </fieldset>
            )}
            <Button variant="text" className="text-sm max-[768.98px]:-ml-3" onClick={onKeepWhole}>
              {REPLIES_COPY.keepWhole}
            </Button>
          </>
        ) : goesOnAlone ? (
          <>
            <p className="mr-auto py-2">{REPLIES_COPY.goesOn}</p>
            <Button variant="text" className="-mr-3 text-sm" onClick={onAlone}>
              {REPLIES_COPY.alone}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="mr-auto py-2">
              {undo && REPLIES_COPY.undone[undo.what]}
            </p>
            <Button variant="text" data-key="u" className="text-sm" onClick={onUndo}>
              {REPLIES_COPY.undo}
            </Button>
          </>
        )}
        {!goesOnAlone && (
          <Button variant="text" className="-mr-3 text-sm" onClick={onClose}>
            {REPLIES_COPY.done}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useId, useState } from 'react';
import { type FreePoint, learnStyle, type StylePoint, type StyleWords } from '#coach/style';
import { Button, Checkbox } from '#ui';
import type { Fault, PeopleActions } from '../people/use-people.ts';
import { VOICE_COPY } from './copy.ts';
import { type Proposed, proposedOf } from './proposal.ts';

interface LearnStyleProps {
  actions: PeopleActions;
  /** What stands in the form. */
  style: StyleWords;
  /** What the reader wrote in the conversations on the screen: where nothing is kept, they are learned from. */
  ownTurns: () => readonly string[];
  onFill: (learned: StyleWords) => void;
}

type Step =
  | { at: 'idle'; said: string | null }
  | { at: 'busy' }
  | { at: 'failed'; fault: Fault }
  | { at: 'proposed'; from: number; points: Proposed[] };

const labelOf = (name: string): string =>
  VOICE_COPY.points[name as StylePoint] ?? VOICE_COPY.free[name as FreePoint]?.label ?? name;

/** How the reader writes, read from their own messages and shown as a proposal: nothing is filled in that they have not seen. */
export function LearnStyle({ actions, style, ownTurns, onFill }: LearnStyleProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'idle', said: null });
  const [left, setLeft] = useState<readonly string[]>([]);

  async function learn() {
    setStep({ at: 'busy' });
    try {
      const kept = await actions.client.learnedStyle();
      const onScreen = learnStyle(ownTurns());
      const { style: learned, from } = kept.from >= onScreen.from ? kept : onScreen;
      const points = proposedOf(learned, style);
      setLeft([]);
      if (Object.keys(learned).length === 0) setStep({ at: 'idle', said: VOICE_COPY.tooFew(from) });
      else if (points.length === 0) setStep({ at: 'idle', said: VOICE_COPY.nothingNew(from) });
      else setStep({ at: 'proposed', from, points });
    } catch (error) {
      setStep({ at: 'failed', fault: actions.faultOf(error) });
    }
  }

  if (step.at !== 'proposed')
    return (
      <div className="grid gap-2">
        <Button
          variant="quiet"
          className="min-h-11! justify-self-start px-5! py-2! text-sm"
          loading={step.at === 'busy'}
          onClick={learn}
        >
          {VOICE_COPY.learn}
        </Button>
        <p role="status" className="text-ink-2 text-sm leading-normal empty:hidden">
          {step.at === 'busy' ? VOICE_COPY.learning : step.at === 'idle' ? step.said : step.fault.text}
        </p>
      </div>
    );
  const { from, points } = step;
  return (
    <section aria-labelledby={id} className="grid gap-1 rounded-md bg-paper-2 px-4 py-3">
      <h3 id={id} className="font-semibold text-base">
        {VOICE_COPY.learned(from)}
      </h3>
      <p className="text-ink-2 text-sm leading-normal">{VOICE_COPY.learnedHint}</p>
      {points.map(({ name, value, now }) => (
        <Checkbox
          key={name}
          label={`${labelOf(name)}: ${value}${now === '' ? '' : ` (${VOICE_COPY.now(now)})`}`}
          checked={!left.includes(name)}
          onChange={({ target }) =>
            setLeft(target.checked ? left.filter((one) => one !== name) : [...left, name])
          }
        />
      ))}
      <div className="flex flex-wrap gap-2 pt-1">
        <Button
          variant="quiet"
          className="min-h-11! px-5! py-2! text-sm"
          disabled={left.length === points.length}
          onClick={() => {
            onFill(
              Object.fromEntries(
                points.filter(({ name }) => !left.includes(name)).map(({ name, value }) => [name, value]),
              ),
            );
            setStep({ at: 'idle', said: VOICE_COPY.filledIn });
          }}
        >
          {VOICE_COPY.use}
        </Button>
        <Button variant="text" className="text-sm" onClick={() => setStep({ at: 'idle', said: null })}>
          {VOICE_COPY.notNow}
        </Button>
      </div>
    </section>
  );
}

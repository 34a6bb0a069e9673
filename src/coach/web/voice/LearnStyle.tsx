import { useId, useState } from 'react';
import { type FreePoint, learnStyle, type StylePoint } from '#coach/style';
import { Button, Checkbox } from '#ui';
import type { Fault, PeopleActions } from '../people/use-people.ts';
import { VOICE_COPY } from './copy.ts';
import { type OwnVoice, type Proposed, proposedOf, withProposed } from './proposal.ts';

interface LearnStyleProps {
  actions: PeopleActions;
  /** What stands in the form. */
  voice: OwnVoice;
  /** What the reader wrote in the conversations on the screen: where nothing is kept, they are learned from. */
  ownTurns: () => readonly string[];
  onFill: (voice: OwnVoice) => void;
}

type Step =
  | { at: 'idle'; said: string | null }
  | { at: 'busy' }
  | { at: 'failed'; fault: Fault }
  | { at: 'proposed'; from: number; points: Proposed[] };

const labelOf = (point: string): string =>
  VOICE_COPY.points[point as StylePoint] ?? VOICE_COPY.free[point as FreePoint]?.label ?? point;

const wordsOf = ({ point, value, now }: Proposed): string =>
  point === null
    ? VOICE_COPY.fact(value)
    : `${labelOf(point)}: ${value}${now === '' ? '' : ` (${VOICE_COPY.now(now)})`}`;

/** How the reader writes, read from their own messages and shown as a proposal: nothing is filled in that they have not seen. */
export function LearnStyle({ actions, voice, ownTurns, onFill }: LearnStyleProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'idle', said: null });
  const [left, setLeft] = useState<readonly Proposed[]>([]);

  async function learn() {
    setStep({ at: 'busy' });
    try {
      const kept = await actions.client.learnedVoice();
      const onScreen = learnStyle(ownTurns());
      const learned = kept.from >= onScreen.from ? kept : onScreen;
      const { from } = learned;
      const points = proposedOf(learned, voice);
      setLeft([]);
      if (points.length === 0 && Object.keys(learned.style).length === 0)
        setStep({ at: 'idle', said: VOICE_COPY.tooFew(from) });
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
      {points.map((one) => (
        <Checkbox
          key={wordsOf(one)}
          label={wordsOf(one)}
          checked={!left.includes(one)}
          onChange={({ target }) =>
            setLeft(target.checked ? left.filter((other) => other !== one) : [...left, one])
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
              withProposed(
                voice,
                points.filter((one) => !left.includes(one)),
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

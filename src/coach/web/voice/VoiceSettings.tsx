import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { FREE_POINTS, STYLE_POINTS, type StylePoint, type StyleWords } from '#coach/style';
import type { Voice } from '#memory';
import { Button, describedBy, Field, inputClass, Notice, Select, Spinner, TextField } from '#ui';
import type { Fault, PeopleActions } from '../people/use-people.ts';
import { VOICE_COPY } from './copy.ts';
import { LearnStyle } from './LearnStyle.tsx';
import { asText, linesOf } from './voice-lines.ts';

export interface VoiceSettingsParts {
  actions: PeopleActions;
  /** Where nothing is kept at all: the way to the settings. */
  settings: { label: string; onOpen: () => void };
  /** What the reader wrote in the conversations on the screen. */
  ownTurns: () => readonly string[];
  /** Told how they write now. */
  onSaved: (style: StyleWords) => void;
  onClose: () => void;
}

const POINTS = Object.keys(STYLE_POINTS) as StylePoint[];

/** What may be said about the reader, what they never say, and how they write: as words that they can change. */
export default function VoiceSettings(parts: VoiceSettingsParts) {
  const { client, faultOf } = parts.actions;
  const [voice, setVoice] = useState<Voice | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const load = useCallback(() => {
    setFault(null);
    client.voice().then(setVoice, (error) => setFault(faultOf(error)));
  }, [client, faultOf]);
  useEffect(() => load(), [load]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">{VOICE_COPY.lead}</p>
      {!voice && !fault && <Spinner label={VOICE_COPY.loading} className="text-ink-2" />}
      {!voice && fault && (
        <Notice tone="danger">
          <p>{fault.text}</p>
          <Button variant="text" className="-ml-3 justify-self-start" onClick={load}>
            {VOICE_COPY.retry}
          </Button>
        </Notice>
      )}
      {voice && <VoiceForm voice={voice} {...parts} />}
    </div>
  );
}

function VoiceForm(parts: VoiceSettingsParts & { voice: Voice }) {
  const { voice, actions, settings, ownTurns, onSaved, onClose } = parts;
  const id = useId();
  const [facts, setFacts] = useState(asText(voice.facts));
  const [never, setNever] = useState(asText(voice.never));
  const [style, setStyle] = useState(voice.style);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  function point(name: string, value: string) {
    const { [name]: _before, ...others } = style;
    setStyle(value === '' ? others : { ...others, [name]: value });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await actions.client.changeVoice({ facts: linesOf(facts), never: linesOf(never), style });
      onSaved(style);
      onClose();
    } catch (error) {
      setFault(actions.faultOf(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={save} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LearnStyle
        actions={actions}
        voice={{ facts: linesOf(facts), style }}
        ownTurns={ownTurns}
        onFill={(learned) => {
          setFacts(asText(learned.facts));
          setStyle({ ...learned.style });
        }}
      />
      <Lines
        id={`${id}-facts`}
        label={VOICE_COPY.facts}
        hint={VOICE_COPY.factsHint}
        placeholder={VOICE_COPY.factsExample}
        value={facts}
        onChange={setFacts}
      />
      <Lines
        id={`${id}-never`}
        label={VOICE_COPY.never}
        hint={VOICE_COPY.neverHint}
        placeholder={VOICE_COPY.neverExample}
        value={never}
        onChange={setNever}
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">{VOICE_COPY.style}</legend>
        <p className="text-ink-2 text-sm leading-normal">{VOICE_COPY.styleHint}</p>
        <div className="grid grid-cols-2 items-end gap-3">
          {POINTS.map((name) => {
            const options: readonly string[] = STYLE_POINTS[name];
            const value = String(style[name] ?? '');
            // What was stored by other means is shown too.
            const all = value === '' || options.includes(value) ? options : [...options, value];
            return (
              <Field key={name} id={`${id}-${name}`} label={VOICE_COPY.points[name]}>
                <Select
                  id={`${id}-${name}`}
                  value={value}
                  onChange={(event) => point(name, event.target.value)}
                  className={`${inputClass} pl-3!`}
                >
                  <option value="">{VOICE_COPY.any}</option>
                  {all.map((option) => (
                    <option key={option} value={option}>
                      {option}
                    </option>
                  ))}
                </Select>
              </Field>
            );
          })}
          {FREE_POINTS.map((name) => (
            <div key={name} className={name === 'words' ? 'col-span-2' : 'col-span-2 sm:col-span-1'}>
              <TextField
                {...VOICE_COPY.free[name]}
                value={String(style[name] ?? '')}
                onChange={(event) => point(name, event.target.value)}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {fault && (
        <Notice tone="danger">
          <p>{fault.text}</p>
          {fault.code === 'memory-off' && (
            <Button variant="text" className="-ml-3 justify-self-start" onClick={settings.onOpen}>
              {settings.label}
            </Button>
          )}
        </Notice>
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex justify-end gap-3 border-line border-t bg-card px-6 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <Button variant="text" onClick={onClose}>
          {VOICE_COPY.cancel}
        </Button>
        <Button type="submit" className="min-h-11! px-6! py-2!" loading={busy}>
          {VOICE_COPY.save}
        </Button>
      </div>
    </form>
  );
}

interface LinesProps {
  id: string;
  label: string;
  hint: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A list that is written one a line. */
function Lines({ id, label, hint, placeholder, value, onChange }: LinesProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      <textarea
        id={id}
        value={value}
        rows={3}
        placeholder={placeholder}
        aria-describedby={describedBy(id, { label, hint })}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputClass} max-h-[30dvh] min-h-24 resize-none rounded-md! [field-sizing:content]`}
      />
    </Field>
  );
}

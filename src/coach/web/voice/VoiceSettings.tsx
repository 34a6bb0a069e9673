import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import type { Voice } from '#memory';
import { Button, describedBy, Field, inputClass, Notice, Spinner, TextField } from '#ui';
import { llmHost } from '../llm-host.ts';
import type { Fault, PeopleActions } from '../people/use-people.ts';
import { VOICE_COPY } from './copy.ts';
import { asText, linesOf } from './voice-lines.ts';

export interface VoiceSettingsParts {
  actions: PeopleActions;
  /** Where nothing is kept at all: the way to the settings. */
  settings: { label: string; onOpen: () => void };
  onClose: () => void;
}

type Point = keyof typeof VOICE_COPY.points;
const POINTS = Object.keys(VOICE_COPY.points) as Point[];
/** The name under which free words about the style are stored. */
const WORDS = 'words';

/** What may be said about the reader, what they never say, and how they write: as words that they can change. */
export default function VoiceSettings({ actions, settings, onClose }: VoiceSettingsParts) {
  const { client, faultOf } = actions;
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
      {voice && <VoiceForm voice={voice} actions={actions} settings={settings} onClose={onClose} />}
    </div>
  );
}

function VoiceForm({ voice, actions, settings, onClose }: VoiceSettingsParts & { voice: Voice }) {
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
      onClose();
    } catch (error) {
      setFault(actions.faultOf(error));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={save} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
        <p className="text-ink-2 text-sm leading-normal">
          {llmHost() ? VOICE_COPY.styleModel : VOICE_COPY.styleLocal}
        </p>
        <div className="grid gap-3 sm:grid-cols-3">
          {POINTS.map((name) => {
            const { label, options } = VOICE_COPY.points[name];
            const value = String(style[name] ?? '');
            // What was stored by other means is shown too.
            const all =
              value === '' || options.some((each) => each === value) ? options : [...options, value];
            return (
              <Field key={name} id={`${id}-${name}`} label={label}>
                <select
                  id={`${id}-${name}`}
                  value={value}
                  onChange={(event) => point(name, event.target.value)}
                  className={`${inputClass} px-3!`}
                >
                  <option value="">{VOICE_COPY.any}</option>
                  {all.map((option) => (
                    <option key={option} value={option}>
                      {option}
                    </option>
                  ))}
                </select>
              </Field>
            );
          })}
        </div>
        <TextField
          label={VOICE_COPY.words}
          hint={VOICE_COPY.wordsHint}
          value={String(style[WORDS] ?? '')}
          onChange={(event) => point(WORDS, event.target.value)}
        />
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

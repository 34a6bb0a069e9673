import { useRef, useState } from 'react';
import type { Tone } from '#coach';
import { Button, Notice } from '#ui';
import { Example } from '../asking/Example.tsx';
import type { FromReplies } from '../asking/from-replies.ts';
import { TextBox } from '../asking/TextBox.tsx';
import { Trouble } from '../asking/Trouble.tsx';
import { textFault } from '../asking/text-fault.ts';
import { type AskingParts, useAsking } from '../asking/use-asking.ts';
import { Workspace } from '../asking/Workspace.tsx';
import { WrittenBy } from '../asking/WrittenBy.tsx';
import { useScreenshots } from '../screenshots/use-screenshots.tsx';
import { EXAMPLE_PROFILE, OPENERS_COPY } from './copy.ts';
import { Openers } from './Openers.tsx';
import { askForOpeners, type OpenersAnswer, type OpenersQuestion } from './openers-client.ts';

/** A profile in, first messages out, each about other words of it. */
export default function OpenersPanel(parts: AskingParts & { fromReplies: FromReplies }) {
  const [profile, setProfile] = useState('');
  const [tone, setTone] = useState<Tone>(parts.fromReplies.tone);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const asking = useAsking<OpenersQuestion, OpenersAnswer>(parts, {
    send: (transport, question, signal) => askForOpeners(transport, question, { signal }),
    spoken,
  });
  const { answer, phase } = asking;
  const busy = phase === 'asking';
  const screenshots = useScreenshots({
    wanted: 'text',
    onText: (text) => {
      setProfile((before) => (before.trim() === '' ? text : `${before.trim()}\n${text}`));
      setFault(null);
    },
  });

  function ask(text: string) {
    const found = textFault(text, OPENERS_COPY.blank);
    setFault(found);
    if (found) return box.current?.focus();
    asking.ask({ profile: text.trim(), tone, shown: [] });
  }

  return (
    <Workspace
      heading={OPENERS_COPY.heading}
      line={OPENERS_COPY.line}
      fields={
        <div {...screenshots.target} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <TextBox
            tall
            ref={box}
            label={OPENERS_COPY.profile}
            placeholder={OPENERS_COPY.placeholder}
            value={profile}
            error={fault}
            onChange={(text) => {
              setProfile(text);
              setFault(null);
            }}
            onSend={() => !busy && ask(profile)}
          />
          {screenshots.button('-ml-3 justify-self-start text-sm')}
        </div>
      }
      tone={{ value: tone, onChoose: setTone }}
      button={OPENERS_COPY.suggest}
      busy={busy}
      busyLine={OPENERS_COPY.thinking}
      onAsk={() => ask(profile)}
      resultName={OPENERS_COPY.result}
      arrived={asking.failure ?? answer?.question.profile ?? null}
    >
      {screenshots.dialog}
      <Trouble failure={asking.failure} onRetry={asking.retry} />
      {!answer && phase === 'idle' && (
        <Example
          line={OPENERS_COPY.exampleLine}
          text={EXAMPLE_PROFILE}
          onTry={() => {
            setProfile(EXAMPLE_PROFILE);
            ask(EXAMPLE_PROFILE);
          }}
        />
      )}
      {answer && answer.value.openers.length === 0 && (
        <Notice tone="info" role="note" title={OPENERS_COPY.none}>
          {OPENERS_COPY.noneLine}
        </Notice>
      )}
      {answer && answer.value.openers.length > 0 && (
        <>
          <Openers profile={answer.question.profile} openers={answer.value.openers} />
          <WrittenBy engine={answer.value.engine} />
          {answer.value.fresh.length === 0 ? (
            <p className="justify-self-end text-ink-2">{OPENERS_COPY.noMore}</p>
          ) : (
            <Button
              variant="quiet"
              data-key="r"
              className="justify-self-end"
              aria-disabled={busy || undefined}
              onClick={() => !busy && asking.ask({ ...answer.question, tone, shown: answer.value.openers })}
            >
              {OPENERS_COPY.more}
            </Button>
          )}
        </>
      )}
    </Workspace>
  );
}

function spoken({ openers, fresh }: OpenersAnswer): string {
  if (openers.length === 0) return `${OPENERS_COPY.none}. ${OPENERS_COPY.noneLine}`;
  if (fresh.length === 0) return OPENERS_COPY.noMore;
  return [OPENERS_COPY.ready(fresh.length), ...fresh.map(({ text }) => text)].join(' ');
}

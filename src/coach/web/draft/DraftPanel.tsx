import { useRef, useState } from 'react';
import type { Tone } from '#coach';
import { Example } from '../asking/Example.tsx';
import type { FromReplies } from '../asking/from-replies.ts';
import { TextBox } from '../asking/TextBox.tsx';
import { Trouble } from '../asking/Trouble.tsx';
import { lengthFault, textFault } from '../asking/text-fault.ts';
import { type AskingParts, useAsking } from '../asking/use-asking.ts';
import { Workspace } from '../asking/Workspace.tsx';
import { WrittenBy } from '../asking/WrittenBy.tsx';
import { Checked } from './Checked.tsx';
import { DRAFT_COPY, EXAMPLE_DRAFT, verdictOf } from './copy.ts';
import { checkDraft, type DraftAnswer, type DraftQuestion } from './draft-client.ts';
import { tellScore } from './score-parts.ts';

type Faults = { draft: string | null; message: string | null };
const NO_FAULTS: Faults = { draft: null, message: null };

/** The reader's own words before they are sent: what they score and why, and how they could go. */
export default function DraftPanel(parts: AskingParts & { fromReplies: FromReplies }) {
  const { theirs, tone: toneThere } = parts.fromReplies;
  const [draft, setDraft] = useState('');
  /** Null: the one under Replies. */
  const [ownMessage, setMessage] = useState<string | null>(null);
  const message = ownMessage ?? theirs;
  const [tone, setTone] = useState<Tone>(toneThere);
  const [faults, setFaults] = useState(NO_FAULTS);
  const draftBox = useRef<HTMLTextAreaElement>(null);
  const messageBox = useRef<HTMLTextAreaElement>(null);
  const asking = useAsking<DraftQuestion, DraftAnswer>(parts, {
    send: (transport, question, signal) => checkDraft(transport, question, { signal }),
    spoken,
  });
  const { answer, phase } = asking;
  const busy = phase === 'asking';

  function ask(given: { draft: string; message: string }) {
    const found = { draft: textFault(given.draft, DRAFT_COPY.blank), message: lengthFault(given.message) };
    setFaults(found);
    if (found.draft) return draftBox.current?.focus();
    if (found.message) return messageBox.current?.focus();
    asking.ask({ draft: given.draft.trim(), message: given.message.trim(), tone });
  }
  const send = () => !busy && ask({ draft, message });

  return (
    <Workspace
      heading={DRAFT_COPY.heading}
      line={DRAFT_COPY.line}
      fields={
        <>
          <TextBox
            tall
            ref={draftBox}
            label={DRAFT_COPY.draft}
            placeholder={DRAFT_COPY.draftPlaceholder}
            value={draft}
            error={faults.draft}
            onChange={(text) => {
              setDraft(text);
              setFaults({ ...faults, draft: null });
            }}
            onSend={send}
          />
          <TextBox
            ref={messageBox}
            label={DRAFT_COPY.message}
            placeholder={DRAFT_COPY.messagePlaceholder}
            hint={ownMessage === null && theirs !== '' ? DRAFT_COPY.messageTaken : DRAFT_COPY.messageHint}
            value={message}
            error={faults.message}
            onChange={(text) => {
              setMessage(text);
              setFaults({ ...faults, message: null });
            }}
            onSend={send}
          />
        </>
      }
      tone={{ value: tone, onChoose: setTone }}
      button={DRAFT_COPY.check}
      busy={busy}
      busyLine={DRAFT_COPY.checking}
      onAsk={send}
      resultName={DRAFT_COPY.result}
      arrived={asking.failure ?? answer}
    >
      <Trouble failure={asking.failure} onRetry={asking.retry} />
      {!answer && phase === 'idle' && (
        <Example
          line={DRAFT_COPY.example}
          text={EXAMPLE_DRAFT.draft}
          mine
          onTry={() => {
            setDraft(EXAMPLE_DRAFT.draft);
            setMessage(EXAMPLE_DRAFT.message);
            ask(EXAMPLE_DRAFT);
          }}
        />
      )}
      {answer && <Checked draft={answer.question.draft} checked={answer.value} />}
      {answer && answer.value.rewrites.length > 0 && <WrittenBy engine={answer.value.engine} />}
    </Workspace>
  );
}

function spoken({ score, rewrites }: DraftAnswer): string {
  const { warning, toChange } = tellScore(score);
  const first = rewrites[0];
  return [
    warning ? `${DRAFT_COPY.warning}. ${warning}` : DRAFT_COPY.ready(score.total, verdictOf(score.total)),
    ...(warning ? [] : toChange.map(({ why }) => why)),
    ...(first ? [`${warning ? DRAFT_COPY.instead : DRAFT_COPY.rewrite}: ${first.text}`] : []),
  ].join(' ');
}

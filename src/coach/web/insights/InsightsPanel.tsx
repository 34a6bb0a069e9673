import { useRef, useState } from 'react';
import { parseTranscript, type TranscriptTurn } from '#coach/transcript';
import { Example } from '../asking/Example.tsx';
import { TextBox } from '../asking/TextBox.tsx';
import { Trouble } from '../asking/Trouble.tsx';
import { lengthFault } from '../asking/text-fault.ts';
import { type AskingParts, useAsking } from '../asking/use-asking.ts';
import { Workspace } from '../asking/Workspace.tsx';
import { WrittenBy } from '../asking/WrittenBy.tsx';
import { useScreenshots } from '../screenshots/use-screenshots.tsx';
import { EXAMPLE_CONVERSATION, INSIGHTS_COPY } from './copy.ts';
import { askForInsights, type InsightsAnswer } from './insights-client.ts';
import { Noticed } from './Noticed.tsx';
import { type TakenApart, Turns } from './Turns.tsx';
import { labelledLines, MOST_TURNS, tellInsights } from './talk.ts';

/** A whole conversation in, what it shows out: tied to the words of both sides. */
export default function InsightsPanel(parts: AskingParts) {
  const [pasted, setPasted] = useState('');
  /** The conversation taken apart; null while it is still a text. */
  const [talk, setTalk] = useState<TakenApart | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const asking = useAsking<readonly TranscriptTurn[], InsightsAnswer>(parts, {
    send: (transport, turns, signal) => askForInsights(transport, turns, { signal }),
    spoken,
  });
  const { answer, phase } = asking;
  const busy = phase === 'asking';

  function refuse(words: string) {
    setFault(words);
    box.current?.focus();
  }

  /** From text to turns, and asks. */
  function takeApart(text: string, me?: string) {
    if (text.trim() === '') return refuse(INSIGHTS_COPY.blank);
    const { kind, turns, names, me: mine, sides, leftOut } = parseTranscript(text, me ? { me } : {});
    if (kind === 'message') return refuse(INSIGHTS_COPY.notAChat);
    const read = turns.slice(-MOST_TURNS);
    const tooLong = read.map(({ text }) => lengthFault(text)).find((words) => words !== null);
    if (tooLong) return refuse(tooLong);
    setFault(null);
    setTalk({
      turns: read,
      all: turns.length,
      leftOut,
      names,
      me: mine,
      asksWho: me !== undefined || sides !== 'certain',
    });
    asking.ask(read);
  }
  const send = () => {
    if (busy) return;
    if (talk) asking.ask(talk.turns);
    else takeApart(pasted);
  };
  const screenshots = useScreenshots({
    wanted: 'turns',
    onTurns: (turns) => {
      const read = turns.slice(-MOST_TURNS);
      setFault(null);
      // As a text, so that it can be changed like one that was pasted.
      setPasted(labelledLines(turns));
      setTalk({ turns: read, all: turns.length, leftOut: 0, names: [], me: null, asksWho: false });
      asking.ask(read);
    },
  });
  const shownAnswer = answer && talk ? answer : null;

  return (
    <Workspace
      heading={INSIGHTS_COPY.heading}
      line={INSIGHTS_COPY.line}
      fields={
        talk ? (
          <Turns
            talk={talk}
            insights={shownAnswer?.question === talk.turns ? shownAnswer.value.insights : []}
            stale={!busy && phase !== 'failed' && asking.asked !== talk.turns}
            onTurns={(turns) => setTalk({ ...talk, turns })}
            onWho={(name) => takeApart(pasted, name)}
            onEdit={() => setTalk(null)}
          />
        ) : (
          <div {...screenshots.target} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <TextBox
              tall
              ref={box}
              label={INSIGHTS_COPY.conversation}
              placeholder={INSIGHTS_COPY.placeholder}
              hint={INSIGHTS_COPY.hint}
              limit={Number.POSITIVE_INFINITY}
              value={pasted}
              error={fault}
              onChange={(text) => {
                setPasted(text);
                setFault(null);
              }}
              onSend={send}
            />
            {screenshots.button('-ml-3 justify-self-start text-sm')}
          </div>
        )
      }
      button={INSIGHTS_COPY.read}
      busy={busy}
      busyLine={INSIGHTS_COPY.reading}
      onAsk={send}
      resultName={INSIGHTS_COPY.result}
      arrived={asking.failure ?? answer}
    >
      {screenshots.dialog}
      <Trouble failure={asking.failure} onRetry={asking.retry} />
      {!answer && phase === 'idle' && (
        <Example
          line={INSIGHTS_COPY.exampleLine}
          text={EXAMPLE_CONVERSATION}
          onTry={() => {
            setPasted(EXAMPLE_CONVERSATION);
            takeApart(EXAMPLE_CONVERSATION);
          }}
        />
      )}
      {answer && (
        <>
          <Noticed turns={answer.question} insights={answer.value.insights} />
          <WrittenBy engine={answer.value.engine} />
        </>
      )}
    </Workspace>
  );
}

function spoken({ insights }: InsightsAnswer): string {
  const { care, next, bySubject } = tellInsights(insights);
  const told = [...care, ...(next ? [next] : []), ...bySubject.flatMap(({ insights }) => insights)];
  return [INSIGHTS_COPY.ready(told.length), ...told.map(({ title, detail }) => `${title}. ${detail}`)].join(
    ' ',
  );
}

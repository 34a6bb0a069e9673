import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseTranscript, type TranscriptTurn } from '#coach/transcript';
import { Button } from '#ui';
import { Example } from '../asking/Example.tsx';
import type { FromReplies } from '../asking/from-replies.ts';
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
import { useTalkThere } from './use-talk-there.ts';

interface InsightsParts extends AskingParts {
  fromReplies: FromReplies;
  /** This tab is the one in sight. */
  shown: boolean;
}

/** A whole conversation in, what it shows out: tied to the words of both sides. It is the one under Replies, or another that is pasted. */
export default function InsightsPanel(parts: InsightsParts) {
  const there = useTalkThere(parts.fromReplies, parts.shown);
  /** A conversation is pasted here; else the one under Replies is followed. */
  const [own, setOwn] = useState(false);
  const source = own ? OWN : parts.fromReplies.person;
  /** What the answer is about. */
  const [askedOf, setAskedOf] = useState(source);
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
  useEffect(() => {
    if (!own) setTalk(there.length === 0 ? null : wholeOf(there));
  }, [own, there]);

  function read(turns: readonly TranscriptTurn[], of: string) {
    setAskedOf(of);
    asking.ask(turns);
  }

  function refuse(words: string) {
    setFault(words);
    box.current?.focus();
  }

  /** From text to turns, and asks. */
  function takeApart(text: string, me?: string) {
    if (text.trim() === '') return refuse(INSIGHTS_COPY.blank);
    const { kind, turns, names, me: mine, sides, leftOut } = parseTranscript(text, me ? { me } : {});
    if (kind === 'message') return refuse(INSIGHTS_COPY.notAChat);
    const last = turns.slice(-MOST_TURNS);
    const tooLong = last.map(({ text }) => lengthFault(text)).find((words) => words !== null);
    if (tooLong) return refuse(tooLong);
    setFault(null);
    setOwn(true);
    setTalk({
      turns: last,
      all: turns.length,
      leftOut,
      names,
      me: mine,
      asksWho: me !== undefined || sides !== 'certain',
    });
    read(last, OWN);
  }
  const send = () => {
    if (busy) return;
    if (talk) read(talk.turns, source);
    else takeApart(pasted);
  };
  const screenshots = useScreenshots({
    wanted: 'turns',
    onTurns: (turns) => {
      const last = turns.slice(-MOST_TURNS);
      setFault(null);
      setOwn(true);
      // As a text, so that it can be changed like one that was pasted.
      setPasted(labelledLines(turns));
      setTalk(wholeOf(turns));
      read(last, OWN);
    },
  });
  const isAsked = asking.asked !== null && askedOf === source;
  const shownAnswer = isAsked ? answer : null;

  /** To the text of what stands there as turns, or to an empty box. */
  function toText(text: string) {
    // What is said of words that are only put right stays.
    if (text !== '' && askedOf === source) setAskedOf(OWN);
    flushSync(() => {
      setOwn(true);
      setPasted(text);
      setTalk(null);
    });
    box.current?.focus();
  }

  return (
    <Workspace
      heading={INSIGHTS_COPY.heading}
      line={INSIGHTS_COPY.line}
      fields={
        talk ? (
          <>
            {!own && (
              <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-sm">
                {INSIGHTS_COPY.fromReplies}
                <Button variant="text" className="-ml-3 text-sm" onClick={() => toText('')}>
                  {INSIGHTS_COPY.pasteAnother}
                </Button>
              </p>
            )}
            <Turns
              talk={talk}
              insights={shownAnswer?.question === talk.turns ? shownAnswer.value.insights : []}
              stale={
                isAsked && !busy && phase !== 'failed' && asking.asked !== talk.turns
                  ? own
                    ? INSIGHTS_COPY.changed
                    : INSIGHTS_COPY.changedThere
                  : null
              }
              onTurns={(turns) => setTalk({ ...talk, turns })}
              onWho={(name) => takeApart(pasted, name)}
              onEdit={() => toText(own ? pasted : labelledLines(talk.turns))}
            />
          </>
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
                setOwn(true);
                setFault(null);
              }}
              onSend={send}
            />
            <div className="flex flex-wrap gap-x-3">
              {screenshots.button('-ml-3 text-sm')}
              {own && there.length > 0 && (
                <Button variant="text" className="-ml-3 text-sm" onClick={() => setOwn(false)}>
                  {INSIGHTS_COPY.takeReplies}
                </Button>
              )}
            </div>
          </div>
        )
      }
      button={INSIGHTS_COPY.read}
      busy={busy}
      busyLine={INSIGHTS_COPY.reading}
      onAsk={send}
      resultName={INSIGHTS_COPY.result}
      arrived={asking.failure ?? shownAnswer}
    >
      {screenshots.dialog}
      <Trouble failure={asking.failure} onRetry={asking.retry} />
      {!isAsked && !busy && talk === null && (
        <Example
          line={INSIGHTS_COPY.exampleLine}
          text={EXAMPLE_CONVERSATION}
          onTry={() => {
            setPasted(EXAMPLE_CONVERSATION);
            takeApart(EXAMPLE_CONVERSATION);
          }}
        />
      )}
      {shownAnswer && (
        <>
          <Noticed turns={shownAnswer.question} insights={shownAnswer.value.insights} />
          <WrittenBy engine={shownAnswer.value.engine} />
        </>
      )}
    </Workspace>
  );
}

/** In place of a person's id: a conversation that is pasted here. */
const OWN = 'own';

/** A conversation whose sides are known. */
const wholeOf = (turns: readonly TranscriptTurn[]): TakenApart => ({
  turns: turns.slice(-MOST_TURNS),
  all: turns.length,
  leftOut: 0,
  names: [],
  me: null,
  asksWho: false,
});

function spoken({ insights }: InsightsAnswer): string {
  const { care, next, bySubject } = tellInsights(insights);
  const told = [...care, ...(next ? [next] : []), ...bySubject.flatMap(({ insights }) => insights)];
  return [INSIGHTS_COPY.ready(told.length), ...told.map(({ title, detail }) => `${title}. ${detail}`)].join(
    ' ',
  );
}

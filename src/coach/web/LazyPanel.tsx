import { Component, type ComponentType, lazy, Suspense } from 'react';
import { Button, ChunkFault, loadInTime, Notice, Spinner } from '#ui';
import type { AskingParts } from './asking/use-asking.ts';
import { CYRANO_COPY } from './copy.ts';

export type Panel = ComponentType<AskingParts>;
type Load = () => Promise<{ default: Panel }>;

interface LazyPanelProps {
  load: Load;
  parts: AskingParts;
}

interface LazyPanelState {
  panel: Panel;
  fault: unknown;
}

/** A panel whose script comes as a file of its own. Where it does not come, it can be asked for again. */
export class LazyPanel extends Component<LazyPanelProps, LazyPanelState> {
  override state: LazyPanelState = { panel: lazily(this.props.load), fault: null };

  static getDerivedStateFromError(fault: unknown): Partial<LazyPanelState> {
    return { fault };
  }

  override render() {
    const { panel: Shown, fault } = this.state;
    if (fault === null)
      return (
        <Suspense fallback={<Spinner label={CYRANO_COPY.panelLoading} className="p-6 text-ink-2" />}>
          <Shown {...this.props.parts} />
        </Suspense>
      );
    // Only a script that did not come is ours to mend.
    if (!(fault instanceof ChunkFault)) throw fault;
    return (
      <Notice tone="danger" title={CYRANO_COPY.panelMissing} className="m-4 min-[769px]:m-8">
        <p>{CYRANO_COPY.panelMissingLine}</p>
        <Button
          variant="text"
          className="-ml-3 justify-self-start"
          onClick={() => this.setState({ panel: lazily(this.props.load), fault: null })}
        >
          {CYRANO_COPY.retry}
        </Button>
      </Notice>
    );
  }
}

const lazily = (load: Load): Panel => lazy(() => loadInTime(load));

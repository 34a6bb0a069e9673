import { Component, type ComponentType, lazy, Suspense } from 'react';
import { Button, ChunkFault, loadInTime, Notice, Spinner } from '#ui';
import { CYRANO_COPY } from './copy.ts';

type Load<Parts> = () => Promise<{ default: ComponentType<Parts> }>;

interface LazyPanelProps<Parts> {
  load: Load<Parts>;
  parts: Parts;
}

interface LazyPanelState<Parts> {
  panel: ComponentType<Parts>;
  fault: unknown;
}

/** A part whose script comes as a file of its own. Where it does not come, it can be asked for again. */
export class LazyPanel<Parts extends object> extends Component<LazyPanelProps<Parts>, LazyPanelState<Parts>> {
  override state: LazyPanelState<Parts> = { panel: lazily(this.props.load), fault: null };

  static getDerivedStateFromError(fault: unknown): Partial<LazyPanelState<never>> {
    return { fault };
  }

  /** The next try asks for the script again. */
  override componentDidCatch(): void {
    made.delete(this.props.load);
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

/** Made once for each script: a part that is here already is drawn at once, without the pause after a spinner. */
const made = new WeakMap<object, unknown>();

function lazily<Parts extends object>(load: Load<Parts>): ComponentType<Parts> {
  const known = made.get(load) as ComponentType<Parts> | undefined;
  const panel = known ?? (lazy(() => loadInTime(load)) as unknown as ComponentType<Parts>);
  made.set(load, panel);
  return panel;
}

/** Fetches a part before it is wanted: it is then drawn at once, where a first suspense would hold it back for 0.3 s. */
export async function fetchAhead<Parts extends object>(load: Load<Parts>): Promise<void> {
  try {
    const { default: panel } = await loadInTime(load);
    made.set(load, panel);
  } catch {
    // Asked for again when it is wanted, and told there if it does not come.
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import { issued, type Action } from '@quiltwright/shared/model/command';
import { nothingCopied, type Copying } from '@quiltwright/shared/model/copying';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import { areSameSelected, type Selection } from '@quiltwright/shared/model/selection';
import { createSession } from '../../server/session/session';
import { SystemClipboard, type CopiedForm } from './clipboard/system-clipboard';

/** The longest time between two nudges that form one step of the history, in milliseconds. */
const BURST = 500;

/** The editor's state that isn't part of the document: the selection and the copied items. */
interface Held extends Copying<unknown> {
  selection: Selection;
}

/** The document's store, the settings and the rules of one editor. */
interface Handled<Design, Content, State extends Held> {
  /** The store of the open document. */
  store: StoreApi<OpenDocument<Design, Content>>;
  /** The state at first, with nothing selected or copied. */
  untouched: State;
  selectionAfterUndo: (before: Design, now: OpenDocument<Design, Content>, selection: Selection) => Selection;
  /** Returns the selection after the document changed in another way than by a command, undo or redo. */
  sameSelected: (before: Design, after: Design, selection: Selection) => Selection;
  /** Writes and reads copied items as text for the system's clipboard. */
  copied: CopiedForm<NonNullable<State['clipboard']>[number]>;
  /** Two settings. `snaps` turns on snapping, and `selectsMore` makes taps add to the selection. */
  options: Pick<StoreApi<{ snaps: boolean; selectsMore: boolean }>, 'getState'>;
}

/**
 * Creates an editor's state for arranging items: the selection, the copied items, and the actions on the
 * document.
 */
export function createItemEditing<Design, Content, State extends Held>(
  tab: Tab,
  { store, untouched, selectionAfterUndo, sameSelected, copied, options }: Handled<Design, Content, State>,
) {
  type Work = State & { document: OpenDocument<Design, Content> };
  const session = tab.get(createSession);
  const state = createStore<State>(() => untouched);
  const system = new SystemClipboard(state, copied, session);
  let isRunning = false;

  store.subscribe((now, before) => {
    if (isRunning || now.design === before.design) return;
    const { selection, clipboard } = state.getState();
    if (now.id !== before.id) {
      state.setState({ ...untouched, clipboard });
      return;
    }
    const neighbours = [before.past.at(-1), before.future.at(-1)];
    const isUndone = neighbours.some((step) => step?.design === now.design);
    const next = isUndone
      ? selectionAfterUndo(before.design, now, selection)
      : sameSelected(before.design, now.design, selection);
    state.setState((held) => ({ ...held, selection: next }));
  });

  // Another quilter on this device must not see the copied items.
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) state.setState((held) => ({ ...held, ...nothingCopied }));
  });

  /** Returns the selection, the copied items and the document, up to date even right after `run`. */
  const work = (): Work => ({ ...state.getState(), document: store.getState() });
  const run = (action: Action<Work>): void => {
    const before = work();
    if (!action.canRun(before)) return;
    const { document, ...held } = issued(action).run(before);
    isRunning = true;
    try {
      // `held` has all fields of the state, because the work consists of the state and the document.
      state.setState(held as unknown as State);
      if (document !== before.document) store.setState(document);
    } finally {
      isRunning = false;
    }
  };

  let latestNudge = { time: -Infinity, selection: untouched.selection, burst: '' };
  return {
    state,
    /** Shares copied items with the system's clipboard. */
    system,
    work,
    run,
    snaps: () => options.getState().snaps,
    selectsMore: () => options.getState().selectsMore,
    /**
     * Returns the id of the burst to which a new nudge belongs. A nudge is a key press that moves or resizes the
     * selection by a small step. A burst is several nudges of the same selection in quick succession; it is one step of
     * the history.
     */
    burst: (): string => {
      const { selection } = state.getState();
      const [time, before] = [performance.now(), latestNudge];
      const goesOn = time - before.time < BURST && areSameSelected(before.selection, selection);
      latestNudge = { time, selection, burst: goesOn ? before.burst : crypto.randomUUID() };
      return latestNudge.burst;
    },
  };
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import type { Action } from '../../model/command';
import { nothingCopied, type Copying } from '../../model/copying';
import type { OpenDocument } from '../../model/open-document';
import { areSameSelected, type Selection } from '../../model/selection';
import { createSession } from '../../server/session';
import { SystemClipboard, type CopiedForm } from './system-clipboard';

/** Milliseconds between nudges that are one step of the history. */
const BURST = 500;

/** What is held beside the document. */
interface Held extends Copying<unknown> {
  selection: Selection;
}

/** On what a hand works. */
interface Handled<Design, Content, State extends Held> {
  /** The document of the session. */
  store: StoreApi<OpenDocument<Design, Content>>;
  /** What is held before anything was done. */
  untouched: State;
  /** What is selected once undo or redo was done. */
  selectionAfterUndo: (before: Design, now: OpenDocument<Design, Content>, selection: Selection) => Selection;
  /** What stays selected where neither a command nor undo changed the document. */
  sameSelected: (before: Design, after: Design, selection: Selection) => Selection;
  /** How what it has copied lies on the clipboard of the device. */
  copied: CopiedForm<NonNullable<State['clipboard']>[number]>;
  /** How the hand works: whether what it moves snaps, and whether taps add to what is selected. */
  options: Pick<StoreApi<{ snaps: boolean; selectsMore: boolean }>, 'getState'>;
}

/** The hand that arranges items, on whichever table: what it has selected and copied, and what it does to the document. */
export function createItemHand<Design, Content, State extends Held>(
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

  // What one quilter copied is nobody else's.
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) state.setState((held) => ({ ...held, ...nothingCopied }));
  });

  /** What is worked on, as it is now: also right after `run`. */
  const work = (): Work => ({ ...state.getState(), document: store.getState() });
  const run = (action: Action<Work>): void => {
    const before = work();
    if (!action.canRun(before)) return;
    const { document, ...held } = action.run(before);
    isRunning = true;
    try {
      // What is worked on is what is held and the document.
      state.setState(held as unknown as State);
      if (document !== before.document) store.setState(document);
    } finally {
      isRunning = false;
    }
  };

  let latestNudge = { time: -Infinity, selection: untouched.selection };
  return {
    state,
    /** What it has copied, on the clipboard of the device. */
    system,
    work,
    run,
    snaps: () => options.getState().snaps,
    selectsMore: () => options.getState().selectsMore,
    /** Whether the nudge that comes now goes on with the one before: soon after it, of the same items. */
    isBurst: (): boolean => {
      const { time, selection } = latestNudge;
      latestNudge = { time: performance.now(), selection: state.getState().selection };
      return latestNudge.time - time < BURST && areSameSelected(selection, latestNudge.selection);
    },
  };
}

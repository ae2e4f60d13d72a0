import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import {
  newArrangementState,
  sameSelected,
  selectionAfterUndo,
  type Arrangement,
  type ArrangementAction,
  type ArrangementState,
} from '../../model/free-form/arrangement';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { createSession } from '../../server/session';

/** Inches by which a press moves blocks. */
export const steps = [1, 5] as const;

/** How a hand works on the quilt. */
interface HandOptions {
  step: (typeof steps)[number];
  /** Taps add to what is selected. */
  selectsMore: boolean;
}

/** The hand on the free form quilt: what it has selected, how it works, and what it does to the document. */
export function createArrangementHand(tab: Tab) {
  const { store } = tab.get(createFreeFormSession);
  const session = tab.get(createSession);
  const state = createStore<ArrangementState>(() => newArrangementState);
  const options = createStore<HandOptions>(() => ({ step: steps[0], selectsMore: false }));
  let isRunning = false;

  store.subscribe((now, before) => {
    if (isRunning || now.design === before.design) return;
    const { selection, clipboard } = state.getState();
    if (now.id !== before.id) {
      state.setState({ ...newArrangementState, clipboard });
      return;
    }
    const neighbours = [before.past.at(-1), before.future.at(-1)];
    const isUndone = neighbours.some((step) => step?.design === now.design);
    state.setState({
      selection: isUndone
        ? selectionAfterUndo(before.design, now, selection)
        : sameSelected(before.design, now.design, selection),
    });
  });

  // What one quilter copied is nobody else's.
  session.subscribe((now, before) => {
    if (now.quilterNum !== before.quilterNum) state.setState({ clipboard: newArrangementState.clipboard });
  });

  const arrangement = (): Arrangement => ({ ...state.getState(), document: store.getState() });
  return {
    /** As it is now: also right after `run`. */
    arrangement,
    /** Does what can be done; without leave it changes nothing. */
    run: (action: ArrangementAction): void => {
      const before = arrangement();
      if (!action.canRun(before)) return;
      const { document, ...next } = action.run(before);
      isRunning = true;
      try {
        state.setState(next);
        if (document !== before.document) store.setState(document);
      } finally {
        isRunning = false;
      }
    },
    state,
    options,
  };
}

export type ArrangementHand = ReturnType<typeof createArrangementHand>;

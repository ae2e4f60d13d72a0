import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../browser/tab';
import {
  noArrangementMarks,
  type ArrangementMarks,
  type ArrangementTable,
} from '../../editor/tools/arrangement-table';
import {
  newArrangementState,
  sameSelected,
  selectionAfterUndo,
  type Arrangement,
  type ArrangementAction,
  type ArrangementState,
} from '../../model/free-form/arrangement';
import type { Selection } from '../../model/selection';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { Watched } from '../../render/watched';
import { createSession } from '../../server/session';
import type { ArrangementTool } from './arrangement-tools';

/** Inches by which a press moves blocks. */
export const steps = [1, 5] as const;

/** Milliseconds between nudges that are one step of the history. */
const BURST = 500;

/** How a hand works on the quilt. */
interface HandOptions {
  tool: ArrangementTool;
  snaps: boolean;
  step: (typeof steps)[number];
  /** Taps add to what is selected. */
  selectsMore: boolean;
}

/** The hand on the free form quilt: what it has selected, how it works, and what it does to the document. */
export function createArrangementHand(tab: Tab) {
  const { store } = tab.get(createFreeFormSession);
  const session = tab.get(createSession);
  const state = createStore<ArrangementState>(() => newArrangementState);
  const options = createStore<HandOptions>(() => ({
    tool: 'select',
    snaps: true,
    step: steps[0],
    selectsMore: false,
  }));
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
  const table: ArrangementTable = {
    arrangement,
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
    snaps: () => options.getState().snaps,
    selectsMore: () => options.getState().selectsMore,
    marks: new Watched<ArrangementMarks>(noArrangementMarks),
  };

  let latestNudge = { time: -Infinity, selection: state.getState().selection };
  /** Whether the nudge that comes now goes on with the one before: soon after it, of the same blocks. */
  const isBurst = (): boolean => {
    const { time, selection } = latestNudge;
    latestNudge = { time: performance.now(), selection: state.getState().selection };
    return latestNudge.time - time < BURST && isSame(selection, latestNudge.selection);
  };
  return { ...table, state, options, isBurst };
}

function isSame(one: Selection, other: Selection): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

export type ArrangementHand = ReturnType<typeof createArrangementHand>;

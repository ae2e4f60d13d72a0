import { notify, takeBack, type NoticeAction } from '../../ui/basics/notify';

interface History {
  store: { getState: () => { past: readonly unknown[]; future: readonly unknown[] } };
  undo: () => void;
  redo: () => void;
}

/** Undoes the latest step, or shows a notice that there is nothing to undo. */
export function undoIn({ store, undo }: History): void {
  if (store.getState().past.length > 0) undo();
  else notify('Nothing to undo.');
}

/** Redoes the last undone step, or shows a notice that there is nothing to redo. */
export function redoIn({ store, redo }: History): void {
  if (store.getState().future.length > 0) redo();
  else notify('Nothing to redo.');
}

interface OpenDocument<Design> {
  id: string;
  design: Design;
  past: readonly unknown[];
}

interface Documents<Design> {
  getState: () => OpenDocument<Design>;
  subscribe: (listener: (state: OpenDocument<Design>, before: OpenDocument<Design>) => void) => void;
}

interface StepNoticeOptions<Design> {
  action?: NoticeAction;
  /** Returns true while the notice is true for a design. By default, the notice is true until the step is undone. */
  isTrue?: (design: Design) => boolean;
}

interface StepNotice {
  words: string;
  /** The number of steps that followed the step of this notice; −1 once that step is undone. */
  stepsAfter: number;
  isUntrue: (state: OpenDocument<object>, stepsAfter: number) => boolean;
}

/** For each store, the latest notice about a step of its document. */
const latest = new WeakMap<object, StepNotice>();
const watched = new WeakSet();

/**
 * Shows a notice about a step of the history that began with the design `before`. The notice replaces a notice about an
 * earlier step. It disappears when the step is undone, when `isTrue` returns false, or when another document is opened.
 */
export function notifyOfStep<Design extends object>(
  store: Documents<Design>,
  before: Design,
  words: string,
  { action, isTrue = () => true }: StepNoticeOptions<Design> = {},
): void {
  const { id, design } = store.getState();
  const earlier = latest.get(store);
  if (earlier && earlier.words !== words) takeBack(earlier.words);
  notify(words, action);
  const isStep = design !== before;
  // The number of steps shows an undo. Designs don't show it: a rename changes every design, and several edits may
  // share one step.
  const isUntrue = (state: OpenDocument<Design>, stepsAfter: number) =>
    state.id !== id || (isStep && (stepsAfter < 0 || !isTrue(state.design)));
  latest.set(store, { words, stepsAfter: 0, isUntrue: isUntrue as StepNotice['isUntrue'] });
  if (watched.has(store)) return;
  watched.add(store);
  store.subscribe((state, earlierState) => {
    const notice = latest.get(store);
    if (!notice) return;
    notice.stepsAfter += stepsBetween(earlierState.past, state.past);
    if (!notice.isUntrue(state, notice.stepsAfter)) return;
    latest.delete(store);
    takeBack(notice.words);
  });
}

/**
 * Returns the number of steps that were added to a history; negative if steps were undone. A full history drops its
 * oldest step for each new one.
 */
function stepsBetween(before: readonly unknown[], after: readonly unknown[]): number {
  if (after.length !== before.length) return after.length - before.length;
  return after.length > 1 && after.at(-2) === before.at(-1) ? 1 : 0;
}

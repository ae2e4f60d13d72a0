import { notify, takeBack, type NoticeAction } from '../../ui/basics/notify';

interface History {
  store: { getState: () => { past: readonly unknown[]; future: readonly unknown[] } };
  undo: () => void;
  redo: () => void;
}

/** Undoes the latest step, or shows a notice that there is none. Keys and gestures use it. */
export function undoIn({ store, undo }: History): void {
  if (store.getState().past.length > 0) undo();
  else notify('Nothing to undo.');
}

/** Redoes the last undone step, or shows a notice that there is none. */
export function redoIn({ store, redo }: History): void {
  if (store.getState().future.length > 0) redo();
  else notify('Nothing to redo.');
}

interface Designs<Design> {
  getState: () => { design: Design };
  subscribe: (listener: (state: { design: Design }) => void) => void;
}

/** For each design (key), the text of the notice about the step that started from this design. */
const wordsFrom = new WeakMap<object, string>();
const watched = new WeakSet();

/**
 * Shows a notice about a step that started from the design `before`. If the step is undone, the notice disappears,
 * because it is no longer true.
 */
export function notifyOfStep<Design extends object>(
  store: Designs<Design>,
  before: Design,
  words: string,
  action?: NoticeAction,
): void {
  notify(words, action);
  if (store.getState().design === before) return;
  wordsFrom.set(before, words);
  if (watched.has(store)) return;
  watched.add(store);
  store.subscribe(({ design }) => {
    const untrue = wordsFrom.get(design);
    if (untrue !== undefined) takeBack(untrue);
  });
}

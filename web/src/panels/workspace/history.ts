import { notify } from '../../ui/notify';

interface History {
  store: { getState: () => { past: readonly unknown[]; future: readonly unknown[] } };
  undo: () => void;
  redo: () => void;
}

/** Takes the latest step back, or says that there is none: what keys and fingers do. */
export function undoIn({ store, undo }: History): void {
  if (store.getState().past.length > 0) undo();
  else notify('Nothing to undo.');
}

/** Does the step again that was taken back last, or says that there is none. */
export function redoIn({ store, redo }: History): void {
  if (store.getState().future.length > 0) redo();
  else notify('Nothing to redo.');
}

import { shortcuts } from '../../editor/shortcuts';
import { notifyOfStep } from '../workspace/history';

/** The open document whose colourways are changed. */
interface Session<Design extends object> {
  store: Parameters<typeof notifyOfStep<Design>>[0];
  undo: () => void;
}

/**
 * Deletes a colourway, and shows a notice that offers to undo this. The notice stays until the next change of the
 * document.
 * @param name the name of the colourway, at the start of a sentence
 * @param drop deletes the colourway
 */
export function dropColourway<Design extends object>(
  { store, undo }: Session<Design>,
  name: string,
  drop: () => void,
): void {
  const before = store.getState().design;
  drop();
  const after = store.getState().design;
  notifyOfStep(store, before, `${name} is deleted.`, {
    action: { label: shortcuts.undo.label, onClick: undo },
    isTrue: (design) => design === after,
  });
}

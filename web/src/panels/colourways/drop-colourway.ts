import { shortcuts } from '../../editor/shortcuts';
import { notifyOfStep } from '../workspace/history';

/** The open document whose colourways are changed. */
interface Session<Design extends object> {
  store: Parameters<typeof notifyOfStep<Design>>[0];
  undo: () => void;
}

/** Says that a colourway is deleted. `name` is at the start of the sentence. */
export function droppedWords(name: string): string {
  return `${name} is deleted.`;
}

/**
 * Deletes a colourway, and shows a notice that offers to undo the deletion. The notice disappears after some seconds,
 * or at the next change of the document. Later, the editor's Undo brings the colourway back.
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
  notifyOfStep(store, before, droppedWords(name), {
    action: { label: shortcuts.undo.label, onClick: undo },
    isTrue: (design) => design === after,
  });
}

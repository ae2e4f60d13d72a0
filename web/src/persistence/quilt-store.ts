import { createStore } from 'zustand/vanilla';
import { newDocument, type QuiltAction, type QuiltDocument } from '../model/standard-quilt/quilt-document';
import { runOn } from './table';

/** The quilt on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export const quiltTable = createStore<QuiltDocument>(newDocument);

/** Does something to the quilt on the table, if that can be done now. */
export function run(action: QuiltAction): void {
  runOn(quiltTable, action);
}

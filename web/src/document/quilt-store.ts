import { createStore } from 'zustand/vanilla';
import { newDocument, type QuiltCommand, type QuiltDocument } from './quilt-document';
import { runOn } from './table';

/** The quilt on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export const quiltTable = createStore<QuiltDocument>(newDocument);

/** Runs a command if it can run now. */
export function run(command: QuiltCommand): void {
  runOn(quiltTable, command);
}

import { createStore } from 'zustand/vanilla';
import type { Command } from './quilt-commands';
import { newDocument, type QuiltDocument } from './quilt-document';

/** The quilt on the table. It outlives the screen: leaving and coming back, or a screen that fails, loses nothing. */
export const quiltTable = createStore<QuiltDocument>(newDocument);

/** Runs a command if it can run now. */
export function run(command: Command): void {
  const document = quiltTable.getState();
  if (command.canRun(document)) quiltTable.setState(command.run(document));
}

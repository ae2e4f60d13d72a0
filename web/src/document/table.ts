import type { StoreApi } from 'zustand/vanilla';
import type { Command } from './table-document';

/** Runs a command on the document on a table, if it can run now. */
export function runOn<Document>(table: StoreApi<Document>, command: Command<Document>): void {
  const document = table.getState();
  if (command.canRun(document)) table.setState(command.run(document));
}

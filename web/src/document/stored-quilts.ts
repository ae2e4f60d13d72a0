import { deleteQuilt, renameQuilt } from '@quiltwright/shared/contract/quilt-calls';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { call } from '../server/call';
import type { CallFailure } from '../server/call-failure';
import { layOnTable } from './lay-on-table';
import { quiltCommands } from './quilt-commands';
import { hasUnsavedChanges, newDocument, opened } from './quilt-document';
import { quiltTable, run } from './quilt-store';

/** Puts a quilt, as the server has it, on the table. */
export function putOnTable(quilt: Quilt): void {
  layOnTable(opened(quilt, { quiltNum: quilt.quiltNum, revision: quilt.revision ?? 0 }));
}

/**
 * Renames a saved quilt on the server and, where it lies there, on the table: as an edit like any other, so
 * that undo takes it back there. Other changes on the table stay unsaved.
 */
export async function renameStored(quiltNum: number, name: string): Promise<Result<null, CallFailure>> {
  const answer = await call(renameQuilt, { body: { quiltNum, newQuiltName: name } });
  if (!answer.ok) return answer;
  if (isOnTable(quiltNum)) {
    const wasSaved = !hasUnsavedChanges(quiltTable.getState());
    run(quiltCommands.rename(name));
    quiltTable.setState(({ design, saved }) => ({
      stored: { quiltNum, revision: answer.value.revision },
      saved: wasSaved ? design.quilt : saved,
    }));
  }
  return success(null);
}

/**
 * Deletes a saved quilt on the server. The table is cleared of it; only what it has that was never saved
 * stays there, as a new quilt.
 */
export async function deleteStored(quiltNum: number): Promise<Result<null, CallFailure>> {
  const answer = await call(deleteQuilt, { body: { quiltNum } });
  if (!answer.ok) return answer;
  if (isOnTable(quiltNum)) {
    const { saved, ...empty } = newDocument();
    const hasMore = hasUnsavedChanges(quiltTable.getState());
    quiltTable.setState(hasMore ? { id: empty.id, stored: null, saved } : { ...empty, saved });
  }
  return success(null);
}

function isOnTable(quiltNum: number): boolean {
  return quiltTable.getState().stored?.quiltNum === quiltNum;
}

import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { currentPlace, freshPlace, leavePlace, lossOfLeaving, moveTo } from './draft-place';
import { lookForLeft } from './left-drafts';
import { changed, hasUnsavedChanges, newDocument, opened, type QuiltDocument } from './quilt-document';
import { quiltTable } from './quilt-store';
import { refusedElsewhere, saveQueue } from './quilt-work';

/**
 * Puts another quilt on the table. One with unsaved changes that lay there stays in `leftDrafts`, as far as this
 * device keeps anything: ask `lossOfLeaving` before.
 */
export function layOnTable(next: QuiltDocument): void {
  const here = currentPlace();
  const leaves = here !== null && hasUnsavedChanges(quiltTable.getState());
  if (leaves) leavePlace();
  quiltTable.setState(next);
  if (leaves) {
    moveTo(freshPlace(here.quilterNum));
    void lookForLeft();
  }
}

/** Puts an empty quilt on the table. */
export function startNewQuilt(): void {
  layOnTable(newDocument());
}

/**
 * Puts the version that the server has, `theirs`, on the table: the answer to 409 for those who give up their
 * own, which undo brings back. Fails when it is of a quilt that was put away, and the one on the table would be lost.
 */
export function takeTheirs(theirs: Quilt): Result<null> {
  const document = quiltTable.getState();
  const refused = refusedElsewhere(document);
  const loss = refused ? lossOfLeaving() : success(null);
  if (!loss.ok) return loss;
  const fresh = opened(theirs, { quiltNum: theirs.quiltNum, revision: theirs.revision ?? 0 });
  const mine = refused ? { ...fresh, design: { quilt: refused.quilt, spare: null } } : document;
  const taken = {
    ...changed(mine, 'The other version', fresh.design),
    saved: fresh.saved,
    stored: fresh.stored,
  };
  saveQueue.giveUp();
  if (refused) layOnTable(taken);
  else quiltTable.setState(taken);
  return success(null);
}

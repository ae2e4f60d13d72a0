import { LIMITS } from '@quiltwright/shared/limits';
import { SaveQueue, type SaveOrder } from '../server/save-queue';
import { session } from '../server/session';
import { acknowledged, type QuiltDocument, type Stored } from './quilt-document';
import { quiltCommands } from './quilt-commands';
import { quiltTable, run } from './quilt-store';

/** Saves what is on the table. */
export const saveQueue = new SaveQueue({
  onSaved: (order, { quiltNum, revision }) => {
    const document = quiltTable.getState();
    if (document.id !== order.documentId) return;
    quiltTable.setState(acknowledged(document, order.quilt, { quiltNum, revision }));
  },
});

/** Sends the quilt on the table to be saved for whoever is signed in. */
export function saveQuilt(): void {
  const { id, design, stored } = quiltTable.getState();
  const { quilterNum } = session.getState();
  saveQueue.add({ documentId: id, quilt: design.quilt, stored, quilterNum });
}

/** Saves again what the server refused, or else the quilt on the table. */
export function saveAgain(): void {
  const order = refusedElsewhere(quiltTable.getState());
  if (order) saveQueue.add(order);
  else saveQuilt();
}

/** Saves over what the server has now, `theirs`: the answer to 409 for those who keep their own version. */
export function keepMine(theirs: Stored): void {
  saveInstead(theirs);
}

/** Saves as a quilt that the server doesn't know yet. */
export function saveAsNew(): void {
  saveInstead(null);
}

/** Saves beside the quilt that it was opened from, under a name that tells them apart. */
export function saveAsCopy(): void {
  saveInstead(null, (name) => `${name.slice(0, LIMITS.nameLength - COPY.length)}${COPY}`);
}

const COPY = ' copy';

/** The save that the server refused, where it was of another quilt than the one that is on the table now. */
export function refusedElsewhere({ id }: QuiltDocument): SaveOrder | null {
  const { state, sending } = saveQueue.state.getState();
  return state === 'failed' && sending.order.documentId !== id ? sending.order : null;
}

/** Saves what was refused, or else the quilt on the table, in the place of `stored`; null for one of its own. */
function saveInstead(stored: Stored | null, renamed = (name: string) => name): void {
  const document = quiltTable.getState();
  const order = refusedElsewhere(document);
  if (order) {
    const quilt = { ...order.quilt, quiltName: renamed(order.quilt.quiltName) };
    saveQueue.add({ ...order, quilt, stored });
    return;
  }
  saveQueue.giveUp();
  run(quiltCommands.rename(renamed(document.design.quilt.quiltName)));
  quiltTable.setState({ id: stored ? document.id : crypto.randomUUID(), stored });
  saveQuilt();
}

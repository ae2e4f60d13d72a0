import { QUILTER } from '@quiltwright/shared/limits';
import { storable } from '@quiltwright/workers/kernels/generate/generate';
import { createStore } from 'zustand/vanilla';
import { SaveQueue, type Sending } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import { keepDraft, readDraft, type Draft } from './draft';
import { acknowledged, hasUnsavedChanges, newDocument, opened, type QuiltDocument } from './quilt-document';
import { quiltTable } from './quilt-store';

/** Saves what is on the table. */
export const saveQueue = new SaveQueue({
  onSaved: (order, { quiltNum, revision }) => {
    const document = quiltTable.getState();
    if (document.id !== order.documentId) return;
    quiltTable.setState(acknowledged(document, order.quilt, { quiltNum, revision }));
  },
});

/** Whether this device has the quilt as it is now: the browser may refuse to store. */
export const draftKept = createStore(() => ({ kept: false }));

/** Sends the quilt on the table to be saved for whoever is signed in. */
export function saveQuilt(): void {
  const { id, design, stored } = quiltTable.getState();
  const { quilterNum } = session.getState();
  saveQueue.add({ documentId: id, quilt: design.quilt, stored, quilterNum });
}

/** Saves the quilt on the table as another one, beside the one that it was opened from. */
export function saveAsCopy(): void {
  quiltTable.setState({ id: crypto.randomUUID(), stored: null });
  saveQuilt();
}

/** Whose quilt is on the table. */
let owner: number = QUILTER.nobody;
let isOpen = false;

/**
 * Puts the quilt that this device kept back on the table and from then on keeps each change. Whoever signs
 * in finds their own; a guest who becomes a subscriber brings theirs along. `tell` hears of a damaged draft.
 */
export function openTable(tell: (message: string) => void): void {
  if (isOpen) return;
  isOpen = true;
  changeOwner(tell);
  session.subscribe(() => {
    changeOwner(tell);
  });
  quiltTable.subscribe(keep);
  saveQueue.state.subscribe(keep);
  addEventListener('online', () => {
    saveQueue.retryNow();
  });
}

function changeOwner(tell: (message: string) => void): void {
  const next = session.getState();
  if (next.quilterNum === owner) return;
  const bringsAlong =
    owner === QUILTER.guest && isSubscriber(next) && hasUnsavedChanges(quiltTable.getState());
  owner = QUILTER.nobody;
  saveQueue.clear();
  const draft = readDraft(next.quilterNum);
  if (!draft.ok) tell(draft.error.message);
  const kept = draft.ok ? draft.value : null;
  if (kept && !(bringsAlong && kept.isSaved)) {
    const document = opened(kept.quilt, kept.stored);
    quiltTable.setState(kept.isSaved ? document : { ...document, saved: newDocument().saved });
  } else if (!bringsAlong) {
    quiltTable.setState(newDocument());
  }
  owner = next.quilterNum;
  keep();
  if (kept?.sending) resume(kept.sending);
}

function resume({ key, body, of }: NonNullable<Draft['sending']>): void {
  const { id, design, stored } = quiltTable.getState();
  const documentId = of === 'another' ? crypto.randomUUID() : id;
  const quilt = of === 'this' ? design.quilt : body;
  saveQueue.resume({ order: { documentId, quilt, stored, quilterNum: owner }, key, body });
}

function keep(): void {
  if (owner === QUILTER.nobody) return;
  draftKept.setState({ kept: keepDraft(owner, draftOf(quiltTable.getState())) });
}

function draftOf(document: QuiltDocument): Draft {
  const { sending } = saveQueue.state.getState();
  return {
    quilt: storable(document.design.quilt),
    stored: document.stored,
    isSaved: !hasUnsavedChanges(document),
    sending: sending && { key: sending.key, body: sending.body, of: kinship(sending, document) },
  };
}

function kinship({ order }: Sending, { id, design }: QuiltDocument): 'this' | 'earlier' | 'another' {
  if (order.documentId !== id) return 'another';
  return order.quilt === design.quilt ? 'this' : 'earlier';
}

import { LIMITS, QUILTER } from '@quiltwright/shared/limits';
import { storable } from '@quiltwright/workers/kernels/generate/generate';
import { createStore } from 'zustand/vanilla';
import { SaveQueue, type Sending } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';
import { acknowledged, hasUnsavedChanges, newDocument, opened, type QuiltDocument } from './quilt-document';
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

/** Whether this device has the quilt as it is now: the browser may refuse to store. */
export const draftKept = createStore(() => ({ kept: false }));

/** Sends the quilt on the table to be saved for whoever is signed in. */
export function saveQuilt(): void {
  const { id, design, stored } = quiltTable.getState();
  const { quilterNum } = session.getState();
  saveQueue.add({ documentId: id, quilt: design.quilt, stored, quilterNum });
}

/** Saves the quilt on the table as one that the server doesn't know yet. */
export function saveAsNew(): void {
  quiltTable.setState({ id: crypto.randomUUID(), stored: null });
  saveQuilt();
}

/** Saves the quilt on the table beside the one that it was opened from, under a name that tells them apart. */
export function saveAsCopy(): void {
  const { quiltName } = quiltTable.getState().design.quilt;
  run(quiltCommands.rename(`${quiltName.slice(0, LIMITS.nameLength - COPY.length)}${COPY}`));
  saveAsNew();
}

const COPY = ' copy';

/** Puts the quilt on the table away, as it is, and an empty one in its place. */
export function startNewQuilt(): void {
  quiltTable.setState(newDocument());
}

/** Whose quilt is on the table. */
let owner: number = QUILTER.nobody;
let isOpen = false;

/**
 * Puts the quilt that this device kept back on the table and from then on keeps each change. Whoever signs
 * in finds their own; a guest who becomes a subscriber brings theirs along, be it days later. `tell` hears of
 * that, and of a damaged draft.
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
  const former = owner;
  owner = QUILTER.nobody;
  saveQueue.clear();
  const draft = readDraft(next.quilterNum);
  if (!draft.ok) tell(draft.error.message);
  const kept = draft.ok ? draft.value : null;
  const brought = isSubscriber(next) && kept?.isSaved !== false ? guestWork(former) : null;
  quiltTable.setState(brought ?? (kept ? documentOf(kept) : newDocument()));
  owner = next.quilterNum;
  keep();
  if (brought) {
    dropDraft(QUILTER.guest);
    tell('The quilt that you made as a guest is on the table. Save it to keep it.');
  }
  if (kept?.sending) resume(brought ? { ...kept.sending, of: 'another' } : kept.sending);
}

/** What a guest made: it is on the table, or this device has kept it. Null where there is nothing. */
function guestWork(former: number): QuiltDocument | null {
  if (former === QUILTER.guest) {
    const document = quiltTable.getState();
    return hasUnsavedChanges(document) ? document : null;
  }
  const draft = readDraft(QUILTER.guest);
  return draft.ok && draft.value && !draft.value.isSaved ? documentOf(draft.value) : null;
}

function documentOf({ quilt, stored, isSaved }: Draft): QuiltDocument {
  const document = opened(quilt, stored);
  return isSaved ? document : { ...document, saved: newDocument().saved };
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

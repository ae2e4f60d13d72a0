import { LIMITS, QUILTER } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { storable } from '@quiltwright/workers/kernels/generate/generate';
import { createStore } from 'zustand/vanilla';
import { SaveQueue, type SaveOrder, type Sending } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';
import {
  acknowledged,
  changed,
  hasUnsavedChanges,
  newDocument,
  opened,
  type Design,
  type QuiltDocument,
  type Stored,
} from './quilt-document';
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

/** Saves over what the server has now, `theirs`: the answer to 409 for those who keep their own version. */
export function keepMine(theirs: Stored): void {
  saveInstead(theirs);
}

/**
 * Puts the version that the server has, `theirs`, on the table: the answer to 409 for those who give up their
 * own, which undo brings back.
 */
export function takeTheirs(theirs: Quilt): void {
  const document = quiltTable.getState();
  const mine = refused(document)?.quilt;
  const before: Design = mine ? { quilt: mine, spare: null } : document.design;
  const { design, saved, stored } = opened(theirs, {
    quiltNum: theirs.quiltNum,
    revision: theirs.revision ?? 0,
  });
  saveQueue.giveUp();
  quiltTable.setState({
    ...changed({ ...document, design: before }, 'The other version', design),
    saved,
    stored,
  });
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
function refused({ id }: QuiltDocument): SaveOrder | null {
  const { state, sending } = saveQueue.state.getState();
  return state === 'failed' && sending.order.documentId !== id ? sending.order : null;
}

/** Saves what was refused, or else the quilt on the table, in the place of `stored`; null for one of its own. */
function saveInstead(stored: Stored | null, renamed = (name: string) => name): void {
  const document = quiltTable.getState();
  const order = refused(document);
  const idOf = (id: string) => (stored ? id : crypto.randomUUID());
  if (order) {
    const quilt = { ...order.quilt, quiltName: renamed(order.quilt.quiltName) };
    saveQueue.add({ ...order, documentId: idOf(order.documentId), quilt, stored });
    return;
  }
  run(quiltCommands.rename(renamed(document.design.quilt.quiltName)));
  quiltTable.setState({ id: idOf(document.id), stored });
  saveQuilt();
}

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
  if (next.quilterNum === owner) {
    saveQueue.retryNow();
    return;
  }
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

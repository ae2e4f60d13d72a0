import { failure, success, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { unfinished } from '../server/save-queue';
import { DraftPacker, unpackDraft, type Draft } from './draft-pieces';
import { DraftStore } from './draft-store';
import { hasUnsavedChanges, isUntouched } from './quilt-document';
import { quiltTable } from './quilt-store';
import { saveQueue } from './quilt-work';
import { holdSlot } from './slot-lock';
import { noteTabSlot } from './tab-slot';

/** Whether this device has the quilt as it is now; `fault` says why the browser refuses to store it. */
export const draftKept = createStore<{ kept: boolean; fault: string | null }>(() => ({
  kept: false,
  fault: null,
}));

export const draftStore = new DraftStore();

/** Where the quilt on the table is kept: a slot that no other tab uses meanwhile. */
export interface Place {
  slot: string;
  /** Whose quilt it is. */
  quilterNum: number;
  packer: DraftPacker;
  release: () => void;
}

/** A draft that was found, and held. */
export interface Found {
  place: Place;
  draft: Draft;
  /** Whether steps back had to be taken, to the latest state that can be read. */
  isDamaged: boolean;
}

/** Null while the quilt on the table isn't kept: nobody is signed in, or their draft is being looked for. */
let place: Place | null = null;

export function currentPlace(): Place | null {
  return place;
}

/** Keeps the quilt on the table at another place from now on. */
export function moveTo(next: Place): void {
  place = next;
  noteTabSlot({ slot: next.slot, isClosed: false });
  keep();
}

export function freshPlace(quilterNum: number): Place {
  const slot = crypto.randomUUID();
  const held = holdSlot(slot);
  return {
    slot,
    quilterNum,
    packer: new DraftPacker(),
    release: () => void held.then((release) => release?.()),
  };
}

/** Whether the quilt on the table stays on this device when another takes its place. */
export function canBeLeft(): boolean {
  return place !== null && draftKept.getState().fault === null;
}

/** `lossOfLeaving` after the quilt on the table was kept once more: storage may be free again. */
export async function readyToLeave(): Promise<Result<null>> {
  if (hasUnsavedChanges(quiltTable.getState())) await write(true);
  return lossOfLeaving();
}

/** Fails when unsaved changes would be lost with another quilt in the place of the one on the table. */
export function lossOfLeaving(): Result<null> {
  if (canBeLeft() || !hasUnsavedChanges(quiltTable.getState())) return success(null);
  return failure('unkept', 'This device can’t keep the quilt on the table. Save or download it first.');
}

/** Leaves what is kept of the quilt on the table in its slot, which another tab may take. */
export function leavePlace(): void {
  if (!place) return;
  place.release();
  place = null;
  draftKept.setState({ kept: false });
  noteTabSlot(null);
}

/** The page goes: its slot is for the one that comes next in this tab. */
export function restPlace(): void {
  if (!place) return;
  if (!draftKept.getState().kept) keep();
  noteTabSlot({ slot: place.slot, isClosed: true });
  place.release();
  place = null;
}

/**
 * Holds a slot and reads its draft. Fails with `held` when another tab doesn't let go of it within `patience`
 * milliseconds, with `missing`, or with what is wrong with a draft that can't be read.
 */
export async function take(slot: string, patience = 0): Promise<Result<Found>> {
  const release = await holdSlot(slot, patience);
  if (!release) return failure('held', 'This quilt is open in another tab.');
  let isTaken = false;
  try {
    const found = await readHeld(slot, release);
    isTaken = found.ok;
    return found;
  } finally {
    if (!isTaken) release();
  }
}

async function readHeld(slot: string, release: () => void): Promise<Result<Found>> {
  const kept = await attempt(draftStore.read(slot));
  if (!kept) return failure('missing', 'This quilt isn’t on this device any more.');
  const { record, pieces } = kept;
  const answer = unpackDraft(record.head, pieces);
  if (answer.ok) {
    const { packer, ...found } = answer.value;
    return success({ ...found, place: { slot, quilterNum: record.quilterNum, packer, release } });
  }
  if (answer.error.code === 'damaged') await attempt(draftStore.update({ ...record, isRefused: true }));
  return answer;
}

/** Hands what is on the table to the browser: it is with it before the next edit can be made. */
export function keep(): void {
  void write(true);
}

async function write(triesAgain: boolean): Promise<void> {
  if (!place) return;
  const { slot, quilterNum, packer } = place;
  const draft = { document: quiltTable.getState(), errands: unfinished(saveQueue.state.getState()) };
  const isEmpty = isUntouched(draft.document) && draft.errands.length === 0;
  if (isEmpty) packer.restart();
  const packed = isEmpty ? null : packer.pack(draft);
  const { first } = packer;
  try {
    await (packed ? draftStore.write(slot, quilterNum, draft, packed) : draftStore.remove(slot));
    /* What was built on a write that failed is worth nothing; all is written again by then. */
    if (first === packer.first) draftKept.setState({ kept: true, fault: null });
  } catch (error) {
    if (first === packer.first) packer.restart();
    if (triesAgain) await write(false);
    else draftKept.setState({ kept: false, fault: faultOf(error) });
  }
}

/** Null when the browser refuses, which `draftKept` then tells. */
export async function attempt<T>(doing: Promise<T>): Promise<T | null> {
  try {
    return await doing;
  } catch (error) {
    draftKept.setState({ kept: false, fault: faultOf(error) });
    return null;
  }
}

function faultOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The storage of this device is full.'
    : 'This browser stores nothing for this page.';
}

import { QUILTER } from '@quiltwright/shared/limits';
import { success, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { unfinished, type Errand, type Saved } from '../server/save-queue';
import { isSubscriber, session } from '../server/session';
import { unpackDraft, type DraftHead } from './draft-pieces';
import {
  attempt,
  currentPlace,
  draftStore,
  leavePlace,
  moveTo,
  readyToLeave,
  take,
  type Found,
} from './draft-place';
import type { DraftRecord } from './draft-store';
import { hasUnsavedChanges } from './quilt-document';
import { quiltTable } from './quilt-store';
import { saveQueue } from './quilt-work';
import { heldSlots, holdSlot } from './slot-lock';

/** A quilt with unsaved changes that was left on this device by a tab that is closed, or put away in this one. */
export type LeftDraft = Pick<DraftRecord, 'slot' | 'quiltName' | 'changedAt'>;

/** What can be put on the table again, latest first. */
export const leftDrafts = createStore<{ drafts: readonly LeftDraft[] }>(() => ({ drafts: [] }));

/** Milliseconds for which a saved quilt comes back to the table that it lay on. */
const SAVED_STAYS = 24 * 60 * 60_000;

export const STEPS_LOST =
  'A part of what this device kept is damaged. Your quilt is back as it was before; please look it over.';

/**
 * Puts a draft that was left on the table, and gives what is to be told of it. Fails when it can't be had, or
 * what lies there would be lost; then all is as it was.
 */
export async function openLeft(slot: string): Promise<Result<string | null>> {
  const ready = await readyToLeave();
  if (!ready.ok) return ready;
  const found = await take(slot);
  if (found.ok) {
    const here = currentPlace();
    const isOver = here !== null && !hasUnsavedChanges(quiltTable.getState());
    leavePlace();
    const { place } = found.value;
    putBack({ ...found.value, place: { ...place, quilterNum: here?.quilterNum ?? place.quilterNum } });
    if (isOver) await attempt(draftStore.remove(here.slot));
  }
  await lookForLeft();
  return found.ok ? success(found.value.isDamaged ? STEPS_LOST : null) : found;
}

/** Deletes a draft that was left, and saves no more of it. */
export async function discardLeft(slot: string): Promise<void> {
  await whileHeld(slot, async () => {
    const head = (await draftStore.read(slot))?.record.head;
    await draftStore.remove(slot);
    if (!head) return;
    saveQueue.withdraw(head.documentId);
    for (const errand of head.errands) {
      if (errand.order.documentId === head.documentId) await settleLeft(errand, null);
    }
  });
  await lookForLeft();
}

/** Puts a draft on the table, with what was to be saved. */
export function putBack({ place, draft }: Found): void {
  quiltTable.setState(draft.document);
  saveQueue.resume(draft.errands);
  moveTo(place);
}

/** Looks for what closed tabs left, and clears away what they had saved. */
export async function lookForLeft(): Promise<void> {
  const dead = await deadDrafts();
  for (const { slot, isSaved, changedAt, head } of dead) {
    const isOver = isSaved && head.errands.length === 0 && changedAt < Date.now() - SAVED_STAYS;
    if (isOver) await whileHeld(slot, () => draftStore.remove(slot));
  }
  const drafts = dead.filter(({ isSaved, isRefused }) => !isSaved && !isRefused);
  leftDrafts.setState({ drafts: drafts.sort((a, b) => b.changedAt - a.changedAt) });
}

/** Goes on with what closed tabs could not save. */
export async function resumeLeft(): Promise<void> {
  for (const { slot, head, isRefused } of await deadDrafts()) {
    if (head.errands.length === 0 || isRefused) continue;
    const kept = await attempt(draftStore.read(slot));
    const answer = kept && unpackDraft(kept.record.head, kept.pieces);
    if (!answer?.ok) continue;
    const known = new Set(unfinished(saveQueue.state.getState()).map(({ key }) => key));
    saveQueue.resume(answer.value.draft.errands.filter(({ key }) => !known.has(key)));
  }
}

/** An errand as drafts hold it, its quilt in pieces. */
type KeptErrand = DraftHead['errands'][number];

/**
 * Notes in the drafts of closed tabs that there is nothing more to do for an errand. When it is what was saved
 * last, that also ends the ones before it for the same document, which failed, and is noted in that document.
 */
export async function settleLeft(
  { key, order: { documentId } }: Errand | KeptErrand,
  last: Saved | null,
): Promise<void> {
  const saved = last?.key === key ? last : null;
  const pending = new Set(unfinished(saveQueue.state.getState()).map((each) => each.key));
  const isDone = (each: KeptErrand) =>
    each.key === key || (saved !== null && each.order.documentId === documentId && !pending.has(each.key));
  const left = (await deadDrafts()).filter(({ head }) => head.errands.some(isDone));
  for (const { slot } of left) {
    await whileHeld(slot, async () => {
      const record = (await draftStore.read(slot))?.record;
      const done = record?.head.errands.filter(isDone) ?? [];
      const latest = done.find((each) => each.key === key) ?? done.at(-1);
      if (!record || !latest) return;
      const errands = record.head.errands.filter((each) => !isDone(each));
      const isOwn = saved !== null && documentId === record.head.documentId;
      const news = isOwn ? { stored: saved.stored, saved: latest.order.quilt } : {};
      const head = { ...record.head, errands, ...news };
      await draftStore.update({ ...record, head, isSaved: head.saved === head.design.quilt });
    });
  }
  if (left.length > 0) await lookForLeft();
}

/** The drafts of this quilter that no tab has open; for subscribers also what guests didn't save. */
async function deadDrafts(): Promise<DraftRecord[]> {
  const here = currentPlace();
  if (!here) return [];
  const records = await attempt(draftStore.all());
  const held = await heldSlots();
  if (!records || !held) return [];
  const isForSubscriber = isSubscriber(session.getState());
  return records.filter(
    ({ slot, quilterNum, isSaved }) =>
      (quilterNum === here.quilterNum || (isForSubscriber && quilterNum === QUILTER.guest && !isSaved)) &&
      slot !== here.slot &&
      !held.has(slot),
  );
}

async function whileHeld(slot: string, act: () => Promise<void>): Promise<void> {
  const release = await holdSlot(slot);
  if (!release) return;
  await attempt(act());
  release();
}

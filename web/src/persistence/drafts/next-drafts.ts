import { QUILTER } from '@quiltwright/shared/limits';
import { isSubscriber } from '../../server/session/session';
import type { Dependencies } from '../dependencies';
import type { DraftRecord } from './draft-record';
import { wasOpenAtCrash } from './open-slots';
import { heldSlots } from './slot-lock';
import { tabSlot } from './tab-slot';

/** A draft that a tab can continue with. */
export interface NextDraft extends DraftRecord {
  /** True for the draft that this tab had open before. */
  isOwn: boolean;
}

/**
 * Returns the drafts of one kind of document that a tab can continue, the best first. First comes the draft that the
 * tab had open, then drafts of crashed pages, then the latest drafts that no tab has open. For a subscriber, the
 * result includes drafts of guests. Rejects if the browser refuses to read.
 */
export async function nextDrafts(
  kind: string,
  quilterNum: number,
  { drafts, session }: Dependencies,
): Promise<NextDraft[]> {
  const own = tabSlot(kind);
  const isForSubscriber = isSubscriber(session.getState());
  const held = await heldSlots();
  return (await drafts.all(kind))
    .filter(
      ({ slot, quilterNum: whose, isSaved, isRefused }) =>
        !isRefused &&
        (slot === own?.slot || !held?.has(slot)) &&
        (whose === quilterNum || (isForSubscriber && whose === QUILTER.guest && !isSaved)),
    )
    .map((record) => ({
      ...record,
      isOwn: record.slot === own?.slot,
      wasOpen: wasOpenAtCrash(record.slot),
    }))
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        Number(b.wasOpen) - Number(a.wasOpen) ||
        b.changedAt - a.changedAt,
    );
}

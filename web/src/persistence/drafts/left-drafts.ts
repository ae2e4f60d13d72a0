import { QUILTER } from '@quiltwright/shared/limits';
import { success, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { unfinished, type SaveRequest, type SaveQueue, type Saved } from '../saving/save-queue';
import { isSubscriber } from '../../server/session/session';
import type { Dependencies } from '../dependencies';
import type { DocumentKind } from '../document-kind';
import { hasUnsavedChanges, type DocumentStore } from '../document-store';
import type { DraftHead } from './draft-pieces';
import type { DraftSlots, Found } from './draft-slots';
import type { DraftRecord } from './draft-record';
import { noteOpenSlot } from './open-slots';
import { readContent } from './read-content';
import { readDraft } from './read-draft';
import { heldSlots, holdSlot } from './slot-lock';

/**
 * A document with unsaved changes that is stored on this device but not open. Its tab was closed, or the tab opened
 * another document.
 */
export type LeftDraft = Pick<DraftRecord, 'slot' | 'name' | 'changedAt'>;

/** A save request as a draft stores it: with the number of a piece in place of the content. */
type KeptRequest = DraftHead['errands'][number];

/**
 * The time in milliseconds for which the draft of a saved document stays on the device. Until then, the tab that had
 * it open can open it again.
 */
const SAVED_STAYS = 24 * 60 * 60_000;

/** Returns the message for a damaged draft that was opened in its latest readable state. */
export function stepsLost(noun: string): string {
  return `Part of your work on this device is damaged. Your ${noun} is back as it was before the damage. Please check the ${noun}.`;
}

/** The drafts of one kind of document on this device, except the draft of the open document. */
export class LeftDrafts<Design, Content extends object> {
  /** The drafts that can be opened again, latest first. */
  readonly list = createStore<{ drafts: readonly LeftDraft[] }>(() => ({ drafts: [] }));
  readonly #kind: DocumentKind<Design, Content>;
  readonly #store: DocumentStore<Design, Content>;
  readonly #queue: SaveQueue<Content>;
  readonly #slots: DraftSlots<Design, Content>;
  readonly #dependencies: Dependencies;

  constructor(
    kind: DocumentKind<Design, Content>,
    store: DocumentStore<Design, Content>,
    queue: SaveQueue<Content>,
    slots: DraftSlots<Design, Content>,
    dependencies: Dependencies,
  ) {
    this.#kind = kind;
    this.#store = store;
    this.#queue = queue;
    this.#slots = slots;
    this.#dependencies = dependencies;
  }

  /**
   * Opens a draft in this tab. Returns a warning if the draft was damaged, otherwise null. Fails and changes nothing
   * if another tab has the draft, if the draft can't be read, or if the open document would be lost.
   */
  async open(slot: string): Promise<Result<string | null>> {
    const slots = this.#slots;
    const ready = await slots.readyToLeave();
    if (!ready.ok) return ready;
    const found = await slots.take(slot);
    if (found.ok) {
      const here = slots.current;
      const isOver = here !== null && !hasUnsavedChanges(this.#kind, this.#store.getState());
      slots.leave();
      const { held } = found.value;
      this.putBack({ ...found.value, held: { ...held, quilterNum: here?.quilterNum ?? held.quilterNum } });
      if (isOver) await slots.attempt(this.#dependencies.drafts.remove(here.slot));
    }
    await this.look();
    return found.ok ? success(found.value.isDamaged ? stepsLost(this.#kind.noun) : null) : found;
  }

  /** Deletes a draft, and cancels the saves of its document. */
  async discard(slot: string): Promise<void> {
    await this.#whileHeld(slot, async () => {
      const head = (await this.#dependencies.drafts.read(slot))?.record.head;
      await this.#dependencies.drafts.remove(slot);
      noteOpenSlot(slot, false);
      if (!head) return;
      this.#queue.withdraw(head.documentId);
      for (const request of head.errands) {
        if (request.order.documentId === head.documentId) await this.settle(request, null);
      }
    });
    await this.look();
  }

  /** Returns the content of a draft; null if it can’t be read or no longer exists. */
  async contentOf(slot: string): Promise<Content | null> {
    const kept = await this.#slots.attempt(this.#dependencies.drafts.read(slot));
    return kept && readContent(this.#kind, kept);
  }

  /** Puts a locked draft into the editor, and continues its pending saves. */
  putBack({ held, draft }: Found<Design, Content>): void {
    const { document, requests } = draft;
    const refused = requests.find(({ order }) => order.documentId === document.id && order.stored?.newer);
    this.#store.setState({ ...document, ...(refused && { stored: refused.order.stored }) });
    this.#queue.resume(requests);
    this.#slots.moveTo(held);
  }

  /**
   * Updates the list of drafts. Deletes the drafts of saved documents that haven't changed for longer than
   * `SAVED_STAYS`.
   */
  readonly look = async (): Promise<void> => {
    const unopened = await this.#unopened();
    for (const { slot, isSaved, changedAt, head } of unopened) {
      const isOver = isSaved && head.errands.length === 0 && changedAt < Date.now() - SAVED_STAYS;
      if (isOver) {
        await this.#whileHeld(slot, () => this.#dependencies.drafts.remove(slot));
        noteOpenSlot(slot, false);
      }
    }
    const drafts = unopened.filter(({ isSaved, isRefused }) => !isSaved && !isRefused);
    this.list.setState({ drafts: drafts.sort((a, b) => b.changedAt - a.changedAt) });
  };

  /** Continues the saves that closed tabs could not finish. */
  async resume(): Promise<void> {
    for (const { slot, head, isRefused } of await this.#unopened()) {
      if (head.errands.length === 0 || isRefused) continue;
      const kept = await this.#slots.attempt(this.#dependencies.drafts.read(slot));
      const answer = kept && (await readDraft(this.#kind, kept));
      if (!answer?.ok) continue;
      const known = new Set(unfinished(this.#queue.state.getState()).map(({ key }) => key));
      this.#queue.resume(answer.value.draft.requests.filter(({ key }) => !known.has(key)));
    }
  }

  /**
   * Records in the drafts of closed tabs that a save request has ended. A success also ends the earlier requests for
   * the same document that failed and were waiting to be repeated. The draft of this document then records the saved
   * state.
   * @param last the latest successful save; null if the request ended without success
   */
  async settle(
    { key, order: { documentId } }: SaveRequest<Content> | KeptRequest,
    last: Saved<Content> | null,
  ): Promise<void> {
    const saved = last?.key === key ? last : null;
    const pending = new Set(unfinished(this.#queue.state.getState()).map((each) => each.key));
    const isDone = (each: KeptRequest) =>
      each.key === key || (saved !== null && each.order.documentId === documentId && !pending.has(each.key));
    const left = (await this.#unopened()).filter(({ head }) => head.errands.some(isDone));
    for (const { slot } of left) {
      await this.#whileHeld(slot, async () => {
        const record = (await this.#dependencies.drafts.read(slot))?.record;
        const done = record?.head.errands.filter(isDone) ?? [];
        const latest = done.find((each) => each.key === key) ?? done.at(-1);
        if (!record || !latest) return;
        const errands = record.head.errands.filter((each) => !isDone(each));
        const isOwn = saved !== null && documentId === record.head.documentId;
        const news = isOwn ? { stored: saved.stored, saved: latest.order.content } : {};
        const head = { ...record.head, errands, ...news };
        const isSaved = head.saved === head.design.content && !record.hasMore;
        await this.#dependencies.drafts.update({ ...record, head, isSaved });
      });
    }
    if (left.length > 0) await this.look();
  }

  /**
   * Records in the drafts of closed tabs that the server refused this save, because the server has a newer version.
   */
  async noteNewer({ key, order: { stored } }: SaveRequest<Content>): Promise<void> {
    const isRefused = (each: KeptRequest) => each.key === key;
    const left = (await this.#unopened()).filter(({ head }) => head.errands.some(isRefused));
    for (const { slot } of left) {
      await this.#whileHeld(slot, async () => {
        const record = (await this.#dependencies.drafts.read(slot))?.record;
        if (!record) return;
        const errands = record.head.errands.map((each) =>
          isRefused(each) ? { ...each, order: { ...each.order, stored } } : each,
        );
        await this.#dependencies.drafts.update({ ...record, head: { ...record.head, errands } });
      });
    }
  }

  /**
   * Returns the current quilter's drafts that no tab has open. For a subscriber, these include the unsaved drafts of
   * guests.
   */
  async #unopened(): Promise<DraftRecord[]> {
    const { current, quilterNum: whose } = this.#slots;
    if (whose === QUILTER.nobody) return [];
    const records = await this.#slots.attempt(this.#dependencies.drafts.all(this.#kind.id));
    const held = await heldSlots();
    if (!records || !held) return [];
    const isForSubscriber = isSubscriber(this.#dependencies.session.getState());
    return records.filter(
      ({ slot, quilterNum, isSaved }) =>
        (quilterNum === whose || (isForSubscriber && quilterNum === QUILTER.guest && !isSaved)) &&
        slot !== current?.slot &&
        !held.has(slot),
    );
  }

  async #whileHeld(slot: string, act: () => Promise<void>): Promise<void> {
    const release = await holdSlot(slot);
    if (!release) return;
    await this.#slots.attempt(act());
    release();
  }
}

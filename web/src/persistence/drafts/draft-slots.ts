import { QUILTER } from '@quiltwright/shared/limits';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { unfinished, type SaveQueue } from '../saving/save-queue';
import type { DocumentKind } from '../document-kind';
import { hasUnsavedChanges, isUntouched, shownName, type DocumentStore } from '../document-store';
import { DraftPacker, type Draft } from './draft-pieces';
import type { DraftStore } from './draft-store';
import { noteOpenSlot } from './open-slots';
import { readDraft } from './read-draft';
import { holdSlot } from './slot-lock';
import { noteTabSlot } from './tab-slot';

/**
 * The slot (a place for one draft on this device) in which this tab stores the open document. This tab has locked the
 * slot, and no other tab can use it.
 */
export interface HeldSlot<Design, Content> {
  slot: string;
  /** The number of the quilter to whom the document belongs. */
  quilterNum: number;
  packer: DraftPacker<Design, Content>;
  release: () => void;
}

/** A stored draft that this tab has read and locked, so that no other tab can open it. */
export interface Found<Design, Content> {
  held: HeldSlot<Design, Content>;
  draft: Draft<Design, Content>;
  /** True if the draft's last state was unreadable. `draft` then has the latest readable state. */
  isDamaged: boolean;
}

/** Stores the open document in a slot (a place for one draft on this device), and switches between slots. */
export class DraftSlots<Design, Content extends object> {
  /**
   * `kept` is true if this device stores the latest change of the document. `fault` is the browser's reason for not
   * storing a change; null while the browser stores changes.
   */
  readonly kept = createStore<{ kept: boolean; fault: string | null }>(() => ({ kept: false, fault: null }));
  readonly #kind: DocumentKind<Design, Content>;
  readonly #store: DocumentStore<Design, Content>;
  readonly #queue: SaveQueue<Content>;
  readonly #drafts: DraftStore;
  /**
   * The slot (the place on this device) in which the open document is stored. Null while the document isn't stored,
   * because nobody is signed in or the quilter's draft is still loading.
   */
  #held: HeldSlot<Design, Content> | null = null;
  #quilterNum: number = QUILTER.nobody;
  #keepsUntouched = false;

  constructor(
    kind: DocumentKind<Design, Content>,
    store: DocumentStore<Design, Content>,
    queue: SaveQueue<Content>,
    drafts: DraftStore,
  ) {
    this.#kind = kind;
    this.#store = store;
    this.#queue = queue;
    this.#drafts = drafts;
  }

  get current(): HeldSlot<Design, Content> | null {
    return this.#held;
  }

  /**
   * The number of the quilter whose drafts this tab lists and stores; `QUILTER.nobody` if there is no such quilter.
   */
  get quilterNum(): number {
    return this.#quilterNum;
  }

  /** Sets the number of the quilter whose drafts this tab lists and stores. Doesn't open a draft. */
  serve(quilterNum: number): void {
    this.#quilterNum = quilterNum;
  }

  /** From now on, stores the open document in another slot (a place for one draft on this device). */
  moveTo(next: HeldSlot<Design, Content>): void {
    this.#held = next;
    this.#quilterNum = next.quilterNum;
    noteTabSlot(this.#kind.id, { slot: next.slot, isClosed: false });
    noteOpenSlot(next.slot, true);
    this.keep();
  }

  fresh(quilterNum: number): HeldSlot<Design, Content> {
    const slot = crypto.randomUUID();
    const lock = holdSlot(slot);
    return {
      slot,
      quilterNum,
      packer: new DraftPacker(this.#kind),
      release: () => void lock.then((release) => release?.()),
    };
  }

  /**
   * Stores the open document even if it was never changed, because something else on this device belongs to it. False
   * stores only changed documents again.
   */
  keepUntouched(keeps: boolean): void {
    if (keeps === this.#keepsUntouched) return;
    this.#keepsUntouched = keeps;
    this.keep();
  }

  /** True if this device stores the open document. Another document can then be opened without loss. */
  readonly canBeLeft = (): boolean => this.#held !== null && this.kept.getState().fault === null;

  /**
   * Tries once more to store the open document, because the browser may have free space again. Fails if that isn't
   * possible, and opening another document would lose unsaved changes.
   */
  async readyToLeave(): Promise<Result<null>> {
    if (hasUnsavedChanges(this.#kind, this.#store.getState())) await this.#write(true);
    return this.lossOfLeaving();
  }

  /** Fails if opening another document would lose unsaved changes, because this device can't store these changes. */
  lossOfLeaving(): Result<null> {
    const document = this.#store.getState();
    if (this.canBeLeft() || !hasUnsavedChanges(this.#kind, document)) return success(null);
    const { noun } = this.#kind;
    return failure('unkept', `This device can’t keep your ${noun}. Before you go on, save or download it.`);
  }

  /**
   * Releases the slot of the open document: the place for its draft on this device. The draft stays in the slot, and
   * any tab can open it.
   */
  leave(): void {
    this.#quilterNum = QUILTER.nobody;
    if (!this.#held) return;
    noteOpenSlot(this.#held.slot, false);
    this.#held.release();
    this.#held = null;
    this.kept.setState({ kept: false });
    noteTabSlot(this.#kind.id, null);
  }

  /**
   * Releases the slot of the open document when the page closes. The slot is the place for the document's draft on this
   * device. Records the slot for the next page in this tab, for example after a reload. The next page then opens the
   * same draft.
   */
  rest(): void {
    this.#quilterNum = QUILTER.nobody;
    if (!this.#held) return;
    if (!this.kept.getState().kept) this.keep();
    noteTabSlot(this.#kind.id, { slot: this.#held.slot, isClosed: true });
    noteOpenSlot(this.#held.slot, false);
    this.#held.release();
    this.#held = null;
  }

  /**
   * Locks a slot (the place for one draft on this device) and reads its draft. Fails with `held` if another tab has the
   * slot and doesn't release it within `patience` milliseconds. Fails with `missing` if the slot has no draft. Fails
   * with the reason if the draft can't be read.
   */
  async take(slot: string, patience = 0): Promise<Result<Found<Design, Content>>> {
    const release = await holdSlot(slot, patience);
    if (!release) return failure('held', `This ${this.#kind.noun} is open in another tab.`);
    let isTaken = false;
    try {
      const found = await this.#read(slot, release);
      isTaken = found.ok;
      return found;
    } finally {
      if (!isTaken) release();
    }
  }

  async #read(slot: string, release: () => void): Promise<Result<Found<Design, Content>>> {
    const kept = await this.attempt(this.#drafts.read(slot));
    if (!kept) return failure('missing', `This ${this.#kind.noun} isn’t on this device any more.`);
    const { record } = kept;
    const answer = await readDraft(this.#kind, kept);
    if (answer.ok) {
      const { packer, ...found } = answer.value;
      return success({ ...found, held: { slot, quilterNum: record.quilterNum, packer, release } });
    }
    if (answer.error.code === 'damaged')
      await this.attempt(this.#drafts.update({ ...record, isRefused: true }));
    return answer;
  }

  /**
   * Starts to store the open document on this device. Before the next edit can happen, the browser has received all the
   * data.
   */
  readonly keep = (): void => {
    void this.#write(true);
  };

  async #write(triesAgain: boolean): Promise<void> {
    if (!this.#held) return;
    const { slot, quilterNum, packer } = this.#held;
    const document = this.#store.getState();
    const draft = { document, requests: unfinished(this.#queue.state.getState()) };
    const isEmpty = isUntouched(this.#kind, document) && draft.requests.length === 0 && !this.#keepsUntouched;
    if (isEmpty) packer.restart();
    const packed = isEmpty ? null : packer.pack(draft);
    const { first } = packer;
    try {
      await (packed
        ? this.#drafts.write(
            {
              slot,
              kind: this.#kind.id,
              quilterNum,
              changedAt: Date.now(),
              name: shownName(this.#kind, document),
              isSaved: !hasUnsavedChanges(this.#kind, document),
              isRefused: false,
            },
            packed,
          )
        : this.#drafts.remove(slot));
      /* If another write has failed, the packer has restarted, and this write's pieces are useless. If the page now
         stores the open document in another slot, this draft says nothing about the open document. */
      if (first === packer.first && this.#isUsing(packer)) this.kept.setState({ kept: true, fault: null });
    } catch (error) {
      if (first === packer.first) packer.restart();
      if (triesAgain) await this.#write(false);
      else this.kept.setState({ kept: false, fault: faultOf(error) });
    }
  }

  #isUsing(packer: DraftPacker<Design, Content>): boolean {
    return this.#held?.packer === packer;
  }

  /**
   * Waits for an operation on the browser's storage, and returns its result. If the browser refuses, returns null, and
   * puts the reason into `kept.fault`.
   */
  async attempt<T>(doing: Promise<T>): Promise<T | null> {
    try {
      return await doing;
    } catch (error) {
      this.kept.setState({ kept: false, fault: faultOf(error) });
      return null;
    }
  }
}

function faultOf(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The storage of this device is full.'
    : 'This browser doesn’t let Quiltwright store anything.';
}

import { QUILTER } from '@quiltwright/shared/limits';
import { unfinished } from './saving/save-queue';
import { isFinal } from '../server/calls/call-failure';
import { isSubscriber } from '../server/session/session';
import type { Stored } from '@quiltwright/shared/model/open-document';
import type { DocumentKind } from './document-kind';
import type { DraftSlots, Found } from './drafts/draft-slots';
import { stepsLost, type LeftDrafts } from './drafts/left-drafts';
import { nextDrafts } from './drafts/next-drafts';
import { readContent } from './drafts/read-content';
import { tabSlot } from './drafts/tab-slot';
import { hearOfRenames, type Rename } from './saving/renames';
import type { Saves } from './saving/saves';
import type { Dependencies } from './dependencies';
import { hasUnsavedChanges, isUntouched, type DocumentStore } from './document-store';

/**
 * The longest time, in milliseconds, that a page waits for the previous page of its tab to release the draft slot (the
 * place for the draft on this device). After a reload, for example, that page may still be closing.
 */
const PATIENCE = 3_000;

/**
 * The time in milliseconds after which a screen opens without waiting for the draft any longer. The draft appears
 * later.
 */
const LONGEST_WAIT = 4_000;

export type Tell = (message: string) => void;

/** The data of a document that other screens can read without opening it. */
export interface PeekedDocument<Content> {
  content: Content;
  /** The document's state on the server; null for a document that was never saved. */
  stored: Stored | null;
  isSaved: boolean;
}

/** The objects of a document session that are needed to open a document. */
interface Parts<Design, Content extends object> {
  kind: DocumentKind<Design, Content>;
  store: DocumentStore<Design, Content>;
  dependencies: Dependencies;
  saves: Saves<Design, Content>;
  slots: DraftSlots<Design, Content>;
  left: LeftDrafts<Design, Content>;
  follow: (rename: Rename) => void;
}

/**
 * Opens the signed-in quilter's stored document. When another quilter signs in, opens that quilter's document. Until
 * `open` is called, only sends pending saves: no draft is opened, so another tab can open the draft.
 */
export class DocumentOpening<Design, Content extends object> {
  readonly #parts: Parts<Design, Content>;
  /**
   * Resolves when the latest change of quilter is complete. Changes of quilter run one after another. Null before the
   * first change.
   */
  #turns: Promise<unknown> | null = null;
  #isOpen = false;
  #opened: Promise<void> | null = null;

  constructor(parts: Parts<Design, Content>) {
    this.#parts = parts;
  }

  /**
   * Continues the saves that earlier visits could not finish. Opens a draft only if the quilter must decide about a
   * save.
   */
  goOn(tell: Tell): void {
    if (this.#turns) return;
    const { saves, slots, left, dependencies } = this.#parts;
    const { queue } = saves;
    this.#turn(tell);
    dependencies.session.subscribe(() => {
      this.#turn(tell);
    });
    queue.state.subscribe((now, before) => {
      slots.keep();
      const isOver = now.state === 'failed' && isFinal(now.failure);
      if (now.state === 'failed' && now.sending.order.stored?.newer) {
        if (now.failure !== before.failure) void left.noteNewer(now.sending);
      } else if (now.state === 'failed' && !now.isKnown && !isOver) void this.open(tell);
      /* A failed save stays in its draft until the quilter gives it up, a later save succeeds, or the server
         refuses it for good. */
      if (now.state !== 'idle' && !isOver) return;
      const keys = unfinished(now).map(({ key }) => key);
      for (const request of unfinished(before)) {
        if (!keys.includes(request.key)) void left.settle(request, now.state === 'idle' ? now.saved : null);
      }
    });
    addEventListener('online', () => {
      queue.retryWaiting();
    });
    dependencies.lapse.subscribe(({ of }) => {
      const now = queue.state.getState();
      if (of === null && now.state === 'failed' && now.failure.code === 'lapsed') queue.retryNow();
    });
  }

  /**
   * Returns the open document. If no document is open, returns the document that `open` would open for this quilter,
   * without locking its draft. Null if there is no readable draft.
   */
  async peek(quilterNum: number): Promise<PeekedDocument<Content> | null> {
    const { kind, store, slots, dependencies } = this.#parts;
    if (slots.current) {
      const document = store.getState();
      const isSaved = !hasUnsavedChanges(kind, document);
      return { content: kind.contentOf(document.design), stored: document.stored, isSaved };
    }
    const [next] = (await slots.attempt(nextDrafts(kind.id, quilterNum, dependencies))) ?? [];
    const kept = next && (await slots.attempt(dependencies.drafts.read(next.slot)));
    const content = kept && (await readContent(kind, kept));
    if (!kept || !content) return null;
    return { content, stored: kept.record.head.stored, isSaved: kept.record.isSaved };
  }

  /**
   * Opens the document that is stored on this device, with its history. Stores every later change. Further calls return
   * the promise of the first call.
   */
  open(tell: Tell): Promise<void> {
    this.#opened ??= this.#begin(tell);
    return this.#opened;
  }

  #begin(tell: Tell): Promise<void> {
    const { kind, store, slots, left, follow } = this.#parts;
    this.#isOpen = true;
    if (this.#turns) this.#turn(tell);
    else this.goOn(tell);
    const opened = inTime(this.#parts, this.#turns);
    store.subscribe(slots.keep);
    hearOfRenames(kind.id, follow);
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) finishTyping();
      if (slots.kept.getState().fault !== null) slots.keep();
      void left.look();
    });
    addEventListener('pagehide', () => {
      finishTyping();
      slots.rest();
    });
    /* When the page closes, for example for a new version, the browser warns about work that is stored nowhere. */
    addEventListener('beforeunload', (event) => {
      if (!slots.lossOfLeaving().ok) event.preventDefault();
    });
    /* A page from the browser's back-forward cache is out of date. */
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
    return opened;
  }

  #turn(tell: Tell): void {
    const change = () => this.#parts.slots.attempt(changeOwner(this.#parts, this.#isOpen, tell));
    this.#turns = this.#turns ? this.#turns.then(change) : change();
  }
}

/**
 * Resolves once the document is open, or after `LONGEST_WAIT` milliseconds. After that wait, `slots.kept` reports a
 * fault until the browser stores a draft.
 */
function inTime<Design, Content extends object>(
  { slots }: Parts<Design, Content>,
  opened: Promise<unknown> | null,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      slots.kept.setState({ kept: false, fault: 'This browser is slow to open its storage.' });
      resolve();
    }, LONGEST_WAIT);
    void opened?.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Makes the focused field commit its typed text, as it does on blur. The field gets the focus back. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/**
 * Closes the previous quilter's document, and opens the document of the signed-in quilter.
 * @param isOpen true if this session opens documents; false if it only continues pending saves
 */
async function changeOwner<Design, Content extends object>(
  parts: Parts<Design, Content>,
  isOpen: boolean,
  tell: Tell,
): Promise<void> {
  const { kind, store, slots, left, dependencies } = parts;
  const { queue } = parts.saves;
  const now = dependencies.session.getState();
  const { quilterNum } = now;
  const here = slots.current;
  const isThere = here !== null || quilterNum === QUILTER.nobody;
  if (quilterNum === slots.quilterNum && (isThere || !isOpen)) {
    queue.retryNow();
    return;
  }
  if (here?.quilterNum === QUILTER.guest && isSubscriber(now) && hasUnsavedChanges(kind, store.getState())) {
    slots.moveTo({ ...here, quilterNum });
    tell(brought(kind));
  } else if (quilterNum === QUILTER.nobody && !slots.lossOfLeaving().ok) {
    /* The document would be lost, so it stays open until another quilter signs in. */
    return;
  } else {
    /* The slot is released before the queue is cleared, so that pending saves stay in the slot's draft. */
    slots.leave();
    queue.clear();
    const blank = kind.begin();
    store.setState(blank);
    left.list.setState({ drafts: [] });
    if (quilterNum === QUILTER.nobody) return;
    if (!isOpen) {
      slots.serve(quilterNum);
      await left.resume();
      return;
    }
    const found = await find(parts, quilterNum, tell);
    const isFree = store.getState().id === blank.id && isUntouched(kind, store.getState());
    if (found && isFree) left.putBack({ ...found, held: { ...found.held, quilterNum } });
    else {
      found?.held.release();
      slots.moveTo(slots.fresh(quilterNum));
    }
  }
  await left.look();
  await left.resume();
}

/**
 * Locks and returns a stored draft. Chooses the first in the order of `nextDrafts` that is readable and that no other
 * tab has open. Null if there is none.
 */
async function find<Design, Content extends object>(
  { kind, slots, dependencies }: Parts<Design, Content>,
  quilterNum: number,
  tell: Tell,
): Promise<Found<Design, Content> | null> {
  const { id, noun } = kind;
  const own = tabSlot(id);
  const candidates = (await slots.attempt(nextDrafts(id, quilterNum, dependencies))) ?? [];
  for (const { slot, isOwn } of candidates) {
    const found = await slots.take(slot, isOwn ? PATIENCE : 0);
    if (!found.ok) {
      if (found.error.code !== 'held' && found.error.code !== 'missing') tell(found.error.message);
      continue;
    }
    const { held, draft, isDamaged } = found.value;
    if (isDamaged) tell(stepsLost(noun));
    else if (held.quilterNum !== quilterNum) tell(brought(kind));
    else if (!(isOwn && own?.isClosed) && hasUnsavedChanges(kind, draft.document)) tell(back(noun));
    return found.value;
  }
  return null;
}

function back(noun: string): string {
  return `Your ${noun} is back, just as you left it.`;
}

/**
 * Returns the message that a guest's document is now open. It names the screen with the document, because a quilter may
 * log in on any screen.
 */
function brought({ noun, screenTitle }: Pick<DocumentKind<unknown, object>, 'noun' | 'screenTitle'>): string {
  return `The ${noun} that you made as a guest is open in ${screenTitle}. Save it to keep it in your account.`;
}

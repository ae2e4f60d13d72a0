import { createStore } from 'zustand/vanilla';
import { success, type Result } from '@quiltwright/shared/result';
import type { SaveQueue } from './saving/save-queue';
import type { DocumentKind } from './document-kind';
import { DraftSlots } from './drafts/draft-slots';
import { LeftDrafts } from './drafts/left-drafts';
import { DocumentFiles } from './files/document-files';
import { DocumentOpening, type PeekedDocument, type Tell } from './document-opening';
import { tellOfRename, type Rename } from './saving/renames';
import type { Dependencies } from './dependencies';
import { Saves } from './saving/saves';
import { hasUnsavedChanges, runOn, type DocumentStore } from './document-store';
import type { Action, Worked } from '@quiltwright/shared/model/command';
import {
  changed,
  redone,
  undone,
  type Stored,
  type OpenDocument,
} from '@quiltwright/shared/model/open-document';

/**
 * The open document of one kind, with its drafts, saves and files, and with functions to switch to another document.
 */
export class DocumentSession<Design, Content extends object> {
  readonly saves: Saves<Design, Content>;
  readonly slots: DraftSlots<Design, Content>;
  readonly left: LeftDrafts<Design, Content>;
  readonly files: DocumentFiles<Design, Content>;
  readonly kind: DocumentKind<Design, Content>;
  readonly store: DocumentStore<Design, Content>;
  readonly dependencies: Dependencies;
  /** State of the dialog in which the quilter chooses replacements for missing fabrics. */
  readonly clothDialog = createStore(() => ({ isOpen: false }));
  /** State of the dialog that shares the document. While it is open, no other dialog reports a successful save. */
  readonly shareDialog = createStore(() => ({ isOpen: false }));
  /** State of the dialog that compares the document with the newer version on the server. */
  readonly versionsDialog = createStore(() => ({ isOpen: false }));
  readonly #open: DocumentOpening<Design, Content>;

  constructor(kind: DocumentKind<Design, Content>, dependencies: Dependencies) {
    this.kind = kind;
    this.store = createStore(kind.begin);
    this.dependencies = dependencies;
    this.saves = new Saves(kind, this.store, dependencies);
    this.slots = new DraftSlots(kind, this.store, this.queue, dependencies.drafts);
    this.left = new LeftDrafts(kind, this.store, this.queue, this.slots, dependencies);
    this.files = new DocumentFiles(kind, this.store, this.slots, this.switchTo);
    this.#open = new DocumentOpening(this);
  }

  /** Runs an action on the open document. Does nothing if the action is impossible. */
  readonly run = (action: Action<Worked<OpenDocument<Design, Content>>>): void => {
    runOn(this.store, action);
  };

  readonly undo = (): void => {
    this.store.setState(undone);
  };

  readonly redo = (): void => {
    this.store.setState(redone);
  };

  /** Replaces one fabric by another in the whole open document, as one step of its history. */
  readonly replaceFabric = (fabricNum: number, by: number): void => {
    const document = this.store.getState();
    const design = this.kind.cloth.replaced(document.design, fabricNum, by);
    this.store.setState(changed(document, { key: 'fabricReplaced' }, design));
  };

  /**
   * Drops the changes made since the document was last saved, opened or started. Undo brings the changes back. Also
   * drops the document's failed save. If the server has deleted the document (`isGone`), a new, empty document replaces
   * it.
   */
  discardChanges(isGone: boolean): void {
    const { begin, open } = this.kind;
    const document = this.store.getState();
    const stored = isGone ? null : document.stored;
    const fresh = isGone ? begin() : open(document.saved, stored);
    this.queue.giveUp(document.id);
    this.store.setState({
      ...changed(document, { key: 'changesDiscarded' }, fresh.design),
      ...{ saved: fresh.saved, stored, newName: '' },
    });
  }

  /** The queue of saves, which also reports their progress. */
  get queue(): SaveQueue<Content> {
    return this.saves.queue;
  }

  /** The state of the draft on this device: `kept` is true if the draft has the latest change of the document. */
  get draftKept() {
    return this.slots.kept;
  }

  /**
   * Opens the document that is stored on this device, with its history. Stores every later change. Resolves once the
   * document is open, or when the browser takes too long. Each quilter has their own document, but a guest who becomes
   * a subscriber, even days later, keeps the guest's document. `tell` receives messages about a guest's document, about
   * a draft after a crash, and about a damaged draft. Further calls return the promise of the first call.
   */
  open(tell: Tell): Promise<void> {
    return this.#open.open(tell);
  }

  /**
   * Returns the open document. If no document is open, returns the document that `open` would open for this quilter,
   * without locking its draft. Null if there is no readable draft.
   */
  peek(quilterNum: number): Promise<PeekedDocument<Content> | null> {
    return this.#open.peek(quilterNum);
  }

  /**
   * Continues the saves that earlier visits could not finish, on a screen without this editor. The drafts stay
   * closed, and other tabs can open them. A draft is opened only if the quilter must decide about one of its saves.
   */
  goOn(tell: Tell): void {
    this.#open.goOn(tell);
  }

  /**
   * Saves the open document for the signed-in quilter.
   * @param inCloth only for a created block: the same block in real fabrics, which is saved too
   */
  readonly save = (inCloth?: Content | null): void => {
    this.saves.save(inCloth);
  };

  /**
   * Opens another document. If the previous document has unsaved changes, its draft joins the drafts that can be
   * opened again (`left`). Call `slots.lossOfLeaving()` first: that call fails if this device can't store the draft.
   * `switchTo` itself doesn't check.
   */
  readonly switchTo = (next: OpenDocument<Design, Content>): void => {
    const here = this.slots.current;
    const leaves = here !== null && hasUnsavedChanges(this.kind, this.store.getState());
    if (leaves) this.slots.leave();
    this.store.setState(next);
    if (leaves) {
      this.slots.moveTo(this.slots.fresh(here.quilterNum));
      void this.left.look();
    }
  };

  /** Opens a new document. */
  readonly startNew = (): void => {
    this.switchTo(this.kind.begin());
  };

  /**
   * Opens the server's version of a document. Called after the server refused a save because its version is newer
   * (409), and the quilter chose the server's version. Undo brings the quilter's version back.
   *
   * If another document is open, its unsaved changes stay on this device as a draft. Fails if this device can't store
   * these changes.
   * @param theirs the server's version
   * @param documentId the id of the document with the refused save
   */
  takeTheirs(theirs: Content, stored: Stored, documentId: string): Result<null> {
    const { open, rename, nameOf } = this.kind;
    const refused = documentId === this.store.getState().id ? null : this.saves.refusedElsewhere();
    const loss = refused ? this.slots.lossOfLeaving() : success(null);
    if (!loss.ok) return loss;
    const fresh = open(theirs, stored);
    const mine = refused ? { ...fresh, design: open(refused.content, null).design } : this.store.getState();
    const named = rename(mine, nameOf(theirs));
    const taken = { ...changed(named, { key: 'otherVersion' }, fresh.design), saved: fresh.saved, stored };
    this.queue.giveUp(documentId);
    if (refused) this.switchTo(taken);
    else this.store.setState(taken);
    return success(null);
  }

  /** True if the open document has this number on the server. */
  isInEditor(num: number): boolean {
    return this.store.getState().stored?.num === num;
  }

  /**
   * Handles a rename of a document on the server. If the document is open here or in another tab, the open document
   * gets the new name. Its unsaved changes stay unsaved. The open document keeps its old name if the server's version
   * also has other changes.
   */
  renamed(rename: Rename): void {
    this.follow(rename);
    tellOfRename(this.kind.id, rename);
  }

  /**
   * Handles the deletion of a document on the server. If the document is open in this tab without unsaved changes, a
   * new document replaces it. With unsaved changes, the document stays open, as if it had never been saved.
   */
  deleted(num: number): void {
    if (!this.isInEditor(num)) return;
    const { id, saved, ...empty } = this.kind.begin();
    const isChanged = hasUnsavedChanges(this.kind, this.store.getState());
    this.store.setState(isChanged ? { id, stored: null, saved } : { id, saved, ...empty });
  }

  /**
   * Gives the open document its new name after a rename in this or another tab. If the server's version also has other
   * changes, the open document keeps its name and revision. The server then refuses the next save, and the quilter
   * chooses a version.
   */
  readonly follow = ({ num, name, revision }: Rename): void => {
    const { kind, store } = this;
    const before = store.getState();
    if (before.stored?.num !== num || before.stored.revision !== revision - 1) return;
    store.setState({ ...kind.rename(before, name), stored: { num, revision } });
  };
}

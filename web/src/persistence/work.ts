import { success, type Result } from '@quiltwright/shared/result';
import type { SaveQueue } from './save-queue';
import type { DocumentKind } from './document-kind';
import { DraftPlaces } from './drafts/draft-places';
import { LeftDrafts } from './drafts/left-drafts';
import { FileWork } from './file-work';
import { OpenTable, type Tell } from './open-table';
import { tellOfRename, type Rename } from './renames';
import { Saves } from './saves';
import { hasUnsavedChanges, runOn, type Table } from './table';
import { changed, type Stored, type TableDocument } from '../model/table-document';

/** All that is done with the document on a table beside editing it: it is kept, saved, put away, loaded. */
export class Work<Design, Content extends object> {
  readonly saves: Saves<Design, Content>;
  readonly places: DraftPlaces<Design, Content>;
  readonly left: LeftDrafts<Design, Content>;
  readonly files: FileWork<Design, Content>;
  readonly kind: DocumentKind<Design, Content>;
  readonly table: Table<Design, Content>;
  readonly #open: OpenTable<Design, Content>;

  constructor(kind: DocumentKind<Design, Content>, table: Table<Design, Content>) {
    this.kind = kind;
    this.table = table;
    this.saves = new Saves(kind, table);
    this.places = new DraftPlaces(kind, table, this.queue);
    this.left = new LeftDrafts(kind, table, this.queue, this.places);
    this.files = new FileWork(kind, table, this.places, this.layOnTable);
    this.#open = new OpenTable(this);
  }

  /** Tells how saves go. */
  get queue(): SaveQueue<Content> {
    return this.saves.queue;
  }

  /** Whether this device has the document as it is now. */
  get draftKept() {
    return this.places.kept;
  }

  /**
   * Puts what this device kept back on the table, its history too, and from then on keeps each change; resolves once
   * it lies there, or when the browser takes too long. Whoever signs in finds their own; a guest who becomes a
   * subscriber brings theirs along, be it days later. `tell` hears of that, of what a crash left, and of a damaged
   * draft. Opens once, however often it is asked to.
   */
  open(tell: Tell): Promise<void> {
    return this.#open.open(tell);
  }

  /**
   * Goes on with what earlier visits could not save, on a screen without the table. No draft is laid on it, so that
   * another tab may open them; when somebody has to decide about a save, the table is opened with what it is of.
   */
  goOn(tell: Tell): void {
    this.#open.goOn(tell);
  }

  /** Sends the document on the table to be saved for whoever is signed in. */
  readonly save = (): void => {
    this.saves.save();
  };

  /**
   * Puts another document on the table. One that lay there and is nowhere else stays in `left`, as far as this
   * device keeps anything: ask `places.lossOfLeaving` before.
   */
  readonly layOnTable = (next: TableDocument<Design, Content>): void => {
    const here = this.places.current;
    const leaves = here !== null && hasUnsavedChanges(this.kind, this.table.getState());
    if (leaves) this.places.leave();
    this.table.setState(next);
    if (leaves) {
      this.places.moveTo(this.places.fresh(here.quilterNum));
      void this.left.look();
    }
  };

  /** Puts an empty document on the table. */
  readonly startNew = (): void => {
    this.layOnTable(this.kind.begin());
  };

  /**
   * Puts the version that the server has on the table: the answer to 409 for those who give up their own, which undo
   * brings back. Fails when it is of a document that was put away, and the one on the table would be lost.
   */
  takeTheirs(theirs: Content, stored: Stored): Result<null> {
    const { open, rename, nameOf } = this.kind;
    const refused = this.saves.refusedElsewhere();
    const loss = refused ? this.places.lossOfLeaving() : success(null);
    if (!loss.ok) return loss;
    const fresh = open(theirs, stored);
    const mine = refused ? { ...fresh, design: open(refused.content, null).design } : this.table.getState();
    const named = rename(nameOf(theirs)).run(mine);
    const taken = { ...changed(named, 'The other version', fresh.design), saved: fresh.saved, stored };
    this.queue.giveUp();
    if (refused) this.layOnTable(taken);
    else this.table.setState(taken);
    return success(null);
  }

  /** Whether the document on the table is the one that the server knows by this number. */
  isOnTable(num: number): boolean {
    return this.table.getState().stored?.num === num;
  }

  /**
   * A stored document has another name: where it lies on the table as it was before, in this tab or another, it gets it
   * too. Other changes there stay unsaved.
   */
  renamed(rename: Rename): void {
    this.follow(rename);
    tellOfRename(this.kind.id, rename);
  }

  /** A stored document is gone: the table is cleared of it, and what was never saved of it stays as a new one. */
  deleted(num: number): void {
    if (!this.isOnTable(num)) return;
    const { id, saved, ...empty } = this.kind.begin();
    const isChanged = hasUnsavedChanges(this.kind, this.table.getState());
    this.table.setState(isChanged ? { id, stored: null, saved } : { id, saved, ...empty });
  }

  /**
   * A document that was renamed, here or in another tab, has its new name on the table. One that was changed elsewhere
   * meanwhile keeps its revision, so that its next save is asked about.
   */
  readonly follow = ({ num, name, revision }: Rename): void => {
    const { kind, table } = this;
    const before = table.getState();
    if (before.stored?.num !== num || before.stored.revision !== revision - 1) return;
    runOn(table, kind.rename(name));
    table.setState({ stored: { num, revision } });
  };
}

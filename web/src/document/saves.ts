import { LIMITS } from '@quiltwright/shared/limits';
import { SaveQueue, type SaveOrder } from '../server/save-queue';
import { session } from '../server/session';
import type { DocumentKind } from './document-kind';
import { runOn, type Table } from './table';
import { acknowledged, type Stored } from './table-document';

const COPY = ' copy';

/** @param name within the limit, and so is what it gives */
function nameOfCopy(name: string): string {
  return `${name.slice(0, LIMITS.nameLength - COPY.length)}${COPY}`;
}

/** Saves what lies on a table. */
export class Saves<Design, Content extends object> {
  readonly queue: SaveQueue<Content>;
  readonly #kind: DocumentKind<Design, Content>;
  readonly #table: Table<Design, Content>;

  constructor(kind: DocumentKind<Design, Content>, table: Table<Design, Content>) {
    this.#kind = kind;
    this.#table = table;
    this.queue = new SaveQueue({
      send: kind.store,
      onSaved: ({ documentId, content }, stored) => {
        const document = table.getState();
        if (document.id === documentId) table.setState(acknowledged(document, content, stored));
      },
    });
  }

  /** Sends the document on the table to be saved for whoever is signed in. */
  save(): void {
    const { id, design, stored } = this.#table.getState();
    const { quilterNum } = session.getState();
    this.queue.add({ documentId: id, content: this.#kind.contentOf(design), stored, quilterNum });
  }

  /** Saves again what the server refused, or else the document on the table. */
  again(): void {
    const order = this.refusedElsewhere();
    if (order) this.queue.add(order);
    else this.save();
  }

  /** Saves over what the server has now, `theirs`: the answer to 409 for those who keep their own version. */
  keepMine(theirs: Stored): void {
    this.#saveInstead(theirs);
  }

  /** Saves as a document that the server doesn't know yet. */
  asNew(): void {
    this.#saveInstead(null);
  }

  /** Saves beside the document that it was opened from, under a name that tells them apart. */
  asCopy(): void {
    this.#saveInstead(null, nameOfCopy);
  }

  /** Saves what is on the table beside what it was opened from: under its new name, or one that tells them apart. */
  tableBeside(): void {
    const { contentOf, nameOf } = this.#kind;
    const { design, saved } = this.#table.getState();
    const isRenamed = nameOf(contentOf(design)) !== nameOf(saved);
    this.#saveTableInstead(null, isRenamed ? (name) => name : nameOfCopy);
  }

  /** The save that the server refused, where it was of another document than the one that is on the table now. */
  refusedElsewhere(): SaveOrder<Content> | null {
    const { state, sending } = this.queue.state.getState();
    const { id } = this.#table.getState();
    return state === 'failed' && sending.order.documentId !== id ? sending.order : null;
  }

  /** Saves what was refused, or else the document on the table, in the place of `stored`; null for one of its own. */
  #saveInstead(stored: Stored | null, renamed = (name: string) => name): void {
    const { contentOf, nameOf, open, rename } = this.#kind;
    const order = this.refusedElsewhere();
    if (order) {
      const named = rename(renamed(nameOf(order.content))).run(open(order.content, null));
      this.queue.add({ ...order, content: contentOf(named.design), stored });
      return;
    }
    this.queue.giveUp();
    this.#saveTableInstead(stored, renamed);
  }

  #saveTableInstead(stored: Stored | null, renamed: (name: string) => string): void {
    const { contentOf, nameOf, rename } = this.#kind;
    const { id, design } = this.#table.getState();
    runOn(this.#table, rename(renamed(nameOf(contentOf(design)))));
    this.#table.setState({ id: stored ? id : crypto.randomUUID(), stored });
    this.save();
  }
}

import { shortenedName } from '@quiltwright/shared/names';
import { lapsed } from '../../server/calls/call-failure';
import { forgetLapse, noteLapse } from '../../server/account/lapse';
import { SaveQueue, type SaveOrder } from './save-queue';
import type { SessionStore } from '../../server/session/session';
import type { Dependencies } from '../dependencies';
import type { DocumentKind } from '../document-kind';
import { type DocumentStore } from '../document-store';
import { acknowledged, type Stored } from '@quiltwright/shared/model/open-document';

const COPY = ' copy';

/**
 * Returns the name for a copy of a document, at most as long as a name may be.
 * @param name the name of the document
 */
function nameOfCopy(name: string): string {
  return `${shortenedName(name, COPY)}${COPY}`;
}

/** Saves the documents of a session. */
export class Saves<Design, Content extends object> {
  readonly queue: SaveQueue<Content>;
  /** The contents that `asCopy` has saved. */
  readonly #copies = new WeakSet<Content>();
  readonly #session: SessionStore;
  readonly #kind: DocumentKind<Design, Content>;
  readonly #store: DocumentStore<Design, Content>;

  constructor(
    kind: DocumentKind<Design, Content>,
    store: DocumentStore<Design, Content>,
    { session, lapse }: Dependencies,
  ) {
    this.#session = session;
    this.#kind = kind;
    this.#store = store;
    this.queue = new SaveQueue({
      send: async (request) => {
        const answer = await kind.send(request, session);
        if (answer.ok) forgetLapse(lapse);
        else if (answer.error.code === 'lapsed')
          noteLapse(lapse, request.order.quilterNum, answer.error.message);
        return answer;
      },
      refusalOf: ({ quilterNum }) => {
        const { of } = lapse.getState();
        return of?.quilterNum === quilterNum ? lapsed(of.message) : null;
      },
      onSaved: ({ documentId, content }, stored) => {
        const document = store.getState();
        if (document.id === documentId) store.setState(acknowledged(document, content, stored));
      },
      onNewer: ({ documentId }, stored) => {
        if (store.getState().id === documentId) store.setState({ stored });
      },
    });
  }

  /** True if `asCopy` saved this content. */
  isCopy(content: Content): boolean {
    return this.#copies.has(content);
  }

  /**
   * Saves the open document for the signed-in quilter, and returns the saved content.
   * @param inCloth only for a created block: the same block in real fabrics, which is saved too; null for none. By
   *   default, the block in real fabrics of the document's last save, if that save failed
   */
  save(inCloth: Content | null = this.#refusedCloth()): Content {
    const { id, design, stored } = this.#store.getState();
    const { quilterNum } = this.#session.getState();
    const content = this.#kind.contentOf(design);
    this.queue.add({ documentId: id, content, stored, quilterNum, ...(inCloth && { inCloth }) });
    return content;
  }

  /** Repeats the failed save if its document is no longer open. Otherwise saves the open document. */
  again(): void {
    const order = this.refusedElsewhere();
    if (order) this.queue.add(order);
    else this.save();
  }

  /**
   * Saves the quilter's version over the server's version, `theirs`, after a save was refused with 409.
   * @param documentId the id of the document with the refused save
   */
  keepMine(theirs: Stored, documentId: string): void {
    this.#saveInstead(theirs, documentId);
  }

  /**
   * Saves a document as a new document on the server.
   * @param documentId the id of the open document, or of the document with the refused save
   */
  asNew(documentId: string): void {
    this.#saveInstead(null, documentId);
  }

  /** Saves a document as a new document, like `asNew`, and adds ‘copy’ to its name. */
  asCopy(documentId: string): void {
    this.#copies.add(this.#saveInstead(null, documentId, nameOfCopy));
  }

  /**
   * Saves the open document under this name as a new document. The editor then has the new document open. If a
   * document was stored under the old name, it stays unchanged.
   */
  saveAs(name: string, inCloth?: Content | null): void {
    this.#saveOpenInstead(null, () => name, inCloth);
    this.#store.setState({ newName: '' });
  }

  /** Returns the failed save if its document is no longer open; otherwise null. */
  refusedElsewhere(): SaveOrder<Content> | null {
    const { state, sending } = this.queue.state.getState();
    const { id } = this.#store.getState();
    return state === 'failed' && sending.order.documentId !== id ? sending.order : null;
  }

  /**
   * Saves a document over the stored document `stored`. If `stored` is null, the server makes a new document.
   * @param documentId the id of the open document, or of the document with the refused save
   */
  #saveInstead(stored: Stored | null, documentId: string, renamed = (name: string) => name): Content {
    const { contentOf, nameOf, open, rename } = this.#kind;
    const order = documentId === this.#store.getState().id ? null : this.refusedElsewhere();
    if (order) {
      const named = rename(open(order.content, null), renamed(nameOf(order.content)));
      const content = contentOf(named.design);
      this.queue.add({ ...order, content, stored });
      return content;
    }
    const inCloth = this.#refusedCloth();
    this.queue.giveUp(documentId);
    return this.#saveOpenInstead(stored, renamed, inCloth);
  }

  #refusedCloth(): Content | null {
    const { state, sending } = this.queue.state.getState();
    const { id } = this.#store.getState();
    return state === 'failed' && sending.order.documentId === id ? (sending.order.inCloth ?? null) : null;
  }

  #saveOpenInstead(
    stored: Stored | null,
    renamed: (name: string) => string,
    inCloth?: Content | null,
  ): Content {
    const { begin, contentOf, nameOf, rename } = this.#kind;
    const { id, design, stored: known } = this.#store.getState();
    this.#store.setState((document) => rename(document, renamed(nameOf(contentOf(design)))));
    // A new document needs a new id, unless the server can't have stored the open document yet.
    const isAnother = !stored && (known !== null || this.queue.isUnderWay(id));
    this.#store.setState({
      id: isAnother ? crypto.randomUUID() : id,
      stored,
      ...(!stored && { saved: begin().saved }),
    });
    return this.save(inCloth);
  }
}

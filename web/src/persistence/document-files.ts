import { failure, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { documentFileName, readDocumentFile, writeDocumentFile } from './document-file';
import type { DocumentKind, LoadedContent } from './document-kind';
import type { DraftSlots } from './drafts/draft-slots';
import { hasUnsavedChanges, type DocumentStore } from './document-store';
import type { OpenDocument } from '../model/open-document';

/** Milliseconds that a browser may take before it has begun with a download. */
const DOWNLOAD_STARTS = 60_000;

/** Gives what lies on a table to the browser as a file, and lays on it what is in files. */
export class DocumentFiles<Design, Content extends object> {
  /** Why the last file could not be loaded; null when there is nothing to tell. */
  readonly fault = createStore<{ message: string | null }>(() => ({ message: null }));
  readonly #kind: DocumentKind<Design, Content>;
  readonly #store: DocumentStore<Design, Content>;
  readonly #slots: DraftSlots<Design, Content>;
  readonly #lay: (next: OpenDocument<Design, Content>) => void;

  constructor(
    kind: DocumentKind<Design, Content>,
    store: DocumentStore<Design, Content>,
    slots: DraftSlots<Design, Content>,
    lay: (next: OpenDocument<Design, Content>) => void,
  ) {
    this.#kind = kind;
    this.#store = store;
    this.#slots = slots;
    this.#lay = lay;
  }

  /** Gives the document on the table to the browser as a file. */
  readonly download = (): void => {
    const { contentOf, nameOf, rename } = this.#kind;
    const laid = this.#store.getState();
    const isNamed = nameOf(contentOf(laid.design)) !== '';
    const content = contentOf((isNamed ? laid : rename(laid.newName).run(laid)).design);
    const text = writeDocumentFile(this.#kind, content);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = documentFileName(this.#kind, content);
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, DOWNLOAD_STARTS);
  };

  /**
   * Puts what is in a file on the table, as a document that was never saved; what lay there and is
   * nowhere else stays on this device, or keeps its place where it can't. `tell` hears how it went, `fault` why it didn't.
   */
  async load(file: File, tell: (message: string) => void): Promise<void> {
    const { noun, begin, open } = this.#kind;
    const read = await this.#read(file);
    if (!read.ok) {
      this.fault.setState({ message: read.error.message });
      return;
    }
    const ready = await this.#slots.readyToLeave();
    if (!ready.ok) {
      this.fault.setState({ message: ready.error.message });
      return;
    }
    const { content, isRepaired } = read.value;
    const leaves = hasUnsavedChanges(this.#kind, this.#store.getState());
    this.#lay({ ...open(content, null), saved: begin().saved });
    const words = isRepaired
      ? 'The file was damaged. Sizes and places were worked out anew.'
      : `“${file.name}” is on the table.`;
    tell(leaves ? `${words} The ${noun} before it is kept on this device.` : words);
  }

  async #read(file: File): Promise<Result<LoadedContent<Content>>> {
    try {
      if (file.size <= this.#kind.file.largest) return readDocumentFile(this.#kind, await file.text());
    } catch {
      /* The browser may not give it: as one that is too large. */
    }
    return failure('unread', `This file can’t be read, or is too large for a ${this.#kind.noun}.`);
  }
}

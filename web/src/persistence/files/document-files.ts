import { failure, type Result } from '@quiltwright/shared/result';
import { createStore } from 'zustand/vanilla';
import { fetchChunk } from '../../browser/chunks';
import { download } from '../../browser/download';
import type { DocumentKind, LoadedContent } from '../document-kind';
import type { DraftSlots } from '../drafts/draft-slots';
import { hasUnsavedChanges, type DocumentStore } from '../document-store';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';

/** The number of bytes at the start of a too large file that are read to recognise its kind. */
const HEAD_BYTES = 4_000;

/** Downloads the open document as a file, and opens files. */
export class DocumentFiles<Design, Content extends object> {
  /** The reason why the last file could not be loaded; null if there is no message. */
  readonly fault = createStore<{ message: string | null }>(() => ({ message: null }));
  readonly #kind: DocumentKind<Design, Content>;
  readonly #store: DocumentStore<Design, Content>;
  readonly #slots: DraftSlots<Design, Content>;
  readonly #switchTo: (next: OpenDocument<Design, Content>) => void;

  constructor(
    kind: DocumentKind<Design, Content>,
    store: DocumentStore<Design, Content>,
    slots: DraftSlots<Design, Content>,
    switchTo: (next: OpenDocument<Design, Content>) => void,
  ) {
    this.#kind = kind;
    this.#store = store;
    this.#slots = slots;
    this.#switchTo = switchTo;
  }

  /** Downloads a document's content as a file; by default, the content of the open document. */
  readonly download = async (content = this.#openContent()): Promise<void> => {
    const { writeDocumentFile, documentFileName, form } = await this.#form();
    const text = writeDocumentFile(form, content);
    download(new Blob([text], { type: 'application/json' }), documentFileName(this.#kind, content));
  };

  /**
   * Opens a file as a document that was never saved. Unsaved work in the previous document stays on this device. If
   * the device can't store that work, the file isn't opened. `tell` receives the message of success; `fault` receives
   * the reason for a failure.
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
    this.#switchTo({ ...open(content, null), saved: begin().saved });
    const words = isRepaired
      ? 'The file was damaged. Quiltwright has recalculated the sizes and positions.'
      : `“${file.name}” is open.`;
    tell(leaves ? `${words} The ${noun} that was open before is kept on this device.` : words);
  }

  /**
   * Returns the content of the open document. If the document has no name yet, the content has the name typed for it.
   */
  #openContent(): Content {
    const { contentOf, nameOf, rename } = this.#kind;
    const current = this.#store.getState();
    const isNamed = nameOf(contentOf(current.design)) !== '';
    return contentOf((isNamed ? current : rename(current, current.newName)).design);
  }

  /** Returns the functions that write and read files, loaded on first use. */
  async #form() {
    const [functions, { file }] = await Promise.all([
      fetchChunk('document-file', () => import('./document-file')),
      this.#kind.loadReading(),
    ]);
    return { ...functions, form: { noun: this.#kind.noun, file } };
  }

  async #read(file: File): Promise<Result<LoadedContent<Content>>> {
    try {
      const { readDocumentFile, faultOfLargeFile, form } = await this.#form();
      if (file.size <= form.file.largest) return readDocumentFile(form, await file.text());
      return failure('too-large', faultOfLargeFile(form, await file.slice(0, HEAD_BYTES).text()));
    } catch {
      return failure(
        'unread',
        'The browser can’t read this file. The file may have been moved or changed after you chose it.',
      );
    }
  }
}

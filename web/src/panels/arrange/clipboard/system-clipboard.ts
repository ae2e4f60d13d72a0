import { success, type Result } from '@quiltwright/shared/result';
import type { StoreApi } from 'zustand/vanilla';
import { readClipboard, writeClipboard } from '../../../browser/clipboard';
import type { Copying } from '@quiltwright/shared/model/copying';
import { isCopied } from '../../../persistence/files/copied-text';
import type { SessionStore } from '../../../server/session/session';
import { notify } from '../../../ui/basics/notify';

/** Functions that write an editor's copied items as text for the system's clipboard, and read such a text. */
export interface CopiedForm<Item> {
  write: (items: readonly Item[], quilterNum: number) => string;
  /**
   * Reads copied items from a text, after loading the code that checks items. Fails with the reason why the items can't
   * be read.
   */
  read: (text: string, quilterNum: number) => Promise<Result<Item[]>>;
  /** The length in characters above which a text isn't read. */
  largest: number;
}

/** The items that this page copied last, as the text on the system's clipboard. */
interface Own {
  text: string;
  /**
   * True once the text is on the system's clipboard. Until then, or if the browser refuses the text, the clipboard has
   * older content.
   */
  isWritten: boolean;
  isRefused: boolean;
  /**
   * The clipboard's content from before the copy, if the browser refused to write this page's text; null until the
   * content is known. Different content that is found later is newer than this page's copy, and replaces it.
   */
  older: string | null;
}

/** The notice that copied items stay within this page. Each page shows the notice once. */
const KEPT_HERE =
  'Copied for this page only: the browser doesn’t let Quiltwright use the clipboard of this device.';

/**
 * Puts copied items on the system's clipboard, so that other tabs can paste them, even after a reload. Also reads items
 * that another page copied. If the browser refuses the clipboard, copying within the page still works.
 */
export class SystemClipboard<Item> {
  readonly #state: StoreApi<Copying<Item>>;
  readonly #form: CopiedForm<Item>;
  readonly #session: SessionStore;
  #own: Own | null = null;
  #isTaking = false;
  #isByKeys = false;
  #hasNotified = false;

  constructor(state: StoreApi<Copying<Item>>, form: CopiedForm<Item>, session: SessionStore) {
    this.#state = state;
    this.#form = form;
    this.#session = session;
    state.subscribe((now, before) => {
      if (now.clipboard === before.clipboard || this.#isTaking) return;
      if (now.clipboard) this.#offer(now.clipboard);
      else this.#own = null;
    });
  }

  /**
   * Reads the content of the system's clipboard if another page put it there. Otherwise keeps the items that this page
   * copied, and returns at once. Fails with the reason why the content can't be read.
   * @param text the clipboard's content
   */
  take(text: string): Result<null> | Promise<Result<null>> {
    if (this.#keepsOwn(text) || text.length > this.#form.largest || !isCopied(text)) return success(null);
    return this.#read(text);
  }

  /**
   * Reads the system's clipboard, if the browser allows it. If this page has copied items, reads only if the browser
   * won't ask the quilter for permission.
   */
  async takeUnasked(): Promise<Result<null>> {
    if (this.#state.getState().clipboard !== null && !(await mayRead())) return success(null);
    try {
      return await this.take(await readClipboard());
    } catch {
      return success(null);
    }
  }

  /** True if this page's own copy isn't older than the clipboard's content. */
  #keepsOwn(text: string): boolean {
    const own = this.#own;
    if (!own || own.text === text) return own !== null;
    if (!own.isRefused || own.isWritten) return !own.isWritten;
    // If the older content is unknown, the first content that this page finds is taken for the older one.
    own.older ??= text;
    return own.older === text;
  }

  async #read(text: string): Promise<Result<null>> {
    const read = await this.#form.read(text, this.#session.getState().quilterNum);
    if (!read.ok) return read;
    this.#own = { text, isWritten: true, isRefused: false, older: null };
    this.#isTaking = true;
    this.#state.setState({ clipboard: read.value, duplicated: null });
    this.#isTaking = false;
    return success(null);
  }

  /**
   * Runs `copy`, the action of the browser's copy keys. The browser then sends a copy event, and `give` returns the
   * content for it. No permission is needed.
   */
  byKeys(copy: () => void): void {
    this.#isByKeys = true;
    copy();
    this.#isByKeys = false;
  }

  /** Returns the content for the browser's copy event; null if the content is already on the clipboard. */
  give(): string | null {
    if (!this.#own || this.#own.isWritten) return null;
    this.#own.isWritten = true;
    return this.#own.text;
  }

  #offer(items: readonly Item[]): void {
    const text = this.#form.write(items, this.#session.getState().quilterNum);
    const own = { text, isWritten: false, isRefused: false, older: null };
    this.#own = own;
    // The copy event follows right after the keys and asks for the text. If no event follows, the text is written as it
    // is for a button.
    if (this.#isByKeys) setTimeout(() => void this.#write(own), 0);
    else void this.#write(own);
  }

  async #write(own: Own): Promise<void> {
    if (own.isWritten) return;
    try {
      await writeClipboard(own.text);
      own.isWritten = true;
    } catch {
      own.isRefused = true;
      if (!this.#hasNotified) notify(KEPT_HERE);
      this.#hasNotified = true;
      const older = await readUnasked();
      own.older ??= older;
    }
  }
}

/** Returns the content of the system's clipboard; null if the browser refuses, or would ask the quilter first. */
async function readUnasked(): Promise<string | null> {
  try {
    return (await mayRead()) ? await readClipboard() : null;
  } catch {
    return null;
  }
}

/** True if the browser lets this page read the clipboard without asking the quilter. */
async function mayRead(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

import { success, type Result } from '@quiltwright/shared/result';
import type { StoreApi } from 'zustand/vanilla';
import { readClipboard, writeClipboard } from '../../../browser/clipboard';
import type { Copying } from '../../../model/copying';
import { isCopied } from '../../../persistence/files/copied-text';
import type { SessionStore } from '../../../server/session/session';
import { notify } from '../../../ui/basics/notify';

/** The form of an editor's copied items on the device's clipboard. */
export interface CopiedForm<Item> {
  write: (items: readonly Item[], quilterNum: number) => string;
  /** Reads a text; its checks are fetched first. Fails with the reason. */
  read: (text: string, quilterNum: number) => Promise<Result<Item[]>>;
  /** The most bytes to read. */
  largest: number;
}

/** This page's own copy as it was written. */
interface Own {
  text: string;
  /** True if the device has it. Until then, or until a refusal, the device's content is older. */
  isWritten: boolean;
  isRefused: boolean;
  /** The device's content at the time of the refusal, once that is known: different content came later. */
  older: string | null;
}

/** Says once on each page that copies stay within it. */
const KEPT_HERE =
  'Copied for this page only: the browser doesn’t let Quiltwright use the clipboard of this device.';

/**
 * Keeps copied items on the device's clipboard too, for other tabs and after a reload, and takes another page's copies.
 * If the browser refuses, the page's own copy still works.
 */
export class SystemClipboard<Item> {
  readonly #state: StoreApi<Copying<Item>>;
  readonly #form: CopiedForm<Item>;
  readonly #session: SessionStore;
  #own: Own | null = null;
  #isTaking = false;
  #isByKeys = false;
  #isTold = false;

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
   * Takes the content of the device's clipboard if another page put it there; else keeps the page's own copy.
   * Synchronous if nothing has to be read; fails with the fault of the content.
   * @param text the clipboard's content
   */
  take(text: string): Result<null> | Promise<Result<null>> {
    if (this.#keepsOwn(text) || text.length > this.#form.largest || !isCopied(text)) return success(null);
    return this.#read(text);
  }

  /**
   * Takes the content that the browser lets this page read. The browser may ask first, so only a page without its own
   * copy does this unasked.
   */
  async takeUnasked(): Promise<Result<null>> {
    if (this.#state.getState().clipboard !== null && !(await mayRead())) return success(null);
    try {
      return await this.take(await readClipboard());
    } catch {
      return success(null);
    }
  }

  /** True if the page's own copy is equal or newer. */
  #keepsOwn(text: string): boolean {
    const own = this.#own;
    if (!own || own.text === text) return own !== null;
    if (!own.isRefused || own.isWritten) return !own.isWritten;
    // If the former content is unknown, the first content found counts as that.
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

  /** Copies by the browser's own keys, whose event asks for the content: that needs no permission. */
  byKeys(copy: () => void): void {
    this.#isByKeys = true;
    copy();
    this.#isByKeys = false;
  }

  /** Returns the content for the device's clipboard when the browser asks for it; null if it is there already. */
  give(): string | null {
    if (!this.#own || this.#own.isWritten) return null;
    this.#own.isWritten = true;
    return this.#own.text;
  }

  #offer(items: readonly Item[]): void {
    const text = this.#form.write(items, this.#session.getState().quilterNum);
    const own = { text, isWritten: false, isRefused: false, older: null };
    this.#own = own;
    // The event comes right after the keys; without an event, this works as for a button.
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
      if (!this.#isTold) notify(KEPT_HERE);
      this.#isTold = true;
      const older = await readUnasked();
      own.older ??= older;
    }
  }
}

/** Returns the content of the device's clipboard; null if the browser would ask first, or refuses. */
async function readUnasked(): Promise<string | null> {
  try {
    return (await mayRead()) ? await readClipboard() : null;
  } catch {
    return null;
  }
}

/** True if the browser lets this page read the clipboard without asking. */
async function mayRead(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

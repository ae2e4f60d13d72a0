import { success, type Result } from '@quiltwright/shared/result';
import type { StoreApi } from 'zustand/vanilla';
import { readClipboard, writeClipboard } from '../../browser/clipboard';
import type { Copying } from '../../model/copying';
import { isCopied } from '../../persistence/copied-text';
import type { SessionStore } from '../../server/session';
import { notify } from '../../ui/notify';

/** How what is copied on a table lies on the clipboard of the device. */
export interface CopiedForm<Item> {
  write: (items: readonly Item[], quilterNum: number) => string;
  /** What checks it is fetched first. Fails with what is wrong. */
  read: (text: string, quilterNum: number) => Promise<Result<Item[]>>;
  /** Bytes that it may have. */
  largest: number;
}

/** The hand's own copy as it was written. */
interface Own {
  text: string;
  /** Whether the device has it. Until then or until it is refused, what lies there is older. */
  isWritten: boolean;
  isRefused: boolean;
  /** What lay on the device when that refused it, once that is known: what differs came later. */
  older: string | null;
}

/** Says that what was copied is for this page only, once a page. */
const KEPT_HERE =
  'Copied for this page only: the browser doesn’t let Quiltwright use the clipboard of this device.';

/**
 * Keeps what a hand has copied on the clipboard of the device too, so that it is there in other tabs and after a reload,
 * and takes what another page copied. Where the browser refuses, the hand's own copy still works.
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
   * Makes what lies on the clipboard of the device the hand's copy, if another page put it there; else the hand keeps its
   * own. At once where nothing has to be read; fails with what is wrong with what lies there.
   *
   * @param text as it lies there
   */
  take(text: string): Result<null> | Promise<Result<null>> {
    if (this.#keepsOwn(text) || text.length > this.#form.largest || !isCopied(text)) return success(null);
    return this.#read(text);
  }

  /** The same with what the browser lets this page read: it may ask first, so that only an empty hand does. */
  async takeUnasked(): Promise<Result<null>> {
    if (this.#state.getState().clipboard !== null && !(await mayRead())) return success(null);
    try {
      return await this.take(await readClipboard());
    } catch {
      return success(null);
    }
  }

  /** Whether the hand's own copy is the same or newer. */
  #keepsOwn(text: string): boolean {
    const own = this.#own;
    if (!own || own.text === text) return own !== null;
    if (!own.isRefused || own.isWritten) return !own.isWritten;
    // Where nobody knows what lay there, that is what is first found.
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

  /** Copies by the keys of the browser, which asks for what was copied by an event: that takes no permission. */
  byKeys(copy: () => void): void {
    this.#isByKeys = true;
    copy();
    this.#isByKeys = false;
  }

  /** What is to lie on the clipboard of the device, where the browser asks for it; null where that is there already. */
  give(): string | null {
    if (!this.#own || this.#own.isWritten) return null;
    this.#own.isWritten = true;
    return this.#own.text;
  }

  #offer(items: readonly Item[]): void {
    const text = this.#form.write(items, this.#session.getState().quilterNum);
    const own = { text, isWritten: false, isRefused: false, older: null };
    this.#own = own;
    // The event comes right after the keys; where none comes, this is as by a button.
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

/** What lies on the clipboard of the device; null where the browser would ask first, or refuses. */
async function readUnasked(): Promise<string | null> {
  try {
    return (await mayRead()) ? await readClipboard() : null;
  } catch {
    return null;
  }
}

/** Whether the browser lets this page read the clipboard without asking. */
async function mayRead(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    return state === 'granted';
  } catch {
    return false;
  }
}

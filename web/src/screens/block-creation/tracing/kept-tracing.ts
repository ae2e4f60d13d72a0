import type { TracedPicture } from '../../../editor/tools/tracing/traced-picture';
import type { createCreatedBlockSession } from '../../../persistence/kinds/created-block-session';
import {
  MOST_BYTES,
  TracedStore,
  type PictureBytes,
  type TracedPlace,
} from '../../../persistence/tracing/traced-store';
import type { Watched } from '../../../render/camera/watched';
import { isSubscriber } from '../../../server/session/session';
import { notify } from '../../../ui/basics/notify';
import { fileOf, readPicture } from './read-picture';

type BlockSession = ReturnType<typeof createCreatedBlockSession>;

/** Stores the picture to trace on this device, with the draft of the open document, and shows it again with the draft. */
export class KeptTracing {
  readonly #traced: Watched<TracedPicture | null>;
  readonly #session: BlockSession;
  readonly #store = new TracedStore();
  /** The id of the document to which the picture belongs. */
  #of = '';
  /** The picture whose bytes are stored; null for none. */
  #stored: HTMLCanvasElement | null = null;
  /** True while the picture changes because another document was opened. */
  #isOpening = false;
  #isWriting = false;
  #isStale = false;

  constructor(traced: Watched<TracedPicture | null>, session: BlockSession) {
    this.#traced = traced;
    this.#session = session;
    traced.subscribe(() => {
      const { value } = traced;
      session.slots.keepUntouched(value !== null);
      if (!this.#isOpening) void this.#write();
    });
    session.left.list.subscribe(() => void this.#clear());
  }

  /** Shows the picture of another document that was opened, if it has one. */
  async open(documentId: string): Promise<void> {
    this.#of = documentId;
    this.#stored = null;
    this.#show(null);
    try {
      const kept = await this.#store.read(documentId);
      if (!kept) return;
      const picture = await readPicture(fileIn(kept.place.name, kept.picture));
      // Another document or another picture was opened in the meantime.
      if (typeof picture === 'string' || this.#of !== documentId || this.#traced.value) return;
      this.#stored = picture;
      this.#show({ ...kept.place, picture });
    } catch {
      // A browser that stores nothing has no picture to show.
      return;
    } finally {
      await this.#clear();
    }
  }

  #show(picture: TracedPicture | null): void {
    this.#isOpening = true;
    this.#traced.set(picture);
    this.#isOpening = false;
  }

  /** Removes the pictures whose drafts are gone. */
  async #clear(): Promise<void> {
    const { kind, dependencies } = this.#session;
    const drafts = await dependencies.drafts.all(kind.id).catch(() => null);
    if (!drafts) return;
    const ids = new Set([this.#of, ...drafts.map(({ head }) => head.documentId)]);
    await this.#store.removeOthers(ids).catch(() => undefined);
  }

  /** Stores the latest picture and place. Further changes meanwhile are stored together. */
  async #write(): Promise<void> {
    this.#isStale = true;
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#writeNow(this.#of, this.#traced.value);
      }
    } catch {
      notify('This device can’t keep the picture. After a reload, choose it again.');
    } finally {
      this.#isWriting = false;
    }
  }

  async #writeNow(of: string, traced: TracedPicture | null): Promise<void> {
    if (!isSubscriber(this.#session.dependencies.session.getState())) return;
    if (!traced) {
      this.#stored = null;
      await this.#store.remove(of);
      return;
    }
    const { picture, name, box, opacity, isShown } = traced;
    const isNew = picture !== this.#stored;
    const bytes = isNew ? await bytesOf(picture) : null;
    const isCurrent = this.#of === of && this.#traced.value?.picture === picture;
    // A quilter who signs out meanwhile leaves no picture.
    if (!isCurrent || !isSubscriber(this.#session.dependencies.session.getState())) return;
    const place: TracedPlace = { name, box, opacity, isShown };
    await this.#store.write(of, place, bytes);
    this.#stored = picture;
  }
}

/** Returns the bytes of a picture. Throws if the browser can't make them. */
async function bytesOf(picture: HTMLCanvasElement): Promise<PictureBytes> {
  const file = await fileOf(picture, MOST_BYTES);
  if (!file) throw new Error('The browser can’t store this picture.');
  return { type: file.type, bytes: await file.arrayBuffer() };
}

function fileIn(name: string, { type, bytes }: PictureBytes): File {
  return new File([bytes], name, { type });
}

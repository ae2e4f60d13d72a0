import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { createStore } from 'zustand/vanilla';

/** A picture that waits to be cut into a fabric. */
export interface OwnPicture {
  id: number;
  file: File;
  /**
   * The part of the quilt or block that will get the fabric, in words for the middle of a sentence. Null if the part
   * isn't known.
   */
  onto: string | null;
  /** Called with the fabric that was made of the picture. Uses the fabric where the picture was dropped or chosen. */
  use: (fabric: Fabric) => void;
}

/** The pictures that wait to be cut into fabrics. The dialog shows the first picture. */
export class OwnPictures {
  readonly waiting = createStore<readonly OwnPicture[]>(() => []);
  #nextId = 1;

  /**
   * Adds pictures to the end of the list of waiting pictures.
   * @param use called with the fabric that was made of the first of `files`. The fabrics of the other pictures are only
   *   added to the quilter's own fabrics.
   * @param onto the part of the quilt or block that will get the fabric of the first picture
   */
  add(files: readonly File[], use: (fabric: Fabric) => void, onto: string | null = null): void {
    const added = files.map((file, index): OwnPicture => ({
      id: this.#nextId++,
      file,
      ...(index === 0 ? { use, onto } : { use: () => undefined, onto: null }),
    }));
    this.waiting.setState([...this.waiting.getState(), ...added], true);
  }

  /** Removes a picture that became a fabric, or that the quilter skipped. */
  remove(id: number): void {
    this.waiting.setState(
      this.waiting.getState().filter((picture) => picture.id !== id),
      true,
    );
  }

  clear(): void {
    this.waiting.setState([], true);
  }
}

export const createOwnPictures = () => new OwnPictures();

/** Matches the names of pictures whose type some browsers don't know: the photographs of phones, for example. */
const PICTURE_NAME = /\.(heic|heif|avif|jxl|tiff?|dng)$/i;

/** Returns the pictures among dropped or pasted files. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || (type === '' && PICTURE_NAME.test(name)),
  );
}

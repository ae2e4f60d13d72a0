import { geometryOf, type Levels } from '@quiltwright/shared/quilting/shapes/shape';

/**
 * A function that returns the packed lines between the visible shapes of a block, as `blockLines` does. Callers must
 * not change the array.
 */
export type LinesOf = (levels: Levels) => Float32Array<ArrayBuffer>;

/** The maximum number of bytes of remembered lines: far more than a quilt of 500 blocks needs. */
const MOST_KEPT = 16 * 2 ** 20;

/**
 * Remembers the lines of blocks. Fabrics don't matter, because lines stay the same when a block gets other fabrics.
 * Forgets the least recently used lines first.
 */
export class KnownLines {
  /** The packed lines of blocks, by the positions of their shapes, the least recently used first. */
  readonly #lines = new Map<string, Float32Array<ArrayBuffer>>();
  readonly #keys = new WeakMap<Levels, string>();
  #bytes = 0;

  get(levels: Levels): Float32Array<ArrayBuffer> | undefined {
    const key = this.#keyOf(levels);
    const lines = this.#lines.get(key);
    if (lines) {
      this.#lines.delete(key);
      this.#lines.set(key, lines);
    }
    return lines;
  }

  put(levels: Levels, lines: Float32Array<ArrayBuffer>): void {
    const key = this.#keyOf(levels);
    this.#forget(key);
    this.#lines.set(key, lines);
    this.#bytes += lines.byteLength;
    for (const oldest of this.#lines.keys()) {
      if (this.#bytes <= MOST_KEPT || oldest === key) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#lines.get(key)?.byteLength ?? 0;
    this.#lines.delete(key);
  }

  #keyOf(levels: Levels): string {
    let key = this.#keys.get(levels);
    if (key === undefined) this.#keys.set(levels, (key = geometryOfLevels(levels)));
    return key;
  }
}

function geometryOfLevels(levels: Levels): string {
  return levels
    .flat()
    .map((shape) => geometryOf(shape).join())
    .join(';');
}

import type { Levels } from '@quiltwright/shared/quilting/shape';

/** Gives the lines of a block, as `blockLines` does. Whoever gets them leaves them as they are. */
export type LinesOf = (levels: Levels) => Float32Array<ArrayBuffer>;

/** Blocks whose lines are kept; more than any quilt of ours shows at once by far. */
const MOST_KEPT = 500;

/** The lines of blocks by where their shapes lie: they stay as they are when a block takes other fabrics. */
export class KnownLines {
  readonly #lines = new Map<string, Float32Array<ArrayBuffer>>();
  readonly #keys = new WeakMap<Levels, string>();

  get(levels: Levels): Float32Array<ArrayBuffer> | undefined {
    return this.#lines.get(this.#keyOf(levels));
  }

  put(levels: Levels, lines: Float32Array<ArrayBuffer>): void {
    if (this.#lines.size >= MOST_KEPT) this.#lines.clear();
    this.#lines.set(this.#keyOf(levels), lines);
  }

  #keyOf(levels: Levels): string {
    let key = this.#keys.get(levels);
    if (key === undefined) this.#keys.set(levels, (key = geometryOf(levels)));
    return key;
  }
}

function geometryOf(levels: Levels): string {
  return levels
    .flat()
    .flatMap(({ shapeType, shapeXLoc, shapeYLoc, shapeWidth, shapeHeight }) => [
      shapeType,
      shapeXLoc,
      shapeYLoc,
      shapeWidth,
      shapeHeight,
    ])
    .join();
}

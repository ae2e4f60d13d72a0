import type { Box } from '@quiltwright/shared/geometry/box';
import { isAsDrawn, turnedBox, turning } from '@quiltwright/shared/geometry/orientation';
import type { Point } from '@quiltwright/shared/geometry/point';
import { transformed } from '@quiltwright/shared/geometry/transform';
import { finenessFor } from '@quiltwright/shared/quilting/sewn/light';
import type { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { Relief } from '@quiltwright/shared/quilting/sewn/relief';
import { blockRelief, edgeOf } from '@quiltwright/shared/quilting/sewn/reliefs';
import { segmentsOf, type Segments } from '@quiltwright/shared/quilting/sewn/stitch-lines';
import {
  leftOf,
  lineCount,
  lineEnds,
  OUTSIDE,
  rightOf,
} from '@quiltwright/workers/kernels/patches/lines/line';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Kept, MemoryBudget } from '../surface/memory-budget';
import { scaleOf } from '../scene/turned-block';
import { bytesOf, discard, type Brush, type Surface } from '../surface/surface';
import { lightBy } from './light';
import { layRelief, reliefLight } from './relief-light';

/** The greatest number of pixels in a stored light map. Larger blocks are lit part by part. */
const MOST_PIXELS = 2_000_000;

interface KnownLight extends Kept {
  surface: Surface;
}

/**
 * Makes the light maps of blocks, and stores them by block and size. A block's light map is the same for all fabrics,
 * and for all places on the fabrics from which patches are cut.
 */
export class BlockLights {
  readonly #pattern: QuiltingPattern;
  readonly #budget: MemoryBudget;
  readonly #known = new Map<string, KnownLight>();
  readonly #reliefs = new WeakMap<SceneBlock, { key: string; relief: Relief }>();

  constructor(pattern: QuiltingPattern, budget: MemoryBudget) {
    this.#pattern = pattern;
    this.#budget = budget;
  }

  /** Returns the light map of a whole block of this size in pixels. */
  whole(block: SceneBlock, width: number, height: number): Surface {
    const { key, relief } = this.#reliefOf(block);
    const slot = `${key} ${width}x${height}`;
    const known = this.#known.get(slot);
    if (known) {
      this.#budget.touch(known);
      return known.surface;
    }
    const surface = reliefLight(
      relief,
      { x: 0, y: 0, width, height },
      scaleOf(block, { width, height }).across,
    );
    const kept: KnownLight = {
      surface,
      bytes: bytesOf(surface),
      free: () => {
        this.#known.delete(slot);
        discard(surface);
      },
    };
    this.#known.set(slot, kept);
    this.#budget.keep(kept);
    return surface;
  }

  /**
   * Adds light and shade to a part of a block's picture.
   * @param box the box that the whole block fills, in pixels of the picture
   * @param seen the box of the part, in pixels of the picture
   */
  lay(brush: Brush, block: SceneBlock, box: Box, seen: Box): void {
    const scale = scaleOf(block, box).across;
    const factor = finenessFor(scale) / scale;
    const [width, height] = [Math.round(box.width * factor), Math.round(box.height * factor)];
    if (width * height <= MOST_PIXELS) lightBy(brush, seen, this.whole(block, width, height), box);
    else layRelief(brush, this.#reliefOf(block).relief, box, seen, scale);
  }

  clear(): void {
    for (const known of [...this.#known.values()]) this.#budget.release(known);
  }

  #reliefOf(block: SceneBlock): { key: string; relief: Relief } {
    const known = this.#reliefs.get(block);
    if (known) return known;
    const seams = seamsOfBlock(block);
    const relief = blockRelief(this.#pattern, seams);
    const made = { key: `${block.width}x${block.height} ${digestOf(seams)}`, relief };
    this.#reliefs.set(block, made);
    return made;
  }
}

/** Returns the seams between all patches of a block, and around it, in inches of the box that the block takes up. */
function seamsOfBlock(block: SceneBlock): Segments {
  const { lines, width, height } = block;
  const [across, down] = [width / 1000, height / 1000];
  const drawn = { x: 0, y: 0, width, height };
  const seams = [edgeOf(drawn)];
  for (let line = 0; line < lineCount(lines); line++) {
    if (rightOf(lines, line) === OUTSIDE || leftOf(lines, line) === OUTSIDE) continue;
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = lineEnds(lines, line);
    seams.push([
      { x: fromX * across, y: fromY * down },
      { x: toX * across, y: toY * down },
    ]);
  }
  if (isAsDrawn(block)) return segmentsOf(seams);
  // The light comes from the same side, however a block is turned.
  const [matrix, taken] = [turning(drawn, block), turnedBox(drawn, block)];
  const placed = (point: Point) => {
    const { x, y } = transformed(point, matrix);
    return { x: x - taken.x, y: y - taken.y };
  };
  return segmentsOf(seams.map((seam) => seam.map(placed)));
}

/** Returns a text that is equal for equal numbers. */
function digestOf(numbers: Float32Array): string {
  let [first, second] = [0x811c9dc5, 0x9e3779b9];
  for (const bits of new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length)) {
    first = Math.imul(first ^ bits, 0x01000193);
    second = Math.imul((second ^ bits) + (second >>> 15), 0x85ebca6b);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}.${numbers.length}`;
}

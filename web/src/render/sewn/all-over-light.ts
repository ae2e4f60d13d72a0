import type { Kept, MemoryBudget } from '../surface/memory-budget';
import { bytesOf, discard, type Brush, type Surface } from '../surface/surface';
import { hillsOfRow } from './hills';
import { COARSEST, finenessFor, greysOf, pictureOfGreys } from './light';
import {
  repeatedLines,
  type QuiltingPattern,
  type RepeatedLines,
} from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { reliefLight } from './relief';
import { segmentsOf } from './stitch-lines';

/** The inches after which wrinkles repeat, and the pixels of their light map to an inch. */
const WRINKLES_REPEAT = 31;
const WRINKLES_FINENESS = 10;
/** The sizes of wrinkles in inches, each with its slope: the share by which its light varies. */
const WRINKLES = [
  { size: WRINKLES_REPEAT / 4, slope: 0.04 },
  { size: WRINKLES_REPEAT / 11, slope: 0.04 },
  { size: WRINKLES_REPEAT / 27, slope: 0.025 },
] as const;

interface KnownLight extends Kept {
  surface: Surface;
  pattern: CanvasPattern | null;
}

/** Makes the light maps that repeat over the whole quilt: wrinkles, and quilting lines that don't follow the seams. */
export class AllOverLights {
  readonly #lines: RepeatedLines | null;
  readonly #budget: MemoryBudget;
  readonly #known = new Map<string, KnownLight>();

  constructor(pattern: QuiltingPattern, budget: MemoryBudget) {
    this.#lines = repeatedLines(pattern);
    this.#budget = budget;
  }

  /**
   * Returns the fill style that paints the light on the quilting lines: a light map that repeats from the point (x, y).
   * `x` and `y` are pixels, at `scale` pixels to an inch. Null if the scale is too small to show lines, or if no lines
   * repeat over the whole quilt.
   */
  quilting(brush: Brush, x: number, y: number, scale: number): CanvasPattern | null {
    const lines = this.#lines;
    const fineness = finenessFor(scale);
    if (!lines || scale < COARSEST / 2) return null;
    const known = this.#find(brush, `quilting ${fineness}`, () => quiltingLight(lines, fineness));
    known.pattern?.setTransform(
      new DOMMatrix([
        (lines.across * scale) / known.surface.width,
        0,
        0,
        (lines.down * scale) / known.surface.height,
        x,
        y,
      ]),
    );
    return known.pattern;
  }

  /**
   * Returns the fill style that paints the light on the wrinkles of the cloth: a repeating light map, at `scale` pixels
   * to an inch. Null if the browser can't make it.
   */
  wrinkles(brush: Brush, scale: number): CanvasPattern | null {
    const known = this.#find(brush, 'wrinkles', wrinklesLight);
    const factor = (WRINKLES_REPEAT * scale) / known.surface.width;
    known.pattern?.setTransform(new DOMMatrix([factor, 0, 0, factor, 0, 0]));
    return known.pattern;
  }

  clear(): void {
    for (const known of [...this.#known.values()]) this.#budget.release(known);
  }

  #find(brush: Brush, name: string, make: () => Surface): KnownLight {
    const known = this.#known.get(name);
    if (known) {
      this.#budget.touch(known);
      return known;
    }
    const surface = make();
    const made: KnownLight = {
      surface,
      pattern: brush.createPattern(surface, 'repeat'),
      bytes: bytesOf(surface),
      free: () => {
        this.#known.delete(name);
        discard(surface);
      },
    };
    this.#known.set(name, made);
    this.#budget.keep(made);
    return made;
  }
}

/** Returns the light map of one repeat of quilting lines. Its edges match, so that it can be laid side by side. */
function quiltingLight({ lines, across, down }: RepeatedLines, fineness: number): Surface {
  const around = [-1, 0, 1];
  const repeated = around.flatMap((column) =>
    around.flatMap((row) =>
      lines.map((line) => line.map(({ x, y }) => ({ x: x + column * across, y: y + row * down }))),
    ),
  );
  const relief = {
    seams: new Float32Array(),
    quilting: segmentsOf(repeated),
    echo: null,
    repeat: { across, down },
  };
  const [width, height] = [Math.round(across * fineness), Math.round(down * fineness)];
  return reliefLight(relief, { x: 0, y: 0, width, height }, width / across);
}

/** Returns the light map of soft wrinkles that repeat after `WRINKLES_REPEAT` inches. */
function wrinklesLight(): Surface {
  const side = WRINKLES_REPEAT * WRINKLES_FINENESS;
  const wide = side + 1;
  const heights = new Float32Array(wide * wide);
  const row = new Float32Array(wide);
  for (const [index, { size, slope }] of WRINKLES.entries()) {
    const count = Math.round(WRINKLES_REPEAT / size);
    const field = { columns: count, rows: count, seed: 5003 * index };
    for (let y = 0, at = 0; y < wide; y++) {
      hillsOfRow(field, row, 0, (y / side) * count, count / side);
      for (let x = 0; x < wide; x++, at++)
        heights[at] = (heights[at] ?? 0) + 0.5 * slope * size * (row[x] ?? 0);
    }
  }
  const shade = new Float32Array(wide * wide).fill(1);
  return pictureOfGreys(greysOf({ heights, shade, wide }, side, side, WRINKLES_FINENESS), side, side);
}

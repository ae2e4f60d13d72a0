import { quiltingMap, WRINKLES_REPEAT, wrinklesMap } from '@quiltwright/shared/quilting/sewn/all-over';
import { COARSEST, finenessFor } from '@quiltwright/shared/quilting/sewn/light';
import type { QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { repeatedLines, type RepeatedLines } from '@quiltwright/shared/quilting/sewn/repeated-lines';
import type { Kept, MemoryBudget } from '../surface/memory-budget';
import { bytesOf, discard, type Brush, type Surface } from '../surface/surface';
import { pictureOf } from './light';

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
    const known = this.#find(brush, `quilting ${fineness}`, () => pictureOf(quiltingMap(lines, fineness)));
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
   * to an inch. Null if the browser can't make the fill style.
   */
  wrinkles(brush: Brush, scale: number): CanvasPattern | null {
    const known = this.#find(brush, 'wrinkles', () => pictureOf(wrinklesMap()));
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

import type { Report } from '../report';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { numbersOf, type Cover } from './cover';
import { sewnOf, type Sewn, type SewnPatch } from './sewn';

interface Seen {
  levels: Levels;
  width: number;
  height: number;
  covers: readonly Cover[];
}

/** Computes the patches of blocks, each distinct block once, and remembers them. */
export class SewnBlocks {
  readonly #known = new Map<Levels, Map<string, Sewn>>();

  of(levels: Levels, width: number, height: number): SewnPatch[] {
    return this.seen({ levels, width, height, covers: [] }).patches;
  }

  /**
   * Returns the patches of a block, without the parts that other blocks cover.
   * @param covers the parts that other blocks cover, in units of this block
   * @param report receives the progress, as in `sewnOf`
   */
  seen({ levels, width, height, covers }: Seen, report?: Report): Sewn {
    const sizes = this.#known.get(levels) ?? new Map<string, Sewn>();
    this.#known.set(levels, sizes);
    const key = [width, height, ...covers.flatMap(numbersOf)].join();
    const sewn = sizes.get(key) ?? sewnOf(levels, { width, height }, covers, report);
    sizes.set(key, sewn);
    return sewn;
  }
}

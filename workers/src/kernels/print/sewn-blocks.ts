import type { Levels } from '@quiltwright/shared/quilting/shape';
import { sewnOf, type SewnPatch } from '../patches/sewn';

/** The patches of blocks, each distinct block worked out once. */
export class SewnBlocks {
  readonly #known = new Map<Levels, Map<string, SewnPatch[]>>();

  of(levels: Levels, width: number, height: number): SewnPatch[] {
    const sizes = this.#known.get(levels) ?? new Map<string, SewnPatch[]>();
    this.#known.set(levels, sizes);
    const key = `${width} ${height}`;
    const patches = sizes.get(key) ?? sewnOf(levels, { width, height }).patches;
    sizes.set(key, patches);
    return patches;
  }
}

import type { Placement } from '../placement.js';
import type { Quilt } from '../quilt.js';
import type { Levels } from '../shapes/shape.js';

/** A placement that names its levels by their index in the quilt's `looks`. */
export interface PackedPlacement extends Omit<Placement, 'levels'> {
  look: number;
}

/**
 * The format in which a quilt is sent, stored and written to files. `looks` holds equal levels only once: 4,225 blocks
 * of 25 shapes then take less than a megabyte instead of fifteen.
 */
export interface PackedQuilt extends Omit<Quilt, 'blocks'> {
  blocks: PackedPlacement[];
  /**
   * The distinct layers of the quilt's placements. Each entry has all layers of one block; equal blocks share
   * an entry. Entries are in order of first use.
   */
  looks: Levels[];
}

export function packedQuilt({ blocks, ...quilt }: Quilt): PackedQuilt {
  return { ...quilt, ...packedPlacements(blocks) };
}

/** A quilt in either format: packed, or with the levels in its placements. */
type GivenQuilt = PackedQuilt | Quilt;

/** Returns the quilt in the format in which it is edited. Placements with the same look share one levels object. */
export function unpackedQuilt(given: GivenQuilt): Quilt {
  if (!('looks' in given)) return given;
  const { blocks, looks, ...quilt } = given;
  return { ...quilt, blocks: fullPlacements(blocks, looks) };
}

/**
 * Returns the placements without levels, and a table of the distinct levels. Each levels object is compared
 * only once.
 */
export function packedPlacements(blocks: readonly Placement[]): Pick<PackedQuilt, 'blocks' | 'looks'> {
  const looks: Levels[] = [];
  const known = new Map<Levels, number>();
  const alike = new Map<string, number>();
  const lookOf = (levels: Levels): number => {
    const before = known.get(levels);
    if (before !== undefined) return before;
    const text = JSON.stringify(levels);
    const look = alike.get(text) ?? looks.push(levels) - 1;
    alike.set(text, look);
    known.set(levels, look);
    return look;
  };
  return {
    blocks: blocks.map(({ levels, ...placement }) => ({ ...placement, look: lookOf(levels) })),
    looks,
  };
}

/**
 * A placement's levels: an index into `looks`, or, as in version 2, the levels themselves. Empty levels stand for the
 * levels of the nearest earlier placement of the same block.
 */
interface Look {
  blockNum: number;
  look?: number | undefined;
  levels?: Levels | undefined;
}

/**
 * Returns placements with their own levels. The given placements may refer to `looks`, or already have levels as in
 * version 2.
 */
export function fullPlacements<Laid extends Look>(
  blocks: readonly Laid[],
  looks: readonly Levels[],
): (Omit<Laid, 'look' | 'levels'> & { levels: Levels })[] {
  const last = new Map<number, Levels>();
  return blocks.map((block) => {
    const { look, levels: own = [], ...placement } = block;
    const { blockNum } = block;
    const earlier = look === undefined && own.length === 0 && blockNum !== 0 ? last.get(blockNum) : undefined;
    const levels = look === undefined ? (earlier ?? own) : (looks[look] ?? []);
    if (levels.length > 0) last.set(blockNum, levels);
    return { ...placement, levels };
  });
}

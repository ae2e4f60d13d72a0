import type { Placement } from './placement.js';
import type { Quilt } from './quilt.js';
import type { Levels } from './shape.js';

/** A placement that names its levels by their index among the looks of its quilt. */
export interface PackedPlacement extends Omit<Placement, 'levels'> {
  look: number;
}

/**
 * A quilt as it is sent, stored and written into files. Placements that look alike have their levels once, in `looks`:
 * 4,225 blocks of 25 shapes are less than a megabyte, not fifteen.
 */
export interface PackedQuilt extends Omit<Quilt, 'blocks'> {
  blocks: PackedPlacement[];
  /** In order of first use, none twice. */
  looks: Levels[];
}

export function packedQuilt({ blocks, ...quilt }: Quilt): PackedQuilt {
  return { ...quilt, ...packedPlacements(blocks) };
}

/** A quilt as it is given: packed, or with the levels in its placements. */
type GivenQuilt = PackedQuilt | Quilt;

/** The quilt as it is worked on. Placements that look alike share their levels, where they come from looks. */
export function unpackedQuilt(given: GivenQuilt): Quilt {
  if (!('looks' in given)) return given;
  const { blocks, looks, ...quilt } = given;
  return { ...quilt, blocks: fullPlacements(blocks, looks) };
}

/** Placements without their levels, and these in a table. What is the same object is looked at once. */
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
 * What a placement says of its levels: which of the looks they are, or, as before there were looks, what they are. Then
 * none are those of the nearest earlier placement of its block.
 */
interface Look {
  blockNum: number;
  look?: number | undefined;
  levels?: Levels | undefined;
}

/** Placements in full, from whatever form. */
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

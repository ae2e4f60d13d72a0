import type { Banded } from '../bands/bands.js';
import { withBandList, type BandFields } from './bands/band-fields.js';
import type { Placement } from '../placement.js';
import { QUILT_SCHEMA_VERSION, type Quilt } from '../quilt.js';
import type { Levels } from '../shapes/shape.js';

/** A placement without its block's layers. `look` is the index of these layers in the quilt's `looks`. */
export interface PackedPlacement extends Omit<Placement, 'levels'> {
  look: number;
}

/**
 * The format in which a quilt is sent, stored and written to files. Blocks with equal layers share one entry in the
 * list `looks`. So 4,225 blocks of 25 shapes take less than one megabyte, and not fifteen.
 */
export interface PackedQuilt extends Omit<Quilt, 'blocks'> {
  blocks: PackedPlacement[];
  /**
   * The different blocks in the quilt, each as its list of layers. Equal blocks share an entry. Entries are in order of
   * first use.
   */
  looks: Levels[];
}

export function packedQuilt({ blocks, ...quilt }: Quilt): PackedQuilt {
  return { ...quilt, ...packedPlacements(blocks) };
}

/**
 * A quilt of version 3 or later, in packed format or with the layers of each block in its placement. Up to version 5,
 * its borders and sashing are fields. Version 4 only added colourways, and version 5 turned blocks.
 */
type GivenQuilt = OfVersion<PackedQuilt> | OfVersion<Quilt>;
type OfVersion<Given extends Banded> = Omit<Given, 'bands' | 'schemaVersion'> &
  (Banded | BandFields) & { schemaVersion: number };

/**
 * Returns the quilt in the format in which it is edited: it has a list of its borders and sashing, and each placement
 * has the layers of its block. Placements with the same `look` share one levels object.
 */
export function unpackedQuilt(given: GivenQuilt): Quilt {
  const banded = 'bands' in given ? given : withBandList(given);
  const quilt = { ...banded, schemaVersion: QUILT_SCHEMA_VERSION } as PackedQuilt | Quilt;
  if (!('looks' in quilt)) return quilt;
  const { blocks, looks, ...others } = quilt;
  return { ...others, blocks: fullPlacements(blocks, looks) };
}

/**
 * Returns the placements without the layers of their blocks, and the list `looks`. Each entry of `looks` contains the
 * layers of one block. Blocks with equal layers share an entry. A `levels` object that several placements contain is
 * compared only once.
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
    blocks: blocks.map(({ levels, turn, mirrored, ...placement }) => ({
      ...placement,
      ...(turn ? { turn } : {}),
      ...(mirrored ? { mirrored } : {}),
      look: lookOf(levels),
    })),
    looks,
  };
}

/**
 * The layers of a placement's block: an index into `looks` or, as in version 2, the layers themselves. An empty list
 * stands for the layers of the nearest earlier placement of the same block.
 */
interface Look {
  blockNum: number;
  look?: number | undefined;
  levels?: Levels | undefined;
}

/**
 * Returns placements that contain the layers of their blocks. A given placement has a `look`, the index of its layers
 * in `looks`. In version 2 of stored quilts, it has the layers themselves.
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

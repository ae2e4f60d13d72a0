import { fabricCollections, type FabricCollection } from '@quiltwright/shared/library/fabric-collections';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import type { PremadeBlock } from '@quiltwright/shared/library/premade-blocks';
import {
  halfSquareCut,
  quarterSquareCut,
  straightCut,
} from '@quiltwright/workers/kernels/cutting/pieces/cut-sizes';
import { isOnEighth } from '@quiltwright/workers/kernels/cutting/pieces/ruler';
import { sewnOf, type PatchKind } from '@quiltwright/workers/kernels/patches/sewn';
import { CUT_AT, FIT_AT, FINISHED_AT } from './block-sizes';
import { seamsTurn } from './seams-turn';

/** The seam allowance, in inches. */
const SEAM = 0.25;

/** Finished sizes in inches count as equal if they agree to this number of decimals. */
const DIGITS = 2;

/** Collections for a holiday, which suit only some blocks. */
const SEASONAL: readonly string[] = ['Halloween', 'Patriotic'];

/** Patches of one kind and finished size, in any fabrics. */
export interface Piece {
  kind: PatchKind;
  /**
   * Two finished lengths in inches, the longer first. For a rectangle, they are its sides; for a half-square
   * triangle, its legs. For a quarter-square triangle, they are its long side and its height.
   */
  size: readonly [number, number];
  count: number;
  /** The sizes to cut, one for each block size in `CUT_AT`. */
  cuts: readonly Cut[];
}

/** The size to cut for patches of one kind and size. */
export interface Cut {
  /** The sides to cut, in inches, rounded up to the next eighth. Empty for patches that are cut by a template. */
  sides: readonly number[];
  /** True if the finished size falls between the lines of a ruler. The cut piece is then larger than needed. */
  isBetween: boolean;
}

/** The content of a pre-made block's page. */
export interface BlockFacts extends Pick<
  PremadeBlock,
  'designedBlockNum' | 'title' | 'designName' | 'facts'
> {
  /** The last part of the page's address. */
  address: string;
  /**
   * True if a quarter turn leaves the seams the same but changes the fabrics. The coloured block then looks the same
   * only after a half turn.
   */
  seamsTurn: boolean;
  /** The kinds of patches, the most numerous first. */
  pieces: readonly Piece[];
  /**
   * The sides of the block, in inches, at which the finished sizes of all its patches fall on lines of a ruler. Patches
   * that are cut by a template don't count.
   */
  fits: readonly number[];
  /** The collections of fabrics in which the page shows the block. */
  colourways: readonly Pick<FabricCollection, 'collectionNum' | 'collectionName'>[];
}

/** Returns the facts of the block with this name or address; null if there is no such block. */
export function blockNamed(name: string): BlockFacts | null {
  const block = premadeNamed(name);
  if (!block) return null;
  const { designedBlockNum, title, designName, facts, levels } = block;
  const pieces = piecesOf(levels);
  return {
    ...{ designedBlockNum, title, designName, facts },
    address: addressOf(title),
    seamsTurn: facts.symmetry === 'half turn' && seamsTurn(levels),
    pieces,
    fits: FIT_AT.filter((side) => pieces.every((piece) => !cutOf(piece, side).isBetween)),
    colourways: colourwaysOf(designedBlockNum),
  };
}

/**
 * Returns the three fabric collections in which the page of a block shows the block. The choice depends on the
 * block's number: blocks with successive numbers get different collections.
 */
function colourwaysOf(blockNum: number): BlockFacts['colourways'] {
  const forAll = fabricCollections.filter(({ collectionName }) => !SEASONAL.includes(collectionName));
  return [0, 3, 5].flatMap((step) => {
    const collection = forAll[(blockNum + step) % forAll.length];
    return collection
      ? { collectionNum: collection.collectionNum, collectionName: collection.collectionName }
      : [];
  });
}

function piecesOf(levels: PremadeBlock['levels']): Piece[] {
  const { groups } = sewnOf(levels, { width: FINISHED_AT, height: FINISHED_AT });
  const pieces = new Map<string, Piece>();
  for (const { kind, size, patches } of groups) {
    const key = [kind, ...size.map((side) => side.toFixed(DIGITS))].join(' ');
    const count = (pieces.get(key)?.count ?? 0) + patches.length;
    const cuts = CUT_AT.map((side) => cutOf({ kind, size }, side));
    pieces.set(key, { kind, size, count, cuts });
  }
  return [...pieces.values()].sort((a, b) => b.count - a.count);
}

/**
 * Returns the size to cut for patches of a block whose side is `side` inches. `size` is the patches' finished size in
 * a block of `FINISHED_AT` inches.
 */
function cutOf({ kind, size }: Pick<Piece, 'kind' | 'size'>, side: number): Cut {
  const [first, second] = size.map((inches) => (inches * side) / FINISHED_AT) as [number, number];
  const cut = (finished: readonly number[], ...sides: readonly number[]): Cut => ({
    sides,
    isBetween: !finished.every(isOnEighth),
  });
  if (kind === 'square') return cut([first], straightCut(first, SEAM));
  if (kind === 'corner') return cut([first], straightCut(first, SEAM));
  if (kind === 'rectangle' || kind === 'base')
    return cut([first, second], straightCut(first, SEAM), straightCut(second, SEAM));
  if (kind === 'halfSquareTriangle' || kind === 'sky') return cut([first], halfSquareCut(first, SEAM));
  if (kind === 'quarterSquareTriangle' || kind === 'goose')
    return cut([first], quarterSquareCut(first, SEAM));
  return cut([]);
}

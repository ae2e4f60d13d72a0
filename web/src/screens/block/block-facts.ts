import { fabricCollections, type FabricCollection } from '@quiltwright/shared/library/fabric-collections';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import type { PremadeBlock } from '@quiltwright/shared/library/premade-blocks';
import { sewnOf, type PatchKind, type Sewn, type SewnPatch } from '@quiltwright/workers/kernels/patches/sewn';
import { curvedSeams } from '@quiltwright/workers/kernels/sewability/curved-seams';
import { cutOf, type Cut } from './block-cuts';
import { CUT_AT, FIT_AT, FINISHED_AT } from './block-sizes';
import { seamsTurn } from './seams-turn';

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

/** Curved seams of one radius and length, both in inches of a block of `FINISHED_AT` inches. */
export interface Curve {
  radius: number;
  length: number;
  count: number;
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
  /** The curved seams, the largest first. */
  curves: readonly Curve[];
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
  const { groups, patches } = sewnOf(levels, { width: FINISHED_AT, height: FINISHED_AT });
  const pieces = piecesOf(groups);
  return {
    ...{ designedBlockNum, title, designName, facts },
    address: addressOf(title),
    seamsTurn: facts.symmetry === 'half turn' && seamsTurn(levels),
    pieces,
    curves: curvesOf(patches),
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

function piecesOf(groups: Sewn['groups']): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { kind, size, patches } of groups) {
    const key = [kind, ...size.map((side) => side.toFixed(DIGITS))].join(' ');
    const count = (pieces.get(key)?.count ?? 0) + patches.length;
    const cuts = CUT_AT.map((side) => cutOf({ kind, size }, side));
    pieces.set(key, { kind, size, count, cuts });
  }
  return [...pieces.values()].sort((a, b) => b.count - a.count);
}

function curvesOf(patches: readonly SewnPatch[]): Curve[] {
  const curves = new Map<string, Curve>();
  for (const { radius, length } of curvedSeams(patches.filter(({ kind }) => kind !== 'applique'))) {
    const key = [radius, length].map((inches) => inches.toFixed(DIGITS)).join(' ');
    curves.set(key, { radius, length, count: (curves.get(key)?.count ?? 0) + 1 });
  }
  return [...curves.values()].sort((a, b) => b.radius - a.radius || b.length - a.length);
}

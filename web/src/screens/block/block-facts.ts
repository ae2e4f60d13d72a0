import { fabricCollections, type FabricCollection } from '@quiltwright/shared/library/fabric-collections';
import { addressOf } from '@quiltwright/shared/library/address-of';
import { premadeNamed } from '@quiltwright/shared/library/block-address';
import type { PremadeBlock } from '@quiltwright/shared/library/premade-blocks';
import { halfSquareCut, quarterSquareCut, straightCut } from '@quiltwright/workers/kernels/cutting/cut-sizes';
import { isOnEighth } from '@quiltwright/workers/kernels/cutting/ruler';
import { sewnOf, type PatchKind } from '@quiltwright/workers/kernels/patches/sewn';
import { CUT_AT, FIT_AT, TOLD_AT } from './block-sizes';
import { seamsTurn } from './seams-turn';

/** Seam allowance, in inches. */
const SEAM = 0.25;

/** Sizes that agree in so many decimals of an inch are the same. */
const DIGITS = 2;

/** For a holiday and a block that is made for it. */
const SEASONAL: readonly string[] = ['Halloween', 'Patriotic'];

/** Patches of one size and kind, whatever their fabrics. */
export interface Piece {
  kind: PatchKind;
  /** Finished, in inches; which sides, by kind, as in `Form`. */
  size: readonly [number, number];
  count: number;
  /** At each of the sizes of `CUT_AT`. */
  cuts: readonly Cut[];
}

/** What is cut for a piece. */
export interface Cut {
  /** Its sides in inches, up to the next eighth; none of what is cut by a template. */
  sides: readonly number[];
  /** The piece finishes between the lines of a ruler: what is cut is more than it needs. */
  isBetween: boolean;
}

/** What a pre-made block's page tells. */
export interface BlockFacts extends Pick<
  PremadeBlock,
  'designedBlockNum' | 'title' | 'designName' | 'facts'
> {
  /** In the address of its page. */
  address: string;
  /** The seams, other than what the fabrics show, lie as before after a quarter turn. */
  seamsTurn: boolean;
  /** Those of which there are most first. */
  pieces: readonly Piece[];
  /** Inches to a side at which all that a ruler cuts falls on its lines. */
  fits: readonly number[];
  /** Collections in whose cloth it is shown. */
  colourways: readonly Pick<FabricCollection, 'collectionNum' | 'collectionName'>[];
}

/** What is told of the block with this name, or address; null where there is none. */
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

/** Three collections, others than the next block has. */
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
  const { groups } = sewnOf(levels, { width: TOLD_AT, height: TOLD_AT });
  const pieces = new Map<string, Piece>();
  for (const { kind, size, patches } of groups) {
    const key = [kind, ...size.map((side) => side.toFixed(DIGITS))].join(' ');
    const count = (pieces.get(key)?.count ?? 0) + patches.length;
    const cuts = CUT_AT.map((side) => cutOf({ kind, size }, side));
    pieces.set(key, { kind, size, count, cuts });
  }
  return [...pieces.values()].sort((a, b) => b.count - a.count);
}

/** What is cut for patches of a block of so many inches, whose size is told at `TOLD_AT`. */
function cutOf({ kind, size }: Pick<Piece, 'kind' | 'size'>, side: number): Cut {
  const [first, second] = size.map((inches) => (inches * side) / TOLD_AT) as [number, number];
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

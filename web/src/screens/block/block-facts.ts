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
import { CUT_AT, FIT_AT, TOLD_AT } from './block-sizes';
import { seamsTurn } from './seams-turn';

/** Seam allowance, in inches. */
const SEAM = 0.25;

/** Decimals of an inch to which equal sizes agree. */
const DIGITS = 2;

/** Collections for a holiday and its blocks. */
const SEASONAL: readonly string[] = ['Halloween', 'Patriotic'];

/** Patches of one size and kind, in any fabrics. */
export interface Piece {
  kind: PatchKind;
  /** Finished, in inches; the kind decides which sides, as in `Form`. */
  size: readonly [number, number];
  count: number;
  /** One for each size in `CUT_AT`. */
  cuts: readonly Cut[];
}

/** The cutting for a piece. */
export interface Cut {
  /** Its sides in inches, up to the next eighth; empty for a piece cut by a template. */
  sides: readonly number[];
  /** The piece finishes between the lines of a ruler: the cut piece is larger than needed. */
  isBetween: boolean;
}

/** The content of a pre-made block's page. */
export interface BlockFacts extends Pick<
  PremadeBlock,
  'designedBlockNum' | 'title' | 'designName' | 'facts'
> {
  /** Its page's name in the address. */
  address: string;
  /** The seams, without regard to fabrics, look the same after a quarter turn. */
  seamsTurn: boolean;
  /** The most numerous first. */
  pieces: readonly Piece[];
  /** Sides in inches at which all ruler-cut pieces are on the ruler's lines. */
  fits: readonly number[];
  /** Collections in whose fabrics it is shown. */
  colourways: readonly Pick<FabricCollection, 'collectionNum' | 'collectionName'>[];
}

/** Returns the facts of the block with this name, or address; null if there is none. */
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

/** Returns three collections, different from the next block's. */
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

/** Returns the cutting of patches for a block with this side in inches. Their given size is that at `TOLD_AT`. */
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

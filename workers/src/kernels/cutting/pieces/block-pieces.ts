import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { SewnPatch } from '../../patches/sewn';
import { eachPatch } from './block-patches';
import { cutPiecesOf, PatchList } from './cut-pieces';
import type { CutPiece, CuttingSettings } from '../cutting-types';

/** The pieces from which the patches of one block are cut. */
export interface BlockPieces {
  pieces: BlockPiece[];
  /** For each patch of the block, the index in `pieces` of the piece that the patch is cut from. */
  ofPatch: number[];
}

/** A piece that is cut for one block, counted for one copy of the block and for all its copies. */
export interface BlockPiece {
  /** `one` has the number of these pieces for one copy of the block, and `all` the number for all copies. */
  one: CutPiece;
  all: CutPiece;
}

/**
 * Returns the pieces to cut for one block, by the rules of the cutting plan. Pieces are sorted by fabric number, and
 * the tallest pieces of each fabric come first.
 * @param patches visible patches of the block, in inches
 */
export function blockPieces(
  patches: readonly SewnPatch[],
  { blockNum, copies }: { blockNum: number; copies: number },
  settings: CuttingSettings,
): BlockPieces {
  const rows = eachPatch(patches, settings.seam);
  const cut = (times: number) => {
    const list = new PatchList();
    list.add(rows, blockNum, times);
    return cutPiecesOf(list.all, settings);
  };
  const [one, all] = [cut(1), cut(copies)];
  const pieces = one
    .flatMap((piece, index) => {
      const ofAll = all[index];
      return ofAll ? [{ one: piece, all: ofAll }] : [];
    })
    .sort(({ one: a }, { one: b }) => a.fabric - b.fabric || b.height - a.height || b.width - a.width);
  const ofPatch = rows.map((row) => {
    const list = new PatchList();
    list.add([row], blockNum, 1);
    const [own] = cutPiecesOf(list.all, settings);
    return own ? pieces.findIndex((piece) => isSamePiece(piece.one, own)) : -1;
  });
  return { pieces, ofPatch };
}

type PieceSize = Pick<CutPiece, 'fabric' | 'kind' | 'method' | 'width' | 'height' | 'mayTurn' | 'finished'>;

/** True if two pieces have the same fabric, kind, cutting method, cut size and finished size. */
export function isSamePiece(a: PieceSize, b: PieceSize): boolean {
  return (
    a.fabric === b.fabric &&
    a.kind === b.kind &&
    a.method === b.method &&
    sidesOf(a).every((side, i) => side === sidesOf(b)[i]) &&
    isSame(a.finished[0], b.finished[0]) &&
    isSame(a.finished[1], b.finished[1])
  );
}

function sidesOf({ width, height, mayTurn }: PieceSize): number[] {
  return mayTurn ? [width, height].sort((a, b) => a - b) : [width, height];
}

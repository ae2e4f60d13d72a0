import { eachPatch } from '../../cutting/pieces/block-patches';
import { blockPieces, type BlockPieces } from '../../cutting/pieces/block-pieces';
import type { CuttingSettings, CutPiece } from '../../cutting/cutting-types';
import { isOnEighth } from '../../cutting/pieces/ruler';
import { byRuler, sizesOnRuler, type BlockSize } from '../../cutting/pieces/ruler-sizes';
import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import { piecingOf } from '../../piecing/piecing';
import { sewingOrder, type SewingStep } from '../../piecing/sewing-order';
import { straightCut, type StraightCut } from '../../piecing/straight-cut';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import { isRulerCut, type PrintedBlock } from './templates';
import { blockTexts } from '../texts/block-texts';

/** A block, with everything that the printed pages say about cutting and sewing it. */
export interface BlockSheet {
  block: PrintedBlock;
  /** The pieced patches of the block, then its appliqué patches. Parts that other blocks cover are left out. */
  patches: readonly SewnPatch[];
  cut: BlockPieces;
  /** How the pieced patches of the block are sewn. Null if the block is all appliqué. */
  whole: Piecing | null;
  steps: readonly SewingStep[];
  hasAppliques: boolean;
  /**
   * Up to two other sizes for the block, the next smaller and the next larger. At these sizes, the sides of all patches
   * that are cut by ruler are whole eighths of an inch. Empty if the sides already are whole eighths, or if no such
   * size is found.
   */
  fits: readonly BlockSize[];
  /**
   * The sheet of the same block with its set-in patches cut further, so that all seams are straight. Null if no patch
   * is set in, or if a ruler can't cut such patches.
   */
  straight: BlockSheet | null;
  /**
   * True if the block's set-in patches are cut into smaller patches on this sheet, so that all seams are straight.
   * False for the block as drawn.
   */
  isStraight: boolean;
}

/**
 * Returns everything that the printed pages say about cutting and sewing a block.
 * @param sewn the patches of all blocks of the design
 * @param hasSteps false if no page needs the sewing steps; `steps` is then empty, and `straight` is null
 */
export function blockSheet(
  block: PrintedBlock,
  settings: CuttingSettings,
  sewn: SewnBlocks,
  hasSteps = true,
): BlockSheet {
  const { patches } = sewn.seen(block);
  const cut = blockPieces(patches, block, settings);
  const pieced = patches.flatMap(({ kind }, index) => (kind === 'applique' ? [] : [index]));
  const own = pieced.flatMap((index) => patches[index] ?? []);
  // Appliqué comes last, so pieced patches keep their indexes.
  const nameOf = (index: number) => String(cut.ofPatch[pieced[index] ?? -1] ?? '');
  const steps = hasSteps ? sewingOrder(own, nameOf, block) : [];
  const isSetIn = steps.some(({ kind }) => kind === 'setIn') && block.covers.length === 0;
  const straight = isSetIn ? straightCut(block.levels, block) : null;
  return {
    ...{ block, patches, cut, steps },
    whole: piecingOf(own, block),
    straight: straightSheet(block, straight, settings, sewn),
    isStraight: false,
    hasAppliques: pieced.length < patches.length,
    fits: fitsOf(patches, block, settings),
  };
}

function fitsOf(patches: readonly SewnPatch[], block: PrintedBlock, { seam }: CuttingSettings): BlockSize[] {
  const rows = eachPatch(patches, seam);
  return rows.flatMap(byRuler).every(isOnEighth) ? [] : sizesOnRuler(block, rows);
}

/**
 * Returns the sheet of a block whose patches are cut further, so that all seams are straight. Returns null if there is
 * no such cut. Also returns null if a ruler can't cut all its patches, because templates are printed only for the
 * patches as drawn.
 */
function straightSheet(
  block: PrintedBlock,
  straight: StraightCut | null,
  settings: CuttingSettings,
  sewn: SewnBlocks,
): BlockSheet | null {
  if (!straight) return null;
  const sheet = blockSheet(
    { ...block, name: block.name + blockTexts.straight, levels: straight.levels },
    settings,
    sewn,
  );
  return sheet.patches.every(isRulerCut) ? { ...sheet, isStraight: true } : null;
}

/**
 * Returns the piece from which a patch is cut. The `count` of the piece is the number of pieces to cut for one copy of
 * the block.
 * @param index of the patch
 */
export function pieceOf({ cut }: BlockSheet, index: number): CutPiece | undefined {
  return cut.pieces[cut.ofPatch[index] ?? -1]?.one;
}

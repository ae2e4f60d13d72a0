import { eachPatch } from '../../cutting/pieces/block-patches';
import { blockPieces, type BlockPieces } from '../../cutting/pieces/block-pieces';
import type { CuttingSettings, CutPiece } from '../../cutting/cutting-types';
import { offGridOf } from '../../cutting/pieces/off-grid';
import type { SewnPatch } from '../../patches/sewn';
import type { Piecing } from '../../piecing/piecing';
import { piecingOf } from '../../piecing/piecing';
import { sewingOrder, type SewingStep } from '../../piecing/sewing-order';
import { straightCut, type StraightCut } from '../../piecing/straight-cut';
import type { SewnBlocks } from './sewn-blocks';
import { isRulerCut, type PrintedBlock } from './templates';

/** All that is printed of how a block is cut and sewn. */
export interface BlockSheet {
  block: PrintedBlock;
  /** Pieced ones and appliqué, as far as they are seen. */
  patches: readonly SewnPatch[];
  cut: BlockPieces;
  /** Its patches as they lie, appliqué last; null where all of it is appliqué. */
  whole: Piecing | null;
  steps: readonly SewingStep[];
  hasAppliques: boolean;
  /** Where sizes lie between a ruler’s lines, the nearest sides of the block at which none does. */
  fits: readonly number[];
  /** What it may be cut into instead where patches are set in. */
  straight: BlockSheet | null;
}

/** @param sewn of all blocks of the design */
export function blockSheet(block: PrintedBlock, settings: CuttingSettings, sewn: SewnBlocks): BlockSheet {
  const { patches } = sewn.seen(block);
  const cut = blockPieces(patches, block, settings);
  const pieced = patches.flatMap(({ kind }, index) => (kind === 'applique' ? [] : [index]));
  const own = pieced.flatMap((index) => patches[index] ?? []);
  // Of what is pieced the indices are the same: appliqué comes last.
  const nameOf = (index: number) => String(cut.ofPatch[pieced[index] ?? -1] ?? '');
  const steps = sewingOrder(own, nameOf, block);
  const isSetIn = steps.some(({ kind }) => kind === 'setIn') && block.covers.length === 0;
  const straight = isSetIn ? straightCut(block.levels, block) : null;
  return {
    ...{ block, patches, cut, steps },
    whole: piecingOf(own, block),
    straight: straightSheet(block, straight, settings, sewn),
    hasAppliques: pieced.length < patches.length,
    fits: fitsOf(patches, block, settings),
  };
}

function fitsOf(patches: readonly SewnPatch[], block: PrintedBlock, { seam }: CuttingSettings): number[] {
  const rows = eachPatch(patches, seam);
  const off = rows.flatMap((row) => offGridOf(row, rows, block) ?? []);
  return [...new Set(off.flatMap(({ fits }) => fits))].sort((a, b) => a - b);
}

/** Behind the name of a block that is cut so. */
export const STRAIGHT = ', straight seams';

/** The block in patches that a ruler cuts, where there are such; templates are for its own patches. */
function straightSheet(
  block: PrintedBlock,
  straight: StraightCut | null,
  settings: CuttingSettings,
  sewn: SewnBlocks,
): BlockSheet | null {
  if (!straight) return null;
  const sheet = blockSheet(
    { ...block, name: `${block.name}${STRAIGHT}`, levels: straight.levels },
    settings,
    sewn,
  );
  return sheet.patches.every(isRulerCut) ? sheet : null;
}

/** What a patch is cut from, for one block. */
export function pieceOf({ cut }: BlockSheet, index: number): CutPiece | undefined {
  return cut.pieces[cut.ofPatch[index] ?? -1]?.one;
}

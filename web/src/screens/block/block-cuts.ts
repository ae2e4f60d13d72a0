import {
  halfSquareCut,
  quarterSquareCut,
  straightCut,
} from '@quiltwright/workers/kernels/cutting/pieces/cut-sizes';
import { isOnEighth } from '@quiltwright/workers/kernels/cutting/pieces/ruler';
import type { PatchKind } from '@quiltwright/workers/kernels/patches/sewn';
import { FINISHED_AT } from './block-sizes';

/** The seam allowance, in inches. */
const SEAM = 0.25;

/** The kind of a patch and its two finished lengths in inches, the longer first. */
interface Measured {
  kind: PatchKind;
  size: readonly [number, number];
}

/** The size to cut for patches of one kind and size. */
export interface Cut {
  /** The sides to cut, in inches, rounded up to the next eighth. Empty for patches that are cut by a template. */
  sides: readonly number[];
  /** True if the finished size falls between the lines of a ruler. The cut piece is then larger than needed. */
  isBetween: boolean;
}

/**
 * Returns the size to cut for patches of a block whose side is `side` inches. `size` is the patches' finished size in
 * a block of `FINISHED_AT` inches.
 */
export function cutOf({ kind, size }: Measured, side: number): Cut {
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

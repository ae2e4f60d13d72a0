import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { isOnEighth } from '@quiltwright/workers/kernels/cutting/pieces/ruler';
import type { FinishingNote } from '@quiltwright/workers/kernels/finishing/finishing-types';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import type { NameBlock } from './estimate-words';

/**
 * Returns a sentence about blocks that don't fit the quilt, with advice. Either a block reaches beyond the quilt's
 * edge, or a row of blocks along a border is shorter than the border.
 */
export function fitWords(note: FinishingNote, quilt: Quilt, nameBlock: NameBlock): string {
  switch (note.what) {
    case 'blockPokesOut':
      return `${blockName(note, quilt, nameBlock)} reaches ${exactInches(note.by)} over the edge of the quilt, where it is cut off. Move it in, or make the quilt larger.`;
    case 'rowDoesNotDivide': {
      const { side, block, fits, left } = note;
      const filling = side / nearestCount(side, block);
      const other = isOnEighth(filling) ? `, or make the blocks ${exactInches(filling)} wide` : '';
      return `${blockName(note, quilt, nameBlock)} doesn’t fill its border exactly: ${fits} × ${exactInches(block)} = ${exactInches(fits * block)} of ${exactInches(side)}, and ${exactInches(left)} is left. Sew ${exactInches(left / 2)} to both ends of the row${other}.`;
    }
  }
}

function blockName({ placement }: { placement: number }, { blocks }: Quilt, nameBlock: NameBlock): string {
  return nameBlock(blocks[placement]?.blockNum ?? 0) ?? 'A block';
}

/**
 * Returns the number of equal blocks that fill a side exactly, with a size as near to `block` as possible. Lengths are
 * in inches.
 */
function nearestCount(side: number, block: number): number {
  return Math.max(1, Math.round(side / block));
}

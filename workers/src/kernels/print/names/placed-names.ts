import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { PrintedBlock } from '../block/templates';
import { pointsSeveralWays } from '../block/turned-blocks';
import type { Words } from './words';

/** The name of a block, with the number and the arrow that are printed for one copy of the block in a quilt. */
export interface PlacedName {
  /** The number of the block in the quilt's diagram, counted from 1; 0 if the block isn’t printed. */
  number: number;
  /**
   * An arrow that points to the top of this copy of the block. Empty if all copies of the block point in one direction.
   */
  arrow: string;
  name: string;
}

/** Arrows that point to the top of a block after 0, 1, 2 and 3 quarter turns to the right. */
export const arrows = ['↑', '→', '↓', '←'] as const;
/** The same after 1, 3, 5 and 7 eighths of a turn. */
const slantedArrows = ['↗', '↘', '↙', '↖'] as const;

export function placedName(
  { levels, blockNum, blockWidth, blockHeight, turn = 0 }: Placement,
  blocks: readonly PrintedBlock[],
  words: Words,
): PlacedName {
  const index = blocks.findIndex(
    (block) =>
      block.blockNum === blockNum &&
      (block.lies ?? [{ levels: block.levels }]).some((lie) => lie.levels === levels) &&
      // A turned copy has its width and height exchanged.
      Math.min(block.width, block.height) === Math.min(blockWidth, blockHeight) &&
      Math.max(block.width, block.height) === Math.max(blockWidth, blockHeight),
  );
  const block = blocks[index];
  const lie = block && pointsSeveralWays(block) && block.lies?.find((each) => each.levels === levels);
  const eighths = ((lie ? 2 * lie.turn : 0) + turn) % 8;
  const arrow = (eighths % 2 === 0 ? arrows : slantedArrows)[Math.floor(eighths / 2)] ?? '';
  return { number: index + 1, arrow: lie || turn !== 0 ? arrow : '', name: words.block(blockNum) };
}

/**
 * Returns a function that names the block of a placement, for lists of the blocks in each row. A name is “Ohio Star”,
 * or “Log Cabin →” with the block's direction. If another block has the same name, a number is added: “Ohio Star (2)”.
 */
export function rowNames(blocks: readonly PrintedBlock[], words: Words): (placement: Placement) => string {
  return (placement) => {
    const { number, arrow, name } = placedName(placement, blocks, words);
    const isShared = blocks.some((block, i) => i !== number - 1 && block.name === name);
    return [name, ...(isShared && number > 0 ? [`(${number})`] : []), arrow].filter(Boolean).join(' ');
  };
}

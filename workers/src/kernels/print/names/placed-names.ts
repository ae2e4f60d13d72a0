import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { PrintedBlock } from '../block/templates';
import { pointsSeveralWays } from '../block/turned-blocks';
import type { Words } from './words';

/** What a block of a quilt is called where it lies. */
export interface PlacedName {
  /** Its number in the diagram, from 1; 0 of one that isn’t printed. */
  number: number;
  /** Where its top points, of a block that lies in several ways. */
  arrow: string;
  name: string;
}

/** Which way the top of a block points, by quarter turns to the right. */
export const arrows = ['↑', '→', '↓', '←'] as const;

export function placedName(
  { levels, blockNum, blockWidth, blockHeight }: Placement,
  blocks: readonly PrintedBlock[],
  words: Words,
): PlacedName {
  const index = blocks.findIndex(
    (block) =>
      block.blockNum === blockNum &&
      (block.lies ?? [{ levels: block.levels }]).some((lie) => lie.levels === levels) &&
      // A copy that lies turned has its sides the other way around.
      Math.min(block.width, block.height) === Math.min(blockWidth, blockHeight) &&
      Math.max(block.width, block.height) === Math.max(blockWidth, blockHeight),
  );
  const block = blocks[index];
  const lie = block && pointsSeveralWays(block) && block.lies?.find((each) => each.levels === levels);
  return { number: index + 1, arrow: lie ? (arrows[lie.turn] ?? '') : '', name: words.block(blockNum) };
}

/** Names a block in a row: Ohio Star, Log Cabin →, and Ohio Star (2) where another one has its name. */
export function rowNames(blocks: readonly PrintedBlock[], words: Words): (placement: Placement) => string {
  return (placement) => {
    const { number, arrow, name } = placedName(placement, blocks, words);
    const isShared = blocks.some((block, i) => i !== number - 1 && block.name === name);
    return [name, ...(isShared && number > 0 ? [`(${number})`] : []), arrow].filter(Boolean).join(' ');
  };
}

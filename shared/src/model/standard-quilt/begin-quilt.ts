import { act, ran } from '../command.js';
import type { PlaceableBlock } from '../cloth/block-fabrics.js';
import { quiltCommands as commands } from './quilt-commands.js';
import { newDocument, type QuiltDocument } from './quilt-document.js';

const LAP = 8;
const ONE_BLOCK = 3;

/** Returns a new document for a lap quilt in which one block is repeated, in the block's fabrics. */
export function begunQuilt(block: PlaceableBlock): QuiltDocument {
  const sized = ran(newDocument(), act(commands.chooseSize, LAP));
  const laidOut = ran(sized, act(commands.chooseLayout, ONE_BLOCK));
  return ran(laidOut, act(commands.chooseBlock, { slot: 0, block }));
}

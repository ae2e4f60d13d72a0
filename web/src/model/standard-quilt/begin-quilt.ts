import { act } from '../command';
import type { PlaceableBlock } from '../cloth/block-fabrics';
import { quiltCommands as commands } from './quilt-commands';
import { newDocument, type QuiltDocument } from './quilt-document';

const LAP = 8;
const ONE_BLOCK = 3;

/** Returns a new lap quilt of one repeated block, in its fabrics. */
export function begunQuilt(block: PlaceableBlock): QuiltDocument {
  const sized = act(commands.chooseSize, { argument: LAP }).run(newDocument());
  const laidOut = act(commands.chooseLayout, { argument: ONE_BLOCK }).run(sized);
  return act(commands.chooseBlock, { selection: 0, argument: block }).run(laidOut);
}

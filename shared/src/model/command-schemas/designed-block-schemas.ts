import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import type { Worked } from '../command.js';
import { blockCommands } from '../designed-block/block-commands.js';
import type { BlockDocument } from '../designed-block/block-document.js';
import { fabric, inches, index, none, numbers, placeableBlock, text } from './argument-schemas.js';
import { commandReader, type SchemasOf } from './reading.js';

const pair = z.tuple([fabric, fabric]);

const schemas = {
  undo: none,
  redo: none,
  chooseBlock: z.object({ ...placeableBlock.shape, blockWidth: inches, blockHeight: inches }),
  removeBlock: none,
  giveFabric: z.object({ name: text, patches: numbers, fabric }),
  swapFabrics: pair,
  shuffleFabrics: listOfAtMost(LIMITS.shapes, pair),
  keepColourway: none,
  takeColourway: index,
  dropColourway: index,
  groupIntoLayers: listOfAtMost(LIMITS.levels, numbers),
  rename: text,
} satisfies SchemasOf<typeof blockCommands>;

/** Reads and checks a command that comes from a file or another device, and that changes a designed block. */
export const readBlockCommand = commandReader<Worked<BlockDocument>, typeof blockCommands>(
  blockCommands,
  schemas,
);

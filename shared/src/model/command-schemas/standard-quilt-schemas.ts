import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import { layoutNums } from '../../quilting/standard/standard-layout.js';
import { sizeNums } from '../../quilting/standard/standard-size.js';
import type { Worked } from '../command.js';
import { quiltCommands } from '../standard-quilt/quilt-commands.js';
import type { QuiltDocument } from '../standard-quilt/quilt-document.js';
import {
  bandName,
  border,
  borderCorners,
  colourwayArguments,
  fabric,
  none,
  numbers,
  placeableBlock,
  replacements,
  text,
} from './argument-schemas.js';
import { commandReader, type SchemasOf } from './reading.js';

const slot = z.literal([0, 1]);
const target = z.union([
  z.object({ kind: z.literal('band'), band: bandName }),
  z.object({ kind: z.literal('spot'), slot, patches: numbers }),
]);

const schemas = {
  undo: none,
  redo: none,
  chooseSize: z.literal(sizeNums),
  chooseLayout: z.literal(layoutNums),
  chooseBlock: z.object({ slot, block: placeableBlock }),
  removeBlock: slot,
  toggleBorder: border,
  setBorderCorners: borderCorners,
  toggleSashing: none,
  toggleCornerstones: none,
  giveFabric: z.object({ targets: listOfAtMost(LIMITS.placements, target), fabric }),
  recolour: replacements,
  ...colourwayArguments,
  rename: text,
} satisfies SchemasOf<typeof quiltCommands>;

/** Reads and checks a command that comes from a file or another device, and that changes a standard quilt. */
export const readQuiltCommand = commandReader<Worked<QuiltDocument>, typeof quiltCommands>(
  quiltCommands,
  schemas,
);

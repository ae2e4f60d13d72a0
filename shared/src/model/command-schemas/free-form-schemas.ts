import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { borderNumbers } from '../../quilting/bands/bands.js';
import { layRules } from '../../quilting/setting/lies.js';
import { blockOrders } from '../../quilting/setting/order.js';
import { cornerstoneKinds, settingKinds } from '../../quilting/setting/setting.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import type { Arrangement } from '../free-form/arrangement.js';
import type { Fix } from '../free-form/fit/fix.js';
import { freeFormCommands } from '../free-form/free-form-commands.js';
import { starts } from '../free-form/starts.js';
import {
  bandName,
  border,
  borderCorners,
  box,
  burst,
  colourwayArguments,
  fabric,
  inches,
  index,
  itemArguments,
  measure,
  none,
  numbers,
  placeableBlock,
  point,
  replacements,
} from './argument-schemas.js';
import { commandReader, type SchemasOf } from './reading.js';

const length = measure.optional();
const width = inches.optional();
const swap = z.object({ from: fabric, to: fabric });
const step = z.object({ ...point.shape, burst });
const target = z.union([
  z.object({ kind: z.literal('band'), band: bandName }),
  z.object({ kind: z.literal('spot'), id: index, patches: numbers }),
]);
const fix = z.object({
  kind: z.literal(['move', 'centre', 'gaps', 'size', 'borders', 'quilt', 'shift', 'sashing']),
  changes: z.object({
    ...{ xLocation: width, yLocation: width, xSeparation: width, ySeparation: width },
    ...{ blockWidth: width, blockHeight: width },
  }),
  borders: listOfAtMost(borderNumbers.length, inches).optional(),
  quilt: z
    .object({ quiltWidth: inches, quiltLength: inches, way: point, isAtEdges: z.literal(true).optional() })
    .optional(),
  all: point.optional(),
  ids: numbers.optional(),
  sashing: width,
}) satisfies z.ZodType<Fix>;

const addedBorder = z.object({ width: measure, endWidth: measure });
const cornerBlock = z.union([
  z.object({ kind: z.literal('square'), fabric }),
  z.object({ kind: z.literal('block'), id: index }),
]);

const schemas = {
  ...itemArguments,
  setSize: z.object({ width: length, length }),
  turnQuilt: none,
  toggleBorder: border,
  setBorderWidth: z.object({ border, width: measure }),
  setBorderCorners: borderCorners,
  setCornerBlocks: z.object({
    border,
    block: cornerBlock,
  }),
  addBorders: listOfAtMost(borderNumbers.length, addedBorder),
  addPiecedBorder: z.object({
    ...{ unit: index, width: measure, facing: z.literal(['out', 'in']) },
    ...{ corners: cornerBlock.nullable(), spacer: addedBorder.nullable() },
  }),
  keepSize: z.boolean(),
  toggleSashing: none,
  setSashingWidth: measure,
  giveFabric: z.object({ targets: listOfAtMost(LIMITS.placements, target), fabric }),
  recolour: replacements,
  ...colourwayArguments,
  place: z.object({ block: placeableBlock, at: point.nullable(), side: length }),
  begin: z.object({
    start: z.literal(starts),
    blocks: listOfAtMost(LIMITS.ownBlocksInQuilt, placeableBlock),
    size: z.object({ width: measure, height: measure }).optional(),
  }),
  replaceBlocks: z.object({ ids: numbers, block: placeableBlock }),
  move: point,
  nudge: step,
  resize: z.object({ box, isFree: z.boolean().optional() }),
  stepSize: z.object({ by: measure, burst }),
  setMeasure: z.object({ x: length, y: length, side: length }),
  repeat: z.object({ columns: length, rows: length, xSeparation: length, ySeparation: length }),
  stepSpacing: step,
  fillQuilt: none,
  splitRepeat: none,
  replaceFabric: swap,
  replaceInEverySecond: z.object({ ...swap.shape, id: index }),
  fix: z.object({ id: index, fix }),
  setTurn: z.int(),
  turnBy: z.int(),
  moveInOrder: z.int(),
  lock: z.object({ ids: numbers, isLocked: z.boolean() }),
  chooseSetting: z.literal(settingKinds),
  setSettingNumbers: z.object({ columns: length, rows: length, blockWidth: length, blockHeight: length }),
  setBlockOrder: z.object({ order: z.literal(blockOrders).optional(), different: z.int().optional() }),
  layBlocks: z.literal(layRules),
  turnSetBlocks: none,
  setSettingSashing: z
    .object({
      ...{ width: length, isAround: z.boolean().optional() },
      cornerstones: z.literal(cornerstoneKinds).optional(),
    })
    .nullable(),
  releaseSetting: none,
} satisfies SchemasOf<typeof freeFormCommands>;

/** Reads and checks a command that comes from a file or another device, and that changes a free form quilt. */
export const readFreeFormCommand = commandReader<Arrangement, typeof freeFormCommands>(
  freeFormCommands,
  schemas,
);

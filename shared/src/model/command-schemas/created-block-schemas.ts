import { z } from 'zod';
import { draftStartNames } from '../../drafting/starts/start-titles.js';
import { MOST_NUMBERS } from '../../drafting/starts/start.js';
import { combinations } from '../../geometry/combining/combined.js';
import { LIMITS } from '../../limits.js';
import type { Gap } from '../../quilting/shapes/gap.js';
import { gridSides } from '../../quilting/shapes/patch-grid.js';
import { shapeTypes } from '../../quilting/shapes/shape.js';
import { countedList, listOfAtMost } from '../../quilting/stored/counted-list.js';
import { starGridSchema } from '../../quilting/stored/star-grid-schema.js';
import { levelsSchema } from '../../quilting/stored/shape-schema.js';
import { createdBlockCommands } from '../created-block/created-block-commands.js';
import type { Drawing } from '../created-block/drawing.js';
import { fillUnits } from '../created-block/laying/fill-units.js';
import { symmetryNames } from '../created-block/symmetry.js';
import {
  box,
  burst,
  fabric,
  inches,
  itemArguments,
  measure,
  none,
  numbers,
  placeableBlock,
  point,
} from './argument-schemas.js';
import { commandReader, type SchemasOf } from './reading.js';

const grid = z.object({ columns: z.literal(gridSides), rows: z.literal(gridSides) });
const count = z.int();
const layer = z.int().min(0);
const bulge = z.number().min(-1).max(1);
const form = z.union([
  z.literal(shapeTypes),
  z.object({
    corners: listOfAtMost(LIMITS.outlineCorners, z.object({ ...point.shape, bulge })),
    aspect: z
      .number()
      .min(1 / LIMITS.blockSpace)
      .max(LIMITS.blockSpace),
  }),
]);
const placing = z.object({ form, box, layer, fabric });
const units = measure.brand<'BlockUnits'>();
const corners = listOfAtMost(LIMITS.outlineCorners, z.tuple([units, units, bulge]));
const corner = z.int().min(0);

/** Returns a list whose outlines are only read if all together have at most as many corners as a block. */
function manyOutlines<Item extends z.ZodType>(item: Item, cornersOf: (item: unknown) => number) {
  const fits = (items: readonly unknown[]) =>
    items.length <= LIMITS.shapes &&
    items.reduce<number>((sum, each) => sum + cornersOf(each), 0) <= LIMITS.blockCorners;
  return countedList(item, fits).refine(fits, { abort: true });
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Returns the number of corners of the form in a placing that hasn’t been checked yet. */
function cornersOfPlacing(each: unknown): number {
  const { form } = Object(each) as { form?: unknown };
  return lengthOf((Object(form) as { corners?: unknown }).corners);
}

const range = z.object({ column: count, row: count, columns: count, rows: count });
const outline = listOfAtMost(LIMITS.placements, point);
const gap = z.object({
  outline,
  holes: listOfAtMost(LIMITS.shapes, outline),
  area: measure,
}) satisfies z.ZodType<Gap>;

const seams = listOfAtMost(LIMITS.shapes, z.object({ from: point, to: point, bulge }));

const schemas = {
  ...itemArguments,
  setSize: z.object({ width: inches, height: inches }),
  setGrid: grid,
  setStarGrid: starGridSchema.nullable(),
  giveFabric: fabric,
  colourPatches: fabric,
  startFrom: z.object({
    ...placeableBlock.shape,
    blockWidth: inches,
    blockHeight: inches,
    grid: measure.optional(),
  }),
  redraft: grid,
  cutStraight: levelsSchema,
  place: placing,
  placeAll: manyOutlines(placing, cornersOfPlacing),
  placeAgain: point.nullable(),
  fill: z.object({
    unit: z.literal(fillUnits),
    turns: z.literal([0, 1, 2, 3]),
    fabrics: z.object({ figure: fabric, ground: fabric, third: fabric }),
    layer,
    ranges: listOfAtMost(LIMITS.shapes, range),
  }),
  drawOutline: z.object({ corners, layer, fabric }),
  importOutlines: z.object({ outlines: manyOutlines(corners, lengthOf), layer, fabric }),
  moveCorner: z.object({ corner, to: point, burst }),
  addCorner: z.object({ side: corner, at: point.nullable() }),
  removeCorner: z.object({ corner }),
  bendSide: z.object({ side: corner, bulge, burst }),
  setApplique: z.boolean(),
  addSeams: z.object({ seams, fabric: fabric.optional(), replaced: seams.optional() }),
  removeLooseSeams: none,
  eraseSeams: z.object({ at: listOfAtMost(LIMITS.shapes, point), keep: point.optional() }),
  moveMapCorner: z.object({ at: point, to: point }),
  moveMapCorners: z.object({ at: listOfAtMost(LIMITS.shapes, point), by: point, burst }),
  moveSeam: z.object({ at: point, by: point }),
  bendSeam: z.object({ at: point, bulge }),
  placeDisc: z.object({ at: point, radius: z.number() }),
  makePlanar: none,
  mergePatches: none,
  selectAlike: none,
  turnBlock: z.literal(['right', 'left', 'across', 'down']),
  draftStart: z.object({
    start: z.literal(draftStartNames),
    numbers: listOfAtMost(MOST_NUMBERS, z.number()),
  }),
  combine: z.literal(combinations),
  move: point,
  nudge: z.object({ ...point.shape, burst }),
  resize: box,
  stepSize: z.object({ width: measure, height: measure, isWhole: z.boolean().optional(), burst }),
  setMeasure: box.partial(),
  repeat: z.object({ axis: z.literal(['x', 'y']), before: count, after: count }),
  moveInOrder: z.object({ layer, index: count }),
  moveToLayer: z.object({ layer }),
  addLayer: none,
  removeLayer: z.object({ layer }),
  moveLayer: z.object({ layer, to: layer }),
  lockLayer: z.object({ layer, isLocked: z.boolean() }),
  hideLayer: z.object({ layer, isHidden: z.boolean() }),
  groupIntoLayers: none,
  fillGaps: listOfAtMost(LIMITS.shapes, gap),
  removeHidden: numbers,
  bringOut: numbers,
  raise: numbers,
  makeApplique: numbers,
  selectLayer: z.object({ layer }),
  setSymmetry: z.literal(symmetryNames),
  unlink: none,
  recolourAlone: z.boolean(),
} satisfies SchemasOf<typeof createdBlockCommands>;

/** Reads and checks a command that comes from a file or another device, and that changes a drawn block. */
export const readCreatedBlockCommand = commandReader<Drawing, typeof createdBlockCommands>(
  createdBlockCommands,
  schemas,
);

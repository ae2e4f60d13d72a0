import { z } from 'zod';
import { LIMITS } from '../../limits.js';
import { bandNames, borderNumbers, cornerKinds } from '../../quilting/bands/bands.js';
import { levelsSchema } from '../../quilting/stored/shape-schema.js';
import { listOfAtMost } from '../../quilting/stored/counted-list.js';
import type { Box } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import type { PlaceableBlock } from '../cloth/block-fabrics.js';
import { alignments } from '../created-block/arranging/align-commands.js';
import type { PastePlace } from '../copying.js';
import { orders } from '../reordered.js';

/* The arguments that commands of several kinds of documents share. Commands fit places and sizes themselves, so the
   limits here only keep sums finite. zod refuses numbers that aren't finite. */

/** The greatest number of characters in a text. Names are limited to fewer characters when the document is saved. */
const TEXT = 1_000;

/** A coordinate or a length, in the unit of its command. The limits keep all sums finite and exact. */
export const measure = z.number().min(-1e9).max(1e9);

export const none = z.null();
export const text = z.string().max(TEXT);
export const fabric = z.int().min(0);
export const index = z.int().min(0);
export const inches = measure.brand<'Inches'>();
export const point = z.object({ x: measure, y: measure }) satisfies z.ZodType<Point>;
export const box = z.object({
  ...point.shape,
  width: measure,
  height: measure,
}) satisfies z.ZodType<Box>;
export const bandName = z.literal(bandNames);
export const border = z.literal(borderNumbers);
export const borderCorners = z.object({ border, corners: z.literal(cornerKinds) });
export const order = z.literal(orders);
export const alignment = z.literal(alignments);
export const axis = z.literal(['across', 'down']);
export const sameSize = z.literal(['width', 'height', 'both']);
export const pastePlace = z.union([point, z.literal('in place'), none]) satisfies z.ZodType<PastePlace>;
/**
 * The same text for all edits that quickly follow each other. Edits with the same text form one step of the history.
 */
export const burst = text.optional();

/** A list of items' numbers, or of patches' indexes. */
export const numbers = listOfAtMost(LIMITS.placements, index);

/** Pairs of a fabric and its replacement. */
export const replacements = listOfAtMost(LIMITS.placements, z.tuple([fabric, fabric]));

/** Schemas for the arguments of the commands for the colourways of quilts. */
export const colourwayArguments = {
  keepColourway: none,
  takeColourway: index,
  dropColourway: index,
  renameColourway: z.object({ index, name: text }),
};

export const placeableBlock = z.object({
  designedBlockNum: z.int().min(0),
  title: text.optional(),
  designName: text,
  levels: levelsSchema,
  cloth: listOfAtMost(LIMITS.shapes, fabric).optional(),
  spotFabrics: listOfAtMost(LIMITS.fabricSpots, fabric).optional(),
}) satisfies z.ZodType<PlaceableBlock>;

/** Schemas for the arguments of those commands that both the block editor and the editor of free form quilts have. */
export const itemArguments = {
  undo: none,
  redo: none,
  rename: text,
  align: alignment,
  distribute: axis,
  makeSameSize: sameSize,
  cut: none,
  copy: none,
  paste: pastePlace,
  duplicate: point.nullable(),
  remove: none,
  reorder: order,
  turnRight: none,
  turnLeft: none,
  mirrorAcross: none,
  mirrorDown: none,
  select: numbers,
  selectMore: numbers,
  selectAll: none,
  deselectAll: none,
  selectNext: none,
  selectPrevious: none,
};

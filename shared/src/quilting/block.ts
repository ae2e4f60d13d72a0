import { z } from 'zod';
import { inches } from '../geometry/units.js';
import { DEFAULTS, FABRIC, LIMITS } from '../limits.js';
import { listOfAtMost } from './counted-list.js';
import { fabricsOf, levelsSchema, recolour, type Levels } from './shape.js';

/** The version in which blocks are stored today; migrations lead up to it. */
export const BLOCK_SCHEMA_VERSION = 2;

const side = z.number().min(LIMITS.blockSide.min).max(LIMITS.blockSide.max).brand<'Inches'>();
const length = z.number().min(0).max(LIMITS.quiltSide.max).brand<'Inches'>();
const repeats = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);
const fabricNum = z.int().min(0).default(0);

/** A colourway: the fabric of each patch of the block, level by level, bottom first. */
const colourwaySchema = listOfAtMost(LIMITS.shapes, z.int().min(0));

/** The fields of a block, each by itself; `blockSchema` adds the rule between them. */
export const blockFields = z.strictObject({
  designedBlockNum: z.int().min(0).default(0),
  designName: z.string(),
  /** The blank block that is on the table; 0 when none is. */
  blockNum: z.int().min(0).default(0),
  quilterNum: z.int().min(0),
  /** The blank that a stored designed block came from; 0 when drawn from nothing. */
  usedBlockNum: z.int().min(0).default(0),
  instructions: z.string().max(10_000).default(''),
  levels: levelsSchema,
  /** Other colourings of the same patches that were kept; a blank block has none. */
  colourways: listOfAtMost(LIMITS.colourways, colourwaySchema).default([]),
  blockWidth: side.default(inches(DEFAULTS.blockSide)),
  blockHeight: side.default(inches(DEFAULTS.blockSide)),
  xLocation: length.default(inches(0)),
  yLocation: length.default(inches(0)),
  xSeparation: length.default(inches(0)),
  ySeparation: length.default(inches(0)),
  numOfRows: repeats.default(1),
  numOfColumns: repeats.default(1),
  pattern: z.boolean().default(false),
  strokeWidth: z.number().min(0).max(100).default(0),
  /** The fabrics in order of first use, 0 where there are fewer: derived from the levels on save. */
  fabricSpot1: fabricNum,
  fabricSpot2: fabricNum,
  fabricSpot3: fabricNum,
  fabricSpot4: fabricNum,
  fabricSpot5: fabricNum,
  fabricSpot6: fabricNum,
  fabricSpot7: fabricNum,
  fabricSpot8: fabricNum,
  fabricSpot9: fabricNum,
  revision: z.int().min(0).optional(),
  schemaVersion: z.literal(BLOCK_SCHEMA_VERSION).default(BLOCK_SCHEMA_VERSION),
});

export type Block = z.output<typeof blockFields>;

/** A block (a blank one, geometry with the stand-in fabrics 1 to 9, or a designed one, in real cloth) that keeps every rule. */
export const blockSchema = blockFields.superRefine(({ levels, colourways }, context) => {
  const patches = levels.reduce((count, level) => count + level.length, 0);
  colourways.forEach((colourway, index) => {
    if (colourway.length === patches) return;
    const message = 'A colourway names one fabric for each patch of its block.';
    context.addIssue({ code: 'custom', path: ['colourways', index], message });
  });
});

/** The distinct fabrics of a block and of its colourways; paper (0) doesn't count. */
export function blockFabrics({ levels, colourways }: Pick<Block, 'levels' | 'colourways'>): number[] {
  const kept = colourways.flat().filter((fabric) => fabric !== 0);
  return [...new Set([...fabricsOf(levels), ...kept])];
}

/** The nine fabric spots of a block: its fabrics in order of first use, 0 where there are fewer. */
export function fabricSpots(levels: Levels) {
  const [
    fabricSpot1 = 0,
    fabricSpot2 = 0,
    fabricSpot3 = 0,
    fabricSpot4 = 0,
    fabricSpot5 = 0,
    fabricSpot6 = 0,
    fabricSpot7 = 0,
    fabricSpot8 = 0,
    fabricSpot9 = 0,
  ] = fabricsOf(levels);
  return {
    ...{ fabricSpot1, fabricSpot2, fabricSpot3, fabricSpot4, fabricSpot5 },
    ...{ fabricSpot6, fabricSpot7, fabricSpot8, fabricSpot9 },
  };
}

/**
 * The same layers as a blank block has them: the first fabric that they use becomes stand-in 1, the next 2, and
 * so on; a tenth starts at 1 again. Paper stays paper.
 */
export function inStandIns(levels: Levels): Levels {
  const { firstSpot, lastSpot, none } = FABRIC;
  const fabrics = fabricsOf(levels);
  const standIn = new Map(fabrics.map((fabric, index) => [fabric, firstSpot + (index % lastSpot)]));
  return recolour(levels, (fabric) => standIn.get(fabric) ?? none);
}

/**
 * The turns and mirrors that leave a block's picture as it is, its fabrics too: one mirror or two of them
 * upright or across, one or two on the diagonals, turns alone, or all eight.
 */
export const symmetries = [
  'none',
  'mirror',
  'diagonal mirror',
  'half turn',
  'two mirrors',
  'two diagonal mirrors',
  'quarter turns',
  'all',
] as const;

/** What the library says of a pre-made block besides its geometry. */
export const premadeFactsSchema = z.strictObject({
  /** The name as people read it, with its apostrophe; `designName` has none. */
  title: z.string(),
  otherNames: z.array(z.string()),
  family: z.string(),
  /** Patches to a side of the grid on which it is drafted. */
  grid: z.int().min(1),
  patches: z.int().min(1),
  symmetry: z.enum(symmetries),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** Where the pattern is catalogued, or was printed early, where that is known for sure. */
  source: z.string().optional(),
  /** Whether guests may work with it. */
  trial: z.boolean(),
  /** Library fabrics that suit it: the cloth for the stand-ins 1, 2, 3 … in turn. */
  cloth: z.array(z.int().min(1)),
});

export type PremadeFacts = z.output<typeof premadeFactsSchema>;

import { z } from 'zod';
import { inches } from '../../geometry/units.js';
import { DEFAULTS, LIMITS } from '../../limits.js';
import { canBeSeen, isPlainLine } from '../../plain-text.js';
import { BLOCK_SCHEMA_VERSION, symmetries, type Block, type PremadeFacts } from '../block.js';
import { listOfAtMost } from './counted-list.js';
import { levelsSchema } from './shape-schema.js';

const side = z.number().min(LIMITS.blockSide.min).max(LIMITS.blockSide.max).brand<'Inches'>();
const length = z.number().min(0).max(LIMITS.quiltSide.max).brand<'Inches'>();
const repeats = z.int().min(LIMITS.repeats.min).max(LIMITS.repeats.max);
const fabricNum = z.int().min(0).default(0);

/** A colourway of a block: the number of each patch's fabric, layer by layer, bottom first. */
const colourwaySchema = listOfAtMost(LIMITS.shapes, z.int().min(0));

/** The numbers of the fabrics of the fabric spots 1, 2, 3 …, in this order. */
export const spotFabricsSchema = listOfAtMost(LIMITS.fabricSpots, z.int().min(1));

/** The schema of the name that a shared page shows for the maker of its design: one line of visible characters. */
export const makerNameSchema = z
  .string()
  .trim()
  .max(LIMITS.nameLength, { error: 'Your name is too long. Please enter fewer than 100 characters.' })
  .refine(isPlainLine, { error: 'A name must be a single line without invisible characters.' })
  .refine(canBeSeen, { error: 'Please enter the name that your friends know you by.' });

/** The fields of a block, each checked by itself. `blockSchema` adds the rule that compares fields with each other. */
export const blockFields = z.strictObject({
  designedBlockNum: z.int().min(0).default(0),
  designName: z.string(),
  blockNum: z.int().min(0).default(0),
  quilterNum: z.int().min(0),
  usedBlockNum: z.int().min(0).default(0),
  instructions: z.string().max(10_000).default(''),
  levels: levelsSchema,
  colourways: listOfAtMost(LIMITS.colourways, colourwaySchema).default([]),
  spotFabrics: spotFabricsSchema.optional(),
  firstMaker: makerNameSchema.optional(),
  isDrafted: z.literal(true).optional(),
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
}) satisfies z.ZodType<Block>;

/** A block, with all rules for its fields. Each colourway must have a fabric for each patch. */
export const blockSchema = blockFields.superRefine(checkColourways);

/** A block as it may be sent. A page of version 2 sends blocks that are valid today. */
export const sentBlockSchema = blockFields
  .extend({
    schemaVersion: z
      .literal([2, BLOCK_SCHEMA_VERSION])
      .default(BLOCK_SCHEMA_VERSION)
      .transform((): typeof BLOCK_SCHEMA_VERSION => BLOCK_SCHEMA_VERSION),
  })
  .superRefine(checkColourways) satisfies z.ZodType<Block>;

function checkColourways({ levels, colourways }: Block, context: z.RefinementCtx): void {
  const patches = levels.reduce((count, level) => count + level.length, 0);
  colourways.forEach((colourway, index) => {
    if (colourway.length === patches) return;
    const message = 'A colourway must have one fabric for each patch of its block.';
    context.addIssue({ code: 'custom', path: ['colourways', index], message });
  });
}

/** A designed block as it may be stored. It has no `spotFabrics`, because its shapes are in real fabrics. */
export const designedBlockSchema = sentBlockSchema.superRefine(({ spotFabrics }, context) => {
  if (spotFabrics === undefined) return;
  const message = 'In a designed block, each shape has its own fabric. Leave out the field “spotFabrics”.';
  context.addIssue({ code: 'custom', path: ['spotFabrics'], message });
});

export const premadeFactsSchema = z.strictObject({
  title: z.string(),
  otherNames: z.array(z.string()),
  family: z.string(),
  grid: z.int().min(1),
  patches: z.int().min(1),
  symmetry: z.enum(symmetries),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  source: z.string().optional(),
  trial: z.boolean(),
  cloth: z.array(z.int().min(1)),
}) satisfies z.ZodType<PremadeFacts>;

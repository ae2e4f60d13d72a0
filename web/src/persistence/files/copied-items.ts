import { BLOCK, LIMITS } from '@quiltwright/shared/limits';
import { fullPlacements } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { packedPlacementSchema } from '@quiltwright/shared/quilting/stored/placement-schema';
import { listOfAtMost } from '@quiltwright/shared/quilting/stored/counted-list';
import { withKnownKeys } from '@quiltwright/shared/quilting/stored/known-keys';
import { levelsSchema, shapeSchema } from '@quiltwright/shared/quilting/stored/shape-schema';
import { plainSentence } from '@quiltwright/shared/plain-words';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { CopiedShape } from '@quiltwright/shared/model/created-block/drawing';
import type { CopiedFormat, CopiedVersion } from './copied-text';

// This list repeats the list in `copied-text`. This file imports only types from there, because shared code would load
// zod with the editors.
const formats = ['quiltwright-shapes', 'quiltwright-placements'] as const satisfies CopiedFormat[];
const VERSION: CopiedVersion = 1;

const envelope = z.looseObject({ format: z.enum(formats), version: z.int().min(1) });
const quilterNum = z.int().min(0).default(0);

const shapesSchema = z.strictObject({
  quilterNum,
  items: listOfAtMost(
    LIMITS.shapes,
    z.strictObject({
      level: z
        .int()
        .min(0)
        .max(LIMITS.levels - 1),
      shape: shapeSchema,
    }),
  ).min(1),
});

const placementsSchema = z
  .strictObject({
    quilterNum,
    blocks: listOfAtMost(LIMITS.placements, packedPlacementSchema).min(1),
    looks: listOfAtMost(LIMITS.placements, levelsSchema),
  })
  .refine(({ blocks, looks }) => blocks.every(({ look }) => look < looks.length), {
    error: 'A block has no patches.',
  });

/** Returns the copied shapes from the text of `copiedShapes`; fails with the reason. */
export function readShapes(text: string): Result<CopiedShape[]> {
  const read = readAs(text, 'quiltwright-shapes', shapesSchema);
  return read.ok ? success(read.value.items) : read;
}

/**
 * Returns the copied blocks from the text of `copiedPlacements`; fails with the reason. If the blocks were copied in
 * another account, removes the numbers of that account's own blocks: these numbers are wrong in this account.
 */
export function readPlacements(text: string, forQuilter: number): Result<Placement[]> {
  const read = readAs(text, 'quiltwright-placements', placementsSchema);
  if (!read.ok) return read;
  const { blocks, looks, quilterNum: whose } = read.value;
  const known = (blockNum: number) =>
    whose === forQuilter || blockNum < BLOCK.firstOwn ? blockNum : BLOCK.none;
  return success(
    fullPlacements(blocks, looks).map((placement) => ({
      ...placement,
      blockNum: known(placement.blockNum),
    })),
  );
}

function readAs<Schema extends z.ZodType>(
  text: string,
  format: CopiedFormat,
  schema: Schema,
): Result<z.output<Schema>> {
  const found = envelope.safeParse(parsed(text)).data;
  if (!found) return failure('damaged', 'The copied items are damaged. Copy them again.');
  if (found.format !== format)
    return failure(
      'foreign',
      found.format === 'quiltwright-shapes'
        ? 'You copied shapes. Paste the shapes in Block Creation.'
        : 'You copied blocks of a quilt. Paste the blocks in Free Form Quilt Layouts.',
    );
  if (found.version > VERSION)
    return failure(
      'newer',
      'The items were copied in a newer version of Quiltwright. Reload the page, then paste again.',
    );
  const read = schema.safeParse(withKnownKeys(schema, found));
  if (read.success) return success(read.data);
  const issue = read.error.issues[0];
  return failure(
    'damaged',
    `The copied items can’t be pasted: ${issue ? plainSentence(issue) : 'they are damaged.'}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

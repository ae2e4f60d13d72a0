import { inches } from '@quiltwright/shared/geometry/units';
import { DEFAULTS } from '@quiltwright/shared/limits';
import { emptyPlacement, placementSchema } from '@quiltwright/shared/quilting/placement';
import { restoreQuilt } from '@quiltwright/shared/quilting/quilt-migrations';
import {
  compactPlacements,
  newStandardQuilt,
  quiltFields,
  quiltSchema,
  type Quilt,
} from '@quiltwright/shared/quilting/quilt';
import { failure, success, type Result } from '@quiltwright/shared/result';
import { generate, storable } from '@quiltwright/workers/kernels/generate/generate';
import { z } from 'zod';

const FORMAT = 'quiltwright-quilt';
/** Of the envelope; the quilt in it has a version of its own. */
const VERSION = 1;

/** The end of the name of a quilt's file. */
const EXTENSION = '.quilt.json';

/** A quilt from a file; `isRepaired` when sizes and places had to be worked out anew. */
interface LoadedQuilt {
  quilt: Quilt;
  isRepaired: boolean;
}

/**
 * A quilt as a file: all of it but the numbers that a server gave it. The same quilt gives the same bytes,
 * whatever way it came.
 */
export function writeQuiltFile(quilt: Quilt): string {
  const { revision: _, ...content } = storable(quilt);
  const blocks = compactPlacements(content.blocks);
  const canonical = quiltFields.parse({ ...content, quiltNum: 0, quilterNum: 0, blocks });
  return `${JSON.stringify({ format: FORMAT, version: VERSION, quilt: canonical })}\n`;
}

/** The name of a quilt's file: its own, as far as file systems take it. */
export function quiltFileName({ quiltName }: Quilt): string {
  const name = quiltName.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, ' ').replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${name || 'Quilt'}${EXTENSION}`;
}

/**
 * The quilt in a file of any version. A standard quilt whose sizes or places are damaged has them worked out
 * from what was chosen; other damage is refused with what is wrong.
 */
export function readQuiltFile(text: string): Result<LoadedQuilt> {
  const envelope = envelopeSchema.safeParse(parsed(text)).data;
  if (!envelope) {
    return text.includes(`"${FORMAT}"`)
      ? failure(
          'damaged',
          'This file is damaged: a part of it is missing. Try to get it again from where it came.',
        )
      : failure(
          'foreign',
          `This file is no quilt from Quiltwright. Choose one whose name ends in ${EXTENSION}.`,
        );
  }
  if (envelope.version > VERSION) {
    return failure('newer', 'This file was made by a newer version. Reload the page and load it again.');
  }
  const quilt = restoreQuilt(envelope.quilt);
  if (quilt.ok) return success({ quilt: quilt.value, isRepaired: false });
  const repaired = quilt.error.code === 'damaged' ? workedOutAnew(envelope.quilt) : null;
  return repaired ? success({ quilt: repaired, isRepaired: true }) : quilt;
}

const envelopeSchema = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  quilt: z.unknown(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** What a quilter chooses of a standard quilt; all else follows from it. */
const choices = quiltFields
  .pick({
    quiltName: true,
    borderFabric1: true,
    borderFabric2: true,
    sashingFabric: true,
    generatingSashing: true,
    generatingSize: true,
    generatingLayout: true,
    schemaVersion: true,
  })
  .extend({
    borderWidth1: z.number(),
    borderWidth2: z.number(),
    blocks: z.array(placementSchema.pick({ blockNum: true, levels: true }).strip()).max(2),
  })
  .strip();

/** The quilt that a quilter's choices make; null when one of them can't be read, or for a free form quilt. */
function workedOutAnew(stored: unknown): Quilt | null {
  const { data } = choices.safeParse(stored);
  if (!data || data.generatingSize === 0 || data.generatingLayout === 0) return null;
  const border = (width: number) => inches(width > 0 ? DEFAULTS.borderWidth : 0);
  const quilt = generate({
    ...newStandardQuilt(0),
    ...data,
    borderWidth1: border(data.borderWidth1),
    borderWidth2: border(data.borderWidth2),
    blocks: data.blocks.map((block) => ({ ...emptyPlacement, ...block })),
  });
  return quiltSchema.safeParse(quilt).data ?? null;
}

import { BAND_FIELDS_VERSION, withBandList } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { placementSchema } from '@quiltwright/shared/quilting/stored/placement-schema';
import { restoreQuilt } from '@quiltwright/shared/quilting/stored/quilt-migrations';
import { QUILT_SCHEMA_VERSION, quiltFaults, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { quiltFields, quiltFields5 } from '@quiltwright/shared/quilting/stored/quilt-schema';
import { quiltLevelsSchema } from '@quiltwright/shared/quilting/stored/shape-schema';
import { shownQuilt } from '@quiltwright/shared/quilting/sideways';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { z } from 'zod';
import type { DocumentReading } from '../document-kind';
import type { KeptPieces, PieceReader } from '../drafts/draft-pieces';
import type { QuiltDesign } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { standardQuiltFile } from '../files/standard-quilt-file';

const ref = z.int().min(1);
const fields = z.record(z.string(), z.unknown());
const quiltPiece = z.strictObject({ quilt: fields, blocks: z.array(ref) });
const placementPiece = z.strictObject({ placement: fields, levels: ref });

/** Reads standard quilts from files and drafts. */
export const quiltReading: DocumentReading<QuiltDesign, Quilt> = {
  file: standardQuiltFile,
  reader: quiltReader,
};

/** Reads quilts of both kinds. */
interface QuiltReader extends PieceReader<QuiltDesign, Quilt> {
  /** Returns the placement in the piece with this number; null if it can't be read. */
  placement: (number: number) => Placement | null;
}

/** Returns functions that read a draft's quilts, and single placements. */
export function quiltReader({ raw: rawPiece, once }: KeptPieces): QuiltReader {
  const levels = once((piece) => quiltLevelsSchema.safeParse(piece).data ?? null);

  const placement = once((piece): Placement | null => {
    const parts = placementPiece.safeParse(piece).data;
    const own = parts && levels(parts.levels);
    const known = own && placementSchema.safeParse({ ...parts.placement, levels: [] }).data;
    return known ? { ...known, levels: own } : null;
  });

  const raw = (number: number): unknown => {
    const parts = quiltPiece.safeParse(rawPiece(number)).data;
    const blocks = parts?.blocks.map((block) => {
      const { data } = placementPiece.safeParse(rawPiece(block));
      return data && { ...data.placement, levels: rawPiece(data.levels) };
    });
    return parts && { ...parts.quilt, blocks };
  };

  const today = (piece: unknown): Quilt | null => {
    const parts = quiltPiece.safeParse(piece).data;
    const known = parts && fieldsOf(parts.quilt);
    const blocks = parts?.blocks.map(placement).filter((block) => block !== null);
    if (!known || blocks?.length !== parts.blocks.length) return null;
    const quilt = { ...known, blocks };
    return quiltFaults(quilt).length === 0 ? quilt : null;
  };

  const migrated = (number: number): Quilt | null => {
    const restored = restoreQuilt(raw(number));
    return restored.ok ? unpackedQuilt(restored.value) : null;
  };

  return {
    placement,
    content: once((piece, number): Quilt | null => {
      const value = today(piece) ?? migrated(number);
      return value && generate(shownQuilt(value));
    }),
    design: (quilt, beside) => {
      const spare = ref.nullable().safeParse(beside);
      if (!spare.success) return null;
      const aside = spare.data === null ? null : placement(spare.data);
      return aside || spare.data === null ? { quilt, spare: aside } : null;
    },
    fault: (number) => {
      const restored = restoreQuilt(raw(number));
      return restored.ok ? null : restored.error;
    },
  };
}

/**
 * Returns the fields of the piece of a quilt of version 2 or later; null if they are wrong. Version 2 differs from
 * version 3 only in where a quilt has its layers of shapes, and drafts store these layers as separate pieces. Version 3
 * has no colourways, and version 4 no turned blocks. Version 5 has fields for borders and sashing. Version 6 has no setting.
 */
function fieldsOf(quilt: Record<string, unknown>): Omit<Quilt, 'blocks'> | null {
  const { schemaVersion: version } = quilt;
  if (version !== 2 && version !== 3 && version !== 4 && version !== 5)
    return (
      quiltFields.safeParse(version === 6 ? { ...quilt, schemaVersion: QUILT_SCHEMA_VERSION } : quilt).data ??
      null
    );
  const { data } = quiltFields5.safeParse({ ...quilt, schemaVersion: BAND_FIELDS_VERSION });
  return data ? { ...withBandList(data), schemaVersion: QUILT_SCHEMA_VERSION } : null;
}

import { restoreBlock } from '@quiltwright/shared/quilting/stored/block-migrations';
import { BLOCK_SCHEMA_VERSION, type Block } from '@quiltwright/shared/quilting/block';
import { blockFields } from '@quiltwright/shared/quilting/stored/block-schema';
import { levelsSchema } from '@quiltwright/shared/quilting/stored/shape-schema';
import { z } from 'zod';
import type { BlockDesign } from '@quiltwright/shared/model/designed-block/block-document';
import { fabricsByPatch } from '@quiltwright/shared/model/designed-block/colourways';
import { blockFile } from '../files/block-file';
import type { DocumentReading } from '../document-kind';
import type { KeptPieces, PieceReader } from '../drafts/draft-pieces';

const ref = z.int().min(1);
const blockPiece = z.strictObject({ block: z.record(z.string(), z.unknown()), levels: ref });

/** Reads designed blocks from files and drafts. */
export const blockReading: DocumentReading<BlockDesign, Block> = { file: blockFile, reader };

function reader({ raw: rawPiece, once }: KeptPieces): PieceReader<BlockDesign, Block> {
  const levels = once((piece) => levelsSchema.safeParse(piece).data ?? null);

  const raw = (number: number): unknown => {
    const parts = blockPiece.safeParse(rawPiece(number)).data;
    return parts && { ...parts.block, levels: rawPiece(parts.levels) };
  };

  const today = (piece: unknown): Block | null => {
    const parts = blockPiece.safeParse(piece).data;
    const own = parts && levels(parts.levels);
    const known = own && blockFields.safeParse({ ...parts.block, levels: [] }).data;
    // The levels are already checked. The remaining check compares the levels with the colourways.
    if (!known) return null;
    const patches = own.flat().length;
    return known.colourways.every(({ length }) => length === patches) ? { ...known, levels: own } : null;
  };

  return {
    content: once((piece, number): Block | null => {
      const version = blockPiece.safeParse(piece).data?.block['schemaVersion'];
      const migrated = version === BLOCK_SCHEMA_VERSION ? null : restoreBlock(raw(number));
      return migrated?.ok ? migrated.value : today(piece);
    }),
    design: (block, beside) => {
      // Older drafts store colourways beside the block: the levels of each colourway are one piece.
      const refs = z.array(ref).nullable().safeParse(beside).data;
      if (!refs || refs.length === 0) return refs === undefined ? null : { block };
      const kept = refs.map(levels).filter((each) => each !== null);
      return kept.length === refs.length
        ? { block: { ...block, colourways: kept.map(fabricsByPatch) } }
        : null;
    },
    fault: (number) => {
      const restored = restoreBlock(raw(number));
      return restored.ok ? null : restored.error;
    },
  };
}

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { Schema as MongooseSchema } from 'mongoose';
import { keyIndex, StoredDesign, summaryIndex } from '../designs/stored-design.schema.js';

/** The model of the stores whose blocks were deleted since. */
export const DELETED_BLOCK_STORES = 'DeletedBlockStore';

/** The name of the index that answers lists of blocks. */
export const BLOCK_SUMMARY = 'summary';

/** Blank: geometry with the stand-in fabrics. Designed: a blank with real fabrics chosen. */
export type BlockKind = 'blank' | 'designed';

/**
 * A subscriber's own block as it is stored, in the version that wrote it, which `restoreBlock` reads. Its
 * other fields are those of `Block`. Pre-made blocks are not stored: they are part of the product.
 */
@Schema({ collection: 'blocks', versionKey: false, minimize: false, strict: false })
export class StoredBlock extends StoredDesign {
  @Prop({ type: String, enum: ['blank', 'designed'], required: true })
  kind: BlockKind;

  @Prop({ type: String, required: true })
  designName: string;

  @Prop({ type: Number })
  blockWidth?: Inches;

  @Prop({ type: Number })
  blockHeight?: Inches;

  /** Checked by the contract on the way in and by `restoreBlock` on the way out, so not once more here. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  levels: Levels;
}

export const storedBlockSchema = SchemaFactory.createForClass(StoredBlock);
storedBlockSchema.index(...summaryIndex(BLOCK_SUMMARY, ['kind', 'designName', 'blockWidth', 'blockHeight']));
storedBlockSchema.index(...keyIndex);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Schema as MongooseSchema } from 'mongoose';
import { keyIndex, StoredDesign, summaryIndex } from '../designs/stored-design.schema.js';

/** The model for stores of blocks that have since been deleted. */
export const DELETED_BLOCK_STORES = 'DeletedBlockStore';

/** The name of the index for lists of blocks. */
export const BLOCK_SUMMARY = 'summary';

/** Blank: geometry with the stand-in fabrics. Designed: a blank with real fabrics chosen. */
export type BlockKind = 'blank' | 'designed';

/**
 * A subscriber's own block, stored in the version that wrote it; `restoreBlock` reads it. Its other fields are
 * those of `Block`. Pre-made blocks are part of the product and not stored.
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

  /** Not validated again: the contract checks it before it is stored, and `restoreBlock` when it is read. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  levels: Levels;
}

export const storedBlockSchema = SchemaFactory.createForClass(StoredBlock);
storedBlockSchema.index(...summaryIndex(BLOCK_SUMMARY, ['kind', 'designName', 'blockWidth', 'blockHeight']));
storedBlockSchema.index(...keyIndex);

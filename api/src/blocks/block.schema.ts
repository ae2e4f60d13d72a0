import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { Schema as MongooseSchema } from 'mongoose';
import { keyIndex, StoredDesign, summaryIndex } from '../designs/stored-design.schema.js';

/** The name of the Mongoose model for saves of blocks that have since been deleted. */
export const DELETED_BLOCK_STORES = 'DeletedBlockStore';

/** The name of the index for lists of blocks. */
export const BLOCK_SUMMARY = 'summary';

/**
 * A blank is a block in placeholder fabrics: its geometry alone. A designed block is a blank for which real fabrics
 * were chosen.
 */
export type BlockKind = 'blank' | 'designed';

/**
 * A subscriber's own block. Besides the fields of this class, it has the other fields of `Block`. A stored block keeps
 * the format of the version that wrote it, and `restoreBlock` converts it when it is read. Pre-made blocks are part of
 * the product and aren't stored.
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

  /**
   * The levels (layers of shapes) of the block. Mongoose doesn't validate them: the contract checks them before
   * they are stored, and `restoreBlock` when they are read.
   */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  levels: Levels;
}

export const storedBlockSchema = SchemaFactory.createForClass(StoredBlock);
storedBlockSchema.index(...summaryIndex(BLOCK_SUMMARY, ['kind', 'designName', 'blockWidth', 'blockHeight']));
storedBlockSchema.index(...keyIndex);

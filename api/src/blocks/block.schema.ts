import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { Schema as MongooseSchema } from 'mongoose';

/** Blank: geometry with the stand-in fabrics. Designed: a blank with real fabrics chosen. */
export type BlockKind = 'blank' | 'designed';

/**
 * A subscriber's own block as it is stored, in the version that wrote it. Its other fields are those of
 * `Block`. Pre-made blocks are not stored: they are part of the product.
 */
@Schema({ collection: 'blocks', versionKey: false, minimize: false, strict: false })
export class StoredBlock {
  /** The designedBlockNum. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true })
  quilterNum: number;

  @Prop({ type: String, enum: ['blank', 'designed'], required: true })
  kind: BlockKind;

  @Prop({ type: String, required: true })
  designName: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  levels: Levels;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const storedBlockSchema = SchemaFactory.createForClass(StoredBlock);
storedBlockSchema.index({ quilterNum: 1, kind: 1 });

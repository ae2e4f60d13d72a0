import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';
import { StoreNote } from './stored-design.schema.js';

/**
 * A save whose quilt or block has since been deleted. A repeat of the save gets the first answer and creates nothing.
 * Quilts and blocks have separate collections.
 */
@Schema({ versionKey: false })
export class DeletedStore extends StoreNote {
  @Prop({ type: Number, required: true })
  quilterNum: number;

  /** The number of the quilt or block: its `quiltNum` or `designedBlockNum`. */
  @Prop({ type: Number, required: true })
  num: number;

  /** The time from which the save's Idempotency-Key may be used again. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const deletedStoreSchema = SchemaFactory.createForClass(DeletedStore);
deletedStoreSchema.index({ quilterNum: 1, key: 1 }, { unique: true });

export const deletedStoreMigrations: Migrations = {
  kind: 'deleted store',
  version: 2,
  steps: {
    // Version 1 had quilts only.
    1: (stored) => {
      const { quiltNum, ...store } = stored as { quiltNum: number };
      return { ...store, num: quiltNum };
    },
  },
};

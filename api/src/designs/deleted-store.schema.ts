import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';
import { StoreNote } from './stored-design.schema.js';

/**
 * A store whose quilt or block was deleted since. Sent again it still gets its first answer, and makes nothing
 * new. Each kind has a collection of these.
 */
@Schema({ versionKey: false })
export class DeletedStore extends StoreNote {
  @Prop({ type: Number, required: true })
  quilterNum: number;

  /** The quiltNum or designedBlockNum. */
  @Prop({ type: Number, required: true })
  num: number;

  /** When its key may be used anew. */
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
    // Version 1 knew quilts alone.
    1: (stored) => {
      const { quiltNum, ...store } = stored as { quiltNum: number };
      return { ...store, num: quiltNum };
    },
  },
};

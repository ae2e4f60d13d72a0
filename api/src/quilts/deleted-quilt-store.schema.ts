import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { StoreNote } from './quilt.schema.js';

/** A store whose quilt was deleted since. Sent again it still gets its first answer, and makes no second quilt. */
@Schema({ collection: 'deletedQuiltStores', versionKey: false })
export class DeletedQuiltStore extends StoreNote {
  @Prop({ type: Number, required: true })
  quilterNum: number;

  @Prop({ type: Number, required: true })
  quiltNum: number;

  /** When its key may be used anew. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const deletedQuiltStoreSchema = SchemaFactory.createForClass(DeletedQuiltStore);
deletedQuiltStoreSchema.index({ quilterNum: 1, key: 1 }, { unique: true });

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { StoreNote } from '../designs/stored-design.schema.js';

/** The version in which fabrics are stored. If the version changes, all library fabrics are made again. */
export const FABRIC_SCHEMA_VERSION = 1;

/** A fabric of the library (quilter 1) or a subscriber's upload. */
@Schema({ collection: 'fabrics', versionKey: false })
export class StoredFabric implements Omit<Fabric, 'fabricNum' | 'uploadedAt'> {
  /** The number of the fabric, its `fabricNum`. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true })
  quilterNum: number;

  @Prop({ type: Number, required: true })
  paletteNum: number;

  @Prop({ type: String, default: '' })
  fabricName: string;

  @Prop({ type: String, default: '' })
  userFabricName: string;

  @Prop({ type: String, required: true })
  fabricUrl: string;

  @Prop({ type: String, required: true })
  swatchUrl: string;

  @Prop({ type: String, required: true })
  averageColour: string;

  /**
   * The version of the code and recipe file from which a library fabric was made; empty for uploads. A library
   * fabric with an outdated version is made again.
   */
  @Prop({ type: String, default: '' })
  madeFrom: string;

  /** The time of an upload. Missing in uploads that were made before this field existed. */
  @Prop({ type: Date })
  uploadedAt?: Date;

  /**
   * A record of the call that made an upload, if the call had an Idempotency-Key. With this record, the
   * server recognises a repeated call and makes no second upload.
   */
  @Prop({ type: SchemaFactory.createForClass(StoreNote) })
  store?: StoreNote;

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const fabricSchema = SchemaFactory.createForClass(StoredFabric);
fabricSchema.index({ quilterNum: 1, paletteNum: 1 });
fabricSchema.index(
  { quilterNum: 1, 'store.key': 1 },
  { unique: true, partialFilterExpression: { 'store.key': { $type: 'string' } } },
);

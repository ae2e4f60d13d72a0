import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Schema as MongooseSchema } from 'mongoose';

/** One store of a quilt that carried an Idempotency-Key: it makes the same call again give the same answer. */
@Schema({ _id: false })
export class StoreNote {
  @Prop({ type: String, required: true })
  key: string;

  @Prop({ type: String, required: true })
  bodyHash: string;

  /** The revision that it made. */
  @Prop({ type: Number, required: true })
  revision: number;

  @Prop({ type: Date, required: true })
  at: Date;
}

/**
 * A quilt as it is stored: the fields of `Quilt` in the version that wrote them, which `restoreQuilt` reads,
 * and the notes of its latest stores. Placements that repeat a block have its levels once.
 */
@Schema({ collection: 'quilts', versionKey: false, minimize: false })
export class StoredQuilt implements Omit<Quilt, 'quiltNum' | 'schemaVersion'> {
  /** The quiltNum. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: Number, required: true, index: true })
  quilterNum: number;

  @Prop({ type: String, required: true })
  quiltName: string;

  @Prop({ type: Number, required: true })
  quiltLength: Quilt['quiltLength'];

  @Prop({ type: Number, required: true })
  quiltWidth: Quilt['quiltWidth'];

  @Prop({ type: Number, required: true })
  borderFabric1: number;

  @Prop({ type: Number, required: true })
  borderFabric2: number;

  @Prop({ type: Number, required: true })
  borderWidth1: Quilt['borderWidth1'];

  @Prop({ type: Number, required: true })
  borderWidth2: Quilt['borderWidth2'];

  @Prop({ type: Number, required: true })
  sashingFabric: number;

  @Prop({ type: Number, required: true })
  sashingWidth: Quilt['sashingWidth'];

  @Prop({ type: Number, required: true })
  generatingSashing: Quilt['generatingSashing'];

  @Prop({ type: Number, required: true })
  generatingSize: Quilt['generatingSize'];

  @Prop({ type: Number, required: true })
  generatingLayout: Quilt['generatingLayout'];

  /** Checked by the contract on the way in and by `restoreQuilt` on the way out, so not once more here. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  blocks: Placement[];

  @Prop({ type: Number, required: true })
  revision: number;

  /** The claim on the shelf with which this revision was written. */
  @Prop({ type: String, required: true })
  claim: string;

  @Prop({ type: [SchemaFactory.createForClass(StoreNote)], required: true })
  stores: StoreNote[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const quiltSchema = SchemaFactory.createForClass(StoredQuilt);
quiltSchema.index(
  { quilterNum: 1, 'stores.key': 1 },
  { unique: true, partialFilterExpression: { 'stores.key': { $type: 'string' } } },
);

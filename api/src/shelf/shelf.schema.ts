import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

/** What one quilt uses of its owner's own blocks and uploads. */
@Schema({ _id: false })
export class QuiltReferences {
  @Prop({ type: Number, required: true })
  quiltNum: number;

  /** The revision that the quilt has, or gets by the store that is under way. */
  @Prop({ type: Number, required: true })
  revision: number;

  /** Names the store that wrote this. */
  @Prop({ type: String, required: true })
  claim: string;

  /** True from before the quilt is written until after. */
  @Prop({ type: Boolean, required: true })
  pending: boolean;

  @Prop({ type: Date, required: true })
  at: Date;

  @Prop({ type: [Number], required: true })
  blocks: number[];

  @Prop({ type: [Number], required: true })
  fabrics: number[];
}

/**
 * What a subscriber has and what uses it. Where two documents must agree (a block that a quilt uses may not
 * go), each change writes the shelf first, on condition that it still allows it.
 */
@Schema({ collection: 'shelves', versionKey: false })
export class Shelf {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  /** Numbers of the subscriber's own blocks. */
  @Prop({ type: [Number], required: true })
  blocks: number[];

  /** Numbers of the subscriber's uploads. */
  @Prop({ type: [Number], required: true })
  fabrics: number[];

  @Prop({ type: [SchemaFactory.createForClass(QuiltReferences)], required: true })
  quilts: QuiltReferences[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const shelfSchema = SchemaFactory.createForClass(Shelf);

export const shelfMigrations: Migrations = { kind: 'shelf', version: 1, steps: {} };

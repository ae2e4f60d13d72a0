import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { FabricStash, StashPiece } from '@quiltwright/shared/quilting/stash';
import type { Migrations } from '../common/migrate.js';

@Schema({ _id: false })
class Piece implements StashPiece {
  @Prop({ type: Number, required: true })
  width: number;

  @Prop({ type: Number, required: true })
  length: number;

  @Prop({ type: Number, required: true })
  count: number;
}

@Schema({ _id: false })
class OfFabric implements FabricStash {
  @Prop({ type: Number, required: true })
  fabricNum: number;

  @Prop({ type: Number, required: true })
  yards: number;

  @Prop({ type: [SchemaFactory.createForClass(Piece)], required: true })
  pieces: Piece[];
}

/** A subscriber's stash of fabrics. */
@Schema({ collection: 'stashes', versionKey: false })
export class Stash {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  /** The amounts, in the order in which they were last stored. */
  @Prop({ type: [SchemaFactory.createForClass(OfFabric)], required: true })
  fabrics: OfFabric[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const stashSchema = SchemaFactory.createForClass(Stash);

export const stashMigrations: Migrations = { kind: 'stash', version: 1, steps: {} };

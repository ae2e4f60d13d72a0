import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Migrations } from '../common/migrate.js';

/** A subscriber's favourite fabrics. */
@Schema({ collection: 'favourites', versionKey: false })
export class Favourites {
  /** The quilter number. */
  @Prop({ type: Number })
  _id: number;

  @Prop({ type: [Number], required: true })
  fabricNums: number[];

  @Prop({ type: Number, required: true })
  schemaVersion: number;
}

export const favouritesSchema = SchemaFactory.createForClass(Favourites);

export const favouritesMigrations: Migrations = { kind: 'list of favourites', version: 1, steps: {} };

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The last number that was issued in a sequence, such as the sequence of quilts. */
@Schema({ collection: 'counters', versionKey: false })
export class Counter {
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Number, required: true })
  last: number;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const counterSchema = SchemaFactory.createForClass(Counter);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The last number issued in one sequence. */
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

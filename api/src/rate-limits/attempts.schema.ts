import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What was tried of late of one kind, for one account or from one address. */
@Schema({ collection: 'attempts', versionKey: false })
export class Attempts {
  /** The kind, and whose: `sign-in account …`. */
  @Prop({ type: String })
  _id: string;

  /** Oldest first. */
  @Prop({ type: [Date], required: true })
  times: Date[];

  /** When all of them are forgotten. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const attemptsSchema = SchemaFactory.createForClass(Attempts);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The recent attempts of one kind, for one account or from one address. */
@Schema({ collection: 'attempts', versionKey: false })
export class Attempts {
  /** The kind and its subject: `sign-in account …`. */
  @Prop({ type: String })
  _id: string;

  /** The times of the attempts, oldest first. */
  @Prop({ type: [Date], required: true })
  times: Date[];

  /** The time at which all these attempts have expired. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const attemptsSchema = SchemaFactory.createForClass(Attempts);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The recent attempts of one kind, for one account or from one network address. */
@Schema({ collection: 'attempts', versionKey: false })
export class Attempts {
  /** The kind of attempt with its account or network address, for example `sign-in account …`. */
  @Prop({ type: String })
  _id: string;

  /** The times of the attempts, oldest first. */
  @Prop({ type: [Date], required: true })
  times: Date[];

  /** The time from which none of the attempts counts any more. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const attemptsSchema = SchemaFactory.createForClass(Attempts);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The wrong sign-ins of late for one account or from one address. */
@Schema({ collection: 'signInAttempts', versionKey: false })
export class SignInAttempts {
  /** `account …` or `address …`. */
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

export const signInAttemptsSchema = SchemaFactory.createForClass(SignInAttempts);

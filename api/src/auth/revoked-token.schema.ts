import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A guest's token that was given back before its time. Those of subscribers are good while their session is. */
@Schema({ collection: 'revokedTokens', versionKey: false })
export class RevokedToken {
  /** The token's `jti`. */
  @Prop({ type: String })
  _id: string;

  /** When the token ends by itself; the database forgets it then. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const revokedTokenSchema = SchemaFactory.createForClass(RevokedToken);

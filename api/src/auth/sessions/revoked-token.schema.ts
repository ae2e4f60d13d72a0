import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A guest's token that was signed out before it expired. A subscriber's token ends with its session. */
@Schema({ collection: 'revokedTokens', versionKey: false })
export class RevokedToken {
  /** The token's `jti`. */
  @Prop({ type: String })
  _id: string;

  /** The time at which the token expires. The database then deletes the document. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const revokedTokenSchema = SchemaFactory.createForClass(RevokedToken);

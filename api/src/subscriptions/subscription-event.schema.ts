import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * An event of the payment provider whose handling has begun. Its record makes sure that it counts only once, even if it
 * is sent again.
 */
@Schema({ collection: 'subscriptionEvents', versionKey: false })
export class SubscriptionEvent {
  /** The provider's id of the event. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Boolean, required: true })
  done: boolean;

  /**
   * The end of the lease of the process that began to handle the event. After it, another process may begin, unless the
   * event is done.
   */
  @Prop({ type: Date, required: true })
  leasedUntil: Date;

  /**
   * The time at which the database deletes this record. By then, the provider has long stopped sending the
   * event again.
   */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const subscriptionEventSchema = SchemaFactory.createForClass(SubscriptionEvent);

import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * An event of the payment provider whose handling has begun. Thanks to this record, an event that is sent again
 * isn't handled again.
 */
@Schema({ collection: 'subscriptionEvents', versionKey: false })
export class SubscriptionEvent {
  /** The provider's id of the event. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Boolean, required: true })
  done: boolean;

  /**
   * The time until which only the process that began to handle the event may handle it. Afterwards another
   * process may begin, unless the event is done.
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

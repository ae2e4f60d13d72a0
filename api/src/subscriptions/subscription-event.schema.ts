import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An event of the payment provider that was begun, so that it counts once however often it is sent. */
@Schema({ collection: 'subscriptionEvents', versionKey: false })
export class SubscriptionEvent {
  /** The provider's id of it. */
  @Prop({ type: String })
  _id: string;

  @Prop({ type: Boolean, required: true })
  done: boolean;

  /** Until then who began it has it; after that, given it isn't done, the next may. */
  @Prop({ type: Date, required: true })
  leasedUntil: Date;

  /** When the provider has long given up sending it again. */
  @Prop({ type: Date, required: true, expires: 0 })
  expiresAt: Date;

  @Prop({ type: Number, required: true, default: 1 })
  schemaVersion: number;
}

export const subscriptionEventSchema = SchemaFactory.createForClass(SubscriptionEvent);

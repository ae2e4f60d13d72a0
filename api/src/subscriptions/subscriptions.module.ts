import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SubscriptionEvent, subscriptionEventSchema } from './subscription-event.schema.js';
import { SubscriptionEventsRepository } from './subscription-events.repository.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SubscriptionEvent.name, schema: subscriptionEventSchema }]),
    AccountsModule,
    MailModule,
  ],
  controllers: [SubscriptionsController],
  providers: [SubscriptionEventsRepository, SubscriptionsService],
})
export class SubscriptionsModule {}

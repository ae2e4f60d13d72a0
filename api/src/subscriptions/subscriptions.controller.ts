import { Body, Controller } from '@nestjs/common';
import type { ParsedBody } from '@quiltwright/shared/contract/call';
import { subscriptionEvent } from '@quiltwright/shared/contract/calls/subscription-calls';
import { Route } from '../http/route.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  @Route(subscriptionEvent)
  async subscriptionEvent(@Body() event: ParsedBody<typeof subscriptionEvent>): Promise<void> {
    await this.subscriptions.take(event);
  }
}

import { createHmac } from 'node:crypto';
import type { BodyOf } from '@quiltwright/shared/contract/call';
import { WEBHOOK_SIGNATURE_HEADER } from '@quiltwright/shared/contract/headers';
import type { subscriptionEvent } from '@quiltwright/shared/contract/calls/subscription-calls';

type Event = BodyOf<typeof subscriptionEvent>;

/** Returns a call signed like the payment provider's. @param at seconds since 1970 */
export function signedEvent(
  event: Event,
  secret: string,
  at = Math.floor(Date.now() / 1000),
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  const signature = createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex');
  return { body, headers: { [WEBHOOK_SIGNATURE_HEADER]: `t=${String(at)},v1=${signature}` } };
}

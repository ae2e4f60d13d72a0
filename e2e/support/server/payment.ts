import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './server.js';

const DAY = 24 * 60 * 60_000;

/**
 * An event of the payment provider. `days` is the number of paid days from now. A negative number means that the paid
 * time is over.
 */
interface PaymentEvent {
  type: 'subscription.created' | 'subscription.renewed' | 'subscription.canceled';
  days: number;
}

/**
 * Sends the server an event about a subscription, as the payment provider would. By default, a subscription of a year
 * starts.
 */
export async function tellOfSubscription(
  { url, dataDir }: Server,
  email: string,
  { type, days }: PaymentEvent = { type: 'subscription.created', days: 365 },
): Promise<void> {
  const secret = await readFile(join(dataDir, 'webhook-secret'), 'utf8');
  const paidUntil = new Date(Date.now() + days * DAY).toISOString();
  const body = JSON.stringify({ id: randomUUID(), type, email, paidUntil });
  const time = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret.trim()).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(new URL('/api/subscriptions/events', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Webhook-Signature': `t=${time},v1=${signature}` },
    body,
  });
  if (!answer.ok) throw new Error(`The event was not taken: ${await answer.text()}`);
}

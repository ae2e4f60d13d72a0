import { createHmac, timingSafeEqual } from 'node:crypto';

/** The largest accepted difference (seconds) between a message's time and the server's clock. */
const TOLERANCE = 5 * 60;

/**
 * True if a message comes from the payment provider and is recent.
 *
 * @param header `t=UNIX,v1=HEX`: the time in seconds, and the HMAC-SHA256 of "t.body".
 * @param body the exact bytes as sent
 */
export function isSignedNow(header: string | undefined, body: Buffer, secret: string, now: Date): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || signature === undefined) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const isOurs = timingSafeEqual(expected, Buffer.from(signature, 'hex'));
  return isOurs && Math.abs(now.getTime() / 1000 - Number(time)) <= TOLERANCE;
}

/**
 * The name of the cookie that carries the anti-forgery value. Scripts of the page can read this cookie, and
 * send its value back in the header `XSRF_HEADER`.
 */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** The name of the header whose value identifies a save request, so that a repeated request creates no second item. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The name of the header with the payment provider's signature. Its value is `t=UNIX,v1=HEX`: the time of sending in
 * seconds, and the HMAC-SHA256 of "t.body" with the shared secret.
 */
export const WEBHOOK_SIGNATURE_HEADER = 'Webhook-Signature';

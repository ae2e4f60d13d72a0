/** The readable cookie that carries the anti-forgery value, and the header that returns it. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Names a store, so that sending it again makes nothing new. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** `t=UNIX,v1=HEX`: when the payment provider sent a message, and the HMAC-SHA256 of "t.body" with the shared secret. */
export const WEBHOOK_SIGNATURE_HEADER = 'Webhook-Signature';

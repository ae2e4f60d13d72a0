import type { Request } from 'express';
import { z } from 'zod';
import { remembered } from './remembered.js';

/** The maximum number of tokens whose content is remembered, so that the content isn't decoded again for each call. */
export const MOST_REMEMBERED = 2_000;

const claims = z.object({ jti: z.uuid() });

/** Returns the token in the request's header `Authorization`; null if there is no token. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Returns the token id that a request's token contains, without a check of the token's signature. Null if the
 * token can't be one of ours.
 */
export function claimedTokenId(request: Request): string | null {
  const token = bearerToken(request);
  return token === null ? null : claimedIn(token);
}

/**
 * Returns the token id that a token contains; null if the token can't be one of ours. Ids are remembered, because a
 * browser sends the same token with each of its calls.
 */
const claimedIn = remembered(MOST_REMEMBERED, (token) => {
  const [, payload = ''] = token.split('.');
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).jti;
  } catch {
    return null;
  }
});

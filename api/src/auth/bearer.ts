import type { Request } from 'express';
import { z } from 'zod';

const claims = z.object({ jti: z.uuid() });

/** Returns the token in a request's header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Returns the token id that a request's token contains, without a check of the token's signature. Null if the
 * token can't be one of ours.
 */
export function claimedTokenId(request: Request): string | null {
  const payload = bearerToken(request)?.split('.')[1];
  if (payload === undefined) return null;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).jti;
  } catch {
    return null;
  }
}

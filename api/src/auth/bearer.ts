import type { Request } from 'express';
import { z } from 'zod';

const claims = z.object({ jti: z.uuid() });

/** The token that a request carries in its header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The id that a request's token says it has. The token isn't verified by this; null where it can't be ours. */
export function claimedTokenId(request: Request): string | null {
  const payload = bearerToken(request)?.split('.')[1];
  if (payload === undefined) return null;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())).jti;
  } catch {
    return null;
  }
}

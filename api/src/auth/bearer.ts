import type { Request } from 'express';

/** The token that a request carries in its header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

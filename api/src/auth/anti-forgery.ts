import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { calls } from '@quiltwright/shared/contract/calls';
import { XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import type { CookieOptions, NextFunction, Request, Response } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ProblemException } from '../http/problem.js';
import { claimedTokenId } from './bearer.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Files that any cache may keep: they set no cookies. */
const FILES = /^\/(assets|fabrics|block-images)\//;

/** No browser's: these are signed as a whole. */
const SIGNED = new Set(
  Object.values(calls)
    .filter(({ who }) => who === 'provider')
    .map(({ method, path }) => `${method} ${path}`),
);

/**
 * Keeps other sites from making a browser send calls (signed double-submit cookie). Any GET sets a session
 * cookie that scripts can't read and a readable one, `nonce.HMAC(key, session nonce)`; a call that isn't a
 * GET returns the latter's value in a header, which another site can't.
 *
 * A session names the sign-in that it is for, if any. What is signed by a token goes with no other's pair, so whoever
 * planted one in a browser before its sign-in has nothing by it. A GET without a token, of a page or a picture, tells
 * nothing of who is signed in, and leaves any good pair.
 */
@Injectable()
export class AntiForgery {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    this.key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'anti-forgery', 32));
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const session = cookie(request, sessionCookie(request));
    const value = cookie(request, XSRF_COOKIE);
    const tokenId = claimedTokenId(request);
    const good =
      session !== null &&
      value !== null &&
      this.isOf(session, value) &&
      (tokenId === null || session.endsWith(`.${tokenId}`));
    if (READING.has(request.method)) {
      if (!good && !FILES.test(request.path)) this.renew(request, response, tokenId);
      next();
    } else if (
      SIGNED.has(`${request.method} ${request.path}`) ||
      (good && request.get(XSRF_HEADER) === value)
    ) {
      next();
    } else {
      next(new ProblemException(403, 'The page is too old for this. Reload it and try again.'));
    }
  };

  /** Gives a new session and value, as every sign-in does. @param tokenId of the token that they are for, if any */
  renew(request: Request, response: Response, tokenId: string | null): void {
    const session = randomBytes(24).toString('base64url') + (tokenId === null ? '' : `.${tokenId}`);
    const options: CookieOptions = { sameSite: 'lax', path: '/', secure: request.secure };
    response.cookie(sessionCookie(request), session, { ...options, httpOnly: true });
    const nonce = randomBytes(18).toString('base64url');
    response.cookie(XSRF_COOKIE, `${nonce}.${this.sign(session, nonce)}`, options);
  }

  private isOf(session: string, value: string): boolean {
    const [nonce = '', signature = ''] = value.split('.');
    const expected = Buffer.from(this.sign(session, nonce));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private sign(session: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${session} ${nonce}`).digest('base64url');
  }
}

/** Under https the name keeps other hosts of the domain from setting it. */
function sessionCookie(request: Request): string {
  return request.secure ? '__Host-session' : 'session';
}

function cookie(request: Request, name: string): string | null {
  const value = (request.cookies as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

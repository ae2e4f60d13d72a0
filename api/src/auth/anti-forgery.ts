import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { calls } from '@quiltwright/shared/contract/calls';
import { XSRF_COOKIE, XSRF_HEADER } from '@quiltwright/shared/contract/headers';
import type { CookieOptions, NextFunction, Request, Response } from 'express';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { remembered } from './remembered.js';
import { problem } from '../http/problem.js';
import { claimedTokenId, MOST_REMEMBERED } from './bearer.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The paths of files that shared caches may keep, and of shared pages. Their answers must not set cookies. */
const FILES = /^\/(assets|fabrics|block-images|s)\//;

/**
 * The calls of the payment provider, by method and path. They don't come from browsers. The provider signs each whole
 * call, so these calls need no cookies.
 */
const SIGNED = new Set(
  Object.values(calls)
    .filter(({ who }) => who === 'provider')
    .map(({ method, path }) => `${method} ${path}`),
);

/**
 * Prevents other sites from sending calls through a browser (signed double-submit cookie).
 *
 * A GET sets a pair of cookies, unless the browser already has a valid pair: a session cookie that scripts can't read,
 * and a cookie that scripts can read. The value of the readable cookie is a nonce, a dot, and an HMAC of the session
 * cookie and the nonce. Every call except a GET must return this value in a header. Other sites can't do that, because
 * they can't read the cookie.
 *
 * If the browser is signed in, the session cookie contains the id of that sign-in's token. A call with a token passes
 * only with the pair of that token's sign-in. A pair planted in a browser before the sign-in is therefore useless. A
 * GET of a page or picture has no token, so it doesn't show who is signed in. It therefore accepts a valid pair of any
 * sign-in.
 */
@Injectable()
export class AntiForgery {
  private readonly key: Buffer;

  /**
   * Returns true if a text `SESSION VALUE` is a pair of cookies that this server made, otherwise null. Results are
   * remembered, because a browser sends the same pair with each of its calls.
   */
  private readonly isPair = remembered(MOST_REMEMBERED, (pair) => this.isSigned(pair) || null);

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
      this.isPair(`${session} ${value}`) !== null &&
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
      next(problem('stalePage'));
    }
  };

  /**
   * Sets a new pair of cookies: the session cookie and the readable value. Must be called after every sign-in.
   * @param tokenId the id of the sign-in's token; null without a sign-in
   */
  renew(request: Request, response: Response, tokenId: string | null): void {
    const session = randomBytes(24).toString('base64url') + (tokenId === null ? '' : `.${tokenId}`);
    const options: CookieOptions = { sameSite: 'lax', path: '/', secure: request.secure };
    response.cookie(sessionCookie(request), session, { ...options, httpOnly: true });
    const nonce = randomBytes(18).toString('base64url');
    response.cookie(XSRF_COOKIE, `${nonce}.${this.sign(session, nonce)}`, options);
  }

  /**
   * True if `pair` is a session cookie, a space, and the readable value that this server made for that session cookie.
   */
  private isSigned(pair: string): boolean {
    const at = pair.lastIndexOf(' ');
    const session = pair.slice(0, at);
    const [nonce = '', signature = ''] = pair.slice(at + 1).split('.');
    const expected = Buffer.from(this.sign(session, nonce));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private sign(session: string, nonce: string): string {
    return createHmac('sha256', this.key).update(`${session} ${nonce}`).digest('base64url');
  }
}

/**
 * Returns the name of the session cookie. Under https, its prefix prevents other hosts of the domain from setting the
 * cookie.
 */
function sessionCookie(request: Request): string {
  return request.secure ? '__Host-session' : 'session';
}

function cookie(request: Request, name: string): string | null {
  const value = (request.cookies as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

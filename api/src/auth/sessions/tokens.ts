import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { Config } from '../../common/config.js';
import { CONFIG } from '../../common/config.module.js';
import { remembered } from '../remembered.js';
import { MOST_REMEMBERED } from '../bearer.js';

/** The lifetime (ms) of a token and of its session. */
export const TOKEN_LIFETIME = 30 * 24 * 60 * 60_000;

const AUDIENCE = 'quiltwright';
const SIGNING = { algorithm: 'HS256', audience: AUDIENCE, expiresIn: '30d' } as const;
const VERIFYING = { algorithms: ['HS256' as const], audience: AUDIENCE, maxAge: '30d', complete: true };

/**
 * The maximum number of seconds by which the clock of the server that made a token may be ahead of this
 * server's clock.
 */
const AHEAD = 60;

/** The exact content of our own tokens. Tokens with other content are refused even if they are signed. */
const tokenSchema = z
  .object({
    header: z.strictObject({ alg: z.literal('HS256'), typ: z.literal('JWT') }),
    payload: z.object({ sub: z.string().regex(/^\d+$/), jti: z.uuid(), iat: z.int(), exp: z.int() }),
  })
  .refine(({ payload: { iat, exp } }) => exp - iat === TOKEN_LIFETIME / 1000)
  .refine(({ payload: { iat } }) => iat <= Date.now() / 1000 + AHEAD)
  .transform(({ payload: { sub, jti, exp } }) => ({
    quilterNum: Number(sub),
    tokenId: jti,
    expiresAt: new Date(exp * 1000),
  }));

/** The content of a valid token. The token may still be revoked. */
export type Token = z.output<typeof tokenSchema>;

/** Creates and reads the signed tokens that browsers send with their calls. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  /**
   * Returns the content of a valid token, otherwise null. Contents are remembered, because a browser sends the same
   * token with each of its calls.
   */
  private readonly verified = remembered(MOST_REMEMBERED, (token) => this.verify(token));

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    // Uses a key object, because a string would be converted at each call, and tried as a public key first.
    this.jwt = new JwtService({ secret: createSecretKey(jwtSecret, 'utf8') });
  }

  /**
   * Returns a signed token.
   * @param tokenId a UUID that identifies the token for its lifetime
   */
  make(quilterNum: number, tokenId: string): Promise<string> {
    return this.jwt.signAsync({}, { ...SIGNING, subject: String(quilterNum), jwtid: tokenId });
  }

  /** Returns the content of a token; null if the token isn't one of ours or has expired. */
  read(token: string): Token | null {
    const verified = this.verified(token);
    return verified && verified.expiresAt > new Date() ? verified : null;
  }

  private verify(token: string): Token | null {
    try {
      return tokenSchema.parse(this.jwt.verify<object>(token, VERIFYING));
    } catch {
      return null;
    }
  }
}

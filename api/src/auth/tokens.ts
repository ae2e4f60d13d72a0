import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';

/** How long (ms) a token is good, and the session that it stands for. */
export const TOKEN_LIFETIME = 30 * 24 * 60 * 60_000;

const AUDIENCE = 'quiltwright';
const SIGNING = { algorithm: 'HS256', audience: AUDIENCE, expiresIn: '30d' } as const;
const VERIFYING = { algorithms: ['HS256' as const], audience: AUDIENCE, maxAge: '30d', complete: true };

/** What the clock of another server may be ahead of ours, in seconds. */
const AHEAD = 60;

/** Exactly as we make them: another form is refused even if it is signed. */
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

/** What a good token says. Whether it was revoked since, it can't say. */
export type Token = z.output<typeof tokenSchema>;

/** Makes and reads the signed tokens that browsers send with their calls. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    // A text would be made a key at each call, and tried as a public one first.
    this.jwt = new JwtService({ secret: createSecretKey(jwtSecret, 'utf8') });
  }

  /** @param tokenId a UUID, by which the token is known as long as it lives */
  make(quilterNum: number, tokenId: string): Promise<string> {
    return this.jwt.signAsync({}, { ...SIGNING, subject: String(quilterNum), jwtid: tokenId });
  }

  /** Null for anything but a token of ours that has not ended. */
  async read(token: string): Promise<Token | null> {
    try {
      return tokenSchema.parse(await this.jwt.verifyAsync<object>(token, VERIFYING));
    } catch {
      return null;
    }
  }
}

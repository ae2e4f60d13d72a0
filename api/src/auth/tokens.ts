import { createSecretKey, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { QUILTER } from '@quiltwright/shared/limits';
import { z } from 'zod';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';

const AUDIENCE = 'quiltwright';
const SIGNING = { algorithm: 'HS256', audience: AUDIENCE, expiresIn: '30d' } as const;
const VERIFYING = { algorithms: ['HS256' as const], audience: AUDIENCE, maxAge: '30d' };

const tokenSchema = z
  .object({ sub: z.string().regex(/^\d+$/), jti: z.uuid(), version: z.int(), exp: z.int() })
  .transform(({ sub, jti, version, exp }) => ({
    quilterNum: Number(sub),
    jti,
    version,
    expiresAt: new Date(exp * 1000),
  }));

/** What a good token says. Whether it was revoked since, it can't say. */
export type Token = z.output<typeof tokenSchema>;

/** The guest has no account, so its tokens have always this version. */
const GUEST_VERSION = 0;

/** Makes and reads the signed tokens that a browser signs its calls with. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  constructor(@Inject(CONFIG) { jwtSecret }: Config) {
    // As text it would be made a key anew, and first tried as a public one, at each call.
    this.jwt = new JwtService({ secret: createSecretKey(jwtSecret, 'utf8') });
  }

  forGuest(): Promise<string> {
    return this.forQuilter(QUILTER.guest, GUEST_VERSION);
  }

  /** @param version the account's `tokenVersion` */
  forQuilter(quilterNum: number, version: number): Promise<string> {
    return this.jwt.signAsync({ version }, { ...SIGNING, subject: String(quilterNum), jwtid: randomUUID() });
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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QUILTER } from '@quiltwright/shared/limits';
import { standingOf } from '../accounts/account.schema.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { normalEmail } from '../accounts/accounts.service.js';
import { hashPassword, isPassword } from '../accounts/password.js';
import { RateLimits, sender } from '../rate-limits/rate-limits.js';
import { guest, type Quilter } from './quilter.js';
import { RevokedTokensRepository } from './revoked-tokens.repository.js';
import { Tokens } from './tokens.js';

/** What everyone signs in with for the free trial, as e-mail and as password. */
const GUEST = 'guest';

/** Wrong sign-ins that are borne in a quarter of an hour. */
const MOST_FOR_ACCOUNT = 10;
const MOST_FROM_ADDRESS = 30;
const TOO_MANY = 'There were too many wrong sign-ins.';

@Injectable()
export class AuthService implements OnModuleInit {
  /** What a password is compared with where there is no account: that takes as long as a wrong password. */
  private nobodysHash = '';

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: Tokens,
    private readonly revoked: RevokedTokensRepository,
    private readonly limits: RateLimits,
  ) {}

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await hashPassword('no account has this password');
  }

  /**
   * @param address where the request comes from
   * @returns null for a wrong e-mail or password, which of the two isn't told.
   * @throws ProblemException 429 after too many wrong ones for this account or from this address.
   */
  async signIn(
    email: string,
    password: string,
    address: string,
  ): Promise<{ quilterNum: number; jwt: string } | null> {
    if (email === GUEST && password === GUEST) {
      return { quilterNum: QUILTER.guest, jwt: await this.tokens.forGuest() };
    }
    const ofAddress = `sign-in address ${sender(address)}`;
    const ofAccount = signInsOf(email);
    const now = new Date();
    // The address first: one that is refused can't lock accounts.
    await this.limits.count({ key: ofAddress, most: MOST_FROM_ADDRESS, tooMany: TOO_MANY }, now);
    await this.limits.count({ key: ofAccount, most: MOST_FOR_ACCOUNT, tooMany: TOO_MANY }, now);
    const account = await this.accounts.byEmail(normalEmail(email));
    const right = await isPassword(password, account?.passwordHash ?? this.nobodysHash);
    if (!account || !right) return null;
    await this.limits.takeBack([ofAddress, ofAccount], now);
    return {
      quilterNum: account._id,
      jwt: await this.tokens.forQuilter(account._id, account.tokenVersion),
    };
  }

  /** Who the token speaks for; null where it is bad, ended, revoked, or its account is gone. */
  async quilterFor(jwt: string): Promise<Quilter | null> {
    const token = await this.tokens.read(jwt);
    if (!token) return null;
    const { jti, quilterNum } = token;
    if (quilterNum === QUILTER.guest) return (await this.revoked.has(jti)) ? null : guest;
    const [revoked, account] = await this.revoked.hasBeside(jti, quilterNum);
    if (revoked) return null;
    if (account?.tokenVersion !== token.version) return null;
    return {
      quilterNum: account._id,
      role: 'subscriber',
      lapsed: standingOf(account, new Date()) === 'lapsed',
    };
  }

  /** Kills a token. */
  async signOut(jwt: string): Promise<void> {
    const token = await this.tokens.read(jwt);
    if (token) await this.revoked.add(token.jti, token.expiresAt);
  }
}

/** The name under which the sign-ins of an account are counted. */
export function signInsOf(email: string): string {
  return `sign-in account ${normalEmail(email)}`;
}

import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QUILTER } from '@quiltwright/shared/limits';
import { AccountLog } from '../accounts/account-log.js';
import { type Account, type Session, standingOf } from '../accounts/account.schema.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { normalEmail } from '../accounts/accounts.service.js';
import { hashPassword, isPassword } from '../accounts/password.js';
import { OneOfEach } from '../common/at-most.js';
import { KnownSenders } from '../rate-limits/known-senders.js';
import { RateLimits, sender, type SlowLimit } from '../rate-limits/rate-limits.js';
import type { Origin } from './origin.js';
import { guest, type Quilter } from '../http/quilter.js';
import { RevokedTokensRepository } from './sessions/revoked-tokens.repository.js';
import { Tokens } from './sessions/tokens.js';
import { tooMany } from '../http/problem-words.js';

/** Both the e-mail and the password of the free trial. */
const GUEST = 'guest';

/** The maximum number of failed sign-ins from one network address in a quarter of an hour. */
const MOST_FROM_ADDRESS = 30;
/**
 * The limits that slow down failed sign-ins to one account. The first `free` failures cause no wait. Each further
 * failure causes a wait (ms), from `first` up to `longest`. `FROM_ONE` applies to the failures from one network
 * address, `FROM_ALL` to the failures from all network addresses that aren't known to be the owner's.
 */
const FROM_ONE = { free: 10, first: 30_000, longest: 5 * 60_000 };
const FROM_ALL = { free: 20, first: 15_000, longest: 60_000 };
/**
 * The limit for failed sign-ins from a known network address, from which the owner of the account has signed in before.
 * From such an address the right password always passes, even after too many failures.
 */
const FROM_KNOWN = { free: 30, first: 15_000, longest: 60_000 };
/**
 * The time (ms) after each wrong password beyond the limit. During this time, no further password is compared for this
 * account and network address, so that nobody can guess fast.
 */
const REST = 1_000;
const TOO_MANY = tooMany.logins;

/** The last use of a session is stored at most once in this time (ms). */
const SEEN_EVERY = 60 * 60_000;

/** A person who has signed in, and the token that signs their calls. */
export interface SignedInAs {
  quilterNum: number;
  tokenId: string;
  jwt: string;
}

@Injectable()
export class AuthService implements OnModuleInit {
  /**
   * A hash to compare with when there is no account. An unknown e-mail address then takes as long as a wrong password.
   */
  private nobodysHash = '';
  /**
   * The queues for comparing passwords. For each account and known network address, only one password at a time is
   * compared. During a flood of attempts on one account, threads then stay free for other accounts.
   */
  private readonly comparisons = new OneOfEach<string>();

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: Tokens,
    private readonly revoked: RevokedTokensRepository,
    private readonly limits: RateLimits,
    private readonly known: KnownSenders,
    private readonly log: AccountLog,
  ) {}

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await hashPassword('no account has this password');
  }

  /**
   * Signs in with an e-mail and a password.
   *
   * @returns null if the e-mail or the password is wrong; the result doesn't say which of them
   * @throws ProblemException 429 after too many failures from the sender's network address, or for an attempt on this
   *   account too soon after failed ones. If the owner has signed in from this network address before, the right
   *   password always passes.
   */
  async signIn(email: string, password: string, origin: Origin): Promise<SignedInAs | null> {
    const attempt = { event: 'sign-in', from: origin.place } as const;
    if (email === GUEST && password === GUEST) {
      this.log.tell({ ...attempt, outcome: 'done', account: QUILTER.guest });
      return this.signedInAs(QUILTER.guest, randomUUID());
    }
    const account = await this.accounts.byEmail(normalEmail(email));
    const line = { ...attempt, account: account?._id ?? null };
    const session = await this.log.unlessDone(line, () => this.openSession(account, email, password, origin));
    if (!account || !session) {
      this.log.tell({ ...line, outcome: account ? 'wrong password' : 'no such account' });
      return null;
    }
    this.log.tell({ ...line, outcome: 'done' });
    return this.signedInAs(account._id, session.tokenId);
  }

  private async openSession(
    account: Account | null,
    email: string,
    password: string,
    origin: Origin,
  ): Promise<Session | null> {
    const from = sender(origin.address);
    const ofAddress = { key: `sign-in address ${from}`, most: MOST_FROM_ADDRESS, tooMany: TOO_MANY };
    const ofPair = { key: `${signInsOf(email)} ${from}`, tooMany: TOO_MANY };
    const ofAccount = { key: signInsOf(email), tooMany: TOO_MANY };
    const now = new Date();
    const session = newSession(randomUUID(), origin, now);
    const knownUntil = account && (await this.known.until(account._id, origin.address));
    if (account && knownUntil) {
      const ofKnown = { ...ofPair, ...FROM_KNOWN };
      if (!(await this.isPasswordAtKnown(account, password, ofKnown))) {
        await this.limits.note(ofAddress, now);
        return null;
      }
      if (!(await this.openSessionOf(account, session))) return null;
      await this.known.noteAgain(account._id, origin.address, knownUntil);
      return session;
    }
    await this.limits.countAll([ofAddress, { ...ofPair, ...FROM_ONE }, { ...ofAccount, ...FROM_ALL }], now);
    const right = await isPassword(password, account?.passwordHash ?? this.nobodysHash);
    if (!account || !right || !(await this.openSessionOf(account, session))) return null;
    await this.limits.takeBack([ofAddress.key, ofPair.key, ofAccount.key], now);
    await this.known.note(account._id, origin.address);
    return session;
  }

  /** Opens a session. @returns false if the password changed since `signIn` compared it. */
  private openSessionOf({ _id, passwordHash }: Account, session: Session): Promise<boolean> {
    return this.accounts.openSession(_id, passwordHash, session);
  }

  /**
   * True if the password is right, for an attempt from a known network address. Only wrong passwords are counted, after
   * the comparison. The right password therefore always passes.
   * @throws ProblemException 429 for a wrong password too soon after other wrong ones
   */
  private async isPasswordAtKnown(account: Account, password: string, limit: SlowLimit): Promise<boolean> {
    const endTurn = await this.comparisons.turn(limit.key);
    let rest = 0;
    try {
      const right = await isPassword(password, account.passwordHash);
      if (!right) {
        rest = REST;
        await this.limits.slow(limit);
        rest = 0;
      }
      return right;
    } finally {
      if (rest === 0) endTurn();
      else setTimeout(endTurn, rest).unref();
    }
  }

  private async signedInAs(quilterNum: number, tokenId: string): Promise<SignedInAs> {
    return { quilterNum, tokenId, jwt: await this.tokens.make(quilterNum, tokenId) };
  }

  /**
   * Returns the owner of a token; null if the token is invalid, expired or revoked, or if its account is gone.
   */
  async quilterFor(jwt: string): Promise<Quilter | null> {
    const token = this.tokens.read(jwt);
    if (!token) return null;
    const { tokenId, quilterNum } = token;
    if (quilterNum === QUILTER.guest) return (await this.revoked.has(tokenId)) ? null : guest;
    const caller = await this.accounts.caller(quilterNum, tokenId);
    if (!caller) return null;
    const now = new Date();
    const due = new Date(now.getTime() - SEEN_EVERY);
    if (caller.session.lastSeen < due) await this.accounts.noteSeen(quilterNum, tokenId, due, now);
    return { quilterNum, role: 'subscriber', lapsed: standingOf(caller, now) === 'lapsed' };
  }

  /** Makes a token invalid and ends its session. Does nothing for a token that is already invalid. */
  async signOut(jwt: string, { place }: Origin): Promise<void> {
    const token = this.tokens.read(jwt);
    if (!token) return;
    const { quilterNum, tokenId, expiresAt } = token;
    if (quilterNum === QUILTER.guest) await this.revoked.add(tokenId, expiresAt);
    else await this.accounts.endSession(quilterNum, tokenId);
    this.log.tell({ event: 'sign-out', outcome: 'done', account: quilterNum, from: place });
  }
}

export function newSession(tokenId: string, { device, place }: Origin, now = new Date()): Session {
  return { tokenId, device, place, since: now, lastSeen: now };
}

/** Returns the key under which the sign-ins to an account are counted. */
export function signInsOf(email: string): string {
  return `sign-in account ${normalEmail(email)}`;
}

import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ipv6Groups } from '../http/requests/addresses.js';
import { problem, type ProblemException } from '../http/problem.js';
import { AttemptsRepository } from './attempts.repository.js';

/** A maximum number of attempts of one kind in a quarter of an hour. */
export interface RateLimit {
  /** The kind of attempt with its account or network address, for example `sign-in account …`. */
  readonly key: string;
  readonly most: number;
  /** The message for an attempt beyond the limit: a sentence, which the time to try again follows. */
  readonly tooMany: string;
}

/**
 * A limit that slows down attempts of one kind. In a quarter of an hour, `free` attempts may come at any time. Each
 * further attempt must come some time after the previous attempt. Attempts that wait this long are always allowed.
 */
export interface SlowLimit {
  readonly key: string;
  readonly free: number;
  /**
   * The wait (ms) between the last free attempt and the next attempt. Each further wait is twice as long, up to
   * `longest`.
   */
  readonly first: number;
  /** The greatest wait (ms): a wait stops growing when it is this long. */
  readonly longest: number;
  readonly tooMany: string;
}

/** Counts attempts, for example to sign in, and refuses attempts beyond a limit. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly attempts: AttemptsRepository,
  ) {}

  /**
   * Counts an attempt before any work for it, so that simultaneous attempts are all counted.
   *
   * @throws ProblemException 429; the attempt then isn't counted.
   */
  async count({ key, most, tooMany }: RateLimit, now = new Date()): Promise<void> {
    const until = await this.attempts.add(key, most * this.config.rateLimitFactor, now);
    if (until) throw tooOften(tooMany, until.getTime() - now.getTime());
  }

  /**
   * Counts an attempt that has already been allowed. It never refuses the attempt. At the limit, further attempts
   * aren't counted.
   */
  async note({ key, most }: Pick<RateLimit, 'key' | 'most'>, now: Date): Promise<void> {
    await this.attempts.add(key, most * this.config.rateLimitFactor, now);
  }

  /**
   * Counts an attempt under a limit that slows attempts down.
   *
   * @throws ProblemException 429 if the attempt came too soon after the previous attempt. The attempt then isn't
   *   counted.
   */
  async slow({ key, free, tooMany, ...waits }: SlowLimit, now = new Date()): Promise<void> {
    const all = { free: free * this.config.rateLimitFactor, ...waits };
    const next = await this.attempts.addSlowly(key, all, now);
    if (next) throw tooOften(tooMany, next.getTime() - now.getTime());
  }

  /**
   * Counts an attempt under each of these limits. If one limit refuses the attempt, the attempt is counted under no
   * limit.
   *
   * @throws ProblemException 429
   */
  async countAll(limits: readonly (RateLimit | SlowLimit)[], now = new Date()): Promise<void> {
    const counted: string[] = [];
    try {
      for (const limit of limits) {
        await ('most' in limit ? this.count(limit, now) : this.slow(limit, now));
        counted.push(limit.key);
      }
    } catch (error) {
      if (counted.length > 0) await this.takeBack(counted, now);
      throw error;
    }
  }

  /**
   * Removes an attempt from the count of each of these keys.
   * @param now the time of the attempt.
   */
  async takeBack(keys: readonly string[], now: Date): Promise<void> {
    await this.attempts.takeBack(keys, now);
  }

  /** Removes all attempts from the count of this key. */
  async forget(key: string): Promise<void> {
    await this.attempts.forget(key);
  }
}

/**
 * Returns a problem 429 for too many attempts.
 *
 * @param tooMany a sentence, followed by the time to try again
 * @param wait in milliseconds
 */
export function tooOften(tooMany: string, wait: number): ProblemException {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return problem('tooOften', { tooMany, seconds: retryAfter }, { retryAfter });
}

/**
 * Returns the text under which the attempts from a network address are counted: an IPv4 address itself, or the 64
 * network bits of an IPv6 address. The owner of the network can choose the other bits freely.
 */
export function sender(address = ''): string {
  const groups = ipv6Groups(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
}

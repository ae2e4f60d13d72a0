import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { ipv6Groups } from '../http/addresses.js';
import { ProblemException } from '../http/problem.js';
import { AttemptsRepository } from './attempts.repository.js';

/** So many attempts of a kind are borne in a quarter of an hour. */
export interface RateLimit {
  /** The kind, and for whom or from where: `sign-in account …`. */
  readonly key: string;
  readonly most: number;
  /** What to say beyond that: a sentence, after which comes when to try again. */
  readonly tooMany: string;
}

/** So many attempts of a kind are free in a quarter of an hour; each beyond them must wait a while, but is never shut out. */
export interface SlowLimit {
  readonly key: string;
  readonly free: number;
  /** The first wait (ms); the next is twice as long. */
  readonly first: number;
  /** The longest wait (ms). */
  readonly longest: number;
  readonly tooMany: string;
}

/** Counts what may be tried only so often. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly attempts: AttemptsRepository,
  ) {}

  /**
   * Counts an attempt, before anything is done for it, so that many at once are counted as well.
   *
   * @throws ProblemException 429, and then the attempt isn't counted.
   */
  async count({ key, most, tooMany }: RateLimit, now = new Date()): Promise<void> {
    const until = await this.attempts.add(key, most * this.config.rateLimitFactor, now);
    if (until) throw tooOften(tooMany, until.getTime() - now.getTime());
  }

  /** Counts an attempt that was borne, whatever came before. */
  async note({ key, most }: Pick<RateLimit, 'key' | 'most'>, now: Date): Promise<void> {
    await this.attempts.add(key, most * this.config.rateLimitFactor, now);
  }

  /**
   * Counts an attempt of which too many are slowed down.
   *
   * @throws ProblemException 429 where it came too soon after the one before, and then it isn't counted.
   */
  async slow({ key, free, tooMany, ...waits }: SlowLimit, now = new Date()): Promise<void> {
    const all = { free: free * this.config.rateLimitFactor, ...waits };
    const next = await this.attempts.addSlowly(key, all, now);
    if (next) throw tooOften(tooMany, next.getTime() - now.getTime());
  }

  /**
   * Counts an attempt by each of these limits, or where one refuses it, by none: what is refused uses nothing up.
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

  /** @param now that of the attempt, which is counted no more. */
  async takeBack(keys: readonly string[], now: Date): Promise<void> {
    await this.attempts.takeBack(keys, now);
  }

  /** All that was tried under this name counts no more. */
  async forget(key: string): Promise<void> {
    await this.attempts.forget(key);
  }
}

/**
 * What is tried too often, a problem 429.
 *
 * @param tooMany a sentence, after which comes when to try again
 * @param wait in milliseconds
 */
export function tooOften(tooMany: string, wait: number): ProblemException {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const when =
    retryAfter < 60 ? counted(retryAfter, 'second') : counted(Math.ceil(retryAfter / 60), 'minute');
  return new ProblemException(429, `${tooMany} Try again in ${when}.`, { retryAfter });
}

function counted(count: number, unit: string): string {
  return count === 1 ? `a ${unit}` : `${String(count)} ${unit}s`;
}

/**
 * Where a request comes from, to count by: an IPv4 address, or the 64 bits of an IPv6 one that name the network,
 * for the rest is its owner's to choose.
 */
export function sender(address = ''): string {
  const groups = ipv6Groups(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
}

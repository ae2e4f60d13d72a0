import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../common/config.js';
import { CONFIG } from '../common/config.module.js';
import { tooOften } from '../rate-limits/rate-limits.js';
import { tooMany } from '../http/problem-words.js';

/**
 * The maximum number of saves of one quilter in a quarter of an hour: one every three seconds, faster than anyone
 * works.
 */
const MOST = 300;

/** A quarter of an hour, in milliseconds. */
const QUARTER = 15 * 60_000;

/**
 * Counts the saves of each quilter, so that nobody can overload this process. Each server process counts only the saves
 * that it receives. A database write for each save would cost more work than the limit avoids.
 */
@Injectable()
export class SaveLimit {
  private readonly counts = new Map<number, number>();
  private end = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Counts a save. Must be called before any other work for the save.
   * @throws ProblemException 429 if the quilter has sent too many saves in the current quarter of an hour
   */
  count(quilterNum: number, now = Date.now()): void {
    if (now >= this.end) {
      this.counts.clear();
      this.end = now + QUARTER;
    }
    const before = this.counts.get(quilterNum) ?? 0;
    if (before >= MOST * this.config.rateLimitFactor) {
      throw tooOften(tooMany.saves, this.end - now);
    }
    this.counts.set(quilterNum, before + 1);
  }
}

import { tooOften } from './rate-limits.js';
import type { ProblemException } from '../http/problem.js';

/** The time (ms) after which counting begins again. */
const WINDOW = 15 * 60_000;

/** The maximum number of senders that are counted at the same time. Further senders aren't counted. */
const MOST_SENDERS = 50_000;

/**
 * Counts the requests of each sender, in memory. Use it for requests that are frequent and cheap to answer. Counting
 * such requests in the database would cost too much. Each server has its own counts, and sets them to zero every
 * quarter of an hour.
 */
export class SenderCounts {
  private readonly counts = new Map<string, number>();
  private until = 0;

  constructor(
    private readonly most: number,
    private readonly tooMany: string,
  ) {}

  /**
   * Counts a request.
   * @param from the sender, as `sender` returns it
   * @returns the problem 429 that answers a request beyond the limit; null for other requests
   */
  count(from: string, now = Date.now()): ProblemException | null {
    if (now >= this.until) {
      this.counts.clear();
      this.until = now + WINDOW;
    }
    const count = (this.counts.get(from) ?? 0) + 1;
    if (count > this.most) return tooOften(this.tooMany, this.until - now);
    if (count > 1 || this.counts.size < MOST_SENDERS) this.counts.set(from, count);
    return null;
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { SharedPagesRepository } from './shared-pages.repository.js';

/** The time (ms) between two writes of counted visits. */
const EVERY = 60_000;

/**
 * Counts the visits of shared pages in memory, and writes the counts to the database once a minute. A visit itself
 * causes no write. A server that is killed loses the visits of its last minute.
 */
@Injectable()
export class Visits implements OnApplicationBootstrap, OnApplicationShutdown {
  private counts = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pages: SharedPagesRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      // Visits that can't be written stay in memory until the next time.
      this.write().catch(() => undefined);
    }, EVERY).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  note(pageNum: number): void {
    this.counts.set(pageNum, (this.counts.get(pageNum) ?? 0) + 1);
  }

  /** Writes the visits that were counted since the last write. */
  async write(now = new Date()): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = this.counts;
    this.counts = new Map();
    const week = weekOf(now);
    try {
      await this.pages.addVisits([...counts].map(([pageNum, count]) => ({ pageNum, week, count })));
    } catch (error) {
      for (const [pageNum, count] of counts)
        this.counts.set(pageNum, (this.counts.get(pageNum) ?? 0) + count);
      throw error;
    }
  }
}

/** Returns the date of a week's Monday, as 2026-11-23. Weeks begin at midnight UTC. */
export function weekOf(moment: Date): string {
  const monday = new Date(moment);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

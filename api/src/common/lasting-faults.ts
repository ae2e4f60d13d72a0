/** A fault that nobody met for so long (ms) is over. */
const OVER = 10 * 60_000;

/** Knows which faults last, so that a log has one line for each and not one for every request that meets it. */
export class LastingFaults {
  /** When each was met last. */
  private readonly met = new Map<string, number>();

  /**
   * Notes that a request met the fault.
   *
   * @param fault its kind, without what differs between requests
   * @param now in milliseconds
   * @returns true for one that did not last until now
   */
  isNew(fault: string, now = Date.now()): boolean {
    for (const [known, at] of this.met) if (now - at > OVER) this.met.delete(known);
    const isNew = !this.met.has(fault);
    this.met.set(fault, now);
    return isNew;
  }
}

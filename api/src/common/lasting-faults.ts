/** The time (ms) after which a fault that hasn't occurred again counts as ended. */
const OVER = 10 * 60_000;

/**
 * Distinguishes new faults from faults that an earlier request met too. A lasting fault then adds one line to the log,
 * not a line for every request. A fault is over when it hasn't occurred for ten minutes.
 */
export class LastingFaults {
  /** The time at which each fault last occurred, in milliseconds. */
  private readonly met = new Map<string, number>();

  /**
   * Records that a request met the fault.
   *
   * @param fault the kind of fault, without details that differ between requests
   * @param now in milliseconds
   * @returns true if the fault is new, false if the fault has lasted since an earlier call
   */
  isNew(fault: string, now = Date.now()): boolean {
    for (const [known, at] of this.met) if (now - at > OVER) this.met.delete(known);
    const isNew = !this.met.has(fault);
    this.met.set(fault, now);
    return isNew;
  }
}

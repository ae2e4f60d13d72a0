/** A decision that somebody waits for. */
export class Decision {
  #settle: ((isYes: boolean) => void) | null = null;

  /** Returns a promise of the next decision. An earlier promise, if it is still open, resolves with false. */
  wait(): Promise<boolean> {
    this.settle(false);
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  /** Decides. Does nothing if nobody waits. */
  settle(isYes: boolean): void {
    this.#settle?.(isYes);
    this.#settle = null;
  }
}

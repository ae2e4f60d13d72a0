/** Does one work after the other, in the order in which they came; what became of one doesn't matter to the next. */
export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();

  next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}

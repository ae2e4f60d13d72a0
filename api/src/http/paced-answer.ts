import type { Response } from 'express';

/** A JSON answer that is written piece by piece, no faster than its reader takes it. */
export class PacedAnswer {
  private isFull = false;
  private isOver: boolean;
  /** Called when the reader has taken what was written, or is gone. */
  private wake: () => void = () => undefined;

  constructor(private readonly response: Response) {
    // A reader who left before this has closed it already, and no event comes any more.
    this.isOver = response.destroyed || response.closed;
    response.type('json');
    response.on('drain', () => {
      this.isFull = false;
      this.wake();
    });
    response.on('close', () => {
      this.isOver = true;
      this.wake();
    });
  }

  /** True once nobody reads any more. */
  get isGone(): boolean {
    return this.isOver;
  }

  write(text: string): void {
    if (this.isOver) return;
    this.isFull = !this.response.write(text);
  }

  /**
   * Waits until the reader has taken what was written, or is gone.
   *
   * @param patience in milliseconds
   * @returns false for a reader who takes longer
   */
  async isTaken(patience: number): Promise<boolean> {
    if (this.isFull && !this.isOver) {
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, patience);
        this.wake = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
    return this.isOver || !this.isFull;
  }

  end(text: string): void {
    if (!this.isOver) this.response.end(text);
  }

  /** Ends the connection, so that the reader sees that the answer is not whole. */
  breakOff(): void {
    this.isOver = true;
    this.response.destroy();
  }
}

import type { Response } from 'express';

/** A JSON answer written piece by piece, at its reader's pace. */
export class PacedAnswer {
  private isFull = false;
  private isOver: boolean;
  /** Called when the reader has taken everything written, or has left. */
  private wake: () => void = () => undefined;

  constructor(private readonly response: Response) {
    // A reader who has already left has closed the response, and no further event comes.
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

  /** True once the reader has left. */
  get isGone(): boolean {
    return this.isOver;
  }

  write(text: string): void {
    if (this.isOver) return;
    this.isFull = !this.response.write(text);
  }

  /**
   * Waits until the reader has taken everything written, or has left.
   *
   * @param patience in milliseconds
   * @returns false if the reader takes longer
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

  /** Ends the connection, so that the reader notices that the answer is incomplete. */
  breakOff(): void {
    this.isOver = true;
    this.response.destroy();
  }
}

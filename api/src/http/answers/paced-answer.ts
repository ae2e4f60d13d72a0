import type { Response } from 'express';

/** A JSON answer written piece by piece, only as fast as the client reads it. */
export class PacedAnswer {
  private isFull = false;
  private isOver: boolean;
  /** Ends the wait of `isTaken`. Called when the client has read everything written, or has closed the connection. */
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

  /** True once the client has closed the connection. */
  get isGone(): boolean {
    return this.isOver;
  }

  write(text: string): void {
    if (this.isOver) return;
    this.isFull = !this.response.write(text);
  }

  /**
   * Waits until the client has read everything written, or has closed the connection.
   *
   * @param patience in milliseconds
   * @returns false if the client takes longer than `patience`
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

  /** Closes the connection, so that the client notices that the answer is incomplete. */
  breakOff(): void {
    this.isOver = true;
    this.response.destroy();
  }
}

import type { CDPSession, Page } from '@playwright/test';

/** A place on the page, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Has the timers go off that began with a press. */
    restOnPress: () => void;
  }
}

/** How long (ms) a tap takes. */
const TAP = 50;

/** Fingers and a pen, as the browser gets them from the device. However long a test takes, they rest when it says so. */
export class Hand {
  readonly #fingers = new Map<number, Place>();
  #downAt = 0;

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  static async on(page: Page): Promise<Hand> {
    await page.evaluate(stopPressTimers);
    return new Hand(page, await page.context().newCDPSession(page));
  }

  /** Puts fingers down, by number; those that are down already stay. */
  async down(fingers: Record<number, Place>): Promise<void> {
    if (this.#fingers.size === 0) this.#downAt = Date.now();
    for (const [id, place] of Object.entries(fingers)) this.#fingers.set(Number(id), place);
    await this.#touch('touchStart');
  }

  /** Moves fingers in `steps` even steps. */
  async move(fingers: Record<number, Place>, steps = 8): Promise<void> {
    const from = new Map(this.#fingers);
    for (let step = 1; step <= steps; step++) {
      for (const [id, to] of Object.entries(fingers)) {
        const start = from.get(Number(id)) ?? to;
        const at = (axis: 'x' | 'y') => start[axis] + ((to[axis] - start[axis]) * step) / steps;
        this.#fingers.set(Number(id), { x: at('x'), y: at('y') });
      }
      await this.#touch('touchMove');
    }
  }

  /** Takes all fingers away, as though it were so long (ms) after the first came down. */
  async up(after?: number): Promise<void> {
    this.#fingers.clear();
    await this.#touch('touchEnd', after === undefined ? undefined : this.#downAt + after);
  }

  /** Touches with several fingers at once, and is gone. */
  async tap(...places: Place[]): Promise<void> {
    const down = this.down(Object.fromEntries(places.map((place, id) => [id, place])));
    await Promise.all([down, this.up(TAP)]);
  }

  /** What is down stays where it is for so long that it isn't a tap any more. */
  async rest(): Promise<void> {
    await this.page.evaluate(() => {
      window.restOnPress();
    });
  }

  async pen(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Place): Promise<void> {
    await this.cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    });
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', time = Date.now()): Promise<void> {
    const touchPoints = [...this.#fingers].map(([id, place]) => ({ id, ...place }));
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  }
}

/** In the page: timers that begin with a press, and tell a long one from a short one, wait for `restOnPress`. */
function stopPressTimers(): void {
  if (typeof window.restOnPress === 'function') return;
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const stopped = new Map<number, () => void>();
  let isPressing = false;
  const end = () => {
    isPressing = false;
  };
  window.addEventListener(
    'pointerdown',
    () => {
      isPressing = true;
      // Where nobody lets the event come back up to the window.
      set(end);
    },
    { capture: true },
  );
  window.addEventListener('pointerdown', end);
  window.setTimeout = ((run: () => void, delay?: number) => {
    if (!isPressing || !delay) return set(run, delay);
    const id = set(() => undefined, 2 ** 31 - 1);
    stopped.set(id, run);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    stopped.delete(Number(id));
    clear(id);
  };
  window.restOnPress = () => {
    for (const [id, run] of [...stopped]) {
      window.clearTimeout(id);
      run();
    }
  };
}

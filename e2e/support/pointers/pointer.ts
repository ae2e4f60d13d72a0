import type { CDPSession, Page } from '@playwright/test';
import { TAP } from './tap-on.js';

/** A point on the page, in CSS pixels. */
export interface Place {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Fires the timers that the current press has started, as if it had lasted long. */
    restOnPress: () => void;
  }
}

/**
 * Fingers and a pen, with the same events as from a real device. A press becomes a long press only when the test calls
 * `rest`, however slow the machine is.
 */
export class Pointer {
  readonly #fingers = new Map<number, Place>();
  #downAt = 0;

  private constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
  ) {}

  static async on(page: Page): Promise<Pointer> {
    await page.evaluate(stopPressTimers);
    return new Pointer(page, await page.context().newCDPSession(page));
  }

  /** Puts fingers down at points. The keys of `fingers` number them. Fingers that are already down stay. */
  async down(fingers: Record<number, Place>): Promise<void> {
    if (this.#fingers.size === 0) this.#downAt = Date.now();
    for (const [id, place] of Object.entries(fingers)) this.#fingers.set(Number(id), place);
    await this.#touch('touchStart');
  }

  /** Moves fingers to points, in `steps` equal steps. The keys of `fingers` number them. */
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

  /** Lifts all fingers. With `after`, the event's time is that many milliseconds after the first finger came down. */
  async up(after?: number): Promise<void> {
    this.#fingers.clear();
    await this.#touch('touchEnd', after === undefined ? undefined : this.#downAt + after);
  }

  /** Taps with several fingers at once. */
  async tap(...places: Place[]): Promise<void> {
    const down = this.down(Object.fromEntries(places.map((place, id) => [id, place])));
    await Promise.all([down, this.up(TAP)]);
  }

  /** Turns the current press into a long press. */
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

/**
 * Runs in the page. Holds back the timers that start with a press, which tell a long press from a short one,
 * until `restOnPress` is called.
 */
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
      // Needed if a handler stops the event before it bubbles up to the window.
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

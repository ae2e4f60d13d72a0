import type { Position } from './camera';

/** A finger, pen or mouse button that is down, in pixels of the viewport. */
export interface Press {
  id: number;
  kind: 'mouse' | 'pen' | 'touch';
  at: Position;
  /** Whether it can only move the view (middle button, space held), never point at a part. */
  moveOnly: boolean;
}

/** What the view or the tool shall do. */
export type Gesture =
  { kind: 'move'; dx: number; dy: number; factor: number; at: Position } | { kind: 'tap'; at: Position };

/** A press that wanders no farther than this is a tap. */
const SLACK = { mouse: 3, pen: 6, touch: 10 };
/** Scale per pixel of wheel: a notch of 100 gives a fifth more. */
const WHEEL = 0.0018;
const PINCH_WHEEL = 0.01;
const LINE = 16;

type State = 'idle' | 'pointing' | 'panning' | 'pinching';

/** Turns presses into taps, pans and pinches. While a pen is down fingers are the resting palm. */
export class Gestures {
  readonly #down = new Map<number, Press>();
  #start: Position = { x: 0, y: 0 };
  #state: State = 'idle';

  get state(): State {
    return this.#state;
  }

  press(press: Press): void {
    const pen = this.#held().some(({ kind }) => kind === 'pen');
    if (press.kind === 'touch' && pen) return;
    if (press.kind === 'pen') this.#down.clear();
    if (this.#down.size === 2) return;
    this.#down.set(press.id, press);
    this.#start = press.at;
    if (this.#down.size === 2) this.#state = 'pinching';
    else this.#state = press.moveOnly ? 'panning' : 'pointing';
  }

  move(id: number, at: Position): Gesture | null {
    const press = this.#down.get(id);
    if (!press) return null;
    const before = spread(this.#held());
    if (this.#state === 'pointing') {
      if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) <= SLACK[press.kind]) return null;
      this.#state = 'panning';
    }
    this.#down.set(id, { ...press, at });
    const now = spread(this.#held());
    return {
      kind: 'move',
      dx: now.centre.x - before.centre.x,
      dy: now.centre.y - before.centre.y,
      factor: this.#state === 'pinching' && before.span > 0 && now.span > 0 ? now.span / before.span : 1,
      at: now.centre,
    };
  }

  release(id: number): Gesture | null {
    const press = this.#down.get(id);
    const tapped = this.#state === 'pointing';
    this.cancel(id);
    return press && tapped ? { kind: 'tap', at: this.#start } : null;
  }

  /** Ends a press that came to nothing. */
  cancel(id: number): void {
    if (this.#down.delete(id)) this.#state = this.#down.size === 0 ? 'idle' : 'panning';
  }

  #held(): Press[] {
    return [...this.#down.values()];
  }
}

/** Of one or two presses: the middle, and the distance between them (0 for one). */
function spread(presses: Press[]): { centre: Position; span: number } {
  const [first, second = first] = presses;
  if (!first || !second) return { centre: { x: 0, y: 0 }, span: 0 };
  return {
    centre: { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 },
    span: Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y),
  };
}

/** What is read of a wheel event. */
export interface Wheel {
  deltaX: number;
  deltaY: number;
  deltaMode: number;
  ctrlKey: boolean;
  shiftKey: boolean;
  timeStamp: number;
}

/** Tells wheels from trackpads, burst by burst: both send the same events. */
export class WheelReader {
  #last = -Infinity;
  #trackpad = false;

  /** A mouse wheel zooms; a trackpad pans with two fingers and zooms with a pinch. */
  read(wheel: Wheel, at: Position): Gesture {
    // Trackpads send many small steps, often askew; wheels send few large ones along one axis.
    if (wheel.timeStamp - this.#last > 250) {
      this.#trackpad = wheel.deltaMode === 0 && (wheel.deltaX !== 0 || Math.abs(wheel.deltaY) < 50);
    }
    this.#last = wheel.timeStamp;
    const unit = wheel.deltaMode === 0 ? 1 : LINE;
    const [dx, dy] = [wheel.deltaX * unit, wheel.deltaY * unit];
    // Browsers report a pinch on the trackpad as a wheel with the control key.
    if (wheel.ctrlKey) {
      const steps = Math.max(-50, Math.min(50, dy));
      return { kind: 'move', dx: 0, dy: 0, factor: Math.exp(-steps * PINCH_WHEEL), at };
    }
    if (wheel.shiftKey) return { kind: 'move', dx: -(dx || dy), dy: 0, factor: 1, at };
    if (this.#trackpad) return { kind: 'move', dx: -dx, dy: -dy, factor: 1, at };
    return { kind: 'move', dx: 0, dy: 0, factor: Math.exp(-dy * WHEEL), at };
  }
}

import { clamp } from '@quiltwright/shared/geometry/interval';

/** The parts of a wheel event that are read. */
export interface Wheel {
  deltaX: number;
  deltaY: number;
  deltaMode: number;
  ctrlKey: boolean;
  shiftKey: boolean;
  timeStamp: number;
}

/** Events in quick succession, which come from one device. */
export interface Burst {
  /** Time of the last one, in milliseconds. */
  last: number;
  trackpad: boolean;
}

export const newBurst: Burst = { last: -Infinity, trackpad: false };

/** Milliseconds of rest that end a burst; a trackpad's inertia belongs to it. */
const REST = 250;
/** Scale for each pixel of the wheel: a notch of 100 adds a fifth. */
const WHEEL = 0.0018;
const PINCH = 0.01;
const LINE = 16;

/** Returns the wheel event for a pinch on the trackpad by `factor`. */
export function wheelOfPinch(factor: number, timeStamp: number): Wheel {
  const deltaY = -Math.log(factor) / PINCH;
  return { deltaX: 0, deltaY, deltaMode: 0, ctrlKey: true, shiftKey: false, timeStamp };
}

/** A move of the view: pixels, then a factor of the scale. */
interface Motion {
  dx: number;
  dy: number;
  factor: number;
}

/**
 * Returns the move of the view for a wheel event. A mouse wheel zooms; a trackpad pans with two fingers and zooms with
 * a pinch; with Shift both go sideways. Both devices send the same events, so each burst is classified.
 */
export function readWheel(burst: Burst, wheel: Wheel): Motion & { burst: Burst } {
  const isNew = wheel.timeStamp - burst.last > REST;
  // Trackpads send many small steps, often diagonal; wheels send few large ones along one axis.
  const looksLikeTrackpad = wheel.deltaMode === 0 && (wheel.deltaX !== 0 || Math.abs(wheel.deltaY) < 50);
  const trackpad = isNew ? looksLikeTrackpad : burst.trackpad;
  return { ...motionOf(wheel, trackpad), burst: { last: wheel.timeStamp, trackpad } };
}

function motionOf({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }: Wheel, trackpad: boolean): Motion {
  const unit = deltaMode === 0 ? 1 : LINE;
  const [dx, dy] = [deltaX * unit, deltaY * unit];
  // Browsers report a pinch on the trackpad as a wheel with the control key.
  if (ctrlKey) return { dx: 0, dy: 0, factor: Math.exp(-clamp(dy, -50, 50) * PINCH) };
  if (shiftKey) return { dx: -(dx || dy), dy: 0, factor: 1 };
  if (trackpad) return { dx: -dx, dy: -dy, factor: 1 };
  return { dx: 0, dy: 0, factor: Math.exp(-dy * WHEEL) };
}

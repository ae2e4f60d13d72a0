import { clamp } from '@quiltwright/shared/geometry/interval';

/** The fields of a browser's `WheelEvent` that this module reads. */
export interface Wheel {
  deltaX: number;
  deltaY: number;
  deltaMode: number;
  ctrlKey: boolean;
  shiftKey: boolean;
  timeStamp: number;
}

/** Wheel events in quick succession, all from the same device. */
export interface Burst {
  /** The time of the last event, in milliseconds. */
  last: number;
  trackpad: boolean;
}

export const newBurst: Burst = { last: -Infinity, trackpad: false };

/**
 * The shortest pause after which a new burst starts, in milliseconds. Events from a trackpad's inertia come at
 * shorter intervals, so they stay in the same burst.
 */
const REST = 250;
/**
 * The natural logarithm of the factor by which one pixel of a mouse wheel zooms. A notch of 100 pixels zooms by about
 * a fifth.
 */
const WHEEL = 0.0018;
const PINCH = 0.01;
const LINE = 16;

/**
 * Returns the wheel event that is equivalent to a pinch on the trackpad.
 * @param factor the factor by which the pinch scales
 */
export function wheelOfPinch(factor: number, timeStamp: number): Wheel {
  const deltaY = -Math.log(factor) / PINCH;
  return { deltaX: 0, deltaY, deltaMode: 0, ctrlKey: true, shiftKey: false, timeStamp };
}

/** A change of the view: it first shifts by `dx` and `dy` pixels, then scales by `factor`. */
interface Motion {
  dx: number;
  dy: number;
  factor: number;
}

/**
 * Returns the change of the view for a wheel event. A mouse wheel zooms. On a trackpad, two fingers pan and a pinch
 * zooms. With Shift, both devices move the view sideways. Mice and trackpads send the same kind of event, so the first
 * event of each burst decides which device it comes from.
 */
export function readWheel(burst: Burst, wheel: Wheel): Motion & { burst: Burst } {
  const isNew = wheel.timeStamp - burst.last > REST;
  // Trackpads send many small steps, often diagonal ones. Mouse wheels send few large steps along one axis.
  const looksLikeTrackpad = wheel.deltaMode === 0 && (wheel.deltaX !== 0 || Math.abs(wheel.deltaY) < 50);
  const trackpad = isNew ? looksLikeTrackpad : burst.trackpad;
  return { ...motionOf(wheel, trackpad), burst: { last: wheel.timeStamp, trackpad } };
}

function motionOf({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }: Wheel, trackpad: boolean): Motion {
  const unit = deltaMode === 0 ? 1 : LINE;
  const [dx, dy] = [deltaX * unit, deltaY * unit];
  // Browsers report a pinch on the trackpad as a wheel event with the Ctrl key.
  if (ctrlKey) return { dx: 0, dy: 0, factor: Math.exp(-clamp(dy, -50, 50) * PINCH) };
  if (shiftKey) return { dx: -(dx || dy), dy: 0, factor: 1 };
  if (trackpad) return { dx: -dx, dy: -dy, factor: 1 };
  return { dx: 0, dy: 0, factor: Math.exp(-dy * WHEEL) };
}

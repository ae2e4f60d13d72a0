import type { Position } from '../../render/camera/camera';

export type Device = 'mouse' | 'pen' | 'touch';

/** Modifier keys during a press. */
export interface Modifiers {
  shift: boolean;
  alt: boolean;
  /** Ctrl, or Command on a Mac. */
  ctrl: boolean;
}

/** The pressed button of the mouse or pen; a finger's press counts as the first. */
type Button = 'first' | 'middle';

/**
 * The role of a press. `pan` moves the view at once, and never taps. `tap` taps, and moves the view when dragged.
 * `drag` taps, and belongs to the tool when dragged. `carry` takes a thing out of a panel when dragged, and otherwise
 * belongs to the panel.
 */
export type Role = 'pan' | 'tap' | 'drag' | 'carry';

/** A pressed finger, pen or mouse button. Positions are pixels of the page. */
export interface Press {
  id: number;
  device: Device;
  button: Button;
  role: Role;
  /** True if a long press has a meaning here. Elsewhere a finger may rest before it draws. */
  canHold: boolean;
  modifiers: Modifiers;
  /** Position at the press. */
  start: Position;
  /** Latest position. */
  at: Position;
}

/** A press that moves no farther, in pixels, counts as still. */
const SLACK: Record<Device, number> = { mouse: 4, pen: 6, touch: 8 };
/** A tap no farther from the one before, in pixels, makes a double tap. */
const NEAR: Record<Device, number> = { mouse: 6, pen: 12, touch: 20 };

/** True if the press has moved farther than a hand trembles. */
export function isBeyondSlack({ start, device }: Press, at: Position): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) > SLACK[device];
}

/** True if a tap of this press and one at `there` make a double tap. */
export function isNearTap({ start, device }: Press, there: Position): boolean {
  return Math.hypot(start.x - there.x, start.y - there.y) <= NEAR[device];
}

/** A move of the view: shift by pixels, then scale by `factor` around `at`. */
export interface ViewMove {
  dx: number;
  dy: number;
  factor: number;
  at: Position;
}

/** Returns the move of the view that follows one or two presses from their old positions to the new ones. */
export function viewMove(before: readonly Press[], now: readonly Press[]): ViewMove {
  const from = spread(before);
  const { centre, span } = spread(now);
  return {
    dx: centre.x - from.centre.x,
    dy: centre.y - from.centre.y,
    factor: from.span > 0 && span > 0 ? span / from.span : 1,
    at: centre,
  };
}

/** Returns how far two presses turned around each other, in radians to the right. */
export function turnBetween(before: readonly [Press, Press], now: readonly [Press, Press]): number {
  const angleOf = ([{ at: from }, { at: to }]: readonly [Press, Press]) =>
    Math.atan2(to.y - from.y, to.x - from.x);
  const turn = angleOf(now) - angleOf(before);
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

/** Returns the middle of one or two presses, and the distance between them (0 for one). */
function spread([first, second = first]: readonly Press[]): { centre: Position; span: number } {
  if (!first || !second) return { centre: { x: 0, y: 0 }, span: 0 };
  return {
    centre: { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 },
    span: Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y),
  };
}

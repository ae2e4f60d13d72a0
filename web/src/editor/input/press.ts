import type { Position } from '../../render/camera/camera';

export type Device = 'mouse' | 'pen' | 'touch';

/** The modifier keys that are held during a press. */
export interface Modifiers {
  shift: boolean;
  alt: boolean;
  /** True if Ctrl is held, or Command on a Mac. */
  ctrl: boolean;
}

export const noModifiers: Modifiers = { shift: false, alt: false, ctrl: false };

/** The pressed button of a mouse or pen. A finger counts as the first button. */
type Button = 'first' | 'middle';

/**
 * The possible effects of a press. `pan`: moves the view at once. `tap`: a tap, or a move of the view if the pointer
 * moves. `drag`: a tap, or a drag in the active tool if the pointer moves. `carry`: a press on an item of a panel,
 * which is dragged to the canvas if the pointer moves.
 */
export type Role = 'pan' | 'tap' | 'drag' | 'carry';

/** A pressed finger, pen or mouse button. Positions are in pixels of the page. */
export interface Press {
  id: number;
  device: Device;
  button: Button;
  role: Role;
  /**
   * True if a long press has an effect at the position of this press. If false, a finger may rest for any time and
   * still start a drag.
   */
  canHold: boolean;
  modifiers: Modifiers;
  /** The position at the start of the press. */
  start: Position;
  /** The latest position of the press. */
  at: Position;
}

/** The greatest distance from its start at which a press still counts as resting, in pixels. */
const SLACK: Record<Device, number> = { mouse: 4, pen: 6, touch: 8 };
/** The greatest distance between the two taps of a double tap, in pixels. */
const NEAR: Record<Device, number> = { mouse: 6, pen: 12, touch: 20 };

/** True if a press has moved too far to count as resting. */
export function isBeyondSlack({ start, device }: Press, at: Position): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) > SLACK[device];
}

/**
 * True if this press may be the second tap of a double tap, because it starts near `there`, the position of the
 * previous tap.
 */
export function isNearTap({ start, device }: Press, there: Position): boolean {
  return Math.hypot(start.x - there.x, start.y - there.y) <= NEAR[device];
}

/** A change of the view: first it shifts by pixels, then it scales by `factor` around `at`. */
export interface ViewMove {
  dx: number;
  dy: number;
  factor: number;
  at: Position;
}

/**
 * Returns the change of the view that keeps the same content under one or two moving fingers. With two fingers, the
 * view also zooms.
 */
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

/** Returns the angle in radians by which the line between two presses has turned, positive clockwise. */
export function turnBetween(before: readonly [Press, Press], now: readonly [Press, Press]): number {
  const angleOf = ([{ at: from }, { at: to }]: readonly [Press, Press]) =>
    Math.atan2(to.y - from.y, to.x - from.x);
  const turn = angleOf(now) - angleOf(before);
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

/**
 * Returns the middle of one or two presses (`centre`) and the distance between them (`span`). For one press,
 * the distance is 0.
 */
function spread([first, second = first]: readonly Press[]): { centre: Position; span: number } {
  if (!first || !second) return { centre: { x: 0, y: 0 }, span: 0 };
  return {
    centre: { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 },
    span: Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y),
  };
}

import type { Position } from '../../render/camera';

export type Device = 'mouse' | 'pen' | 'touch';

/** Keys that are held along with a press. */
export interface Modifiers {
  shift: boolean;
  alt: boolean;
  /** Ctrl, or Command on a Mac. */
  ctrl: boolean;
}

/** Which buttons of the mouse, or of a pen, are down; a finger's press counts as the first. */
type Button = 'first' | 'middle';

/**
 * What a press may become:
 * `pan` moves the view at once, and never taps;
 * `tap` taps, and moves the view when it is dragged;
 * `drag` taps, and is the tool's when it is dragged;
 * `carry` takes something out of a panel when it is dragged, and else is left to the panel.
 */
export type Role = 'pan' | 'tap' | 'drag' | 'carry';

/** A finger, pen or mouse button that is down. Positions are pixels of the page. */
export interface Press {
  id: number;
  device: Device;
  button: Button;
  role: Role;
  /** Whether it means something when it rests for long. Elsewhere a hand may take its time before it draws. */
  canHold: boolean;
  modifiers: Modifiers;
  /** Where it came down, */
  start: Position;
  /** and where it was last followed to. */
  at: Position;
}

/** A press that wanders no farther, in pixels, has not moved. */
const SLACK: Record<Device, number> = { mouse: 4, pen: 6, touch: 8 };
/** A tap that lies no farther from the one before, in pixels, doubles it. */
const NEAR: Record<Device, number> = { mouse: 6, pen: 12, touch: 20 };

/** Whether the press has moved, as far as a hand can hold still. */
export function isBeyondSlack({ start, device }: Press, at: Position): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) > SLACK[device];
}

/** Whether a tap where this press came down is one with a tap that was `there`. */
export function isNearTap({ start, device }: Press, there: Position): boolean {
  return Math.hypot(start.x - there.x, start.y - there.y) <= NEAR[device];
}

/** Moves of the view: shift by pixels, then scale by `factor` around `at`. */
export interface ViewMove {
  dx: number;
  dy: number;
  factor: number;
  at: Position;
}

/** The move of the view that takes what lay under one or two presses to where they are now. */
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

/** How far two presses turned around each other, in radians to the right. */
export function turnBetween(before: readonly [Press, Press], now: readonly [Press, Press]): number {
  const angleOf = ([{ at: from }, { at: to }]: readonly [Press, Press]) =>
    Math.atan2(to.y - from.y, to.x - from.x);
  const turn = angleOf(now) - angleOf(before);
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

/** Of one or two presses: the middle, and the distance between them (0 for one). */
function spread([first, second = first]: readonly Press[]): { centre: Position; span: number } {
  if (!first || !second) return { centre: { x: 0, y: 0 }, span: 0 };
  return {
    centre: { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 },
    span: Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y),
  };
}

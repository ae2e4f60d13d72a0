import type { Position } from '../../render/camera/camera';
import {
  isBeyondSlack,
  isNearTap,
  turnBetween,
  viewMove,
  type Device,
  type Modifiers,
  type Press,
  type ViewMove,
} from './press';
import { newBurst, readWheel, type Burst, type Wheel } from './wheel';

/** The current gesture with its presses. */
export type Gesture =
  | { name: 'idle' }
  /** A press that hasn't yet moved far enough for a drag. */
  | { name: 'pointing'; press: Press; since: number }
  | { name: 'panning'; press: Press }
  /** Fingers that were pressed together: they may become a tap of two or three fingers, or a pinch. */
  | { name: 'chording'; presses: readonly Press[]; fingers: number; since: number }
  /**
   * Two fingers that move. `turned` is the angle in radians by which they have turned clockwise, without the quarter
   * turns that were already reported.
   */
  | { name: 'pinching'; presses: readonly [Press, Press]; turned: number }
  /** A press on an item in a panel. It may become a drag of the item, or scroll the panel. */
  | { name: 'reaching'; press: Press }
  /** A drag in the active tool, or a drag of an item out of a panel. */
  | { name: 'dragging'; press: Press };

export interface State {
  gesture: Gesture;
  /**
   * The time stamp of the last pen event, in milliseconds. A touch soon after a pen event counts as the palm of the
   * hand.
   */
  pen: number;
  /** The previous tap, which may be the first tap of a double tap; null for none. */
  tap: { at: Position; time: number; device: Device } | null;
  wheel: Burst;
}

export type Input =
  | { kind: 'press'; press: Press; time: number }
  /** A pointer moved, pressed or not. A hovering pen also counts, because it is about to draw. */
  | { kind: 'move'; id: number; device: Device; at: Position; modifiers: Modifiers; time: number }
  /** A modifier key was pressed or released. */
  | { kind: 'modify'; modifiers: Modifiers }
  | { kind: 'release'; id: number; time: number }
  /** The browser cancelled the press, because it scrolls the page or because the pointer capture was lost. */
  | { kind: 'lose'; id: number }
  /** The current gesture has lasted for the time that `holdTime` returns. */
  | { kind: 'held' }
  /** Escape was pressed, or the window is no longer active. */
  | { kind: 'cancel' }
  | { kind: 'wheel'; wheel: Wheel; at: Position }
  /** The drag is at an edge of the canvas, and the view moves by these pixels. */
  | { kind: 'pan'; dx: number; dy: number };

/**
 * An event that the input has completed, such as a tap or a step of a drag. Each drag starts once, moves, and then ends
 * or is cancelled. This is also true of a drag that a pinch replaces.
 */
export type Recognised =
  | ({ kind: 'view' } & ViewMove)
  /** A tap. `count` is 2 for the second tap of a double tap. */
  | { kind: 'tap'; press: Press; count: 1 | 2 }
  /** A long press of a finger or pen. */
  | { kind: 'hold'; press: Press }
  /** Two fingers turned by about a quarter turn: 1 is clockwise, -1 counterclockwise. */
  | { kind: 'turn'; by: 1 | -1; press: Press }
  /** Two or three fingers tapped together. */
  | { kind: 'fingers'; count: 2 | 3 }
  | { kind: 'drag'; phase: 'start' | 'move' | 'end' | 'cancel'; press: Press };

export interface Step {
  state: State;
  recognised: readonly Recognised[];
}

/** The longest time of a tap with several fingers, from the first press to the last release, in milliseconds. */
const TAP = 350;
/** The time after a pen event for which a touch counts as the palm of the hand, in milliseconds. */
const PALM = 500;
/** The longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 400;
const LONG_PRESS = 500;
const LIFT_PRESS = 250;
/**
 * A quarter turn, in radians. A turn of two fingers by more than half of this angle is reported as a quarter turn.
 */
const QUARTER = Math.PI / 2;

const idle: Gesture = { name: 'idle' };

export const atRest: State = { gesture: idle, pen: -Infinity, tap: null, wheel: newBurst };

/**
 * Returns the time after which a gesture is reported as `held`, in milliseconds; null for a gesture that is never
 * reported.
 */
export function holdTime(gesture: Gesture): number | null {
  if (gesture.name !== 'pointing' && gesture.name !== 'reaching') return null;
  const { device, canHold } = gesture.press;
  if (device === 'mouse' || (gesture.name === 'pointing' && !canHold)) return null;
  return gesture.name === 'pointing' ? LONG_PRESS : LIFT_PRESS;
}

/** Returns the presses that belong to a gesture. Other presses are ignored, for example those of a resting palm. */
export function pressesOf(gesture: Gesture): readonly Press[] {
  if ('presses' in gesture) return gesture.presses;
  return 'press' in gesture ? [gesture.press] : [];
}

/**
 * Returns the next state, and the events that were recognised in this input. The gesture in the result is the same
 * object if it didn't change. This function knows no tools: the role of a press already says whether a drag belongs to
 * a tool.
 */
export function step(state: State, input: Input): Step {
  switch (input.kind) {
    case 'press':
      return pressed(seen(state, input.press.device, input.time), input.press, input.time);
    case 'move':
      return moved(seen(state, input.device, input.time), input);
    case 'modify':
      return modified(state, input.modifiers);
    case 'release': {
      const device = pressesOf(state.gesture).find(({ id }) => id === input.id)?.device;
      return device
        ? released(seen(state, device, input.time), input.id, input.time)
        : to(state, state.gesture);
    }
    case 'lose':
      return lost(state, input.id);
    case 'held':
      return held(state);
    case 'cancel':
      return to(state, idle, ...cancelled(state.gesture));
    case 'wheel':
      return wheeled(state, input.wheel, input.at);
    case 'pan': {
      const { gesture } = state;
      if (gesture.name !== 'dragging') return to(state, gesture);
      const { dx, dy } = input;
      return to(
        state,
        gesture,
        { kind: 'view', dx, dy, factor: 1, at: gesture.press.at },
        ...lookedAnew(gesture),
      );
    }
  }
}

function pressed(state: State, press: Press, time: number): Step {
  const { gesture } = state;
  if (pressesOf(gesture).some(({ id }) => id === press.id)) {
    // The release of this press was never reported.
    const without = lost(state, press.id);
    const again = pressed(without.state, press, time);
    return { state: again.state, recognised: [...without.recognised, ...again.recognised] };
  }
  const begun = beginning(press, time);
  if (press.device === 'touch' && time - state.pen < PALM) return to(state, gesture);
  if (gesture.name === 'idle') return to(state, begun);
  const device = pressesOf(gesture)[0]?.device;
  // The pen's user rested the palm before the pen touched, so the touch doesn't count.
  if (press.device === 'pen' && device === 'touch') return to(state, begun, ...cancelled(gesture));
  if (press.device !== 'touch' || device !== 'touch' || press.role === 'carry') return to(state, gesture);
  switch (gesture.name) {
    case 'pointing':
      return to(state, {
        name: 'chording',
        presses: [gesture.press, press],
        fingers: 2,
        since: gesture.since,
      });
    case 'chording':
      return to(state, {
        ...gesture,
        presses: [...gesture.presses, press],
        fingers: gesture.fingers + 1,
      });
    case 'panning':
      return to(state, pinching(gesture.press, press));
    case 'dragging':
      if (gesture.press.role === 'carry') return to(state, gesture);
      return to(state, pinching(gesture.press, press), ...cancelled(gesture));
    default:
      return to(state, gesture);
  }
}

function beginning(press: Press, time: number): Gesture {
  if (press.role === 'pan') return { name: 'panning', press };
  return press.role === 'carry' ? { name: 'reaching', press } : { name: 'pointing', press, since: time };
}

function moved(state: State, { id, at, modifiers }: Extract<Input, { kind: 'move' }>): Step {
  const { gesture } = state;
  const before = pressesOf(gesture);
  const press = before.find((each) => each.id === id);
  if (!press) return to(state, gesture);
  const there: Press = { ...press, at, modifiers };
  switch (gesture.name) {
    case 'pointing':
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      if (press.role === 'drag') return startDrag(state, press, there);
      return to(state, { name: 'panning', press: there }, view(before, [there]));
    case 'reaching':
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      // Fingers and pens scroll a panel when they move up or down.
      if (press.device !== 'mouse' && Math.abs(at.y - press.at.y) >= Math.abs(at.x - press.at.x))
        return to(state, idle);
      return startDrag(state, press, there);
    case 'chording': {
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      const now = before.map((each) => (each.id === id ? there : each));
      return to(state, drawn(now), view(before.slice(0, 2), now.slice(0, 2)));
    }
    case 'pinching': {
      const [first, second] = gesture.presses;
      const now: [Press, Press] = first.id === id ? [there, second] : [first, there];
      const turned = gesture.turned + turnBetween(gesture.presses, now);
      const turns: Recognised[] =
        Math.abs(turned) > QUARTER / 2 ? [{ kind: 'turn', by: turned > 0 ? 1 : -1, press: there }] : [];
      const left = turns.length > 0 ? turned - Math.sign(turned) * QUARTER : turned;
      return to(state, { name: 'pinching', presses: now, turned: left }, view(before, now), ...turns);
    }
    case 'panning':
      return to(state, { name: 'panning', press: there }, view(before, [there]));
    case 'dragging':
      return to(state, { name: 'dragging', press: there }, { kind: 'drag', phase: 'move', press: there });
    case 'idle':
      return to(state, gesture);
  }
}

/**
 * Reports the current drag's position again with new modifier keys. Shift, for example, then takes effect even while
 * the pointer rests. Does nothing without a drag.
 */
function modified(state: State, modifiers: Modifiers): Step {
  const { gesture } = state;
  if (gesture.name !== 'dragging') return to(state, gesture);
  const press = { ...gesture.press, modifiers };
  return to(state, { name: 'dragging', press }, { kind: 'drag', phase: 'move', press });
}

function released(state: State, id: number, time: number): Step {
  const { gesture } = state;
  const press = pressesOf(gesture).find((each) => each.id === id);
  if (!press) return to(state, gesture);
  switch (gesture.name) {
    case 'pointing':
      return tapped(state, press, time);
    case 'chording': {
      const presses = gesture.presses.filter((each) => each !== press);
      if (presses.length > 0) return to(state, { ...gesture, presses });
      const tap = time - gesture.since < TAP;
      if (tap && gesture.fingers === 2) return to(state, idle, { kind: 'fingers', count: 2 });
      if (tap && gesture.fingers === 3) return to(state, idle, { kind: 'fingers', count: 3 });
      return to(state, idle);
    }
    case 'pinching':
      return to(state, drawn(gesture.presses.filter((each) => each !== press)));
    case 'dragging':
      return to(state, idle, { kind: 'drag', phase: 'end', press });
    default:
      return to(state, idle);
  }
}

function tapped(state: State, press: Press, time: number): Step {
  const { tap } = state;
  const isSecond = tap?.device === press.device && time - tap.time < DOUBLE_TAP && isNearTap(press, tap.at);
  // After a double tap, a third tap counts as a first one.
  const next = { ...state, tap: isSecond ? null : { at: press.start, time, device: press.device } };
  return to(next, idle, { kind: 'tap', press, count: isSecond ? 2 : 1 });
}

function lost(state: State, id: number): Step {
  const { gesture } = state;
  const rest = pressesOf(gesture).filter((each) => each.id !== id);
  if (rest.length === pressesOf(gesture).length) return to(state, gesture);
  return to(state, drawn(rest), ...cancelled(gesture));
}

function held(state: State): Step {
  const { gesture } = state;
  if (gesture.name === 'pointing') return to(state, idle, { kind: 'hold', press: gesture.press });
  if (gesture.name === 'reaching') return startDrag(state, gesture.press, gesture.press);
  return to(state, gesture);
}

function wheeled(state: State, wheel: Wheel, at: Position): Step {
  const { burst, ...motion } = readWheel(state.wheel, wheel);
  const { gesture } = state;
  return to({ ...state, wheel: burst }, gesture, { kind: 'view', ...motion, at }, ...lookedAnew(gesture));
}

/**
 * Returns a repeated move of the current drag; empty without a drag. Needed after the view has moved, because the
 * resting pointer is then over another place of the quilt.
 */
function lookedAnew(gesture: Gesture): Recognised[] {
  return gesture.name === 'dragging' ? [{ kind: 'drag', phase: 'move', press: gesture.press }] : [];
}

function startDrag(state: State, start: Press, now: Press): Step {
  return to(
    state,
    { name: 'dragging', press: now },
    { kind: 'drag', phase: 'start', press: start },
    { kind: 'drag', phase: 'move', press: now },
  );
}

function to(state: State, gesture: Gesture, ...recognised: Recognised[]): Step {
  if (gesture === state.gesture) return { state, recognised };
  // A drag, or a gesture with several fingers, between two taps prevents a double tap.
  const tap = gesture.name === 'idle' || gesture.name === 'pointing' ? state.tap : null;
  return { state: { ...state, gesture, tap }, recognised };
}

function view(before: readonly Press[], now: readonly Press[]): Recognised {
  return { kind: 'view', ...viewMove(before, now) };
}

function cancelled(gesture: Gesture): Recognised[] {
  return gesture.name === 'dragging' ? [{ kind: 'drag', phase: 'cancel', press: gesture.press }] : [];
}

/** Returns the gesture of fingers that have moved: a pinch for two fingers, a pan for one. */
function drawn([first, second]: readonly Press[]): Gesture {
  if (!first) return idle;
  return second ? pinching(first, second) : { name: 'panning', press: first };
}

function pinching(first: Press, second: Press): Gesture {
  return { name: 'pinching', presses: [first, second], turned: 0 };
}

function seen(state: State, device: Device, time: number): State {
  return device === 'pen' ? { ...state, pen: time } : state;
}

import type { Position } from '../../render/camera';
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

/** What is going on, by its name, with the presses that make it. */
export type Gesture =
  | { name: 'idle' }
  /** Down, and not yet farther from its start than a hand trembles. */
  | { name: 'pointing'; press: Press; since: number }
  | { name: 'panning'; press: Press }
  /** Fingers that came down together: a tap of two or three, or the beginning of a pinch. */
  | { name: 'chording'; presses: readonly Press[]; fingers: number; since: number }
  /** `turned` is how far they have turned, in radians to the right, beyond the quarter turns that were told. */
  | { name: 'pinching'; presses: readonly [Press, Press]; turned: number }
  /** Down on something in a panel that can be carried, or scrolled away. */
  | { name: 'reaching'; press: Press }
  /** A press that the tool has, or that carries something in from a panel. */
  | { name: 'dragging'; press: Press };

export interface State {
  gesture: Gesture;
  /** When a pen was last seen, in milliseconds as events count them. */
  pen: number;
  /** The tap before, which the next may double. */
  tap: { at: Position; time: number; device: Device } | null;
  wheel: Burst;
}

export type Input =
  | { kind: 'press'; press: Press; time: number }
  /** Hovering, too: a pen that is near is about to draw. */
  | { kind: 'move'; id: number; device: Device; at: Position; modifiers: Modifiers; time: number }
  /** A key that goes along with presses came down or up. */
  | { kind: 'modify'; modifiers: Modifiers }
  | { kind: 'release'; id: number; time: number }
  /** The browser took the press away: it scrolls, or a capture was lost. */
  | { kind: 'lose'; id: number }
  /** The gesture has lasted for its `holdTime`. */
  | { kind: 'held' }
  /** Escape, or the window is another one now. */
  | { kind: 'cancel' }
  | { kind: 'wheel'; wheel: Wheel; at: Position }
  /** What is dragged is at an edge of the canvas, where the view goes on by so many pixels. */
  | { kind: 'pan'; dx: number; dy: number };

/** What was recognised. A drag starts once, moves, and ends or is cancelled, also where a pinch takes its place. */
export type Recognised =
  | ({ kind: 'view' } & ViewMove)
  /** `count` is 2 for the second tap of a double one. */
  | { kind: 'tap'; press: Press; count: 1 | 2 }
  /** A long press of a finger or pen. */
  | { kind: 'hold'; press: Press }
  /** Two fingers turned by a quarter, more or less, around their middle: to the right, or to the left. */
  | { kind: 'turn'; by: 1 | -1; press: Press }
  /** So many fingers tapped at once. */
  | { kind: 'fingers'; count: 2 | 3 }
  | { kind: 'drag'; phase: 'start' | 'move' | 'end' | 'cancel'; press: Press };

export interface Step {
  state: State;
  recognised: readonly Recognised[];
}

/** Milliseconds within which fingers come and go for it to be a tap. */
const TAP = 350;
/** Milliseconds after a pen for which a touch is still taken for its hand. */
const PALM = 500;
/** Milliseconds within which a second tap doubles the first. */
const DOUBLE_TAP = 400;
const LONG_PRESS = 500;
const LIFT_PRESS = 250;
/** Radians of a quarter turn, of which fingers make half at least. */
const QUARTER = Math.PI / 2;

const idle: Gesture = { name: 'idle' };

export const atRest: State = { gesture: idle, pen: -Infinity, tap: null, wheel: newBurst };

/** Milliseconds after which a gesture that has just begun counts as `held`; null for those that never do. */
export function holdTime(gesture: Gesture): number | null {
  if (gesture.name !== 'pointing' && gesture.name !== 'reaching') return null;
  const { device, canHold } = gesture.press;
  if (device === 'mouse' || (gesture.name === 'pointing' && !canHold)) return null;
  return gesture.name === 'pointing' ? LONG_PRESS : LIFT_PRESS;
}

/** The presses that a gesture follows; others that are down came to nothing, or are a resting palm. */
export function pressesOf(gesture: Gesture): readonly Press[] {
  if ('presses' in gesture) return gesture.presses;
  return 'press' in gesture ? [gesture.press] : [];
}

/**
 * What is recognised in an input. While `gesture` is the same object as before, nothing of it has changed. It knows no
 * tool: whose a drag is was said at its press.
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
    // Its release never came.
    const without = lost(state, press.id);
    const again = pressed(without.state, press, time);
    return { state: again.state, recognised: [...without.recognised, ...again.recognised] };
  }
  const begun = beginning(press, time);
  if (press.device === 'touch' && time - state.pen < PALM) return to(state, gesture);
  if (gesture.name === 'idle') return to(state, begun);
  const device = pressesOf(gesture)[0]?.device;
  // What touched before the pen was its palm.
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
      // Fingers and pens scroll a panel up and down.
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
      const told: Recognised[] =
        Math.abs(turned) > QUARTER / 2 ? [{ kind: 'turn', by: turned > 0 ? 1 : -1, press: there }] : [];
      const left = told.length > 0 ? turned - Math.sign(turned) * QUARTER : turned;
      return to(state, { name: 'pinching', presses: now, turned: left }, view(before, now), ...told);
    }
    case 'panning':
      return to(state, { name: 'panning', press: there }, view(before, [there]));
    case 'dragging':
      return to(state, { name: 'dragging', press: there }, { kind: 'drag', phase: 'move', press: there });
    case 'idle':
      return to(state, gesture);
  }
}

/** A drag is looked at anew: shift keeps proportions also when it comes down while the hand rests. */
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
  // A third one begins anew.
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

/** What is dragged lies elsewhere on the quilt once the view has moved. */
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
  // A tap is doubled by the next one alone: not by one after a drag or with more fingers.
  const tap = gesture.name === 'idle' || gesture.name === 'pointing' ? state.tap : null;
  return { state: { ...state, gesture, tap }, recognised };
}

function view(before: readonly Press[], now: readonly Press[]): Recognised {
  return { kind: 'view', ...viewMove(before, now) };
}

function cancelled(gesture: Gesture): Recognised[] {
  return gesture.name === 'dragging' ? [{ kind: 'drag', phase: 'cancel', press: gesture.press }] : [];
}

/** Fingers that have moved: two pinch, one goes on panning. */
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

import type { Position } from '../camera';
import { newBurst, readWheel, type Burst, type Wheel } from './wheel';

/**
 * What a press does, by what it came down on and how:
 * `view` only moves the view (middle button, space held);
 * `pick` taps, and pans when it is dragged;
 * `sweep` taps, and when it is dragged works on everything that it passes over;
 * `lift` takes something out of a panel when it is dragged.
 */
export type Role = 'view' | 'pick' | 'sweep' | 'lift';

export type Device = 'mouse' | 'pen' | 'touch';

/** A finger, pen or mouse button that is down. Places are pixels of the page. */
export interface Press {
  id: number;
  device: Device;
  role: Role;
  /** Where it was last followed to. */
  at: Position;
}

/** What works on the quilt: only a preview while it lasts, one history entry when it ends. */
export type Work = 'sweeping' | 'draggingIn';

/** A gesture by its name, with the presses that make it. */
export type Gesture =
  | { name: 'idle' }
  /** Down, and not yet farther from `press.at` than a hand trembles. */
  | { name: 'pointing'; press: Press; since: number }
  | { name: 'panning'; press: Press }
  /** Fingers that came down together: a tap of two or three, or the beginning of a pinch. */
  | { name: 'chording'; presses: readonly Press[]; fingers: number; since: number }
  | { name: 'pinching'; presses: readonly [Press, Press] }
  /** Down on something in a panel that can be lifted, or scrolled away. */
  | { name: 'reaching'; press: Press }
  | { name: Work; press: Press };

export interface State {
  gesture: Gesture;
  /** When a pen was last seen, in milliseconds as events count them. */
  pen: number;
  wheel: Burst;
}

export type Input =
  | { kind: 'press'; press: Press; time: number }
  /** Hovering, too: a pen that is near is about to draw. */
  | { kind: 'move'; id: number; device: Device; at: Position; time: number }
  | { kind: 'release'; id: number; time: number }
  /** The browser took the press away: it scrolls, or a capture was lost. */
  | { kind: 'lose'; id: number }
  /** The gesture has lasted for its `holdTime`. */
  | { kind: 'held' }
  /** Escape, or the window is another one now. */
  | { kind: 'cancel' }
  | { kind: 'wheel'; wheel: Wheel; at: Position };

export type Effect =
  /** Shift by pixels, then scale by `factor` around `at`. */
  | { kind: 'camera'; dx: number; dy: number; factor: number; at: Position }
  | { kind: 'tap'; at: Position }
  /** A long press. */
  | { kind: 'hold'; at: Position }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'begin'; work: Work; at: Position }
  | { kind: 'preview'; work: Work; at: Position }
  | { kind: 'commit'; work: Work; at: Position }
  /** The work came to nothing: its preview goes, and leaves no trace. */
  | { kind: 'abandon'; work: Work };

export interface Step {
  state: State;
  effects: readonly Effect[];
}

/** A press that wanders no farther, in pixels, has not moved. */
const SLACK: Record<Device, number> = { mouse: 3, pen: 6, touch: 10 };
/** Milliseconds within which fingers come and go for it to be a tap. */
const TAP = 350;
/** Milliseconds after a pen for which a touch is still taken for its hand. */
const PALM = 500;
const LONG_PRESS = 500;
const LIFT_PRESS = 250;

const idle: Gesture = { name: 'idle' };

export const atRest: State = { gesture: idle, pen: -Infinity, wheel: newBurst };

/** Milliseconds after which a gesture that has just begun counts as `held`; null for those that never do. */
export function holdTime(gesture: Gesture): number | null {
  if (gesture.name !== 'pointing' && gesture.name !== 'reaching') return null;
  if (gesture.press.device === 'mouse') return null;
  return gesture.name === 'pointing' ? LONG_PRESS : LIFT_PRESS;
}

/** The presses that a gesture follows; others that are down came to nothing, or are a resting palm. */
export function pressesOf(gesture: Gesture): readonly Press[] {
  if ('presses' in gesture) return gesture.presses;
  return 'press' in gesture ? [gesture.press] : [];
}

/**
 * What comes of an input. While `gesture` is the same object as before, nothing of it has changed.
 * Editors add their tools as further roles and works.
 */
export function step(state: State, input: Input): Step {
  switch (input.kind) {
    case 'press':
      return pressed(seen(state, input.press.device, input.time), input.press, input.time);
    case 'move':
      return moved(seen(state, input.device, input.time), input.id, input.at);
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
      return to(state, idle, ...abandoned(state.gesture));
    case 'wheel':
      return turned(state, input.wheel, input.at);
  }
}

function pressed(state: State, press: Press, time: number): Step {
  const { gesture } = state;
  if (pressesOf(gesture).some(({ id }) => id === press.id)) {
    // Its release never came.
    const without = lost(state, press.id);
    const again = pressed(without.state, press, time);
    return { state: again.state, effects: [...without.effects, ...again.effects] };
  }
  const begun = beginning(press, time);
  if (press.device === 'touch' && time - state.pen < PALM) return to(state, gesture);
  if (gesture.name === 'idle') return to(state, begun);
  const device = pressesOf(gesture)[0]?.device;
  // What touched before the pen was its palm.
  if (press.device === 'pen' && device === 'touch') return to(state, begun, ...abandoned(gesture));
  if (press.device !== 'touch' || device !== 'touch' || press.role === 'lift') return to(state, gesture);
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
    case 'sweeping':
      return to(state, { name: 'pinching', presses: [gesture.press, press] }, ...abandoned(gesture));
    default:
      return to(state, gesture);
  }
}

function beginning(press: Press, time: number): Gesture {
  if (press.role === 'view') return { name: 'panning', press };
  return press.role === 'lift' ? { name: 'reaching', press } : { name: 'pointing', press, since: time };
}

function moved(state: State, id: number, at: Position): Step {
  const { gesture } = state;
  const before = pressesOf(gesture);
  const press = before.find((each) => each.id === id);
  if (!press) return to(state, gesture);
  const there: Press = { ...press, at };
  switch (gesture.name) {
    case 'pointing':
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      if (press.role === 'sweep') return begin(state, 'sweeping', press, at);
      return to(state, { name: 'panning', press: there }, camera(before, [there]));
    case 'reaching':
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      // Fingers and pens scroll a panel up and down.
      if (press.device !== 'mouse' && Math.abs(at.y - press.at.y) >= Math.abs(at.x - press.at.x))
        return to(state, idle);
      return begin(state, 'draggingIn', press, at);
    case 'chording': {
      if (!isBeyondSlack(press, at)) return to(state, gesture);
      const now = before.map((each) => (each.id === id ? there : each));
      return to(state, drawn(now), camera(before.slice(0, 2), now.slice(0, 2)));
    }
    case 'pinching': {
      const [first, second] = gesture.presses;
      const now: [Press, Press] = first.id === id ? [there, second] : [first, there];
      return to(state, { name: 'pinching', presses: now }, camera(before, now));
    }
    case 'panning':
      return to(state, { name: 'panning', press: there }, camera(before, [there]));
    case 'sweeping':
    case 'draggingIn':
      return to(state, { name: gesture.name, press: there }, { kind: 'preview', work: gesture.name, at });
    case 'idle':
      return to(state, gesture);
  }
}

function released(state: State, id: number, time: number): Step {
  const { gesture } = state;
  const press = pressesOf(gesture).find((each) => each.id === id);
  if (!press) return to(state, gesture);
  switch (gesture.name) {
    case 'pointing':
      return to(state, idle, { kind: 'tap', at: press.at });
    case 'chording': {
      const presses = gesture.presses.filter((each) => each !== press);
      if (presses.length > 0) return to(state, { ...gesture, presses });
      const tap = time - gesture.since < TAP;
      if (tap && gesture.fingers === 2) return to(state, idle, { kind: 'undo' });
      if (tap && gesture.fingers === 3) return to(state, idle, { kind: 'redo' });
      return to(state, idle);
    }
    case 'pinching':
      return to(state, drawn(gesture.presses.filter((each) => each !== press)));
    case 'sweeping':
    case 'draggingIn':
      return to(state, idle, { kind: 'commit', work: gesture.name, at: press.at });
    default:
      return to(state, idle);
  }
}

function lost(state: State, id: number): Step {
  const { gesture } = state;
  const rest = pressesOf(gesture).filter((each) => each.id !== id);
  if (rest.length === pressesOf(gesture).length) return to(state, gesture);
  return to(state, drawn(rest), ...abandoned(gesture));
}

function held(state: State): Step {
  const { gesture } = state;
  if (gesture.name === 'pointing') return to(state, idle, { kind: 'hold', at: gesture.press.at });
  if (gesture.name === 'reaching') return begin(state, 'draggingIn', gesture.press, gesture.press.at);
  return to(state, gesture);
}

function turned(state: State, wheel: Wheel, at: Position): Step {
  const { burst, ...motion } = readWheel(state.wheel, wheel);
  const { gesture } = state;
  const preview: Effect[] =
    gesture.name === 'sweeping' || gesture.name === 'draggingIn'
      ? [{ kind: 'preview', work: gesture.name, at: gesture.press.at }]
      : [];
  return to({ ...state, wheel: burst }, gesture, { kind: 'camera', ...motion, at }, ...preview);
}

function begin(state: State, work: Work, press: Press, at: Position): Step {
  return to(
    state,
    { name: work, press: { ...press, at } },
    { kind: 'begin', work, at: press.at },
    { kind: 'preview', work, at },
  );
}

function to(state: State, gesture: Gesture, ...effects: Effect[]): Step {
  return { state: gesture === state.gesture ? state : { ...state, gesture }, effects };
}

function abandoned(gesture: Gesture): Effect[] {
  return gesture.name === 'sweeping' || gesture.name === 'draggingIn'
    ? [{ kind: 'abandon', work: gesture.name }]
    : [];
}

/** Fingers that have moved: two pinch, one goes on panning. */
function drawn([first, second]: readonly Press[]): Gesture {
  if (!first) return idle;
  return second ? { name: 'pinching', presses: [first, second] } : { name: 'panning', press: first };
}

function seen(state: State, device: Device, time: number): State {
  return device === 'pen' ? { ...state, pen: time } : state;
}

function isBeyondSlack({ at: from, device }: Press, at: Position): boolean {
  return Math.hypot(at.x - from.x, at.y - from.y) > SLACK[device];
}

/** The motion that takes what lay under one or two presses to where they are now. */
function camera(before: readonly Press[], now: readonly Press[]): Effect {
  const from = spread(before);
  const { centre, span } = spread(now);
  return {
    kind: 'camera',
    dx: centre.x - from.centre.x,
    dy: centre.y - from.centre.y,
    factor: from.span > 0 && span > 0 ? span / from.span : 1,
    at: centre,
  };
}

/** Of one or two presses: the middle, and the distance between them (0 for one). */
function spread([first, second = first]: readonly Press[]): { centre: Position; span: number } {
  if (!first || !second) return { centre: { x: 0, y: 0 }, span: 0 };
  return {
    centre: { x: (first.at.x + second.at.x) / 2, y: (first.at.y + second.at.y) / 2 },
    span: Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y),
  };
}

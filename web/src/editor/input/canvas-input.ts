import { createStore } from 'zustand/vanilla';
import type { Position } from '../../render/camera/camera';
import { isAtCanvas } from './at-canvas';
import { noModifiers, type Device, type Modifiers, type Press } from './press';
import { deviceOf, modifiersOf, positionOf, pressOf } from './press-of-event';
import { atRest, holdTime, pressesOf, step, type Gesture, type Input, type Recognised } from './recogniser';
import { watchTrackpadPinch } from './trackpad-pinch';
import { wheelOfPinch } from './wheel';

/** Receives the input of a canvas. Positions are in pixels of the page. */
interface Listener {
  /** True if a drag that starts with this press belongs to the active tool. Otherwise the drag moves the view. */
  takesDrag: (press: Press) => boolean;
  /** True if a long press on this position has an effect in the active tool. */
  takesHold: (press: Press) => boolean;
  recognised: (recognised: Recognised) => void;
  /** Receives the pointer's position and the held modifier keys; null when the pointer has left. Fingers don't hover. */
  hover: (at: Position | null, modifiers: Modifiers) => void;
  /**
   * Returns the speed at which a tool's drag at an edge of the canvas moves the view, across and down, in pixels a
   * second. Null if the drag doesn't move the view.
   */
  edgeSpeed: (press: Press) => Position | null;
}

/**
 * The longest time for which one frame moves the view, in milliseconds. Without this limit, the view would leap
 * after a slow frame.
 */
const LONGEST_FRAME = 50;

/** The name of the current gesture; `carrying` drags an item out of a panel. */
export type Ongoing = Gesture['name'] | 'carrying';

/**
 * Handles the mouse, pen, fingers, wheel and Space key of a canvas. Also handles panels with items that can be
 * dragged on to the canvas. Only one gesture can be in progress at a time.
 */
export class CanvasInput {
  /** The name of the current gesture, as a store to which the page can subscribe. */
  readonly ongoing = createStore<{ gesture: Ongoing }>(() => ({ gesture: 'idle' }));
  #state = atRest;
  #canvas: { element: HTMLElement; listener: Listener } | null = null;
  #space = false;
  /** The device of the latest press. */
  #device: Device = 'mouse';
  /**
   * True after the mouse has moved on the canvas. False again when the mouse leaves the canvas, or when a key other
   * than Space is pressed.
   */
  #isUnderMouse = false;
  /** The position at which the pointer hovers, in pixels of the page; null for none, or after a key was pressed. */
  #hovers: Position | null = null;
  #hold: ReturnType<typeof setTimeout> | undefined;
  #isUpright = false;
  /**
   * The requested animation frame (`id`) and the time of the previous frame (`since`, in milliseconds). Null unless a
   * drag at an edge of the canvas is moving the view.
   */
  #frame: { id: number; since: number } | null = null;

  /** Listens to the input of `element`. Returns a function that stops listening. */
  attach(element: HTMLElement, listener: Listener): () => void {
    this.#canvas = { element, listener };
    this.#isUpright = isScreenUpright();
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', this.#press, { signal });
    element.addEventListener('pointerleave', this.#leavePointer, { signal });
    element.addEventListener('contextmenu', this.#keepMenu, { signal });
    // Not passive, because the browser would otherwise scroll or zoom the page.
    element.addEventListener('wheel', this.#wheel, { signal, passive: false });
    element.addEventListener('touchmove', keepStill, { signal, passive: false });
    watchTrackpadPinch(element, signal, (factor, at) => {
      // Fingers on a touch screen send this event too, but also pointer events.
      if (this.#state.gesture.name !== 'idle') return;
      this.#take({ kind: 'wheel', wheel: wheelOfPinch(factor, performance.now()), at });
    });
    window.addEventListener('pointermove', this.#move, { signal });
    window.addEventListener('pointerup', this.#release, { signal });
    window.addEventListener('pointercancel', this.#lose, { signal });
    window.addEventListener('lostpointercapture', this.#lose, { signal });
    window.addEventListener('keydown', this.#keyDown, { signal, capture: true });
    window.addEventListener('keyup', this.#keyUp, { signal, capture: true });
    window.addEventListener('blur', this.#leave, { signal });
    window.addEventListener('resize', this.#turnScreen, { signal });
    return () => {
      this.#leave();
      ending.abort();
      // A press that is still held ends here without an event.
      this.#state = atRest;
      this.#canvas = null;
    };
  }

  /**
   * Handles a press on a panel's item that can be dragged to the canvas. Without a drag, the press stays a click.
   * @returns true if the press may become a drag
   */
  reach(event: PointerEvent): boolean {
    this.#device = deviceOf(event);
    // Without a canvas, the item can't be dragged anywhere, and nothing would notice the release.
    if (!this.#canvas || this.#state.gesture.name !== 'idle' || event.button !== 0) return false;
    return this.#begin(pressOf(event, 'carry'), event.timeStamp);
  }

  /**
   * A ref callback for a panel's list whose items can be dragged to the canvas. While an item is dragged, the list
   * doesn't scroll and opens no menu.
   */
  readonly steady = (list: HTMLElement): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    const hold = (event: Event) => {
      if (this.#isCarrying() && event.cancelable) event.preventDefault();
    };
    list.addEventListener('touchmove', hold, { signal, passive: false });
    list.addEventListener('contextmenu', this.#keepMenu, { signal });
    return () => {
      ending.abort();
    };
  };

  readonly #press = (event: PointerEvent): void => {
    this.#device = deviceOf(event);
    if (event.pointerType === 'mouse' && event.button > 1) return;
    // The middle button would start the browser's own scrolling.
    if (event.button === 1) event.preventDefault();
    const press = pressOf(event, 'tap');
    if (event.button === 1 || this.#space) press.role = 'pan';
    else if (this.#canvas?.listener.takesDrag(press)) press.role = 'drag';
    press.canHold = this.#canvas?.listener.takesHold(press) ?? false;
    if (this.#begin(press, event.timeStamp)) this.#canvas?.element.setPointerCapture(event.pointerId);
  };

  /**
   * Starts to follow a press of a finger, pen or mouse button.
   * @returns false if the press is ignored
   */
  #begin(press: Press, time: number): boolean {
    this.#take({ kind: 'press', press, time });
    return pressesOf(this.#state.gesture).some(({ id }) => id === press.id);
  }

  readonly #move = (event: PointerEvent): void => {
    const at = positionOf(event);
    const device = deviceOf(event);
    // The mouse button was released without an event, for example over one of the browser's menus.
    if (device === 'mouse' && event.buttons === 0) this.#take({ kind: 'lose', id: event.pointerId });
    const modifiers = modifiersOf(event);
    this.#take({ kind: 'move', id: event.pointerId, device, at, modifiers, time: event.timeStamp });
    if (device === 'touch' || this.#isCarrying()) return;
    if (!this.#canvas || !(event.target instanceof Node) || !this.#canvas.element.contains(event.target))
      return;
    this.#isUnderMouse = true;
    this.#hover(at, modifiers);
  };

  readonly #leavePointer = (): void => {
    this.#isUnderMouse = false;
    this.#hover(null, noModifiers);
  };

  #hover(at: Position | null, modifiers: Modifiers): void {
    this.#hovers = at;
    this.#canvas?.listener.hover(at, modifiers);
  }

  readonly #release = (event: PointerEvent): void => {
    this.#take({ kind: 'release', id: event.pointerId, time: event.timeStamp });
  };

  readonly #lose = (event: PointerEvent): void => {
    // While an item is carried, the panel loses its pointer capture to the canvas. The press goes on.
    if (event.type === 'lostpointercapture' && event.target !== this.#canvas?.element) return;
    this.#take({ kind: 'lose', id: event.pointerId });
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#take({ kind: 'wheel', wheel: event, at: positionOf(event) });
  };

  readonly #keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#state.gesture.name !== 'idle') {
      event.preventDefault();
      event.stopPropagation();
      this.#take({ kind: 'cancel' });
    }
    this.#modify(event);
    if (event.key !== ' ') this.#isUnderMouse = false;
    else if (this.#canvas && this.#hasSpace(event.target)) {
      event.preventDefault();
      this.#space = true;
    }
  };

  /**
   * True if the Space key belongs to the canvas: the canvas has the focus, or no control has. While the mouse is over
   * the canvas, the key also belongs to the canvas if a button or link has the focus.
   */
  #hasSpace(target: EventTarget | null): boolean {
    return (
      isAtCanvas(target) || (this.#isUnderMouse && target instanceof Element && target.matches('button, a'))
    );
  }

  readonly #keyUp = (event: KeyboardEvent): void => {
    this.#modify(event);
    if (event.key !== ' ' || !this.#space) return;
    event.preventDefault();
    this.#space = false;
  };

  #modify(event: KeyboardEvent): void {
    if (!['Shift', 'Alt', 'Control', 'Meta'].includes(event.key)) {
      // A key may show something else than the place under the resting pointer.
      this.#hovers = null;
      return;
    }
    const modifiers = modifiersOf(event);
    this.#take({ kind: 'modify', modifiers });
    if (this.#hovers) this.#hover(this.#hovers, modifiers);
  }

  readonly #leave = (): void => {
    this.#space = false;
    this.#take({ kind: 'cancel' });
  };

  /**
   * Ends the gesture when a tablet is turned, because the finger is over another part of the page in the new layout.
   */
  readonly #turnScreen = (): void => {
    const isUpright = isScreenUpright();
    if (isUpright !== this.#isUpright) this.#leave();
    this.#isUpright = isUpright;
  };

  /**
   * Prevents the browser's menu during a drag and when a finger or pen presses long. While that menu is open, this
   * page doesn't notice the end of a drag.
   */
  readonly #keepMenu = (event: Event): void => {
    const { name } = this.#state.gesture;
    // Not all browsers report which device opens the menu.
    const device = event instanceof PointerEvent ? event.pointerType : this.#device;
    if (device !== 'mouse' || name === 'dragging' || name === 'panning') event.preventDefault();
  };

  #take(input: Input): void {
    const before = this.#state.gesture;
    const { state, recognised } = step(this.#state, input);
    this.#state = state;
    if (state.gesture !== before) this.#watch(state.gesture);
    for (const each of recognised) {
      if (each.kind === 'drag' && each.phase === 'start' && each.press.role === 'carry')
        this.#carry(each.press);
      this.#canvas?.listener.recognised(each);
    }
    const gesture = this.#isCarrying() ? 'carrying' : state.gesture.name;
    if (gesture !== this.ongoing.getState().gesture) this.ongoing.setState({ gesture });
    this.#watchEdge();
  }

  /**
   * Returns the speed at which a tool's drag at an edge of the canvas moves the view, across and down, in pixels a
   * second. The view moves even while the pointer rests. Null if the drag doesn't move the view.
   */
  #edgeSpeed(): Position | null {
    const { gesture } = this.#state;
    if (gesture.name !== 'dragging' || gesture.press.role !== 'drag') return null;
    return this.#canvas?.listener.edgeSpeed(gesture.press) ?? null;
  }

  #watchEdge(): void {
    const isAtEdge = this.#edgeSpeed() !== null;
    if (isAtEdge && !this.#frame) this.#askFrame(performance.now());
    else if (!isAtEdge && this.#frame) {
      cancelAnimationFrame(this.#frame.id);
      this.#frame = null;
    }
  }

  #askFrame(since: number): void {
    this.#frame = { id: requestAnimationFrame(this.#panAtEdge), since };
  }

  readonly #panAtEdge = (now: number): void => {
    const speed = this.#edgeSpeed();
    const seconds = Math.max(0, Math.min(LONGEST_FRAME, now - (this.#frame?.since ?? now))) / 1000;
    this.#frame = null;
    if (!speed) return;
    this.#askFrame(now);
    this.#take({ kind: 'pan', dx: speed.x * seconds, dy: speed.y * seconds });
  };

  /**
   * Captures the pointer for the canvas when an item is dragged out of a panel, because the item's element may
   * disappear before the release.
   */
  #carry(start: Press): void {
    this.#canvas?.element.setPointerCapture(start.id);
    this.#hover(null, noModifiers);
    const [now] = pressesOf(this.#state.gesture);
    // A finger that rested for long without moving still counts as a tap, because some people press slowly.
    if (now?.at !== start.at) swallowNextClick();
  }

  #isCarrying(): boolean {
    const { gesture } = this.#state;
    return gesture.name === 'dragging' && gesture.press.role === 'carry';
  }

  #watch(gesture: Gesture): void {
    clearTimeout(this.#hold);
    const time = holdTime(gesture);
    if (time !== null) this.#hold = setTimeout(() => this.#take({ kind: 'held' }), time);
  }
}

/**
 * Prevents the next click on the page. Without this call, an item that is dropped where its drag started would also
 * be clicked.
 */
function swallowNextClick(): void {
  const ending = new AbortController();
  const { signal } = ending;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    // The click follows directly after the release.
    setTimeout(() => {
      ending.abort();
    });
  };
  window.addEventListener('click', swallow, { signal, capture: true });
  window.addEventListener('pointerdown', () => ending.abort(), { signal, capture: true });
  window.addEventListener('pointerup', end, { signal, capture: true });
  window.addEventListener('pointercancel', end, { signal, capture: true });
}

/**
 * Keeps the browser from making a fling of a finger's drag. It would take the next tap, on a button too, as the end of
 * the fling, and press nothing.
 */
function keepStill(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

function isScreenUpright(): boolean {
  return window.innerHeight > window.innerWidth;
}

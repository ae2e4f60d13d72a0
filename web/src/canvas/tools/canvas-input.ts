import { createStore } from 'zustand/vanilla';
import type { Position } from '../camera';
import {
  atRest,
  holdTime,
  pressesOf,
  step,
  type Device,
  type Effect,
  type Gesture,
  type Input,
  type Role,
  type Work,
} from './gesture';
import { watchTrackpadPinch } from './trackpad-pinch';
import { canvasHasKey } from './view-keys';
import { wheelOfPinch } from './wheel';

/** What a canvas is to do. Places are pixels of its viewport. */
export type CanvasAction<Cargo> =
  | { kind: 'move'; dx: number; dy: number; factor: number; at: Position }
  | { kind: 'tap'; at: Position }
  /** A long press of a finger or pen. */
  | { kind: 'hold'; at: Position }
  /** Where the pointer is; null when it has left. Fingers don't hover. */
  | { kind: 'hover'; at: Position | null }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Something from a panel is held over `at`, or let go there; null beside the canvas. */
  | { kind: 'carry'; cargo: Cargo; at: Position | null }
  | { kind: 'drop'; cargo: Cargo; at: Position | null }
  /** The sweep has come to `at`. */
  | { kind: 'sweep'; at: Position }
  /** It ended, and counts. */
  | { kind: 'swept' }
  /** What was carried or swept is not wanted after all. */
  | { kind: 'abandon'; work: Work };

/** What a plain drag on the canvas does: `pick` moves the view, `sweep` works on all that it passes over. */
export type Tool = Extract<Role, 'pick' | 'sweep'>;

/** Something lifted out of a panel, and where it is on the page. */
export interface Lifted<Cargo> {
  cargo: Cargo;
  at: Position;
  device: Device;
}

interface Ongoing<Cargo> {
  gesture: Gesture['name'];
  lifted: Lifted<Cargo> | null;
}

/**
 * Mouse, pen, fingers, wheel and space of a canvas, and of panels from which things can be dragged on
 * to it: one gesture at a time for all of them.
 */
export class CanvasInput<Cargo> {
  /** What the page shows of the gesture. */
  readonly ongoing = createStore<Ongoing<Cargo>>(() => ({ gesture: 'idle', lifted: null }));
  #tool: Tool = 'pick';
  #state = atRest;
  #canvas: { element: HTMLElement; perform: (action: CanvasAction<Cargo>) => void } | null = null;
  #cargo: Cargo | null = null;
  #space = false;
  /** The mouse has come to the canvas, and no key but space was pressed since. */
  #isAtHand = false;
  #hold: ReturnType<typeof setTimeout> | undefined;

  /** Takes the input of `element` until the function that it gives is called. */
  attach(element: HTMLElement, perform: (action: CanvasAction<Cargo>) => void): () => void {
    this.#canvas = { element, perform };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', this.#press, { signal });
    element.addEventListener('pointerleave', this.#part, { signal });
    element.addEventListener('contextmenu', this.#keepMenu, { signal });
    // Not passive, or the page would scroll and zoom.
    element.addEventListener('wheel', this.#wheel, { signal, passive: false });
    watchTrackpadPinch(element, signal, (factor, at) => {
      // Fingers on a screen are told as pointers too.
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
    return () => {
      this.#leave();
      ending.abort();
      // Presses that are still held end unheard.
      this.#state = atRest;
      this.#canvas = null;
    };
  }

  takeUp(tool: Tool): void {
    this.#tool = tool;
  }

  /** A press on something in a panel that can be dragged on to the canvas. Without a drag it stays a click. */
  reach(event: PointerEvent, cargo: Cargo): void {
    // Without a canvas there is nothing to drag it on to, and nobody to hear that it is let go.
    if (!this.#canvas || this.#state.gesture.name !== 'idle' || event.button !== 0) return;
    this.#cargo = cargo;
    this.#begin(event, 'lift');
  }

  /** Keeps a list of things that can be lifted from scrolling, or opening a menu, under a lifted one. */
  readonly steady = (list: HTMLElement): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    const hold = (event: Event) => {
      if (this.#state.gesture.name === 'draggingIn' && event.cancelable) event.preventDefault();
    };
    list.addEventListener('touchmove', hold, { signal, passive: false });
    list.addEventListener('contextmenu', this.#keepMenu, { signal });
    return () => {
      ending.abort();
    };
  };

  readonly #press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    // The middle button would start the browser's own scrolling.
    if (event.button === 1) event.preventDefault();
    this.#begin(event, event.button === 1 || this.#space ? 'view' : this.#tool);
  };

  #begin(event: PointerEvent, role: Role): void {
    const press = { id: event.pointerId, device: deviceOf(event), role, at: placeOf(event) };
    this.#take({ kind: 'press', press, time: event.timeStamp });
    const isFollowed = pressesOf(this.#state.gesture).some(({ id }) => id === event.pointerId);
    if (isFollowed && role !== 'lift') this.#canvas?.element.setPointerCapture(event.pointerId);
  }

  readonly #move = (event: PointerEvent): void => {
    const at = placeOf(event);
    const device = deviceOf(event);
    this.#take({ kind: 'move', id: event.pointerId, device, at, time: event.timeStamp });
    const { gesture } = this.#state;
    if (device === 'touch' || gesture.name === 'draggingIn') return;
    if (!this.#canvas || !(event.target instanceof Node) || !this.#canvas.element.contains(event.target))
      return;
    this.#isAtHand = true;
    this.#canvas.perform({ kind: 'hover', at: this.#onCanvas(at) });
  };

  readonly #part = (): void => {
    this.#isAtHand = false;
    this.#canvas?.perform({ kind: 'hover', at: null });
  };

  readonly #release = (event: PointerEvent): void => {
    this.#take({ kind: 'release', id: event.pointerId, time: event.timeStamp });
  };

  readonly #lose = (event: PointerEvent): void => {
    // A panel loses its finger to the canvas when something is lifted: that is meant.
    if (event.type === 'lostpointercapture' && event.target !== this.#canvas?.element) return;
    this.#take({ kind: 'lose', id: event.pointerId });
  };

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#take({ kind: 'wheel', wheel: event, at: placeOf(event) });
  };

  readonly #keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.#state.gesture.name !== 'idle') {
      event.preventDefault();
      event.stopPropagation();
      this.#take({ kind: 'cancel' });
    }
    if (event.key !== ' ') this.#isAtHand = false;
    else if (this.#canvas && this.#hasSpace(event, this.#canvas.element)) {
      event.preventDefault();
      this.#space = true;
    }
  };

  /** A swatch that was clicked keeps the focus; who has come back to the canvas with the mouse means that. */
  #hasSpace(event: KeyboardEvent, canvas: HTMLElement): boolean {
    if (canvasHasKey(event, canvas)) return true;
    return this.#isAtHand && event.target instanceof Element && event.target.matches('button, a');
  }

  readonly #keyUp = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !this.#space) return;
    event.preventDefault();
    this.#space = false;
  };

  readonly #leave = (): void => {
    this.#space = false;
    this.#take({ kind: 'cancel' });
  };

  /** A long press of a finger would open the browser's menu. */
  readonly #keepMenu = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') event.preventDefault();
  };

  #take(input: Input): void {
    const before = this.#state.gesture;
    const { state, effects } = step(this.#state, input);
    this.#state = state;
    if (state.gesture !== before) this.#watch(state.gesture);
    for (const effect of effects) this.#perform(effect);
    if (state.gesture !== before) this.#show(state.gesture);
  }

  #watch(gesture: Gesture): void {
    clearTimeout(this.#hold);
    const time = holdTime(gesture);
    if (time !== null) this.#hold = setTimeout(() => this.#take({ kind: 'held' }), time);
  }

  #show(gesture: Gesture): void {
    const lifted =
      gesture.name === 'draggingIn' && this.#cargo !== null
        ? { cargo: this.#cargo, at: gesture.press.at, device: gesture.press.device }
        : null;
    if (lifted || this.ongoing.getState().gesture !== gesture.name)
      this.ongoing.setState({ gesture: gesture.name, lifted });
  }

  #perform(effect: Effect): void {
    if (!this.#canvas) return;
    const { element, perform } = this.#canvas;
    switch (effect.kind) {
      case 'camera':
        perform({ ...effect, kind: 'move', at: this.#onCanvas(effect.at) });
        break;
      case 'tap':
      case 'hold':
        perform({ kind: effect.kind, at: this.#onCanvas(effect.at) });
        break;
      case 'begin':
        if (effect.work === 'sweeping') {
          perform({ kind: 'sweep', at: this.#onCanvas(effect.at) });
          break;
        }
        // The canvas takes the press over: what it came from may be gone before it is let go.
        for (const { id, at } of pressesOf(this.#state.gesture)) {
          element.setPointerCapture(id);
          // A finger that only rested for long has tapped: some hands are slow.
          if (at.x !== effect.at.x || at.y !== effect.at.y) swallowNextClick();
        }
        break;
      case 'preview':
      case 'commit': {
        if (effect.work === 'sweeping') {
          if (effect.kind === 'commit') perform({ kind: 'swept' });
          else perform({ kind: 'sweep', at: this.#onCanvas(effect.at) });
          break;
        }
        const kind = effect.kind === 'preview' ? 'carry' : 'drop';
        if (this.#cargo !== null) perform({ kind, cargo: this.#cargo, at: this.#overCanvas(effect.at) });
        break;
      }
      case 'abandon':
        perform(effect);
        break;
      default:
        perform({ kind: effect.kind });
    }
  }

  #onCanvas(at: Position): Position {
    const box = this.#canvas?.element.getBoundingClientRect();
    return { x: at.x - (box?.left ?? 0), y: at.y - (box?.top ?? 0) };
  }

  #overCanvas(at: Position): Position | null {
    const element = this.#canvas?.element;
    if (!element) return null;
    const place = this.#onCanvas(at);
    const isInside =
      place.x >= 0 && place.y >= 0 && place.x < element.clientWidth && place.y < element.clientHeight;
    return isInside ? place : null;
  }
}

/** What was lifted must not be clicked as well when it is let go over where it was. */
function swallowNextClick(): void {
  const ending = new AbortController();
  const { signal } = ending;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    // The click comes right after the release.
    setTimeout(() => {
      ending.abort();
    });
  };
  window.addEventListener('click', swallow, { signal, capture: true });
  window.addEventListener('pointerdown', () => ending.abort(), { signal, capture: true });
  window.addEventListener('pointerup', end, { signal, capture: true });
  window.addEventListener('pointercancel', end, { signal, capture: true });
}

function placeOf({ clientX, clientY }: MouseEvent): Position {
  return { x: clientX, y: clientY };
}

function deviceOf({ pointerType }: PointerEvent): Device {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

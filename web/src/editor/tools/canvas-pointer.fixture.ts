import type { Position, Viewport } from '../../render/camera/camera';
import type { Preview } from '../../render/camera/preview';
import { noModifiers, type Device, type Modifiers, type Press } from '../input/press';
import { ToolDispatch } from './dispatch';
import type { Tool, View } from './tool';

interface Held extends Partial<Modifiers> {
  device?: Device;
}

/** A pointer on a canvas with one tool, for tests. A test chooses the number of inches in a pixel. */
export class CanvasPointer {
  /** The size of the canvas, in pixels. */
  viewport: Viewport = { width: 1000, height: 1000 };
  /** The preview that the tool has set; null for none. */
  shown: Preview | null = null;
  readonly #dispatch: ToolDispatch;
  #tool: Tool | null = null;
  #press: Press | null = null;

  constructor(inches: number) {
    const view: View = {
      partAt: () => null,
      inches: ({ x, y }) => ({ x: x * inches, y: y * inches }),
      viewport: () => this.viewport,
      openMenu: () => {},
      preview: (preview) => (this.shown = preview),
    };
    this.#dispatch = new ToolDispatch({
      ...view,
      pointOf: ({ at, device, modifiers }) => ({ page: at, at, isOver: true, part: null, device, modifiers }),
      inUse: () => ({ tools: this.#tool ? [this.#tool] : [], active: this.#tool?.name ?? '' }),
    });
  }

  /** Makes a tool the active tool. */
  take(tool: Tool): void {
    this.#tool = tool;
  }

  hover(x: number, y: number, held: Partial<Modifiers> = {}): string | null {
    return this.#dispatch.hover({ x, y }, { ...noModifiers, ...held });
  }

  leave(): void {
    this.#dispatch.hover(null, noModifiers);
  }

  tap(x: number, y: number, held?: Held, count: 1 | 2 = 1): void {
    this.#dispatch.perform({ kind: 'tap', press: pressAt({ x, y }, held), count });
  }

  hold(x: number, y: number): void {
    this.#dispatch.perform({ kind: 'hold', press: pressAt({ x, y }, { device: 'touch' }) });
  }

  turn(by: 1 | -1): void {
    this.#dispatch.perform({ kind: 'turn', by, press: pressAt({ x: 0, y: 0 }, { device: 'touch' }) });
  }

  /** Presses, and starts a drag if the tool accepts a drag from this press. */
  press(x: number, y: number, held?: Held): boolean {
    const press = pressAt({ x, y }, held);
    const takes = this.#dispatch.takesDrag(press);
    if (!takes) return false;
    this.#press = press;
    this.#dispatch.perform({ kind: 'drag', phase: 'start', press });
    return true;
  }

  to(x: number, y: number, held: Partial<Modifiers> = {}): void {
    this.#drag('move', { x, y }, held);
  }

  release(held: Partial<Modifiers> = {}): void {
    this.#drag('end', this.#press?.at ?? { x: 0, y: 0 }, held);
  }

  escape(): void {
    this.#drag('cancel', this.#press?.at ?? { x: 0, y: 0 }, {});
  }

  #drag(phase: 'move' | 'end' | 'cancel', at: Position, held: Partial<Modifiers>): void {
    if (!this.#press) throw new Error('Nothing is dragged.');
    this.#press = { ...this.#press, at, modifiers: { ...noModifiers, ...held } };
    this.#dispatch.perform({ kind: 'drag', phase, press: this.#press });
  }
}

function pressAt(at: Position, { device = 'mouse', ...modifiers }: Held = {}): Press {
  return {
    id: 1,
    device,
    button: 'first',
    role: 'drag',
    canHold: true,
    modifiers: { ...noModifiers, ...modifiers },
    start: at,
    at,
  };
}

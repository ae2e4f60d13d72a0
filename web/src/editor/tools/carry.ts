import { createStore } from 'zustand/vanilla';
import type { Position } from '../../render/camera/camera';
import type { CanvasInput } from '../input/canvas-input';
import type { Device } from '../input/press';
import type { CanvasPoint, Tool, View } from './tool';

/** The tool for drags that start in a panel. */
export const CARRY = 'carry';

/** A carried thing, with its position on the page. */
export interface Carried<Item> {
  item: Item;
  at: Position;
  device: Device;
}

/** Receives things that are carried on to the canvas. */
interface Receivers<Item> {
  onCarry: (item: Item, point: CanvasPoint, view: View) => void;
  onDrop: (item: Item, point: CanvasPoint, view: View) => void;
  onCancel: () => void;
}

/** Carries things out of panels on to a canvas. */
export class Carry<Item> {
  /** The thing that is being carried. */
  readonly carried = createStore<{ now: Carried<Item> | null }>(() => ({ now: null }));
  #reached: Item | null = null;

  constructor(readonly input: CanvasInput) {}

  /** Handles a press on a thing in a panel. Without a drag it stays a click. */
  reach(event: PointerEvent, item: Item): void {
    if (this.input.reach(event)) this.#reached = item;
  }

  tool({ onCarry, onDrop, onCancel }: Receivers<Item>): Tool {
    const show = ({ page, device }: CanvasPoint) => {
      const item = this.#reached;
      if (item !== null) this.carried.setState({ now: { item, at: page, device } });
    };
    const end = (): Item | null => {
      const item = this.#reached;
      this.#reached = null;
      this.carried.setState({ now: null });
      return item;
    };
    return {
      name: CARRY,
      dragStart: show,
      dragMove: (point, view) => {
        show(point);
        if (this.#reached !== null) onCarry(this.#reached, point, view);
      },
      dragEnd: (point, view) => {
        const item = end();
        if (item !== null) onDrop(item, point, view);
      },
      dragCancel: () => {
        end();
        onCancel();
      },
    };
  }
}

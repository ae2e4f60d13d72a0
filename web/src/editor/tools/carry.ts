import { createStore } from 'zustand/vanilla';
import type { Position } from '../../render/camera/camera';
import type { CanvasInput } from '../input/canvas-input';
import type { Device } from '../input/press';
import type { CanvasPoint, Tool, View } from './tool';

/** The name of the tool that handles drags from a panel to the canvas. */
export const CARRY = 'carry';

/** An item that is being dragged out of a panel, with its position on the page. */
export interface Carried<Item> {
  item: Item;
  at: Position;
  device: Device;
}

/** Receives items that are dragged on to the canvas. */
interface CarryHandlers<Item> {
  onCarry: (item: Item, point: CanvasPoint, view: View) => void;
  onDrop: (item: Item, point: CanvasPoint, view: View) => void;
  onCancel: () => void;
}

/** Drags items out of panels on to a canvas. */
export class Carry<Item> {
  /** The item that is being dragged; null for none. */
  readonly carried = createStore<{ now: Carried<Item> | null }>(() => ({ now: null }));
  #reached: Item | null = null;

  constructor(readonly input: CanvasInput) {}

  /** Handles a press on an item in a panel. If no drag follows, the press stays a click. */
  reach(event: PointerEvent, item: Item): void {
    if (this.input.reach(event)) this.#reached = item;
  }

  tool({ onCarry, onDrop, onCancel }: CarryHandlers<Item>): Tool {
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

import type { Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/hit-test';
import { pointsBetween } from './points-between';
import type { CanvasPoint, Tool, View } from './tool';

interface Sweeping<Item> {
  /** Returns the items of the design at a part. */
  itemsAt: (part: Part) => readonly Item[];
  /** A part was tapped, or a finger or pen rested on it. */
  onTap: (part: Part | null) => void;
  onHold: (part: Part | null) => void;
  /** Shows everything that the drag has passed so far; `part` is its current place. */
  onTry: (items: readonly Item[], part: Part | null) => void;
  /** Receives everything that the drag passed, at its end. */
  onGive: (items: readonly Item[]) => void;
  /** Removes the preview of `onTry`. */
  onEnd: () => void;
}

/** A drag collects everything that it passes, shows it at once and applies it at the end. Each screen has one. */
export class Sweep<Item> {
  #swept = new Set<Item>();
  #last: Position | null = null;

  tool({ itemsAt, onTap, onHold, onTry, onGive, onEnd }: Sweeping<Item>): Tool {
    const passOver = ({ at }: CanvasPoint, view: View) => {
      const parts = pointsBetween(this.#last ?? at, at).flatMap((point) => view.partAt(point) ?? []);
      this.#last = at;
      for (const item of parts.flatMap(itemsAt)) this.#swept.add(item);
      onTry([...this.#swept], parts.at(-1) ?? null);
    };
    const finish = () => {
      const items = [...this.#swept];
      this.#swept.clear();
      this.#last = null;
      onEnd();
      return items;
    };
    return {
      name: 'sweep',
      tap: ({ part }) => onTap(part),
      hold: ({ part }) => onHold(part),
      takesDrag: () => true,
      dragStart: passOver,
      dragMove: passOver,
      dragEnd: () => {
        const items = finish();
        if (items.length > 0) onGive(items);
      },
      dragCancel: finish,
    };
  }
}

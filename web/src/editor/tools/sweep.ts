import type { Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import { pointsBetween } from './points-between';
import type { CanvasPoint, Tool, View } from './tool';

interface Sweeping<Item> {
  /** Returns the items that a sweep (a drag across items) collects when it passes over a part. */
  itemsAt: (part: Part) => readonly Item[];
  /** Called when a part was tapped. `onHold` is called when a finger or pen rested on a part. */
  onTap: (part: Part | null) => void;
  onHold: (part: Part | null) => void;
  /**
   * Previews the effect on all items that the sweep (the drag across items) has collected so far.
   * @param part the part under the pointer
   */
  onTry: (items: readonly Item[], part: Part | null) => void;
  /** Called at the end of the sweep with all collected items. */
  onGive: (items: readonly Item[]) => void;
  /** Ends the preview that `onTry` started. */
  onEnd: () => void;
}

/**
 * Collects the items on the path of a sweep (a drag that acts on all items it passes). Previews the sweep's effect,
 * and applies the effect at the end. A render may create the tool again during a sweep. The sweep then continues,
 * because this object outlasts renders.
 */
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

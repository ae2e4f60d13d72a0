import type { ItemEditor } from '../item-editor';
import type { CanvasPoint, Tool, View } from '../tool';

/** A locked layer or placement that a tap or a drag has hit. */
export interface LockedThing<Locked> {
  locked: Locked;
  /**
   * Decides whether a tap on the locked item is reported. Null: every tap is reported. An object: the tap isn't
   * reported if the last report had the same object. Set to an object if unlocked items lie below the locked item. A
   * tap then also selects an unlocked item, and a single report is enough.
   */
  once: object | null;
}

type FindLocked<Locked> = (point: CanvasPoint, view: View) => LockedThing<Locked> | null;

/** Returns a tool that calls `onLocked` when a tap or a long press hits a locked layer or placement. */
export function tellLocked<Locked>(
  lockedAt: FindLocked<Locked>,
  onLocked: (locked: Locked) => void,
): Pick<Required<Tool>, 'name' | 'tap' | 'hold'> {
  let reported: object | null = null;
  const tell = (point: CanvasPoint, view: View) => {
    const found = lockedAt(point, view);
    if (!found || (found.once !== null && found.once === reported)) return;
    reported = found.once;
    onLocked(found.locked);
  };
  return {
    name: 'tell-locked',
    tap: (point, _, view) => {
      tell(point, view);
    },
    hold: tell,
  };
}

/**
 * Returns a marquee tool that also reports locked items. If a drag starts on a locked layer or placement and selects
 * nothing, the tool calls `onLocked`.
 */
export function marqueeOverLocked<Locked>(
  marquee: Tool,
  editor: Pick<ItemEditor, 'selection'>,
  lockedAt: FindLocked<Locked>,
  onLocked: (locked: Locked) => void,
): Tool {
  let pressed: LockedThing<Locked> | null = null;
  return {
    ...marquee,
    dragStart: (start, view) => {
      pressed = lockedAt(start, view);
      marquee.dragStart?.(start, view);
    },
    dragEnd: (point, view) => {
      marquee.dragEnd?.(point, view);
      if (pressed && editor.selection().size === 0) onLocked(pressed.locked);
    },
  };
}

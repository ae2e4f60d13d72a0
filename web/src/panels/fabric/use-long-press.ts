import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds after which a press is a long one. */
const LONG = 500;
/** A finger that wanders no farther, in pixels, rests. */
const SLACK = 10;

/**
 * Tells of fingers and pens that rest on a thing for long before they are lifted, which is no click then. Those
 * that go somewhere else drag the thing, or scroll.
 */
export function useLongPress<Item>(onLongPress: (item: Item, at: { x: number; y: number }) => void) {
  const wasLong = useRef(false);
  return {
    /** For the button of `item`. */
    pressable: (item: Item) => ({
      onPointerDownCapture: (down: PointerEvent) => {
        wasLong.current = false;
        if (down.pointerType === 'mouse') return;
        const ending = new AbortController();
        const { signal } = ending;
        const isSame = ({ pointerId }: globalThis.PointerEvent) => pointerId === down.pointerId;
        const wander = (move: globalThis.PointerEvent) => {
          const way = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
          if (!isSame(move) || way > SLACK) ending.abort();
        };
        const lift = (up: globalThis.PointerEvent) => {
          ending.abort();
          if (!isSame(up) || up.timeStamp - down.timeStamp < LONG) return;
          wasLong.current = true;
          onLongPress(item, { x: down.clientX, y: down.clientY });
        };
        addEventListener('pointermove', wander, { signal });
        addEventListener('pointerup', lift, { signal });
        addEventListener('pointercancel', () => ending.abort(), { signal });
      },
      onClickCapture: (event: MouseEvent) => {
        if (wasLong.current) event.stopPropagation();
        wasLong.current = false;
      },
    }),
  };
}

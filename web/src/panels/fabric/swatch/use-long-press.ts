import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds after which a press is a long one. */
const LONG = 700;
/** Pixels that a resting finger may move. */
const SLACK = 10;

/**
 * Reports fingers and pens that rest on a thing for long before their release, which is then no click. If they move,
 * they drag the thing, or scroll.
 */
export function useLongPress<Item>(onLongPress: (item: Item, at: { x: number; y: number }) => void) {
  const press = useRef({ ending: new AbortController(), isLong: false });
  return {
    /** For the parent of the button of `item`. */
    pressable: (item: Item) => {
      const tell = (event: { preventDefault: () => void }, at: { x: number; y: number }) => {
        event.preventDefault();
        press.current.ending.abort();
        press.current.isLong = false;
        onLongPress(item, at);
      };
      return {
        onPointerDownCapture: (down: PointerEvent) => {
          press.current.ending.abort();
          const now = { ending: new AbortController(), isLong: false };
          press.current = now;
          if (down.pointerType === 'mouse') return;
          const { signal } = now.ending;
          const at = { x: down.clientX, y: down.clientY };
          const end = () => {
            now.ending.abort();
          };
          addEventListener(
            'pointermove',
            (move) => {
              if (Math.hypot(move.clientX - at.x, move.clientY - at.y) > SLACK) end();
            },
            { signal },
          );
          addEventListener('pointercancel', end, { signal });
          addEventListener(
            'pointerup',
            (up) => {
              now.isLong = up.timeStamp - down.timeStamp >= LONG;
              // Otherwise the next tap anywhere would end this one.
              if (!now.isLong) end();
            },
            { signal, once: true },
          );
          // Browsers simulate a mouse after a touch, which would take the focus from the newly opened menu.
          addEventListener(
            'touchend',
            (event) => {
              if (now.isLong) tell(event, at);
            },
            { signal, passive: false },
          );
        },
        // A pen has no touch events, so it reaches its click.
        onClickCapture: (event: MouseEvent) => {
          if (!press.current.isLong) return;
          event.stopPropagation();
          tell(event, { x: event.clientX, y: event.clientY });
        },
      };
    },
  };
}

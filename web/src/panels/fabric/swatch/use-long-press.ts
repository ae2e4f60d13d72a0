import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** The shortest time of a long press, in milliseconds. */
const LONG = 700;
/** The distance in pixels that a finger may move during a long press. A longer move ends the long press. */
const SLACK = 10;

/**
 * Reports long presses: a finger or pen rests on an item for a while and is then lifted. A long press doesn't count as
 * a click. If the finger or pen moves, the press drags the item or scrolls the list instead.
 */
export function useLongPress<Item>(onLongPress: (item: Item, at: { x: number; y: number }) => void) {
  const press = useRef({ ending: new AbortController(), isLong: false });
  return {
    /** Returns the props of the element that contains the button of `item`. */
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
              // Otherwise these listeners would stay until the next tap anywhere.
              if (!now.isLong) end();
            },
            { signal, once: true },
          );
          // After a touch, browsers simulate mouse events, which would take the focus from the menu that has just
          // opened.
          addEventListener(
            'touchend',
            (event) => {
              if (now.isLong) tell(event, at);
            },
            { signal, passive: false },
          );
        },
        // A pen has no touch events, so its long press is reported at the click.
        onClickCapture: (event: MouseEvent) => {
          if (!press.current.isLong) return;
          event.stopPropagation();
          tell(event, { x: event.clientX, y: event.clientY });
        },
      };
    },
  };
}

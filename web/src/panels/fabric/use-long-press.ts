import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds after which a press is a long one. */
const LONG = 700;
/** A finger that wanders no farther, in pixels, rests. */
const SLACK = 10;

/**
 * Tells of fingers and pens that rest on a thing for long before they are lifted, which is no click then. Those
 * that go somewhere else drag the thing, or scroll.
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
              // Or the next tap, be it anywhere, would end this one.
              if (!now.isLong) end();
            },
            { signal, once: true },
          );
          // The mouse that browsers play after a touch would take the focus from what is opened now.
          addEventListener(
            'touchend',
            (event) => {
              if (now.isLong) tell(event, at);
            },
            { signal, passive: false },
          );
        },
        // A pen has no touch, and comes to its click.
        onClickCapture: (event: MouseEvent) => {
          if (!press.current.isLong) return;
          event.stopPropagation();
          tell(event, { x: event.clientX, y: event.clientY });
        },
      };
    },
  };
}

import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds on a thing after which it is meant. */
const REST = 150;

/**
 * Tells of a thing in a list once the mouse was moved on to it, or the keyboard has come to it, and rests
 * there; and of none any more when that is over, or Escape was pressed. A thing that the page moved under a
 * mouse at rest isn't meant.
 */
export function usePeek<Item>(onPeek: (item: Item | null) => void) {
  const [entered, setEntered] = useState<Item | null>(null);
  const isNew = useRef(false);
  const tell = useEffectEvent(onPeek);
  useEffect(() => {
    if (entered === null) return;
    const timer = setTimeout(() => {
      tell(entered);
    }, REST);
    const putBack = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setEntered(null);
    };
    addEventListener('keydown', putBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', putBack);
      tell(null);
    };
  }, [entered]);

  const leave = () => {
    setEntered(null);
  };
  return {
    entered,
    /** For the button of `item`. */
    peekable: (item: Item) => ({
      onPointerEnter: () => {
        isNew.current = true;
      },
      onPointerMove: ({ pointerType, buttons }: PointerEvent) => {
        if (pointerType !== 'mouse' || buttons !== 0) return;
        if (isNew.current) setEntered(item);
        isNew.current = false;
      },
      onPointerLeave: leave,
      // What is taken is not only looked at any more.
      onPointerDownCapture: leave,
      onClickCapture: leave,
      onFocusCapture: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setEntered(item);
      },
      onBlur: leave,
    }),
  };
}

import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds that the mouse or the focus must stay on an item before the item is reported. */
const REST = 150;

/**
 * Reports an item of a list after the mouse or the keyboard focus has stayed on it for `REST` milliseconds. Reports
 * null when the mouse or the focus leaves the item, or when Escape is pressed. An item that scrolls under a still mouse
 * isn't reported.
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
    /** Returns the props for the button of `item`. */
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
      // A press chooses the item, which ends the peek.
      onPointerDownCapture: leave,
      onClickCapture: leave,
      onFocusCapture: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setEntered(item);
      },
      onBlur: leave,
    }),
  };
}

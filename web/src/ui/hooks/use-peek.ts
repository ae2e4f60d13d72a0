import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds of rest that select an item. */
const REST = 150;

/**
 * Reports an item in a list once the mouse or the keyboard has moved to it and rests there. Reports null when that ends
 * or Escape is pressed. An item that the page moved under a resting mouse doesn't count.
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
      // A press takes the item, which ends the peek.
      onPointerDownCapture: leave,
      onClickCapture: leave,
      onFocusCapture: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setEntered(item);
      },
      onBlur: leave,
    }),
  };
}

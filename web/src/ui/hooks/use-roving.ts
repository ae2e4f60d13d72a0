import { useState, type KeyboardEvent } from 'react';
import { gridStep } from '../words/grid-step';

/**
 * Makes a grid of buttons a single Tab stop (roving tabindex). Arrow keys, Home and End move the focus in the grid.
 * @param keys the keys of the buttons, in order
 * @param chosen the key of the button that is the Tab stop at first
 */
export function useRoving(keys: readonly number[], chosen: number | null) {
  const [last, setLast] = useState<number | null>(null);
  const stop = [last, chosen].find((key) => key !== null && keys.includes(key)) ?? keys[0];
  return {
    /** The props for the element that contains the buttons. */
    grid: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const index = buttons.findIndex((button) => button === document.activeElement);
        if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = gridStep(event.key, index, columnsOf(buttons), buttons.length);
        if (next === null) return;
        event.preventDefault();
        buttons[next]?.focus();
      },
    },
    /** Returns the props for the button with this key. */
    item: (key: number) => ({
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => {
        setLast(key);
      },
    }),
  };
}

/** Returns the number of buttons in the first row. */
function columnsOf(buttons: readonly HTMLElement[]): number {
  const [first] = buttons;
  const top = first?.getBoundingClientRect().top;
  const below = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return below < 0 ? buttons.length : below;
}

import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the chosen tile of a menu of blocks; without a chosen tile, to the first. */
export function focusTile(menu: HTMLElement | null): void {
  const tile = menu?.querySelector('li [aria-pressed=true]') ?? menu?.querySelector('li button');
  if (tile instanceof HTMLElement) tile.focus({ preventScroll: true });
}

/**
 * Moves the focus to a tile of the menu as soon as it has blocks. Does so again if the focused tile then moves to the
 * list of offered blocks, which would lose the focus.
 * @param takesFocus false if the focus stays where it is
 * @param hasBlocks true if the menu has blocks
 * @param offered the number of blocks in the list of offered blocks
 */
export function useTileFocus(
  menu: RefObject<HTMLElement | null>,
  takesFocus: boolean,
  hasBlocks: boolean,
  offered: number,
): void {
  const hasTaken = useRef(false);
  useEffect(() => {
    if (!takesFocus || !hasBlocks) return;
    if (!hasTaken.current || document.activeElement === document.body) focusTile(menu.current);
    hasTaken.current = true;
  }, [menu, takesFocus, hasBlocks, offered]);
}

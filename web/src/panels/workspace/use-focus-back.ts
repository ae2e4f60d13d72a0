import { useEffect } from 'react';
import { focusMain } from '../../ui/focus-main';

/** What is typed in keeps the focus, however that came. */
const TYPED_IN = 'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=file])';

const HELD_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/**
 * Gives the focus back to the canvas of a table once a mouse or another pointer has pressed a control: the next key is
 * meant for the canvas. The focus stays on what was reached by keyboard, in fields, and in menus and dialogs. When a menu
 * or dialog closes that a press opened, the canvas has the focus too, and when a control goes as it is pressed.
 */
export function useFocusBack(): void {
  useEffect(() => {
    /** What a pointer pressed last on the table; null once a key was pressed. */
    let pressed: Element | null = null;
    /** What was clicked last on the table, by a pointer or a key. */
    let clicked: Element | null = null;
    let isDown = false;
    const giveBack = () => {
      const { activeElement: focused } = document;
      const isLost = focused === document.body || focused === null;
      const isBack = isLost ? clicked?.isConnected === false : isFocusedBy(pressed, focused);
      clicked = null;
      if (!isBack) return;
      // Once: a screen reader may come to the same control without a key.
      pressed = null;
      focusMain();
    };
    const giveBackSoon = () => {
      if (!isDown) setTimeout(giveBack);
    };
    const listeners = {
      pointerdown: ({ target, pointerType }: PointerEvent) => {
        isDown = true;
        if (!isOnTable(target)) return;
        // A screen reader's finger would lose its place, and few devices that have fingers alone have keys.
        const isFinger = pointerType === 'touch' && !matchMedia('(any-pointer: fine)').matches;
        pressed = isFinger ? null : target;
      },
      pointerup: () => {
        isDown = false;
        giveBackSoon();
      },
      pointercancel: () => {
        isDown = false;
        giveBackSoon();
      },
      click: ({ target }: MouseEvent) => {
        clicked = isOnTable(target) ? target : null;
        giveBackSoon();
      },
      focusin: giveBackSoon,
      keydown: ({ key }: KeyboardEvent) => {
        if (!HELD_KEYS.includes(key)) pressed = null;
      },
    };
    for (const [name, listener] of Object.entries(listeners))
      addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        removeEventListener(name, listener as EventListener, true);
    };
  }, []);
}

/** Whether something stands on a table, rather than in a menu or dialog over it. */
function isOnTable(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-shell]') !== null;
}

/** Whether a press on something has given the focus to what has it, by itself or by a label. */
function isFocusedBy(pressed: Element | null, focused: Element): boolean {
  if (!pressed || !isOnTable(focused) || focused.matches(TYPED_IN)) return false;
  return focused.contains(pressed) || pressed.closest('label')?.control === focused;
}

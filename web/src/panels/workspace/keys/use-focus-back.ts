import { useEffect } from 'react';
import { focusMain } from '../../../ui/hooks/focus-main';

/** Matches elements for typing. They keep the focus even after a press with a mouse or finger. */
const TYPED_IN = 'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=file])';

const HELD_KEYS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/**
 * Moves the focus to an editor's canvas after a mouse, pen or finger has pressed a control. The next key is probably
 * meant for the canvas. The focus stays on a control that was reached by keyboard, in a field, and in a menu or dialog.
 * If a press opened a menu or dialog, the focus moves to the canvas when it closes. The focus also moves to the canvas
 * if the pressed control disappears.
 */
export function useFocusBack(): void {
  useEffect(() => {
    /** The element of the editor that a pointer pressed last; null once a key was pressed. */
    let pressed: Element | null = null;
    /** The element of the editor that was clicked last, by a pointer or a key. */
    let clicked: Element | null = null;
    let isDown = false;
    const giveBack = () => {
      const { activeElement: focused } = document;
      const isLost = focused === document.body || focused === null;
      const isBack = isLost ? clicked?.isConnected === false : isFocusedBy(pressed, focused);
      clicked = null;
      if (!isBack) return;
      // The focus moves only once for each press: a screen reader may move it to the same control later without a key.
      pressed = null;
      focusMain();
    };
    const giveBackSoon = () => {
      if (!isDown) setTimeout(giveBack);
    };
    const listeners = {
      pointerdown: ({ target, pointerType }: PointerEvent) => {
        isDown = true;
        if (!isInEditor(target)) return;
        // On a touch screen, screen reader users would lose their place, and devices with touch alone rarely have keys.
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
        clicked = isInEditor(target) ? target : null;
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

/** True for an element of an editor, rather than of a menu or dialog over it. */
function isInEditor(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-shell]') !== null;
}

/** True if a press on `pressed` gave `focused` the focus: `pressed` is inside it or its label. */
function isFocusedBy(pressed: Element | null, focused: Element): boolean {
  if (!pressed || !isInEditor(focused) || focused.matches(TYPED_IN)) return false;
  return focused.contains(pressed) || pressed.closest('label')?.control === focused;
}

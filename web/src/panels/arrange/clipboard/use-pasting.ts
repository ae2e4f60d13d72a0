import { useEffect, useEffectEvent, useRef } from 'react';
import type { Result } from '@quiltwright/shared/result';
import { PRIVATE_TYPE } from '../../../browser/clipboard';
import { notify } from '../../../ui/basics/notify';
import type { SystemClipboard } from './system-clipboard';

/** Elements in which the copy and paste keys act on their own text instead of the canvas. */
const FIELDS = 'input, textarea, [contenteditable], [role=dialog]';

/**
 * Handles the browser's copy, cut and paste events, which need no permission. Returns the actions of the paste keys.
 * The browser sends its paste event after these actions.
 * @param paste pastes the copied items, in place or at the pointer
 */
export function usePasting<Item>(clipboard: SystemClipboard<Item>, paste: (isInPlace: boolean) => void) {
  const isInPlace = useRef(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // A pasted picture becomes a fabric instead.
    if (event.defaultPrevented || isOfFields(event)) return;
    const data = event.clipboardData;
    const text = data?.getData(PRIVATE_TYPE) || data?.getData('text/plain') || '';
    event.preventDefault();
    const inPlace = isInPlace.current;
    isInPlace.current = false;
    const end = (taken: Result<null>) => {
      if (taken.ok) paste(inPlace);
      else notify(taken.error.message);
    };
    const taken = clipboard.take(text);
    if (taken instanceof Promise) void taken.then(end);
    else end(taken);
  });
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (isOfFields(event) || getSelection()?.isCollapsed === false) return;
    const text = clipboard.give();
    if (text === null || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData(PRIVATE_TYPE, text);
  });
  useEffect(() => {
    const listeners = [
      ['paste', (event: ClipboardEvent) => onPaste(event)],
      ['copy', (event: ClipboardEvent) => onCopy(event)],
      ['cut', (event: ClipboardEvent) => onCopy(event)],
    ] as const;
    for (const [type, listen] of listeners) document.addEventListener(type, listen);
    return () => {
      for (const [type, listen] of listeners) document.removeEventListener(type, listen);
    };
  }, []);
  return {
    paste: () => {
      isInPlace.current = false;
    },
    pasteInPlace: () => {
      isInPlace.current = true;
    },
  };
}

function isOfFields({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Returns the actions of `keys`. The actions `cut` and `copy` are changed so that they also put the items on
 * the system's clipboard.
 */
export function byKeys<Item, Keys extends { cut: () => void; copy: () => void }>(
  clipboard: SystemClipboard<Item>,
  keys: Keys,
): Keys {
  const given = (copy: () => void) => () => {
    clipboard.byKeys(copy);
  };
  return { ...keys, cut: given(keys.cut), copy: given(keys.copy) };
}

import { useEffect, useEffectEvent } from 'react';
import { picturesIn } from '../../../server/uploads/own-pictures';

/**
 * Calls `onPaste` with pictures that are pasted anywhere on the page, except in fields. Does nothing if `onPaste` is
 * undefined.
 */
export function usePastedPictures(onPaste: ((files: readonly File[]) => void) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = picturesIn(event.clipboardData);
    const isInField = event.target instanceof Element && event.target.matches('input, textarea');
    if (!onPaste || isInField || pictures.length === 0) return;
    event.preventDefault();
    onPaste(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('paste', listen);
    };
  }, []);
}

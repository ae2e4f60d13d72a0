import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Viewport } from '../../render/camera/camera';

/** The size of the visible canvas in CSS pixels, in whole device pixels. */
export interface CanvasSize extends Viewport {
  /**
   * The size of the canvas's bitmaps: the largest size that the canvas had in this window. An element around the canvas
   * hides the rest. So when a panel closes beside the canvas, the browser needs no new bitmaps, which take a frame.
   */
  bitmap: Viewport;
}

/** The window for which bitmaps are allocated. A window of another size gets new bitmaps. */
interface ShownIn {
  width: number;
  height: number;
  ratio: number;
}

/**
 * Returns the size of an element in CSS pixels, rounded down to whole device pixels. Without rounding, the browser
 * would stretch the canvas by a fraction of a pixel. Null until the element is laid out.
 */
export function useCanvasSize(element: RefObject<HTMLElement | null>, ratio: number): CanvasSize | null {
  const [measured, setMeasured] = useState<{ size: CanvasSize; shownIn: ShownIn } | null>(null);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const size = { width: wholePixels(width, ratio), height: wholePixels(height, ratio) };
      const shownIn = { width: window.innerWidth, height: window.innerHeight, ratio };
      // At once, so that the canvas has its new size in the same frame as the panels around it.
      flushSync(() => {
        setMeasured((before) => {
          const old = before && isSameWindow(before.shownIn, shownIn) ? before.size.bitmap : size;
          const bitmap = {
            width: Math.max(old.width, size.width),
            height: Math.max(old.height, size.height),
          };
          return { size: { ...size, bitmap }, shownIn };
        });
      });
    });
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element, ratio]);
  const size = measured?.size;
  return size && size.width >= 1 && size.height >= 1 ? size : null;
}

function isSameWindow(a: ShownIn, b: ShownIn): boolean {
  return a.width === b.width && a.height === b.height && a.ratio === b.ratio;
}

/**
 * Returns `length` rounded down to whole device pixels, plus a tiny part of a pixel. Konva drops decimals, and would
 * otherwise lose a whole pixel to a rounding error.
 * @param length in CSS pixels, like the result
 * @param ratio the number of device pixels in a CSS pixel
 */
function wholePixels(length: number, ratio: number): number {
  return (Math.floor(length * ratio) + 0.001) / ratio;
}

/**
 * Returns the number of device pixels in a CSS pixel. Renders again when the browser's zoom changes or the window
 * moves to another screen.
 */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`);
    const change = () => {
      setRatio(window.devicePixelRatio);
    };
    // Some browsers report a zoom with this event; others report it with a resize event.
    query.addEventListener('change', change);
    window.addEventListener('resize', change);
    return () => {
      query.removeEventListener('change', change);
      window.removeEventListener('resize', change);
    };
  }, [ratio]);
  return ratio;
}

/**
 * The media query for a low window, such as a phone in landscape. `PHONE` matches a window as narrow as a phone. The
 * style sheets of the bars over the canvas use equal conditions.
 */
const LOW = '(max-height: 520px)';
const PHONE = '(max-width: 599.98px)';

/**
 * Returns `narrow` or `wide` for a low window, in which all bars are side by side at the top; null for a higher window.
 * Phones in landscape and magnified pages have low windows. A low window is `narrow` if it is no wider than a phone. In
 * a `wide` window, an open drawer can still leave the canvas too narrow for the bars.
 */
export function useLowWindow(): 'wide' | 'narrow' | null {
  return useSyncExternalStore(subscribeToLow, lowNow);
}

let windowQueries: Record<'low' | 'phone', MediaQueryList> | null = null;

/** The media queries are created only once, because the browser evaluates each new one, and every render asks. */
function queriesOfWindow() {
  windowQueries ??= { low: window.matchMedia(LOW), phone: window.matchMedia(PHONE) };
  return windowQueries;
}

function lowNow(): 'wide' | 'narrow' | null {
  const { low, phone } = queriesOfWindow();
  if (!low.matches) return null;
  return phone.matches ? 'narrow' : 'wide';
}

function subscribeToLow(onChange: () => void): () => void {
  const queries = Object.values(queriesOfWindow());
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

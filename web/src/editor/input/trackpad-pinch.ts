import type { Position } from '../../render/camera/camera';

/**
 * The event that Safari sends for a pinch on the trackpad. Other browsers send a wheel event with the Ctrl key instead.
 */
interface GestureEvent extends UIEvent {
  /** The scale since the start of the pinch. */
  scale: number;
  clientX: number;
  clientY: number;
}

/** Reports pinches on the trackpad over `element` in Safari, step by step, and stops them from zooming the page. */
export function watchTrackpadPinch(
  element: HTMLElement,
  signal: AbortSignal,
  onPinch: (factor: number, at: Position) => void,
): void {
  let last = 1;
  const listen = (name: string, take: (event: GestureEvent) => void) => {
    element.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        take(event as GestureEvent);
      },
      { signal, passive: false },
    );
  };
  listen('gesturestart', ({ scale }) => {
    last = scale;
  });
  listen('gesturechange', ({ scale, clientX, clientY }) => {
    onPinch(scale / last, { x: clientX, y: clientY });
    last = scale;
  });
}

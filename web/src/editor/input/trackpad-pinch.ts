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

/**
 * Calls `onPinch` for each step of a trackpad pinch over `element` in Safari, and stops the pinch from zooming the
 * page. The factor is the change of scale since the previous step.
 */
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

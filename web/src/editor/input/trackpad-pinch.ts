import type { Position } from '../../render/camera/camera';

/** Safari's event for a pinch on the trackpad; other browsers send a wheel event with the control key. */
interface GestureEvent extends UIEvent {
  /** Scale since the fingers were put down. */
  scale: number;
  clientX: number;
  clientY: number;
}

/** Reports pinches on the trackpad over `element`, step by step, in Safari; they don't zoom the page. */
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

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Position, Viewport } from './camera';
import { Gestures, WheelReader, type Gesture, type Press } from './gestures';
import type { CameraControl } from './use-camera';
import { ZOOM_STEP } from './ZoomBar';

interface CanvasInput {
  control: CameraControl;
  viewport: Viewport;
  /** A part of the canvas was clicked or tapped. */
  onTap: (at: Position) => void;
  /** The pointer is there; null when it has left. Fingers don't hover. */
  onHover: (at: Position | null) => void;
}

const ARROWS: Record<string, Position> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const ARROW_STEP = 48;

/** Mouse, pen, fingers, wheel and keys on the canvas: gives the handlers of its element. */
export function useCanvasInput(
  element: RefObject<HTMLElement | null>,
  { control, viewport, onTap, onHover }: CanvasInput,
) {
  const [gestures] = useState(() => new Gestures());
  const [wheel] = useState(() => new WheelReader());
  const [panning, setPanning] = useState(false);
  const space = useRef(false);

  const perform = (gesture: Gesture | null) => {
    if (gesture?.kind === 'move') control.move(gesture.dx, gesture.dy, gesture.factor, gesture.at);
    if (gesture?.kind === 'tap') onTap(gesture.at);
    setPanning(gestures.state === 'panning' || gestures.state === 'pinching');
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (element.current) perform(wheel.read(event, placeOf(event, element.current)));
  });
  // React listens passively, which would let the page scroll or zoom.
  useEffect(() => {
    const listening = element.current;
    const listener = (event: WheelEvent) => {
      onWheel(event);
    };
    listening?.addEventListener('wheel', listener, { passive: false });
    return () => listening?.removeEventListener('wheel', listener);
  }, [element]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button > 1) return;
      // The middle button would start the browser's own scrolling.
      if (event.button === 1) event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      gestures.press({
        id: event.pointerId,
        kind: kindOf(event.pointerType),
        at: placeOf(event, event.currentTarget),
        moveOnly: event.button === 1 || space.current,
      });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = placeOf(event, event.currentTarget);
      perform(gestures.move(event.pointerId, at));
      if (event.pointerType !== 'touch') onHover(at);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      perform(gestures.release(event.pointerId));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      gestures.cancel(event.pointerId);
      perform(null);
    },
    onPointerLeave() {
      onHover(null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      const middle = { x: viewport.width / 2, y: viewport.height / 2 };
      const step = event.shiftKey ? 4 * ARROW_STEP : ARROW_STEP;
      if (arrow) control.move(arrow.x * step, arrow.y * step, 1, middle);
      else if (event.key === '+' || event.key === '=') control.move(0, 0, ZOOM_STEP, middle);
      else if (event.key === '-' || event.key === '_') control.move(0, 0, 1 / ZOOM_STEP, middle);
      else if (event.key === '0') control.showAll();
      else if (event.key === ' ') space.current = true;
      else return;
      event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === ' ') space.current = false;
    },
    onBlur() {
      space.current = false;
    },
  };
  return { handlers, panning };
}

function placeOf(event: { clientX: number; clientY: number }, element: HTMLElement): Position {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function kindOf(pointerType: string): Press['kind'] {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { CameraControl } from '../use-camera';
import type { CanvasAction, CanvasInput, Tool } from './canvas-input';
import type { Gesture } from './gesture';
import { canvasHasKey, viewMotion } from './view-keys';

interface Canvas<Cargo> {
  control: CameraControl;
  tool: Tool;
  /** All but moves of the view. */
  perform: (action: Exclude<CanvasAction<Cargo>, { kind: 'move' }>) => void;
}

/** Leads gestures and keys to the canvas at `element`; gives the gesture that is going on. */
export function useCanvasInput<Cargo>(
  input: CanvasInput<Cargo>,
  element: RefObject<HTMLElement | null>,
  { control, tool, perform }: Canvas<Cargo>,
): Gesture['name'] {
  const onAction = useEffectEvent((action: CanvasAction<Cargo>) => {
    if (action.kind === 'move') control.move(action.dx, action.dy, action.factor, action.at);
    else perform(action);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const motion = event.defaultPrevented ? null : viewMotion(event);
    if (!motion || !element.current || !canvasHasKey(event, element.current)) return;
    event.preventDefault();
    if (motion === 'all') control.showAll();
    else control.move(motion.dx, motion.dy, motion.factor);
  });
  useEffect(() => {
    input.takeUp(tool);
  }, [input, tool]);
  useEffect(() => {
    if (!element.current) return;
    const detach = input.attach(element.current, (action) => onAction(action));
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', keys);
    return () => {
      detach();
      removeEventListener('keydown', keys);
    };
  }, [input, element]);
  return useStore(input.ongoing, ({ gesture }) => gesture);
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useStore } from 'zustand';
import { toInches, type Position } from '../../render/camera/camera';
import type { Part } from '../../render/scene/part';
import type { Preview } from '../../render/camera/preview';
import type { CameraControl } from '../../render/camera/camera-store';
import { ToolDispatch } from '../tools/dispatch';
import type { CanvasPoint, Tool } from '../tools/tool';
import type { CanvasInput, Ongoing } from '../input/canvas-input';
import type { Modifiers, Press } from '../input/press';
import { edgeSpeed } from '../input/edge-speed';
import type { Recognised } from '../input/recogniser';
import { isAtCanvas } from '../input/at-canvas';
import { viewMotion } from '../input/view-keys';

interface Canvas {
  control: CameraControl;
  tools: readonly Tool[];
  /** The name of the active tool. */
  tool: string;
  /** Returns the part of the quilt at a point of the canvas. */
  partAt: (at: Position) => Part | null;
  /** Shows the parts that a tool moves; null ends the preview. */
  preview: (preview: Preview | null) => void;
  /** Opens the menu of a part at a point of the canvas. */
  openMenu: (part: Part, at: Position) => void;
  /** Called with the pointer's position, in pixels of the canvas; null when the pointer has left. */
  onHover: (at: Position | null) => void;
  /** Called when two or three fingers tapped together. */
  onFingers: (count: 2 | 3) => void;
}

/** Passes gestures on the canvas to the tools, and keys to the view. Returns the name of the current gesture. */
export function useCanvasInput(
  input: CanvasInput,
  element: RefObject<HTMLElement | null>,
  { control, tools, tool, partAt, preview, openMenu, onHover, onFingers }: Canvas,
): Ongoing {
  const onCanvas = ({ x, y }: Position): Position => {
    const box = element.current?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
  };
  const pointOf = useEffectEvent(({ at: page, device, modifiers }: Press) => {
    const at = onCanvas(page);
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    const isOver = at.x >= 0 && at.y >= 0 && at.x < clientWidth && at.y < clientHeight;
    return { page, at, isOver, part: isOver ? partAt(at) : null, device, modifiers };
  });
  const find = useEffectEvent((at: Position) => partAt(at));
  const viewport = useEffectEvent(() => control.viewport);
  const inches = useEffectEvent((at: Position) => toInches(control.camera, at));
  const show = useEffectEvent((shown: Preview | null) => preview(shown));
  const menu = useEffectEvent(({ part, at }: CanvasPoint) => {
    if (part) openMenu(part, at);
  });
  const inUse = useEffectEvent(() => ({ tools, active: tool }));
  const hover = useEffectEvent((page: Position | null, modifiers: Modifiers, dispatch: ToolDispatch) => {
    const at = page && onCanvas(page);
    onHover(at);
    // During a drag, the cursor stays as it was at the start.
    if (input.ongoing.getState().gesture === 'dragging') return;
    element.current?.style.setProperty('--pointer', dispatch.hover(at, modifiers));
  });
  const speedAt = useEffectEvent(({ start, at }: Press): Position | null => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
    const { x, y } = control.towardsHidden(edgeSpeed(onCanvas(start), onCanvas(at), { width, height }));
    return x === 0 && y === 0 ? null : { x, y };
  });
  /** Handles recognised events that concern no tool: moves of the view, and taps of several fingers. */
  const onView = useEffectEvent((recognised: Extract<Recognised, { kind: 'view' | 'fingers' }>) => {
    if (recognised.kind === 'fingers') onFingers(recognised.count);
    else control.move(recognised.dx, recognised.dy, recognised.factor, onCanvas(recognised.at));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const motion = event.defaultPrevented ? null : viewMotion(event);
    if (!motion || !isAtCanvas(event.target)) return;
    event.preventDefault();
    if (motion === 'all') control.showAll();
    else control.move(motion.dx, motion.dy, motion.factor);
  });
  useEffect(() => {
    if (!element.current) return;
    const dispatch = new ToolDispatch({
      pointOf: (press) => pointOf(press),
      partAt: (at) => find(at),
      inches: (at) => inches(at),
      viewport: () => viewport(),
      preview: (shown) => show(shown),
      openMenu: (point) => menu(point),
      inUse: () => inUse(),
    });
    const detach = input.attach(element.current, {
      takesDrag: (press) => dispatch.takesDrag(press),
      takesHold: (press) => dispatch.takesHold(press),
      hover: (page, modifiers) => hover(page, modifiers, dispatch),
      edgeSpeed: (press) => (dispatch.pansAtEdge ? speedAt(press) : null),
      recognised: (recognised) => {
        if (recognised.kind === 'view' || recognised.kind === 'fingers') onView(recognised);
        else dispatch.perform(recognised);
      },
    });
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', keys);
    return () => {
      detach();
      removeEventListener('keydown', keys);
    };
  }, [input, element]);
  return useStore(input.ongoing, ({ gesture }) => gesture);
}

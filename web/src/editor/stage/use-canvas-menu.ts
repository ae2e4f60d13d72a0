import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { toInches, toScreen, type Position } from '../../render/camera/camera';
import type { CameraControl } from '../../render/camera/camera-store';
import type { Part } from '../../render/scene/part';
import { middleOf } from '../../render/scene/part-middle';
import type { Watched } from '../../render/camera/watched';
import { isAtCanvas } from '../input/at-canvas';
import { partUnder } from '../overlay/PartOutline';
import { isPressed } from '../shortcuts';

/**
 * A menu to open for a part of the quilt or block, and the menu's position. `at` is the position in pixels of the page,
 * and `inches` in inches from the quilt's corner.
 */
export interface CanvasMenu {
  /** The part on which the menu opens; null for the whole quilt or block. */
  part: Part | null;
  at: Position;
  inches: Position;
}

interface Canvas {
  control: CameraControl;
  scene: Watched<Scene | null>;
  /** Returns the selected part; null for none. */
  selectedPart: () => Part | null;
  onMenu: (menu: CanvasMenu) => void;
}

/**
 * Opens the menus of a canvas. The right mouse button opens the menu of the part under the pointer. A key opens the
 * menu of the selected part, at the part's position. Without a selection, the key opens the menu of the whole quilt
 * or block.
 */
export function useCanvasMenu(
  area: RefObject<HTMLElement | null>,
  { control, scene, selectedPart, onMenu }: Canvas,
): void {
  const open = useEffectEvent((event: MouseEvent, isByKey: boolean) => {
    const element = area.current;
    if (!element || !(event.target instanceof Node)) return;
    const isMeant = isByKey ? isAtCanvas(event.target) : element.contains(event.target);
    // A finger's long press does something else, and has already prevented the browser's menu.
    if (!isMeant || (event.defaultPrevented && !isByKey)) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const pointed = { x: event.clientX - left, y: event.clientY - top };
    const part = isByKey ? selectedPart() : partUnder(scene.value, control, pointed);
    // Outside the quilt, the browser shows its own menu.
    if (!isByKey && !part) return;
    event.preventDefault();
    const middle = part && scene.value && middleOf(scene.value, part);
    const inSight = ({ x, y }: Position) => ({
      x: clamp(x, 0, width),
      y: clamp(y, 0, height),
    });
    const byKey = middle ? inSight(toScreen(control.camera, middle)) : { x: width / 2, y: height / 2 };
    const at = isByKey ? byKey : pointed;
    const inches = isByKey && middle ? middle : toInches(control.camera, at);
    onMenu({ part, at: { x: left + at.x, y: top + at.y }, inches });
  });
  useEffect(() => {
    /** True if a key has requested the next menu. */
    let isByKey = false;
    const ending = new AbortController();
    const first = { signal: ending.signal, capture: true };
    addEventListener('pointerdown', () => (isByKey = false), first);
    addEventListener('keydown', (event) => (isByKey = isPressed('menu', event)), first);
    addEventListener('contextmenu', (event) => open(event, isByKey), { signal: ending.signal });
    return () => {
      ending.abort();
    };
  }, []);
}

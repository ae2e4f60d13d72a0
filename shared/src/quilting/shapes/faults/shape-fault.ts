import { LIMITS } from '../../../limits.js';
import { shapeThrough } from '../outline-corners.js';
import { outlineFault, type OutlineFault } from './outline-fault.js';
import type { OutlineCorner, Shape } from '../shape.js';

/** Returns why a shape can’t have an outline with these corners, in either direction; null if it can. */
export function faultThrough(corners: readonly OutlineCorner[]): OutlineFault | null {
  return corners.length < 2 ? 'few-corners' : faultIn(shapeThrough(corners));
}

/** Returns why a shape can’t have this form and place, by the rules for stored shapes; null if it can. */
export function faultIn({
  outline,
  shapeXLoc,
  shapeYLoc,
  shapeWidth,
  shapeHeight,
}: Pick<Shape, 'outline' | 'shapeXLoc' | 'shapeYLoc' | 'shapeWidth' | 'shapeHeight'>): OutlineFault | null {
  const fault = outline ? outlineFault(outline) : null;
  if (fault) return fault;
  if (Math.min(shapeWidth, shapeHeight) < LIMITS.shapeSide) return 'empty';
  const places: number[] = (outline ?? []).flatMap(([x, y]) => [x, y]);
  places.push(shapeXLoc, shapeYLoc, shapeXLoc + shapeWidth, shapeYLoc + shapeHeight);
  return places.every((place) => place >= 0 && place <= LIMITS.blockSpace) ? null : 'outside';
}

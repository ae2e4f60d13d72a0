import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { Camera, Position } from '../../render/camera/camera';
import type { View } from './tool';

/**
 * Converts between pixels of the canvas and the units of its content (block units or inches). Units are measured from
 * the content's top left corner.
 */
export interface CanvasScale {
  units: (at: Position) => Point;
  pixels: (point: Point) => Position;
  /** The number of pixels in one unit of the content's coordinates, across and down. */
  unit: Point;
}

/**
 * Returns the scale at which a camera shows the content.
 * @param inches the number of inches in one unit of the content's coordinates, across and down
 */
export function scaleOf({ scale, x, y }: Camera, inches: Point): CanvasScale {
  const unit = { x: inches.x * scale, y: inches.y * scale };
  return {
    units: (at) => ({ x: (at.x - x) / unit.x, y: (at.y - y) / unit.y }),
    pixels: (point) => ({ x: x + point.x * unit.x, y: y + point.y * unit.y }),
    unit,
  };
}

/**
 * Returns the scale of the canvas, from the view that a tool receives.
 * @param unit the number of inches in one unit of the content's coordinates, across and down
 */
export function scaleIn({ inches }: View, unit: Point): CanvasScale {
  const [corner, next] = [inches({ x: 0, y: 0 }), inches({ x: 1, y: 1 })];
  const scale = 1 / (next.x - corner.x);
  return scaleOf({ scale, x: -corner.x * scale, y: -corner.y * scale }, unit);
}

/** Converts a box from units of the content to pixels of the canvas. */
export function boxInPixels({ x, y, width, height }: Box, { pixels, unit }: CanvasScale): Box {
  return { ...pixels({ x, y }), width: width * unit.x, height: height * unit.y };
}

/**
 * Converts a transform from units of the content to inches.
 * @param unit the number of inches in one unit, across and down
 */
export function inInches({ e, f, ...rest }: Transform, unit: Point): Transform {
  return { ...rest, e: e * unit.x, f: f * unit.y };
}

/**
 * Converts a box from units of the content to inches.
 * @param unit the number of inches in one unit, across and down
 */
export function boxInInches({ x, y, width, height }: Box, unit: Point): Box {
  return { x: x * unit.x, y: y * unit.y, width: width * unit.x, height: height * unit.y };
}

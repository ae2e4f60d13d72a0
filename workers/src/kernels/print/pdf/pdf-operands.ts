import type { Edge } from '@quiltwright/shared/geometry/outline';
import { pointOn } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Ink } from '../paper/marks';

/* Numbers, texts, colours and arcs in the syntax of PDF. */

export const POINTS_AN_INCH = 72;
/** The greatest angle of an arc that is drawn as one curve. The curve differs from the arc by 0.03 % of the radius. */
const QUARTER = Math.PI / 2;

/** Returns a text for a PDF dictionary: in UTF-16 with a byte order mark, as hexadecimal digits. */
export function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}

/** Returns an arc as one or more cubic curves. Each has two control points and an end. */
export function curvesOf({ arc }: Edge): [Point, Point, Point][] {
  if (!arc) return [];
  const count = Math.max(1, Math.ceil(Math.abs(arc.sweep) / QUARTER - 1e-9));
  const step = arc.sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [arc.start + i * step, arc.start + (i + 1) * step];
    const control = (t: number, by: number) => {
      const { x, y } = pointOn(arc, t);
      return { x: x - by * arc.radiusX * Math.sin(t), y: y + by * arc.radiusY * Math.cos(t) };
    };
    return [control(from, reach), control(to, -reach), pointOn(arc, to)];
  });
}

export function colours(ink: Ink): string {
  return ink.map(figure).join(' ');
}

/** Returns a number in the syntax of PDF, rounded to four decimals. */
export function figure(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

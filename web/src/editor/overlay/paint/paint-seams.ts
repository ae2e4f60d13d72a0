import { OUTSIDE, type SeamMap } from '@quiltwright/shared/drafting/seam-map';
import type { Loop } from '@quiltwright/shared/geometry/combining/loops';
import type { Arc } from '@quiltwright/shared/geometry/outline';
import { arcOf, type Seam } from '@quiltwright/shared/geometry/seam';
import { FABRIC } from '@quiltwright/shared/limits';
import type { Position } from '../../../render/camera/camera';
import type { CanvasScale } from '../../tools/canvas-scale';
import { crisp, type Crisp } from './crisp';
import { LINE, stroke, type MarksPicture } from './paint-items';

/** The opacity of a tint over that of the next lower one. */
const TINT = 0.07;

const known = new WeakMap<SeamMap, readonly number[]>();

/**
 * Returns a tint for each patch of a map, 0 for none. Neighbours in one fabric spot have different tints, so that the
 * seam between them shows. Patches in a fabric have none: the quilter chose their colours.
 */
export function tintsOf(map: SeamMap): readonly number[] {
  const found = known.get(map);
  if (found) return found;
  const tints = findTints(map);
  known.set(map, tints);
  return tints;
}

function findTints({ faces, seams, sources }: SeamMap): number[] {
  const fabrics = faces.map(({ source }) => sources[source]?.shape.fillFabric ?? FABRIC.none);
  const beside = faces.map((): number[] => []);
  for (const { right, left } of seams) {
    const fabric = fabrics[right] ?? FABRIC.none;
    if (left === OUTSIDE || fabric !== fabrics[left]) continue;
    if (fabric < FABRIC.firstSpot || fabric > FABRIC.lastSpot) continue;
    beside[right]?.push(left);
    beside[left]?.push(right);
  }
  const tints: (number | undefined)[] = faces.map(() => undefined);
  for (const start of faces.keys()) {
    // From neighbour to neighbour, two tints do wherever two can tell all patches apart.
    const next = [start];
    for (const face of next) {
      if (tints[face] !== undefined) continue;
      const neighbours = beside[face] ?? [];
      const taken = new Set(neighbours.map((other) => tints[other]));
      let tint = 0;
      while (taken.has(tint)) tint++;
      tints[face] = tint;
      next.push(...neighbours);
    }
  }
  return tints.map((tint) => tint ?? 0);
}

/** Darkens the patches of a map a little by their tints. */
export function paintTints(context: CanvasRenderingContext2D, picture: MarksPicture, map: SeamMap): void {
  const { scale, ink } = picture;
  const tints = tintsOf(map);
  context.fillStyle = ink.seam;
  for (let tint = 1; tint <= Math.max(...tints); tint++) {
    context.beginPath();
    map.faces.forEach(({ outline, holes }, face) => {
      if (tints[face] !== tint) return;
      for (const loop of [outline, ...holes]) traceLoop(context, scale, loop);
    });
    context.globalAlpha = tint * TINT;
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Paints all seams of a block. Between two patches of one fabric, little else shows a seam. */
export function paintSeams(
  context: CanvasRenderingContext2D,
  picture: MarksPicture,
  seams: readonly Seam[],
): void {
  const { scale, ratio, ink } = picture;
  const line = crisp(LINE.outline, ratio);
  context.beginPath();
  for (const seam of seams) traceSeam(context, scale, line, seam);
  stroke(context, { ...picture, ink: { ...ink, selection: ink.seam } }, LINE.outline);
}

/** Adds a line or an arc to the path. Upright and level lines cover whole pixels. */
export function traceSeam(
  context: CanvasRenderingContext2D,
  scale: CanvasScale,
  line: Crisp,
  seam: Seam,
): void {
  const [from, to] = [scale.pixels(seam.from), scale.pixels(seam.to)];
  const arc = arcOf(seam);
  if (arc) {
    context.moveTo(from.x, from.y);
    traceArc(context, scale, arc);
    return;
  }
  const [isUpright, isLevel] = [seam.from.x === seam.to.x, seam.from.y === seam.to.y];
  const place = ({ x, y }: Position) => [isUpright ? line.at(x) : x, isLevel ? line.at(y) : y] as const;
  context.moveTo(...place(from));
  context.lineTo(...place(to));
}

function traceArc(context: CanvasRenderingContext2D, scale: CanvasScale, arc: Arc): void {
  const { x, y } = scale.pixels(arc.centre);
  const { start, sweep, radiusX } = arc;
  context.ellipse(x, y, radiusX * scale.unit.x, radiusX * scale.unit.y, 0, start, start + sweep, sweep < 0);
}

function traceLoop(context: CanvasRenderingContext2D, scale: CanvasScale, loop: Loop): void {
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length] ?? from;
    const [start, end] = [scale.pixels(from), scale.pixels(to)];
    const arc = arcOf({ from, to, bulge: from.bulge });
    if (i === 0) context.moveTo(start.x, start.y);
    if (arc) traceArc(context, scale, arc);
    else context.lineTo(end.x, end.y);
  });
}

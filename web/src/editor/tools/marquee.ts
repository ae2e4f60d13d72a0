import {
  boxBetween,
  crossings,
  outlineContains,
  type Box,
  type Outline,
} from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { boxOf, outlineOf } from '@quiltwright/shared/quilting/shape-outlines';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { freeShapes, nothingSelected, type Selection } from '../../model/created-block/drawing';
import { noMarks } from './drawing-marks';
import { scaleIn, shapesAt, type DrawingTable } from './drawing-table';
import type { CanvasPoint, Tool, View } from './tool';

const { select, selectMore } = createdBlockCommands;

/** Block units by which a shape has to reach in: what only touches isn't meant. */
const INSIDE = 0.1;

/** A shape that may be caught. */
interface Candidate {
  shapeNum: number;
  box: Box;
  outline: Outline;
}

/**
 * A drag draws a box and selects what reaches into it; with shift, or while *Select more* is on, besides what is selected.
 *
 * @param everywhere whether it may begin on shapes too, and by a finger
 */
export function marquee(table: DrawingTable, everywhere: boolean): Tool {
  let drag: { from: Point; candidates: readonly Candidate[] } | null = null;

  const follow = ({ at }: CanvasPoint, view: View): Selection => {
    if (!drag) return nothingSelected;
    const box = boxBetween(drag.from, scaleIn(view, table.drawing()).units(at));
    const caught = new Set<number>();
    for (const candidate of drag.candidates) if (reachesInto(candidate, box)) caught.add(candidate.shapeNum);
    table.marks.set({ ...noMarks, marquee: box, caught });
    return caught;
  };
  const end = () => {
    drag = null;
    table.marks.set(noMarks);
  };

  return {
    name: 'marquee',
    pansAtEdge: true,
    takesDrag: ({ at, device }, view) => {
      if (everywhere) return true;
      const drawing = table.drawing();
      const place = scaleIn(view, drawing).units(at);
      return device !== 'touch' && shapesAt(drawing.document.design, place).length === 0;
    },
    dragStart: ({ at }, view) => {
      const drawing = table.drawing();
      const candidates = freeShapes(drawing.document.design).map(({ shape }) => ({
        shapeNum: shape.shapeNum,
        box: boxOf(shape),
        outline: outlineOf(shape),
      }));
      drag = { from: scaleIn(view, drawing).units(at), candidates };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      const nums = [...follow(point, view)];
      end();
      const isMore = point.modifiers.shift || table.selectsMore();
      if (!isMore) table.run(act(select, { argument: nums }));
      else if (nums.length > 0) table.run(act(selectMore, { argument: nums }));
    },
    dragCancel: end,
  };
}

/** Whether an outline, of which `own` is the box, has a part in another box. */
function reachesInto({ box: own, outline }: Candidate, box: Box): boolean {
  const [left, top] = [box.x + INSIDE, box.y + INSIDE];
  const [right, bottom] = [box.x + box.width - INSIDE, box.y + box.height - INSIDE];
  if (right < left || bottom < top) return false;
  const [ownRight, ownBottom] = [own.x + own.width, own.y + own.height];
  if (own.x >= right || own.y >= bottom || ownRight <= left || ownBottom <= top) return false;
  if (own.x >= left && own.y >= top && ownRight <= right && ownBottom <= bottom) return true;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  if (corners.some((corner) => outlineContains(outline, corner))) return true;
  if (outline.some(({ to }) => to.x > left && to.x < right && to.y > top && to.y < bottom)) return true;
  return corners.some((corner, i) => crossings(corner, corners[(i + 1) % 4] ?? corner, outline).length > 0);
}

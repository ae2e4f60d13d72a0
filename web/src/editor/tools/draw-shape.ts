import { boxBetween, type Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Edges, Guide } from '@quiltwright/shared/geometry/snap';
import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { nothingSelected } from '../../model/created-block/drawing';
import { boxAt, type Placing } from '../../model/created-block/place-commands';
import { noMarks } from './drawing-marks';
import { scaleIn, type BlockScale, type DrawingTable } from './drawing-table';
import { HandSnap, stillTrue } from './hand-snap';
import type { CanvasPoint, Tool, View } from './tool';

const { place, placeAgain } = createdBlockCommands;

/** What is drawn next. */
export interface NextShape extends Omit<Placing, 'box'> {
  /** Whether a tap lays the last shape again, rather than one of the usual size. */
  isRepeated: boolean;
}

interface Drag {
  next: NextShape;
  from: Point;
  snap: HandSnap;
  box: Box | null;
}

/** A tap places a shape, a drag draws its box: with shift a square, with alt around where it began. */
export function drawShape(table: DrawingTable, nextShape: () => NextShape): Tool {
  let drag: Drag | null = null;

  /** The box that is moved to what it aligns with. */
  const aligned = (box: Box, point: CanvasPoint, view: View): Box => {
    const scale = scaleIn(view, table.drawing());
    const { by } = new HandSnap(table, nothingSelected).at(box, point, scale);
    return { ...box, x: box.x + by.x, y: box.y + by.y };
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const { box, guides } = drawn(drag, point, scaleIn(view, table.drawing()), table);
    drag.box = box;
    const { type, fabric } = drag.next;
    table.marks.set({ ...noMarks, guides, ghosts: box ? [{ type, box, fabric }] : [] });
  };

  const end = () => {
    drag = null;
    table.marks.set(noMarks);
  };

  return {
    name: 'draw-shape',
    tap: (point, _, view) => {
      const { isRepeated, ...next } = nextShape();
      const drawing = table.drawing();
      const middle = scaleIn(view, drawing).units(point.at);
      const last = isRepeated ? drawing.lastPlaced : null;
      const box = aligned(boxAt(middle, last?.width, last?.height), point, view);
      if (last)
        table.run(act(placeAgain, { argument: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }));
      else table.run(act(place, { argument: { ...next, box } }));
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const snap = new HandSnap(table, nothingSelected);
      const scale = scaleIn(view, table.drawing());
      const corner = inBlock(scale.units(start.at));
      const { by } = snap.at({ ...corner, width: 0, height: 0 }, start, scale);
      drag = {
        next: nextShape(),
        from: inBlock({ x: corner.x + by.x, y: corner.y + by.y }),
        snap,
        box: null,
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const { next, box } = drag ?? {};
      end();
      if (!next || !box) return;
      const { isRepeated: _, ...placing } = next;
      table.run(act(place, { argument: { ...placing, box } }));
    },
    dragCancel: end,
  };
}

/** The box that is drawn; null while it is less than a shape may be. */
function drawn(
  { from, snap }: Drag,
  point: CanvasPoint,
  scale: BlockScale,
  table: DrawingTable,
): { box: Box | null; guides: Guide[] } {
  const { shift, alt } = point.modifiers;
  const free = inBlock(scale.units(point.at));
  const edges: Edges = { x: free.x < from.x ? -1 : 1, y: free.y < from.y ? -1 : 1 };
  const { by, guides } = snap.at(boxBetween(from, free), point, scale, edges);
  let to = inBlock({ x: free.x + by.x, y: free.y + by.y });
  if (shift) to = squareTo(from, to, alt, table);
  const other = alt ? { x: 2 * from.x - to.x, y: 2 * from.y - to.y } : from;
  const box = boxBetween(inBlock(other), to);
  const isShape = box.width >= LIMITS.shapeSide && box.height >= LIMITS.shapeSide;
  const holds = { x: to.x === free.x + by.x, y: to.y === free.y + by.y };
  return { box: isShape ? box : null, guides: stillTrue(guides, holds) };
}

/** The corner that makes a square of a box, in inches of the finished block: as large as the block has room for. */
function squareTo(from: Point, to: Point, fromMiddle: boolean, table: DrawingTable): Point {
  const { blockWidth, blockHeight } = table.drawing().document.design.block;
  const room = (start: number, way: number) => {
    const ahead = way < 0 ? start : LIMITS.blockSpace - start;
    return fromMiddle ? Math.min(start, LIMITS.blockSpace - start) : ahead;
  };
  const [x, y] = [to.x - from.x, to.y - from.y];
  const side = Math.min(
    Math.max(Math.abs(x) * blockWidth, Math.abs(y) * blockHeight),
    room(from.x, x) * blockWidth,
    room(from.y, y) * blockHeight,
  );
  return {
    x: from.x + ((x < 0 ? -1 : 1) * side) / blockWidth,
    y: from.y + ((y < 0 ? -1 : 1) * side) / blockHeight,
  };
}

function inBlock({ x, y }: Point): Point {
  const within = (place: number) => Math.max(0, Math.min(LIMITS.blockSpace, place));
  return { x: within(x), y: within(y) };
}

import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { nothingSelected } from '../../model/created-block/drawing';
import { boxAt, type Placing } from '../../model/created-block/place-commands';
import type { BlockSnapping } from '../snapping/block-snapping';
import { noMarks } from './drawing-marks';
import { copiesOf, scaleIn, type DrawingTable } from './drawing-table';
import { reachOf, snappingBeside } from './hand-snapping';
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
  snapping: BlockSnapping;
  box: Box | null;
}

/** A tap places a shape, a drag draws its box: with shift a square, with alt around where it began. */
export function drawShape(table: DrawingTable, nextShape: () => NextShape): Tool {
  let drag: Drag | null = null;

  /** The box moved to what it aligns with. */
  const aligned = (box: Box, point: CanvasPoint, view: View): Box => {
    const reach = reachOf(point, table, scaleIn(view, table.drawing()));
    const { by } = snappingBeside(nothingSelected, table).move(box, { x: 0, y: 0 }, reach);
    return { ...box, x: box.x + by.x, y: box.y + by.y };
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const scale = scaleIn(view, table.drawing());
    const { shift: isProportional, alt: isFromCentre } = point.modifiers;
    const how = { isProportional, isFromCentre };
    const { next, from, snapping } = drag;
    const { box, guides } = snapping.draw(from, scale.units(point.at), reachOf(point, table, scale), how);
    drag.box = isShape(box) ? box : null;
    const { isRepeated: _, ...placing } = next;
    const { type, fabric } = placing;
    const copies = copiesOf(table.drawing(), act(place, { argument: { ...placing, box } }));
    table.marks.set({ ...noMarks, guides, ghosts: drag.box ? [{ type, box, fabric }, ...copies] : [] });
  };

  const end = () => {
    drag = null;
    table.marks.set(noMarks);
  };

  return {
    name: 'draw-shape',
    pansAtEdge: true,
    tap: (point, count, view) => {
      // The second of two would lie unseen on the first.
      if (count === 2) return;
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
      const snapping = snappingBeside(nothingSelected, table);
      const scale = scaleIn(view, table.drawing());
      const { x, y } = snapping.point(scale.units(start.at), reachOf(start, table, scale)).at;
      drag = { next: nextShape(), from: { x: inBlock(x), y: inBlock(y) }, snapping, box: null };
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

function isShape({ width, height }: Box): boolean {
  return width >= LIMITS.shapeSide && height >= LIMITS.shapeSide;
}

function inBlock(place: number): number {
  return Math.max(0, Math.min(LIMITS.blockSpace, place));
}

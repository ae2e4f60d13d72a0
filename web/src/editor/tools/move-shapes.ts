import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { move } from '@quiltwright/shared/geometry/transform';
import { shapeContains } from '@quiltwright/shared/quilting/shape-outlines';
import { act } from '../../model/command';
import { createdBlockCommands } from '../../model/created-block/created-block-commands';
import { nothingSelected, selectedShapes, type Selection } from '../../model/created-block/drawing';
import { boxAround } from '../../model/created-block/reshape';
import type { Moving } from '../../render/preview';
import type { BlockSnapping } from '../snapping/block-snapping';
import { noMarks } from './drawing-marks';
import {
  copiesOf,
  finish,
  followersOf,
  inInches,
  movingOf,
  scaleIn,
  shapesAt,
  type BlockScale,
  type DrawingTable,
} from './drawing-table';
import { guidesAlong, reachOf, snappingBeside } from './hand-snapping';
import type { CanvasPoint, Tool, View } from './tool';

const { duplicate, select } = createdBlockCommands;

interface Drag {
  from: Point;
  /** Around all that moves, in block units, and where that lies at first. */
  box: Box;
  moving: Moving;
  /** What was selected before. */
  selection: Selection;
  snapping: BlockSnapping;
  /** For copies, which align with what they are of too; made when they are first wanted. */
  snappingOfCopies: BlockSnapping | null;
  by: Point;
}

/**
 * A drag moves what is selected; what is pressed beside that is selected first, but by fingers, which move the view there.
 * With alt it lays copies, with shift it keeps to one axis.
 */
export function moveShapes(table: DrawingTable): Tool {
  let drag: Drag | null = null;

  /** What a press is to move: the selection, or what lies under it, by numbers; null for nothing. */
  const reach = ({ at, device, modifiers }: CanvasPoint, view: View): Selection | null => {
    const drawing = table.drawing();
    const { x, y } = scaleIn(view, drawing).units(at);
    if (selectedShapes(drawing).some(({ shape }) => shapeContains(shape, x, y))) return drawing.selection;
    const [top] = device === 'touch' ? [] : shapesAt(drawing.document.design, { x, y });
    if (!top) return null;
    return new Set([...(modifiers.shift ? drawing.selection : []), top.shape.shapeNum]);
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const drawing = table.drawing();
    const scale = scaleIn(view, drawing);
    const isCopied = point.modifiers.alt;
    const { box, moving, from } = drag;
    const at = scale.units(point.at);
    const wanted = { x: at.x - from.x, y: at.y - from.y };
    const axis = point.modifiers.shift ? longerAxis(wanted, scale) : null;
    if (isCopied) drag.snappingOfCopies ??= snappingBeside(nothingSelected, table);
    const snapping = (isCopied && drag.snappingOfCopies) || drag.snapping;
    const aligned = snapping.move(box, along(axis, wanted), reachOf(point, table, scale));
    const by = along(axis, aligned.by);
    const guides = axis ? guidesAlong(axis, aligned.guides) : aligned.guides;
    drag.by = by;
    const way = move(by.x, by.y);
    const ghosts = isCopied
      ? copiesOf(drawing, act(duplicate, { argument: by }))
      : followersOf(drawing, act(createdBlockCommands.move, { argument: by }));
    table.marks.set({ ...noMarks, selected: way, isCopied, guides, ghosts });
    const { block } = drawing.document.design;
    view.preview({ moving, to: isCopied ? [move(0, 0), inInches(way, block)] : [inInches(way, block)] });
  };

  return {
    name: 'move-shapes',
    pansAtEdge: true,
    hover: (at, view) => {
      const drawing = table.drawing();
      const place = at && scaleIn(view, drawing).units(at);
      const isOn =
        place && selectedShapes(drawing).some(({ shape }) => shapeContains(shape, place.x, place.y));
      return isOn ? 'move' : null;
    },
    takesDrag: (start, view) => reach(start, view) !== null,
    dragStart: (start, view) => {
      const nums = reach(start, view);
      if (!nums) return;
      const { selection } = table.drawing();
      if (nums !== selection) table.run(act(select, { argument: [...nums] }));
      const drawing = table.drawing();
      const { design } = drawing.document;
      drag = {
        from: scaleIn(view, drawing).units(start.at),
        box: boxAround(drawing),
        moving: movingOf(design, drawing.selection),
        selection,
        snapping: snappingBeside(drawing.selection, table),
        snappingOfCopies: null,
        by: { x: 0, y: 0 },
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const by = drag?.by ?? { x: 0, y: 0 };
      drag = null;
      table.marks.set(noMarks);
      if (by.x === 0 && by.y === 0) view.preview(null);
      else if (point.modifiers.alt) finish(table, view, act(duplicate, { argument: by }));
      else finish(table, view, act(createdBlockCommands.move, { argument: by }));
    },
    dragCancel: () => {
      if (drag && drag.selection !== table.drawing().selection)
        table.run(act(select, { argument: [...drag.selection] }));
      drag = null;
      table.marks.set(noMarks);
    },
  };
}

function longerAxis({ x, y }: Point, { unit }: BlockScale): 'x' | 'y' {
  return Math.abs(x * unit.x) >= Math.abs(y * unit.y) ? 'x' : 'y';
}

/** The part of a way along one axis; for null all of it. */
function along(axis: 'x' | 'y' | null, { x, y }: Point): Point {
  return { x: axis === 'y' ? 0 : x, y: axis === 'x' ? 0 : y };
}

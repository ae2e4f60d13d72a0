import type { Box } from '../../geometry/box.js';
import type { Edges } from '../../geometry/box.js';
import type { Interval } from '../../geometry/interval.js';
import type { Point } from '../../geometry/point.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import { faultIn } from '../../quilting/shapes/faults/shape-fault.js';
import { formOf, turnedForm, type Form } from '../../quilting/shapes/form.js';
import type { CreatedBlockDesign } from './created-block-document.js';
import { withLevels } from './design-shapes.js';
import { selectedShapes, type Change, type Drawing } from './drawing.js';
import { snappedSides, sideSnapper, type SnapSide } from './side-snapping.js';
import {
  boxInUnits,
  cutToBlock,
  fine,
  movedBy,
  placedAt,
  edgesAround,
  edgesOf,
  wayWithin,
} from './fine-edges.js';
import { stretch } from './stretch.js';

/** The new box of a shape, and its new form if it changes. */
interface Reshaped {
  sides: Edges;
  form?: Form;
}

/**
 * Returns the design with new boxes for these shapes, computed by `how`. All commands that move shapes use this
 * function. It keeps shapes inside the block, prevents sides that are too small, and snaps moved sides to lines very
 * near to them.
 */
export function reshaped(
  design: CreatedBlockDesign,
  shapes: readonly Shape[],
  how: (sides: Edges, shape: Shape) => Reshaped,
  snapSide: SnapSide = snapSideBeside(design, shapes),
): CreatedBlockDesign {
  const after = new Map<number, Shape>();
  for (const shape of shapes) {
    const before = edgesOf(shape);
    const { sides, form } = how(before, shape);
    const next = placedAt(shape, snappedSides(cutToBlock(sides), before, snapSide), form);
    // Arcs stay parts of circles, so an outline that is stretched far may cross itself.
    if (next !== shape && faultIn(next) === null) after.set(shape.shapeNum, next);
  }
  return withShapes(design, after);
}

/**
 * Returns the change that gives the selected shapes new boxes. `how` receives the box around the selection and the
 * number of selected shapes. The function that `how` returns computes the new box of each shape.
 */
export function reshapeSelected(
  drawing: Drawing,
  how: (around: Edges, count: number, snapSide: SnapSide) => (sides: Edges, shape: Shape) => Reshaped,
): Change {
  const { design } = drawing.document;
  const shapes = selectedShapes(drawing).map(({ shape }) => shape);
  const snapSide = snapSideBeside(design, shapes);
  const around = edgesAround(shapes.map(edgesOf));
  return { design: reshaped(design, shapes, how(around, shapes.length, snapSide), snapSide) };
}

function snapSideBeside(design: CreatedBlockDesign, shapes: readonly Shape[]): SnapSide {
  return sideSnapper(design, new Set(shapes.map(({ shapeNum }) => shapeNum)));
}

/**
 * Returns the design with some shapes replaced by those in `others`, a map by shape number. Returns the same object if
 * `others` is empty.
 */
export function withShapes(
  design: CreatedBlockDesign,
  others: ReadonlyMap<number, Shape>,
): CreatedBlockDesign {
  if (others.size === 0) return design;
  const levels = design.block.levels.map((level) =>
    level.some(({ shapeNum }) => others.has(shapeNum))
      ? level.map((shape) => others.get(shape.shapeNum) ?? shape)
      : level,
  );
  return withLevels(design, levels);
}

/** Returns the box around the selection, in block units; the whole block if nothing is selected. */
export function boxAround(drawing: Drawing): Box {
  return boxInUnits(edgesAround(selectedShapes(drawing).map(({ shape }) => edgesOf(shape))));
}

/**
 * Returns the change that moves the selection by an offset in block units. The offset is limited so that all selected
 * shapes stay in the block.
 */
export function movedSelection(drawing: Drawing, by: Point): Change {
  return reshapeSelected(drawing, ({ left, top, right, bottom }, _, snapSide) => {
    const x = snappedWay([left, right], fine(by.x), (place) => snapSide(place, 'x'));
    const y = snappedWay([top, bottom], fine(by.y), (place) => snapSide(place, 'y'));
    return (sides) => ({ sides: movedBy(sides, x, y) });
  });
}

/**
 * Returns the offset by which a span moves: `wanted`, limited so that the span stays in the block. If possible, the
 * offset is adjusted so that one end of the span snaps to a line. Values are in ten-thousandths of a block unit.
 */
function snappedWay([from, to]: Interval, wanted: number, snapSide: (place: number) => number): number {
  const way = wayWithin(from, to, wanted);
  if (way === 0) return 0;
  const [start, end] = [from + way, to + way];
  const more = snapSide(start) - start || snapSide(end) - end;
  return wayWithin(from, to, way + more);
}

/**
 * Returns the change that moves, resizes or mirrors the selection, so that the box around it becomes this box, in block
 * units. A width or height below 0 mirrors the selection.
 */
export function resizedSelection(drawing: Drawing, { x, y, width, height }: Box): Change {
  const shapes = selectedShapes(drawing).map(({ shape }) => shape);
  const boxes = shapes.map(edgesOf);
  const { left, top, right, bottom } = edgesAround(boxes);
  const narrowest = Math.min(...boxes.map((box) => box.right - box.left));
  const lowest = Math.min(...boxes.map((box) => box.bottom - box.top));
  const across = stretch([left, right], [fine(x), fine(x + width)], narrowest);
  const down = stretch([top, bottom], [fine(y), fine(y + height)], lowest);
  return {
    design: reshaped(drawing.document.design, shapes, (sides, shape) => {
      const [one, other] = [across.place(sides.left), across.place(sides.right)];
      const [upper, lower] = [down.place(sides.top), down.place(sides.bottom)];
      const mirrored = across.isOver ? turnedForm(formOf(shape), 'across') : formOf(shape);
      return {
        sides: {
          left: Math.min(one, other),
          right: Math.max(one, other),
          top: Math.min(upper, lower),
          bottom: Math.max(upper, lower),
        },
        form: down.isOver ? turnedForm(mirrored, 'down') : mirrored,
      };
    }),
  };
}

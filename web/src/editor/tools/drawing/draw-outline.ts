import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { bulgeTowards } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import { nothingSelected } from '@quiltwright/shared/model/selection';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { hovering, type Pointed } from '../hovering';
import { drawingUnit, inBlock, type DrawingEditor } from './drawing-editor';
import { snappingBeside } from './shape-items';
import type { CanvasPoint, Tool, View } from '../tool';
import { snappedBulge } from './bulge-snapping';
import { cornerHandleAt, cornerHandlesOf, HIT } from './corner-handles';
import type { NextCorner } from './drawing-marks';
import type { OutlineSketch } from './outline-sketch';

/** A drag that places a corner, bends the side that leads to the corner, or bends a side that was drawn before. */
type Drag = { kind: 'corner' } | { kind: 'bend'; next: NextCorner } | { kind: 'side'; side: number };

/**
 * Returns a tool that draws an outline corner by corner. A tap adds a corner. A tap on the first corner, or a double tap,
 * closes the outline. With Shift, a side is level, upright or diagonal. A drag with the polygon tool adds the corner where
 * it ends. With the curve tool, it bends the side to the corner where it starts, or a side drawn before by its middle.
 */
export function drawOutline(
  name: 'polygon' | 'curve',
  editor: DrawingEditor,
  sketch: OutlineSketch,
  run: (action: DrawingAction) => void,
): Tool {
  let drag: Drag | null = null;
  let known: {
    design: CreatedBlockDesign;
    corners: readonly OutlineCorner[];
    snapping: ItemSnapping;
  } | null = null;

  /** Returns the object that snaps corners. A new one is made only after the block or the outline changed. */
  const snappingNow = (): ItemSnapping => {
    const { design } = editor.drawing().document;
    const corners = sketch.corners.value;
    if (known?.design !== design || known.corners !== corners)
      known = { design, corners, snapping: snappingBeside(nothingSelected, editor, corners.map(pointOf)) };
    return known.snapping;
  };

  const scaleNow = (view: View) => scaleIn(view, drawingUnit(editor.drawing()));

  const nextAt = (point: Pointed, view: View): NextCorner => {
    const scale = scaleNow(view);
    const { first, last } = sketch;
    if (first && sketch.canClose && distance(scale.pixels(pointOf(first)), point.at) <= HIT[point.device])
      return { at: pointOf(first), bulge: 0, closes: true, guides: [] };
    const at = scale.units(point.at);
    if (point.modifiers.shift && last)
      return {
        at: inBlock(straightFrom(pointOf(last), at, scale.unit)),
        bulge: 0,
        closes: false,
        guides: [],
      };
    const snapped = snappingNow().point(at, reachOf(point, editor, scale));
    return { at: inBlock(snapped.at), bulge: 0, closes: false, guides: snapped.guides };
  };

  const sideAt = ({ at, device }: Pick<Pointed, 'at' | 'device'>, view: View): number | null => {
    if (name !== 'curve') return null;
    const handles = cornerHandlesOf(sketch.corners.value, scaleNow(view), true);
    const handle = cornerHandleAt(handles, at, device);
    return handle?.kind === 'side' ? handle.index : null;
  };

  /** Returns the bulge of the side between two corners that is dragged towards the pointer. */
  const bulgeAt = (from: Point, to: Point, point: Pointed, view: View): number => {
    const scale = scaleNow(view);
    const ends = [from, to].map(({ x, y }) => cornerAt(x, y, 0));
    const bulge = bulgeTowards(ends, 0, scale.units(point.at));
    return snappedBulge(bulge, distance(from, to), reachOf(point, editor, scale));
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (drag?.kind === 'corner') sketch.show(nextAt(point, view));
    else if (drag?.kind === 'side') {
      const [from, to] = [sketch.corners.value[drag.side], sketch.corners.value[drag.side + 1]];
      if (from && to) sketch.bend(drag.side, bulgeAt(pointOf(from), pointOf(to), point, view));
    } else if (drag && sketch.last) {
      drag.next = { ...drag.next, bulge: bulgeAt(pointOf(sketch.last), drag.next.at, point, view) };
      sketch.show(drag.next);
    }
  };

  return {
    name,
    pansAtEdge: true,
    hover: hovering((point, view) => {
      if (!point) {
        sketch.show(null);
        return null;
      }
      const isOnSide = sideAt(point, view) !== null;
      sketch.show(isOnSide ? null : nextAt(point, view));
      return isOnSide ? 'grab' : null;
    }),
    tap: (point, count, view) => {
      if (count === 2) sketch.close(run);
      else sketch.press(nextAt(point, view), run);
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const side = sideAt(start, view);
      if (side !== null) drag = { kind: 'side', side };
      else if (name === 'curve' && !sketch.isEmpty) drag = { kind: 'bend', next: nextAt(start, view) };
      else drag = { kind: 'corner' };
      follow(start, view);
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const ended = drag;
      drag = null;
      if (ended?.kind === 'bend') sketch.press(ended.next, run);
      else if (ended?.kind === 'corner') sketch.press(nextAt(point, view), run);
    },
    dragCancel: () => {
      drag = null;
      sketch.show(null);
    },
  };
}

function pointOf([x, y]: OutlineCorner): Point {
  return { x, y };
}

/** Returns the point nearest to `to` that lies level with, above, below or diagonally from `from`, as seen. */
function straightFrom(from: Point, to: Point, unit: Point): Point {
  const [dx, dy] = [(to.x - from.x) * unit.x, (to.y - from.y) * unit.y];
  const angle = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4);
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const along = dx * across + dy * down;
  return { x: from.x + (along * across) / unit.x, y: from.y + (along * down) / unit.y };
}

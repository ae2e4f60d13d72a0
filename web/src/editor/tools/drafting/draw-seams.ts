import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { SnappedEnd } from '../../snapping/seam-snapping';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { HIT } from '../drawing/corner-handles';
import { drawingUnit, inBlock, type DrawingEditor } from '../drawing/drawing-editor';
import { MARKS } from '../drawing/shape-items';
import { hovering, type Pointed } from '../hovering';
import type { Tool, View } from '../tool';
import type { SeamBend } from './bend-seam';
import { draftOf } from './draft';
import { onAxis } from './repeat-axes';
import type { SeamSketch } from './seam-sketch';

/**
 * Returns a tool that draws seams or circles. A tap starts a stroke, and each further tap adds a seam from its end. A tap
 * on the stroke's start or a double tap ends the stroke. A drag draws one seam, from where it starts, or a circle about
 * this point, and ends the stroke. With the tool for seams, a drag of the middle of a seam bends the seam.
 */
export function drawSeams(
  name: 'seam' | 'circle',
  editor: DrawingEditor,
  sketch: SeamSketch,
  bend: SeamBend,
  run: (action: DrawingAction) => void,
): Tool {
  let isDrawing = false;
  const scaleNow = (view: View) => scaleIn(view, drawingUnit(editor.drawing()));

  const endAt = (point: Pointed, view: View): SnappedEnd => {
    const scale = scaleNow(view);
    const at = inBlock(scale.units(point.at));
    const { design } = editor.drawing().document;
    const reach = reachOf(point, editor, scale);
    const { snapping } = draftOf(design);
    const end = snapping.end(at, reach, sketch.from, sketch.points);
    const isNamed = () => snapping.ranked(sketch.from).some(({ points }) => points.includes(end.at));
    if (reach <= 0 || end.kind === 'corner' || end.kind === 'seam' || isNamed()) return end;
    const mark = 1 / (drawingUnit(editor.drawing()).x * MARKS);
    return onAxis(at, sketch.figures.value, { reach, from: sketch.from, mark }) ?? end;
  };

  /** Returns the loose end whose mark is at a point; null if there is no mark. */
  const looseAt = ({ at, device }: Pointed, view: View): Point | null => {
    const { pixels } = scaleNow(view);
    return sketch.loose.ends.find(({ to }) => distance(pixels(to), at) <= HIT[device])?.to ?? null;
  };

  return {
    name,
    pansAtEdge: true,
    hover: hovering((point, view) => {
      if (!point) {
        sketch.show(null);
        return null;
      }
      const handle = name === 'seam' ? bend.handleAt(point, view) : null;
      sketch.show(handle ? null : endAt(point, view), handle);
      if (handle) return 'grab';
      return looseAt(point, view) ? 'pointer' : null;
    }),
    tap: (point, count, view) => {
      const loose = sketch.isEmpty ? looseAt(point, view) : null;
      if (loose && sketch.extend(loose, run)) return;
      if (count === 2) sketch.end();
      else sketch.press(endAt(point, view).at, run);
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      const { at } = endAt(start, view);
      if (sketch.picksCentre) {
        sketch.press(at, run);
        return;
      }
      if (name === 'seam' && bend.start(start, view)) return;
      isDrawing = true;
      if (!sketch.from || distance(sketch.from, at) > 0) {
        sketch.end();
        sketch.press(at, run);
      }
    },
    dragMove: (point, view) => {
      if (isDrawing) {
        const scale = scaleNow(view);
        if (reachOf(point, editor, scale) > 0) sketch.follow(inBlock(scale.units(point.at)));
        sketch.show(endAt(point, view));
      } else bend.follow(point, view);
    },
    dragEnd: (point, view) => {
      if (isDrawing) {
        sketch.press(endAt(point, view).at, run);
        sketch.end();
      } else bend.end(point, view, run);
      isDrawing = false;
    },
    dragCancel: () => {
      if (isDrawing) sketch.end();
      else bend.cancel();
      isDrawing = false;
    },
  };
}

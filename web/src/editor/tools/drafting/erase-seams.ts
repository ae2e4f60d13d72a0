import type { Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Position } from '../../../render/camera/camera';
import { pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import { scaleIn } from '../canvas-scale';
import { HIT } from '../drawing/corner-handles';
import { changedBy, drawingUnit, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks } from '../drawing/drawing-marks';
import { pointsBetween } from '../points-between';
import type { CanvasPoint, Tool, View } from '../tool';
import { isNearEdge, seamNear } from './draft';

/** The seams that a sweep has passed, the pointer's position, and where the sweep started in block units. */
interface Sweep {
  seams: Set<Seam>;
  at: Position;
  keep: Point;
}

/**
 * Returns the tool that erases seams: the one that was tapped, or all on the path of a drag. The patches beside them
 * become one. The patch at which the press began keeps its fabric.
 * @param onEdge called when a press would erase nothing but the edge of the block
 */
export function eraseSeams(
  editor: DrawingEditor,
  run: (action: DrawingAction) => void,
  onEdge: () => void,
): Tool {
  let sweep: Sweep | null = null;

  const unitsAt = (at: Position, view: View) => scaleIn(view, drawingUnit(editor.drawing())).units(at);
  const seamAt = ({ at, device }: Pick<CanvasPoint, 'at' | 'device'>, view: View): Seam | null => {
    const { units, unit } = scaleIn(view, drawingUnit(editor.drawing()));
    return seamNear(editor.drawing().document.design, units(at), HIT[device] / Math.max(unit.x, unit.y));
  };
  const isAtEdge = ({ at, device }: Pick<CanvasPoint, 'at' | 'device'>, view: View): boolean => {
    const { units, unit } = scaleIn(view, drawingUnit(editor.drawing()));
    return isNearEdge(units(at), HIT[device] / Math.max(unit.x, unit.y));
  };
  const show = (seams: readonly Seam[], keep: Point) => {
    if (seams.length === 0) {
      editor.marks.set(noMarks);
      return;
    }
    const drawing = editor.drawing();
    const action = eraseAction(seams, keep);
    editor.marks.set({
      ...noMarks,
      ghosts: action.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [],
      draft: { ...noDraftMarks, next: seams, isErased: true },
    });
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!sweep) return;
    for (const at of pointsBetween(sweep.at, point.at)) {
      const seam = seamAt({ at, device: point.device }, view);
      if (seam) sweep.seams.add(seam);
    }
    sweep.at = point.at;
    show([...sweep.seams], sweep.keep);
  };

  const end = () => {
    sweep = null;
    editor.marks.set(noMarks);
  };

  return {
    name: 'erase-seams',
    hover: (at, view) => {
      const seam = at && seamAt({ at, device: 'mouse' }, view);
      if (at) show(seam ? [seam] : [], unitsAt(at, view));
      else editor.marks.set(noMarks);
      return seam ? 'pointer' : null;
    },
    tap: (point, _, view) => {
      const seam = seamAt(point, view);
      editor.marks.set(noMarks);
      if (seam) run(eraseAction([seam], unitsAt(point.at, view)));
      else if (isAtEdge(point, view)) onEdge();
    },
    takesDrag: () => true,
    dragStart: (start, view) => {
      sweep = { seams: new Set(), at: start.at, keep: unitsAt(start.at, view) };
      follow(start, view);
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const { seams, keep } = sweep ?? {};
      end();
      if (seams && keep && seams.size > 0) run(eraseAction(seams, keep));
      else if (isAtEdge(point, view)) onEdge();
    },
    dragCancel: end,
  };
}

/**
 * Returns the action that erases seams.
 * @param keep a point of the patch whose fabric the merged patch gets; null for any of the patches
 */
export function eraseAction(seams: Iterable<Seam>, keep: Point | null): DrawingAction {
  const at = [...seams].map((seam) => pointAlong(seam, 0.5));
  return act(commands.eraseSeams, { at, ...(keep && { keep }) });
}

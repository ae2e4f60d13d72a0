import { centre, type Box } from '@quiltwright/shared/geometry/box';
import { EIGHTHS } from '@quiltwright/shared/geometry/orientation';
import type { Point } from '@quiltwright/shared/geometry/point';
import { turn, type Transform } from '@quiltwright/shared/geometry/transform';
import { act } from '@quiltwright/shared/model/command';
import { selectedPlacements } from '@quiltwright/shared/model/free-form/arrangement';
import { sizedBox } from '@quiltwright/shared/model/free-form/commands/move-commands';
import { firstBox } from '@quiltwright/shared/model/free-form/fitting';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { takenBoxes } from '@quiltwright/shared/quilting/copies';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Position } from '../../../render/camera/camera';
import type { Moving } from '../../../render/camera/preview';
import type { Device } from '../../input/press';
import { boxInPixels, scaleIn } from '../canvas-scale';
import type { CanvasPoint, Tool, View } from '../tool';
import { hitsTurnHandle } from '../handles/turn-handle';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { movingOf } from './placement-items';

const INCH = { x: 1, y: 1 };

interface Drag {
  /** The middle about which the pointer turns, in pixels of the canvas. */
  about: Point;
  /** The direction from the middle to the pointer at the start, in radians. */
  from: number;
  /** The only selected placement; null if several are selected. */
  alone: Placement | null;
  moving: Moving;
  /** By how many eighths of a turn to the right the drag turns the selection so far. */
  eighths: number;
}

/** Returns the tool that turns the selected blocks by their handle, in eighths of a turn. */
export function turnPlacements(editor: ArrangementEditor): Tool {
  let drag: Drag | null = null;

  const handled = (view: View): Box | null =>
    selectedPlacements(editor.arrangement()).length === 0
      ? null
      : boxInPixels(sizedBox(editor.arrangement()), scaleIn(view, INCH));
  const reaches = (at: Position, device: Device, view: View) => {
    const box = handled(view);
    return box !== null && hitsTurnHandle(box, at, device);
  };
  const follow = ({ at }: CanvasPoint, view: View) => {
    if (!drag) return;
    const way = directionOf(at, drag.about) - drag.from;
    drag.eighths = Math.round((way / (2 * Math.PI)) * EIGHTHS);
    const arrangement = editor.arrangement();
    const action = act(freeFormCommands.turnBy, drag.eighths);
    const now = selectedPlacements(action.run(arrangement)).map(({ placement }) => placement);
    editor.marks.set({ ...noArrangementMarks, now });
    const [first] = now;
    if (drag.alone && first)
      view.preview({ moving: drag.moving, to: turnedAnew(drag.alone, first, drag.eighths) });
  };
  const end = () => {
    drag = null;
    editor.marks.set(noArrangementMarks);
  };

  return {
    name: 'turn-placements',
    hover: (at, view) => (at && reaches(at, 'mouse', view) ? 'grab' : null),
    takesDrag: ({ at, device }, view) => reaches(at, device, view),
    dragStart: ({ at }, view) => {
      const box = handled(view);
      if (!box) return;
      const about = centre(box);
      const [first, another] = selectedPlacements(editor.arrangement());
      drag = {
        about,
        from: directionOf(at, about),
        alone: first && !another ? first.placement : null,
        moving: movingOf(editor.arrangement(), true),
        eighths: 0,
      };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const eighths = drag?.eighths ?? 0;
      end();
      const { design } = editor.arrangement().document;
      if (eighths % EIGHTHS !== 0) editor.run(act(freeFormCommands.turnBy, eighths));
      if (editor.arrangement().document.design === design) view.preview(null);
    },
    dragCancel: end,
  };
}

function directionOf(at: Point, from: Point): number {
  return Math.atan2(at.y - from.y, at.x - from.x);
}

/** Returns one transform, in inches, that lays the first copy of `from` at the place of each copy of `to`, turned. */
function turnedAnew(from: Placement, to: Placement, eighths: number): Transform[] {
  const middle = centre(firstBox(from));
  const factor = to.blockWidth / from.blockWidth;
  const { a, b, c, d } = turn({ x: 0, y: 0 }, (2 * Math.PI * eighths) / EIGHTHS);
  const [sa, sb, sc, sd] = [a, b, c, d].map((part) => part * factor) as [number, number, number, number];
  return takenBoxes(to).map((box) => {
    const { x, y } = centre(box);
    return {
      ...{ a: sa, b: sb, c: sc, d: sd },
      e: x - sa * middle.x - sc * middle.y,
      f: y - sb * middle.x - sd * middle.y,
    };
  });
}

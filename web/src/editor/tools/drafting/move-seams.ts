import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import type { SeamSnapping, SnappedEnd } from '../../snapping/seam-snapping';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { HIT } from '../drawing/corner-handles';
import { changedBy, drawingUnit, inBlock, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks, type DrawingMarks, type Ghost } from '../drawing/drawing-marks';
import type { CanvasPoint, Tool, View } from '../tool';
import { isCornerOfBlock, type CornerGroup } from './corner-group';
import { draftOf, seamNear, snappingWithout } from './draft';

type Pressed = Pick<CanvasPoint, 'at' | 'device'>;

/** A corner, or a seam with the point at which it was pressed. */
type Held = { kind: 'corner'; at: Point } | { kind: 'seam'; seam: Seam; pressed: Point };

interface Drag {
  held: Held;
  /** True if all corners that a box selected move. */
  isGroup: boolean;
  snapping: SeamSnapping;
  action: DrawingAction | null;
  /** The vector of the group so far. */
  by: Point | null;
}

/**
 * Returns the tool that moves corners and seams. The seams at a moved corner follow. A drag of one of the corners that a
 * box selected, or of a seam between them, moves all of them.
 */
export function moveSeams(
  editor: DrawingEditor,
  group: CornerGroup,
  run: (action: DrawingAction) => void,
): Tool {
  let drag: Drag | null = null;

  const heldAt = ({ at, device }: Pressed, view: View): Held | null => {
    const { design } = editor.drawing().document;
    const { pixels, units, unit } = scaleIn(view, drawingUnit(editor.drawing()));
    let corner: Point | null = null;
    let least: number = HIT[device];
    for (const point of draftOf(design).seams.flatMap(({ from, to }) => [from, to])) {
      const away = distance(pixels(point), at);
      if (away <= least && !isCornerOfBlock(point)) [corner, least] = [point, away];
    }
    if (corner) return { kind: 'corner', at: corner };
    const pressed = units(at);
    const seam = seamNear(design, pressed, HIT[device] / Math.max(unit.x, unit.y));
    return seam && { kind: 'seam', seam, pressed };
  };

  const follow = (point: CanvasPoint, view: View) => {
    if (!drag) return;
    const { held, snapping } = drag;
    const drawing = editor.drawing();
    const scale = scaleIn(view, drawingUnit(drawing));
    const reach = reachOf(point, editor, scale);
    const to = scale.units(point.at);
    const grip = held.kind === 'corner' ? held.at : held.seam.from;
    const wanted =
      held.kind === 'corner' ? to : { x: grip.x + to.x - held.pressed.x, y: grip.y + to.y - held.pressed.y };
    const end = snapping.end(inBlock(wanted), reach, null);
    const by = { x: end.at.x - grip.x, y: end.at.y - grip.y };
    if (drag.isGroup) {
      drag.by = by;
      const ghosts = ghostsOf(drawing, group.action(by));
      const draft = group.draftMarks(group.after(by), (corner) => movedBy(corner, by));
      editor.marks.set({ ...noMarks, guides: end.guides, ghosts, draft: { ...draft, end } });
      return;
    }
    if (held.kind === 'corner') {
      drag.action = moveCornerAction(held.at, end.at);
      editor.marks.set(cornerMarks(drawing, held.at, end));
      return;
    }
    drag.action = act(commands.moveSeam, { at: pointAlong(held.seam, 0.5), by });
    editor.marks.set({
      ...noMarks,
      guides: end.guides,
      ghosts: ghostsOf(drawing, drag.action),
      draft: { ...noDraftMarks, next: [moved(held.seam, by)], end },
    });
  };

  const end = () => {
    drag = null;
    editor.marks.set(group.marks());
  };
  const groupHas = (held: Held) =>
    held.kind === 'corner' ? group.has(held.at) : group.has(held.seam.from) && group.has(held.seam.to);

  return {
    name: 'move-seams',
    pansAtEdge: true,
    hover: (at, view) => {
      const held = at && heldAt({ at, device: 'mouse' }, view);
      if (!held || groupHas(held)) editor.marks.set(group.marks());
      else if (held.kind === 'seam')
        editor.marks.set({ ...noMarks, draft: { ...noDraftMarks, next: [held.seam] } });
      else editor.marks.set(cornerMarks(editor.drawing(), null, { at: held.at, kind: 'corner', guides: [] }));
      return held ? 'grab' : null;
    },
    tap: (point, _, view) => {
      const held = heldAt(point, view);
      if (held && groupHas(held)) return;
      group.take([]);
      editor.marks.set(noMarks);
    },
    takesDrag: (start, view) => heldAt(start, view) !== null,
    dragStart: (start, view) => {
      const held = heldAt(start, view);
      if (!held) return;
      const isGroup = groupHas(held);
      if (!isGroup) group.take([]);
      const own = held.kind === 'corner' ? [held.at] : [held.seam.from, held.seam.to];
      const snapping = snappingWithout(editor.drawing().document.design, isGroup ? group.corners : own);
      drag = { held, isGroup, snapping, action: null, by: null };
    },
    dragMove: follow,
    dragEnd: (point, view) => {
      follow(point, view);
      const { action, by } = drag ?? {};
      end();
      if (by) group.move(by, run);
      else if (action) run(action);
    },
    dragCancel: end,
  };
}

/** Returns the action that moves a corner. Its seams follow. */
export function moveCornerAction(at: Point, to: Point): DrawingAction {
  return act(commands.moveMapCorner, { at, to });
}

/**
 * Returns the marks of a corner that is moved: the seams that follow it, and the patches beside them.
 * @param held the place of the corner before; null while it is only pointed at
 */
export function cornerMarks(drawing: Drawing, held: Point | null, end: SnappedEnd): DrawingMarks {
  return {
    ...noMarks,
    guides: end.guides,
    ghosts: held ? ghostsOf(drawing, moveCornerAction(held, end.at)) : [],
    draft: { ...noDraftMarks, end },
  };
}

function ghostsOf(drawing: Drawing, action: DrawingAction): Ghost[] {
  return action.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [];
}

function moved({ from, to, bulge }: Seam, by: Point): Seam {
  return { from: movedBy(from, by), to: movedBy(to, by), bulge };
}

function movedBy({ x, y }: Point, by: Point): Point {
  return { x: x + by.x, y: y + by.y };
}

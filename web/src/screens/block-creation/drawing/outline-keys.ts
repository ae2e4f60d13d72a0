import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import type { Point } from '@quiltwright/shared/geometry/point';
import { cornerAtPoint } from '../../../editor/tools/drawing/corner-handles';
import { editableCorners } from '../../../editor/tools/drawing/edit-corners';
import { wayOf } from '../../../panels/arrange/selection-keys';
import { placeIn } from '../shapes/shape-words';
import { bentBy } from '../selection/bend-steps';
import type { DrawingEditing } from './drawing-editing';

type Run = (action: DrawingAction) => void;
type Say = (words: string) => void;

const ONE = { x: 1, y: 1 };

/** Returns the keyboard shortcuts of the tools that draw an outline. */
export function sketchKeys(editing: DrawingEditing, run: Run, say: Say) {
  const { sketch, sketching } = editing;
  const place = (point: Point) => placeIn(point, editing.drawing().document.design.block);
  return {
    walkPoints: (key: string) => {
      const { x, y } = wayOf(key, ONE);
      say(place(sketching.walk(x, y)));
    },
    pressPoint: () => {
      const at = sketching.press(run);
      if (!sketch.isEmpty) say(`Corner ${sketch.corners.value.length}: ${place(at)}`);
    },
    ...(!sketch.isEmpty && {
      closeOutline: () => {
        sketch.close(run);
      },
      takeBack: () => {
        sketch.takeBack();
        say(sketch.isEmpty ? 'No corners' : `Corners: ${sketch.corners.value.length}`);
      },
      bend: (key: string) => {
        sketching.bend(key === 'ArrowUp' ? 1 : -1);
      },
    }),
  };
}

/**
 * Returns the keyboard shortcuts on the corners of the selected shape. Without a chosen corner, only those that choose
 * one.
 * @param steps the distances by which arrow keys move a corner, in block units
 */
export function cornerKeys(editing: DrawingEditing, run: Run, say: Say, steps: { near: Point; far: Point }) {
  const corners = editableCorners(editing.drawing());
  if (corners.length === 0) return {};
  const chosen = cornerAtPoint(corners, editing.options.getState().corner);
  const choose = (index: number) => {
    const [x, y] = corners[index] ?? [0, 0];
    editing.options.setState({ corner: { x, y } });
    say(
      `Corner ${index + 1} of ${corners.length}: ${placeIn({ x, y }, editing.drawing().document.design.block)}`,
    );
  };
  const choosing = {
    nextCorner: () => {
      choose(((chosen ?? -1) + 1) % corners.length);
    },
    previousCorner: () => {
      choose(((chosen ?? 0) - 1 + corners.length) % corners.length);
    },
  };
  const [x, y, bulge] = (chosen !== null && corners[chosen]) || [];
  if (chosen === null || x === undefined || y === undefined || bulge === undefined) return choosing;
  const moves = (step: Point) => (key: string) => {
    const way = wayOf(key, step);
    editing.moveCorner(run, chosen, { x: x + way.x, y: y + way.y });
  };
  return {
    ...choosing,
    walkPoints: moves(steps.near),
    walkPointsFar: moves(steps.far),
    takeBack: () => {
      run(act(commands.removeCorner, { corner: chosen }));
    },
    bend: (key: string) => {
      const by = key === 'ArrowUp' ? 1 : -1;
      run(act(commands.bendSide, { side: chosen, bulge: bentBy(bulge, by), burst: editing.burst() }));
    },
  };
}

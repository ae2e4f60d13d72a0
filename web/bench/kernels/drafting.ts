import type { Point } from '@quiltwright/shared/geometry/point';
import { pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import { aroundCentre } from '@quiltwright/shared/drafting/figures/around';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { newCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import { draftedMap } from '@quiltwright/shared/model/created-block/drafting/map-of-design';
import {
  newDrawingState,
  type Drawing,
  type DrawingAction,
} from '@quiltwright/shared/model/created-block/drawing';
import { mapOf } from '@quiltwright/shared/drafting/map-of-shapes';
import { draftOf } from '../../src/editor/tools/drafting/draft';
import { changedBy } from '../../src/editor/tools/drawing/drawing-editor';
import '../page-api';
import { timed } from './timed';

/* Measures what drafting by seams does in one frame, in the page itself. */

/** The number of seams across and down. */
const SEAMS = 29;
/** The most repeats around the centre. Mirrored, they make far more patches than a block can have. */
const REPEATS = 32;
/** The reach of snapping in block units, in a block of 12 inches shown on 800 pixels. */
const REACH = 10;

/** Returns a block of nearly a thousand patches: 30 × 30 cells, and a diagonal seam through some of them. */
function thousandPatches(): Drawing {
  const places = Array.from({ length: SEAMS }, (_, i) => (1000 * (i + 1)) / (SEAMS + 1));
  const grid = places.flatMap((at) => [line(at, 0, at, 1000), line(0, at, 1000, at)]);
  const empty: Drawing = { ...newDrawingState, document: newCreatedBlock() };
  return [grid, [line(0, 10, 990, 1000)]].reduce(
    (drawing, seams) => act(commands.addSeams, { seams, fabric: 1 }).run(drawing),
    empty,
  );
}

function line(x: number, y: number, toX: number, toY: number): Seam {
  return { from: { x, y }, to: { x: toX, y: toY }, bulge: 0 };
}

/** Does what the tools do while a gesture goes on: snaps the pointer, tries the command and finds what it changes. */
function preview(drawing: Drawing, pointer: Point, from: Point | null, action: DrawingAction): void {
  draftOf(drawing.document.design).snapping.end(pointer, REACH, from);
  if (!action.canRun(drawing)) throw new Error('The benchmark tries a change that isn’t possible.');
  changedBy(drawing, action.run(drawing));
}

window.benchDrafting = async (rounds) => {
  const drawing = thousandPatches();
  const { corners, seams, faces } = draftedMap(drawing.document.design);
  const middle = (2 * SEAMS + 1) / 4;
  const corner = corners.find(({ x, y }) => Math.abs(x - 500) < middle && Math.abs(y - 480) < middle);
  const seam = seams.find(({ from }) => from === corner);
  if (!corner || !seam) throw new Error('The block of the benchmark has no corner in its middle.');
  const at = pointAlong(seam, 0.5);
  let step = 0;
  /** Returns a small way that is another one with each frame. */
  const next = () => 2 + (step++ % 50) / 10;
  const start = { x: 0, y: 513 };
  return {
    patches: faces.length,
    stroke: await timed(rounds, 1, () => {
      const end = { x: 1000, y: 385 + next() };
      const seams = [{ from: start, to: end, bulge: 0 }];
      preview(drawing, end, start, act(commands.addSeams, { seams, fabric: 1 }));
    }),
    corner: await timed(rounds, 1, () => {
      const to = { x: corner.x + next(), y: corner.y + 2 };
      preview(drawing, to, null, act(commands.moveMapCorner, { at: corner, to }));
    }),
    seam: await timed(rounds, 1, () => {
      const by = { x: next(), y: 2 };
      preview(drawing, { x: at.x + by.x, y: at.y }, null, act(commands.moveSeam, { at, by }));
    }),
    bend: await timed(rounds, 1, () => {
      preview(drawing, at, null, act(commands.bendSeam, { at, bulge: next() / 50 }));
    }),
    drawn: await timed(rounds, 1, () => {
      const seams = [line(0, 513, 1000, 385 + next())];
      const drawn = act(commands.addSeams, { seams, fabric: 1 }).run(drawing);
      const to = { x: corner.x + next(), y: corner.y + 2 };
      preview(drawn, to, null, act(commands.moveMapCorner, { at: corner, to }));
    }),
    repeats: await timed(rounds, 1, () => {
      const end = { x: 620 + next(), y: 30 };
      const centre = { x: 500, y: 500 };
      const spoke = line(500, 500, end.x, end.y);
      const seams = aroundCentre([spoke], { centre, times: REPEATS, isMirrored: true });
      draftOf(drawing.document.design).snapping.end(end, REACH, centre);
      const isRoom = act(commands.addSeams, { seams, fabric: 1 }).canRun(drawing);
      if (isRoom) throw new Error('The benchmark repeats too few seams to fill the block.');
    }),
    whole: await timed(rounds, 1, () => mapOf(drawing.document.design.block.levels)),
  };
};

import { expect, it } from 'vitest';
import { act } from '../../model/command.js';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands.js';
import { draftedMap } from '../../model/created-block/drafting/map-of-design.js';
import { after, next } from '../../model/created-block/drawing.fixture.js';
import type { Drawing } from '../../model/created-block/drawing.js';
import { liesOnTop } from '../../quilting/shapes/shape-outlines.js';
import type { Seam } from '../../geometry/seam.js';
import { appliqueIslands } from './applique-islands.js';
import { aroundCentre } from './around.js';
import { circleAbout } from './circles.js';

const middle = { x: 500, y: 500 };
const add = (seams: readonly Seam[]) => act(commands.addSeams, { seams, fabric: 1 });
const islandsOf = ({ document }: Drawing) => appliqueIslands(draftedMap(document.design));

/** Returns a star of four split points, whose tips are so far from the middle. */
function compass(radius: number): Drawing {
  const [tip, valley] = [
    { x: 500, y: 500 - radius },
    { x: 600, y: 400 },
  ];
  const blade = [
    { from: tip, to: valley, bulge: 0 },
    { from: tip, to: middle, bulge: 0 },
    { from: valley, to: middle, bulge: 0 },
  ];
  return after(add(aroundCentre(blade, { centre: middle, times: 4, isMirrored: true })));
}

it('finds a compass that touches no edge, and its seams make all of it pieced', () => {
  const drawing = compass(400);
  const [island, ...others] = islandsOf(drawing);
  expect(others).toEqual([]);
  expect(island).toEqual({
    patches: 8,
    seams: [
      { from: { x: 100, y: 500 }, to: { x: 0, y: 500 }, bulge: 0 },
      { from: { x: 900, y: 500 }, to: { x: 1000, y: 500 }, bulge: 0 },
    ],
  });
  const pieced = next(drawing, add(island?.seams ?? []));
  expect(pieced.document.design.block.levels.flat().filter(liesOnTop)).toEqual([]);
  expect(islandsOf(pieced)).toEqual([]);
});

it('finds none in a compass that touches the edge, and no circle alone', () => {
  expect(islandsOf(compass(500))).toEqual([]);
  expect(islandsOf(after(add(circleAbout(middle, 200))))).toEqual([]);
});

import { inches } from '@quiltwright/shared/geometry/units';
import { freeFormQuilt, levelsOf, placementOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { SHAPE_TYPE } from '@quiltwright/shared/quilting/shapes/shape';
import { packedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { assertExists } from '@quiltwright/shared/result';
import { expect, it } from 'vitest';
import { paintDesign } from './paint-design.mjs';
import { seenQuilt } from './public-design.mjs';

/** A fabric of 6 × 6 samples: green in the first column, red in the others. */
const TILE = 6;
const [GREEN, RED] = [
  [10, 120, 50],
  [200, 30, 40],
];
const striped = Uint8Array.from(
  { length: 3 * TILE * TILE },
  (_, at) => (Math.floor(at / 3) % TILE === 0 ? GREEN : RED)[at % 3] ?? 0,
);

it('lays the cloth of setting triangles level, as the cutting plan does', () => {
  // Half of a square, turned so that its long side of 12″ is at the top of the quilt, from 6″ to 18″.
  const side = 6 * Math.SQRT2;
  const half = { shapeType: SHAPE_TYPE.rightBottomLeft };
  const levels = levelsOf([11]).map((level) => level.map((shape) => ({ ...shape, ...half })));
  const setting = placementOf(0, [], {
    ...{ levels, turn: 7, blockWidth: inches(side), blockHeight: inches(side) },
    ...{ xLocation: inches(12 - side / 2), yLocation: inches(-side / 2) },
  });
  const quilt = freeFormQuilt({ quiltWidth: inches(24), quiltLength: inches(36), blocks: [setting] });
  const { painted } = assertExists(seenQuilt(packedQuilt(quilt)), 'a painted quilt');
  const { pixels, width } = paintDesign(painted, new Map([[11, striped]]), TILE);
  const at = (x: number, y: number) => [...pixels.subarray(3 * (y * width + x), 3 * (y * width + x) + 3)];
  // The stripes are upright. They begin 6″ and 12″ from the left.
  expect([at(12, 0), at(12, 2), at(12, 4)]).toEqual([GREEN, GREEN, GREEN]);
  expect([at(11, 0), at(13, 2), at(8, 0)]).toEqual([RED, RED, RED]);
});

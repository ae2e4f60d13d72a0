import { boundsOf } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { describe, expect, it } from 'vitest';
import { sewnOf } from '../../sewn';

/** Returns the patches of a block of the library, as a square with sides of this many inches. */
function patchesOf(title: string, side: number) {
  const block = premadeBlocks.find((each) => each.title === title);
  if (!block) throw new Error(`There is no ${title}.`);
  return sewnOf(block.levels, { width: side, height: side }).patches;
}

const near = (value: number, digits = 3): unknown => expect.closeTo(value, digits);
const areasOf = (title: string, side: number) => patchesOf(title, side).map(({ area }) => area);

/** The circles of blocks that are 1 inch wide have their middle here. */
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Returns the different angles, in degrees clockwise from straight up, of the corners that are this far from the middle. */
function anglesOf(title: string, away: number): number[] {
  const corners = patchesOf(title, 1).flatMap(({ outline }) => outline.map(({ to }) => to));
  const angles = corners
    .map(({ x, y }) => ({ x: x - MIDDLE.x, y: y - MIDDLE.y }))
    .filter(({ x, y }) => Math.abs(Math.hypot(x, y) - away) < 0.001)
    .map(({ x, y }) => (Math.atan2(x, -y) * 180) / Math.PI)
    .map((angle) => Math.round((angle < -0.001 ? angle + 360 : Math.max(angle, 0)) * 100) / 100);
  return [...new Set(angles)].sort((a, b) => a - b);
}

const stepsOf = (title: string, away: number) => {
  const angles = anglesOf(title, away);
  const steps = angles.map((angle, i) => (angles[i + 1] ?? (angles[0] ?? 0) + 360) - angle);
  return [...new Set(steps.map((step) => Math.round(100 * step) / 100))];
};

it.each([
  [6, 1.7574],
  [12, 3.5147],
  [15, 4.3934],
  [18, 5.2721],
])('the corner squares of an eight-pointed star of %d inches are side ÷ (2 + √2): %d', (side, corner) => {
  for (const star of ['LeMoyne Star', 'Eight Pointed Star', 'Lone Star']) {
    const corners = patchesOf(star, side).filter(({ kind }) => kind === 'square');
    expect(corners.map(({ size }) => size[0])).toEqual([1, 2, 3, 4].map(() => near(corner, 3)));
  }
});

it.each([
  ['Twelve Blade Dresden Plate', 12, 30, 4 / 10],
  ['Dresden Plate', 16, 22.5, 4 / 10],
  ['Twenty Blade Dresden Plate', 20, 18, 3.9 / 10],
])('%s has %d blades, each %d degrees wide', (title, blades, degrees, away) => {
  expect(anglesOf(title, away)).toHaveLength(blades);
  expect(stepsOf(title, away)).toEqual([degrees]);
});

it.each([
  ['Eight Point Compass', 45],
  ['Mariner’s Compass', 22.5],
  ['Thirty Two Point Mariner’s Compass', 11.25],
])('%s has a point every %d degrees', (title, degrees) => {
  expect(stepsOf(title, 0.5)).toEqual([degrees]);
});

it('Drunkard’s Path has units of 4 inches with a radius of 3', () => {
  // π · 3² ÷ 4 = 7.0686, and 16 less that.
  const areas = areasOf('Drunkard’s Path', 16);
  expect(areas).toHaveLength(32);
  expect([...areas].sort((a, b) => a - b)).toEqual([
    ...Array.from({ length: 16 }, () => near(7.0686)),
    ...Array.from({ length: 16 }, () => near(8.9314)),
  ]);
});

it('Clamshell has shells with the area d² ÷ 2, in rows d ÷ 2 apart', () => {
  // Two shells are side by side in 12 inches, so d is 6.
  const shells = patchesOf('Clamshell', 12).filter(({ area }) => Math.abs(area - 6 ** 2 / 2) < 0.001);
  expect(shells).toHaveLength(5);
  const tops = new Set(shells.map(({ outline }) => Math.round(boundsOf(outline).y * 1000) / 1000));
  expect([...tops].sort((a, b) => a - b)).toEqual([0, 3, 6]);
});

it('Apple Core has cores with the area chord², of circles with the radius chord ÷ √2', () => {
  const patches = patchesOf('Apple Core', 12);
  expect(patches.filter(({ area }) => Math.abs(area - 3 ** 2) < 0.001)).toHaveLength(8);
  const radii = patches.flatMap(({ outline }) => outline.flatMap(({ arc }) => arc?.radiusX ?? []));
  expect(radii.length).toBeGreaterThan(16);
  for (const radius of radii) expect(radius).toBeCloseTo(3 / Math.SQRT2, 4);
});

it('New York Beauty has 11 pieces', () => {
  expect(patchesOf('New York Beauty', 9)).toHaveLength(11);
});

describe('Double Wedding Ring', () => {
  const [columns, rows] = [2, 2];
  const patches = patchesOf('Double Wedding Ring', 20);
  const ringsOf = (fabrics: readonly number[]) => patches.filter(({ fabric }) => fabrics.includes(fabric));
  /** The fabrics of the letters A to I: melons and middles of rings, the six parts of an arc, and corners of rings. */
  const [ground, arcs, corners] = [[1], [2, 3, 4, 5, 6, 7], [8, 9]];

  it('has m(n + 1) + n(m + 1) melons for m × n rings', () => {
    const [middle = 0] = ringsOf(ground)
      .map(({ area }) => area)
      .sort((a, b) => b - a);
    const areas = ringsOf(ground).map(({ area }) => area);
    const melons = areas.filter((area) => area < middle / 2);
    const whole = melons.filter((area) => Math.abs(area - Math.max(...melons)) < 0.001);
    const halves = melons.filter((area) => Math.abs(area - Math.max(...melons) / 2) < 0.001);
    expect(areas.length - melons.length).toBe(columns * rows);
    // Those at the edges are half in the block, and half in the next one.
    expect([whole.length, halves.length]).toEqual([4, 8]);
    expect(whole.length + halves.length).toBe(columns * (rows + 1) + rows * (columns + 1));
  });

  it('has twice as many arcs, of six patches each', () => {
    // A melon at an edge has its second arc in the next block.
    const inBlock = ringsOf(arcs).length / 6;
    expect(inBlock + 8).toBe(2 * (columns * (rows + 1) + rows * (columns + 1)));
    expect(ringsOf(corners)).toHaveLength(8 + 16);
  });
});

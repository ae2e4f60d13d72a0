import { bulged, type Outline } from '@quiltwright/shared/geometry/outline';
import { expect, it } from 'vitest';
import { QUARTER, type DrawnCorner } from '../own-shapes.fixture';
import { welded } from './welded';

const through = (...corners: readonly DrawnCorner[]) =>
  bulged(corners.map(([x, y, bulge = 0]) => ({ x, y, bulge })));

/** A quarter of a disc with the centre of its circle at (0, 0). */
const quarter = through([0, 0], [500, 0, QUARTER], [0, 500]);

/** Returns the corners of an outline, each with the bulge of its edge to the next corner. */
const cornersOf = (outline: Outline | undefined) =>
  outline?.map(({ arc }, i) => {
    const { x, y } = outline.at(i - 1)?.to ?? { x: NaN, y: NaN };
    return [x, y, ...(arc ? [Math.tan(arc.sweep / 4)] : [])];
  });

const near = (value: number): unknown => expect.closeTo(value, 6);

it('gives a shape less than a tenth of a unit beside an equal one the same outline', () => {
  const moved = through([0.05, 0.05], [500.05, 0.05, QUARTER], [0.05, 500.05]);
  const [one, other] = welded([quarter, moved]);
  expect(cornersOf(one)).toEqual([
    [0, 0],
    [500, 0, near(QUARTER)],
    [0, 500],
  ]);
  expect(other).toEqual(one);
});

it('cuts an arc where another that runs along it ends', () => {
  /* The circle of the half disc is 0.03 larger than that of the quarter. */
  const half = through([500.03, 0, 1], [-500.03, 0]);
  const corners = cornersOf(welded([quarter, half])[1]);
  expect(corners).toEqual([
    [500, 0, near(QUARTER)],
    [0, 500, expect.closeTo(QUARTER, 3)],
    [-500.03, 0],
  ]);
});

it('lets arcs with the same ends be one arc, in either direction', () => {
  /* The arc swells 0.05 less: half of its chord, 353.553, times 0.00014. */
  const rest = through([500, 0], [500, 500], [0, 500, 0.000_14 - QUARTER]);
  expect(cornersOf(welded([quarter, rest])[1])).toEqual([
    [500, 0],
    [500, 500],
    [0, 500, near(-QUARTER)],
  ]);
});

it('leaves corners and arcs apart that are farther from each other', () => {
  const outlines = [
    quarter,
    through([0.2, 0.2], [500.2, 0.2, QUARTER], [0.2, 500.2]),
    /* The circles touch at (500, 0), and part. */
    through([500, 0], [500, 400], [100, 400, QUARTER]),
  ];
  expect(welded(outlines)).toBe(outlines);
});

it('leaves out a shape that is smaller than the distance', () => {
  expect(welded([quarter, through([0.01, 0], [0.05, 0], [0.05, 0.04], [0.01, 0.04])])[1]).toEqual([]);
});

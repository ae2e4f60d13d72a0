import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from '../geometry/point.js';
import type { Levels } from '../quilting/shapes/shape.js';
import { withCornerMoved, withCornersMoved, withoutSeams, withSeamBent, withSeamMoved } from './edits.js';
import { hiddenShapes, mapOf } from './map-of-shapes.js';
import { middleOf } from './seam.js';
import type { Drafted, MapFault, SeamMap } from './seam-map.js';
import { withShapes, written } from './shapes-of-map.js';
import { withStroke } from './strokes.js';
import { circleAbout } from './figures/circles.js';
import { anyStroke, differencesBetween, line, made, wrongsOf } from './strokes.fixture.js';

const noShapes: Levels = [[], [], []];
const empty = made(mapOf(noShapes));
type Change = (map: SeamMap) => Drafted | MapFault;

const place = fc.record({ x: fc.integer({ min: -200, max: 1200 }), y: fc.integer({ min: -200, max: 1200 }) });
const edit: fc.Arbitrary<Change> = fc
  .record({
    kind: fc.nat(4),
    which: fc.nat(1000),
    to: place,
    bulge: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  .map(({ kind, which, to, bulge }) => (map) => {
    const seam = map.seams[which % map.seams.length];
    const corner = map.corners[which % map.corners.length];
    if (!seam || !corner) return 'no-seam';
    if (kind === 0) return withCornerMoved(map, corner, to);
    if (kind === 1) return withSeamMoved(map, middleOf(seam), { x: to.x / 10, y: to.y / 10 });
    if (kind === 2) return withSeamBent(map, middleOf(seam), bulge);
    if (kind === 3) {
      const by = { x: to.x / 3, y: to.y / 3 };
      const isInside = ({ x, y }: Point) => ![x, y].every((each) => each === 0 || each === 1000);
      return withCornersMoved(
        map,
        map.corners
          .filter((each, index) => index % 3 !== which % 3 && isInside(each))
          .map((at) => ({ at, by })),
      );
    }
    return withoutSeams(map, [middleOf(seam)]);
  });
const change = fc.oneof(
  {
    weight: 3,
    arbitrary: anyStroke.map(
      (stroke): Change =>
        (map) =>
          withStroke(map, stroke),
    ),
  },
  { weight: 1, arbitrary: edit },
);

const stored = (map: SeamMap, levels: Levels, firstNum: number) =>
  written(map, { levels, fabricOf: () => 1, firstNum, isOpen: () => true });

it('stays whole through any strokes, moves, bends and erasures, and each is refused or stored', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      let [map, levels, firstNum] = [empty, noShapes, 1];
      for (const each of changes) {
        const result = each(map);
        if (typeof result === 'string') continue;
        expect(wrongsOf(result.map)).toEqual([]);
        const next = stored(result.map, levels, (firstNum += 1000));
        if (typeof next === 'string') continue;
        const again = made(mapOf(next.levels));
        expect(differencesBetween(withShapes(result.map, next.shapeOf), again)).toEqual([]);
        [map, levels] = [again, next.levels];
      }
    }),
    { numRuns: 40, seed: 46 },
  );
});

it('leaves shapes that were stored as they are', () => {
  fc.assert(
    fc.property(fc.array(anyStroke, { minLength: 1, maxLength: 4 }), (strokes) => {
      const map = strokes.reduce((each, stroke) => {
        const result = withStroke(each, stroke);
        return typeof result === 'string' ? each : result.map;
      }, empty);
      const { levels } = made(stored(map, noShapes, 1));
      expect(made(stored(made(mapOf(levels)), levels, 9000)).levels).toEqual(levels);
    }),
    { numRuns: 60, seed: 46 },
  );
});

it('makes the same map of two strokes in either order', () => {
  // Each stroke is closed or runs from edge to edge: ends within a patch are cut off when their stroke ends.
  const at = fc.integer({ min: 0, max: 1000 });
  const whole = fc.oneof(
    fc.tuple(at, at).map(([top, foot]) => [line(top, 0, foot, 1000)]),
    fc.tuple(at, at).map(([left, right]) => [line(0, left, 1000, right)]),
    fc
      .record({ centre: fc.record({ x: at, y: at }), radius: fc.integer({ min: 30, max: 500 }) })
      .map(({ centre, radius }) => circleAbout(centre, radius)),
  );
  fc.assert(
    fc.property(whole, whole, (one, other) => {
      const [first, second] = [
        [one, other],
        [other, one],
      ].map((strokes) => areasOf(strokes.reduce((map, stroke) => made(withStroke(map, stroke)).map, empty)));
      expect(first).toHaveLength(second?.length ?? 0);
      // Corners are rounded to ten-thousandths, along sides of up to a thousand.
      first?.forEach((area, i) => {
        expect(Math.abs(area - (second?.[i] ?? 0))).toBeLessThan(0.2);
      });
    }),
    { numRuns: 200, seed: 46 },
  );
});

function areasOf({ faces }: SeamMap): number[] {
  return faces.map(({ area }) => area).sort((one, other) => one - other);
}

it('has one corner where a line touches a circle, and where two circles touch', () => {
  const { map } = made(
    withStroke(empty, [
      ...circleAbout({ x: 300, y: 500 }, 200),
      ...circleAbout({ x: 700, y: 500 }, 200),
      line(0, 700, 1000, 700),
    ]),
  );
  const near = (x: number, y: number) =>
    map.corners.filter((corner) => Math.hypot(corner.x - x, corner.y - y) < 20).length;
  expect([near(300, 700), near(700, 700), near(500, 500)]).toEqual([1, 1, 1]);
  expect(map.faces).toHaveLength(5);
});

it('lists the seams of a stroke that end inside a patch', () => {
  const { map, dangling } = made(withStroke(empty, [line(0, 500, 400, 500)]));
  expect(map).toBe(empty);
  expect(dangling).toMatchObject([line(0, 500, 400, 500)]);
});

it('lists the seams of a stroke around a patch that is too small to be sewn', () => {
  const across = made(withStroke(empty, [line(0, 500, 1000, 500)])).map;
  const box = [line(300, 500, 300, 499.4), line(300, 499.4, 300.6, 499.4), line(300.6, 499.4, 300.6, 500)];
  const { map, dangling } = made(withStroke(across, box));
  expect(map).toBe(across);
  expect(dangling).toHaveLength(3);
});

it('cuts strokes off at the edge of the block', () => {
  const { map, dangling } = made(withStroke(empty, [line(-500, 500, 1500, 500), line(-100, 0, 2000, 0)]));
  expect(map.faces.map(({ area }) => area)).toEqual([500_000, 500_000]);
  expect(dangling).toEqual([]);
});

it('knows which shapes others hide', () => {
  const drawn = made(stored(made(withStroke(empty, [line(500, 0, 500, 1000)])).map, noShapes, 1)).levels;
  const ground = made(stored(empty, noShapes, 7)).levels.flat();
  const map = made(mapOf([drawn.flat(), ground]));
  expect(hiddenShapes(map).map(({ shapeNum }) => shapeNum)).toEqual([1, 2]);
});

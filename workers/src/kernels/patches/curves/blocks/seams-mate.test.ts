import { areaOf, type Arc, type Outline } from '@quiltwright/shared/geometry/outline';
import { distance } from '@quiltwright/shared/geometry/point';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { curvedAllowance } from '../../../cutting/allowance/curved-allowance';
import { matchPoints } from '../../../print/block/match-points';
import { sewnOf } from '../../sewn';
import { curvedBlocks } from './curved-blocks.fixture';

const SIDE = 12;
/** Places nearer to each other than this are one, in inches. */
const SAME = 0.001;
/** Returns the sewing lines of the pieced patches of a block, and those of their holes, in inches. */
function sewingLines(levels: Levels): Outline[] {
  return sewnOf(levels, { width: SIDE, height: SIDE })
    .patches.filter(({ kind }) => kind !== 'applique')
    .flatMap(({ outline, rims }) => [outline, ...rims]);
}

const arcsOf = (lines: readonly Outline[]) => lines.flatMap((line) => line.flatMap(({ arc }) => arc ?? []));

/** Returns the curved edges of sewing lines, each with its two ends. */
const curvedEdges = (lines: readonly Outline[]) =>
  lines.flatMap((line) =>
    line.flatMap(({ to, arc }, i) => (arc ? [{ from: line.at(i - 1)?.to ?? to, to, arc }] : [])),
  );

const marksOf = ({ to, arc }: ReturnType<typeof curvedEdges>[number]) =>
  matchPoints([{ to, arc }]).map(({ at }) => at);

/** True if two arcs lie on one circle. */
const areOfOneCircle = (one: Arc, other: Arc) =>
  distance(one.centre, other.centre) < 0.01 && Math.abs(one.radiusX - other.radiusX) < 0.01;

describe.each(Object.entries(curvedBlocks))('%s', (_, levels) => {
  const lines = sewingLines(levels);

  it('has convex and hollow edges of equal length along each circle', () => {
    const arcs = arcsOf(lines);
    expect(arcs.length).toBeGreaterThan(1);
    for (const arc of arcs) {
      const turn = arcs.reduce((sum, other) => sum + (areOfOneCircle(arc, other) ? other.sweep : 0), 0);
      expect(turn * arc.radiusX).toBeCloseTo(0, 4);
    }
  });

  it('has a cutting line of arcs beside each curved edge', () => {
    for (const line of lines) {
      const arcs = arcsOf([line]);
      const cut = arcsOf([curvedAllowance(line, 0.25) ?? []]);
      const wanted = arcs.map(({ radiusX, sweep }) => radiusX + Math.sign(sweep) * 0.25);
      expect(cut.map(({ radiusX }) => radiusX)).toEqual(
        wanted.map((radius): unknown => expect.closeTo(radius, 6)),
      );
    }
  });

  it('fills its square', () => {
    const area = lines.reduce((sum, line) => sum + areaOf(line), 0);
    expect(area).toBeCloseTo(SIDE * SIDE, 3);
  });

  it('has match marks at the same places on both patches beside a curve', () => {
    const edges = curvedEdges(lines);
    const seams = edges.flatMap((edge) => {
      const isMate = ({ from, to, arc }: typeof edge) =>
        areOfOneCircle(arc, edge.arc) &&
        arc.sweep * edge.arc.sweep < 0 &&
        distance(from, edge.to) < SAME &&
        distance(to, edge.from) < SAME;
      const mate = edges.find(isMate);
      return mate ? [[marksOf(edge), marksOf(mate).reverse()] as const] : [];
    });
    for (const edge of edges) expect(marksOf(edge)).toHaveLength(3);
    for (const [marks, others] of seams)
      marks.forEach((mark, i) => {
        expect(distance(mark, others[i] ?? { x: 0, y: 0 })).toBeLessThan(SAME);
      });
  });
});

it.each(['Grandmother’s Fan', 'Crazy Quilt Fan', 'Daisy Fan', 'New York Beauty', 'Wagon Wheel'])(
  'each mark of %s on a curve beside several patches meets one of their marks or seams',
  (name) => {
    const edges = curvedEdges(sewingLines(curvedBlocks[name] ?? []));
    const long = edges.filter(({ arc }) => Math.abs(arc.sweep) > Math.PI / 3);
    expect(long.length).toBeGreaterThan(0);
    for (const edge of long) {
      const beside = edges.filter(
        ({ arc }) => areOfOneCircle(arc, edge.arc) && arc.sweep * edge.arc.sweep < 0,
      );
      const places = beside.flatMap((other) => [other.from, other.to, ...marksOf(other)]);
      for (const mark of marksOf(edge))
        expect(places.some((place) => distance(place, mark) < SAME)).toBe(true);
    }
  },
);

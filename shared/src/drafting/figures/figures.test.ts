import { expect, it } from 'vitest';
import type { Seam } from '../../geometry/seam.js';
import { mapOf } from '../map-of-shapes.js';
import type { Face, SeamMap } from '../seam-map.js';
import { withStroke } from '../strokes.js';
import { made, wrongsOf } from '../strokes.fixture.js';
import { aroundCentre } from './around.js';
import { circleAbout, evenRadii, polygonAbout } from './circles.js';
import { divided, evenSizes, type Division } from './divided.js';
import { frameSeams, gridSeams } from './frame.js';
import { insetSeams } from './inset.js';
import { faceAt } from './faces-at.js';

const empty = made(mapOf([[], [], []]));
const MIDDLE = { x: 500, y: 500 };

function drawn(seams: readonly Seam[], map = empty): SeamMap {
  const result = withStroke(map, seams);
  if (typeof result === 'string') throw new Error(result);
  expect(wrongsOf(result.map)).toEqual([]);
  return result.map;
}

function faceOf(map: SeamMap, x: number, y: number): Face {
  const face = faceAt(map, { x, y });
  if (!face) throw new Error('No patch is there.');
  return face;
}

/** Divides the patch at a point. Strips of two parts are the default. */
function dividedAt(map: SeamMap, x: number, y: number, division: Partial<Division>): SeamMap {
  const face = faceOf(map, x, y);
  const seams = divided(face, { way: 'strips', sizes: evenSizes(2), turns: 0, at: { x, y }, ...division });
  if (typeof seams === 'string') throw new Error(seams);
  return drawn(seams, map);
}

/** The areas of patches, in square inches of a block of 10 inches, the smallest first. */
function areas({ faces }: SeamMap): number[] {
  return faces.map(({ area }) => Math.round(area) / 10_000).sort((one, other) => one - other);
}

const line = (x: number, y: number, toX: number, toY: number): Seam => ({
  from: { x, y },
  to: { x: toX, y: toY },
  bulge: 0,
});

it('draws rings of one width about a corner', () => {
  expect(evenRadii(900, 3)).toEqual([900, 600, 300]);
  const map = drawn(evenRadii(900, 3).flatMap((radius) => circleAbout({ x: 0, y: 0 }, radius)));
  // Quarters of circles: 9π/4, then 36π/4 and 81π/4 less the ring before.
  expect(areas(map)).toEqual([7.0686, 21.2058, 35.3429, 36.3827]);
});

it('draws a hexagon through a point: its area is 3√3/2 of the square of its radius', () => {
  const map = drawn(polygonAbout(MIDDLE, { x: 500, y: 100 }, 6));
  expect(areas(map)).toEqual([41.5692, 58.4308]);
});

it('repeats a seam eight times around the centre, and mirrors it', () => {
  const spoke = line(500, 500, 500, 0);
  expect(areas(drawn(aroundCentre([spoke], { centre: MIDDLE, times: 4, isMirrored: false })))).toEqual([
    25, 25, 25, 25,
  ]);
  // From the top middle to the point at 45° of a circle of 2: an eight-pointed outline of 4-fold symmetry.
  const edge = line(500, 0, 500 + 200 * Math.SQRT1_2, 500 - 200 * Math.SQRT1_2);
  const star = drawn(aroundCentre([edge], { centre: MIDDLE, times: 4, isMirrored: true }));
  // Eight triangles of sides 5 and 2 with 45° between them: 4 · 5 · 2 · sin 45°. The tips reach the block's edge.
  expect(areas(star).at(-1)).toBe(28.2843);
  expect(areas(star)).toHaveLength(5);
});

it('mirrors arcs to the other way', () => {
  const arc: Seam = { from: { x: 600, y: 500 }, to: { x: 700, y: 400 }, bulge: 0.3 };
  const [, image] = aroundCentre([arc], { centre: MIDDLE, times: 1, isMirrored: true });
  expect(image).toEqual({ from: { x: 400, y: 500 }, to: { x: 300, y: 400 }, bulge: -0.3 });
});

it('divides a square into strips side by side, and turns them', () => {
  const upright = dividedAt(empty, 500, 500, { sizes: evenSizes(4) });
  expect(areas(upright)).toEqual([25, 25, 25, 25]);
  expect(faceOf(upright, 100, 900)).toBe(faceOf(upright, 100, 100));
  const level = dividedAt(empty, 500, 500, { sizes: [1, 2, 1], turns: 1 });
  expect(areas(level)).toEqual([25, 25, 50]);
  expect(faceOf(level, 900, 100)).toBe(faceOf(level, 100, 100));
});

it('divides a long patch across its length', () => {
  const map = dividedAt(drawn([line(0, 250, 1000, 250)]), 500, 100, { sizes: evenSizes(5) });
  expect(areas(map)).toEqual([5, 5, 5, 5, 5, 75]);
});

it('divides a ring about a corner into blades, or into rings', () => {
  const fan = drawn([900, 300].flatMap((radius) => circleAbout({ x: 0, y: 0 }, radius)));
  // A quarter of the ring has (81 − 9)π/4 = 56.5487 square inches.
  const blades = areas(dividedAt(fan, 400, 400, { sizes: evenSizes(6) }));
  expect(blades).toHaveLength(8);
  expect(blades.filter((area) => area === 9.4248)).toHaveLength(6);
  // Rings of 3 to 6 and of 6 to 9: 27π/4 and 45π/4.
  expect(areas(dividedAt(fan, 400, 400, { turns: 1 }))).toEqual(expect.arrayContaining([21.2058, 35.3429]));
});

it('divides a diamond of 45° into nine diamonds', () => {
  const side = 480;
  const [x, y] = [side * Math.SQRT1_2, side * Math.SQRT1_2];
  const corners = [
    { x: 0, y: 1000 },
    { x: side, y: 1000 },
    { x: side + x, y: 1000 - y },
    { x, y: 1000 - y },
  ];
  const diamond = drawn(corners.map((from, i) => ({ from, to: corners[(i + 1) % 4] ?? from, bulge: 0 })));
  const nine = areas(dividedAt(diamond, 500, 900, { way: 'squares', sizes: evenSizes(3) }));
  // The small sides are 1.6, so each diamond has 2.56 · sin 45°.
  expect(nine.filter((area) => Math.abs(area - 1.8102) < 1e-3)).toHaveLength(9);
});

it('divides a square into squares and triangles, of which the diagonals turn', () => {
  for (const turns of [0, 1]) {
    const map = dividedAt(empty, 500, 500, { way: 'triangles', turns });
    expect(areas(map)).toEqual(Array(8).fill(12.5));
    expect(faceOf(map, 20, 480) === faceOf(map, 480, 20)).toBe(turns === 1);
  }
});

it('divides a triangle into equal triangles', () => {
  const half = drawn([line(0, 0, 1000, 1000)]);
  const nine = areas(dividedAt(half, 200, 800, { way: 'squares', sizes: evenSizes(3) }));
  expect(nine).toEqual([...(Array(9).fill(5.5556) as number[]), 50]);
});

it('divides a quarter ring into points: a New York Beauty of eleven pieces', () => {
  const rings = drawn([900, 450].flatMap((radius) => circleAbout({ x: 0, y: 0 }, radius)));
  const beauty = dividedAt(rings, 480, 480, { way: 'points', sizes: evenSizes(4) });
  expect(beauty.faces).toHaveLength(11);
  // A point's triangle: base 2 · 4.5 · sin(11¼°), height 9 − 4.5 · cos(11¼°). Its foot is the arc, which takes away
  // 4.5² · (π/8 − sin 22½°)/2 of it.
  const triangle = 4.5 * Math.sin(Math.PI / 16) * (9 - 4.5 * Math.cos(Math.PI / 16));
  const segment = (4.5 ** 2 * (Math.PI / 8 - Math.sin(Math.PI / 8))) / 2;
  const spike = Math.round((triangle - segment) * 10_000) / 10_000;
  expect(areas(beauty).filter((area) => Math.abs(area - spike) < 2e-4)).toHaveLength(4);
});

it('divides a ring into twelve blades, and a circle into wedges', () => {
  const ring = drawn([400, 100].flatMap((radius) => circleAbout(MIDDLE, radius)));
  const plate = areas(dividedAt(ring, 500, 250, { sizes: evenSizes(12) }));
  // (16 − 1)π/12
  expect(plate.filter((area) => Math.abs(area - 3.927) < 1e-3)).toHaveLength(12);
  const pie = areas(dividedAt(ring, 500, 550, { way: 'wedges', sizes: evenSizes(5) }));
  expect(pie.filter((area) => Math.abs(area - Math.PI / 5) < 1e-3)).toHaveLength(5);
});

it('divides a square from the corner that is pressed to the sides opposite', () => {
  const map = dividedAt(empty, 100, 900, { way: 'wedges', sizes: evenSizes(4) });
  expect(areas(map)).toEqual([25, 25, 25, 25]);
  expect(faceOf(map, 10, 900)).not.toBe(faceOf(map, 500, 990));
  expect(faceOf(map, 800, 990)).toBe(faceOf(map, 500, 990));
});

it('refuses ways that the sides of a patch don’t allow', () => {
  const circle = drawn(circleAbout(MIDDLE, 300));
  const of = (map: SeamMap, x: number, way: Division['way']) =>
    divided(faceOf(map, x, 500), { way, sizes: evenSizes(2), turns: 0, at: { x, y: 500 } });
  expect(of(circle, 500, 'triangles')).toBe('sides');
  expect(of(circle, 500, 'points')).toBe('sides');
  expect(of(circle, 100, 'triangles')).toBe('sides');
  const halves = drawn([line(0, 500, 1000, 500)], circle);
  expect(
    divided(faceOf(halves, 500, 400), { way: 'wedges', sizes: evenSizes(2), turns: 0, at: MIDDLE }),
  ).toBe('corner');
});

it('keeps the seams of strips inside the patch', () => {
  // An L: the upper right quarter is another patch.
  const ell = drawn([line(500, 0, 500, 500), line(500, 500, 1000, 500)]);
  const map = dividedAt(ell, 250, 750, { sizes: evenSizes(4) });
  expect(areas(map)).toEqual([12.5, 12.5, 25, 25, 25]);
});

it('frames the block with strips, mitred strips, or strips and squares', () => {
  const width = { x: 100, y: 100 };
  expect(areas(drawn(frameSeams(width, 'straight')))).toEqual([8, 8, 10, 10, 64]);
  expect(areas(drawn(frameSeams(width, 'mitred')))).toEqual([9, 9, 9, 9, 64]);
  expect(areas(drawn(frameSeams(width, 'squares')))).toEqual([1, 1, 1, 1, 8, 8, 8, 8, 64]);
});

it('lays a four-patch and a nine-patch over each other', () => {
  const map = drawn(gridSeams([2, 3]));
  expect(map.faces).toHaveLength(16);
  // Sides of 1/3 and 1/6: four corners of 1/9, eight of 1/18 and four of 1/36 of the block.
  expect(areas(map).slice(0, 4)).toEqual([2.7778, 2.7778, 2.7778, 2.7778]);
  expect(areas(map).at(-1)).toBe(11.1111);
});

const inches = { x: 0.01, y: 0.01 };

it('sets the outline of a patch in, and joins the corners', () => {
  const seams = insetSeams(faceOf(empty, 500, 500), 2, inches);
  expect(seams).toHaveLength(8);
  expect(areas(drawn(seams as Seam[]))).toEqual([16, 16, 16, 16, 36]);
});

it('sets a quarter circle in: its arc keeps the centre', () => {
  const map = drawn(circleAbout({ x: 0, y: 0 }, 800));
  const seams = insetSeams(faceOf(map, 200, 200), 1, inches) as Seam[];
  // A radius of 7 about the old corner, less the inch along both sides: from (1, √48) to (√48, 1).
  const half = Math.asin(1 / 7);
  const wedge = (49 * (Math.PI / 2 - 2 * half)) / 2;
  const inner = wedge - (Math.sqrt(48) - 1);
  expect(areas(drawn(seams, map))).toContain(Math.round(inner * 10_000) / 10_000);
});

it('refuses an inset that leaves nothing of a patch', () => {
  expect(insetSeams(faceOf(empty, 500, 500), 5, inches)).toBe('room');
  expect(insetSeams(faceOf(drawn([line(0, 0, 1000, 1000)]), 200, 800), 3.2, inches)).toBe('room');
});

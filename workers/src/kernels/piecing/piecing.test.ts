import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvedBlocks } from '../patches/curves/blocks/curved-blocks.fixture';
import { sewnOf } from '../patches/sewn';
import { piecingOf, type Piecing } from './piecing';

const size = { width: 12, height: 12 };

function libraryBlock(name: string) {
  const block = premadeBlocks.find(({ designName }) => designName === name);
  if (!block) throw new Error(`There is no block ${name}.`);
  return sewnOf(block.levels, size).patches;
}

function box(x: number, y: number, width: number, height: number): { corners: Point[] } {
  return {
    corners: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  };
}

function leaves(node: Piecing): number[] {
  return node.parts.length === 0 ? node.patches : node.parts.flatMap(leaves);
}

function all(node: Piecing): Piecing[] {
  return [node, ...node.parts.flatMap(all)];
}

const isSetIn = (node: Piecing | null) => node !== null && all(node).some(({ seams }) => seams === 'setIn');

/** Random patches of a square of 12 inches, made by cutting one patch after the other in two. */
const cutSquares = fc
  .array(
    fc.record({
      which: fc.nat(),
      from: fc.integer({ min: 1, max: 7 }),
      to: fc.integer({ min: 1, max: 7 }),
      side: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((cuts) => {
    const patches = [box(0, 0, 12, 12).corners];
    for (const { which, from, to, side } of cuts) {
      const index = which % patches.length;
      const patch = patches[index] ?? [];
      const [one, other] = cutInTwo(patch, side, from / 8, to / 8);
      if (Math.min(areaOf(polygon(one)), areaOf(polygon(other))) > 0.5) patches.splice(index, 1, one, other);
    }
    return patches.map((corners) => ({ corners }));
  });

/**
 * Cuts a convex patch in two, from one of its sides to the side after the next.
 * @param side the index of the first of these sides
 * @param from the position of the cut along the first side, from 0 to 1
 * @param to the position of the cut along the second side, from 0 to 1
 */
function cutInTwo(patch: readonly Point[], side: number, from: number, to: number): [Point[], Point[]] {
  const turned = patch.map((_, i) => patch[(i + side) % patch.length] ?? { x: 0, y: 0 });
  const [a, b, c, d] = [turned[0], turned[1], turned[2], turned[3] ?? turned[0]];
  if (!a || !b || !c || !d) return [[], []];
  const between = (p: Point, q: Point, t: number) => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
  const [start, end] = [between(a, b, from), between(c, d, to)];
  return [
    [start, b, c, end],
    [end, ...turned.slice(3), a, start].filter((point, i, list) => list.indexOf(point) === i),
  ];
}

describe('piecingOf', () => {
  it('splits an Ohio Star into three rows of three units, and its hourglasses along their diagonals', () => {
    const piecing = piecingOf(libraryBlock('Ohio Star'), size);
    expect(piecing).toMatchObject({ seams: 'level', isRectangle: true });
    expect(piecing?.parts.map(({ seams, parts }) => [seams, parts.length])).toEqual([
      ['upright', 3],
      ['upright', 3],
      ['upright', 3],
    ]);
    // Squares are in the corners and the middle; hourglasses of four triangles lie between them, sewn as two pairs.
    const units = piecing?.parts.flatMap(({ parts }) => parts) ?? [];
    expect(units.map(({ patches }) => patches.length)).toEqual([1, 4, 1, 4, 1, 4, 1, 4, 1]);
    const [, hourglass] = units;
    expect(hourglass).toMatchObject({ seams: 'slanted', isRectangle: true });
    expect(hourglass?.box.x).toBeCloseTo(4);
    expect(hourglass?.box.height).toBeCloseTo(4);
    expect(hourglass?.parts.map(({ patches, isRectangle }) => [patches.length, isRectangle])).toEqual([
      [2, false],
      [2, false],
    ]);
  });

  it('finds no straight seam in five patches around a middle, or in squares set into diamonds', () => {
    // Four rectangles of 8 × 4 around a square of 4.
    const around = [box(0, 0, 8, 4), box(8, 0, 4, 8), box(4, 8, 8, 4), box(0, 4, 4, 8), box(4, 4, 4, 4)];
    expect(piecingOf(around, size)).toMatchObject({ seams: 'setIn', patches: [0, 1, 2, 3, 4], parts: [] });
    expect(isSetIn(piecingOf(libraryBlock('LeMoyne Star'), size))).toBe(true);
  });

  it('splits blocks with curves along their straight seams, and leaves curved units', () => {
    const path = sewnOf(curvedBlocks['Drunkard’s Path'] ?? [], size).patches;
    const piecing = piecingOf(path, size);
    expect(piecing?.parts.map(({ seams, parts }) => [seams, parts.length])).toEqual(
      Array.from({ length: 4 }, () => ['upright', 4]),
    );
    const units = piecing?.parts.flatMap(({ parts }) => parts) ?? [];
    expect(units.map(({ seams, patches }) => [seams, patches.length])).toEqual(
      Array.from({ length: 16 }, () => ['curved', 2]),
    );
  });

  it('is one patch for one patch, and nothing for none', () => {
    expect(piecingOf([box(0, 0, 12, 12)], size)).toMatchObject({ seams: null, parts: [], patches: [0] });
    expect(piecingOf([], size)).toBeNull();
  });

  it('gets down to every patch of a block cut by straight lines, in any order', () => {
    fc.assert(
      fc.property(cutSquares, (patches) => {
        const piecing = piecingOf(patches, size);
        if (!piecing) throw new Error('There is no block.');
        expect(isSetIn(piecing)).toBe(false);
        expect(leaves(piecing).sort((a, b) => a - b)).toEqual(patches.map((_, i) => i));
        for (const { parts, across } of all(piecing)) {
          // Each part ends where the next one starts, measured across the seams.
          const reach = parts.map((part) => {
            const along = part.patches.flatMap((index) =>
              (patches[index]?.corners ?? []).map(({ x, y }) => x * across.x + y * across.y),
            );
            return { from: Math.min(...along), to: Math.max(...along) };
          });
          reach.slice(1).forEach(({ from }, i) => {
            expect(from).toBeGreaterThan((reach[i]?.to ?? Infinity) - 0.002);
          });
        }
      }),
    );
  });
});

import type { CutRow, FabricEstimate } from '@quiltwright/workers/kernels/estimate/estimate-types';
import { expect, it } from 'vitest';
import { arithmetic, usedFor, yardage } from './estimate-words';

const nameBlock = (blockNum: number) => (blockNum === 4 ? 'Ohio Star' : null);

const squares: CutRow = {
  kind: 'square',
  sides: 4,
  size: [4, 4],
  area: 16,
  perimeter: 16,
  corners: 4,
  cut: 20.25,
  finished: 16,
  count: 21,
  places: [
    { of: 'block', blockNum: 4, each: 5, copies: 4 },
    { of: 'block', blockNum: 12_345, each: 1, copies: 1 },
  ],
};

const estimate = (changes: Partial<FabricEstimate>): FabricEstimate => ({
  fabric: 11,
  squareInches: 0,
  cuts: [],
  bands: [],
  ground: null,
  ...changes,
});

it('writes yardage with one decimal and an inch mark', () => {
  /* On fabric 45″ wide, 2,898 square inches take 2,898 ÷ 45 = 64.4″, and 45 square inches take 1″. */
  expect(yardage(2898)).toBe('64.4″');
  expect(yardage(45)).toBe('1.0″');
  expect(yardage(90_000)).toBe('2,000.0″');
});

it('says where pieces are and how the fabric for one is computed', () => {
  expect(arithmetic(estimate({ cuts: [squares] }), nameBlock)).toEqual([
    {
      piece: 'Squares 4″',
      needed: ['4 × Ohio Star × 5 = 20', '1 × block', '21 in all'],
      one: '4½″ × 4½″ = 20.25',
      squareInches: 425.25,
    },
  ]);
});

it.each([
  [{ kind: 'rectangle', size: [12, 2] as const }, 'Rectangles 12″ × 2″'],
  [{ kind: 'halfSquareTriangle', size: [3, 3] as const }, 'Half-square triangles 3″'],
  [{ kind: 'quarterSquareTriangle', size: [6, 3] as const }, 'Quarter-square triangles 6″'],
  [{ kind: 'goose', size: [4, 2] as const }, 'Flying geese 4″ × 2″'],
  [{ kind: 'sky', size: [2, 2] as const, count: 1 }, 'Sky triangle 2″'],
  [{ kind: 'diamond', size: [8, 6] as const, count: 1 }, 'Diamond 8″ × 6″'],
  [{ kind: 'other', sides: 3, size: [4, 3] as const }, 'Triangles 4″ × 3″'],
  [{ kind: 'applique', sides: 0, size: [4, 4] as const, area: 4 * Math.PI }, 'Circles 4″'],
  [{ kind: 'applique', sides: 0, size: [6, 4] as const, area: 6 * Math.PI, count: 1 }, 'Ellipse 6″ × 4″'],
  /* A heart in a box of 4″ × 4″. Its area isn't that of a circle, which is 4 π = 12.57 square inches. */
  [{ kind: 'applique', sides: 0, size: [4, 4] as const, area: 11 }, 'Appliqué pieces 4″ × 4″'],
  [{ kind: 'applique', sides: 0, size: [4, 4] as const, area: 11, count: 1 }, 'Appliqué piece 4″ × 4″'],
] as [Partial<CutRow>, string][])('names %o', (changes, words) => {
  const [row] = arithmetic(estimate({ cuts: [{ ...squares, ...changes }] }), nameBlock);
  expect(row?.piece).toBe(words);
});

it('names the uses of a fabric, each once', () => {
  const outer = { x: 0, y: 0, width: 38, height: 50 };
  const bands = [{ name: 'border2' as const, outer, hole: null, area: 1900 }];
  expect(usedFor(estimate({ cuts: [squares, squares], bands }), nameBlock)).toBe(
    'Second border, Ohio Star, Block',
  );
});

it('describes a border’s strips as they are cut', () => {
  const strips: CutRow = {
    ...squares,
    kind: 'rectangle',
    size: [84, 3],
    count: 2,
    places: [{ of: 'border1', blockNum: 0, each: 1, copies: 2 }],
  };
  expect(arithmetic(estimate({ cuts: [strips] }), nameBlock)).toMatchObject([
    { piece: 'Rectangles 84″ × 3″', needed: ['2 of the first border'] },
  ]);
  expect(usedFor(estimate({ cuts: [strips] }), nameBlock)).toBe('First border');
});

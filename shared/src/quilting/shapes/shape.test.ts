import { describe, expect, it } from 'vitest';
import { fabricsOf, recolour } from './shape.js';
import { levelsSchema, shapeSchema } from '../stored/shape-schema.js';

const square = {
  shapeNum: 1,
  shapeType: 1,
  shapeXLoc: 0,
  shapeYLoc: 0,
  shapeWidth: 500,
  shapeHeight: 500,
  fillFabric: 11,
  strokeWidth: 0,
};

const coloured = (...levels: number[][]) =>
  levelsSchema.parse(levels.map((level) => level.map((fillFabric) => ({ ...square, fillFabric }))));

describe('shapeSchema', () => {
  it.each([
    ['an unknown type', { shapeType: 4 }],
    ['a place left of the block', { shapeXLoc: -1 }],
    ['a width below 1', { shapeWidth: 0.5 }],
    ['a width that isn’t a number', { shapeWidth: Number.NaN }],
    ['an endless height', { shapeHeight: Infinity }],
    ['half a fabric', { fillFabric: 1.5 }],
    ['a join without a number', { joinNum: 0 }],
    ['a patch that is not drafted, in so many words', { drafted: false }],
    ['an unknown key', { $where: 1 }],
  ])('refuses %s', (_, wrong) => {
    expect(shapeSchema.safeParse({ ...square, ...wrong }).success).toBe(false);
  });

  it('accepts shapes with and without a join', () => {
    expect(shapeSchema.parse({ ...square, joinNum: 2 })).toEqual({ ...square, joinNum: 2 });
    expect(shapeSchema.parse(square)).toEqual(square);
  });

  it('accepts patches that were drafted by seams', () => {
    expect(shapeSchema.parse({ ...square, drafted: true })).toEqual({ ...square, drafted: true });
  });

  it('lets a shape reach the edge of its block, but not cross it', () => {
    expect(shapeSchema.safeParse({ ...square, shapeXLoc: 500, shapeYLoc: 500 }).success).toBe(true);
    const beyond = shapeSchema.safeParse({ ...square, shapeXLoc: 500.5 });
    expect(beyond.error?.issues[0]?.message).toBe('The shape extends over the edge of its block.');
  });
});

describe('levelsSchema', () => {
  it('accepts nine layers', () => {
    const levels = (count: number) => Array.from({ length: count }, () => [square]);
    expect(levelsSchema.safeParse(levels(9)).success).toBe(true);
    const tenth = levelsSchema.safeParse(levels(10));
    expect(tenth.error?.issues[0]?.message).toBe('Maximum number of layers is 9');
  });

  it('accepts a thousand shapes over all layers', () => {
    const shapes = (count: number) => Array.from({ length: count }, () => square);
    expect(levelsSchema.safeParse([shapes(600), shapes(400)]).success).toBe(true);
    expect(levelsSchema.safeParse([shapes(600), shapes(401)]).success).toBe(false);
  });
});

describe('fabricsOf', () => {
  it('lists each fabric once, in order of first use, without paper', () => {
    expect(fabricsOf(coloured([12, 0, 11], [], [11, 10000, 12, 3]))).toEqual([12, 11, 10000, 3]);
  });
});

describe('replaces fabrics and keeps unchanged shapes as the same objects', () => {
  it('replaces fabrics and keeps the shapes that it does not change', () => {
    const levels = coloured([11, 12], [12]);
    const recoloured = recolour(levels, (fabric) => (fabric === 12 ? 40 : fabric));
    expect(recoloured).toEqual(coloured([11, 40], [40]));
    expect(recoloured[0]?.[0]).toBe(levels[0]?.[0]);
  });
});

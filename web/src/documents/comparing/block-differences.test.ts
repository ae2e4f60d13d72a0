import { blockSchema } from '@quiltwright/shared/quilting/stored/block-schema';
import { describe, expect, it } from 'vitest';
import { blockDifferences } from './block-differences';

const square = (shapeXLoc: number, fillFabric: number) => ({
  shapeNum: 1,
  shapeType: 1,
  shapeXLoc,
  shapeYLoc: 0,
  shapeWidth: 500,
  shapeHeight: 1000,
  fillFabric,
});
const halves = {
  designName: 'Halves',
  quilterNum: 100,
  levels: [[square(0, 41), square(500, 42)]],
};
const other = (fields: object) =>
  blockDifferences(blockSchema.parse(halves), blockSchema.parse({ ...halves, ...fields }));

describe('blockDifferences', () => {
  it('finds none between versions that look the same, with any numbers of the server', () => {
    expect(other({ designedBlockNum: 10_007, revision: 4, quilterNum: 101, fabricSpot1: 41 })).toEqual([]);
  });

  it.each<[string, object]>([
    ['the name', { designName: 'Other' }],
    ['the size', { blockWidth: 9 }],
    ['the fabrics', { levels: [[square(0, 41), square(500, 43)]] }],
    ['the pattern', { levels: [[square(0, 41), square(250, 42)]] }],
  ])('finds %s', (words, fields) => {
    expect(other(fields)).toEqual([words]);
  });

  it('finds all of them', () => {
    expect(other({ designName: 'Other', levels: [[square(0, 41)]] })).toEqual([
      'the name',
      'the pattern',
      'the fabrics',
    ]);
  });
});

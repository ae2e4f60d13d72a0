import { expect, it } from 'vitest';
import { newCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import { createdBlockReading } from './created-block-reading';

it('reads drafts from before grids had different numbers across and down', () => {
  const { block, layers } = newCreatedBlock().design;
  const { design } = createdBlockReading.reader({ raw: () => undefined, once: () => () => null });
  expect(design(block, { grid: 7, layers })?.grid).toEqual({ columns: 7, rows: 7 });
  expect(design(block, { grid: { columns: 1, rows: 3 }, layers })?.grid).toEqual({ columns: 1, rows: 3 });
  expect(design(block, { grid: { columns: 13, rows: 3 }, layers })).toBeNull();
});

it('reads drafts from before shapes were linked', () => {
  const { block, grid, layers } = newCreatedBlock().design;
  const { design } = createdBlockReading.reader({ raw: () => undefined, once: () => () => null });
  expect(design(block, { grid, layers })).toEqual({ block, grid, layers, links: [] });
  const links = [
    [
      { shapeNum: 1, image: 'same' },
      { shapeNum: 2, image: 'across' },
    ],
  ];
  expect(design(block, { grid, layers, links })).toEqual({ block, grid, layers, links });
  expect(design(block, { grid, layers, links: [[{ shapeNum: 1, image: 'sideways' }]] })).toBeNull();
});

import type { BlockListItem, BlockSummary } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { expect, it } from 'vitest';
import { startersOf } from './starters';

const size = { blockWidth: inches(12), blockHeight: inches(12) };
const library = ['Shoo Fly', 'Ohio Star', 'Barn', 'Nine Patch', 'Log Cabin', 'Churn Dash', 'Pinwheel']
  .concat('Flying Geese', 'Friendship Star')
  .map((designName, index): BlockListItem => ({
    designedBlockNum: index + 1,
    designName,
    levels: [],
    ...size,
  }));

const own = (
  designName: string,
  changedAt: string,
  kind: BlockSummary['kind'] = 'created',
): BlockSummary => ({
  ...{ designedBlockNum: 10_001, designName, revision: 1, kind, changedAt },
  ...size,
});
const named = (...blocks: BlockSummary[]) =>
  startersOf([...library, ...blocks], library).map(({ designName }) => designName);

it('offers eight blocks of different families', () => {
  expect(named()).toEqual([
    ...['Ohio Star', 'Churn Dash', 'Log Cabin', 'Friendship Star'],
    ...['Flying Geese', 'Nine Patch', 'Pinwheel', 'Shoo Fly'],
  ]);
});

it('offers first the block that the quilter drew or changed last', () => {
  const blocks = [
    own('Older', '2026-11-01T10:00:00.000Z'),
    own('Latest', '2026-11-27T10:00:00.000Z'),
    own('Coloured', '2026-11-28T10:00:00.000Z', 'designed'),
  ];
  expect(named(...blocks)).toEqual([
    ...['Latest', 'Ohio Star', 'Churn Dash', 'Log Cabin', 'Friendship Star'],
    ...['Flying Geese', 'Nine Patch', 'Pinwheel'],
  ]);
});

// @vitest-environment jsdom
import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import type { DragSource } from '../../controls/drag-source';
import { BlockTiles } from './BlockTiles';
import type { OpenBlock } from '../list/open-block';

afterEach(cleanup);

const block = (listKey: number, designName: string): OpenBlock => ({
  ...{ listKey, designName, designedBlockNum: 0 },
  ...{ levels: levelsIn([11]), blockWidth: inches(12), blockHeight: inches(12) },
});

it('marks the dragged tile, and no other', () => {
  const [coloured, drawn] = [block(-1, 'One'), block(-2, 'Other')];
  const drag: DragSource<BlockListItem> = {
    reach: () => undefined,
    steady: () => () => undefined,
    dragged: drawn,
  };
  render(
    <BlockTiles
      {...{ label: 'Blocks', blocks: [coloured, drawn], chosen: 0 }}
      drag={drag}
      isLocked={() => false}
      onBlock={() => undefined}
      onPeek={undefined}
      onLocked={() => undefined}
    />,
    { wrapper: inTab() },
  );
  const dragged = screen.getAllByRole('button').filter((tile) => 'dragged' in tile.dataset);
  expect(dragged.map(({ textContent }) => textContent)).toEqual(['Other']);
});

it('shows at most two lines of a long name, with the whole name on hover and for screen readers', () => {
  const name = 'Sunrise'.repeat(14);
  render(
    <BlockTiles
      {...{ label: 'Blocks', blocks: [block(-1, name)], chosen: 0 }}
      drag={undefined}
      isLocked={() => false}
      onBlock={() => undefined}
      onPeek={undefined}
      onLocked={() => undefined}
    />,
    { wrapper: inTab() },
  );
  const tile = screen.getByRole('button', { name });
  const words = tile.querySelector(`[title=${name}]`);
  expect(words?.textContent).toBe(name);
  expect(words?.classList).toContain('two-lines');
});

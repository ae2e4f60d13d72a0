// @vitest-environment jsdom
import type { ListedBlock } from '@quiltwright/shared/contract/block-list-item';
import { inches } from '@quiltwright/shared/geometry/units';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { inTab } from '../../../../test/in-tab';
import { newQueryClient } from '../../../../test/query-client';
import { Tab } from '../../../browser/tab';
import { fabricQuery } from '../../../server/queries/queries';
import { createClothAhead } from '../../../render/fabric/cloth-ahead';
import { useBlocksAhead, usePicturesAhead } from './use-blocks-ahead';

afterEach(cleanup);

const cloth = (fabricNum: number) => ({
  ...{
    fabricNum,
    paletteNum: 1,
    fabricName: 'Indigo',
    userFabricName: '',
    swatchUrl: 'swatch.webp',
    averageColour: '#203060',
  },
  fabricUrl: `cloth-${String(fabricNum)}.webp`,
});

const nine: ListedBlock = {
  ...{ designedBlockNum: 7, designName: 'Nine Patch', blockWidth: inches(12), blockHeight: inches(12) },
  // Drawn in the placeholders 1 and 2, which the library dresses in fabrics 105 and 12.
  ...{ levels: levelsIn([1, 2]), cloth: [105, 12] },
};
const blocks = [nine];

/** Returns a cache that knows the two fabrics of the block. */
function knowingCloth() {
  const client = newQueryClient();
  for (const fabricNum of [105, 12]) client.setQueryData(fabricQuery(fabricNum).queryKey, cloth(fabricNum));
  return client;
}

it('fetches the pictures of a listed block’s fabrics, then the block’s own', async () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url);
      }
    },
  );
  renderHook(() => usePicturesAhead(blocks), { wrapper: inTab(new Tab(), knowingCloth()) });
  await eventually(() => {
    expect(fetched).toEqual([
      '/fabrics/cloth-105.webp',
      '/fabrics/cloth-12.webp',
      '/block-images/Nine%20Patch-small.webp',
    ]);
  });
});

it('tells the canvas the fabrics of the blocks in a menu', async () => {
  const tab = new Tab();
  renderHook(() => useBlocksAhead(blocks), { wrapper: inTab(tab, knowingCloth()) });
  await eventually(() => {
    expect(tab.get(createClothAhead).value).toEqual([105, 12]);
  });
});

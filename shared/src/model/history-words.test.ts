import { expect, it } from 'vitest';
import { describeLabel, type Label } from './history-words.js';

it.each<[Label, string]>([
  [{ key: 'shapesNudged' }, 'Shapes nudged'],
  [{ key: 'standardSize', size: 3 }, 'Quilt size Queen'],
  [{ key: 'quiltLayout', layout: 3 }, 'One Block Repeated'],
  [{ key: 'blockInSlot', slot: 1, title: 'Star' }, 'Block 2 Star'],
  [{ key: 'slotEmptied', slot: 0 }, 'Block 1 removed'],
  [{ key: 'band', band: 'border2' }, 'Second border'],
  [{ key: 'widthOfBand', band: 'border1' }, 'Width of first border'],
  [{ key: 'fabricOfBand', band: 'sashing' }, 'Fabric of sashing'],
  [{ key: 'fabricOfSlot', slot: 1 }, 'Fabric of Block 2'],
  [{ key: 'fabricOfParts', count: 3 }, 'Fabric of 3 parts'],
  [{ key: 'fabricOf', name: 'Patch 3 of layer 2' }, 'Fabric of patch 3 of layer 2'],
  [{ key: 'blocksReplaced', title: 'Barn', count: 1 }, 'Barn in place of another'],
  [{ key: 'blocksReplaced', title: 'Barn', count: 2 }, 'Barn in place of 2 others'],
  [{ key: 'start', start: 'grid' }, 'One block repeated'],
  [{ key: 'start', start: 'columns' }, 'Columns'],
  [{ key: 'colourway', index: 0 }, 'Colourway 1'],
  [{ key: 'colourwayDropped', index: 1 }, 'Colourway 2 deleted'],
  [{ key: 'redrafted', grid: { columns: 4, rows: 2 } }, 'Re-drafted on 4 × 2 patches'],
  [{ key: 'unitOverCells', columns: 2, rows: 1 }, 'Unit placed over 2 × 1 cells'],
  [{ key: 'words', words: 'Fabric of patch 1' }, 'Fabric of patch 1'],
])('names a step from its facts: %j', (label, words) => {
  expect(describeLabel(label)).toBe(words);
});

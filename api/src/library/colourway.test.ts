import { expect, it } from 'vitest';
import { drawnIn, recast } from './colourway.js';
import { premadeBlock } from './premade.js';

const cloth = (fabricNum: number, grey: string) => ({ fabricNum, averageColour: `#${grey.repeat(3)}` });

it('keeps light fabrics light and dark ones dark', () => {
  const block = [cloth(1, 'f0'), cloth(2, '20'), cloth(3, '80')];
  expect(recast(block, [cloth(11, '30'), cloth(12, 'e0'), cloth(13, '90'), cloth(14, '00')])).toEqual([
    12, 11, 13,
  ]);
});

it('uses no fabric twice while there are others, and some twice if there are few', () => {
  expect(
    recast([cloth(1, '20'), cloth(2, '24')], [cloth(11, '22'), cloth(12, 'f0')]).sort((a, b) => a - b),
  ).toEqual([11, 12]);
  expect(recast([cloth(1, '20'), cloth(2, '24')], [cloth(11, '22')])).toEqual([11, 11]);
});

it('draws each patch in its cloth', () => {
  const block = premadeBlock(1);
  const tiles = block?.cloth.map((fabricNum) => `data:${String(fabricNum)}`) ?? [];
  const svg = drawnIn(block?.levels ?? [], tiles);
  expect(svg.match(/<path /g)).toHaveLength(block?.levels.flat().length ?? 0);
  expect(svg.match(/<pattern /g)).toHaveLength(tiles.length);
});

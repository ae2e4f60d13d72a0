import { inches } from '@quiltwright/shared/geometry/units';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import {
  newCopies,
  newShapes,
  shapeFabric,
  writeShape,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { expect, it } from 'vitest';
import { valuesScene, withGreys } from './values-scene';

const colours = new Map([
  [11, '#777777'],
  [12, '#ff0000'],
  // A green that is about as light as the red.
  [13, '#008e00'],
]);

function fabric(fabricNum: number): Fabric | undefined {
  const averageColour = colours.get(fabricNum);
  if (averageColour === undefined) return undefined;
  const its = {
    fabricNum,
    paletteNum: 2,
    fabricName: '',
    userFabricName: '',
    fabricUrl: 'a',
    swatchUrl: 'b',
  };
  return { ...its, averageColour };
}

function scene(...fabrics: number[]): Scene {
  const shapes = newShapes(fabrics.length);
  fabrics.forEach((each, index) => {
    writeShape(shapes, index, [1, 0, 0, 100, 100, each]);
  });
  const side = inches(12);
  const block = { key: 'star', blockNum: 5, width: side, height: side, shapes, lines: new Float32Array() };
  const outer = { x: inches(0), y: inches(0), width: side, height: side };
  return {
    ...{ width: side, length: side, copies: newCopies(0), blocks: [block] },
    bands: [{ name: 'border1', outer, hole: null, fabric: 11 }],
  };
}

/** Returns the colours of the fabrics of a scene with one block and one band, as the values view shows them. */
function shown(seen: Scene) {
  const find = withGreys(fabric);
  const [block] = seen.blocks;
  const [band] = seen.bands;
  const colour = (num: number) => find(num)?.averageColour ?? num;
  return (
    block &&
    band &&
    [0, 1, 2, 3].map((at) => colour(shapeFabric(block.shapes, at))).concat(colour(band.fabric))
  );
}

it('paints each fabric in the grey of its lightness, and leaves parts without a known fabric', () => {
  /* #ff0000 has the luminance 0.2126. Its grey is 1.055 × 0.2126 ^ (1/2.4) − 0.055 = 0.4984, and 255 × 0.4984 = 127.1 =
     0x7f. #008e00 has the luminance 0.7152 × ((142/255 + 0.055) / 1.055) ^ 2.4 = 0.1935. Its grey is 0.4771, and
     255 × 0.4771 = 121.7 = 0x7a. */
  expect(shown(valuesScene(scene(12, 13, 0, 99), fabric))).toEqual(['#7f7f7f', '#7a7a7a', 0, 99, '#777777']);
});

it('gives a block another key for other greys, and leaves the scene unchanged', () => {
  const before = scene(12, 13, 0, 99);
  const keys = [before, scene(13, 13, 0, 99)].map((each) => valuesScene(each, fabric).blocks[0]?.key);
  expect(new Set([...keys, 'star']).size).toBe(3);
  expect(shown(before)).toEqual(['#ff0000', '#008e00', 0, 99, '#777777']);
});

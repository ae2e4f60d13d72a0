import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blockPicture } from './block-picture.js';

/** Returns a tile of one colour, encoded without loss. */
const plain = (background: string) =>
  sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

const shape = (shapeType: number, fillFabric: number, [x, y, width, height]: number[]) => ({
  ...{ shapeNum: 1, shapeType, fillFabric, strokeWidth: 0 },
  ...{ shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height },
});

async function colours(levels: object[][], cloth: Buffer[]) {
  const picture = await blockPicture(levels as unknown as Levels, cloth);
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 480]);
  return (x: number, y: number) => [...data.subarray(3 * (y * 480 + x), 3 * (y * 480 + x) + 3)];
}

/** Expects a colour within 6 of 255 in each channel, because JPEG changes colours slightly. */
function expectNear(colour: number[], expected: number[]): void {
  for (const [channel, value] of colour.entries()) {
    expect(
      Math.abs(value - (expected[channel] ?? NaN)),
      `${String(colour)} for ${String(expected)}`,
    ).toBeLessThan(7);
  }
}

const red = [200, 30, 40];
const blue = [20, 40, 160];

describe('the picture of a block', () => {
  it('shows the topmost shape, and white where there is none', async () => {
    const at = await colours(
      [[shape(1, 1, [0, 0, 500, 1000])], [shape(1, 2, [250, 0, 250, 500])]],
      [await plain('rgb(200,30,40)'), await plain('rgb(20,40,160)')],
    );
    expectNear(at(60, 100), red);
    expectNear(at(180, 100), blue);
    expectNear(at(180, 400), red);
    expectNear(at(360, 240), [255, 255, 255]);
  });

  it('cuts a triangle along its diagonal', async () => {
    const at = await colours(
      [[shape(1, 1, [0, 0, 1000, 1000])], [shape(2, 2, [0, 0, 1000, 1000])]],
      [await plain('rgb(200,30,40)'), await plain('rgb(20,40,160)')],
    );
    // A triangle of type 2 has its right angle at the bottom left.
    expectNear(at(100, 300), blue);
    expectNear(at(300, 100), red);
  });

  it('shows cloth at true scale from the block’s corner: a 6-inch tile covers half of its 12 inches', async () => {
    const halves = await sharp(await plain('rgb(200,30,40)'))
      .composite([
        {
          input: await sharp(await plain('rgb(20,40,160)'))
            .resize(256, 512)
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .webp({ lossless: true })
      .toBuffer();
    const at = await colours([[shape(1, 1, [0, 0, 1000, 1000])]], [halves]);
    for (const x of [60, 300]) expectNear(at(x, 200), blue);
    for (const x of [180, 420]) expectNear(at(x, 200), red);
  });
});

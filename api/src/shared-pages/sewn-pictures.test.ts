import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { sharePage } from '@quiltwright/shared/contract/calls/shared-page-calls';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { squaresIn } from '../../test/blocks.js';
import type { Browser } from '../../test/browser.js';
import { cribQuilt } from '../../test/quilts.js';
import { testApi } from '../../test/test-api.js';
import { upload } from '../../test/uploads.js';

const api = testApi({ library: true, RATE_LIMIT_FACTOR: '10' });
const CHOICES = { makerName: 'Marian Reed', words: '', mayColour: false, mayKeep: false, givesCloth: false };

const CREAM = { r: 236, g: 226, b: 200 };
const NAVY = { r: 30, g: 40, b: 90 };

let maker: Browser;
let designNum = 0;

/** Uploads a fabric of one colour. */
async function cloth(background: typeof CREAM): Promise<number> {
  const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background } })
    .png()
    .toBuffer();
  return (await upload(maker, 'Plain.png', picture)).fabricNum;
}

/*
 * A quilt of 36 × 48 inches: three columns of blocks of 12 inches, of which the middle one is navy and the others are
 * cream. Its picture is 1200 × 1600, so an inch has 33⅓ pixels.
 */
const INCH = 100 / 3;

beforeAll(async () => {
  maker = await api().subscriber();
  const [cream, navy] = [await cloth(CREAM), await cloth(NAVY)];
  const [outer, middle] = cribQuilt(maker.quilterNum).blocks;
  const blocks = [
    { ...outer, levels: squaresIn([cream]) },
    { ...middle, levels: squaresIn([navy]) },
  ] as typeof cribQuilt extends () => { blocks: infer Blocks } ? Blocks : never;
  const { body } = await maker.call(storeQuilt, { body: cribQuilt(maker.quilterNum, { blocks }) });
  designNum = body.quiltNum;
});

/** Shares the quilt, and returns a function that gives the mean brightness of its picture at some places, in inches. */
async function shared(look: object) {
  const { page } = (await maker.call(sharePage, { body: { kind: 'quilt', designNum, ...CHOICES, ...look } }))
    .body;
  const picture = (await api().visitor().send('GET', page.picture)).body as Buffer;
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 1600]);
  return (places: readonly (readonly [x: number, y: number])[]) =>
    places.reduce((sum, [x, y]) => sum + (data[Math.floor(y * INCH) * 1200 + Math.floor(x * INCH)] ?? 0), 0) /
    places.length;
}

/**
 * Places on the line of the crosshatch that falls through the quilt's middle, (18, 24), or beside it by `aside` inches.
 * They are in a cream block, between its seams at 24 and 36 inches across and at 24 and 36 inches down.
 */
const onLine = (aside: number) =>
  Array.from({ length: 100 }, (_, step) => {
    const along = 7.2 + 0.03 * step;
    return [18 + along + aside, 24 + along - aside] as const;
  });

describe('the picture of a shared quilt', () => {
  it('is as sewn: a stitched line is darker than the cloth on both sides', async () => {
    const brightness = await shared({});
    for (const aside of [-0.5, 0.5])
      expect(brightness(onLine(0))).toBeLessThan(brightness(onLine(aside)) - 15);
  });

  it('has a binding of the darkest fabric around it', async () => {
    const brightness = await shared({});
    // The binding is ⅜ of an inch wide. The quilt's left column is cream.
    const atEdge = Array.from({ length: 40 }, (_, step) => [0.19, 4 + step] as const);
    const inside = Array.from({ length: 40 }, (_, step) => [1.5, 4 + step] as const);
    expect(brightness(atEdge)).toBeLessThan(80);
    expect(brightness(inside)).toBeGreaterThan(180);
  });

  it('is flat and unbound if the quilt is shown as designed', async () => {
    const brightness = await shared({ quilting: null });
    const cloth = brightness([[30, 30]]);
    const places = [...onLine(0), ...onLine(0.5), [0.19, 30], [24.2, 30], [30, 35.9], [30, 47.9]] as const;
    for (const place of places) expect(Math.abs(brightness([place]) - cloth)).toBeLessThan(4);
  });
});

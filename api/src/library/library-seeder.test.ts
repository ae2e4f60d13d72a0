import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { StoredFabric } from '../fabrics/fabric.schema.js';
import { Image } from '../images/image.schema.js';
import { LibrarySeeder } from './library-seeder.js';
import { houseFabrics, painter, type Painter } from './paint/paint.js';
import { premadeBlock } from './premade.js';

const api = testApi();
const model = <T>(of: { name: string }) => api().app.get<Model<T>>(getModelToken(of.name), { strict: false });

/** The fabrics that are needed for the picture of the block Nine Patch, and two placeholders. */
const wanted = houseFabrics.filter(
  ({ fabricNum }) => fabricNum < 3 || (premadeBlock(1)?.cloth ?? []).includes(fabricNum),
);

const seed = (with_: Painter, told: unknown[] = []) =>
  api()
    .app.get(LibrarySeeder, { strict: false })
    .seed(wanted, with_, (...progress) => told.push(progress));

/** Returns all library data, with the bytes of its pictures. */
async function library(): Promise<unknown> {
  const fabrics = await model<StoredFabric>(StoredFabric).find().sort({ _id: 1 }).lean();
  const images = await model<Image>(Image).find().sort({ _id: 1 }).lean();
  return [fabrics, images];
}

/** Returns a painter that throws at its `n`th picture, as if the process were killed. */
function cutOffAt(n: number): Painter {
  let left = n;
  const paintOr = <T>(paint: () => Promise<T>) =>
    left-- > 0 ? paint() : Promise.reject(new Error('cut off'));
  return {
    atOnce: 1,
    fabric: (fabricNum) => paintOr(() => painter.fabric(fabricNum)),
    block: (num, cloth) => paintOr(() => painter.block(num, cloth)),
  };
}

beforeEach(async () => {
  await model(StoredFabric).deleteMany();
  await model(Image).deleteMany();
});

describe('the library', () => {
  it('is made with progress reports, and found complete the next time', async () => {
    const told: unknown[] = [];
    await seed(painter, told);
    expect(told[0]).toEqual([1, wanted.length, 'fabrics']);
    expect(told[wanted.length - 1]).toEqual([wanted.length, wanted.length, 'fabrics']);
    expect(told.slice(wanted.length).length).toBeGreaterThan(0);

    const first = await library();
    const toldAgain: unknown[] = [];
    await seed(cutOffAt(0), toldAgain);
    expect(toldAgain).toEqual([]);
    expect(await library()).toEqual(first);
  });

  it('is the same after an interruption anywhere', async () => {
    await seed(painter);
    const whole = await library();
    for (const cut of [1, wanted.length]) {
      await model(StoredFabric).deleteMany();
      await model(Image).deleteMany();
      await expect(seed(cutOffAt(cut))).rejects.toThrow('cut off');
      await seed(painter);
      expect(await library()).toEqual(whole);
    }
  });

  it('remakes a fabric whose recipe has changed', async () => {
    await seed(painter);
    await model<StoredFabric>(StoredFabric).updateOne({ _id: 1 }, { madeFrom: 'an older recipe' });
    const told: unknown[] = [];
    await seed(painter, told);
    expect(told).toEqual([[1, 1, 'fabrics']]);
  });

  it('remakes missing pictures, and cloth that can’t be read', async () => {
    await seed(painter);
    const whole = await library();
    const [damagedNum, missingNum] = premadeBlock(1)?.cloth ?? [];
    const pictureOf = async (fabricNum?: number) => {
      const fabric = await model<StoredFabric>(StoredFabric).findById(fabricNum).lean();
      return `fabrics/${fabric?.fabricUrl ?? ''}`;
    };
    const [damaged, missing] = [await pictureOf(damagedNum), await pictureOf(missingNum)];
    await model<Image>(Image).deleteOne({ _id: missing });
    await model<Image>(Image).deleteOne({ _id: 'block-images/Nine Patch-small.webp' });
    await model<Image>(Image).updateOne({ _id: damaged }, { bytes: Buffer.from('cut short') });
    const told: unknown[] = [];
    await seed(painter, told);
    expect(told).toEqual([
      [1, 1, 'fabrics'],
      [1, 1, 'blocks'],
    ]);
    expect(await library()).toEqual(whole);
  });
});

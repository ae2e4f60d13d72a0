import type { BodyOf } from '@quiltwright/shared/contract/call';
import { getModelToken } from '@nestjs/mongoose';
import { retrQuilt, storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { type BlockUnits, blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { packedQuilt5Schema } from '@quiltwright/shared/quilting/stored/quilt-schema';
import { assertExists } from '@quiltwright/shared/result';
import type { INestApplication } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { StoredQuilt } from '../src/quilts/quilt.schema.js';
import type { Browser } from './browser.js';

export type QuiltBody = BodyOf<typeof storeQuilt>;

const [ninePatch, shooFly] = premadeBlocks;

/**
 * Returns a Crib quilt of 36 × 48 inches, with two pre-made blocks alternating by columns, as a browser stores
 * it: with fields for borders and sashing. Those that `changes` give a fabric are 2 inches wide.
 */
export function cribQuilt(quilterNum: number, changes: Partial<QuiltBody> = {}): QuiltBody {
  const block = { blockWidth: inches(12), blockHeight: inches(12), yLocation: inches(0), numOfRows: 4 };
  const first = assertExists(ninePatch, 'the first block');
  const second = assertExists(shooFly, 'the second block');
  return {
    quiltNum: 0,
    quilterNum,
    quiltName: 'Crib quilt',
    quiltWidth: inches(36),
    quiltLength: inches(48),
    borderFabric1: 0,
    borderFabric2: 0,
    borderWidth1: inches(changes.borderFabric1 ? 2 : 0),
    borderWidth2: inches(changes.borderFabric2 ? 2 : 0),
    sashingFabric: 0,
    sashingWidth: inches(changes.sashingFabric ? 2 : 0),
    generatingSashing: changes.sashingFabric ? 2 : 0,
    generatingSize: 9,
    generatingLayout: 6,
    blocks: [
      {
        ...block,
        blockNum: first.designedBlockNum,
        levels: first.levels,
        xLocation: inches(0),
        numOfColumns: 2,
        xSeparation: inches(12),
      },
      { ...block, blockNum: second.designedBlockNum, levels: second.levels, xLocation: inches(12) },
    ],
    ...changes,
  };
}

/** Stores a Crib quilt of a quilter. Returns its number. */
export async function stored(quilter: Browser, changes: Partial<QuiltBody> = {}): Promise<number> {
  const { body } = await quilter.call(storeQuilt, { body: cribQuilt(quilter.quilterNum, changes) });
  return body.quiltNum;
}

/** Retrieves a quilt of a quilter as version 5, with its different blocks in a list of their own. */
export async function retrieved(
  quilter: Browser,
  quiltNum: number,
): Promise<z.infer<typeof packedQuilt5Schema>> {
  const query = { quiltNum: String(quiltNum), form: 'looks' as const };
  return packedQuilt5Schema.parse((await quilter.call(retrQuilt, { query })).body);
}

/** Returns the model of the stored quilts. */
export function quiltModel(app: INestApplication): Model<StoredQuilt> {
  return app.get<Model<StoredQuilt>>(getModelToken(StoredQuilt.name), { strict: false });
}

/**
 * Returns a quilt with as many placements as fit without overlaps: 65 × 65 blocks of 4 inches on 260 × 260 inches. The
 * blocks are the first 12 of the library, each with 25 shapes in placeholders.
 */
export function largestQuilt(quilterNum: number): Quilt {
  const side = inches(4);
  const looks = Array.from({ length: 12 }, (_, look): Levels => [
    Array.from({ length: 25 }, (_none, n): Shape => {
      const [x, y, width] = [200 * (n % 5), 200 * Math.floor(n / 5), 200].map(blockUnits) as [
        BlockUnits,
        BlockUnits,
        BlockUnits,
      ];
      return {
        ...{
          shapeNum: n + 1,
          shapeType: 1,
          shapeXLoc: x,
          shapeYLoc: y,
          shapeWidth: width,
          shapeHeight: width,
        },
        ...{ fillFabric: n === look ? 1 : 2 + (n % 8), strokeWidth: 0 },
      };
    }),
  ]);
  return {
    ...newStandardQuilt(quilterNum),
    ...{ quiltName: 'Largest quilt', quiltWidth: inches(260), quiltLength: inches(260), generatingLayout: 0 },
    blocks: Array.from({ length: 4225 }, (_, n) => ({
      ...emptyPlacement,
      blockNum: premadeBlocks[n % 12]?.designedBlockNum ?? 0,
      ...{ blockWidth: side, blockHeight: side },
      ...{ xLocation: inches(4 * (n % 65)), yLocation: inches(4 * Math.floor(n / 65)) },
      levels: looks[n % 12] ?? [],
    })),
  };
}

import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { BLOCK, FABRIC, LIMITS } from '@quiltwright/shared/limits';
import { type Model, mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { testApi } from '../../test/test-api.js';
import { ReferencesRepository } from './references.repository.js';
import { References, type Use } from './references.schema.js';

const api = testApi();

const numbers = (count: number, from: number) => Array.from({ length: count }, (_, n) => from + n);

const use = (kind: Use['kind'], num: number, ownBlocks: number): Use => ({
  ...{ kind, num, revision: 1, claim: randomUUID(), pending: false, at: new Date() },
  blocks: numbers(ownBlocks, BLOCK.firstOwn),
  fabrics: numbers(LIMITS.uploads, FABRIC.firstUpload),
});

/**
 * The numbers of the quilts of the largest possible account. Each quilt and block of this account uses as many
 * blocks and uploads as are allowed.
 */
const quilts = numbers(LIMITS.ownQuilts, 1);
const blocks = numbers(LIMITS.ownBlocks, BLOCK.firstOwn);
const largest: References = {
  ...{ _id: 9_000_002, blocks, fabrics: numbers(LIMITS.uploads, FABRIC.firstUpload), quilts },
  uses: [
    ...quilts.map((num) => use('quilt', num, LIMITS.ownBlocksInQuilt)),
    ...blocks.map((num) => use('block', num, 1)),
  ],
  ...{ deletions: [], unused: [], schemaVersion: 4 },
};

it('the largest references take less than half of a document’s 16 MB', () => {
  // By the format of BSON, a quilt's use takes 5,321 bytes: 4,390 for its 500 blocks, 790 for its 100 uploads,
  // and the rest. A block's use takes 938 bytes. The list indices of 3,000 uses take 16,890, the list and its
  // document 16.
  const size = 1_000 * 5_321 + 2_000 * 938 + 16_890 + 16;
  expect(mongo.BSON.calculateObjectSize({ uses: largest.uses })).toBe(size);
  expect(mongo.BSON.calculateObjectSize(largest)).toBeLessThan(8 * 1024 * 1024);
});

it('the largest references accept a claim, and settle it', async () => {
  const model = api().app.get<Model<References>>(getModelToken(References.name), { strict: false });
  await model.collection.insertOne(largest as never);
  const repository = api().app.get(ReferencesRepository, { strict: false });
  const { _id } = largest;
  const last = use('quilt', LIMITS.ownQuilts, LIMITS.ownBlocksInQuilt);
  const item = { kind: last.kind, num: last.num, revision: 2, blocks: last.blocks, fabrics: last.fabrics };
  const claim = await repository.claim(_id, item);
  await repository.settle(_id, item, String(claim));
  const kept = await model.findById(_id).lean();
  expect(kept?.uses).toHaveLength(3_000);
  expect(kept?.uses.at(-1)).toMatchObject({ num: 1_000, revision: 2, claim, pending: false });
});

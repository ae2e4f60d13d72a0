import { Schema } from 'mongoose';
import { expect, it } from 'vitest';
import { testDatabase } from '../../test/database.js';
import { Expiry } from './expiry.js';

const connection = testDatabase();

it('deletes expired documents, and nothing else', async () => {
  const tokens = connection().model('Token', new Schema({ _id: String, endsAt: { type: Date, expires: 0 } }));
  const visits = connection().model('Visit', new Schema({ _id: String, at: { type: Date, index: true } }));
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  await tokens.insertMany([
    { _id: 'old', endsAt: past },
    { _id: 'good', endsAt: future },
  ]);
  await visits.create({ _id: 'long ago', at: past });
  const database = { connection: connection(), embedded: true, close: () => Promise.resolve() };

  await new Expiry(database).onApplicationBootstrap();

  expect((await tokens.find().lean()).map(({ _id }) => _id)).toEqual(['good']);
  expect(await visits.countDocuments()).toBe(1);
});

it('leaves the deletion to a server, which does it by itself', async () => {
  const codes = connection().model('Code', new Schema({ _id: String, endsAt: { type: Date, expires: 0 } }));
  await codes.create({ _id: 'old', endsAt: new Date(0) });
  const database = { connection: connection(), embedded: false, close: () => Promise.resolve() };
  await new Expiry(database).onApplicationBootstrap();
  expect(await codes.countDocuments()).toBe(1);
});

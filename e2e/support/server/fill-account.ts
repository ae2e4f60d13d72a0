import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import type { Server } from './server.js';

/** The number of the first copy. The other copies get the numbers after it. */
const FIRST_COPY = 100_000_000;

interface Stored {
  _id: number;
  quilterNum: number;
  /** The number of blocks in a quilt; missing for blocks. */
  places?: number;
}

interface References {
  _id: number;
  blocks: number[];
  quilts: number[];
}

/**
 * Copies the only block or quilt of an account in the database, until the account has `count` of them. Copied quilts
 * lack `places`, like quilts stored before this field existed.
 */
export async function fillAccount(
  server: Server,
  quilterNum: number,
  kind: 'blocks' | 'quilts',
  count: number,
): Promise<void> {
  const engine = JSON.parse(readFileSync(join(server.dataDir, 'engine.json'), 'utf8')) as { uri: string };
  const database = await mongoose.createConnection(engine.uri, { dbName: 'quiltwright' }).asPromise();
  const documents = database.collection<Stored>(kind);
  const one = await documents.findOne({ quilterNum });
  const held = await documents.countDocuments({ quilterNum });
  if (!one) throw new Error(`The account has no ${kind}.`);
  const { places, ...copied } = one;
  const nums = Array.from({ length: count - held }, (_, n) => FIRST_COPY + held + n);
  await documents.insertMany(nums.map((_id) => ({ ...copied, stores: [], _id })));
  await database
    .collection<References>('shelves')
    .updateOne({ _id: quilterNum }, { $push: { [kind]: { $each: nums } } });
  await database.close();
}

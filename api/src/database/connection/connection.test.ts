import { Schema } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.js';

const database = testDatabase();

describe('connect', () => {
  it('confirms a write once it is in the journal', () => {
    expect(database().getClient().options.writeConcern).toMatchObject({ w: 1, journal: true });
  });

  it("refuses a filter on a path that isn't in the schema", async () => {
    const Block = database().model('StrictBlock', new Schema({ name: String }));
    await expect(Block.find({ nmae: 'Ohio Star' })).rejects.toThrow('nmae');
  });

  it('takes operators in a filter value literally', async () => {
    const Block = database().model('SafeBlock', new Schema({ name: String }));
    await Block.create({ name: 'Ohio Star' });
    await expect(Block.find({ name: { $ne: null } as unknown as string })).rejects.toThrow('Cast to string');
  });
});

// @vitest-environment jsdom
import { emptyPlacement } from '@quiltwright/shared/quilting/placement';
import { newFreeFormQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { createSession } from '../../server/session/session';
import { sendQuilt } from './send-quilt';

let server: TestServer;
/** The numbers of the quilter's own blocks that the server has deleted. */
let gone: readonly number[];

const problem = { type: 'about:blank', title: 'Unprocessable Entity', status: 422, detail: 'No.' };

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=x';
  server = await serve(({ method, body }) => {
    if (method === 'GET') return {};
    const missing = blockNumsOf(body).filter((num) => gone.includes(num));
    return missing.length > 0
      ? { status: 422, body: { ...problem, missingBlocks: missing } }
      : { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } };
  });
});
afterEach(() => server.close());

/**
 * Saves a quilt of these blocks. Returns the answer and, for each sent request, the numbers of its blocks (`sent`)
 * and its idempotency key (`keys`).
 */
async function store(...blockNums: number[]) {
  const blocks = blockNums.map((blockNum) => ({ ...emptyPlacement, blockNum }));
  const content: Quilt = { ...newFreeFormQuilt(100), quiltName: 'Barn', blocks };
  const order = { documentId: 'd', content, stored: null, quilterNum: 100 };
  const answer = await sendQuilt({ order, key: 'k' }, createSession(), content);
  const sent = server.received.filter(({ method }) => method === 'POST');
  return {
    answer,
    sent: sent.map(({ body }) => blockNumsOf(body)),
    keys: new Set(sent.map(({ headers }) => headers['idempotency-key'])),
  };
}

function blockNumsOf(body: unknown): number[] {
  return (body as Quilt).blocks.map(({ blockNum }) => blockNum);
}

it('stores a quilt even if its blocks were deleted, because it has their shapes', async () => {
  gone = [10_002, 10_009];
  const { answer, sent, keys } = await store(10_002, 10_001, 5, 10_009);
  expect(answer).toEqual({ ok: true, value: { num: 7, revision: 1 } });
  expect(sent).toEqual([
    [10_002, 10_001, 5, 10_009],
    [0, 10_001, 5, 0],
  ]);
  // If the first answer was lost, the server would refuse a different body under the same key. So the second body has
  // its own key.
  expect(keys.size).toBe(2);
});

it('stores a quilt once if all its blocks exist', async () => {
  gone = [];
  expect((await store(10_002, 5)).sent).toEqual([[10_002, 5]]);
});

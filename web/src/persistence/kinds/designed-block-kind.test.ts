// @vitest-environment jsdom
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { createSession } from '../../server/session/session';
import { designedBlockKind } from './designed-block-kind';

let server: TestServer;
let refuses: (body: Record<string, unknown>) => boolean;

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=x';
  server = await serve(({ method, body }) => {
    if (method === 'GET') return {};
    return refuses(body as Record<string, unknown>)
      ? { status: 422 }
      : { status: 201, body: { dbResponse: 1, designedBlockNum: 10_009, revision: 1 } };
  });
});
afterEach(() => server.close());

/**
 * Saves a design that was coloured from this block. Returns the answer, and the number of the source block in each
 * request that was sent.
 */
async function store(usedBlockNum: number) {
  const content = { ...newBlockDocument().saved, designName: 'Barn', blockNum: usedBlockNum, usedBlockNum };
  const order = { documentId: 'd', content, stored: null, quilterNum: 100 };
  const answer = await designedBlockKind.send({ order, key: 'k' }, createSession());
  const sent = server.received.filter(({ method }) => method === 'POST');
  return { answer, cameFrom: sent.map(({ body }) => (body as { usedBlockNum: number }).usedBlockNum) };
}

it('stores a design even if its source block was deleted', async () => {
  refuses = ({ usedBlockNum }) => usedBlockNum !== 0;
  const { answer, cameFrom } = await store(10_007);
  expect(answer).toEqual({ ok: true, value: { num: 10_009, revision: 1 } });
  expect(cameFrom).toEqual([10_007, 0]);
});

it('reports any other reason', async () => {
  refuses = () => true;
  expect((await store(10_007)).answer).toMatchObject({ ok: false, error: { code: 'refused' } });
});

it('keeps the source block otherwise', async () => {
  refuses = () => false;
  expect((await store(10_007)).cameFrom).toEqual([10_007]);
});

it('tries a design of a pre-made block once', async () => {
  refuses = () => true;
  expect((await store(5)).cameFrom).toEqual([5]);
});

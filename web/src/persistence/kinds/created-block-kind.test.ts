// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serve } from '../../../test/http-server';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { openedCreatedBlock } from '@quiltwright/shared/model/created-block/created-block-document';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { createSession } from '../../server/session/session';
import { blockFile } from '../files/block-file';
import { createdBlockFile } from '../files/created-block-file';
import { createdBlockKind } from './created-block-kind';
import { readDocumentFile, writeDocumentFile } from '../files/document-file';

const created = { noun: 'block', file: createdBlockFile } as const;
const designed = { noun: 'block', file: blockFile } as const;

const drawing = after(
  place(2, 0, 0, 1000 / 3, 500),
  place(6, 100, 100, 100, 100, 2),
  act(createdBlockCommands.rename, 'Barn'),
);
const { block } = drawing.document.design;

it('is stored as a created block, without the empty layers on top', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const server = await serve(({ method }) =>
    method === 'GET' ? {} : { status: 200, body: { dbResponse: 1, designedBlockNum: 10_009, revision: 4 } },
  );
  const order = { documentId: 'd', content: block, stored: { num: 10_009, revision: 3 }, quilterNum: 100 };
  const answer = await createdBlockKind.send({ order, key: 'k' }, createSession());
  const sent = server.received.find(({ method }) => method === 'POST');
  await server.close();
  expect(answer).toEqual({ ok: true, value: { num: 10_009, revision: 4 } });
  expect(sent?.path).toBe('/functions/storeCreatedBlock.php');
  expect(sent?.body).toMatchObject({
    designedBlockNum: 10_009,
    revision: 3,
    quilterNum: 100,
    designName: 'Barn',
    levels: block.levels.slice(0, 2),
  });
});

it('is also stored in its fabrics as a designed block, which refers to it, on request', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const server = await serve(({ method, path }) => {
    const designedBlockNum = path.includes('Created') ? 10_009 : 10_010;
    return method === 'GET' ? {} : { status: 201, body: { dbResponse: 1, designedBlockNum, revision: 1 } };
  });
  const [level = []] = block.levels;
  const inCloth = {
    ...block,
    designName: '',
    levels: [level.map((shape) => ({ ...shape, fillFabric: 40 }))],
  };
  const order = { documentId: 'd', content: block, stored: null, quilterNum: 100, inCloth };
  const answer = await createdBlockKind.send({ order, key: 'k' }, createSession());
  const sent = server.received.filter(({ method }) => method === 'POST');
  await server.close();
  expect(answer).toEqual({ ok: true, value: { num: 10_009, revision: 1 } });
  expect(sent.map(({ path }) => path)).toEqual([
    '/functions/storeCreatedBlock.php',
    '/functions/storeDesignedBlock.php',
  ]);
  const [blank, design] = sent.map(({ body }) => body as typeof block);
  expect(blank?.levels.flat().every(({ fillFabric }) => fillFabric <= 9)).toBe(true);
  expect(design).not.toHaveProperty('spotFabrics');
  expect(design).toMatchObject({
    ...{ designedBlockNum: 0, designName: 'Barn', usedBlockNum: 10_009, quilterNum: 100 },
    levels: inCloth.levels,
  });
  expect(sent[0]?.headers['idempotency-key']).not.toBe(sent[1]?.headers['idempotency-key']);
});

it('is stored, and reports why not in its fabrics, if the server refuses those', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const detail = 'There is no fabric 10001. It may have been deleted.';
  const server = await serve(({ method, path }) => {
    if (method === 'GET') return {};
    return path.includes('Created')
      ? { status: 201, body: { dbResponse: 1, designedBlockNum: 10_009, revision: 1 } }
      : { status: 422, body: { type: 'about:blank', title: 'Unprocessable', status: 422, detail } };
  });
  const order = { documentId: 'd', content: block, stored: null, quilterNum: 100, inCloth: block };
  const answer = await createdBlockKind.send({ order, key: 'k' }, createSession());
  await server.close();
  expect(answer).toEqual({ ok: true, value: { num: 10_009, revision: 1, clothFault: detail } });
});

it('is sent again under the same keys if the server was only unreachable', async () => {
  document.cookie = 'XSRF-TOKEN=x';
  const server = await serve(({ method, path }) => {
    if (method === 'GET') return {};
    return path.includes('Created')
      ? { status: 201, body: { dbResponse: 1, designedBlockNum: 10_009, revision: 1 } }
      : { status: 503 };
  });
  const order = { documentId: 'd', content: block, stored: null, quilterNum: 100, inCloth: block };
  const answer = await createdBlockKind.send({ order, key: 'k' }, createSession());
  await server.close();
  expect(answer).toMatchObject({ ok: false, error: { code: 'away' } });
});

it.each([
  ['of whole shapes', block],
  ['that was drafted by its seams', { ...block, isDrafted: true as const }],
])('is read back from its file, which the editor of designed blocks reads too: a block %s', (_, drawn) => {
  const text = writeDocumentFile(created, drawn);
  const loaded = readDocumentFile(created, text);
  const back = loaded.ok ? openedCreatedBlock(loaded.value.content, null).design.block : null;
  expect(back).toEqual(drawn);
  expect(back && writeDocumentFile(created, back)).toBe(text);
  expect(readDocumentFile(designed, text)).toMatchObject({ ok: true });
});

it('opens the file of a designed block in its fabrics, each fabric a spot', () => {
  const [level = []] = block.levels;
  const clothed = { ...block, levels: [level.map((shape) => ({ ...shape, fillFabric: 40 }))] };
  const loaded = readDocumentFile(created, writeDocumentFile(designed, clothed));
  const opened = loaded.ok ? openedCreatedBlock(loaded.value.content, null).design.block : null;
  expect(opened?.levels.flat().map(({ fillFabric }) => fillFabric)).toEqual([40]);
  expect(opened?.spotFabrics).toEqual([40]);
});

// @vitest-environment jsdom
import { newFreeFormQuilt, newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { packedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../../test/http-server';
import { newBlockDocument, openedBlock } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../browser/tab';
import { createDesignedBlockSession } from '../kinds/designed-block-session';
import { newDocument, opened } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { createSession } from '../../server/session/session';
import { sendQuilt } from '../saving/send-quilt';
import { createStandardQuiltSession } from '../kinds/standard-quilt-session';
import { createStoredBlocks } from './stored-blocks';
import { createStoredQuilts } from './stored-quilts';

let server: TestServer;
let tab: Tab;
/** The server's answer to a request, by path. Every other path gets 404. */
let replies: Record<string, Reply>;

const quilt = { ...newStandardQuilt(100), quiltNum: 7, quiltName: 'Anna', revision: 3 };
const block = { ...newBlockDocument().saved, designedBlockNum: 10_007, designName: 'Anna', revision: 3 };

beforeEach(async () => {
  tab = new Tab();
  replies = {};
  server = await serve(({ path }) => replies[path] ?? { status: 404 });
  document.cookie = 'XSRF-TOKEN=x';
  tab.get(createStandardQuiltSession).switchTo(opened(quilt, { num: 7, revision: 3 }));
  tab.get(createDesignedBlockSession).switchTo(openedBlock(block, { num: 10_007, revision: 3 }));
});

afterEach(() => server.close());

const openQuilt = () => tab.get(createStandardQuiltSession).store.getState();
const openBlock = () => tab.get(createDesignedBlockSession).store.getState();
const lastBody = () => server.received.at(-1)?.body;

describe('a saved quilt', () => {
  it('opens in the editor as stored on the server', async () => {
    replies = {
      '/retrQuilt': {
        body: {
          ...packedQuilt(generate({ ...quilt, generatingSize: 9 })),
          quiltNum: 8,
          quiltName: 'Ruth',
          revision: 5,
        },
      },
      '/retrFabricsForQuilt': { body: [] },
    };
    expect(await tab.get(createStoredQuilts).fetch(8)).toMatchObject({
      ok: true,
      value: { stored: { num: 8, revision: 5 }, design: { quilt: { quiltName: 'Ruth', quiltNum: 0 } } },
    });
    expect(server.received.map(({ query }) => query)).toEqual([
      { quiltNum: '8', form: 'setting' },
      { quiltNum: '8' },
    ]);
  });

  it('opens only in the editor of its kind', async () => {
    const freeForm = { ...newFreeFormQuilt(100), quiltNum: 8, quiltName: 'Ruth', revision: 5 };
    replies = { '/retrQuilt': { body: packedQuilt(freeForm) }, '/retrFabricsForQuilt': { body: [] } };
    const stored = tab.get(createStoredQuilts);
    expect(await stored.fetch(8)).toMatchObject({ ok: false, error: { code: 'other-kind' } });
    expect(await stored.fetchFreeForm(8)).toMatchObject({
      ok: true,
      value: { stored: { num: 8, revision: 5 }, design: { quilt: { quiltName: 'Ruth', quiltNum: 0 } } },
    });
  });

  it('opens sideways, is stored turned back, and is copied as it is stored', async () => {
    const stored = tab.get(createStoredQuilts);
    const upright = { ...newFreeFormQuilt(100), quiltNum: 8, quiltName: 'Runner', revision: 5 };
    replies = {
      '/retrQuilt': { body: packedQuilt({ ...upright, sideways: true }) },
      '/retrFabricsForQuilt': { body: [] },
      '/storeQuilt': { body: { dbResponse: 1, quiltNum: 8, revision: 6 } },
    };
    const fetched = await stored.fetchFreeForm(8);
    expect(fetched).toMatchObject({
      value: { design: { quilt: { quiltWidth: 60, quiltLength: 40 } } },
    });
    expect(fetched).not.toHaveProperty('value.design.quilt.sideways');
    const sides = { quiltWidth: 40, quiltLength: 60, sideways: true };
    expect(await stored.duplicate(8, 'Runner 2')).toMatchObject({ ok: true });
    expect(lastBody()).toMatchObject({ ...sides, quiltName: 'Runner 2' });
    if (!fetched.ok) throw new Error(fetched.error.message);
    const order = { documentId: 'x', content: fetched.value.saved, stored: null, quilterNum: 100 };
    await sendQuilt({ key: 'k', order }, tab.get(createSession), order.content);
    expect(lastBody()).toMatchObject({ ...sides, quiltName: 'Runner' });
  });

  it('doesn’t open if it isn’t available', async () => {
    expect(await tab.get(createStoredQuilts).fetch(8)).toMatchObject({
      ok: false,
      error: { code: 'missing' },
    });
  });

  it('is renamed on the server and in the editor', async () => {
    replies = { '/functions/renameQuilt.php': { body: { dbResponse: 1, revision: 4 } } };
    expect(await tab.get(createStoredQuilts).rename(7, 'Ruth')).toMatchObject({ ok: true });
    expect(lastBody()).toEqual({ quiltNum: 7, newQuiltName: 'Ruth' });
    expect(openQuilt()).toMatchObject({
      stored: { revision: 4 },
      design: { quilt: { quiltName: 'Ruth' } },
    });
  });

  it('keeps its name when the server refuses', async () => {
    expect(await tab.get(createStoredQuilts).rename(7, 'Ruth')).toMatchObject({
      ok: false,
      error: { code: 'missing' },
    });
    expect(openQuilt().design.quilt.quiltName).toBe('Anna');
  });

  it('is deleted on the server and closed in the editor', async () => {
    replies = { '/functions/deleteQuilt.php': { body: { dbResponse: 1 } } };
    expect(await tab.get(createStoredQuilts).delete(7)).toMatchObject({ ok: true });
    expect(lastBody()).toEqual({ quiltNum: 7 });
    expect(openQuilt()).toMatchObject({ stored: null, saved: newDocument().saved });
  });
});

describe('a saved block', () => {
  it('opens in the editor as stored on the server, without its spots', async () => {
    replies = {
      '/retrDesignedBlock': {
        body: { ...block, designedBlockNum: 10_008, designName: 'Ruth', revision: 5, fabricSpot1: 41 },
      },
      '/retrFabricsForDesignedBlock': { body: [] },
    };
    const answer = await tab.get(createStoredBlocks).fetch(10_008);
    expect(answer).toMatchObject({
      value: {
        stored: { num: 10_008, revision: 5 },
        design: { block: { designName: 'Ruth', designedBlockNum: 0, fabricSpot1: 0 } },
      },
    });
    expect(answer).not.toHaveProperty('value.design.block.revision');
    expect(server.received.map(({ query }) => query)).toEqual([
      { designedBlockNum: '10008' },
      { designedBlockNum: '10008' },
    ]);
  });

  it('is renamed on the server and in the editor', async () => {
    replies = { '/functions/renameBlock.php': { body: { dbResponse: 1, revision: 4 } } };
    expect(await tab.get(createStoredBlocks).rename(10_007, 'Ruth')).toMatchObject({ ok: true });
    expect(lastBody()).toEqual({ designedBlockNum: 10_007, newBlockName: 'Ruth' });
    expect(openBlock()).toMatchObject({
      stored: { revision: 4 },
      design: { block: { designName: 'Ruth' } },
    });
  });

  it('is deleted on the server and closed in the editor', async () => {
    replies = { '/functions/deleteBlock.php': { body: { dbResponse: 1 } } };
    expect(await tab.get(createStoredBlocks).delete(10_007, 'designed')).toMatchObject({ ok: true });
    expect(lastBody()).toEqual({ designNum: 10_007, isBlank: 0 });
    expect(openBlock().stored).toBeNull();
  });

  it('stays if others use it, and lists them', async () => {
    const answer = { dbResponse: -2, usedOn: { 12: 'Crib for Ada' } };
    replies = { '/functions/deleteBlock.php': { body: answer } };
    expect(await tab.get(createStoredBlocks).delete(10_007, 'created')).toEqual({ ok: true, value: answer });
    expect(lastBody()).toEqual({ designNum: 10_007, isBlank: 2 });
    expect(openBlock().stored?.num).toBe(10_007);
  });
});

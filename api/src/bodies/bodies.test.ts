import { getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import {
  retrFabricsForQuilt,
  retrQuilt,
  retrQuiltList,
  storeQuilt,
} from '@quiltwright/shared/contract/calls/quilt-calls';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { unpackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt';
import { plainBlock, squaresIn } from '../../test/blocks.js';
import { cribQuilt } from '../../test/quilts.js';
import type { Browser } from '../../test/browser.js';
import { portOf, testApi } from '../../test/test-api.js';
import { dearBodies } from '../../test/torture/dear-bodies.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SaveLimit } from './save-limit.js';

const api = testApi({ library: true });

describe('reliability 27: a body', () => {
  // Longer than the bodies read at once, but short enough for quick tests.
  const LIMIT = 300_000;
  const dear = dearBodies(LIMIT);

  it.each(dear.filter(({ isRight }) => !isRight))('of $title is refused, in a few words', async (body) => {
    const quilter = await api().subscriber();
    const call = { method: 'POST', path: body.path } as const;
    const refused = await quilter.refused(call, { body: body.bytes(quilter.quilterNum).toString() });
    expect([400, 422]).toContain(refused.status);
    expect(JSON.stringify(refused.body).length).toBeLessThan(5000);
  });

  it('of an object with more members than any real one is refused before it is parsed', async () => {
    const quilter = await api().subscriber();
    const wide = (open: string) => `${open}${'"a":{},'.repeat(15_000)}"b":0}${open === '{' ? '' : ']}'}`;
    for (const body of [wide('{'), wide('{"blocks":[{')]) {
      const { body: problem } = await quilter.refused(storeQuilt, { body });
      expect(problem.detail).toBe('This holds more than any quilt or block can.');
    }
  });

  it.each(dear.filter(({ isRight }) => isRight))('of $title is stored', async ({ path, bytes }) => {
    const quilter = await api().subscriber();
    const sent = { body: bytes(quilter.quilterNum).toString() };
    expect((await quilter.send('POST', path, sent)).status).toBe(201);
  });

  it.each([storeQuilt, storeCreatedBlock, storeDesignedBlock])(
    'with very many shapes, small enough to be read at once, is refused too: $path',
    async (call) => {
      const quilter = await api().subscriber();
      const layer = `[${Array(30_000).fill('{}').join(',')}]`;
      for (const body of [
        `{"levels":[${layer}]}`,
        `{"blocks":[{"levels":[${layer}]}]}`,
        `{"blocks":${layer}}`,
      ])
        expect((await quilter.refused(call, { body })).body.errors?.length).toBeLessThan(20);
    },
  );
});

describe('a large quilt', () => {
  it('is stored as it was sent, and then again with its revision', async () => {
    const quilter = await api().subscriber();
    const [placement] = cribQuilt(quilter.quilterNum).blocks;
    const blocks = [1, 2, 3].map((blockNum) => {
      const levels = squaresIn(Array(1000).fill(blockNum) as number[]);
      return { ...placement, blockNum, levels } as NonNullable<typeof placement>;
    });
    const sent = cribQuilt(quilter.quilterNum, { blocks });
    const { body: stored } = await quilter.call(storeQuilt, { body: sent });
    const query = { quiltNum: String(stored.quiltNum) };
    const { body: quilt } = await quilter.call(retrQuilt, { query });
    expect(unpackedQuilt(quilt).blocks).toMatchObject(blocks);
    const { body: again } = await quilter.call(storeQuilt, { body: { ...quilt, quiltName: 'Anew' } });
    expect(again).toMatchObject({ quiltNum: stored.quiltNum, revision: 2 });
    const { body: fabrics } = await quilter.call(retrFabricsForQuilt, { query });
    expect(fabrics.map(({ fabricNum }) => fabricNum)).toEqual([1, 2, 3]);
    // The quilt is remembered from the last read until it is stored again.
    const { body: readAgain } = await quilter.call(retrQuilt, { query });
    const recoloured = { ...readAgain, borderWidth1: 2, borderFabric1: 4 };
    await quilter.call(storeQuilt, { body: recoloured });
    const { body: more } = await quilter.call(retrFabricsForQuilt, { query });
    expect(more.map(({ fabricNum }) => fabricNum)).toEqual([1, 2, 3, 4]);
    const quilts = api().connection.collection('quilts');
    await quilts.updateOne({ _id: stored.quiltNum as never }, { $set: { quiltWidth: 400 } });
    expect((await quilter.refused(retrQuilt, { query })).body.detail).toBe(
      'This quilt is damaged: quiltWidth must be at most 260.',
    );
  });

  it("with another quilter's number is refused", async () => {
    const [quilter, other] = [await api().subscriber(), await api().subscriber()];
    const levels = squaresIn(Array(1000).fill(1) as number[]);
    const body = plainBlock(other.quilterNum, { levels });
    expect((await quilter.refused(storeCreatedBlock, { body })).status).toBe(403);
  });
});

describe('a body', () => {
  it.each(['utf-7', 'utf-16', 'latin1', 'UTF-32'])('in %s is refused', async (charset) => {
    const guest = await api().guest();
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    const body = JSON.stringify({ quilterNum: guest.quilterNum, onlyStd: 2 });
    expect((await guest.refused(retrQuiltList, { body, headers })).status).toBe(415);
  });

  it.each(['; charset=utf-8', '; charset="UTF-8"', ''])('as JSON%s is accepted', async (more) => {
    const guest = await api().guest();
    const headers = { 'Content-Type': `application/json${more}` };
    const body = JSON.stringify({ quilterNum: guest.quilterNum, onlyStd: 2 });
    expect((await guest.send('POST', retrQuiltList.path, { body, headers })).status).toBe(200);
  });
});

it('allows each quilter 300 saves in a quarter of an hour', async () => {
  const [often, other] = [await api().subscriber(), await api().subscriber()];
  const limit = api().app.get(SaveLimit, { strict: false });
  for (let n = 0; n < 299; n++) limit.count(often.quilterNum);
  await often.call(storeQuilt, { body: cribQuilt(often.quilterNum) });
  for (const call of [storeQuilt, storeCreatedBlock, storeDesignedBlock]) {
    const { status, headers, body } = await often.refused(call, { body: {} });
    expect([status, body.detail]).toEqual([
      429,
      expect.stringContaining('You have saved too often in a short time.'),
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await other.call(storeQuilt, { body: cribQuilt(other.quilterNum) });
  limit.count(often.quilterNum, Date.now() + 15 * 60_000);
  await often.call(storeQuilt, { body: cribQuilt(often.quilterNum) });
});

describe("the limit of saves can't be avoided", () => {
  // Other spellings that lead to the call count towards the same limit. An escaped spelling leads to no call.
  it.each([
    ['/storequilt', 429],
    ['/storeQuilt/', 429],
    ['/store%51uilt', 404],
    ['/storeQuilt#', 429],
    ['http://localhost/storeQuilt', 429],
  ])('by the address %s', async (path, status) => {
    const quilter = await api().subscriber();
    const limit = api().app.get(SaveLimit, { strict: false });
    for (let n = 0; n < 300; n++) limit.count(quilter.quilterNum);
    await quilter.refused(storeQuilt);
    const headers = { ...quilter.headers('POST'), 'Content-Type': 'application/json' };
    const client = request({ port: await portOf(api()), host: '127.0.0.1', method: 'POST', path, headers });
    client.end('{}');
    const [answer] = (await once(client, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });
});

it("an answer queued behind another one on its connection blocks nobody's saves", async () => {
  const [slow, other] = [await api().subscriber(), await api().subscriber()];
  const large = ({ quilterNum }: Browser) => {
    const [placement] = cribQuilt(quilterNum).blocks;
    const levels = squaresIn(Array(1000).fill(1) as number[]);
    const block = { ...placement, levels } as NonNullable<typeof placement>;
    return cribQuilt(quilterNum, { blocks: [block] });
  };
  const accounts = api().app.get(AccountsService, { strict: false });
  const standing = accounts.standing.bind(accounts);
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(null)));
  vi.spyOn(accounts, 'standing').mockImplementationOnce(async (quilterNum) => {
    await held;
    return standing(quilterNum);
  });
  await slow.call(retrQuiltList, { body: { quilterNum: slow.quilterNum, onlyStd: 2 } });
  const socket = connect({ port: await portOf(api()), host: '127.0.0.1' });
  const body = JSON.stringify(large(slow));
  const head = (start: string, headers: object) =>
    `${start} HTTP/1.1\r\n${Object.entries({ Host: 'localhost', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;
  const posted = {
    ...{ 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Connection: 'close' },
    ...slow.headers('POST'),
  };
  socket.write(head(`GET ${getAccount.path}`, slow.headers('GET')));
  socket.write(head(`POST ${storeQuilt.path}`, posted) + body);
  await vi.waitFor(
    async () => {
      const list = { quilterNum: slow.quilterNum, onlyStd: 2 } as const;
      expect((await slow.call(retrQuiltList, { body: list })).body).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  // Saves of other quilters work while the slow quilter's answer is still held back.
  await other.call(storeQuilt, { body: large(other) });
  release();
  await once(socket.resume(), 'close');
});

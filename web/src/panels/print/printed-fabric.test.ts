// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../../test/http-server';
import { failureOfStatus, noAnswer } from '../../server/calls/call-failure';
import { answered } from '../../server/queries/query-client';
import { printedFabric, printedFabrics } from './printed-fabric';

const fabric = {
  ...{ fabricNum: 12, paletteNum: 1, fabricName: 'Barn Red', userFabricName: '', averageColour: '#8c2f2b' },
  ...{ fabricUrl: '12.webp', swatchUrl: '12-swatch.webp' },
};
const { signal } = new AbortController();
let server: TestServer;
let reply: Reply | 'hang up';

beforeEach(async () => {
  server = await serve(({ path }) => (path === '/fabrics/12.webp' ? reply : { status: 400 }));
});
afterEach(() => server.close());

it('comes with its picture', async () => {
  reply = { headers: { 'Content-Type': 'image/webp' }, body: 'cloth' };
  const printed = await printedFabric(12, () => Promise.resolve(fabric), signal);
  expect(printed).toMatchObject({ fabricNum: 12, colour: '#8c2f2b' });
  expect(new TextDecoder().decode(printed.picture ?? undefined)).toBe('cloth');
});

it('comes with many others in their order, with a few requests at a time', async () => {
  reply = { headers: { 'Content-Type': 'image/webp' }, body: 'cloth' };
  const numbers = Array.from({ length: 20 }, (_, i) => 40 - i);
  let [asked, most] = [0, 0];
  const fabricOf = async (fabricNum: number) => {
    asked += 1;
    most = Math.max(most, asked);
    await Promise.resolve();
    asked -= 1;
    return { ...fabric, fabricNum };
  };
  const printed = await printedFabrics(numbers, fabricOf, signal);
  expect(printed.map(({ fabricNum }) => fabricNum)).toEqual(numbers);
  expect(most).toBe(6);
});

it('is plain if it or its picture no longer exists', async () => {
  reply = { status: 404 };
  expect(await printedFabric(12, () => Promise.resolve(fabric), signal)).toMatchObject({ picture: null });
  const deleted = () =>
    answered<never>(Promise.resolve({ ok: false, error: failureOfStatus(404, null, null) }));
  expect(await printedFabric(12, deleted, signal)).toMatchObject({
    name: 'Missing fabric 12',
    picture: null,
  });
});

it.each<[string, Reply | 'hang up']>([
  ['the connection is cut', 'hang up'],
  ['the server has a problem', { status: 503 }],
])('isn’t printed plain if %s', async (_, answer) => {
  reply = answer;
  await expect(printedFabric(12, () => Promise.resolve(fabric), signal)).rejects.toThrow();
  const away = () => answered<never>(Promise.resolve({ ok: false, error: noAnswer() }));
  await expect(printedFabric(12, away, signal)).rejects.toThrow();
});

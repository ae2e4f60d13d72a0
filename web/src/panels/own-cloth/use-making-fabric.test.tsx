// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { LIMITS } from '@quiltwright/shared/limits';
import { afterEach, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { createDeviceCloth, type DeviceCloth } from '../../server/device-cloth/device-cloth';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { createUploads } from '../../server/uploads/uploads';
import { useMakingFabric, type Cut } from './use-making-fabric';

let server: TestServer | undefined;
let tab: Tab;

afterEach(async () => {
  cleanup();
  tab.get(createQueryClient).clear();
  await server?.close();
  server = undefined;
  localStorage.clear();
});

const fabric = {
  ...{ fabricNum: 10_007, paletteNum: 999, fabricName: 'Rust', userFabricName: 'Rust' },
  ...{ fabricUrl: 'rust.webp', swatchUrl: 'rust-swatch.webp', averageColour: '#b0542c' },
};
const stored: Reply = { status: 201, body: { phpResponse: '1', ...fabric } };
const refused = (status: number, detail: string): Reply => ({
  status,
  body: { title: 'No', status, detail },
});

function cutOf(inches: number): Cut {
  const image = new Image();
  Object.defineProperties(image, { naturalWidth: { value: 300 }, naturalHeight: { value: 300 } });
  return { image, crop: { x: 150, y: 150, side: 300, turn: 0 }, inches, name: 'Rust.jpg' };
}

/** Begins to make fabrics, as a subscriber whom the server gives these replies, or as a guest. */
async function making(replies: (Reply | 'hang up')[] | 'guest') {
  tab = new Tab();
  if (replies !== 'guest') {
    const left = [...replies];
    server = await serve(() => left.shift() ?? 'hang up');
    document.cookie = 'XSRF-TOKEN=nonce.mac';
    tab.get(createSession).signIn(104, 'my.own.token');
  }
  const made: number[] = [];
  const { result } = renderHook(() => useMakingFabric(({ fabricNum }) => made.push(fabricNum)), {
    wrapper: inTab(tab),
  });
  const make = (cut: Cut) => act(() => result.current.make(cut));
  const keys = () => (server?.received ?? []).map(({ headers }) => headers['idempotency-key']);
  return { made, make, keys, result };
}

it('sends the same upload again after a lost answer, and another one for another cut', async () => {
  const { made, make, keys, result } = await making(['hang up', 'hang up', stored]);
  const [six, three] = [cutOf(6), cutOf(3)];
  const failed = () =>
    waitFor(() => {
      expect(result.current.making.state).toBe('failed');
    });
  await make(six);
  await failed();
  await make({ ...six });
  await waitFor(() => {
    expect(keys().length).toBe(2);
  });
  await failed();
  await make(three);
  await waitFor(() => {
    expect(made).toEqual([10_007]);
  });
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it.each([
  [429, 'You have uploaded too many pictures in a short time. Try again in a minute.'],
  [507, 'The server’s disk is full, so this was not saved. Your work is not lost. Try again later.'],
])('tells why the server refuses a picture with %d', async (status, detail) => {
  const { make, result } = await making([refused(status, detail)]);
  await make(cutOf(6));
  await waitFor(() => {
    expect(result.current.making).toMatchObject({ state: 'failed', message: detail });
  });
});

it('sends nothing if it is stopped while the picture is cut', async () => {
  const { make, result } = await making([stored]);
  const cut = make(cutOf(6));
  act(() => {
    result.current.stop();
  });
  await cut;
  expect(tab.get(createUploads).queue.uploads.getState()).toEqual([]);
});

it('keeps twelve fabrics of a guest on the device, and says so at the thirteenth', async () => {
  const { made, make, result } = await making('guest');
  for (let n = 0; n < LIMITS.deviceUploads; n++) await make(cutOf(6));
  expect(made.length).toBe(LIMITS.deviceUploads);
  await make(cutOf(6));
  expect(made.length).toBe(LIMITS.deviceUploads);
  expect(result.current.making).toMatchObject({
    state: 'failed',
    message: 'This device already has 12 fabrics of your own. Subscribers can keep up to 100.',
  });
});

it('numbers a guest’s fabric after those that another window has made', async () => {
  const { made, make } = await making('guest');
  await make(cutOf(6));
  const all = JSON.parse(localStorage.getItem('own-cloth') ?? '[]') as DeviceCloth[];
  const other = { ...all[0], fabricNum: 15_000_001 };
  localStorage.setItem('own-cloth', JSON.stringify([other, ...all]));
  dispatchEvent(new StorageEvent('storage', { key: 'own-cloth' }));
  await make(cutOf(6));
  expect(made).toEqual([15_000_000, 15_000_002]);
  expect(tab.get(createDeviceCloth).getState().length).toBe(3);
});

it('says that the browser has no room for a guest’s fabric, and uses it for the time being at a second press', async () => {
  // The storage of jsdom holds five million characters.
  localStorage.setItem('other', 'x'.repeat(4_999_950));
  const { made, make, result } = await making('guest');
  const [six, three] = [cutOf(6), cutOf(3)];
  await make(six);
  expect(made).toEqual([]);
  expect(result.current.making).toMatchObject({ state: 'failed' });
  expect(JSON.stringify(result.current.making)).toContain('Your browser has no room for this fabric');
  await make(three);
  expect(made).toEqual([]);
  await make({ ...three });
  expect(made).toEqual([15_000_000]);
  expect(tab.get(createDeviceCloth).getState().length).toBe(1);
});

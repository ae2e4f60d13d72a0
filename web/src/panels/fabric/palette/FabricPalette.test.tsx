// @vitest-environment jsdom
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../../test/http-server';
import { inTab } from '../../../../test/in-tab';
import { Tab } from '../../../browser/tab';
import { createSession } from '../../../server/session/session';
import { FabricPalette } from './FabricPalette';
import { anything, useCloth, type Wanted } from './use-cloth';

const PALETTE = 2;

function fabric(fabricNum: number, fabricName: string, averageColour: string): Fabric {
  const fabricUrl = `${fabricNum}.webp`;
  const its = { fabricNum, paletteNum: PALETTE, fabricName, userFabricName: '', averageColour };
  return { ...its, fabricUrl, swatchUrl: fabricUrl };
}

/* The numbers of these fabrics belong to no kind. Their lightnesses in OKLab are about 0.94, 0.65, 0.22 and 0.22. */
const fabrics = [
  fabric(5001, 'Morning Star', '#f3ead4'),
  fabric(5002, 'Dusk Star', '#8d8f93'),
  fabric(5003, 'Night Star', '#10183a'),
  fabric(5004, 'Well', '#10183a'),
];

const tab = new Tab();
const session = tab.get(createSession);
let server: TestServer;

beforeEach(async () => {
  server = await serve(({ path }) => ({ body: path === '/api/fabrics' ? fabrics : [] }));
  document.cookie = 'XSRF-TOKEN=x';
  session.signIn(2, 'guest');
});
afterEach(async () => {
  cleanup();
  session.signOut();
  await server.close();
});

it.each<[Partial<Wanted>, string[], { isNearest?: boolean; isOtherValue?: boolean }]>([
  [{ words: 'star', value: 'dark' }, ['Night Star'], {}],
  [{ words: 'star', value: null }, ['Morning Star', 'Dusk Star', 'Night Star'], {}],
  // “Morning Star” isn't dark. Dark fabrics that match only one of the two words aren't shown instead.
  [{ words: 'morning star', value: 'dark' }, [], { isOtherValue: true }],
  [{ words: 'star elephants', value: 'dark' }, ['Night Star'], { isNearest: true }],
  [{ words: 'morning elephants', value: 'dark' }, [], { isOtherValue: true }],
  [{ words: 'elephants', value: 'dark' }, [], {}],
  [{ colour: '#ffffff', value: 'medium' }, ['Dusk Star'], {}],
  [{ colour: '#ffffff', words: 'star', value: 'dark' }, ['Night Star'], {}],
])('finds by %o', async (wanted, names, note) => {
  const { result } = renderHook(() => useCloth(PALETTE, { ...anything, ...wanted }), { wrapper: inTab(tab) });
  await waitFor(() => {
    expect(result.current.isPending).toBe(false);
  });
  const { isNearest, isOtherValue } = result.current;
  expect(result.current.fabrics.map(({ fabricName }) => fabricName)).toEqual(names);
  expect({ isNearest, isOtherValue }).toEqual({ isNearest: false, isOtherValue: false, ...note });
});

it('announces results in regions that existed before', async () => {
  const nothing = () => undefined;
  render(
    <FabricPalette
      paletteNum={PALETTE}
      chosen={0}
      inUse={{ noun: 'quilt', fabrics: [], isThere: false }}
      onPalette={nothing}
      onFabric={nothing}
      onPeek={nothing}
    />,
    { wrapper: inTab(tab) },
  );
  // The last region announces favourites.
  const regions = screen.getAllByRole('status').slice(0, 2);
  const told = () => regions.filter((region) => region.isConnected).map(({ textContent }) => textContent);
  await waitFor(() => {
    expect(told()).toEqual(['4 fabrics', '']);
  });
  const find = async (words: string, text: string[]) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
    await waitFor(() => {
      expect(told()).toEqual(text);
    });
  };
  await find('night elephants', [
    '1 fabric',
    'No fabric matches every word of “night elephants”. These fabrics are the closest.',
  ]);
  await find('night', ['1 fabric', '']);
  act(() => {
    onlineManager.setOnline(false);
  });
  expect(told()[1]).toMatch(/^You are offline\./);
  act(() => {
    onlineManager.setOnline(true);
  });
  expect(told()[1]).toBe('');
});

function Palette() {
  return (
    <FabricPalette
      paletteNum={PALETTE}
      chosen={0}
      inUse={{ noun: 'quilt', fabrics: [], isThere: false }}
      onPalette={() => undefined}
      onFabric={() => undefined}
      onPeek={() => undefined}
    />
  );
}

const addOwn = () => screen.getByRole('button', { name: 'Add your own' });

it('offers to add own fabrics while the fabrics of the palette are still loading', async () => {
  render(<Palette />, { wrapper: inTab(new Tab()) });
  expect(screen.getByText('Loading the fabrics…')).toBeTruthy();
  expect(addOwn().getAttribute('aria-disabled')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Well' })).toBeTruthy();
});

it.each([
  ['guests', 2, null],
  ['subscribers', 100, 'true'],
])('lets %s offline add own fabrics only if nothing is uploaded', (_, quilterNum, disabled) => {
  session.signIn(quilterNum, 'a');
  onlineManager.setOnline(false);
  render(<Palette />, { wrapper: inTab(tab) });
  expect(addOwn().getAttribute('aria-disabled')).toBe(disabled);
  if (disabled !== null)
    expect(addOwn().title).toBe('You are offline. You can add your own fabrics when you are online again.');
  onlineManager.setOnline(true);
});

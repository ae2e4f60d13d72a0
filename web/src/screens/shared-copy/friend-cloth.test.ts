// @vitest-environment jsdom
import { fabricAppearance } from '@quiltwright/shared/library/fabric-appearance';
import { expect, it } from 'vitest';
import { serve } from '../../../test/http-server';
import { Tab } from '../../browser/tab';
import { createSession } from '../../server/session/session';
import { nearestFabric, uploadedOnce } from './friend-cloth';

/* Library fabrics with their main colours. */
const BLACK = 229; // #211d1a
const GREEN = 46; // #356244
const BLUE = 25; // #2760b7
const IN_NO_PALETTE = 9999;

it('finds the fabric that is nearest in its main colour and its mean', () => {
  const fabrics = [
    { fabricNum: BLACK, averageColour: '#2a2623' },
    { fabricNum: GREEN, averageColour: '#41694e' },
    { fabricNum: BLUE, averageColour: '#3a68b4' },
    { fabricNum: IN_NO_PALETTE, averageColour: '#a02020' },
  ];
  expect(nearestFabric({ main: '#30603a', mean: '#406845' }, fabrics)).toBe(GREEN);
  expect(nearestFabric({ main: '#2050a0', mean: '#3060b0' }, fabrics)).toBe(BLUE);
  expect(nearestFabric({ main: '#b03030', mean: '#b03030' }, fabrics)).toBe(IN_NO_PALETTE);
  expect(nearestFabric({ main: '#b03030', mean: '#b03030' }, [])).toBe(0);
});

it('finds a green print for a green print with light dots, not a black one with the same mean', () => {
  const fabrics = [
    { fabricNum: BLACK, averageColour: '#5c6b64' },
    { fabricNum: GREEN, averageColour: '#41694e' },
  ];
  expect(nearestFabric({ main: '#386657', mean: '#5c6c65' }, fabrics)).toBe(GREEN);
});

it('finds no print of things, such as cherries, though its colours are the nearest', () => {
  const [CHERRIES, PLAIN_RED] = [84, 81];
  const main = fabricAppearance.get(CHERRIES)?.colour ?? '';
  const fabrics = [
    { fabricNum: CHERRIES, averageColour: '#b03030' },
    { fabricNum: PLAIN_RED, averageColour: '#a03a3a' },
  ];
  expect(nearestFabric({ main, mean: '#b03030' }, fabrics)).toBe(PLAIN_RED);
});

it('sends the same picture for a second copy under the same key, so that it makes no second fabric', async () => {
  const fabric = {
    ...{ phpResponse: '1', fabricNum: 10_007, paletteNum: 999, fabricName: 'Rust', userFabricName: 'Rust' },
    ...{ fabricUrl: 'rust.webp', swatchUrl: 'rust-swatch.webp', averageColour: '#b0542c' },
  };
  const server = await serve(() => ({ status: 201, body: fabric }));
  document.cookie = 'XSRF-TOKEN=nonce.mac';
  const session = new Tab().get(createSession);
  session.signIn(104, 'my.own.token');
  for (const picture of ['rust', 'rust', 'moss'])
    expect(await uploadedOnce(session, new File([picture], 'a.jpg'))).toBe(10_007);
  const [first, again, other] = server.received.map(({ headers }) => headers['idempotency-key']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  await server.close();
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { serve, type Received, type Reply, type TestServer } from '../../../test/http-server';
import { sendPicture } from './send-picture';
import { createSession } from '../session/session';

let server: TestServer;
const session = createSession();

async function serving(answer: (request: Received) => Reply | 'hang up'): Promise<void> {
  server = await serve(answer);
  document.cookie = 'XSRF-TOKEN=nonce.mac';
  session.signIn(104, 'my.own.token');
}

afterEach(() => server.close());

const picture = new File(['the pixels'], 'Plaid.jpg', { type: 'image/jpeg' });
const send = (options: Partial<Parameters<typeof sendPicture>[2]> = {}) =>
  sendPicture(session, picture, {
    key: 'its-key',
    onSent: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });

const fabric = {
  fabricNum: 10_007,
  paletteNum: 999,
  fabricName: 'Plaid',
  userFabricName: 'Plaid',
  fabricUrl: 'plaid.webp',
  swatchUrl: 'plaid-swatch.webp',
  averageColour: '#7a2030',
};

it('sends the picture as a form, after the sender', async () => {
  await serving(() => ({ status: 201, body: { phpResponse: '1', ...fabric } }));
  const shares: number[] = [];
  const answer = await send({ onSent: (share) => shares.push(share) });
  expect(answer).toEqual({ ok: true, value: { phpResponse: '1', ...fabric } });
  const [request] = server.received;
  expect(request).toMatchObject({ method: 'POST', path: '/functions/saveFabric.php' });
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer my.own.token',
    'x-xsrf-token': 'nonce.mac',
    'idempotency-key': 'its-key',
  });
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toMatch(
    /name="quilterNum"\s+104\s[^]*name="paletteNum"\s+999\s[^]*name="file"; filename="Plaid.jpg"[^]*the pixels/,
  );
  expect(shares.at(-1)).toBe(1);
});

it('gives the server’s reason, and how long to wait', async () => {
  const detail = 'You have uploaded too many pictures in a short time.';
  await serving(() => ({
    status: 429,
    headers: { 'Retry-After': '60' },
    body: { title: 'Too Many Requests', status: 429, detail },
  }));
  expect(await send()).toMatchObject({
    ok: false,
    error: { code: 'busy', message: detail, retryAfter: 60_000 },
  });
});

it('reports a missing answer, and an upload that was cancelled', async () => {
  await serving(() => 'hang up');
  expect(await send()).toMatchObject({ ok: false, error: { code: 'offline' } });
  const abort = new AbortController();
  abort.abort();
  expect(await send({ signal: abort.signal })).toMatchObject({ ok: false, error: { code: 'offline' } });
});

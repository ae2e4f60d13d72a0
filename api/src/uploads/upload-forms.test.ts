import { writeFile } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { saveFabric } from '@quiltwright/shared/contract/calls/fabric-calls';
import { XSRF_COOKIE } from '@quiltwright/shared/contract/headers';
import { LIMITS } from '@quiltwright/shared/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.js';
import { testApi } from '../../test/test-api.js';
import { keptOf, plainPicture, sendPicture, upload } from '../../test/uploads.js';
import { UploadForms } from './upload-forms.js';

const api = testApi();

let quilter: Browser;
beforeAll(async () => {
  quilter = await api().subscriber();
});

describe('reliability 20: a form', () => {
  /** Writes the start of an upload, up to the first byte of its file, to a separate connection. */
  async function begin(
    { quilterNum, token, cookies }: Browser,
    length: string,
  ): Promise<{ socket: Socket; answer: () => string; closed: Promise<void> }> {
    const server = api().app.getHttpServer() as { address(): AddressInfo | null };
    if (!server.address()) await api().app.listen(0, '127.0.0.1');
    const socket = connect(server.address()?.port ?? 0, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    const closed = new Promise<void>((resolve) =>
      socket.on('close', () => {
        resolve();
      }),
    );
    socket.on('error', () => undefined);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      [
        `POST ${saveFabric.path} HTTP/1.1`,
        'Host: localhost',
        `Cookie: ${cookie}`,
        `X-XSRF-TOKEN: ${cookies.get(XSRF_COOKIE) ?? ''}`,
        ...(token === '' ? [] : [`Authorization: Bearer ${token}`]),
        'Content-Type: multipart/form-data; boundary=here',
        length,
        '',
        '',
      ].join('\r\n'),
    );
    const part = (head: string, text: string) =>
      `--here\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}`;
    const text =
      part('name="quilterNum"', `${String(quilterNum)}\r\n`) + part('name="file"; filename="a.png"', '');
    socket.write(length.startsWith('Transfer') ? chunked(Buffer.from(text)) : text);
    return { socket, answer: () => answer, closed };
  }

  const MEGABYTE = Buffer.alloc(1_000_000, 'x');
  const chunked = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

  it('that announces too large a size is answered before it is read', async () => {
    const { socket, answer } = await begin(quilter, `Content-Length: ${String(100_000_000)}`);
    await expect.poll(answer).toContain('HTTP/1.1 413');
    expect(answer()).toContain('This picture is larger than 15 MB.');
    socket.destroy();
  });

  it('without end is answered once it is too large, drained for a while, and cut off', async () => {
    const before = await keptOf(api(), quilter);
    const { socket, answer, closed } = await begin(quilter, 'Transfer-Encoding: chunked');
    let sent = 0;
    while (!socket.closed && sent < 100) {
      sent++;
      if (!socket.write(chunked(MEGABYTE))) {
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
      }
      if (sent === 15) expect(answer()).toBe('');
      if (sent === 25) await expect.poll(answer).toContain('HTTP/1.1 413');
    }
    expect(sent).toBeGreaterThan(30);
    await closed;
    await expect.poll(() => keptOf(api(), quilter)).toEqual(before);
  });

  it('that is complete leaves nothing behind if too much follows its end', async () => {
    const before = await keptOf(api(), quilter);
    const { socket, answer, closed } = await begin(quilter, 'Transfer-Encoding: chunked');
    for (let sent = 0; sent < 14; sent++) socket.write(chunked(MEGABYTE));
    socket.write(
      chunked(Buffer.concat([Buffer.from('\r\n--here--\r\n'), ...Array.from({ length: 8 }, () => MEGABYTE)])),
    );
    socket.end('0\r\n\r\n');
    await closed;
    expect(answer()).toContain('HTTP/1.1 413');
    await expect.poll(() => keptOf(api(), quilter)).toEqual(before);
  });

  it('that breaks off leaves nothing', async () => {
    const before = await keptOf(api(), quilter);
    const { socket } = await begin(quilter, 'Content-Length: 2000000');
    socket.write(MEGABYTE);
    await expect.poll(async () => (await keptOf(api(), quilter)).incoming).toBe(1);
    socket.destroy();
    await expect.poll(() => keptOf(api(), quilter)).toEqual(before);
  });

  it.each([
    [
      'no token',
      (browser: Browser) => {
        browser.token = '';
      },
      401,
    ],
    ['no anti-forgery value', (browser: Browser) => browser.cookies.set(XSRF_COOKIE, 'x'), 403],
  ] as const)('with %s is refused unread', async (_, spoil, status) => {
    const browser = await api().subscriber();
    spoil(browser);
    const { socket, answer } = await begin(browser, 'Content-Length: 10000000');
    await expect.poll(answer).toContain(`HTTP/1.1 ${String(status)}`);
    expect((await keptOf(api(), browser)).incoming).toBe(0);
    socket.destroy();
  });

  it('may have exactly 15 MB, but not one byte more', async () => {
    const picture = await plainPicture();
    const largest = Buffer.concat([picture, Buffer.alloc(LIMITS.uploadBytes - picture.length)]);
    await upload(quilter, 'large.png', largest);
    const { status } = await sendPicture(quilter, Buffer.concat([largest, Buffer.alloc(1)]));
    expect(status).toBe(413);
  });

  it('left behind by a killed server is deleted after an hour', async () => {
    const forms = api().app.get(UploadForms, { strict: false });
    await writeFile(join(api().config.dataDir, 'incoming', 'left'), 'x');
    await forms.sweep(new Date(Date.now() - 60_000));
    expect((await keptOf(api(), quilter)).incoming).toBe(1);
    await forms.sweep(new Date(Date.now() + 60_000));
    expect((await keptOf(api(), quilter)).incoming).toBe(0);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.js';
import { childrenOf, memoryOf } from '../../test/processes.js';
import { ServedApi } from '../../test/served-api.js';
import { plainPicture, sendPicture } from '../../test/uploads.js';
import { PictureDecoder } from './picture-decoder.js';

const HOST = 'picture-host';

/** What a server needs before anything is sent (bytes). The one of the tests has a compiler in it besides. */
const OF_ITSELF = 170_000_000;

let folder: string;
let large: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-decoder-'));
  const picture = sharp({ create: { width: 7071, height: 7071, channels: 3, background: '#3366aa' } });
  large = await picture.jpeg().toBuffer();
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

describe('the decoding process', () => {
  it('takes only the picture with it when it dies, and is started anew', async () => {
    const decoder = new PictureDecoder();
    const [slow, small] = [join(folder, 'slow.png'), join(folder, 'small.png')];
    await writeFile(slow, await sharp(large).png({ progressive: true, compressionLevel: 1 }).toBuffer());
    await writeFile(small, await plainPicture());
    expect((await decoder.decode(small)).kind).toBe('cloth');
    const decoded = Promise.all([decoder.decode(slow), decoder.decode(small)]);
    const [host] = await childrenOf(process.pid, HOST);
    process.kill(host?.pid ?? 0, 'SIGKILL');
    expect((await decoded).map(({ kind }) => kind)).toEqual(['damaged', 'cloth']);
    const [next] = await childrenOf(process.pid, HOST);
    expect(next?.pid).not.toBe(host?.pid);
  });

  it('reliability 19: keeps the server below 400 MB with 8 pictures of 50 million pixels at once', async () => {
    const api = await ServedApi.start(join(folder, 'data'));
    try {
      const quilter = await new Browser(api.url).signIn('kept@example.org', 'a patchwork of words');
      const before = await memoryOf(api.pid, HOST);
      const uploads = Promise.all(Array.from({ length: 8 }, () => sendPicture(quilter, large)));
      let most = before;
      const done = new AbortController();
      const watched = (async () => {
        while (!done.signal.aborted) most = Math.max(most, await memoryOf(api.pid, HOST));
      })();
      const answers = await uploads;
      done.abort();
      await watched;
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
      expect(most).toBeGreaterThan(before);
      expect(most - before).toBeLessThan(400_000_000 - OF_ITSELF);
    } finally {
      api.signal('SIGKILL');
      await api.ended;
    }
  }, 60_000);
});

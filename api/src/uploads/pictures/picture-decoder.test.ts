import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp, { type JpegOptions } from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { markers, segment } from '../../../test/pictures/jpeg.js';
import { chunk, plainPng, pngHeader, type PngKind, pngOf } from '../../../test/pictures/png.js';
import { childrenOf } from '../../../test/processes.js';
import { plainPicture } from '../../../test/uploads.js';
import { PictureDecoder } from './picture-decoder.js';

const HOST = 'picture-host';

/**
 * The memory limit of the decoding process, in bytes. The process and the server may take 400 MB together; the
 * code of both takes about 50 MB.
 */
const MOST = 260_000_000;

const decoder = new PictureDecoder();
let folder: string;
let pipes = 0;
const ends: FileHandle[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-decoder-'));
});
afterAll(async () => {
  decoder.onModuleDestroy();
  for (const end of ends) await end.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(name: string, bytes: Buffer | Promise<Buffer>): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, await bytes);
  return path;
}

/**
 * Returns the path of a picture whose reading never ends, because no data arrives. `reached` resolves once a
 * reader has opened the picture.
 */
async function stopping(name: string): Promise<{ path: string; reached: () => Promise<void> }> {
  const path = join(folder, `${String(++pipes)}-${name}`);
  await promisify(execFile)('mkfifo', [path]);
  const reached = () =>
    vi.waitFor(
      async () => {
        // Opening for writing fails until there is a reader.
        ends.push(await open(path, constants.O_WRONLY | constants.O_NONBLOCK));
      },
      { timeout: 30_000 },
    );
  return { path, reached };
}

const plainJpeg = (width: number, height: number, options: JpegOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
    .jpeg(options)
    .toBuffer();

/** Returns a PNG whose header states the given size, with unreadable pixels. */
const promisedPng = (width: number, height: number, kind: PngKind) =>
  pngOf(pngHeader(width, height, kind), chunk('IDAT', Buffer.alloc(100)));

/** Returns a progressive JPEG in full colour whose header states the given size. */
async function promisedJpeg(width: number, height: number): Promise<Buffer> {
  const file = await plainJpeg(16, 16, { progressive: true, chromaSubsampling: '4:4:4' });
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

const restarts = segment(markers.restart, [0, 0]);

const interlaced = { colourType: 2, bits: 8, interlaced: true } as const;
const deep = { colourType: 6, bits: 16, interlaced: false } as const;

/** Returns the ids of the decoding processes: one, and possibly another that is ending. */
const hosts = async () => (await childrenOf(process.pid, HOST)).map(({ pid }) => pid);

/** Decodes files that are sent at the same time, each by another quilter. Returns the `kind` of each result. */
const decode = async (...paths: string[]) =>
  (await Promise.all(paths.map((path, i) => decoder.decode(path, 100 + i)))).map(({ kind }) => kind);

describe('the decoding process', () => {
  it('loses only the current picture when it dies, and is restarted', async () => {
    const { path, reached } = await stopping('slow.png');
    const small = await fileOf('small.png', plainPicture());
    const decoded = decode(path, small);
    await reached();
    const [first] = await hosts();
    process.kill(first ?? 0, 'SIGKILL');
    expect(await decoded).toEqual(['damaged', 'cloth']);
    expect((await hosts()).at(-1)).not.toBe(first);
  });

  it('continues in another process with a picture read before it died', async () => {
    const { path, reached } = await stopping('slow.png');
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const noisy = { width: 1200, height: 1200, channels: 3, background: '#888888', noise } as const;
    const long = await fileOf('noisy.png', sharp({ create: noisy }).png().toBuffer());
    const decoded = decode(long, path);
    // By now, the noisy picture is read and being encoded.
    await reached();
    for (const pid of await hosts()) process.kill(pid, 'SIGKILL');
    expect(await decoded).toEqual(['cloth', 'damaged']);
  });

  it('gets no further picture once it was given up', async () => {
    const { path, reached } = await stopping('slow.png');
    const small = await fileOf('small.png', plainPicture());
    expect(await decode(small)).toEqual(['cloth']);
    const { patience } = decoder;
    decoder.patience = 500;
    const slow = decoder.decode(path, 100);
    await reached();
    decoder.patience = patience;
    const others = decode(small, small);
    expect(await slow).toEqual({ kind: 'damaged' });
    expect(await others).toEqual(['cloth', 'cloth']);
  });

  it('gives up the picture being read, not one behind it whose time ran out', async () => {
    const { path, reached } = await stopping('slow.png');
    const small = await fileOf('small.png', plainPicture());
    const slow = decoder.decode(path, 100);
    await reached();
    const { patience } = decoder;
    decoder.patience = 500;
    const other = decoder.decode(small, 101);
    // The other picture has been requested by now.
    await setImmediate();
    decoder.patience = patience;
    expect(await slow).toEqual({ kind: 'damaged' });
    expect(await other).toMatchObject({ kind: 'cloth' });
  });

  it('ends if a picture’s parts alone take too long to find', async () => {
    // Thousands of fill bytes before each marker, and more tables than a picture has.
    const parts = Array.from({ length: 501 }, () => [Buffer.alloc(200_000, 0xff), restarts]).flat();
    const path = await fileOf('fill.jpg', Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts]));
    const { seconds } = decoder;
    decoder.seconds = 0;
    const decoded = await decoder.decode(path, 100);
    decoder.seconds = seconds;
    expect(decoded).toEqual({ kind: 'too-slow' });
  });

  it('ends if a picture takes too long, and decodes the others', async () => {
    const { path, reached } = await stopping('slow.png');
    const small = await fileOf('small.png', plainPicture());
    const seconds = decoder.seconds;
    decoder.seconds = 0;
    const slow = decoder.decode(path, 100);
    await reached();
    decoder.seconds = seconds;
    const others = decode(small, small);
    expect(await slow).toEqual({ kind: 'too-slow' });
    expect(await others).toEqual(['cloth', 'cloth']);
  });

  it('decodes quilters’ pictures in turn, even if one quilter sent many', async () => {
    const small = await fileOf('small.png', plainPicture());
    const answered: number[] = [];
    const quilters = [100, 100, 100, 100, 100, 100, 101];
    await Promise.all(
      quilters.map((quilter) => decoder.decode(small, quilter).then(() => answered.push(quilter))),
    );
    expect(answered.at(-1)).toBe(100);
  });

  it('reliability 19: stays small with 8 pictures of all kinds at once, as large as allowed', async () => {
    const files = await Promise.all([
      fileOf('small.png', plainPicture()),
      fileOf('phone.jpg', plainJpeg(8160, 6144)),
      fileOf('long.jpg', plainJpeg(1024, 27_500)),
      fileOf('phone-progressive.jpg', plainJpeg(8192, 6144, { progressive: true })),
      fileOf('interlaced.png', plainPng(4600, 4600, interlaced)),
      fileOf('interlaced-long.png', plainPng(1024, 13_500, interlaced)),
      fileOf('wide.png', plainPng(13_000, 1600, { ...interlaced, interlaced: false })),
      fileOf('deep.png', plainPng(6000, 1800, deep)),
    ]);
    const done = new AbortController();
    let most = 0;
    const watched = (async () => {
      while (!done.signal.aborted) {
        for (const { memory } of await childrenOf(process.pid, HOST)) most = Math.max(most, memory);
        await setTimeout(20);
      }
    })();
    const decoded = await decode(...files);
    done.abort();
    await watched;
    expect(decoded).toEqual(files.map(() => 'cloth'));
    expect(most).toBeGreaterThan(120_000_000);
    expect(most).toBeLessThan(MOST);
  });

  it.each([
    [9_999_999, 1],
    [1, 9_999_999],
    [4100, 100],
  ])('reliability 19: refuses a stripe of %i by %i pixels', async (width, height) => {
    expect(await decode(await fileOf('stripe.png', promisedPng(width, height, deep)))).toEqual([
      'too-narrow',
    ]);
  });

  it.each([
    ['an interlaced PNG', () => promisedPng(7200, 7200, interlaced)],
    ['a long interlaced PNG', () => promisedPng(1024, 32_000, interlaced)],
    ['a wide PNG', () => promisedPng(24_000, 2083, deep)],
    ['a progressive JPEG in full colour', () => promisedJpeg(7000, 7000)],
  ])('reliability 19: has no room for %s that is larger', async (_, bytes) => {
    expect(await decode(await fileOf('large', bytes()))).toEqual(['too-large']);
  });
});

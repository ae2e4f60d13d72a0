/**
 * The process that decodes uploaded pictures, one after the other. A decoder that fails on a hostile file can't harm
 * the server, and the memory that the decoder used is released. While one picture is read, the previous picture is
 * encoded. Each job arrives in a message. The process answers when it starts to read the picture, and again with the
 * result. A decoder can't be interrupted, so the process is ended if a picture takes too long.
 *
 * The process ends whenever its parent ends. It ignores signals to the whole process group, because the parent handles
 * them.
 *
 * Plain JavaScript, so that tests run it unchanged.
 *
 * @import { DecodeJob, Decoded, HostNews } from './picture-decoder.js'
 * @import { Metadata, OutputInfo } from 'sharp'
 */
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import { repairedJpeg } from '../file-parts/jpeg-repair.mjs';
import { pixelParts } from '../file-parts/pixel-parts.mjs';

// The server's requests have priority over pictures.
try {
  os.setPriority(Math.min(os.getPriority() + 10, 19));
} catch {
  // Some sandboxes forbid a change of priority. Pictures are then decoded at the same priority as requests.
}

// Each decoder can be attacked, so only the decoders for the accepted formats are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
// Each further thread would hold more rows in memory.
sharp.concurrency(1);

/** The maximum number of rows in memory while a picture is shrunk. */
const MOST_ROWS = 1600;
/** The memory for encoding besides the small picture, in bytes. */
const ENCODING = 25_000_000;
/**
 * The memory, in bytes, that pictures and files which aren't needed any more may take. If they take more, garbage is
 * collected.
 */
const MOST_UNUSED = 12_000_000;
/** The interval between checks of a picture's processor time, in milliseconds. */
const LOOK_EVERY = 100;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// Kills the process, because a normal exit would wait for the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (/** @type {DecodeJob} */ job) => {
  const { id } = job;
  void decode(job)
    .catch(() => /** @type {const} */ ({ kind: 'damaged' }))
    .then((decoded) => {
      release((inMemory.get(id) ?? ENCODING) - ENCODING);
      // Garbage is freed only a turn after it is collected.
      setImmediate(() => {
        inMemory.delete(id);
        roomMade();
        tell({ id, kind: 'done', decoded });
      });
    });
});

/**
 * Sends a message to the server.
 *
 * @param {HostNews} news
 */
function tell(news) {
  process.send?.(news);
}

/** @typedef {{ data: Buffer, info: OutputInfo, side: number }} Small */

/** The memory of pictures that have been read, in bytes, by job. @type {Map<number, number>} */
const inMemory = new Map();
/** The memory, in bytes, that pictures and files which aren't needed any more take until garbage is collected. */
let unused = 0;
/** Ends the wait for free memory. */
let roomMade = () => {};
/** Settles when no picture is being read. @type {Promise<unknown>} */
let reading = Promise.resolve();

/**
 * Decodes a picture, once no other picture is being read.
 *
 * @param {DecodeJob} job
 * @returns {Promise<Decoded>} rejected if the file is damaged
 */
async function decode(job) {
  const before = reading;
  const read = before.then(() => readSmall(job));
  const end = () => undefined;
  reading = read.then(end, end);
  const small = await read;
  return 'kind' in small ? small : encode(job, small);
}

/**
 * Returns a picture whose shorter side is at most the square's side, or the reason why the picture can't be used. The
 * file is first reduced to the parts that show its picture.
 *
 * @param {DecodeJob} job
 * @returns {Promise<Small | Decoded>}
 */
async function readSmall(job) {
  const { id, path } = job;
  tell({ id, kind: 'reading' });
  const endLimit = limitTime(job);
  try {
    const { isCut, bytes } = await keepPixels(path);
    release(bytes);
    return await shrunk(job).catch(async (/** @type {unknown} */ error) => {
      if (!(await repair(path, isCut))) throw error;
      release(bytes);
      return shrunk(job);
    });
  } finally {
    endLimit();
  }
}

/**
 * Gives up a picture beyond its limit of processor time. Time used by other processes doesn't count.
 *
 * @param {DecodeJob} job
 */
function limitTime({ id, seconds }) {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system < seconds * 1e6) return;
    clearInterval(timer);
    tell({ id, kind: 'done', decoded: { kind: 'too-slow' } });
  }, LOOK_EVERY);
  return () => {
    clearInterval(timer);
  };
}

/**
 * Collects garbage once there may be much of it. The collector itself doesn't know how large pictures and files are.
 *
 * @param {number} bytes the size of a picture or file that isn't needed any more
 */
function release(bytes) {
  unused += bytes;
  if (unused < MOST_UNUSED) return;
  globalThis.gc?.();
  unused = 0;
}

/**
 * Reduces a file to the parts that show its picture.
 *
 * @param {string} path
 * @returns {Promise<{ isCut: boolean, bytes: number }>} true if the file had no end marker, and the size of the reduced
 *   file in bytes
 */
async function keepPixels(path) {
  const file = await readFile(path);
  const { pieces, isCut } = pixelParts(file);
  await writeFile(path, pieces);
  return { isCut, bytes: file.length };
}

/**
 * Repairs a damaged JPEG in its file, if that is possible.
 *
 * @param {string} path
 * @param {boolean} isCut true if the file had no end marker
 * @returns {Promise<boolean>} true if the file was changed
 */
async function repair(path, isCut) {
  const pieces = repairedJpeg(await readFile(path), isCut);
  if (pieces) await writeFile(path, pieces);
  return pieces !== null;
}

/**
 * Reads a picture, shrunk so that its shorter side is at most the square's side. Returns the reason instead if
 * the picture breaks a limit.
 *
 * @param {DecodeJob} job
 * @returns {Promise<Small | Decoded>}
 */
async function shrunk({ id, path, mostPixels, mostRatio, mostBytes, mostSide }) {
  // This reads only the header. Our own check below decides if there are too many pixels.
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = facts.width * facts.height;
  if (pixels > mostPixels) return { kind: 'too-many-pixels', pixels };
  if (Math.max(facts.width, facts.height) > mostRatio * Math.min(facts.width, facts.height))
    return { kind: 'too-narrow' };
  const side = Math.min(facts.width, facts.height, mostSide);
  const bytes = bytesHeld(facts, side);
  if (bytes > mostBytes) return { kind: 'too-large' };
  await roomFor({ id, bytes: bytes + ENCODING, mostBytes });
  // The whole picture is decoded, even outside the square, so that no damage goes unnoticed.
  const { data, info } = await sharp(path, { failOn: 'warning', limitInputPixels: mostPixels })
    .autoOrient()
    .resize(side, side, { fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  inMemory.set(id, data.length + ENCODING);
  tell({ id, kind: 'resting' });
  return { data, info, side };
}

/**
 * Waits until the memory limit allows a picture in addition to the pictures already in memory. Doesn't wait if
 * no picture is in memory.
 * @param {{ id: number, bytes: number, mostBytes: number }} wanted
 */
async function roomFor({ id, bytes, mostBytes }) {
  const held = () => [...inMemory.values()].reduce((sum, each) => sum + each, 0);
  while (inMemory.size > 0 && held() + bytes > mostBytes) {
    tell({ id, kind: 'resting' });
    await new Promise((resolve) => (roomMade = () => resolve(null)));
    tell({ id, kind: 'reading' });
  }
}

/**
 * Returns the middle square of a small picture in the formats in which it is stored.
 *
 * @param {DecodeJob} job
 * @param {Small} small
 * @returns {Promise<Decoded>}
 */
async function encode({ swatchShare, swatchSide, tileSide }, { data, info, side }) {
  const { width, height, channels } = info;
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const square = (/** @type {number} */ size) =>
    sharp(data, { raw: { width, height, channels } }).extract({ left, top, width: size, height: size });
  const cut = Math.max(1, Math.floor(side * swatchShare));
  // The usual effort, 4, takes twice as long.
  const cloth = await square(side).webp({ quality: 85, effort: 2 }).toBuffer();
  const swatch = await square(cut).resize(swatchSide).webp({ quality: 80 }).toBuffer();
  const tile = await square(side).resize(tileSide).raw().toBuffer();
  return { kind: 'cloth', cloth, swatch, counts: countsOf(tile) };
}

/**
 * Counts how often each byte value occurs in each channel.
 *
 * @param {Uint8Array} tile red, green and blue bytes
 * @returns {Uint32Array} 256 counts for red, then those for green and blue
 */
function countsOf(tile) {
  const counts = new Uint32Array(3 * 256);
  for (const channel of [0, 1, 2]) {
    for (let i = channel; i < tile.length; i += 3) {
      const at = 256 * channel + (tile[i] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Returns the peak memory in bytes while a picture becomes a square, measured with sharp 0.35. It is the sum of
 * the parts read as a whole, the rows being shrunk, and the small picture. The small picture counts twice if it
 * is turned.
 *
 * @param {Metadata} facts
 * @param {number} side the side of the square
 */
function bytesHeld(facts, side) {
  const { format, width, height, channels, depth, orientation = 1 } = facts;
  const short = Math.min(width, height);
  // A JPEG is shrunk by this factor as it is read.
  const shrink = (format === 'jpeg' && [8, 4, 2].find((by) => short >= (by + 1) * side)) || 1;
  const rows = (Math.min(height / shrink, MOST_ROWS) * width * channels * bytesOf(depth)) / shrink;
  const small = (3 * side * side * Math.max(width, height)) / short;
  return bytesReadWhole(facts) + rows + (orientation > 1 ? 2 : 1) * small;
}

/**
 * Returns the number of bytes that must be read as a whole. These are the coefficients of a progressive JPEG,
 * or the picture of an interlaced PNG or a GIF.
 *
 * @param {Metadata} facts
 */
function bytesReadWhole({ format, width, height, channels, depth, isProgressive, chromaSubsampling }) {
  const pixels = width * height;
  if (format === 'gif') return 4 * pixels;
  if (!isProgressive) return 0;
  if (format === 'png') return channels * bytesOf(depth) * pixels;
  return 2 * (chromaSubsampling?.startsWith('4:2:0') ? 1.5 : channels) * pixels;
}

/**
 * Returns the number of bytes that a sample takes.
 *
 * @param {string} depth the depth of the sample
 */
const bytesOf = (depth) => (depth === 'uchar' ? 1 : 2);

/**
 * The process in which uploaded pictures are decoded, one after the other: a decoder that fails over a hostile file
 * takes nothing with it, and what memory it took is given back. While one is read, what came of the one before is
 * encoded. It is told of each by a message, and says while it reads it and what came of it. A decoder can't be
 * stopped: over a picture that takes too long the process is ended.
 * It ends with its parent, however that ends; signals that go to the whole process group are left to the parent.
 *
 * Plain JavaScript, so that tests run it as it is.
 *
 * @import { DecodeJob, Decoded, HostNews } from './picture-decoder.js'
 * @import { Metadata, OutputInfo } from 'sharp'
 */
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import { repairedJpeg } from './file-parts/jpeg-repair.mjs';
import { pixelParts } from './file-parts/pixel-parts.mjs';

// Who waits for an answer comes before pictures.
try {
  os.setPriority(Math.min(os.getPriority() + 10, 19));
} catch {
  // Some sandboxes forbid it; then pictures are decoded at the priority of requests.
}

// Each decoder is a way in: there are none but for the kinds that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);
// With each further thread more rows would be in memory.
sharp.concurrency(1);

/** So many rows are in memory at most while a picture is made smaller. */
const MOST_ROWS = 1600;
/** What encoding takes besides the small picture, in bytes. */
const ENCODING = 25_000_000;
/** How often the time that a picture takes is looked at, in milliseconds. */
const LOOK_EVERY = 100;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// An exit waits until the decoder is done.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (/** @type {DecodeJob} */ job) => {
  const { id } = job;
  void decode(job)
    .catch(() => /** @type {const} */ ({ kind: 'damaged' }))
    .then((decoded) => {
      // The collector doesn't see how large pictures are, and gives them back a turn later.
      globalThis.gc?.();
      setImmediate(() => {
        inMemory.delete(id);
        roomMade();
        tell({ id, kind: 'done', decoded });
      });
    });
});

/** @param {HostNews} news */
function tell(news) {
  process.send?.(news);
}

/** @typedef {{ data: Buffer, info: OutputInfo, side: number }} Small */

/** What is in memory of pictures that have been read, in bytes, by job. @type {Map<number, number>} */
const inMemory = new Map();
/** Ends the wait for less to be in memory. */
let roomMade = () => {};
/** Settles when no picture is being read. @type {Promise<unknown>} */
let reading = Promise.resolve();

/**
 * @param {DecodeJob} job
 * @returns {Promise<Decoded>} rejected where the file is damaged
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
 * A picture so small that its shorter side is no longer than the square's; or why there is none. Its file is left with
 * its pixels alone.
 *
 * @param {DecodeJob} job
 * @returns {Promise<Small | Decoded>}
 */
async function readSmall(job) {
  const { id, path } = job;
  tell({ id, kind: 'reading' });
  const endLimit = limitTime(job);
  try {
    const isCut = await keepPixels(path);
    return await shrunk(job).catch(async (/** @type {unknown} */ error) => {
      if (!(await repair(path, isCut))) throw error;
      return shrunk(job);
    });
  } finally {
    endLimit();
  }
}

/**
 * Gives a picture up that has taken so many seconds of a processor. Time in which others have the processor doesn't count.
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
 * @param {string} path
 * @returns {Promise<boolean>} true where the file had no end of its own
 */
async function keepPixels(path) {
  const { pieces, isCut } = pixelParts(await readFile(path));
  await writeFile(path, pieces);
  return isCut;
}

/**
 * @param {string} path
 * @param {boolean} isCut true where the file had no end of its own
 * @returns {Promise<boolean>} true if it is another one now
 */
async function repair(path, isCut) {
  const pieces = repairedJpeg(await readFile(path), isCut);
  if (pieces) await writeFile(path, pieces);
  return pieces !== null;
}

/**
 * @param {DecodeJob} job
 * @returns {Promise<Small | Decoded>}
 */
async function shrunk({ id, path, mostPixels, mostRatio, mostBytes, mostSide }) {
  // The collector doesn't see how large files are.
  globalThis.gc?.();
  // Only its header is read here: how many pixels are too many is ours to say.
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = facts.width * facts.height;
  if (pixels > mostPixels) return { kind: 'too-many-pixels', pixels };
  if (Math.max(facts.width, facts.height) > mostRatio * Math.min(facts.width, facts.height))
    return { kind: 'too-narrow' };
  const side = Math.min(facts.width, facts.height, mostSide);
  const bytes = bytesHeld(facts, side);
  if (bytes > mostBytes) return { kind: 'too-large' };
  await roomFor({ id, bytes: bytes + ENCODING, mostBytes });
  // All of it is decoded, also what lies outside the square, so that no damage passes.
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
 * Waits until a picture may come into memory beside those that are there; beside none it always may.
 *
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
 * The square out of the middle of a small picture, as it is kept.
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
  return { kind: 'cloth', cloth, swatch, tile };
}

/**
 * How much of a picture is in memory at once while it becomes a square, measured with sharp 0.35: what has to be read as
 * a whole, the rows that are being made smaller, and the small picture, twice where it is to be turned.
 *
 * @param {Metadata} facts
 * @param {number} side of the square
 */
function bytesHeld(facts, side) {
  const { format, width, height, channels, depth, orientation = 1 } = facts;
  const short = Math.min(width, height);
  // A JPEG is made that much smaller as it is read.
  const shrink = (format === 'jpeg' && [8, 4, 2].find((by) => short >= (by + 1) * side)) || 1;
  const rows = (Math.min(height / shrink, MOST_ROWS) * width * channels * bytesOf(depth)) / shrink;
  const small = (3 * side * side * Math.max(width, height)) / short;
  return bytesReadWhole(facts) + rows + (orientation > 1 ? 2 : 1) * small;
}

/**
 * Of a progressive JPEG its coefficients, of an interlaced PNG and a GIF the picture.
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

/** @param {string} depth of a sample */
const bytesOf = (depth) => (depth === 'uchar' ? 1 : 2);

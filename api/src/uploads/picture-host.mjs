/**
 * The process in which uploaded pictures are decoded, one after the other: a decoder that fails over a hostile file
 * takes nothing with it, and what memory it took is given back. It is told of each by a message and answers by one.
 * It ends with its parent, however that ends; signals that go to the whole process group are left to the parent.
 *
 * Plain JavaScript, so that the same file runs from src/ (tests) and from dist/.
 *
 * @import { DecodeJob, Decoded } from './picture-decoder.js'
 * @import { Metadata } from 'sharp'
 */
import process from 'node:process';
import sharp from 'sharp';

// Each decoder is a way in: there are none but for the kinds that are taken.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
sharp.cache(false);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (/** @type {DecodeJob} */ job) => {
  void decode(job)
    .catch(() => /** @type {const} */ ({ kind: 'damaged' }))
    .then((decoded) => process.send?.(decoded));
});

/**
 * @param {DecodeJob} job
 * @returns {Promise<Decoded>} rejected where the file is damaged
 */
async function decode({ path, mostPixels, mostBytes, mostSide, seconds, ...wanted }) {
  // Only its header is read here: how many pixels are too many is ours to say.
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels = facts.width * facts.height;
  if (pixels > mostPixels) return { kind: 'too-many-pixels', pixels };
  if (bytesHeld(facts) > mostBytes) return { kind: 'too-large' };
  const side = Math.min(facts.width, facts.height, mostSide);
  // All of it is decoded, also what lies outside the square, so that no damage passes.
  const { data, info } = await sharp(path, { failOn: 'warning', limitInputPixels: mostPixels })
    .timeout({ seconds })
    .autoOrient()
    .resize(side, side, { fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = Math.floor((width - side) / 2);
  const top = Math.floor((height - side) / 2);
  const square = () =>
    sharp(data, { raw: { width, height, channels } }).extract({ left, top, width: side, height: side });
  const cut = Math.max(1, Math.floor(side * wanted.swatchShare));
  return {
    kind: 'cloth',
    cloth: await square().webp({ quality: 85 }).toBuffer(),
    swatch: await sharp(data, { raw: { width, height, channels } })
      .extract({ left, top, width: cut, height: cut })
      .resize(wanted.swatchSide)
      .webp({ quality: 80 })
      .toBuffer(),
    tile: await square().resize(wanted.tileSide).raw().toBuffer(),
  };
}

/**
 * How much of a picture is in memory at once while it is decoded; most are read row by row.
 *
 * @param {Metadata} facts
 */
function bytesHeld({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  orientation,
  chromaSubsampling,
}) {
  const pixels = width * height;
  if (format === 'gif') return 4 * pixels;
  if (format === 'jpeg') {
    const coefficients = chromaSubsampling?.startsWith('4:2:0') ? 1.5 : channels;
    return isProgressive ? 2 * coefficients * pixels : 0;
  }
  const isHeld = isProgressive || (orientation ?? 1) > 1;
  return isHeld ? channels * (depth === 'uchar' ? 1 : 2) * pixels : 0;
}

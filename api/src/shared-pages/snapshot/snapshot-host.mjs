/**
 * The thread that makes the frozen copies of shared designs, one after the other. The file is plain JavaScript, so that
 * tests run it unchanged. In tests, the thread uses the built version of the folder `shared`.
 *
 * @import { DesignFacts, SnapshotAnswer, SnapshotJob } from './snapshot-types.js'
 * @import { Painted } from './paint-design.mjs'
 * @import { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns'
 * @import { Block } from '@quiltwright/shared/quilting/block'
 * @import { Sharp } from 'sharp'
 * @import { PackedQuilt } from '@quiltwright/shared/quilting/stored/packed-quilt'
 */
import os from 'node:os';
import { promisify } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { lightness } from '@quiltwright/shared/model/cloth/oklab';
import { asVersion5 } from '@quiltwright/shared/quilting/stored/bands/band-fields';
import { bindingFabric } from '@quiltwright/shared/quilting/sewn/binding';
import sharp from 'sharp';
import { Covers } from './sewn/block-cover.mjs';
import { paintDesign } from './paint-design.mjs';
import { tileSide } from './picture-size.mjs';
import { publicBlockDesign, publicQuilt, seenBlock, seenQuilt } from './public-design.mjs';
import { lightOf, lightPicture } from './sewn/sewn-light.mjs';

/** The longer side of the picture on the page, in pixels. */
const PICTURE = 1600;
/** Samples along a pixel's side. */
const FINE = 2;
/** The size that messages show previews in. Some crop them to a square, so the design is within the middle 630. */
const PREVIEW = { width: 1200, height: 630 };
/** The space between the design and the preview's edge. */
const MARGIN = 24;
/** Some messengers show no preview picture of more than 300 kB. */
const MOST_PREVIEW_BYTES = 280_000;
const GROUND = '#F3ECE1';
/** The side of the small picture of an upload: 16 pixels to an inch, no more than the picture of a large quilt shows. */
const SMALL_CLOTH = 96;

// On Linux a thread has its own priority. On other systems this would change the priority of the whole server.
if (process.platform === 'linux') {
  try {
    os.setPriority(Math.min(os.getPriority() + 5, 19));
  } catch {
    // Some sandboxes forbid a change of priority.
  }
}

parentPort?.on('message', (/** @type {SnapshotJob} */ job) => {
  void answer(job).then((message) => parentPort?.postMessage(message));
});

/**
 * @param {SnapshotJob} job
 * @returns {Promise<SnapshotAnswer>}
 */
async function answer(job) {
  try {
    return await snapshot(job);
  } catch (error) {
    return { kind: 'failure', message: String(error) };
  }
}

/**
 * @param {SnapshotJob} job
 * @returns {Promise<SnapshotAnswer>}
 */
async function snapshot({ kind, text, cloth, renamed, quilting, colours }) {
  /** @type {unknown} */
  const stored = JSON.parse(text);
  const design =
    kind === 'quilt'
      ? { quilt: publicQuilt(/** @type {PackedQuilt} */ (stored), renamed) }
      : { block: publicBlockDesign(/** @type {Block} */ (stored), renamed) };
  const seen = design.quilt ? seenQuilt(design.quilt) : seenBlock(design.block);
  if (!seen) return { kind: 'empty' };
  // Other threads compress the design meanwhile.
  const compressed = promisify(gzip)(JSON.stringify(readableDesign(design)));
  const tile = tileSide(seen.painted, PICTURE * FINE);
  if (tile === null) return { kind: 'tooMuch' };
  /** @type {Map<number, Uint8Array>} */
  const tiles = new Map();
  for (const [fabricNum, bytes] of cloth) {
    const pixels = await sharp(bytes).removeAlpha().resize(tile, tile, { fit: 'fill' }).raw().toBuffer();
    tiles.set(renamed.get(fabricNum) ?? fabricNum, pixels);
  }
  const sewn = quilting && { binding: bindingOf(seen, quilting, renamed, colours) };
  const covers = new Covers();
  const painted = paintDesign(seen.painted, tiles, tile, sewn, covers);
  const halfOf = (/** @type {number} */ side) => Math.max(1, Math.round(side / FINE));
  const [width, height] = [halfOf(painted.width), halfOf(painted.height)];
  // Another thread halves the picture while this one makes the light.
  const halved = sharp(painted.pixels, {
    raw: { width: painted.width, height: painted.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const sampled = { density: tile / CLOTH_TILE, covers };
  const greys = quilting && lightOf({ width, height }, seen.painted, quilting.pattern, sampled);
  const data = await halved;
  if (greys) lightPicture({ pixels: data, width, height }, greys, seen.painted, quilting.pattern);
  const whole = sharp(data, { raw: { width, height, channels: 3 } });
  const [picture, preview] = await Promise.all([
    whole.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
    previewOf(whole, width, height),
  ]);
  const ownCloth = await Promise.all(
    [...renamed].map(async ([own, fabricNum]) => {
      const full = cloth.get(own) ?? new Uint8Array();
      const small = await sharp(full).resize(SMALL_CLOTH, SMALL_CLOTH).webp({ quality: 80 }).toBuffer();
      return /** @type {[number, Uint8Array, Uint8Array]} */ ([fabricNum, full, small]);
    }),
  );
  return {
    kind: 'made',
    facts: seen.facts,
    design: await compressed,
    picture,
    preview,
    ownCloth,
  };
}

/**
 * Returns a design for visitors. A quilt is as version 5 has it if it can be, for pages that were opened before version 6.
 *
 * @param {{ quilt?: PackedQuilt, block?: Block }} design
 */
function readableDesign({ quilt, block }) {
  return quilt ? { quilt: asVersion5(quilt) ?? quilt } : { block };
}

/**
 * Returns the public number of the binding's fabric: the chosen fabric if the quilt has it, or one that suits the quilt.
 * 0 for a quilt that isn't bound.
 *
 * @param {{ painted: Painted, facts: DesignFacts }} seen
 * @param {Quilting} quilting
 * @param {ReadonlyMap<number, number>} renamed
 * @param {ReadonlyMap<number, string>} colours
 */
function bindingOf({ painted, facts }, { pattern, binding }, renamed, colours) {
  if (pattern === 'unquilted') return 0;
  const chosen = renamed.get(binding) ?? binding;
  if (facts.fabricNums.includes(chosen)) return chosen;
  const frame = [...painted.bands].reverse().find(({ outer }) => outer.width === painted.width)?.fabric ?? 0;
  const seen = new Map([...colours].map(([num, colour]) => [renamed.get(num) ?? num, colour]));
  return bindingFabric(facts.fabricNums, frame, (fabric) => lightness(seen.get(fabric) ?? '#ffffff'));
}

/**
 * Returns the picture for messages: the design on plain ground, without text.
 *
 * @param {Sharp} whole
 * @param {number} width the width of `whole`, in pixels
 * @param {number} height
 */
async function previewOf(whole, width, height) {
  const scale = (PREVIEW.height - 2 * MARGIN) / Math.max(width, height);
  const { data, info } = await whole
    .clone()
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { width: info.width, height: info.height, channels: info.channels };
  const laid = await sharp({ create: { ...PREVIEW, channels: 3, background: GROUND } })
    .composite([{ input: data, raw: small, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let quality = 86; ; quality -= 12) {
    const preview = await sharp(laid, { raw: { ...PREVIEW, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (preview.length <= MOST_PREVIEW_BYTES || quality < 20) return preview;
  }
}

import { join } from 'node:path';
import { assertExists } from '@quiltwright/shared/result';
import sharp, { type Sharp } from 'sharp';
import { blockPicture } from '../paint/block-picture.js';
import { render } from '../cloth/cloth.js';
import { encode } from '../cloth/encode.js';
import { libraryFabrics } from '../cloth/library-fabrics.js';
import { premadeBlocks } from '../premade.js';
import { PER_INCH, SAMPLER, sampler } from './sampler.js';

/** The names of the sampler quilt's blocks, row by row. */
const sampled = [
  ...['Ohio Star', 'Churn Dash', 'Pine Tree', 'Log Cabin', 'LeMoyne Star'],
  ...['Flying Geese', 'Nine Patch', 'Friendship Star', 'Jacobs Ladder', 'Tulip'],
  ...['Half Log Cabin', 'Sawtooth Star', 'Dutchmans Puzzle', 'Peony', 'Schoolhouse'],
  ...['Maple Leaf', 'Bears Paw', 'Rising Star', 'Economy Patch', 'Ocean Waves'],
  ...['Cake Stand', 'Pinwheel', 'Kaleidoscope', 'Courthouse Steps', 'Sailboat'],
  ...['Storm at Sea', 'Spools', 'Birds in the Air', 'Heart', 'Rolling Stone'],
];
/**
 * The block that the home page shows above the sampler quilt, as if a quilter were moving it, and its fabrics. It
 * covers the twelfth block.
 */
const LIFTED = { block: 'Sawtooth Star', cloth: ['Country Cream', 'Barn Red', 'Dusk Meadow'] };
/** The names of the blocks in the row below the page's text. */
const named = ['Ohio Star', 'Churn Dash', 'Log Cabin', 'Bears Paw', 'Flying Geese', 'Nine Patch'];
/** The names of the fabrics on the page's palette card. */
const fabrics = [
  ...['Picnic Dot', 'Diner Check', 'Rosebud Shirting', 'Barn Red'],
  ...['Madder Garden', 'Bittersweet Shirting', 'Highland Holiday', 'Evening Peony'],
];

/**
 * The pixels per inch of the two pictures of the sampler: for normal screens, and for large windows or high-resolution
 * screens.
 */
const SAMPLER_SIZES = [14, 22];
/**
 * The size in inches of the part of the sampler quilt that phones show, from the quilt's top left corner. `perInch` is
 * the number of pixels per inch.
 */
const CORNER = { width: 52, height: 44, perInch: 16 };
const BLOCK_SIDE = 152;
const SWATCH_SIDE = 116;

/**
 * Draws the pictures of the home page from the library and writes them to a folder. They are the sampler quilt, one of
 * its blocks alone, and rows of blocks and swatches. The page shows the single block as if a quilter were moving it.
 *
 * @returns the paths of the written files
 */
export async function homePictures(folder: string): Promise<string[]> {
  const files: string[] = [];
  const write = async (name: string, picture: Sharp): Promise<void> => {
    const file = join(folder, name);
    await (
      name.endsWith('.avif')
        ? picture.avif({ quality: 46, effort: 6 })
        : picture.webp({ quality: name === 'sampler.webp' ? 60 : 78, effort: 6 })
    ).toFile(file);
    files.push(file);
  };
  const quilt = await drawSampler();
  for (const perInch of SAMPLER_SIZES) {
    const scaled = quilt.clone().resize(Math.round(SAMPLER.width * perInch));
    await write(`sampler-${String(perInch)}.avif`, scaled);
    if (perInch === SAMPLER_SIZES[0]) await write('sampler.webp', scaled.clone());
  }
  const corner = quilt.clone().extract({
    left: 0,
    top: 0,
    width: CORNER.width * PER_INCH,
    height: CORNER.height * PER_INCH,
  });
  const scale = CORNER.perInch / PER_INCH;
  await write(
    'sampler-corner.avif',
    sharp(await corner.png({ compressionLevel: 1 }).toBuffer()).resize(
      Math.round(CORNER.width * PER_INCH * scale),
    ),
  );
  await write('lifted.webp', sharp(await blockOf(LIFTED.block, LIFTED.cloth)).resize(360));
  await write('blocks.webp', await inARow(await Promise.all(named.map((name) => blockOf(name))), BLOCK_SIDE));
  await write('fabrics.webp', await inARow(await Promise.all(fabrics.map(swatchOf)), SWATCH_SIDE));
  return files;
}

async function drawSampler(): Promise<Sharp> {
  const quilt = await sampler(await Promise.all(sampled.map((name) => blockOf(name))), {
    binding: await clothOf('Barn Red'),
    outer: await clothOf('Dusk Meadow'),
    inner: await clothOf('Cheddar'),
    sashing: await clothOf('Country Cream'),
    cornerstone: await clothOf('Barn Red'),
  });
  return sharp(await quilt.png({ compressionLevel: 1 }).toBuffer());
}

/** Returns one picture with the given pictures side by side, each scaled to a square of `side` pixels. */
async function inARow(pictures: readonly Uint8Array[], side: number): Promise<Sharp> {
  const squares = await Promise.all(pictures.map((picture) => sharp(picture).resize(side).png().toBuffer()));
  return sharp({
    create: { width: side * pictures.length, height: side, channels: 3, background: '#fff' },
  }).composite(squares.map((input, index) => ({ input, left: index * side, top: 0 })));
}

const encoded = new Map<string, ReturnType<typeof encode>>();

function encodedFabric(name: string): ReturnType<typeof encode> {
  const { cloth } = assertExists(
    libraryFabrics.find(({ fabricName }) => fabricName === name),
    `the fabric ${name}`,
  );
  const made = encoded.get(name) ?? encode(render(cloth));
  encoded.set(name, made);
  return made;
}

async function clothOf(name: string): Promise<Uint8Array> {
  return (await encodedFabric(name)).cloth;
}

async function swatchOf(name: string): Promise<Uint8Array> {
  return (await encodedFabric(name)).swatch;
}

/**
 * Returns the picture of a block.
 * @param dress the names of the fabrics; by default the fabrics that the library chose for the block
 */
async function blockOf(name: string, dress?: readonly string[]): Promise<Uint8Array> {
  const { levels, cloth } = assertExists(
    premadeBlocks.find(({ designName }) => designName === name),
    `the block ${name}`,
  );
  return blockPicture(levels, await Promise.all((dress ?? cloth.map(fabricName)).map(clothOf)));
}

function fabricName(num: number): string {
  return assertExists(
    libraryFabrics.find(({ fabricNum }) => fabricNum === num),
    `fabric ${String(num)}`,
  ).fabricName;
}

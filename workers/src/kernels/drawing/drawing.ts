import { part, type Report } from '../report';
import { fault, type Answer } from '../fault';
import { centre, type Box } from '@quiltwright/shared/geometry/box';
import { turning, type Orientation } from '@quiltwright/shared/geometry/orientation';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { success } from '@quiltwright/shared/result';
import { boxesOf } from '../expand/boxes';
import { sewnOf, type SewnPatch } from '../patches/sewn';
import { areSound, damagedBlock, damagedShapes, damagedSides, hasSides, isWhole } from '../patches/sound';
import { prepare } from '../prepared/prepared-quilt';
import { clothJpeg } from '../print/pdf/cloth-jpeg';
import { pictureOf } from '../scene/picture';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Drawing, DrawingJob } from './drawing-types';
import { bandNumbers, patchNumbers, sheetNumbers } from './colouring-sheet';
import { cuttingLayers } from './cutting-layers';
import { filledPatches, paintOf, symbolsOf, type DrawnBlock, type DrawnCopy } from './filled-patches';
import { sheetPage } from './sheet-page';
import { dataAddress, escapedXml, short } from './svg';

/**
 * The maximum number of pixels in all fabric pictures of a drawing together. With more fabrics, each picture is
 * smaller.
 */
const CLOTH_PIXELS = 12e6;
const MOST_SIDE = 1024;
/** The side in pixels of a swatch in the key of a colouring sheet. */
const SWATCH_SIDE = 160;
/** The resolution of the fabric pictures that `clothJpeg` makes, in dots per inch. */
const DOTS = 300;
/** Number of placements between two progress reports. */
const REPORT_EVERY = 50;

/** The progress, from 0 to 1, at which all blocks are done and reading the fabric pictures begins. */
const BLOCKS_DONE = 0.4;
/**
 * The maximum number of separate paths in a drawing. A file with so many has about 15 MB, which drawing programs still
 * open.
 */
const MOST_PATHS = 120_000;
const NAMESPACES = [
  'xmlns="http://www.w3.org/2000/svg"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
].join(' ');

/**
 * Returns a design as SVG, in inches. Each patch of each copy is a separate path, unless there are more than 120,000
 * (see `Drawing.isLinked`). Fabrics are patterns that start at the corner of the block, as on the canvas. Fails with
 * `too-many-copies`, `too-many-paths` and `damaged`.
 */
export async function drawing(
  { design, name, look, fabrics }: DrawingJob,
  report: Report,
): Promise<Answer<Drawing>> {
  const parts = partsOf(design);
  if (!parts.ok) return parts;
  const { width, length, bands, placements } = parts.value;
  const boxes = boxesOf(placements);
  if (!boxes.ok) return boxes;
  const copies = copiesOf(placements, boxes.value, part(report, 0, BLOCKS_DONE));
  const paths = copies.reduce((sum, { block }) => sum + block.patches.length, 0);
  const isLinked = paths > MOST_PATHS;
  if (isLinked && look === 'cutting') return tooManyPaths(paths);

  const isSheet = look === 'colouring';
  const cloths =
    look === 'cloth' || isSheet
      ? await clothsOf(fabrics, isSheet ? SWATCH_SIDE : MOST_SIDE, report)
      : new Map<number, string>();
  const drawn = { bands, copies };
  const paint = paintOf(look, fabrics, cloths);
  const numbers = isSheet ? sheetNumbers(drawn) : new Map<number, number>();
  const sheet = isSheet ? sheetPage({ width, height: length, name, numbers, fabrics, cloths }) : null;
  const numbering = { numbers, inch: sheet?.inch ?? 1 };
  const over = (block: DrawnBlock) => patchNumbers(block, numbering);
  const box = sheet?.box ?? { x: 0, y: 0, width, height: length };
  const [left, top, across, down] = [box.x, box.y, box.width, box.height].map(short);
  const svg = [
    `<svg ${NAMESPACES} width="${across}in" height="${down}in" viewBox="${left} ${top} ${across} ${down}">`,
    `<title>${escapedXml(name)}</title>`,
    '<defs>',
    ...(isSheet ? [] : [...cloths].map(([fabric, address]) => patternOf(fabric, address))),
    ...(isLinked ? symbolsOf(drawn, paint, over) : []),
    '</defs>',
    ...(sheet ? [sheet.paper] : []),
    ...(look === 'cutting' ? cuttingLayers(drawn, fabrics) : filledPatches(drawn, paint, isLinked, over)),
    ...(sheet ? [...bandNumbers(drawn, numbering), ...sheet.marks] : []),
    '</svg>',
    '',
  ].join('\n');
  return success({
    bytes: new TextEncoder().encode(svg),
    plain:
      look === 'cloth' ? fabrics.map(({ fabricNum }) => fabricNum).filter((each) => !cloths.has(each)) : [],
    isLinked,
  });
}

function tooManyPaths(paths: number) {
  return fault({ code: 'too-many-paths', paths, most: MOST_PATHS });
}

interface Parts {
  width: number;
  length: number;
  bands: readonly BandArea[];
  placements: readonly Placement[];
}

function partsOf(design: DrawingJob['design']): Answer<Parts> {
  if ('block' in design) {
    const { levels, blockWidth: width, blockHeight: length } = design.block;
    if (!isWhole({ levels, width, height: length })) return damagedBlock;
    return success({ width, length, bands: [], placements: [{ ...emptyPlacement, ...design.block }] });
  }
  const { quilt, bands, placements } = prepare(design.quilt);
  if (!hasSides(quilt)) return damagedSides;
  if (!placements.every(({ levels }) => areSound(levels))) return damagedShapes;
  return success({ width: quilt.quiltWidth, length: quilt.quiltLength, bands, placements });
}

/**
 * Returns all copies of all placements, bottom first. Equal blocks of one size are one object, also in several
 * placements.
 * @param boxes the box that each copy takes up, in inches
 */
function copiesOf(placements: readonly Placement[], boxes: readonly Box[], report: Report): DrawnCopy[] {
  const known = new Map<string, DrawnBlock>();
  let copy = 0;
  return placements.flatMap((placement, index) => {
    if (index % REPORT_EVERY === 0) report(index / placements.length);
    const { levels, blockWidth: width, blockHeight: height } = placement;
    const key = `${pictureOf(levels).digest} ${width} ${height}`;
    const block = known.get(key) ?? {
      ...{ id: `block${known.size + 1}`, width, height },
      patches: inOrder(sewnOf(levels, { width, height }).patches),
    };
    known.set(key, block);
    return Array.from({ length: placement.numOfColumns * placement.numOfRows }, () => {
      const { x, y } = centre(boxes[copy++] ?? { x: 0, y: 0, width, height });
      return { block, to: placedAt({ x: x - width / 2, y: y - height / 2, width, height }, placement) };
    });
  });
}

/** Returns the transformation from inches of a block to inches of the quilt, for a copy in a box as it was drawn. */
function placedAt({ x, y, ...size }: Box, how: Orientation): Transform {
  const { a, b, c, d, e, f } = turning({ x: 0, y: 0, ...size }, how);
  return { a, b, c, d, e: e + x, f: f + y };
}

/** Returns patches in drawing order: first the pieced patches, which lie side by side, then the appliqué over them. */
function inOrder(patches: readonly SewnPatch[]): SewnPatch[] {
  const depth = ({ kind, shape }: SewnPatch) => (kind === 'applique' ? shape + 1 : 0);
  return [...patches].sort((a, b) => depth(a) - depth(b));
}

/**
 * Returns the pictures of fabrics as data URLs, by fabric number. Leaves out fabrics without a readable picture.
 * @param most the greatest side of a picture, in pixels
 */
async function clothsOf(
  fabrics: DrawingJob['fabrics'],
  most: number,
  report: Report,
): Promise<Map<number, string>> {
  const cloths = new Map<number, string>();
  const side = Math.min(most, Math.floor(Math.sqrt(CLOTH_PIXELS / Math.max(1, fabrics.length))));
  for (const [index, { fabricNum, picture }] of fabrics.entries()) {
    report(BLOCKS_DONE + ((1 - BLOCKS_DONE) * index) / fabrics.length);
    if (!picture) continue;
    try {
      cloths.set(fabricNum, dataAddress('image/jpeg', await clothJpeg(picture, side / DOTS)));
    } catch {
      /* The picture is damaged: the fabric's colour replaces it. */
    }
  }
  return cloths;
}

/**
 * Returns an SVG pattern with a fabric's picture. It has only `xlink:href`, which every program reads. Some programs
 * don't read `href`, and both attributes would store the picture twice.
 * @param address the picture as a data URL
 */
function patternOf(fabric: number, address: string): string {
  const size = `width="${CLOTH_TILE}" height="${CLOTH_TILE}"`;
  return (
    `<pattern id="cloth${fabric}" patternUnits="userSpaceOnUse" ${size}>` +
    `<image ${size} preserveAspectRatio="none" xlink:href="${address}"/></pattern>`
  );
}

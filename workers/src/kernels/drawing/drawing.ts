import { polygon } from '@quiltwright/shared/geometry/outline';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { emptyPlacement, isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { success, type Result } from '@quiltwright/shared/result';
import { boxesOf } from '../estimate/ground';
import { generate } from '../generate/generate';
import { sewnOf, type SewnPatch } from '../patches/sewn';
import { areSound, damagedBlock, damagedShapes, damagedSides, hasSides, isWhole } from '../patches/sound';
import { clothJpeg } from '../print/cloth-jpeg';
import { rectangle } from '../print/marks';
import { bandsOf } from '../scene/bands';
import { pictureOf } from '../scene/picture';
import type { Band, Rectangle } from '../scene/scene-types';
import type { Drawing, DrawingJob } from './drawing-types';
import { dataAddress, escaped, pathOf, short } from './svg';

/** Pixels of cloth that a drawing holds at most: the more fabrics, the smaller each. */
const CLOTH_PIXELS = 12e6;
const MOST_SIDE = 1024;
/** `clothJpeg` has so many to an inch. */
const DOTS = 300;
/** The share of the work that cloth takes, for who waits. */
const CLOTH_DONE = 0.6;
/** Placements after which it is told how far it is. */
const REPORT_EVERY = 50;

const INK = '#1f2a44';
const QUIET = '#5a6478';
/** Inches by which a patch reaches under its neighbours: viewers would show the paper between them. */
const REACH = 0.02;

/**
 * A design as SVG, in inches: each patch a path, each distinct block one symbol that is used where copies lie, cloth as
 * patterns that begin at the corner of the block, as on the canvas. Fails with `too-many-copies` and
 * `damaged`.
 */
export async function drawing(
  { design, name, look, fabrics }: DrawingJob,
  report: (done: number) => void,
): Promise<Result<Drawing>> {
  const parts = partsOf(design);
  if (!parts.ok) return parts;
  const { width, length, bands, placements } = parts.value;
  const boxes = boxesOf(placements);
  if (!boxes.ok) return boxes;

  const cloths = look === 'cloth' ? await clothsOf(fabrics, report) : new Map<number, string>();
  const colours = new Map(fabrics.map(({ fabricNum, colour }) => [fabricNum, colour]));
  const paint = (fabric: number): string => {
    if (look === 'lines') return `fill="#fff" stroke="${INK}" stroke-width="${REACH * 1.5}"`;
    if (fabric === 0) return `fill="#fff" stroke="${QUIET}" stroke-width="${REACH}"`;
    const fill = cloths.has(fabric) ? `url(#cloth${fabric})` : escaped(colours.get(fabric) ?? '#ccc');
    return `fill="${fill}" stroke="${fill}" stroke-width="${REACH}"`;
  };

  const symbols = new Symbols(paint);
  const uses: string[] = [];
  let copy = 0;
  placements.forEach((placement, index) => {
    if (index % REPORT_EVERY === 0) report(CLOTH_DONE + ((1 - CLOTH_DONE) * index) / placements.length);
    const id = symbols.idOf(placement);
    for (let count = placement.numOfColumns * placement.numOfRows; count > 0; count--, copy++) {
      const { x = 0, y = 0 } = boxes.value[copy] ?? {};
      uses.push(`<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`);
    }
  });
  const [across, down] = [short(width), short(length)];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}in" height="${down}in" viewBox="0 0 ${across} ${down}">`,
    `<title>${escaped(name)}</title>`,
    '<defs>',
    ...[...cloths].map(([fabric, address]) => patternOf(fabric, address)),
    ...symbols.svg,
    '</defs>',
    `<g stroke-linejoin="round" fill-rule="evenodd">`,
    ...bands.map(({ outer, hole, fabric }) => {
      const outlines = (hole ? [outer, hole] : [outer]).map((edge) => rectangle(boxOf(edge)));
      return `<path ${paint(fabric)} d="${pathOf(outlines)}"/>`;
    }),
    ...uses,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
  return success({
    bytes: new TextEncoder().encode(svg),
    plain:
      look === 'cloth' ? fabrics.map(({ fabricNum }) => fabricNum).filter((each) => !cloths.has(each)) : [],
  });
}

interface Parts {
  width: number;
  length: number;
  bands: Band[];
  placements: Placement[];
}

function partsOf(design: DrawingJob['design']): Result<Parts> {
  if ('block' in design) {
    const { levels, blockWidth: width, blockHeight: length } = design.block;
    if (!isWhole({ levels, width, height: length })) return damagedBlock;
    return success({ width, length, bands: [], placements: [{ ...emptyPlacement, ...design.block }] });
  }
  const quilt = generate(design.quilt);
  if (!hasSides(quilt)) return damagedSides;
  const placements = quilt.blocks.filter((placement) => !isEmptyPlacement(placement));
  if (!placements.every(({ levels }) => areSound(levels))) return damagedShapes;
  return success({ width: quilt.quiltWidth, length: quilt.quiltLength, bands: bandsOf(quilt), placements });
}

/** The symbols of blocks: those that look alike at one size share one. */
class Symbols {
  readonly #known = new Map<string, { id: string; svg: string }>();
  readonly #paint: (fabric: number) => string;

  constructor(paint: (fabric: number) => string) {
    this.#paint = paint;
  }

  get svg(): string[] {
    return [...this.#known.values()].map(({ svg }) => svg);
  }

  idOf({ levels, blockWidth: width, blockHeight: height }: Placement): string {
    const key = `${pictureOf(levels).digest} ${width} ${height}`;
    const known = this.#known.get(key);
    if (known) return known.id;
    const id = `block${this.#known.size + 1}`;
    const svg = [
      `<symbol id="${id}" overflow="visible">`,
      `<path fill="#fff" d="${pathOf([rectangle({ x: 0, y: 0, width, height })])}"/>`,
      ...inOrder(sewnOf(levels, { width, height }).patches).map(
        ({ fabric, outline, holes }) =>
          `<path ${this.#paint(fabric)} d="${pathOf([outline, ...holes.map(polygon)])}"/>`,
      ),
      '</symbol>',
    ].join('\n');
    this.#known.set(key, { id, svg });
    return id;
  }
}

/** Patches bottom first: what is pieced lies side by side, appliqué over it. */
function inOrder(patches: readonly SewnPatch[]): SewnPatch[] {
  const depth = ({ kind, shape }: SewnPatch) => (kind === 'applique' ? shape + 1 : 0);
  return [...patches].sort((a, b) => depth(a) - depth(b));
}

/** Pictures of cloth as addresses that hold them; what can’t be read is left out. */
async function clothsOf(
  fabrics: DrawingJob['fabrics'],
  report: (done: number) => void,
): Promise<Map<number, string>> {
  const cloths = new Map<number, string>();
  const side = Math.min(MOST_SIDE, Math.floor(Math.sqrt(CLOTH_PIXELS / Math.max(1, fabrics.length))));
  for (const [index, { fabricNum, picture }] of fabrics.entries()) {
    report((CLOTH_DONE * index) / fabrics.length);
    if (!picture) continue;
    try {
      cloths.set(fabricNum, dataAddress('image/jpeg', await clothJpeg(picture, side / DOTS)));
    } catch {
      /* Damaged: its colour stands in. */
    }
  }
  return cloths;
}

function patternOf(fabric: number, address: string): string {
  const size = `width="${CLOTH_TILE}" height="${CLOTH_TILE}"`;
  return (
    `<pattern id="cloth${fabric}" patternUnits="userSpaceOnUse" ${size}>` +
    `<image ${size} preserveAspectRatio="none" href="${address}"/></pattern>`
  );
}

function boxOf({ x, y, width, length }: Rectangle) {
  return { x, y, width, height: length };
}
